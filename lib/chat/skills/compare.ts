/** PURE. */
import type { BuiltInSkill } from './skill.ts';

export const compare: BuiltInSkill = {
  id: 'compare',
  icon: 'compare',
  text: `Compare the things that the person names, or those in the context that came with this message. Make one table with a row for each point on which they differ, then say in two sentences for whom which one is better. Say what could not be found out.`,
  names: {
    en: { name: 'Compare', description: 'What differs, as a table' },
    'zh-CN': { name: '比较', description: '用表格列出差异' },
  },
};
