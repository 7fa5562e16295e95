/** Limits of numbers, lengths and counts: which one is stricter. */
import { get } from '../json/object.ts';
import type { JsonObject, JsonValue } from '../json/types.ts';

/** What a change of a limit means. */
export interface BoundEffects {
  readonly lost: string | null;
  readonly gained: string | null;
  readonly unsure?: boolean;
}

/** A keyword, whether a higher value is stricter, and a clause for the values that it excludes. */
type Row = readonly [keyword: string, higherIsStricter: boolean, excluded: (limit: string) => string];

const ROWS: readonly Row[] = [
  ['minimum', true, (limit) => `pass a number below ${limit}`],
  ['exclusiveMinimum', true, (limit) => `pass ${limit} or less`],
  ['maximum', false, (limit) => `pass a number above ${limit}`],
  ['exclusiveMaximum', false, (limit) => `pass ${limit} or more`],
  ['minLength', true, (limit) => `pass less than ${limit} characters`],
  ['maxLength', false, (limit) => `pass more than ${limit} characters`],
  ['minItems', true, (limit) => `pass less than ${limit} items`],
  ['maxItems', false, (limit) => `pass more than ${limit} items`],
  ['minProperties', true, (limit) => `pass less than ${limit} members`],
  ['maxProperties', false, (limit) => `pass more than ${limit} members`],
];

/** Calls `add` for every limit that differs. */
export function boundChanges(a: JsonObject, b: JsonObject, add: (says: string, effects: BoundEffects) => void): void {
  for (const [keyword, higher, excluded] of ROWS) {
    const [one, other] = [numberAt(a, keyword), numberAt(b, keyword)];
    if (one === other) continue;
    const stricter = other !== null && (one === null || (higher ? other > one : other < one));
    const limit = String(stricter ? other : one);
    add(saying(keyword, one, other), {
      lost: stricter ? excluded(limit) : null,
      gained: stricter ? null : excluded(limit).replace(/^pass/u, 'contain'),
    });
  }
  const [one, other] = [get(a, 'multipleOf'), get(b, 'multipleOf')];
  if (one !== other) steps(one, other, add);
  const [wasUnique, isUnique] = [get(a, 'uniqueItems') === true, get(b, 'uniqueItems') === true];
  if (wasUnique !== isUnique)
    add(isUnique ? 'must not have equal items now' : 'may have equal items now', {
      lost: isUnique ? 'pass equal items' : null,
      gained: isUnique ? null : 'contain equal items',
    });
}

function steps(
  one: JsonValue | undefined,
  other: JsonValue | undefined,
  add: (says: string, effects: BoundEffects) => void,
): void {
  const [from, to] = [typeof one === 'number' ? one : null, typeof other === 'number' ? other : null];
  const finer = from !== null && to !== null && Number.isInteger(from / to);
  const coarser = from !== null && to !== null && Number.isInteger(to / from);
  add(saying('multipleOf', from, to), {
    lost: to === null || finer ? null : `pass a number that is not a multiple of ${to}`,
    gained: from === null || coarser ? null : `contain a number that is not a multiple of ${from}`,
  });
}

function saying(keyword: string, one: number | null, other: number | null): string {
  if (one === null) return `has the limit \`${keyword}\` ${other} now`;
  if (other === null) return `no longer has the limit \`${keyword}\` ${one}`;
  return `has the limit \`${keyword}\` ${other} instead of ${one}`;
}

function numberAt(form: JsonObject, keyword: string): number | null {
  const value = get(form, keyword);
  return typeof value === 'number' ? value : null;
}
