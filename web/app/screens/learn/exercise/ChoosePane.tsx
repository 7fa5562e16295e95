/** The pane of “choose the error”. */
import type { ShownChooseExercise } from '../../../engine/learn.ts';
import { ChoiceGroup } from '../../../parts/lesson/ChoiceGroup.tsx';
import { SentMessageRows } from '../../../parts/lesson/SentMessageRows.tsx';
import { AnswerFoot } from './AnswerFoot.tsx';
import { chosenCode } from './choices.ts';
import { answered, useItem, useItemStore } from './item.ts';
import { Result } from './Result.tsx';
import { submit } from './submit.ts';
import css from './Exercise.module.css';

/** The client's messages, and the codes. */
export function ChoosePane({ shown }: { shown: ShownChooseExercise }) {
  const item = useItemStore();
  const code = useItem((state) => chosenCode(state.answer));
  return (
    <>
      <div className={css.box}>
        <h2>Client messages</h2>
        <SentMessageRows label="Client messages" rows={shown.messages} open={shown.messages.length - 1} />
      </div>
      <div className={css.box}>
        <ChoiceGroup
          question={`Which ${shown.statuses ? 'status' : 'code'} does the server respond with?`}
          choices={shown.codes.map((one) => ({
            id: String(one.code),
            label: (
              <>
                <code className={css.code}>{one.code}</code>
                <span>{one.name}</span>
              </>
            ),
          }))}
          chosen={code === null ? null : String(code)}
          onChoose={(id) => answered(item, id)}
          onSend={() => void submit(item)}
        />
        <AnswerFoot />
      </div>
      <Result shown={shown} />
    </>
  );
}
