/** The pane of “put a session in order”. */
import type { ShownOrderExercise } from '../../../engine/learn.ts';
import { OrderList } from '../../../parts/lesson/OrderList.tsx';
import { AnswerFoot } from './AnswerFoot.tsx';
import { answered, useItem, useItemStore } from './item.ts';
import { Result } from './Result.tsx';
import { PaneHead } from './PaneHead.tsx';
import { submit } from './submit.ts';
import css from './Exercise.module.css';

/** The messages, which the learner reorders. */
export function OrderPane({ shown }: { shown: ShownOrderExercise }) {
  const item = useItemStore();
  const answer = useItem((state) => state.answer);
  return (
    <>
      <div className={css.box}>
        <PaneHead title="Session" shown={shown} />
        <OrderList
          label="Messages in order"
          pieces={shown.pieces}
          order={answer.split(' ').filter((id) => id !== '')}
          onOrder={(order) => answered(item, order.join(' '))}
          onSend={() => void submit(item)}
        />
        <AnswerFoot />
      </div>
      <Result shown={shown} />
    </>
  );
}
