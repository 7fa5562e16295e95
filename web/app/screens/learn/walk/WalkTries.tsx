/** “Try it”: small changes that the learner can make, checked off when made. */
import { CircleCheck, Circle } from 'lucide-react';
import { useMemo } from 'react';
import type { StepView } from '../../../engine/learn.ts';
import { Linked } from '../../../parts/Linked.tsx';
import css from './Walk.module.css';
import { triesFor } from './tries.ts';
import { useWalk } from './walk.ts';

/** The suggestions of a step; none if there is no message to change. */
export function WalkTries({ step, at }: { step: StepView; at: number }) {
  const tried = useWalk((state) => state.tried);
  const { draft, shows, isFault } = step;
  const wrong = shows !== null && !isFault;
  const tries = useMemo(() => (draft === null ? [] : triesFor(draft, wrong, at)), [draft, wrong, at]);
  if (tries.length === 0) return null;
  return (
    <section className={css.try} aria-labelledby="walk-try">
      <h2 id="walk-try">Try it</h2>
      <p>Change the message. Verdict, wire and state are updated at once.</p>
      <ul>
        {tries.map(({ id, says }) => {
          const did = tried.has(`${step.id}/${id}`);
          return (
            <li key={id} data-did={did || undefined}>
              {did ? <CircleCheck aria-hidden="true" /> : <Circle aria-hidden="true" />}
              <span>
                <Linked text={says} />
                {did ? <span className="vh"> Done.</span> : null}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
