/** Light entry point: outcomes from a sandbox, in Node or in the page, and the messages for code that was stopped. */
import { isRecord } from '../../protocol/json/plain.ts';
import type { Json } from '../../simulator/types.ts';
import type { Call, CodeLanguage, Outcome } from './define.ts';

/**
 * Time limit for all calls of a learner’s code together, in milliseconds. With the start of a sandbox, an answer takes at most
 * five seconds.
 */
export const TIME_LIMIT = 3000;

const TEXTS = {
  time: `The code was stopped: it did not finish within ${TIME_LIMIT / 1000} seconds. Is there an infinite loop?`,
  memory: 'The code was stopped: it used too much memory.',
  crash: 'The code was stopped: it ended its own process or was nested too deeply.',
} as const;

/** The outcome of code that was terminated from outside. */
export type Stopped = Extract<Outcome, { kind: 'stopped' }>;

/** Creates the outcome of code that was terminated from outside. */
export function stopped(why: Stopped['why']): Stopped {
  return { kind: 'stopped', why, says: TEXTS[why], output: '' };
}

/** The outcome in a reply from a sandbox (`WorldReply`). The reply is untrusted input. */
export function outcomeOf(reply: Readonly<Record<string, unknown>>): Outcome {
  const { stopped: why, unreadable, tooLarge, outcome } = reply;
  if (why === 'time' || why === 'memory' || why === 'crash') return stopped(why);
  if (typeof unreadable === 'string') return broken(unreadable, 'Syntax');
  if (tooLarge === true) return broken('The outcome is too large.');
  return readOutcome(outcome);
}

/** Reads an outcome. Anything else is an error, e.g. after the code changed its environment. */
function readOutcome(text: unknown): Outcome {
  try {
    const value: unknown = typeof text === 'string' ? JSON.parse(text) : null;
    if (isOutcome(value)) return outOfMemory(value) ? stopped('memory') : value;
  } catch {
    // Reported below.
  }
  return broken('The code changed its environment, so it cannot continue.');
}

/** An error that is not an exception of the code. */
export function broken(message: string, type = 'Broken'): Outcome {
  return { kind: 'error', type, message, traceback: '', classes: [], members: {}, heard: [], output: '' };
}

/** The message of the JavaScript engine; Python has its own `MemoryError`. */
function outOfMemory(outcome: Outcome): boolean {
  return outcome.kind === 'error' && outcome.type === 'InternalError' && outcome.message === 'out of memory';
}

function isOutcome(value: unknown): value is Outcome {
  if (!isRecord(value) || typeof value.output !== 'string' || !Array.isArray(value.heard)) return false;
  if (value.kind === 'value') return typeof value.type === 'string' && typeof value.shown === 'string';
  return (
    value.kind === 'error' &&
    typeof value.type === 'string' &&
    typeof value.message === 'string' &&
    typeof value.traceback === 'string' &&
    Array.isArray(value.classes) &&
    value.classes.every((one) => typeof one === 'string') &&
    isRecord(value.members)
  );
}

/** A call as it would be written in a language: `build_request(7, "ping", None)`, `const it = new Client()`. */
export function callText(call: Call, language: CodeLanguage): string {
  if (call.do === 'load') return '';
  const args = call.args.map((one) => literal(one, language)).join(', ');
  if (call.do === 'call') return `${call.name}(${args})`;
  if (call.do === 'method') return `${call.of}.${call.name}(${args})`;
  return language === 'python' ? `${call.as} = ${call.name}(${args})` : `const ${call.as} = new ${call.name}(${args})`;
}

/** A JSON value in the notation of a language. What stands for a function or an object of the tests is shown by its name. */
function literal(value: Json, language: CodeLanguage): string {
  if (Array.isArray(value)) return `[${value.map((one) => literal(one, language)).join(', ')}]`;
  if (isRecord(value)) {
    const { $listener, $peer } = value;
    if (typeof $listener === 'string') return $listener;
    if (typeof $peer === 'string') return $peer;
    const members = Object.entries(value).map(([key, one]) => `${JSON.stringify(key)}: ${literal(one, language)}`);
    return members.length === 0 ? '{}' : `{${members.join(', ')}}`;
  }
  if (language === 'python' && value === null) return 'None';
  if (language === 'python' && typeof value === 'boolean') return value ? 'True' : 'False';
  return JSON.stringify(value);
}
