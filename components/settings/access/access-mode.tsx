import { useSignal } from '@preact/signals';
import { Choice } from '#components/settings/choice.tsx';
import { useSettings } from '#components/settings/settings-context.ts';
import type { SiteProblem } from '#lib/state/options-model.ts';

const EVERY_SITE = '*';

/** "On click" or "always here", on every site. */
export function AccessMode() {
  const { model, text } = useSettings();
  const problem = useSignal<SiteProblem | null>(null);
  const { access } = model;
  const isAlways =
    model.settings.value.alwaysOn.includes(EVERY_SITE) && access.granted.value.has(EVERY_SITE);
  const change = async (mode: 'on-click' | 'always') => {
    if (mode === 'always') problem.value = await access.allow(EVERY_SITE);
    else {
      problem.value = null;
      await access.disallow(EVERY_SITE);
    }
  };
  return (
    <div class="access-mode">
      <Choice
        label={text('access.mode')}
        value={isAlways ? 'always' : 'on-click'}
        options={[
          {
            value: 'on-click',
            label: text('access.on-click'),
            hint: text('access.on-click-text'),
          },
          { value: 'always', label: text('access.always'), hint: text('access.always-text') },
        ]}
        onChange={(mode) => void change(mode)}
      />
      <p role="status" class="field-problem">
        {problem.value && text(`access.problem.${problem.value}`)}
      </p>
    </div>
  );
}
