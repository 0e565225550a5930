import { useId } from 'preact/hooks';
import type { Card } from '#lib/backends/contract.ts';
import './cards.css';

/** Data beside an answer: no button, no link, not localised (D17). */
export function Cards({ cards }: { readonly cards: readonly Card[] }) {
  if (cards.length === 0) return null;
  return (
    <div class="cards">
      {cards.map((card) => (
        <CardView card={card} />
      ))}
    </div>
  );
}

function CardView({ card }: { readonly card: Card }) {
  const titleId = useId();
  const { title, icon, summary, fields, tags } = card;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div class="card" role="group" aria-labelledby={titleId}>
      <p class="card-title">
        {icon && isPictogram(icon) && <span aria-hidden="true">{icon}</span>}
        <span id={titleId}>{title}</span>
      </p>
      {summary && <p class="card-summary">{summary}</p>}
      {fields.length > 0 && (
        <dl class="card-fields">
          {fields.map(({ label, value }) => (
            <div>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {tags.length > 0 && (
        <p class="card-tags">
          {tags.map((tag) => (
            <span>{tag}</span>
          ))}
        </p>
      )}
    </div>
  );
}

/** An icon may be an emoji or a name of the sender's own set; names of sets that are not here are left out. */
function isPictogram(icon: string): boolean {
  return /\p{Extended_Pictographic}/u.test(icon) && icon.length <= 8;
}
