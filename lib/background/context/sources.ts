/** What can be put beside the page. A new source is one file and one line here. */
import type { ContextSource } from './context-source.ts';
import { earlierChat } from './earlier-chat.ts';

export const CONTEXT_SOURCES: readonly ContextSource[] = [earlierChat];
