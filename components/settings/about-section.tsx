import { useSettings } from './settings-context.ts';

const SENT = ['question', 'models', 'local', 'nothing'] as const;
const KEPT = ['here', 'private'] as const;

/** What this is, and what it sends where. */
export function AboutSection() {
  const { model, text } = useSettings();
  return (
    <>
      <p class="section-intro">
        {text('about.tagline')} {text('about.version', { version: model.version })}.{' '}
        {text('about.licence')}
      </p>
      <section class="group" aria-labelledby="about-sent">
        <h2 id="about-sent" class="group-title">
          {text('about.sent')}
        </h2>
        <ul class="bullets">
          {SENT.map((key) => (
            <li key={key}>{text(`about.sent.${key}`)}</li>
          ))}
        </ul>
      </section>
      <section class="group" aria-labelledby="about-kept">
        <h2 id="about-kept" class="group-title">
          {text('about.kept')}
        </h2>
        <ul class="bullets">
          {KEPT.map((key) => (
            <li key={key}>{text(`about.kept.${key}`)}</li>
          ))}
        </ul>
      </section>
      <p>
        <a href="/welcome.html">{text('about.welcome')}</a>
      </p>
    </>
  );
}
