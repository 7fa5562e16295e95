import { Button } from './Button.tsx';
import css from './PageError.module.css';

/** An error of the page itself: one sentence about what is safe, and one button. */
export function PageError(props: { says?: string; action?: string; onAction: () => void; details?: string }) {
  const {
    says = 'The checker stopped. Your text is saved.',
    action = 'Restart the checker',
    onAction,
    details,
  } = props;
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
