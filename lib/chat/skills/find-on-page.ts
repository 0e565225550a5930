/** PURE. */
import type { BuiltInSkill } from './skill.ts';

export const findOnPage: BuiltInSkill = {
  id: 'find',
  icon: 'find',
  text: `Find what the person asks for in the text that came with this message. Answer with the place where it stands and a short exact quote in quotation marks for each finding. When it is not there, say that it is not there; do not guess.`,
  names: {
    en: { name: 'Find on this page', description: 'Where something stands, with quotes' },
    'zh-CN': { name: '在此页面查找', description: '给出位置并附原文' },
  },
};
