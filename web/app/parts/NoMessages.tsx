import { Button } from './Button.tsx';
import { count } from './text.ts';
import css from './NoMessages.module.css';

/**
 * Replaces the table when no message matches the filter: the reason, and a button that resets it. Other filters may be set
 * besides `words`.
 */
export function NoMessages(props: { words: string; others: boolean; total: number; onClear: () => void }) {
  const { words, others, total, onClear } = props;
  if (total === 0) {
    return (
      <div className={css.none}>
        <p>This text contains HTTP but no messages. Its findings are listed under Problems.</p>
      </div>
    );
  }
  return (
    <div className={css.none}>
      <p>
        {words === '' ? (
          'No message matches all of these filters.'
        ) : (
          <>
            {others ? 'None of the messages that match the other filters contains' : 'No message contains'} “
            {shortened(words)}”.
          </>
        )}{' '}
        <span>Remove a filter, or show all messages again.</span>
      </p>
      <Button onClick={onClear}>Show all {count(total, 'message')}</Button>
    </div>
  );
}

function shortened(words: string): string {
  return words.length > 60 ? `${words.slice(0, 60)}…` : words;
}
