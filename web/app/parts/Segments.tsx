import css from './Segments.module.css';

/** One of the choices; with an address it is a link. */
export interface Segment {
  id: string;
  label: string;
  href?: string;
  /** Set in the mono family. */
  code?: boolean;
}

/** Properties of a row of choices. */
export interface SegmentsProps {
  label: string;
  items: readonly Segment[];
  value: string;
  onPick?: (id: string) => void;
}

/** A row of choices of which one holds: buttons, or links where each has an address. */
export function Segments({ label, items, value, onPick }: SegmentsProps) {
  return (
    <div className={css.row} role="group" aria-label={label}>
      {items.map(({ id, label: words, href, code }) =>
        href === undefined ? (
          <button
            key={id}
            type="button"
            aria-pressed={id === value}
            data-code={code || undefined}
            onClick={() => onPick?.(id)}
          >
            {words}
          </button>
        ) : (
          <a key={id} href={href} aria-current={id === value ? 'true' : undefined} data-code={code || undefined}>
            {words}
          </a>
        ),
      )}
    </div>
  );
}
