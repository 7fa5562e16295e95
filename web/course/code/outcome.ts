/** Light door: outcomes as they come out of a sandbox, in Node or in the page, and the words for code that had to be stopped. */
import { isRecord } from '../../protocol/json/plain.ts';
import type { Outcome } from './define.ts';

/** Milliseconds that a learner's code may take, all calls together. With the start of a sandbox an answer comes within five seconds. */
export const TIME_LIMIT = 3000;

const SAYS = {
  time: `The code was stopped: it did not end in time (${TIME_LIMIT / 1000} seconds). Is there a loop that never ends?`,
  memory: 'The code was stopped: it used too much memory.',
  crash: 'The code was stopped: it ended its own process or nested too deep.',
} as const;

/** What came of code that was ended from outside. */
export type Stopped = Extract<Outcome, { kind: 'stopped' }>;

/** The outcome of code that was ended from outside. */
export function stopped(why: Stopped['why']): Stopped {
  return { kind: 'stopped', why, says: SAYS[why], output: '' };
}

/** The outcome in a reply of a world for learners' code (`WorldReply` of the sandbox), which is read as something that nobody vouches for. */
export function outcomeOf(reply: Readonly<Record<string, unknown>>): Outcome {
  const { stopped: why, unreadable, tooLarge, outcome } = reply;
  if (why === 'time' || why === 'memory' || why === 'crash') return stopped(why);
  if (typeof unreadable === 'string') return broken(unreadable, 'Syntax');
  if (tooLarge === true) return broken('What came of it is too large.');
  return readOutcome(outcome);
}

/** Reads an outcome; what is none, e.g. since the code has changed what is around it, is an error. */
function readOutcome(text: unknown): Outcome {
  try {
    const value: unknown = typeof text === 'string' ? JSON.parse(text) : null;
    if (isOutcome(value)) return outOfMemory(value) ? stopped('memory') : value;
  } catch {
    // Said below.
  }
  return broken('The code has changed the world around it so that it cannot go on.');
}

/** An error that is not an exception of the code. */
export function broken(message: string, type = 'Broken'): Outcome {
  return { kind: 'error', type, message, traceback: '', members: {}, heard: [], output: '' };
}

/** How the engine of JavaScript says it; Python's `MemoryError` speaks for itself. */
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
    isRecord(value.members)
  );
}
