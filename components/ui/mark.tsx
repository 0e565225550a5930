import './mark.css';

/** The mark: a place on a map, seen from above. */
export function Mark({ size }: { readonly size: number }) {
  return (
    <svg class="mark" width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <rect class="mark-ground" width="32" height="32" rx="8" />
      <path class="mark-line" d="M16 4.5v4M16 23.5v4M4.5 16h4M23.5 16h4" />
      <circle class="mark-line" cx="16" cy="16" r="7.5" />
      <circle class="mark-point" cx="16" cy="16" r="3" />
    </svg>
  );
}
