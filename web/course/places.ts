/** Values at places in JSON, and equality of JSON values. */
import { isObject } from '../protocol/values.ts';
import type { Json } from '../simulator/types.ts';

/** The steps of a JSON pointer. */
export function stepsOf(pointer: string): string[] {
  const steps = pointer.split('/').slice(1);
  return steps.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** The value at a place; undefined if there is none. */
export function valueIn(value: Json | undefined, steps: readonly string[]): Json | undefined {
  let here = value;
  for (const step of steps) {
    if (Array.isArray(here)) here = /^\d{1,6}$/u.test(step) ? here[Number(step)] : undefined;
    else if (isObject(here) && Object.hasOwn(here, step)) here = here[step];
    else return undefined;
  }
  return here;
}

/** Whether two values are equal, ignoring the order of members. */
export function same(a: Json | undefined, b: Json | undefined): boolean {
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((item, i) => same(item, b[i]));
  if (!isObject(a) || !isObject(b)) return a === b;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && same(a[key], b[key]));
}
