import { useId, useRef } from 'react';
import { Plus, X } from 'lucide-react';
import { Button } from './Button.tsx';
import { useFocusKeep } from './focusKeep.ts';
import css from './FormFields.module.css';
import { amountText, inputOf, minimumOf } from './formLimits.ts';
import type { SeveralProps } from './formLimits.ts';

/** A row for each value, with buttons that add and remove rows. */
export function FormRows({ field, many, values, onChange }: SeveralProps) {
  const { title, says, required } = field;
  const id = useId();
  const add = useRef<HTMLButtonElement>(null);
  const keep = useFocusKeep(() => add.current);
  const min = minimumOf(required, many, values.filter((value) => value !== '').length);
  return (
    <fieldset {...keep} className={css.field} aria-describedby={says === null ? undefined : `${id}-says`}>
      <legend>
        {title}
        <span> {[required ? 'required' : '', amountText(many)].filter((word) => word !== '').join(', ')}</span>
      </legend>
      {values.map((value, at) => (
        <div key={at} className={css.row}>
          <input
            aria-label={`${title}, value ${at + 1}`}
            {...inputOf(field)}
            required={at < min}
            value={value}
            onChange={(event) => onChange(values.with(at, event.currentTarget.value))}
          />
          <Button
            look="quiet"
            square
            aria-label={`Remove value ${at + 1} of ${title}`}
            title="Remove"
            disabled={values.length <= Math.max(1, min)}
            onClick={() => onChange(values.toSpliced(at, 1))}
          >
            <X />
          </Button>
        </div>
      ))}
      <div>
        <Button
          ref={add}
          icon={<Plus />}
          disabled={many.max !== null && values.length >= many.max}
          onClick={() => onChange([...values, ''])}
        >
          Add a value
        </Button>
      </div>
      {says === null ? null : <small id={`${id}-says`}>{says}</small>}
    </fieldset>
  );
}
