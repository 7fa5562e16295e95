/** Predict, then observe: options to choose from, and afterwards the choice and the correct option. */
import { Check } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import type { RefObject } from 'react';
import type { QuestionView } from '../../../engine/learn.ts';
import { Inline } from '../../../parts/Inline.tsx';
import { Linked } from '../../../parts/Linked.tsx';
import css from './WalkQuestion.module.css';
import { choose, goOn, useWalk } from './walk.ts';

/** The question of a step. */
export function WalkQuestion({ question, revealed }: { question: QuestionView; revealed: boolean }) {
  const opened = useRef(!revealed);
  useEffect(() => {
    if (!revealed) opened.current = true;
  }, [revealed]);
  return revealed ? <Feedback question={question} takesFocus={opened} /> : <Open question={question} />;
}

function Open({ question: { ask, options } }: { question: QuestionView }) {
  const chosen = useWalk((state) => state.chosen);
  const unchosen = useWalk((state) => state.unchosen);
  const name = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const seen = useRef(unchosen);
  useEffect(() => {
    if (unchosen === seen.current) return;
    seen.current = unchosen;
    group.current?.querySelector('input')?.focus();
  }, [unchosen]);
  const waits = unchosen > 0 && chosen === null;
  return (
    <fieldset ref={group} className={css.group} aria-describedby={`${name}-hint`}>
      <legend>
        <Linked text={ask} />
      </legend>
      <p id={`${name}-hint`} className={css.hint} role="status" data-waits={waits || undefined}>
        {waits ? 'Choose what you expect first. A wrong guess has no cost.' : 'What do you expect?'}
      </p>
      <div className={css.options}>
        {options.map((option, at) => (
          <label key={at} className={css.option} data-chosen={at === chosen || undefined}>
            <input
              type="radio"
              name={name}
              value={at}
              checked={at === chosen}
              onChange={() => choose(at)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                event.preventDefault();
                if (chosen === null) choose(at);
                else goOn();
              }}
            />
            <span>
              <Inline text={option} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** If the focus was on the options when they were resolved, it moves to the question. */
function Feedback(props: { question: QuestionView; takesFocus: RefObject<boolean> }) {
  const { takesFocus } = props;
  const { ask, options, chosen, right } = props.question;
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus.current && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <div className={css.group}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        <Linked text={ask} />
      </h2>
      <ul className={css.options} aria-labelledby={id}>
        {options.map((option, at) => (
          <li key={at} className={css.option} data-right={at === right || undefined}>
            {at === right ? <Check aria-hidden="true" /> : <span className={css.blank} />}
            <span>
              <Linked text={option} />
            </span>
            {at === right || at === chosen ? (
              <span className={css.mark}>
                {[...(at === right ? ['right'] : []), ...(at === chosen ? ['your choice'] : [])].join(', ')}
              </span>
            ) : null}
          </li>
        ))}
      </ul>
    </div>
  );
}
