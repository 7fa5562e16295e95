/** Hidden tests of a file: calls, the expected outcome of the last one, and the mistakes that other outcomes reveal. */
import { REVISION_IDS } from '../../protocol/types.ts';
import { isObject } from '../../protocol/values.ts';
import type { Json } from '../../simulator/types.ts';
import type { CodeTest, Failure, Outcome } from '../code/define.ts';
import { handlerCallsIn } from '../code/testing.ts';
import { says } from '../code/trouble.ts';
import { judgeAnswer } from '../seen.ts';
import { patternText, readPattern, readTypes, whole, type Pattern } from './pattern.ts';
import { CALL, readCall } from './program-calls.ts';
import { cut, quoted, SHORT, type Spot } from './file-place.ts';

type ErrorCame = Extract<Outcome, { kind: 'error' }>;
/** Null if an outcome is as expected; otherwise a text with the actual outcome. */
type Wanted = (last: Outcome, all: readonly Outcome[]) => string | null;

const TEST = ['name', 'calls', 'expected', 'error', 'clean', 'heard', 'shows', 'wrong'];

/** Reads a test; `mistakes` are the ids that `wrong` may use. Null if it is invalid, which is reported. */
export function readTest(spot: Spot, mistakes: readonly string[]): CodeTest | null {
  if (!spot.object('a test', [...TEST, ...CALL])) return null;
  const name = spot.at('name').text('a short name for the test', SHORT);
  const several = spot.at('calls').there;
  const items = several ? spot.at('calls').list('an array of calls, in order', 1, 40) : [spot];
  const made = new Set<string>();
  const read = items?.map((one) => (!several || one.object('a call', CALL) ? readCall(one, made) : null));
  const calls = read ? whole(read, (all) => all) : null;
  const wanted = readWanted(spot);
  const shows = spot.at('shows').there
    ? spot.at('shows').text('a description of the expected outcome', SHORT)
    : outcomeText(spot);
  const wrong = readWrong(spot.at('wrong'), mistakes);
  if (name === null || !calls || !wanted || shows === null || !wrong) return null;
  return {
    name,
    expected: shows,
    next: (came) => (came.every(({ kind }) => kind === 'value') ? (calls[came.length] ?? null) : null),
    judge: (came) => {
      const last = came.at(-1);
      if (!last || (last.kind !== 'error' && came.length < calls.length)) return { got: last ? says(last) : 'nothing' };
      const early = came.length < calls.length || (last.kind === 'error' && last.type === 'Missing');
      const got = early ? says(last) : wanted(last, came);
      return got === null ? null : failed(got, wrong.find(([when]) => when(last))?.[1]);
    },
  };
}

function failed(got: string, mistake: string | undefined): Failure {
  return mistake === undefined ? { got } : { got, mistake };
}

function readWanted(spot: Spot): Wanted | null {
  const { expected, error, clean, heard } = {
    expected: spot.at('expected'),
    error: spot.at('error'),
    clean: spot.at('clean'),
    heard: spot.at('heard'),
  };
  const parts: (Wanted | null)[] = [];
  if (error.there && (expected.there || clean.there))
    return error.report('A call that ends with an error returns no value: remove `expected` and `clean`.');
  if (expected.there) parts.push(valued(readPattern(expected)));
  if (clean.there) parts.push(readClean(clean));
  if (error.there) parts.push(readError(error));
  if (heard.there) parts.push(readHandlerCalls(heard));
  if (parts.length === 0)
    return spot.report(
      'A test needs an expectation: `expected` (a value), `error`, `clean` (a message that breaks no rule), or `heard`.',
    );
  return whole(parts, (all) => (last, came) => {
    for (const one of all) {
      const got = one(last, came);
      if (got !== null) return got;
    }
    return null;
  });
}

/** The returned value as JSON; undefined if it is not JSON. */
function valueOf(last: Outcome): Json | undefined {
  if (last.kind !== 'value') return undefined;
  return last.value === null && last.type !== 'null' ? undefined : last.value;
}

function valued(pattern: Pattern | null): Wanted | null {
  return pattern && ((last) => (pattern(valueOf(last)) ? null : says(last)));
}

