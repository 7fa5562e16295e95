/** Values judged under schemas, in short words for tests. */
import { expect, it } from 'vitest';
import type { JsonValue } from '../../../json/types.ts';
import { checkInstance } from '../check.ts';

/** A condition; written so, because an object with a member `then` looks like a promise. */
export function when(
  condition: JsonValue,
  then: JsonValue,
  otherwise: JsonValue = true,
): { [name: string]: JsonValue } {
  return Object.fromEntries(Object.entries({ if: condition, else: otherwise }).concat([['then', then]]));
}

/** What came of a value: it fits, it does not, or it could not be judged. */
export type Verdict = 'fits' | 'faults' | 'open';

/** Judges a value under a schema. */
export function verdict(schema: JsonValue, value: JsonValue): Verdict {
  const { faults, notJudged } = checkInstance(schema, value);
  return faults.length > 0 ? 'faults' : notJudged.length > 0 ? 'open' : 'fits';
}

/** What is said about the place, with the place: «/a: …». */
export function said(schema: JsonValue, value: JsonValue): string[] {
  return checkInstance(schema, value).faults.map(({ path, says }) => `/${path.join('/')}: ${says}`);
}

/** Why something could not be judged, with the place in the schema. */
export function because(schema: JsonValue, value: JsonValue): string[] {
  return checkInstance(schema, value).notJudged.map((one) => `/${one.at.join('/')}: ${one.because}`);
}

type Row = [schema: JsonValue, right: JsonValue[], wrong: JsonValue[]];

/** Tests rows of a schema, values that fit, and values that do not. */
export function table(rows: readonly Row[]): void {
  it.each(rows.map(([schema, right, wrong]) => [JSON.stringify(schema), schema, right, wrong] as const))(
    '%s',
    (_text, schema, right, wrong) => {
      expect(right.map((value) => [value, verdict(schema, value)])).toEqual(right.map((value) => [value, 'fits']));
      expect(wrong.map((value) => [value, verdict(schema, value)])).toEqual(wrong.map((value) => [value, 'faults']));
    },
  );
}
