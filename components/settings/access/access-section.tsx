import { useSignal } from '@preact/signals';
import { X } from 'lucide';
import type { ComponentChildren } from 'preact';
import { Field } from '#components/settings/field.tsx';
import { useSettings } from '#components/settings/settings-context.ts';
import { Button, IconButton } from '#components/ui/button.tsx';
import type { SiteProblem } from '#lib/state/options-model.ts';
import { AccessMode } from './access-mode.tsx';
import './access.css';

const EVERY_SITE = '*';

/** Where the drawer is at hand without a click, and where it never comes. */
export function AccessSection() {
  const { model, text } = useSettings();
  const { alwaysOn, neverOn } = model.settings.value;
  const { access } = model;
  return (
    <>
      <p class="section-intro">{text('access.intro')}</p>
      <AccessMode />
      <section class="group" aria-labelledby="always-here">
        <h2 id="always-here" class="group-title">
          {text('access.sites')}
        </h2>
        <p class="field-hint">{text('access.sites-text')}</p>
        <SiteForm
          label={text('access.site')}
          button={text('access.allow')}
          onAdd={(site) => access.allow(site)}
        />
        <SiteList
          sites={alwaysOn.filter((site) => site !== EVERY_SITE)}
          onRemove={(site) => void access.disallow(site)}
          note={(site) => (access.granted.value.has(site) ? null : <NotGranted site={site} />)}
        />
      </section>
      <section class="group" aria-labelledby="never-here">
        <h2 id="never-here" class="group-title">
          {text('access.never')}
        </h2>
        <p class="field-hint">{text('access.never-text')}</p>
        <SiteForm
          label={text('access.never-site')}
          button={text('access.never-add')}
          onAdd={(site) => access.addNever(site)}
        />
        <SiteList sites={neverOn} onRemove={(site) => void access.removeNever(site)} />
      </section>
    </>
  );
}

function NotGranted({ site }: { readonly site: string }) {
  const { model, text } = useSettings();
  return (
    <>
      <span class="tag needs-key">{text('access.not-granted')}</span>
      <Button onClick={() => void model.access.allow(site)}>{text('access.allow-again')}</Button>
    </>
  );
}

interface SiteFormProps {
  readonly label: string;
  readonly button: string;
  /** Called inside the gesture. */
  readonly onAdd: (site: string) => Promise<SiteProblem | null>;
}

function SiteForm({ label, button, onAdd }: SiteFormProps) {
  const { text } = useSettings();
  const site = useSignal('');
  const problem = useSignal<SiteProblem | null>(null);
  return (
    <form
      class="site-form"
      noValidate
      onSubmit={async (event) => {
        event.preventDefault();
        problem.value = await onAdd(site.value);
        if (problem.value === null) site.value = '';
      }}
    >
      <Field
        label={label}
        problem={problem.value ? text(`access.problem.${problem.value}`) : undefined}
      >
        {(control) => (
          <input
            {...control}
            class="text-field"
            type="text"
            autocomplete="off"
            spellcheck={false}
            placeholder={text('access.site-placeholder')}
            value={site.value}
            onInput={(event) => {
              site.value = event.currentTarget.value;
              problem.value = null;
            }}
          />
        )}
      </Field>
      <Button type="submit">{button}</Button>
    </form>
  );
}

interface SiteListProps {
  readonly sites: readonly string[];
  readonly onRemove: (site: string) => void;
  readonly note?: (site: string) => ComponentChildren;
}

function SiteList({ sites, onRemove, note }: SiteListProps) {
  const { text } = useSettings();
  if (sites.length === 0) return <p class="quiet">{text('access.none')}</p>;
  return (
    <ul class="site-rows">
      {sites.map((site) => (
        <li key={site} class="site-row-plain">
          <span class="site-host">{site}</span>
          {note?.(site)}
          <IconButton
            label={text('access.remove', { site })}
            shapes={X}
            onClick={() => onRemove(site)}
          />
        </li>
      ))}
    </ul>
  );
}
