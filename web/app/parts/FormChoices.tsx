import { useEffect, useId, useRef } from 'react';
import css from './FormFields.module.css';
import { amountText, minimumOf } from './formLimits.ts';
import type { SeveralProps } from './formLimits.ts';

/** A checkbox for each choice. Once the maximum is reached, the others are disabled. */
export function FormChoices({ field, many, values, onChange }: SeveralProps) {
  const { title, says, required, choices } = field;
  const id = useId();
  const first = useRef<HTMLInputElement>(null);
  const full = many.max !== null && values.length >= many.max;
  const min = minimumOf(required, many, values.length);
  const few = values.length < min;
  // Checkboxes have no minimum of their own; the browser reports this one when the form is sent.
  useEffect(() => first.current?.setCustomValidity(few ? `Select at least ${min}.` : ''), [few, min]);
  // Checked values keep the order of the choices.
  const put = (value: string, on: boolean): void =>
    onChange(choices.map((one) => one.value).filter((one) => (one === value ? on : values.includes(one))));
  return (
    <fieldset className={css.field} aria-describedby={says === null ? undefined : `${id}-says`}>
      <legend>
        {title}
        <span> {[required ? 'required' : '', amountText(many)].filter((word) => word !== '').join(', ')}</span>
      </legend>
      {choices.map(({ value, label }, at) => (
        <div key={value} className={css.choice}>
          <input
            ref={at === 0 ? first : undefined}
            id={`${id}-${at}`}
            type="checkbox"
            checked={values.includes(value)}
            disabled={full && !values.includes(value)}
            onChange={(event) => put(value, event.currentTarget.checked)}
          />
          <label htmlFor={`${id}-${at}`}>{label}</label>
        </div>
      ))}
      {says === null ? null : <small id={`${id}-says`}>{says}</small>}
    </fieldset>
  );
}
