/** Values judged with schemas, in short notation for tests. */
import { expect, it } from 'vitest';
import type { JsonValue } from '../../../json/types.ts';
import { checkInstance } from '../check.ts';

/** A condition; written this way because an object with a member `then` looks like a promise. */
export function when(
  condition: JsonValue,
  then: JsonValue,
  otherwise: JsonValue = true,
): { [name: string]: JsonValue } {
  return Object.fromEntries(Object.entries({ if: condition, else: otherwise }).concat([['then', then]]));
}

/** The result for a value: valid, invalid, or not judged. */
export type Verdict = 'fits' | 'faults' | 'open';

/** Judges a value with a schema. */
export function verdict(schema: JsonValue, value: JsonValue): Verdict {
  const { faults, notJudged } = checkInstance(schema, value);
  return faults.length > 0 ? 'faults' : notJudged.length > 0 ? 'open' : 'fits';
}

/** The fault text with the place: “/a: …”. */
export function messagesOf(schema: JsonValue, value: JsonValue): string[] {
  return checkInstance(schema, value).faults.map(({ path, says }) => `/${path.join('/')}: ${says}`);
}

/** The reason why something could not be judged, with the place in the schema. */
export function because(schema: JsonValue, value: JsonValue): string[] {
  return checkInstance(schema, value).notJudged.map((one) => `/${one.at.join('/')}: ${one.because}`);
}

type Row = [schema: JsonValue, right: JsonValue[], wrong: JsonValue[]];

/** Tests rows of a schema, valid values, and invalid values. */
export function table(rows: readonly Row[]): void {
  it.each(rows.map(([schema, right, wrong]) => [JSON.stringify(schema), schema, right, wrong] as const))(
    '%s',
    (_text, schema, right, wrong) => {
      expect(right.map((value) => [value, verdict(schema, value)])).toEqual(right.map((value) => [value, 'fits']));
      expect(wrong.map((value) => [value, verdict(schema, value)])).toEqual(wrong.map((value) => [value, 'faults']));
    },
  );
}
