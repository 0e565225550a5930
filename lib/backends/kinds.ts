/** PURE. The one list of backend kinds: a new kind is one folder and one line here. */
import { demoKind } from './demo/demo-kind.ts';
import { openAiCompatibleKind } from './openai-compatible/openai-compatible-kind.ts';

export const BACKEND_KINDS = [demoKind, openAiCompatibleKind] as const;
