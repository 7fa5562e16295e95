/** Calls into a learner’s code, as written in a file. */
import { isObject } from '../../protocol/values.ts';
import type { Json } from '../../simulator/types.ts';
import type { Call } from '../code/define.ts';
import { LONG, type Spot } from './file-place.ts';

/** Members of a call. */
export const CALL = ['call', 'make', 'method', 'args', 'as', 'of'];

const NAME = /^[A-Za-z_]\w{0,59}$/u;
/** Reserved words of the languages, which cannot be names. */
const KEYWORDS = new Set(
  (
    'and as assert async await break case catch class const continue debugger def default del delete do elif else enum eval ' +
    'except export extends false finally for from function global if implements import in instanceof interface is lambda let ' +
    'match new nonlocal not null or package pass private protected public raise return static super switch this throw true ' +
    'try typeof undefined arguments var void while with yield False None True'
  ).split(' '),
);

/** Whether a string can name a function, a class, or a method in each of the languages. */
export function isName(text: string): boolean {
  return NAME.test(text) && !text.startsWith('__') && !KEYWORDS.has(text);
}

/** Names of the functions and classes that the calls of some tests use. */
export function namesIn(tests: readonly Spot[]): string[] {
  const calls = tests.flatMap((test) => {
    const { value } = test.at('calls');
    return Array.isArray(value) ? value : [test.value ?? null];
  });
  const names = calls.flatMap((call) => (isObject(call) ? [call.call, call.make] : []));
  return [...new Set(names.flatMap((name) => (typeof name === 'string' && isName(name) ? [name] : [])))];
}

/**
 * Reads one call: `call` for a function, `make` for an object, or `method` for a method of an object. Null if it is invalid,
 * which is reported.
 */
export function readCall(spot: Spot, made: Set<string>): Call | null {
  const given = ['call', 'make', 'method'].filter((name) => spot.at(name).there);
  const [what, other] = given;
  if (what === undefined || other !== undefined)
    return spot.report(
      'A call must have exactly one of `call` (a function), `make` (a class), and `method` (of an object created before).',
    );
  const name = readName(spot.at(what), 'the name of the function, class, or method');
  const args = readArgs(spot.at('args'));
  const as = spot.at('as').there ? readName(spot.at('as'), 'a name for the created object') : 'it';
  const of = spot.at('of').there ? readName(spot.at('of'), 'the name of an object created before') : 'it';
  if (spot.at('as').there && what !== 'make')
    return spot.at('as').report('`as` is only valid with `make`: it names the object.');
  if (spot.at('of').there && what !== 'method')
    return spot.at('of').report('`of` is only valid with `method`: it names the object of the method.');
  if (name === null || !args || as === null || of === null) return null;
  if (what === 'call') return { do: 'call', name, args };
  if (what === 'make') {
    made.add(as);
    return { do: 'make', name, args, as };
  }
  if (!made.has(of)) return spot.report(`No object \`${of}\` was created before this call: start with \`make\`.`);
  return { do: 'method', of, name, args };
}

function readName(spot: Spot, wanted: string): string | null {
  if (typeof spot.value === 'string' && isName(spot.value)) return spot.value;
  return spot.wants(`${wanted}, made of letters, digits, and underscores, and not a reserved word`);
}

function readArgs(spot: Spot): readonly Json[] | null {
  if (!spot.there) return [];
  const items = spot.list('an array of arguments', 0, 20);
  if (!items) return null;
  if (JSON.stringify(spot.value).length > LONG)
    return spot.report(`These arguments have more than ${LONG} characters.`);
  return items.map(standIns).every((fine) => fine) ? items.map(({ value = null }) => value) : null;
}

/** Whether all `$listener` and `$peer` objects are complete; other JSON is accepted as it is. */
function standIns(spot: Spot): boolean {
  const { value } = spot;
  if (Array.isArray(value)) return value.every((_, index) => standIns(spot.at(index)));
  if (!isObject(value)) return true;
  if (spot.at('$listener').there) {
    spot.object('a listener', ['$listener', 'fails']);
    const fails = spot.at('fails');
    return (
      spot.at('$listener').text('the name of the listener', 60) !== null &&
      (!fails.there || fails.text('the message of the error that it throws', 500) !== null)
    );
  }
  if (!spot.at('$peer').there) return Object.keys(value).every((key) => standIns(spot.at(key)));
  spot.object('a peer', ['$peer', 'answers']);
  const name = spot.at('$peer').text('the name of the peer', 60);
  const { value: answers } = spot.at('answers');
  if (!isObject(answers))
    return spot.at('answers').wants('an object with an array of answers for each method') !== null;
  const lists = Object.keys(answers).map((method) =>
    spot.at('answers').at(method).list('an array of answers, one for each call', 0, 50),
  );
  return name !== null && lists.every((list) => list !== null);
}
