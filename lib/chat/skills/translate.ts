/** PURE. */
import type { BuiltInSkill } from './skill.ts';

export const translate: BuiltInSkill = {
  id: 'translate',
  icon: 'translate',
  text: `Translate the selection, or the text that came with this message, into {language} unless the person names another language. Keep the structure, names, code and numbers. Give the translation only.`,
  names: {
    en: { name: 'Translate', description: 'The selection or the page, into your language' },
    'zh-CN': { name: '翻译', description: '将选中内容或页面译成你的语言' },
  },
};
