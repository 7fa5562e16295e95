import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../Button.tsx';
import css from './SolutionBox.module.css';

/** Properties of a solution. */
export interface SolutionBoxProps {
  /** `asked`: nothing was tried yet, so it asks once more. */
  state: 'hidden' | 'asked' | 'shown';
  onShow: () => void;
  onHide: () => void;
  children: ReactNode;
}

/** A solution on request. What takes the place of a pressed button takes its focus. */
export function SolutionBox(props: SolutionBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef(props.state);
  useEffect(() => {
    if (before.current === props.state) return;
    before.current = props.state;
    box.current?.querySelector<HTMLElement>('[data-first]')?.focus();
  }, [props.state]);
  return (
    <div ref={box} className={css.box}>
      <Inside {...props} />
    </div>
  );
}

function Inside({ state, onShow, onHide, children }: SolutionBoxProps) {
  if (state === 'hidden') {
    return (
      <Button look="link" data-first onClick={onShow}>
        Show the solution
      </Button>
    );
  }
  if (state === 'asked') {
    return (
      <div className={css.ask} role="group" aria-label="Show the solution">
        <p role="status">Nothing was tried yet. A first answer, right or wrong, shows more than the solution does.</p>
        <div className={css.choices}>
          <Button data-first onClick={onShow}>
            Show it anyway
          </Button>
          <Button look="quiet" onClick={onHide}>
            Try first
          </Button>
        </div>
      </div>
    );
  }
  return (
    <section className={css.shown} aria-label="Solution">
      <div className={css.head}>
        <h2 tabIndex={-1} data-first>
          One solution
        </h2>
        <Button look="quiet" onClick={onHide}>
          Hide
        </Button>
      </div>
      {children}
    </section>
  );
}
