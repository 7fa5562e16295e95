import { Button } from './Button.tsx';
import css from './PageError.module.css';

/** The page itself failed: a plain sentence, what is safe, one button. */
export function PageError(props: { says?: string; action?: string; onAction: () => void; details?: string }) {
  const { says = 'The checker stopped. Your text is kept.', action = 'Start it again', onAction, details } = props;
  return (
    <div className={css.error} role="alert">
      <p>{says}</p>
      <Button look="primary" onClick={onAction}>
        {action}
      </Button>
      {details === undefined ? null : <code>{details}</code>}
    </div>
  );
}
