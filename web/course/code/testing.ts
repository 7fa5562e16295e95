/** Small builders for the hidden tests of code exercises. */
import { isObject } from '../../protocol/values.ts';
import type { Json, JsonRecord } from '../../simulator/types.ts';
import type { Call, CodeTest, Failure, HandlerCall, Outcome } from './define.ts';
import { says } from './trouble.ts';

/** An outcome with a value. */
export type Came = Extract<Outcome, { kind: 'value' }>;

/** Calls a function. */
export const call = (name: string, ...args: Json[]): Call => ({ do: 'call', name, args });
/** Creates an object that later calls refer to as `it`, or by the name in `as`. */
export const make = (name: string, args: Json[] = [], as = 'it'): Call => ({ do: 'make', name, args, as });
/** Calls a method of the object `it`. */
export const method = (name: string, ...args: Json[]): Call => ({ do: 'method', of: 'it', name, args });
/** Calls a method of the object `other`. */
export const otherMethod = (name: string, ...args: Json[]): Call => ({ do: 'method', of: 'other', name, args });

/** The calls that listeners and peers recorded. */
export const handlerCallsIn = (came: readonly Outcome[]): HandlerCall[] =>
  came.flatMap((one) => (one.kind === 'stopped' ? [] : one.heard));

/** An exception of the learner’s code, not a name that the code lacks. */
export type Raised = Extract<Outcome, { kind: 'error' }>;

/** Whether an exception is one of a class, or of a class derived from it. */
export const isA = ({ type, classes }: Raised, name: string): boolean => type === name || classes.includes(name);

/** Whether an exception is what the tasks ask for: `ValueError` in Python, an `Error` in JavaScript. */
export const isValueError = (error: Raised): boolean =>
  isA(error, isA(error, 'BaseException') ? 'ValueError' : 'Error');

/**
 * A failure because of an exception that the test does not expect. `refusal` is the mistake if the code raises it with a
 * statement of its own.
 */
export function crash(last: Outcome, refusal?: string): Failure {
  if (last.kind !== 'error' || last.type === 'Missing') return { got: says(last) };
  return refusal !== undefined && isRefusal(last)
    ? { got: says(last), mistake: refusal }
    : { got: says(last), crashed: true };
}

const ACCIDENTS = [
  'TypeError',
  'ReferenceError',
  'RangeError',
  'SyntaxError',
  'URIError',
  'InternalError',
  'Unfinished',
];

const PYTHON_ACCIDENTS = ['KeyError', 'AttributeError', 'TypeError', 'IndexError', 'NameError', 'UnboundLocalError'];

/** Whether an exception comes from a `raise` or `throw` of the learner’s code, and not from what that code does. */
export function isRefusal(error: Raised): boolean {
  if (!isA(error, 'BaseException')) return isA(error, 'Error') && !ACCIDENTS.some((name) => isA(error, name));
  const frame = error.traceback.slice(error.traceback.lastIndexOf('\n  File "'));
  const [, raised] = /^ {4}raise\b *(\w*)/mu.exec(frame) ?? [];
  // A member that is missing on a line with `raise` is not what that line raises.
  return raised !== undefined && (raised === error.type || !PYTHON_ACCIDENTS.includes(error.type));
}

/** An exception that comes from an accident and not from a statement of the code, as a failure; null for everything else. */
export function accident(outcome: Outcome): Failure | null {
  // A thrown value that is not an error comes from a statement too.
  if (outcome.kind !== 'error' || outcome.type === 'Missing' || outcome.type === 'Thrown') return null;
  return isRefusal(outcome) ? null : crash(outcome);
}

/** The definition of a test of values. `judge` returns nothing if all is well; a string describes what came instead. */
export interface Wanted {
  name: string;
  expected: string;
  calls: readonly Call[];
  judge: (last: Came, all: readonly Came[]) => Failure | string | null | undefined;
  /** The mistake if the code raises an exception with a statement of its own. */
  refusal?: string | undefined;
}

/** A test whose calls must all return a value. */
export function gives({ name, expected, calls, judge, refusal }: Wanted): CodeTest {
  return {
    name,
    expected,
    next: (came) => (came.every(({ kind }) => kind === 'value') ? (calls[came.length] ?? null) : null),
    judge: (came) => {
      const last = came.at(-1);
      const values = came.flatMap((one) => (one.kind === 'value' ? [one] : []));
      if (last?.kind !== 'value' || values.length < calls.length)
        return last ? crash(last, refusal) : { got: 'nothing' };
      const found = judge(last, values) ?? null;
      return typeof found === 'string' ? { got: found } : found;
    },
  };
}

/**
 * A test whose last call must raise an exception of the learner’s own; `type` returns the mistake if the exception has the
 * wrong type. An accident of the wrong type is reported as what it is.
 */
export function raises({
  name,
  calls,
  expected = 'an exception',
  mistake,
  type,
}: {
  name: string;
  calls: readonly Call[];
  expected?: string;
  /** The mistake if a value is returned instead. */
  mistake?: string;
  type?: (error: Raised) => string | null;
}): CodeTest {
  return {
    name,
    expected,
    next: (came) => (came.every(({ kind }) => kind === 'value') ? (calls[came.length] ?? null) : null),
    judge: (came) => {
      const last = came.at(-1);
      if (last?.kind === 'value') return failure(says(last), mistake);
      if (last?.kind !== 'error' || came.length < calls.length || last.type === 'Missing')
        return last ? crash(last) : { got: 'nothing' };
      const wrong = type?.(last) ?? null;
      return wrong === null ? null : (accident(last) ?? failure(says(last), wrong));
    },
  };
}

/** A failure with or without the mistake that explains it. */
export function failure(got: string, mistake: string | undefined): Failure {
  return mistake === undefined ? { got } : { got, mistake };
}

/** The first of these mistakes whose condition holds, as a failure; null if none holds. */
export function firstOf(got: string, ...named: readonly (readonly [string, boolean])[]): Failure | null {
  const found = named.find(([, holds]) => holds);
  return found ? { got, mistake: found[0] } : null;
}

/** Whether two JSON values are equal, regardless of member order. */
export function same(a: Json | undefined, b: Json | undefined): boolean {
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((one, at) => same(one, b[at]));
  if (!isObject(a) || !isObject(b)) return a === b;
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length && names.every((name) => Object.hasOwn(b, name) && same(a[name], b[name]))
  );
}

/** The object in a JSON string; null if it is not one. */
export function objectIn(text: Json): JsonRecord | null {
  if (typeof text !== 'string') return null;
  try {
    const value: Json = JSON.parse(text);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}
