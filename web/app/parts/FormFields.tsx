import { useId, useState } from 'react';
import type { FormField } from '../engine/types.ts';
import { Button } from './Button.tsx';
import css from './FormFields.module.css';

/** The values that the user entered, by field name. */
export type Filled = Record<string, string | number | boolean>;

/** A form generated from the server’s schema: one label per value, required ones are marked, and empty ones are omitted. */
export function FormFields({ fields, onAccept }: { fields: readonly FormField[]; onAccept: (filled: Filled) => void }) {
  const [values, setValues] = useState<Filled>(() =>
    Object.fromEntries(fields.map(({ name, type, value }) => [name, value ?? (type === 'boolean' ? false : '')])),
  );
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        onAccept(typed(fields, values));
      }}
    >
      {fields.map((field) => (
        <Field
          key={field.name}
          field={field}
          value={values[field.name] ?? ''}
          onChange={(value) => setValues((before) => ({ ...before, [field.name]: value }))}
        />
      ))}
      <div>
        <Button look="primary" type="submit">
          Send the form
        </Button>
      </div>
    </form>
  );
}

/** Values converted to the requested types. */
function typed(fields: readonly FormField[], values: Filled): Filled {
  return Object.fromEntries(
    fields.flatMap(({ name, type }) => {
      const value = values[name] ?? '';
      if (value === '') return [];
      return [[name, type === 'number' || type === 'integer' ? Number(value) : value]];
    }),
  );
}

function Field(props: { field: FormField; value: Filled[string]; onChange: (value: string | boolean) => void }) {
  const { field, value, onChange } = props;
  const { title, says, type, required, choices, min, max, minLength, maxLength } = field;
  const id = useId();
  const number = type === 'number' || type === 'integer';
  const described = says === null ? {} : { 'aria-describedby': `${id}-says` };
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
          type={number ? 'number' : 'text'}
          required={required}
          value={String(value)}
          {...(number ? { step: type === 'integer' ? 1 : 'any' } : {})}
          {...(min === null ? {} : { min })}
          {...(max === null ? {} : { max })}
          {...(minLength === null ? {} : { minLength })}
          {...(maxLength === null ? {} : { maxLength })}
          {...described}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
      {says === null ? null : <small id={`${id}-says`}>{says}</small>}
    </div>
  );
}
