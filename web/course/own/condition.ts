/** Reads conditions of goals and mistakes: what stands at a place of the answer, and which rules it breaks. Data, never code. */
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

/** Reads a condition that may stand among other members. Null where it makes no sense, which is told. */
export function readCondition(spot: Spot): Condition | null {
  const parts: (Condition | null)[] = [...readBreaks(spot), ...readJoined(spot, readInner)];
  const tests = TESTS.filter((name) => spot.at(name).there);
  if (tests.length > 0 || spot.at('at').there) parts.push(...readPlace(spot, tests));
  if (parts.length === 0) return spot.tell(`A condition is missing: \`at\` with one of ${TESTS_NAMED}; or \`breaks\`.`);
  return joined(parts);
}

function readInner(spot: Spot): Condition | null {
  return spot.object('a condition', CONDITION) && readCondition(spot);
}

/** Parts of a condition as one; null where one of them is. */
export function joined<T extends object>(parts: readonly (T | null)[]): T | null {
  return whole(parts, ([first, ...others]) => others.reduce((all, one) => ({ ...all, ...one }), first)) ?? null;
}

/** `breaks`: the answer breaks a rule or a requirement of this id. */
export function readBreaks(spot: Spot): ({ breaks: string } | null)[] {
  const place = spot.at('breaks');
  if (!place.there) return [];
  const breaks = place.text('the id of a rule, such as `ids/null-id`', SHORT);
  return [breaks === null ? null : { breaks }];
}

/** `all`, `any`, `not`: conditions made of others. */
export function readJoined<T>(
  spot: Spot,
  read: (inner: Spot) => T | null,
): ({ all: readonly T[] } | { any: readonly T[] } | { not: T } | null)[] {
  const several = (name: 'all' | 'any'): (readonly T[] | null)[] => {
    const place = spot.at(name);
    if (!place.there) return [];
    const list = place.list('a list of conditions', 1, 20);
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
    return [spot.tell(`\`at\` names a place and nothing is said of it: add one of ${TESTS_NAMED}.`)];
  return [at === null ? null : { at }, ...tests.map((name) => readTest(spot.at(name), name))];
}

function readTest(spot: Spot, name: (typeof TESTS)[number]): Condition | null {
  switch (name) {
    case 'equals':
      return isPattern(spot) && spot.value !== undefined ? { equals: spot.value } : null;
    case 'oneOf': {
      const spots = spot.list('a list of values, one of which has to come', 1, 50);
      const oneOf = spots?.map((one) => (isPattern(one) ? one.value : undefined)).filter((one) => one !== undefined);
      return oneOf && oneOf.length === spots?.length ? { oneOf } : null;
    }
    case 'type': {
      const spots = Array.isArray(spot.value) ? (spot.list('types', 1, TYPES.length) ?? []) : [spot];
      return whole(spots.map(readType), (type) => ({ type }));
    }
    case 'contains': {
      const contains = spot.text('a text that has to be in the text there');
      return contains === null ? null : { contains };
    }
    case 'mentions': {
      const mentions = spot.text('a text that has to be somewhere in the JSON of what stands there');
      return mentions === null ? null : { mentions };
    }
    case 'only': {
      const names = spot.list('the names of the members that may stand there', 0, 50);
      return (
        names &&
        whole(
          names.map((one) => one.text('a name')),
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

/** A JSON pointer; empty where none is given, for the answer itself. */
function readPointer(spot: Spot): string | null {
  if (!spot.there || spot.value === '') return '';
  const pointer = spot.text('a JSON pointer, such as `/params/name`', SHORT);
  if (pointer === null || pointer.startsWith('/')) return pointer;
  return spot.tell(`A JSON pointer begins with a slash: \`/${pointer.replaceAll('.', '/')}\`, perhaps?`);
}
