import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../Button.tsx';
import css from './SolutionBox.module.css';

/** Props of a solution. */
export interface SolutionBoxProps {
  /** `asked`: shown before the first attempt, to confirm the request. */
  state: 'hidden' | 'asked' | 'shown';
  onShow: () => void;
  onHide: () => void;
  children: ReactNode;
}

/** A solution on request. The element that replaces a pressed button receives its focus. */
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
        <p role="status">You have not tried yet. A first answer, right or wrong, teaches more than the solution.</p>
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
