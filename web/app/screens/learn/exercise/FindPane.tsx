/** The pane of “find the mistake”. */
import type { ShownFindExercise } from '../../../engine/learn.ts';
import { Inline } from '../../../parts/Inline.tsx';
import { ChoiceGroup } from '../../../parts/lesson/ChoiceGroup.tsx';
import { MessageChoice } from '../../../parts/lesson/MessageChoice.tsx';
import { AnswerFoot } from './AnswerFoot.tsx';
import { chosenFind, unitOf, withFound } from './choices.ts';
import { answered, useItem, useItemStore } from './item.ts';
import { Result } from './Result.tsx';
import { submit } from './submit.ts';
import css from './Exercise.module.css';

/** The log, and the possible mistakes in it. */
export function FindPane({ shown }: { shown: ShownFindExercise }) {
  const item = useItemStore();
  const answer = useItem((state) => state.answer);
  const { message, mistake } = chosenFind(answer);
  const send = () => void submit(item);
  return (
    <>
      <div className={css.box}>
        <MessageChoice
          question={`Which ${unitOf(shown)}?`}
          log={shown.log}
          chosen={message}
          onChoose={(number) => answered(item, withFound(answer, { message: number }))}
          onSend={send}
        />
      </div>
      <div className={css.box}>
        <ChoiceGroup
          question="What is wrong with it?"
          choices={shown.options.map(({ id, text }) => ({
            id,
            label: (
              <span>
                <Inline text={text} />
              </span>
            ),
          }))}
          chosen={mistake}
          onChoose={(id) => answered(item, withFound(answer, { mistake: id }))}
          onSend={send}
        />
        <AnswerFoot />
      </div>
      <Result shown={shown} />
    </>
  );
}
