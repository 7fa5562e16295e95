/** The meaning of conditions and of the values in them. `custom/` checks whether they are well-formed. */
import { jsonOf } from '../protocol/json/plain.ts';
import { isObject } from '../protocol/values.ts';
import type { Json } from '../simulator/types.ts';
import type { Seen } from './define.ts';
import { same, stepsOf, valueIn } from './places.ts';
import type { Condition, OrderCondition } from './source.ts';

/** The subject of a condition: an answer, or an item of an array in it. */
export interface Subject {
  readonly broken: ReadonlySet<string>;
  readonly valueAt: (steps: readonly string[]) => Json | undefined;
}

/** The subject for an answer. */
export function subjectOf({ text, messages, broken }: Seen): Subject {
  const answer = jsonOf(text);
  const message = messages.length === 1 ? messages[0] : undefined;
  return {
    broken,
    valueAt: (steps) => {
      if (steps.length === 0) return answer === undefined ? message : answer;
      // Conditions look into a single message even if it has something around it, such as a log line.
      const inMessage = valueIn(message, steps);
      return inMessage === undefined && Array.isArray(answer) ? valueIn(answer, steps) : inMessage;
    },
  };
}

/** Whether all parts of a condition hold. */
export function holds(condition: Condition, about: Subject): boolean {
  const { at = '', breaks, ...tests } = condition;
  if (breaks !== undefined && !about.broken.has(breaks)) return false;
  return joined(condition, (one) => holds(one, about)) && isWanted(tests, about.valueAt(stepsOf(at)), about.broken);
}

/** An order of messages, and the rules that it violates. */
export interface Ordered {
  readonly order: readonly string[];
  readonly broken: ReadonlySet<string>;
}

/** Whether all parts of a condition on an order hold. */
export function holdsInOrder(condition: OrderCondition, about: Ordered): boolean {
  const { before, first, last, breaks } = condition;
  const { order, broken } = about;
  return (
    (breaks === undefined || broken.has(breaks)) &&
    (before === undefined || order.indexOf(before[0]) < order.indexOf(before[1])) &&
    (first === undefined || order[0] === first) &&
    (last === undefined || order.at(-1) === last) &&
    joined(condition, (one) => holdsInOrder(one, about))
  );
}

/** Combined conditions: `all`, `any`, `not`. */
function joined<T>(
  { all, any, not }: { all?: readonly T[]; any?: readonly T[]; not?: T },
  met: (one: T) => boolean,
): boolean {
  return (
    (all === undefined || all.every(met)) && (any === undefined || any.some(met)) && (not === undefined || !met(not))
  );
}

function isWanted(tests: Condition, value: Json | undefined, broken: ReadonlySet<string>): boolean {
  const { equals, oneOf, type, contains, mentions, only, minimum, maximum, blank, some, present, absent } = tests;
  return (
    (equals === undefined || matches(equals, value)) &&
    (oneOf === undefined || oneOf.some((one) => matches(one, value))) &&
    (type === undefined || [type].flat().some((one) => isOfType(value, one))) &&
    (contains === undefined || (typeof value === 'string' && value.includes(contains))) &&
    (mentions === undefined || (value !== undefined && JSON.stringify(value).includes(mentions))) &&
    (only === undefined || Object.keys(Object(value)).every((key) => only.includes(key))) &&
    (minimum === undefined || (typeof value === 'number' && value >= minimum)) &&
    (maximum === undefined || (typeof value === 'number' && value <= maximum)) &&
    (blank === undefined || (typeof value === 'string' && (value.trim() === '') === blank)) &&
    (some === undefined || (Array.isArray(value) && value.some((item) => holds(some, itemOf(item, broken))))) &&
    (present === undefined || (value !== undefined) === present) &&
    (absent === undefined || (value === undefined) === absent)
  );
}

function itemOf(item: Json, broken: ReadonlySet<string>): Subject {
  return { broken, valueAt: (steps) => valueIn(item, steps) };
}

/** Whether a value has a type, with the names from JSON Schema. */
export function isOfType(value: Json | undefined, type: Json): boolean {
  if (value === null) return type === 'null';
  if (Array.isArray(value)) return type === 'array';
  return typeof value === type || (type === 'integer' && Number.isInteger(value));
}

/** Keys of matchers. An object with exactly one of them as its only member matches many values. */
export const MATCHERS = ['$any', '$oneOf', '$contains', '$anyCase', '$has', '$json'];

/**
 * Whether a value matches the wanted one: plain JSON, or JSON with matchers. Undefined means that there is no value, and never
 * matches.
 */
export function matches(wanted: Json, found: Json | undefined): boolean {
  if (Array.isArray(wanted))
    return Array.isArray(found) && found.length === wanted.length && wanted.every((one, at) => matches(one, found[at]));
  if (!isObject(wanted)) return same(found, wanted);
  const [[name, inner] = ['', null], ...others] = Object.entries(wanted);
  if (others.length === 0 && MATCHERS.includes(name)) return isMatched(name, inner, found);
  return hasMembers(wanted, found) && isObject(found) && Object.keys(found).length === Object.keys(wanted).length;
}

function hasMembers(wanted: Json, found: Json | undefined): boolean {
  if (!isObject(wanted) || !isObject(found)) return false;
  return Object.entries(wanted).every(([name, inner]) => Object.hasOwn(found, name) && matches(inner, found[name]));
}

function isMatched(name: string, inner: Json, found: Json | undefined): boolean {
  const text = typeof found === 'string' ? found : undefined;
  switch (name) {
    case '$any':
      return inner === true ? found !== undefined : [inner].flat().some((type) => isOfType(found, type));
    case '$oneOf':
      return [inner].flat().some((one) => matches(one, found));
    case '$contains':
      return typeof inner === 'string' && text !== undefined && text.includes(inner);
    case '$anyCase':
      return typeof inner === 'string' && text?.toLowerCase() === inner.toLowerCase();
    case '$has':
      return hasMembers(inner, found);
    default:
      return text !== undefined && matches(inner, jsonOf(text));
  }
}
