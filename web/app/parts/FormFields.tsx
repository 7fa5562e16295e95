import { useState } from 'react';
import type { FormField } from '../engine/types.ts';
import { Button } from './Button.tsx';
import { FormInput } from './FormInput.tsx';
import type { Entered } from './formLimits.ts';
import css from './FormFields.module.css';

/** The values that the user entered, by field name; a field with several values has an array. */
export type Filled = Record<string, string | number | boolean | readonly (string | number)[]>;

/** A form generated from the server’s schema: one label per value, required ones are marked, and empty ones are omitted. */
export function FormFields({ fields, onAccept }: { fields: readonly FormField[]; onAccept: (filled: Filled) => void }) {
  const [values, setValues] = useState<Readonly<Record<string, Entered>>>(() =>
    Object.fromEntries(fields.map((field) => [field.name, initial(field)])),
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
        <FormInput
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

/** What a field shows at first; where several values are allowed, as many rows as are needed, at least one. */
function initial({ type, many, choices, value }: FormField): Entered {
  if (many === null) return value === null || typeof value === 'object' ? (type === 'boolean' ? false : '') : value;
  const values = Array.isArray(value) ? value.map(String) : [];
  if (choices.length > 0) return values;
  return [...values, ...Array<string>(Math.max(0, Math.max(1, many.min ?? 1) - values.length)).fill('')];
}

/** Values converted to the requested types; a field without a value is omitted. */
function typed(fields: readonly FormField[], values: Readonly<Record<string, Entered>>): Filled {
  const convert = (type: FormField['type'], one: string): string | number =>
    type === 'number' || type === 'integer' ? Number(one) : one;
  const filled: Filled = {};
  for (const { name, type } of fields) {
    const value = values[name] ?? '';
    if (typeof value === 'object') {
      const all = value.filter((one) => one !== '').map((one) => convert(type, one));
      if (all.length > 0) filled[name] = all;
    } else if (value !== '') filled[name] = typeof value === 'string' ? convert(type, value) : value;
  }
  return filled;
}
