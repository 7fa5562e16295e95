/** The limits of a form field, for inputs and in words. Pure. */
import type { FormField } from '../engine/types.ts';

/** What a field contains while it is edited: a number is a string until the form is sent. */
export type Entered = string | number | boolean | readonly string[];

/** How many values a field takes. */
export type Amount = NonNullable<FormField['many']>;

/** Props of a field with several values. */
export interface SeveralProps {
  field: FormField;
  many: Amount;
  values: readonly string[];
  onChange: (values: readonly string[]) => void;
}

/** Attributes of the input for one value: its type and its limits. */
export function inputOf({ type, min, max, minLength, maxLength }: FormField) {
  const number = type === 'number' || type === 'integer';
  return {
    type: number ? 'number' : 'text',
    ...(number ? { step: type === 'integer' ? 1 : 'any' } : {}),
    ...(min === null ? {} : { min }),
    ...(max === null ? {} : { max }),
    ...(minLength === null ? {} : { minLength }),
    ...(maxLength === null ? {} : { maxLength }),
  };
}

/** How many values a field takes, in words; empty without a limit. */
export function amountText({ min, max }: Amount): string {
  if (min !== null && max !== null) return min === max ? `exactly ${min}` : `${min} to ${max}`;
  return min !== null ? `at least ${min}` : max !== null ? `at most ${max}` : '';
}

/** The least number of values that can be sent now: none where the field may be omitted. */
export function minimumOf(required: boolean, { min }: Amount, chosen: number): number {
  if (required) return Math.max(1, min ?? 1);
  return chosen > 0 ? (min ?? 0) : 0;
}
