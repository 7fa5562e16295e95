import { useId } from 'react';
import type { ReactNode } from 'react';
import css from './ChoiceGroup.module.css';

/** One option. */
export interface Choice {
  id: string;
  /** Its label. */
  label: ReactNode;
  /** Beside the option and not part of its label, e.g. an expandable text. */
  beside?: ReactNode;
  /** Below it. */
  below?: ReactNode;
}

/** Props of a single-choice question. */
export interface ChoiceGroupProps {
  question: string;
  /** Beside the question, e.g. a button for all options. */
  aside?: ReactNode;
  choices: readonly Choice[];
  chosen: string | null;
  onChoose: (id: string) => void;
  /** Ctrl+Enter or Cmd+Enter. */
  onSend: () => void;
}

/** A single-choice question with radio buttons, so that the arrow keys move between options. */
export function ChoiceGroup({ question, aside, choices, chosen, onChoose, onSend }: ChoiceGroupProps) {
  const name = useId();
  return (
    <fieldset className={css.group}>
      <legend>{question}</legend>
      {aside === undefined ? null : <div className={css.aside}>{aside}</div>}
      <div className={css.choices}>
        {choices.map(({ id, label, beside, below }) => (
          <div key={id} className={css.choice} data-chosen={id === chosen || undefined}>
            <div className={css.line}>
              <label>
                <input
                  type="radio"
                  name={name}
                  value={id}
                  checked={id === chosen}
                  onChange={() => onChoose(id)}
                  onKeyDown={(event) => {
                    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
                    event.preventDefault();
                    onSend();
                  }}
                />
                <span className={css.label}>{label}</span>
              </label>
              {beside}
            </div>
            {below}
          </div>
        ))}
      </div>
    </fieldset>
  );
}
