/** PURE. */
import type { BuiltInSkill } from './skill.ts';

export const summarize: BuiltInSkill = {
  id: 'summarize',
  icon: 'summarize',
  text: `Summarize the page, or the text that came with this message. First one sentence with the main point, then at most seven bullet points in the order of their importance. Keep numbers, names and dates exact. Leave out navigation and advertising.`,
  names: {
    en: { name: 'Summarize', description: 'The main point, then the details' },
    'zh-CN': { name: '总结', description: '先讲要点，再列细节' },
  },
};
