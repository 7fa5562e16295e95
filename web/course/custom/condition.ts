/** Reads conditions of goals and mistakes: the values in an answer, and the rules that it breaks. Data, never code. */
import type { Condition } from '../source.ts';
import { isPattern, readType, TYPES, whole } from './pattern.ts';
import { SHORT, type Spot } from './file-place.ts';

const TESTS = [
  ...(['equals', 'oneOf', 'type', 'contains', 'mentions', 'only'] as const),
  ...(['minimum', 'maximum', 'blank', 'some', 'present', 'absent'] as const),
];
const TESTS_NAMED = TESTS.map((name) => `\`${name}\``).join(', ');
/** Members of a condition. */
export const CONDITION = ['at', 'breaks', 'all', 'any', 'not', ...TESTS];

/** Reads a condition that may be mixed with other members. Null if it is invalid, which is reported. */
export function readCondition(spot: Spot): Condition | null {
  const parts: (Condition | null)[] = [...readBreaks(spot), ...readJoined(spot, readInner)];
  const tests = TESTS.filter((name) => spot.at(name).there);
  if (tests.length > 0 || spot.at('at').there) parts.push(...readPlace(spot, tests));
  if (parts.length === 0)
    return spot.report(`A condition is missing: use \`at\` with one of ${TESTS_NAMED}; or use \`breaks\`.`);
  return joined(parts);
}

function readInner(spot: Spot): Condition | null {
  return spot.object('a condition', CONDITION) && readCondition(spot);
}

/** Merges the parts of a condition; null if one of them is null. */
export function joined<T extends object>(parts: readonly (T | null)[]): T | null {
  return whole(parts, ([first, ...others]) => others.reduce((all, one) => ({ ...all, ...one }), first)) ?? null;
}

/** `breaks`: the answer breaks the rule or the requirement with this id. */
export function readBreaks(spot: Spot): ({ breaks: string } | null)[] {
  const place = spot.at('breaks');
  if (!place.there) return [];
  const breaks = place.text('the id of a rule, such as `ids/null-id`', SHORT);
  return [breaks === null ? null : { breaks }];
}

/** `all`, `any`, `not`: conditions that combine others. */
export function readJoined<T>(
  spot: Spot,
  read: (inner: Spot) => T | null,
): ({ all: readonly T[] } | { any: readonly T[] } | { not: T } | null)[] {
  const several = (name: 'all' | 'any'): (readonly T[] | null)[] => {
    const place = spot.at(name);
    if (!place.there) return [];
    const list = place.list('an array of conditions', 1, 20);
    return [list && whole(list.map(read), (known) => known)];
  };
  const not = spot.at('not');
  const other = not.there ? read(not) : null;
  return [
    ...several('all').map((all) => all && { all }),
    ...several('any').map((any) => any && { any }),
    ...(not.there ? [other && { not: other }] : []),
  ];
}

function readPlace(spot: Spot, tests: readonly (typeof TESTS)[number][]): (Condition | null)[] {
  const at = readPointer(spot.at('at'));
  if (tests.length === 0)
    return [spot.report(`\`at\` names a place, but there is no test for it: add one of ${TESTS_NAMED}.`)];
  return [at === null ? null : { at }, ...tests.map((name) => readTest(spot.at(name), name))];
}

function readTest(spot: Spot, name: (typeof TESTS)[number]): Condition | null {
  switch (name) {
    case 'equals':
      return isPattern(spot) && spot.value !== undefined ? { equals: spot.value } : null;
    case 'oneOf': {
      const spots = spot.list('an array of values, one of which is expected', 1, 50);
      const oneOf = spots?.map((one) => (isPattern(one) ? one.value : undefined)).filter((one) => one !== undefined);
      return oneOf && oneOf.length === spots?.length ? { oneOf } : null;
    }
    case 'type': {
      const spots = Array.isArray(spot.value) ? (spot.list('an array of types', 1, TYPES.length) ?? []) : [spot];
      return whole(spots.map(readType), (type) => ({ type }));
    }
    case 'contains': {
      const contains = spot.text('a string that must be part of the string there');
      return contains === null ? null : { contains };
    }
    case 'mentions': {
      const mentions = spot.text('a string that must be part of the JSON there');
      return mentions === null ? null : { mentions };
    }
    case 'only': {
      const names = spot.list('an array of the keys that may be there', 0, 50);
      return (
        names &&
        whole(
          names.map((one) => one.text('a key')),
          (only) => ({ only }),
        )
      );
    }
    case 'minimum':
    case 'maximum':
      return typeof spot.value === 'number' ? { [name]: spot.value } : spot.wants('a number');
    case 'some': {
      const some = readInner(spot);
      return some && { some };
    }
    default:
      return typeof spot.value === 'boolean' ? { [name]: spot.value } : spot.wants('true or false');
  }
}

/** A JSON pointer; an empty or missing one is the answer itself. */
function readPointer(spot: Spot): string | null {
  if (!spot.there || spot.value === '') return '';
  const pointer = spot.text('a JSON pointer, such as `/params/name`', SHORT);
  if (pointer === null || pointer.startsWith('/')) return pointer;
  return spot.report(`A JSON pointer starts with a slash. Did you mean \`/${pointer.replaceAll('.', '/')}\`?`);
}
