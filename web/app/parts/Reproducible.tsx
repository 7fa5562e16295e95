import { Button } from './Button.tsx';
import { grouped } from './text.ts';
import css from './Preview.module.css';

/** Props of the line about a failed message. */
export interface ReproducibleProps {
  /** Index of the message. */
  message: number;
  onReproduce: () => void;
}

/** A message that failed although it breaks no rule, and the way to try it on the simulated server. */
export function Reproducible({ message, onReproduce }: ReproducibleProps) {
  return (
    <p className={css.line}>
      <span>
        No rule is broken in <b>message {grouped(message + 1)}</b>.
      </span>{' '}
      <Button onClick={onReproduce}>Reproduce on the server</Button>
    </p>
  );
}
