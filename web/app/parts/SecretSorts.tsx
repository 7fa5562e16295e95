import { useId } from 'react';
import type { SecretSort } from '../engine/types.ts';
import { count } from './text.ts';
import css from './SecretSorts.module.css';

/** Props of the list of possible secrets. */
export interface SecretSortsProps {
  /** Contains at least one item. */
  sorts: readonly SecretSort[];
  /** The kinds that will be hidden. */
  hidden: ReadonlySet<SecretSort['kind']>;
  onHidden: (hidden: ReadonlySet<SecretSort['kind']>) => void;
  /** The next action, e.g. “share” in “Hide it before you share?”. */
  before: string;
}

/** “Line 4”, “Lines 4, 9 and 12”, “Lines 4, 9, 12 and more”. */
function linesOf({ places, count: all }: SecretSort): string {
  const lines = [...new Set(places.map(({ line }) => line))];
  if (lines.length === 1 && all <= places.length) return `line ${lines[0]}`;
  const more = all > places.length;
  return `lines ${lines.slice(0, more ? lines.length : -1).join(', ')} and ${more ? 'more' : lines.at(-1)}`;
}

function question(sorts: readonly SecretSort[], before: string): string {
  const all = sorts.reduce((sum, one) => sum + one.count, 0);
  const [only] = sorts;
  if (all === 1 && only)
    return `Line ${only.places[0]?.line} contains what looks like ${only.one}. Hide it before you ${before}?`;
  return `${count(all, 'place')} may contain secrets or personal data. Hide them before you ${before}?`;
}

function changed<T>(set: ReadonlySet<T>, item: T, on: boolean): ReadonlySet<T> {
  const next = new Set(set);
  if (on) next.add(item);
  else next.delete(item);
  return next;
}

/** Possible secrets by kind, each with a check box that hides it. */
export function SecretSorts({ sorts, hidden, onHidden, before }: SecretSortsProps) {
  const id = useId();
  return (
    <fieldset className={css.sorts} aria-describedby={`${id}-note`}>
      <legend>{question(sorts, before)}</legend>
      <ul>
        {sorts.map((sort) => (
          <li key={sort.kind}>
            <div className={css.head}>
              <label className={css.sort}>
                <input
                  type="checkbox"
                  checked={hidden.has(sort.kind)}
                  onChange={(event) => onHidden(changed(hidden, sort.kind, event.target.checked))}
                  aria-describedby={`${id}-${sort.kind}`}
                />
                Hide {sort.title.charAt(0).toLowerCase() + sort.title.slice(1)}
              </label>
              <span className={css.lines}>{linesOf(sort)}</span>
            </div>
            <p id={`${id}-${sort.kind}`} className={css.about}>
              <Samples sort={sort} />
              {sort.says}
            </p>
          </li>
        ))}
      </ul>
      <p id={`${id}-note`} className={css.note}>
        Each is replaced by a placeholder of the same length, so the verdict does not change. Your own text stays
        unchanged.
      </p>
    </fieldset>
  );
}

/** The first characters of the first secrets, without duplicates. */
function Samples({ sort }: { sort: SecretSort }) {
  const all = [...new Set(sort.places.map(({ begins }) => begins))].slice(0, 3);
  return all.map((begins) => (
    <span key={begins}>
      <code>{begins}</code>{' '}
    </span>
  ));
}
