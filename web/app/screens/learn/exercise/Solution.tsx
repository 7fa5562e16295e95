/** The solution of an exercise, in the form of its answer. */
import type { ShownExercise } from '../../../engine/learn.ts';
import { CodeBlock } from '../../../parts/CodeBlock.tsx';
import { Linked } from '../../../parts/Linked.tsx';
import { CodeText } from '../../../parts/lesson/CodeText.tsx';
import { SentMessageRows } from '../../../parts/lesson/SentMessageRows.tsx';
import { useItem } from './item.ts';
import { LANGUAGE_NAMES } from './text.ts';
import css from './Exercise.module.css';

/** One correct answer; there may be others. */
export function Solution({ shown }: { shown: ShownExercise }) {
  const language = useItem((state) => state.language);
  switch (shown.kind) {
    case 'order-session': {
      const rows = shown.solution.flatMap((id) => shown.pieces.find((piece) => piece.id === id) ?? []);
      return <SentMessageRows label="Messages in a correct order" rows={rows} />;
    }
    case 'find-mistake': {
      const { message, mistake } = shown.solution;
      const text = shown.options.find(({ id }) => id === mistake)?.text ?? '';
      return (
        <p>
          {`Message ${message}: `}
          <Linked text={text} />
        </p>
      );
    }
    case 'choose-error': {
      const code = shown.codes.find((one) => one.code === shown.solution);
      return (
        <p>
          <code>{shown.solution}</code> {code?.name}
        </p>
      );
    }
    case 'code':
      return <CodeText text={shown.solution[language]} label={`Solution in ${LANGUAGE_NAMES[language]}`} />;
    default:
      return (
        <div className={css.scroll} role="region" aria-label="Solution as text" tabIndex={0}>
          <CodeBlock text={shown.solution} width={52} />
        </div>
      );
  }
}
