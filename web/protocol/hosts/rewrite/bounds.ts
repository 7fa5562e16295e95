/** Rewriting exclusive bounds of numbers. */
import { get } from '../../json/object.ts';
import type { JsonObject } from '../../json/types.ts';
import { without } from './merge.ts';
import { noteMeaning, typesOf, type Step } from './steps.ts';

/** Exclusive bounds become inclusive ones; the same for integers. */
export const inclusiveBounds: Step = (schema, notes) => {
  let out = schema;
  for (const [key, bound, by] of [
    ['exclusiveMinimum', 'minimum', 1],
    ['exclusiveMaximum', 'maximum', -1],
  ] as const) {
    const limit = get(out, key);
    if (limit === undefined) continue;
    const own = get(out, bound);
    const rest = without(out, key);
    if (typeof limit !== 'number') {
      // The form of draft-04: `minimum` is the bound, and the boolean makes it exclusive.
      const whole = limit === true && typeof own === 'number' && isInteger(out);
      out = whole ? { ...rest, [bound]: by > 0 ? Math.floor(own) + 1 : Math.ceil(own) - 1 } : rest;
      if (whole) noteMeaning(notes, `The bound ${String(own)} is exclusive, as its boolean meant.`);
      else if (limit === true) notes.givesUp.add('The bound itself is allowed now.');
      continue;
    }
    const whole = isInteger(out);
    const nearest = by > 0 ? Math.floor(limit) + 1 : Math.ceil(limit) - 1;
    if (!whole) notes.givesUp.add(`The bound ${String(limit)} itself is allowed now.`);
    const next = whole ? nearest : limit;
    const both = typeof own !== 'number' ? next : by > 0 ? Math.max(own, next) : Math.min(own, next);
    out = { ...rest, [bound]: both };
  }
  return out;
};

/** Boolean exclusive bounds of draft-04 become numbers. */
export const numericBounds: Step = (schema, notes) => {
  let out = schema;
  for (const [key, bound] of [['exclusiveMinimum', 'minimum'] as const, ['exclusiveMaximum', 'maximum'] as const]) {
    const flag = get(out, key);
    const limit = get(out, bound);
    if (typeof flag !== 'boolean') continue;
    if (flag && typeof limit === 'number')
      noteMeaning(notes, `The bound ${String(limit)} is exclusive, as a boolean meant.`);
    out = flag && typeof limit === 'number' ? { ...without(out, key, bound), [key]: limit } : without(out, key);
  }
  return out;
};

function isInteger(schema: JsonObject): boolean {
  const types = typesOf(schema);
  return types.length > 0 && types.every((type) => type === 'integer' || !['number', 'integer'].includes(type));
}
