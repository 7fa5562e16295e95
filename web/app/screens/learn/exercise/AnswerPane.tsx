/** The answer area, by the kind of the exercise. */
import type { ShownExercise } from '../../../engine/learn.ts';
import { ChooseStage } from './ChooseStage.tsx';
import { CodeStage } from './CodeStage.tsx';
import { FindStage } from './FindStage.tsx';
import { MessageStage } from './MessageStage.tsx';
import { OrderStage } from './OrderStage.tsx';

/** The stage of one exercise. */
export function Stage({ shown }: { shown: ShownExercise }) {
  switch (shown.kind) {
    case 'order-session':
      return <OrderStage shown={shown} />;
    case 'find-mistake':
      return <FindStage shown={shown} />;
    case 'choose-error':
      return <ChooseStage shown={shown} />;
    case 'code':
      return <CodeStage shown={shown} />;
    default:
      return <MessageStage shown={shown} />;
  }
}
