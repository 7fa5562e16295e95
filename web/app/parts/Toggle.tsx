import { useId } from 'react';
import type { ReactNode } from 'react';
import css from './Toggle.module.css';

/** Props of a switch. */
export interface ToggleProps {
  /** The effect when it is on. */
  label: ReactNode;
  /** Shown below the label in secondary color; not part of the accessible name. */
  more?: ReactNode;
  on: boolean;
  onChange: (on: boolean) => void;
  disabled?: boolean;
}

/** A switch with its label. */
export function Toggle({ label, more, on, onChange, disabled = false }: ToggleProps) {
  const id = useId();
  return (
    <div className={css.row}>
      <input
        id={id}
        className={css.toggle}
        type="checkbox"
        role="switch"
        checked={on}
        aria-checked={on}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <div>
        <label htmlFor={id}>{label}</label>
        {more === undefined ? null : <div className={css.more}>{more}</div>}
      </div>
    </div>
  );
}
