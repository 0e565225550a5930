import { useDrawer } from '#components/drawer/drawer-context.ts';
import { Mark } from '#components/ui/mark.tsx';
import { SkillIcon } from '#components/ui/skill-icon.tsx';
import { useTranslation } from '#components/ui/translation.tsx';
import './empty-state.css';

const SUGGESTIONS = 4;

/** A chat that has not begun: what this is, and skills to begin with. */
export function EmptyState() {
  const t = useTranslation();
  const { model, focusMessage } = useDrawer();
  const page = model.page.value;
  const seen = page.status !== 'unseen';
  const questions = page.status === 'seen' ? (page.suggestions ?? []) : [];
  const skills = model.skills?.available.value.slice(0, SUGGESTIONS) ?? [];
  return (
    <div class="empty-state">
      <Mark size={36} />
      <h2>{seen ? t('empty.title') : t('empty.title-unseen')}</h2>
      <p>{t('empty.text')}</p>
      {skills.length + questions.length > 0 && (
        <ul class="suggestions" aria-label={t('empty.suggestions')}>
          {questions.map((question) => (
            <li key={question} class="suggested-question">
              <button
                type="button"
                onClick={() => {
                  model.draft.value = question;
                  focusMessage();
                }}
              >
                {question}
              </button>
            </li>
          ))}
          {skills.map(({ id, name, icon, description }) => (
            <li key={id}>
              <button
                type="button"
                title={description}
                onClick={() => {
                  model.skills?.choose(id);
                  focusMessage();
                }}
              >
                <SkillIcon icon={icon} />
                {name}
              </button>
            </li>
          ))}
        </ul>
      )}
      <RelatedChats />
    </div>
  );
}

/** Chats about the project or the task that the page is about: offered, never entered unasked. */
function RelatedChats() {
  const t = useTranslation();
  const { model, focusMessage } = useDrawer();
  const chats = model.chats?.related?.value ?? [];
  if (chats.length === 0) return null;
  return (
    <section class="related" aria-label={t('empty.related')}>
      <h3>{t('empty.related')}</h3>
      <ul>
        {chats.map(({ id, title, updatedAt }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => {
                void model.openChat(id);
                focusMessage();
              }}
            >
              <span class="option-name">{title || t('chats.untitled')}</span>
              <span class="option-detail">{t.dateTime(updatedAt)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
