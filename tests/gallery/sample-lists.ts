/** Models, skills and chats as a person may have them. */
import { type BackendId, createModelId } from '#lib/backends/model-id.ts';
import { sessionIdSchema } from '#lib/chat/ids.ts';
import type { ChatView, ModelView, SkillView } from '#lib/state/drawer-model.ts';

const demo = 'demo' as BackendId;
const local = 'ollama' as BackendId;
const hosted = 'openai' as BackendId;

const createModelView = (
  backend: BackendId,
  backendLabel: string,
  name: string,
  facts: Partial<ModelView> = {},
): ModelView => ({
  id: createModelId(backend, name),
  label: name,
  backend: { id: backend, label: backendLabel },
  images: false,
  reasoning: false,
  contextSize: null,
  ...facts,
});

export const MODELS: readonly ModelView[] = [
  createModelView(local, 'Ollama', 'qwen3:8b', { reasoning: true, contextSize: 40_960 }),
  createModelView(local, 'Ollama', 'llama3.2:3b', { contextSize: 131_072 }),
  createModelView(hosted, 'OpenAI', 'gpt-5.2', {
    images: true,
    reasoning: true,
    contextSize: 400_000,
  }),
  createModelView(hosted, 'OpenAI', 'gpt-5.2-mini', { images: true, contextSize: 400_000 }),
  createModelView(demo, 'Demo', 'Demo', { contextSize: 32_000 }),
];

export const SKILLS: readonly SkillView[] = [
  {
    id: 'explain',
    name: 'Explain this page',
    description: 'What it is and what matters on it',
    icon: 'explain',
  },
  {
    id: 'summarize',
    name: 'Summarize',
    description: 'The page in a few points',
    icon: 'summarize',
  },
  {
    id: 'find',
    name: 'Find on this page',
    description: 'Where something stands, with quotes',
    icon: 'find',
  },
  {
    id: 'translate',
    name: 'Translate',
    description: 'The selection or the page, into your language',
    icon: 'translate',
  },
  {
    id: 'reply',
    name: 'Draft a reply',
    description: 'An answer in the tone of the thread',
    icon: 'reply',
  },
  { id: 'compare', name: 'Compare', description: 'What differs, as a table', icon: 'compare' },
  {
    id: 'troubleshoot',
    name: 'Troubleshoot',
    description: 'From the symptom to the cause',
    icon: 'troubleshoot',
  },
];

const createChat = (id: string, title: string, ago: number, more: Partial<ChatView> = {}) => ({
  id: sessionIdSchema.parse(id),
  title,
  updatedAt: Date.now() - ago * 3_600_000,
  pinned: false,
  site: 'https://tracker.example',
  project: null,
  ...more,
});

export const CHATS: readonly ChatView[] = [
  createChat('c1', 'Release checklist for spring', 90, { pinned: true, project: 'acme/web' }),
  createChat('s1', 'Why the login fails', 0, { project: 'acme/web' }),
  createChat('c3', 'Compare the two pricing pages, and tell me which of them is older', 26, {
    site: 'https://shop.example',
  }),
  createChat('c4', 'Summary of the paper on attention', 300, { site: 'https://papers.example' }),
];
