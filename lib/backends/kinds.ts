/** PURE. The one list of backend kinds: a new kind is one folder and one line here. */
import { agentHubKind } from './agent-hub/agent-hub-kind.ts';
import { agentServiceKind } from './agent-service/agent-service-kind.ts';
import { anthropicKind } from './anthropic/anthropic-kind.ts';
import { demoKind } from './demo/demo-kind.ts';
import { geminiKind } from './gemini/gemini-kind.ts';
import { ollamaKind } from './ollama/ollama-kind.ts';
import { openAiCompatibleKind } from './openai-compatible/openai-compatible-kind.ts';
import { openAiResponsesKind } from './openai-responses/openai-responses-kind.ts';

export const BACKEND_KINDS = [
  demoKind,
  openAiCompatibleKind,
  openAiResponsesKind,
  anthropicKind,
  geminiKind,
  ollamaKind,
  agentServiceKind,
  agentHubKind,
] as const;
