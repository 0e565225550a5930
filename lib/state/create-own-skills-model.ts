/** The skills that the person made, and which built-in ones are offered. */
import type { Signal } from '@preact/signals';
import { type OwnSkill, ownSkillSchema } from '#lib/chat/skills/skill.ts';
import { readSite } from '#lib/settings/site-lists.ts';
import type { OptionsClient } from './options-client.ts';
import type { OwnSkillsModel, SettingsModel } from './options-model.ts';

export function createOwnSkillsModel(
  { call }: OptionsClient,
  items: Signal<readonly OwnSkill[]>,
  { settings, changeSettings }: SettingsModel,
): OwnSkillsModel {
  return {
    items,
    async setHidden(id, hidden) {
      const others = settings.value.hiddenSkills.filter((other) => other !== id);
      await changeSettings({ hiddenSkills: hidden ? [...others, id] : others });
    },
    async save({ id, name, icon, description, text, sites }) {
      const typed = sites.split(/[\s,]+/).filter((site) => site !== '');
      const hosts = typed.map(readSite);
      const wrong = typed.find((_, index) => hosts[index] === null);
      if (wrong !== undefined) return { field: 'sites', detail: wrong };
      const skill = ownSkillSchema.safeParse({
        id: id ?? `own-${crypto.randomUUID()}`,
        name,
        icon: icon.trim(),
        description,
        text,
        hosts,
      });
      if (!skill.success) {
        const field = skill.error.issues[0]?.path[0];
        return { field: field === 'text' || field === 'icon' ? field : 'name', detail: '' };
      }
      await call('skill-save', skill.data);
      return null;
    },
    async remove(id) {
      await call('skill-remove', { id });
    },
    async move(id, by) {
      const order = items.value.map((skill) => skill.id);
      const from = order.indexOf(id);
      const to = from + by;
      if (from < 0 || to < 0 || to >= order.length) return;
      order.splice(to, 0, ...order.splice(from, 1));
      items.value = order.flatMap((next) => items.value.find((skill) => skill.id === next) ?? []);
      await changeSettings({ skillOrder: order });
    },
  };
}
