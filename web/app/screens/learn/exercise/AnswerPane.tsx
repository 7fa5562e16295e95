/** The answer area, by the kind of the exercise. */
import type { ShownExercise } from '../../../engine/learn.ts';
import { ChoosePane } from './ChoosePane.tsx';
import { CodePane } from './CodePane.tsx';
import { FindPane } from './FindPane.tsx';
import { MessagePane } from './MessagePane.tsx';
import { OrderPane } from './OrderPane.tsx';

/** The pane of one exercise. */
export function AnswerPane({ shown }: { shown: ShownExercise }) {
  switch (shown.kind) {
    case 'order-session':
      return <OrderPane shown={shown} />;
    case 'find-mistake':
      return <FindPane shown={shown} />;
    case 'choose-error':
      return <ChoosePane shown={shown} />;
    case 'code':
      return <CodePane shown={shown} />;
    default:
      return <MessagePane shown={shown} />;
  }
}
