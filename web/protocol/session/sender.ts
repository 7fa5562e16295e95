/** Who sent each message: as the text says, as the caller says, as the method or the answered request shows. */
import { models } from '../model/index.ts';
import type { RawEntry } from '../intake/types.ts';
import type { JsonValue } from '../json/types.ts';
import type { MethodSender } from '../model/define.ts';
import type { Sender } from '../types.ts';
import { classify } from './classify.ts';

/** A sender with the reason for it. */
export interface SenderGuess {
  from: Sender;
  inferred: boolean;
  because: string;
}

/** Gives one guess per entry. `given` is the caller's word, used where the text itself says nothing. */
export function senders(entries: readonly RawEntry[], given?: 'client' | 'server'): SenderGuess[] {
  const asked = new Map<string | number, { from: Sender; index: number }>();
  return entries.map((entry, index) => {
    const guess = guessOne(entry, asked, given);
    const value = first(entry.value);
    if (guess.from !== 'unknown' && classify(value).kind === 'request') {
      const id = idOf(value);
      if (id !== null) asked.set(id, { from: guess.from, index });
    }
    return guess;
  });
}

function guessOne(
  entry: RawEntry,
  asked: ReadonlyMap<string | number, { from: Sender; index: number }>,
  given?: 'client' | 'server',
): SenderGuess {
  if (entry.from) return { from: entry.from, inferred: false, because: entry.fromBecause ?? 'The text says so.' };
  if (given) return given === 'client' ? CLIENT_GIVEN : SERVER_GIVEN;
  const value = first(entry.value);
  const { kind } = classify(value);
  if (kind === 'request' || kind === 'notification') {
    const method = methodOf(value);
    const guess = method === null ? null : byMethod(method);
    if (guess) return guess;
  }
  if (kind === 'response' || kind === 'error') {
    const id = idOf(value);
    const request = id === null ? undefined : asked.get(id);
    if (request) {
      const from = request.from === 'client' ? 'server' : 'client';
      return {
        from,
        inferred: true,
        because: `It answers message ${request.index + 1}, which the ${request.from} sent.`,
      };
    }
  }
  return UNKNOWN;
}

const CLIENT_GIVEN: SenderGuess = Object.freeze({ from: 'client', inferred: false, because: 'Chosen by hand.' });
const SERVER_GIVEN: SenderGuess = Object.freeze({ from: 'server', inferred: false, because: 'Chosen by hand.' });
const UNKNOWN: SenderGuess = Object.freeze({
  from: 'unknown',
  inferred: true,
  because: 'Nothing in the text shows who sent it.',
});

const guesses = new Map<string, SenderGuess | null>();
/** Names that are remembered: the methods of the revisions, and as many others. */
const REMEMBERED = 1000;

function byMethod(method: string): SenderGuess | null {
  const known = guesses.get(method);
  if (known !== undefined) return known;
  const side = sideOf(method);
  const guess = side && Object.freeze({ from: side, inferred: true, because: `Only a ${side} sends \`${method}\`.` });
  if (guesses.size < REMEMBERED && method.length < 100) guesses.set(method, guess);
  return guess;
}

/** The one side that sends a method, or what it is short for, in every revision that has it; `null` when either may, or nobody knows it. */
export function sideOf(method: string): 'client' | 'server' | null {
  const sides = new Set<MethodSender>();
  for (const model of models) {
    const row = model.methods.get(method) ?? model.methods.get(`notifications/${method}`);
    if (row) sides.add(row.sender);
  }
  const [only] = sides;
  return sides.size === 1 && only !== undefined && only !== 'both' ? only : null;
}

function first(value: JsonValue | undefined): JsonValue | undefined {
  return Array.isArray(value) ? value[0] : value;
}

function methodOf(value: JsonValue | undefined): string | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  return Object.hasOwn(value, 'method') && typeof value.method === 'string' ? value.method : null;
}

/** Numbers and strings do not meet: `1` is not `"1"`. */
function idOf(value: JsonValue | undefined): string | number | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || !Object.hasOwn(value, 'id')) return null;
  return typeof value.id === 'string' || typeof value.id === 'number' ? value.id : null;
}