/** The value is a message, or a JSON string of one, that breaks no rule. */
function readClean(spot: Spot): Wanted | null {
  if (!spot.object('an object with `revision` and `from`', ['revision', 'from'])) return null;
  const revision = spot.at('revision').choice('a revision', REVISION_IDS);
  const from = spot.at('from').choice('the sender of the message', ['client', 'server'] as const);
  if (!revision || !from) return null;
  return (last) => {
    const value = valueOf(last);
    if (value === undefined) return says(last);
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    return judgeAnswer(text, { revision, from }).found[0]?.what ?? null;
  };
}

function readError(spot: Spot): Wanted | null {
  const when = readErrorCondition(spot);
  return when && ((last) => (last.kind === 'error' && when(last) ? null : says(last)));
}

/** True for any error; a name; or an object with `type`, `contains`, `members`. */
function readErrorCondition(spot: Spot): ((error: ErrorCame) => boolean) | null {
  if (spot.value === true) return () => true;
  if (typeof spot.value === 'string') {
    const { value } = spot;
    return ({ type }) => type === value;
  }
  if (
    !spot.object('true, the name of an exception, or an object with `type`, `contains`, or `members`', [
      'type',
      'contains',
      'members',
    ])
  )
    return null;
  const type = spot.at('type');
  const part = spot.at('contains').there
    ? spot.at('contains').text('a string that must be part of the message', SHORT)
    : '';
  const types = type.there ? readNames(type) : [];
  const members = spot.at('members').there ? readPattern(spot.at('members')) : () => true;
  if (part === null || !types || !members) return null;
  return (error) =>
    (types.length === 0 || types.includes(error.type)) && error.message.includes(part) && members(error.members);
}

function readNames(spot: Spot): string[] | null {
  const items = Array.isArray(spot.value) ? spot.list('an array of exception names', 1, 10) : [spot];
  return (
    items &&
    whole(
      items.map((one) => one.text('the name of an exception', SHORT)),
      (all) => [...all],
    )
  );
}

/** The arguments of all calls of listeners and peers, as `[{"by": "client.send", "args": […]}]`. */
function readHandlerCalls(spot: Spot): Wanted | null {
  const pattern = readPattern(spot);
  return (
    pattern &&
    ((last, came) => {
      const handlerCalls: Json = handlerCallsIn(came).map(({ by, args }) => ({ by, args: [...args] }));
      if (last.kind !== 'value' && last.kind !== 'error') return says(last);
      return pattern(handlerCalls) ? null : `heard: ${cut(JSON.stringify(handlerCalls), 300)}`;
    })
  );
}

type Wrong = readonly [when: (last: Outcome) => boolean, mistake: string];

function readWrong(spot: Spot, mistakes: readonly string[]): readonly Wrong[] | null {
  if (!spot.there) return [];
  const items = spot.list('an array of other outcomes, each with the `mistake` that it reveals', 0, 20);
  return (
    items &&
    whole(
      items.map((one) => readOneWrong(one, mistakes)),
      (all) => all,
    )
  );
}

function readOneWrong(spot: Spot, mistakes: readonly string[]): Wrong | null {
  if (
    !spot.object('an object with `mistake` and one of `gives`, `type`, `error`', ['gives', 'type', 'error', 'mistake'])
  )
    return null;
  const mistake = spot.at('mistake').choice('the id of a mistake of this exercise', mistakes);
  const [name, other] = ['gives', 'type', 'error'].filter((one) => spot.at(one).there);
  if (name === undefined || other !== undefined)
    return spot.report('Use exactly one of `gives`, `type`, and `error` for the other outcome.');
  const place = spot.at(name);
  if (name === 'error') {
    const when = readErrorCondition(place);
    return when && mistake !== null ? [(last) => last.kind === 'error' && when(last), mistake] : null;
  }
  const pattern = name === 'gives' ? readPattern(place) : readTypes(place);
  return pattern && mistake !== null ? [(last) => last.kind === 'value' && pattern(valueOf(last)), mistake] : null;
}

/** A description of the expected outcome, derived from the test. */
function outcomeText(spot: Spot): string {
  const { expected, error, clean } = isObject(spot.value) ? spot.value : {};
  const parts = [
    ...(expected === undefined ? [] : [patternText(expected)]),
    ...(error === undefined ? [] : [typeof error === 'string' ? `a \`${error}\`` : 'an error']),
    ...(isObject(clean) ? [`a message that breaks no rule of ${quoted(clean.revision ?? '')}`] : []),
  ];
  return cut(parts.length > 0 ? parts.join(', and ') : 'the expected calls', SHORT);
}
