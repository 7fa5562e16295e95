/** Conditions of goals and mistakes: what stands at a place of the answer, and which rules it breaks. Data, never code. */
import type { Json } from '../../simulator/types.ts';
import { jsonOf } from '../../protocol/json/plain.ts';
import { isObject } from '../../protocol/values.ts';
import type { Seen } from '../define.ts';
import { readOneOf, readPattern, readTypes, whole, type Pattern } from './pattern.ts';
import { SHORT, type Spot } from './file-place.ts';

/** Whether something holds. */
export type Holds<T> = (about: T) => boolean;
/** A condition on an answer, or null where it makes no sense. */
type Read<T> = Holds<T> | null;

const TESTS = ['equals', 'oneOf', 'type', 'contains', 'present', 'absent'];
/** Members of a condition. */
export const CONDITION = ['at', 'breaks', 'all', 'any', 'not', ...TESTS];

/** Reads a condition that may stand among other members; all parts of it have to hold. Null where it makes no sense, which is told. */
export function readCondition(spot: Spot): Read<Seen> {
  const parts: Read<Seen>[] = [...readBreaks(spot, (seen: Seen) => seen.broken), ...readJoined(spot, readInner)];
  const tests = TESTS.filter((name) => spot.at(name).there);
  if (tests.length > 0 || spot.at('at').there) parts.push(readPlace(spot, tests));
  if (parts.length === 0)
    return spot.tell(
      'A condition is missing: `at` with `equals`, `oneOf`, `type`, `contains`, `present` or `absent`; or `breaks`.',
    );
  return whole(parts, (all) => (seen) => all.every((one) => one(seen)));
}

function readInner(spot: Spot): Read<Seen> {
  return spot.object('a condition', CONDITION) && readCondition(spot);
}

/** `breaks`: the answer breaks a rule or a requirement of this id. */
export function readBreaks<T>(spot: Spot, brokenIn: (about: T) => ReadonlySet<string>): Read<T>[] {
  const place = spot.at('breaks');
  if (!place.there) return [];
  const rule = place.text('the id of a rule, such as `ids/null-id`', SHORT);
  return [rule === null ? null : (about) => brokenIn(about).has(rule)];
}

/** `all`, `any`, `not`: conditions made of others. */
export function readJoined<T>(spot: Spot, read: (inner: Spot) => Read<T>): Read<T>[] {
  const several = (name: string, make: (all: readonly Holds<T>[]) => Holds<T>): Read<T>[] => {
    const place = spot.at(name);
    if (!place.there) return [];
    const list = place.list('a list of conditions', 1, 20);
    return [list && whole(list.map(read), make)];
  };
  const not = spot.at('not');
  const other = not.there ? read(not) : null;
  return [
    ...several('all', (all) => (about) => all.every((one) => one(about))),
    ...several('any', (all) => (about) => all.some((one) => one(about))),
    ...(not.there ? [other && ((about: T) => !other(about))] : []),
  ];
}

function readPlace(spot: Spot, tests: readonly string[]): Read<Seen> {
  const steps = readPointer(spot.at('at'));
  if (tests.length === 0)
    return spot.tell(
      '`at` names a place and nothing is said of it: add `equals`, `oneOf`, `type`, `contains`, `present` or `absent`.',
    );
  const patterns = tests.map((name) => readTest(spot.at(name), name));
  if (steps === null) return null;
  return whole(patterns, (all) => (seen) => {
    const value = valueAt(wholeOf(seen), steps);
    return all.every((one) => one(value));
  });
}

function readTest(spot: Spot, name: string): Pattern | null {
  switch (name) {
    case 'equals':
      return readPattern(spot);
    case 'oneOf':
      return readOneOf(spot);
    case 'type':
      return readTypes(spot);
    case 'contains': {
      const part = spot.text('a text that has to be in the text there');
      return part === null ? null : (value) => typeof value === 'string' && value.includes(part);
    }
    default: {
      if (typeof spot.value !== 'boolean') return spot.wants('true or false');
      const there = (name === 'present') === spot.value;
      return (value) => (value !== undefined) === there;
    }
  }
}

/** An answer is looked at by many conditions and read once. */
const read = new WeakMap<Seen, { value: Json | undefined }>();

function wholeOf(seen: Seen): Json | undefined {
  let known = read.get(seen);
  if (!known) read.set(seen, (known = { value: jsonOf(seen.text) }));
  return known.value;
}

/** The steps of a JSON pointer; the answer itself where none is given. */
function readPointer(spot: Spot): string[] | null {
  if (!spot.there || spot.value === '') return [];
  const pointer = spot.text('a JSON pointer, such as `/params/name`', SHORT);
  if (pointer === null) return null;
  if (!pointer.startsWith('/'))
    return spot.tell(`A JSON pointer begins with a slash: \`/${pointer.replaceAll('.', '/')}\`, perhaps?`);
  const steps = pointer.slice(1).split('/');
  return steps.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

function valueAt(value: Json | undefined, steps: readonly string[]): Json | undefined {
  let here = value;
  for (const step of steps) {
    if (Array.isArray(here)) here = /^\d{1,6}$/u.test(step) ? here[Number(step)] : undefined;
    else if (isObject(here) && Object.hasOwn(here, step)) here = here[step];
    else return undefined;
  }
  return here;
}
