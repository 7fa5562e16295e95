import { Button } from '../Button.tsx';
import { Linked } from '../Linked.tsx';
import { count } from '../text.ts';
import css from './Hints.module.css';

/** Props of hints. */
export interface HintsProps {
  hints: readonly string[];
  /** Number of shown hints. */
  shown: number;
  onNext: () => void;
}

/** Hints one by one, starting with the vaguest; each new one is announced. */
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
              <Linked text={hint} />
            </p>
          </li>
        ))}
      </ol>
      <p className={css.more}>
        {/* It stays when there are no more hints, so that it keeps the focus. */}
        <Button aria-disabled={left === 0} onClick={() => left > 0 && onNext()}>
          {left === 0 ? 'No more hints' : shown === 0 ? 'Show a hint' : 'Show the next hint'}
        </Button>
        <span>{shown === 0 ? count(hints.length, 'hint') : `${shown} of ${hints.length} shown`}</span>
      </p>
    </div>
  );
}
