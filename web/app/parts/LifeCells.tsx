import type { RevisionId } from '../../protocol/types.ts';
import css from './LifeCells.module.css';
import { word } from '../../protocol/words.ts';

/** How an item exists in a revision: as its own message, only inside another one, or not at all. */
export type Life = 'yes' | 'inside' | 'no';

/** Props of the cells of one row. */
export interface LifeCellsProps {
  revisions: readonly RevisionId[];
  lives: readonly Life[];
  /** The label after its last revision: the reason in two or three words. */
  gone?: string | undefined;
}

/** One cell per revision with a bar for the item’s lifetime: thin if unchanged, in the accent color where it starts or ends. */
export function LifeCells({ revisions, lives, gone = 'removed' }: LifeCellsProps) {
  const whole = lives.every((life) => life === 'yes');
  const first = lives.findIndex((life) => life !== 'no');
  const last = lives.findLastIndex((life) => life !== 'no');
  return revisions.map((revision, at) => {
    const life = lives[at] ?? 'no';
    const starts = life !== 'no' && (lives[at - 1] ?? 'no') === 'no';
    const ends = life !== 'no' && (lives[at + 1] ?? 'no') === 'no';
    return (
      <td key={revision} className={css.cell} data-life="">
        {life === 'no' ? null : (
          <span
            className={css.bar}
            data-whole={whole || undefined}
            data-inside={life === 'inside' || undefined}
            data-starts={starts || undefined}
            data-ends={ends || undefined}
          />
        )}
        {at === first - 1 ? (
          <span className={css.new} aria-hidden="true">
            new
          </span>
        ) : null}
        {at === last + 1 && last >= 0 ? (
          <span className={css.gone} aria-hidden="true">
            {word(gone)}
          </span>
        ) : null}
        <span className="vh">{life === 'inside' ? 'inside a result' : word(life)}</span>
      </td>
    );
  });
}
