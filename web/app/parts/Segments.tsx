import css from './Segments.module.css';

/** One of the choices; with a URL it is a link. */
export interface Segment {
  id: string;
  label: string;
  href?: string;
  /** Set in monospace. */
  code?: boolean;
}

/** Props of a row of choices. */
export interface SegmentsProps {
  label: string;
  items: readonly Segment[];
  value: string;
  onPick?: (id: string) => void;
}

/** A row of choices with one selected: buttons, or links if each has a URL. */
export function Segments({ label, items, value, onPick }: SegmentsProps) {
  return (
    <div className={css.row} role="group" aria-label={label}>
      {items.map(({ id, label: text, href, code }) =>
        href === undefined ? (
          <button
            key={id}
            type="button"
            aria-pressed={id === value}
            data-code={code || undefined}
            onClick={() => onPick?.(id)}
          >
            {text}
          </button>
        ) : (
          <a key={id} href={href} aria-current={id === value ? 'true' : undefined} data-code={code || undefined}>
            {text}
          </a>
        ),
      )}
    </div>
  );
}
