/** PURE. */
import type { BuiltInSkill } from './skill.ts';

export const draftReply: BuiltInSkill = {
  id: 'reply',
  icon: 'reply',
  text: `Draft a reply to the last message in the text that came with this message, in its language and tone. Answer each question that it asks; mark what only the person can know with [brackets]. Give the reply only, ready to be pasted.`,
  names: {
    en: { name: 'Draft a reply', description: 'An answer in the tone of the thread' },
    'zh-CN': { name: '起草回复', description: '用对话的语气写好回复' },
  },
};
