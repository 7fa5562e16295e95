/** Conditions of goals and mistakes: what stands at a place of the answer, and which rules it breaks. Data, never code. */
import type { Json } from '../../simulator/types.ts';
import { jsonOf } from '../../protocol/json/plain.ts';
import type { Seen } from '../define.ts';
import { stepsOf, valueIn } from '../places.ts';
import { readOneOf, readPattern, readTypes, whole } from './pattern.ts';
import { SHORT, type Spot } from './spot.ts';

/** Whether something holds. */
export type Holds<T> = (about: T) => boolean;
/** Functions that stand for conditions, by the pointer of their goal or mistake. A file has none: it is data. */
export type Functions = ReadonlyMap<string, Holds<Seen>>;
/** No functions, as in a file. */
export const NO_FUNCTIONS: Functions = new Map();
/** A condition on an answer, or null where it makes no sense. */
type Read<T> = Holds<T> | null;

/** What conditions look at: an answer, or an item of a list in it. */
interface Subject {
  readonly broken: ReadonlySet<string>;
  readonly valueAt: (steps: readonly string[]) => Json | undefined;
}

const TESTS = [
  ...['equals', 'oneOf', 'type', 'contains', 'mentions', 'only', 'minimum', 'maximum', 'blank', 'some'],
  ...['present', 'absent'],
];
const TESTS_NAMED = TESTS.map((name) => `\`${name}\``).join(', ');
/** Members of a condition. */
export const CONDITION = ['at', 'breaks', 'all', 'any', 'not', ...TESTS];

/** Reads a condition that may stand among other members; all parts of it have to hold. Null where it makes no sense, which is told. */
export function readCondition(spot: Spot): Read<Seen> {
  const holds = readParts(spot);
  return holds && ((seen) => holds(subjectOf(seen)));
}

function readParts(spot: Spot): Read<Subject> {
  const parts: Read<Subject>[] = [...readBreaks(spot, ({ broken }: Subject) => broken), ...readJoined(spot, readInner)];
  const tests = TESTS.filter((name) => spot.at(name).there);
  if (tests.length > 0 || spot.at('at').there) parts.push(readPlace(spot, tests));
  if (parts.length === 0) return spot.tell(`A condition is missing: \`at\` with one of ${TESTS_NAMED}; or \`breaks\`.`);
  return whole(parts, (all) => (about) => all.every((one) => one(about)));
}

function readInner(spot: Spot): Read<Subject> {
  return spot.object('a condition', CONDITION) && readParts(spot);
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

function readPlace(spot: Spot, tests: readonly string[]): Read<Subject> {
  const steps = readPointer(spot.at('at'));
  if (tests.length === 0)
    return spot.tell(`\`at\` names a place and nothing is said of it: add one of ${TESTS_NAMED}.`);
  const read = tests.map((name) => readTest(spot.at(name), name));
  if (steps === null) return null;
  return whole(read, (all) => ({ valueAt, broken }) => {
    const value = valueAt(steps);
    return all.every((one) => one(value, broken));
  });
}

/** Whether a value is what is wanted, in an answer that breaks these rules. */
type Test = (value: Json | undefined, broken: ReadonlySet<string>) => boolean;

function readTest(spot: Spot, name: string): Test | null {
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
    case 'mentions': {
      const part = spot.text('a text that has to be somewhere in the JSON of what stands there');
      return part === null ? null : (value) => value !== undefined && JSON.stringify(value).includes(part);
    }
    case 'only': {
      const names = spot.list('the names of the members that may stand there', 0, 50)?.map((one) => one.text('a name'));
      return names
        ? whole(names, (known) => (value) => Object.keys(Object(value)).every((key) => known.includes(key)))
        : null;
    }
    case 'minimum':
    case 'maximum':
      return readBound(spot, name);
    case 'blank': {
      const blank = readFlag(spot);
      return blank === null ? null : (value) => typeof value === 'string' && (value.trim() === '') === blank;
    }
    case 'some': {
      const holds = readInner(spot);
      return holds && ((value, broken) => Array.isArray(value) && value.some((item) => holds(itemOf(item, broken))));
    }
    default: {
      const flag = readFlag(spot);
      if (flag === null) return null;
      const there = (name === 'present') === flag;
      return (value) => (value !== undefined) === there;
    }
  }
}

function readFlag(spot: Spot): boolean | null {
  return typeof spot.value === 'boolean' ? spot.value : spot.wants('true or false');
}

function readBound(spot: Spot, name: 'minimum' | 'maximum'): Test | null {
  const bound = spot.value;
  if (typeof bound !== 'number') return spot.wants('a number');
  return (value) => typeof value === 'number' && (name === 'minimum' ? value >= bound : value <= bound);
}

function itemOf(item: Json, broken: ReadonlySet<string>): Subject {
  return { broken, valueAt: (steps) => valueIn(item, steps) };
}

/** An answer is looked at by many conditions and read once. */
const known = new WeakMap<Seen, Subject>();

function subjectOf(seen: Seen): Subject {
  const before = known.get(seen);
  if (before) return before;
  const answer = jsonOf(seen.text);
  const message = seen.messages.length === 1 ? seen.messages[0] : undefined;
  const subject: Subject = {
    broken: seen.broken,
    valueAt: (steps) => {
      if (steps.length === 0) return answer === undefined ? message : answer;
      // A message that has something around it, such as a line of a log, is looked at for what it is.
      const inMessage = valueIn(message, steps);
      return inMessage === undefined && Array.isArray(answer) ? valueIn(answer, steps) : inMessage;
    },
  };
  known.set(seen, subject);
  return subject;
}

/** The steps of a JSON pointer; the answer itself where none is given. */
function readPointer(spot: Spot): string[] | null {
  if (!spot.there || spot.value === '') return [];
  const pointer = spot.text('a JSON pointer, such as `/params/name`', SHORT);
  if (pointer === null) return null;
  if (!pointer.startsWith('/'))
    return spot.tell(`A JSON pointer begins with a slash: \`/${pointer.replaceAll('.', '/')}\`, perhaps?`);
  return stepsOf(pointer);
}
