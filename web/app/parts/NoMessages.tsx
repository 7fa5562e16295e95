import { Button } from './Button.tsx';
import { count } from './text.ts';
import css from './NoMessages.module.css';

/**
 * Replaces the table when no message matches the filter: the reason, and a button that resets it. Other filters may be set
 * besides `query`.
 */
export function NoMessages(props: { query: string; others: boolean; total: number; onClear: () => void }) {
  const { query, others, total, onClear } = props;
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
        {query === '' ? (
          'No message matches all of these filters.'
        ) : (
          <>
            {others ? 'None of the messages that match the other filters contains' : 'No message contains'} “
            {shortened(query)}”.
          </>
        )}{' '}
        <span>Remove a filter, or show all messages again.</span>
      </p>
      <Button onClick={onClear}>Show all {count(total, 'message')}</Button>
    </div>
  );
}

function shortened(query: string): string {
  return query.length > 60 ? `${query.slice(0, 60)}…` : query;
}
