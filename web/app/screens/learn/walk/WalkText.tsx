/** The left column: the position, the explanation, a question, and the outcome. */
import { useEffect, useRef } from 'react';
import { Prose } from '../../../parts/lesson/Prose.tsx';
import { Crumb } from '../Crumb.tsx';
import { useNarrow } from '../useNarrow.ts';
import css from './Walk.module.css';
import { presentStep, useWalk } from './walk.ts';
import { WalkEnd } from './WalkEnd.tsx';
import { WalkMessage } from './WalkMessage.tsx';
import { WalkOutcome } from './WalkOutcome.tsx';
import { WalkQuestion } from './WalkQuestion.tsx';
import { WalkTries } from './WalkTries.tsx';

/** The column. */
export function WalkText({ title }: { title: string }) {
  const step = useWalk(presentStep);
  const at = useWalk((state) => state.view?.at ?? 0);
  const count = useWalk((state) => state.view?.steps.length ?? 0);
  const revealed = useWalk((state) => state.view?.revealed ?? false);
  const narrow = useNarrow();
  const { heading, top } = useHeading();
  if (!step) return null;
  return (
    <>
      <Crumb where={`${title}, step ${at + 1} of ${count}`} ref={top} />
      <p className="vh" aria-live="polite">
        Step {at + 1} of {count}
      </p>
      <h1 id="walk-title" className={css.title} ref={heading} tabIndex={-1} data-content>
        {step.title}
      </h1>
      <div className={css.prose}>
        <Prose text={step.text} />
      </div>
      {narrow ? (
        <div className={css.message}>
          <WalkMessage />
        </div>
      ) : null}
      {step.happens === null ? null : (
        <p className={css.happens}>
          <b>{revealed ? 'Other events' : 'Upcoming events'}:</b> {step.happens}.
        </p>
      )}
      {step.question === null ? null : <WalkQuestion key={step.id} question={step.question} revealed={revealed} />}
      <WalkOutcome step={step} revealed={revealed} />
      {revealed ? <WalkTries step={step} at={at} /> : null}
      <WalkEnd title={title} />
    </>
  );
}

/** After Next and Back the heading of the step gets the focus, and both columns scroll to the top. */
function useHeading() {
  const turns = useWalk((state) => state.turns);
  const revealed = useWalk((state) => state.view?.revealed ?? false);
  const heading = useRef<HTMLHeadingElement>(null);
  const top = useRef<HTMLParagraphElement>(null);
  const seen = useRef(turns);
  useEffect(() => {
    if (turns === seen.current) return;
    seen.current = turns;
    heading.current?.focus({ preventScroll: true });
    if (!revealed) top.current?.scrollIntoView({ block: 'center' });
  }, [turns, revealed]);
  return { heading, top };
}
