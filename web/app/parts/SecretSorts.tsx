import { useId } from 'react';
import type { SecretSort } from '../engine/types.ts';
import { count } from './text.ts';
import css from './SecretSorts.module.css';

/** Properties of the list of what looks secret. */
export interface SecretSortsProps {
  /** At least one. */
  sorts: readonly SecretSort[];
  /** The sorts that will be hidden. */
  hidden: ReadonlySet<SecretSort['kind']>;
  onHidden: (hidden: ReadonlySet<SecretSort['kind']>) => void;
  /** What comes next, e.g. «share» in «Hide it before you share?». */
  before: string;
}

/** «Line 4», «Lines 4, 9 and 12», «Lines 4, 9, 12 and more». */
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
    return `Line ${only.places[0]?.line} holds what looks like ${only.one}. Hide it before you ${before}?`;
  return `${count(all, 'place')} hold what looks secret or personal. Hide them before you ${before}?`;
}

function changed<T>(set: ReadonlySet<T>, item: T, on: boolean): ReadonlySet<T> {
  const next = new Set(set);
  if (on) next.add(item);
  else next.delete(item);
  return next;
}

/** What looks secret, sort by sort, each with a box: hidden or left as it is. */
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
        Each gives way to something of its own length, so the verdict stays as it is. Your own text is not changed.
      </p>
    </fieldset>
  );
}

/** How the first ones begin, each beginning once. */
function Samples({ sort }: { sort: SecretSort }) {
  const all = [...new Set(sort.places.map(({ begins }) => begins))].slice(0, 3);
  return all.map((begins) => (
    <span key={begins}>
      <code>{begins}</code>{' '}
    </span>
  ));
}
