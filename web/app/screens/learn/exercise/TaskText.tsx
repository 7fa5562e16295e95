/** The text beside an exercise: the task first, what judges it, previous messages, hints, the solution, and further reading. */
import type { ShownExercise } from '../../../engine/learn.ts';
import { Hints } from '../../../parts/lesson/Hints.tsx';
import { Prose } from '../../../parts/lesson/Prose.tsx';
import { SentMessageRows } from '../../../parts/lesson/SentMessageRows.tsx';
import { SolutionBox } from '../../../parts/lesson/SolutionBox.tsx';
import { SeverityIcon } from '../../../parts/SeverityIcon.tsx';
import { useProgress } from '../progress.ts';
import { hideSolution, nextHint, showSolution, useItem, useItemStore } from './item.ts';
import { Solution } from './Solution.tsx';
import { isMessage } from './message.ts';
import { factsOf } from './text.ts';
import css from './Exercise.module.css';

/** All of it except the heading. */
export function TaskText({ shown }: { shown: ShownExercise }) {
  const item = useItemStore();
  const hints = useItem((state) => state.hints);
  const solution = useItem((state) => state.solution);
  return (
    <>
      <div className={css.task}>
        <Prose text={shown.task} />
      </div>
      <Facts shown={shown} />
      {isMessage(shown) && shown.before.length > 0 ? (
        <section className={css.part}>
          <h2>Previous messages</h2>
          <SentMessageRows label="Previous messages" rows={shown.before} open={shown.before.length - 1} />
        </section>
      ) : null}
      <section className={css.part}>
        <h2>If you get stuck</h2>
        <Hints hints={shown.hints} shown={Math.min(hints, shown.hints.length)} onNext={() => nextHint(item)} />
        <SolutionBox state={solution} onShow={() => showSolution(item)} onHide={() => hideSolution(item)}>
          <Solution shown={shown} />
        </SolutionBox>
      </section>
      <ReadOn shown={shown} />
    </>
  );
}

function Facts({ shown }: { shown: ShownExercise }) {
  const known = useProgress((state) => state.items[shown.id]);
  return (
    <p className={css.facts}>
      <span>{factsOf(shown)}</span>
      {known?.done === undefined ? null : (
        <span className={css.done}>
          <SeverityIcon severity="ok" />
          {known.told ? 'Done, after viewing the solution' : 'Done'}
        </span>
      )}
    </p>
  );
}

/** The lesson is shown beside an answer that was just solved; here it is shown to learners who return. */
function ReadOn({ shown }: { shown: ShownExercise }) {
  const done = useProgress((state) => state.items[shown.id]?.done !== undefined);
  const passed = useItem((state) => state.grade?.passed ?? false);
  if (!done || (passed && shown.links.length === 0)) return null;
  return (
    <section className={css.part}>
      <h2>{passed ? 'In the specification' : 'What to remember'}</h2>
      {passed ? null : <Prose text={shown.lesson} />}
      {shown.links.length === 0 ? null : (
        <ul className={css.links} aria-label="In the specification">
          {shown.links.map(({ title, url }) => (
            <li key={url}>
              <a href={url} target="_blank" rel="noopener">
                {title}
                <span className="vh"> (opens a new tab)</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
