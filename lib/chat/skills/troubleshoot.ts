/** PURE. */
import type { BuiltInSkill } from './skill.ts';

export const troubleshoot: BuiltInSkill = {
  id: 'troubleshoot',
  icon: 'troubleshoot',
  text: `Help to find the cause of the problem on this page. State the symptom in one sentence, list the likely causes with the most likely first, and for each the one check that proves or rules it out. Ask for what is missing instead of guessing. Then give the fix for the first cause.`,
  names: {
    en: { name: 'Troubleshoot', description: 'From the symptom to the cause' },
    'zh-CN': { name: '排查问题', description: '从现象找到原因' },
  },
};
