/** Earlier lines of the wire, folded: what the page sent before the first step, and the rounds of earlier steps. */
import type { ReactNode } from 'react';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { Linked } from '../../../parts/Linked.tsx';
import { count } from '../../../parts/text.ts';
import { lessonHref } from './next.ts';
import css from './WireFolds.module.css';

/** Which groups are unfolded. */
export interface Folds {
  page: boolean;
  steps: boolean;
}

/** The bars above the lines. `handshake` counts the lines before the first step, `steps` the folded ones of earlier steps. */
export function WireFolds({
  handshake,
  steps,
  open,
  onToggle,
}: {
  handshake: number;
  steps: number;
  open: Folds;
  onToggle: (group: keyof Folds) => void;
}) {
  return (
    <>
      {handshake === 0 ? null : (
        <div className={css.fold}>
          <Bar open={open.page} onToggle={() => onToggle('page')}>
            Handshake, sent by the page: {count(handshake, 'message')}
          </Bar>
          {open.page ? (
            <p className={css.says}>
              <Linked text="The page sent `initialize` and `notifications/initialized` for you, because a session must begin with them." />{' '}
              <a href={lessonHref('handshake')}>The handshake</a> explains them.
            </p>
          ) : null}
        </div>
      )}
      {steps === 0 ? null : (
        <div className={css.fold}>
          <Bar open={open.steps} onToggle={() => onToggle('steps')}>
            Earlier steps: {count(steps, 'line')}
          </Bar>
        </div>
      )}
    </>
  );
}

function Bar({ open, onToggle, children }: { open: boolean; onToggle: () => void; children: ReactNode }) {
  return (
    <button type="button" className={css.bar} aria-expanded={open} onClick={onToggle}>
      {open ? <ChevronDown aria-hidden="true" /> : <ChevronRight aria-hidden="true" />}
      <span>{children}</span>
    </button>
  );
}
