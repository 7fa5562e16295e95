import { useId } from 'react';
import type { FormField } from '../engine/types.ts';
import css from './FormFields.module.css';
import { FormChoices } from './FormChoices.tsx';
import { FormRows } from './FormRows.tsx';
import { inputOf } from './formLimits.ts';
import type { Entered } from './formLimits.ts';

/** Props of one field of a form. */
export interface FormInputProps {
  field: FormField;
  value: Entered;
  onChange: (value: Entered) => void;
}

/** One field: a checkbox, a list of choices, a text or number box; checkboxes or rows where it takes several values. */
export function FormInput(props: FormInputProps) {
  const { field, value, onChange } = props;
  const { title, says, type, required, choices, many } = field;
  const id = useId();
  const described = says === null ? {} : { 'aria-describedby': `${id}-says` };
  if (many !== null) {
    const values = typeof value === 'object' ? value : [];
    return choices.length > 0 ? (
      <FormChoices field={field} many={many} values={values} onChange={onChange} />
    ) : (
      <FormRows field={field} many={many} values={values} onChange={onChange} />
    );
  }
  return (
    <div className={css.field} data-check={type === 'boolean' || undefined}>
      <label htmlFor={id}>
        {title}
        {required && type !== 'boolean' ? <span> required</span> : null}
      </label>
      {type === 'boolean' ? (
        <input
          id={id}
          type="checkbox"
          checked={value === true}
          {...described}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
      ) : choices.length > 0 ? (
        <select
          id={id}
          required={required}
          value={String(value)}
          {...described}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          <option value="">not chosen</option>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      ) : (
        <input
          id={id}
          {...inputOf(field)}
          required={required}
          value={String(value)}
          {...described}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
      {says === null ? null : <small id={`${id}-says`}>{says}</small>}
    </div>
  );
}
