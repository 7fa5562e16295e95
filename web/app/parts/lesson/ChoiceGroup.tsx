import { useId } from 'react';
import type { ReactNode } from 'react';
import css from './ChoiceGroup.module.css';

/** One thing to choose. */
export interface Choice {
  id: string;
  /** Its name. */
  label: ReactNode;
  /** Beside the choice and no part of its name: something to open, say. */
  beside?: ReactNode;
  /** Below it. */
  below?: ReactNode;
}

/** Properties of a question with one answer. */
export interface ChoiceGroupProps {
  question: string;
  choices: readonly Choice[];
  chosen: string | null;
  onChoose: (id: string) => void;
  /** Ctrl or Cmd with Enter. */
  onSend: () => void;
}

/** A question with one answer: radio buttons, so that the arrow keys walk through them. */
export function ChoiceGroup({ question, choices, chosen, onChoose, onSend }: ChoiceGroupProps) {
  const name = useId();
  return (
    <fieldset className={css.group}>
      <legend>{question}</legend>
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
