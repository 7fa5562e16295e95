import { Button } from './Button.tsx';
import { count } from './text.ts';
import css from './NoMessages.module.css';

/** In the place of the table when no message passes the filter: why, and the way back. `words` may not be all that is asked. */
export function NoMessages(props: { words: string; others: boolean; total: number; onClear: () => void }) {
  const { words, others, total, onClear } = props;
  if (total === 0) {
    return (
      <div className={css.none}>
        <p>This text holds HTTP and no message. What is found in it stands under Problems.</p>
      </div>
    );
  }
  return (
    <div className={css.none}>
      <p>
        {words === '' ? (
          'No message is all of this at once.'
        ) : (
          <>
            {others ? 'Of the messages that pass otherwise, none holds' : 'No message holds'} “{shortened(words)}”.
          </>
        )}{' '}
        <span>Ask for less, or see all of them again.</span>
      </p>
      <Button onClick={onClear}>Show all {count(total, 'message')}</Button>
    </div>
  );
}

function shortened(words: string): string {
  return words.length > 60 ? `${words.slice(0, 60)}…` : words;
}
