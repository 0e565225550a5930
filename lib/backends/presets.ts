/**
 * PURE. Services and servers by name, as data: a person chooses one and fills in a key. What is not here is reached by its base URL.
 * A part of a base URL in braces is something only the person knows.
 */
import type { BackendKindName } from './backend-config.ts';

export interface BackendPreset {
  readonly id: string;
  readonly label: string;
  readonly kind: BackendKindName;
  readonly baseUrl: string;
  /** Where a key is made; without it the server wants none. */
  readonly keyUrl?: string;
  /** What differs from the kind's own defaults. */
  readonly config?: Readonly<Record<string, unknown>>;
}

/** Counts are told in a stream only when they are asked for: https://platform.openai.com/docs/api-reference/chat/create */
const ASKS_FOR_USAGE = { asksForUsage: true };
const COMPATIBLE = 'openai-compatible';

export const BACKEND_PRESETS: readonly BackendPreset[] = [
  {
    id: 'openai',
    label: 'OpenAI',
    kind: 'openai-responses',
    baseUrl: 'https://api.openai.com/v1',
    keyUrl: 'https://platform.openai.com/api-keys',
    // Answers are kept by the service for 30 days unless told not to be.
    config: { extraBody: { store: false } },
  },
  {
    id: 'openai-chat',
    label: 'OpenAI (chat completions)',
    kind: COMPATIBLE,
    baseUrl: 'https://api.openai.com/v1',
    keyUrl: 'https://platform.openai.com/api-keys',
    // Its reasoning models reject `max_tokens`.
    config: { ...ASKS_FOR_USAGE, parameterNames: { maxOutputTokens: 'max_completion_tokens' } },
  },
  {
    id: 'anthropic',
    label: 'Anthropic',
    kind: 'anthropic',
    baseUrl: 'https://api.anthropic.com/v1',
    keyUrl: 'https://platform.claude.com/settings/keys',
  },
  {
    id: 'gemini',
    label: 'Google Gemini',
    kind: 'gemini',
    baseUrl: 'https://generativelanguage.googleapis.com/v1beta',
    keyUrl: 'https://aistudio.google.com/app/apikey',
  },
  {
    id: 'openrouter',
    label: 'OpenRouter',
    kind: COMPATIBLE,
    baseUrl: 'https://openrouter.ai/api/v1',
    keyUrl: 'https://openrouter.ai/settings/keys',
  },
  {
    id: 'deepseek',
    label: 'DeepSeek',
    kind: COMPATIBLE,
    baseUrl: 'https://api.deepseek.com/v1',
    keyUrl: 'https://platform.deepseek.com/api_keys',
  },
  {
    id: 'groq',
    label: 'Groq',
    kind: COMPATIBLE,
    baseUrl: 'https://api.groq.com/openai/v1',
    keyUrl: 'https://console.groq.com/keys',
  },
  {
    id: 'mistral',
    label: 'Mistral',
    kind: COMPATIBLE,
    baseUrl: 'https://api.mistral.ai/v1',
    keyUrl: 'https://console.mistral.ai/api-keys',
  },
  {
    id: 'xai',
    label: 'xAI',
    kind: COMPATIBLE,
    baseUrl: 'https://api.x.ai/v1',
    keyUrl: 'https://console.x.ai',
    config: ASKS_FOR_USAGE,
  },
  {
    id: 'together',
    label: 'Together AI',
    kind: COMPATIBLE,
    baseUrl: 'https://api.together.xyz/v1',
    keyUrl: 'https://api.together.ai/settings/api-keys',
  },
  {
    id: 'fireworks',
    label: 'Fireworks AI',
    kind: COMPATIBLE,
    baseUrl: 'https://api.fireworks.ai/inference/v1',
    keyUrl: 'https://app.fireworks.ai/settings/users/api-keys',
  },
  {
    id: 'cerebras',
    label: 'Cerebras',
    kind: COMPATIBLE,
    baseUrl: 'https://api.cerebras.ai/v1',
    keyUrl: 'https://cloud.cerebras.ai',
  },
  {
    id: 'perplexity',
    label: 'Perplexity',
    kind: COMPATIBLE,
    // The API has no version path; a full path is taken at its word.
    baseUrl: 'https://api.perplexity.ai/chat/completions',
    keyUrl: 'https://www.perplexity.ai/account/api/keys',
  },
  {
    id: 'moonshot',
    label: 'Moonshot (Kimi)',
    kind: COMPATIBLE,
    baseUrl: 'https://api.moonshot.ai/v1',
    keyUrl: 'https://platform.moonshot.ai/console/api-keys',
  },
  {
    id: 'qwen',
    label: 'Qwen (Model Studio)',
    kind: COMPATIBLE,
    baseUrl: 'https://dashscope-intl.aliyuncs.com/compatible-mode/v1',
    keyUrl: 'https://modelstudio.console.alibabacloud.com/?tab=playground#/api-key',
    config: ASKS_FOR_USAGE,
  },
  {
    id: 'qwen-cn',
    label: '通义千问 (百炼)',
    kind: COMPATIBLE,
    baseUrl: 'https://dashscope.aliyuncs.com/compatible-mode/v1',
    keyUrl: 'https://bailian.console.aliyun.com/?tab=model#/api-key',
    config: ASKS_FOR_USAGE,
  },
  {
    id: 'zhipu',
    label: 'Z.ai (Zhipu GLM)',
    kind: COMPATIBLE,
    baseUrl: 'https://api.z.ai/api/paas/v4',
    keyUrl: 'https://z.ai/manage-apikey/apikey-list',
  },
  {
    id: 'zhipu-cn',
    label: '智谱 GLM',
    kind: COMPATIBLE,
    baseUrl: 'https://open.bigmodel.cn/api/paas/v4',
    keyUrl: 'https://bigmodel.cn/usercenter/proj-mgmt/apikeys',
  },
  {
    id: 'siliconflow',
    label: 'SiliconFlow',
    kind: COMPATIBLE,
    baseUrl: 'https://api.siliconflow.cn/v1',
    keyUrl: 'https://cloud.siliconflow.cn/account/ak',
  },
  {
    id: 'volcengine',
    label: '火山方舟 (豆包)',
    kind: COMPATIBLE,
    baseUrl: 'https://ark.cn-beijing.volces.com/api/v3',
    keyUrl: 'https://console.volcengine.com/ark/region:ark+cn-beijing/apiKey',
  },
  {
    id: 'minimax',
    label: 'MiniMax',
    kind: COMPATIBLE,
    baseUrl: 'https://api.minimax.io/v1',
    keyUrl: 'https://platform.minimax.io/user-center/basic-information/interface-key',
  },
  {
    id: 'nvidia',
    label: 'NVIDIA NIM',
    kind: COMPATIBLE,
    baseUrl: 'https://integrate.api.nvidia.com/v1',
    keyUrl: 'https://build.nvidia.com/settings/api-keys',
  },
  {
    id: 'huggingface',
    label: 'Hugging Face',
    kind: COMPATIBLE,
    baseUrl: 'https://router.huggingface.co/v1',
    keyUrl: 'https://huggingface.co/settings/tokens',
  },
  {
    id: 'github-models',
    label: 'GitHub Models',
    kind: COMPATIBLE,
    baseUrl: 'https://models.github.ai/inference/chat/completions',
    keyUrl: 'https://github.com/settings/personal-access-tokens',
  },
  {
    id: 'vercel',
    label: 'Vercel AI Gateway',
    kind: COMPATIBLE,
    baseUrl: 'https://ai-gateway.vercel.sh/v1',
    keyUrl: 'https://vercel.com/docs/ai-gateway/authentication',
  },
  {
    id: 'azure',
    label: 'Azure OpenAI',
    kind: COMPATIBLE,
    baseUrl: 'https://{resource}.openai.azure.com/openai/v1',
    keyUrl: 'https://ai.azure.com',
    // https://learn.microsoft.com/azure/ai-foundry/openai/reference
    config: { ...ASKS_FOR_USAGE, keyHeader: 'api-key' },
  },
  {
    id: 'cloudflare',
    label: 'Cloudflare Workers AI',
    kind: COMPATIBLE,
    baseUrl: 'https://api.cloudflare.com/client/v4/accounts/{account}/ai/v1',
    keyUrl: 'https://dash.cloudflare.com/profile/api-tokens',
  },
  { id: 'ollama', label: 'Ollama', kind: 'ollama', baseUrl: 'http://127.0.0.1:11434' },
  { id: 'lm-studio', label: 'LM Studio', kind: COMPATIBLE, baseUrl: 'http://127.0.0.1:1234/v1' },
  { id: 'llama.cpp', label: 'llama.cpp', kind: COMPATIBLE, baseUrl: 'http://127.0.0.1:8080/v1' },
  {
    id: 'vllm',
    label: 'vLLM',
    kind: COMPATIBLE,
    baseUrl: 'http://127.0.0.1:8000/v1',
    config: ASKS_FOR_USAGE,
  },
  { id: 'jan', label: 'Jan', kind: COMPATIBLE, baseUrl: 'http://127.0.0.1:1337/v1' },
];

/** A preset's base URL with what only the person knows filled in. */
export function fillBaseUrl(baseUrl: string, values: Readonly<Record<string, string>>): string {
  return baseUrl.replace(/\{(\w+)\}/g, (whole, name: string) => values[name]?.trim() || whole);
}

/** What a preset's base URL asks the person for. */
export function baseUrlBlanks(baseUrl: string): readonly string[] {
  return [...baseUrl.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => (name ? [name] : []));
}
