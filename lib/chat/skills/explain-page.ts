/** PURE. */
import type { BuiltInSkill } from './skill.ts';

export const explainPage: BuiltInSkill = {
  id: 'explain',
  icon: 'explain',
  text: `Explain the page that the person is on: what it is, what it is for, and what on it matters to somebody who sees it for the first time. Use what you were told of the page; say so when you would have to see more of it. Begin with one sentence that says it all.`,
  names: {
    en: { name: 'Explain this page', description: 'What it is and what matters on it' },
    'zh-CN': { name: '解释此页面', description: '它是什么，重点在哪里' },
  },
};
