import { Button } from '../Button.tsx';
import { Inline } from '../Inline.tsx';
import { count } from '../text.ts';
import css from './Hints.module.css';

/** Properties of hints. */
export interface HintsProps {
  hints: readonly string[];
  /** How many are shown. */
  shown: number;
  onNext: () => void;
}

/** Hints one by one, the nudge first; each new one is read out. */
export function Hints({ hints, shown, onNext }: HintsProps) {
  const left = hints.length - shown;
  if (hints.length === 0) return <p className={css.none}>No hints</p>;
  return (
    <div className={css.hints}>
      <ol aria-label="Hints" aria-live="polite">
        {hints.slice(0, shown).map((hint, at) => (
          <li key={at}>
            <span className={css.number}>{`Hint ${at + 1}`}</span>
            <p>
              <Inline text={hint} />
            </p>
          </li>
        ))}
      </ol>
      <p className={css.more}>
        {/* It stays when there are no more: whoever pressed it keeps the focus. */}
        <Button aria-disabled={left === 0} onClick={() => left > 0 && onNext()}>
          {left === 0 ? 'No more hints' : shown === 0 ? 'Show a hint' : 'Show the next hint'}
        </Button>
        <span>{shown === 0 ? count(hints.length, 'hint') : `${shown} of ${hints.length} shown`}</span>
      </p>
    </div>
  );
}
