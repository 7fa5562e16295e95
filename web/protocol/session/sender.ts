/** Who sent each message: as the text says, as the caller says, as the method or the answered request shows. */
import { models } from '../model/index.ts';
import type { RawEntry } from '../intake/types.ts';
import type { JsonValue } from '../json/types.ts';
import type { MethodSender } from '../model/define.ts';
import type { Kind, Sender } from '../types.ts';
import { classify } from './classify.ts';

/** A sender with the reason for it. */
export interface SenderGuess {
  from: Sender;
  inferred: boolean;
  because: string;
}

/** Hears the messages of a text in order, and guesses who sent each. */
export class Senders {
  readonly #given: 'client' | 'server' | undefined;
  /** Requests by id: the number of the last one, and below zero when the server sent it. */
  readonly #asked = new Map<string | number, number>();

  /** `given` is the caller's word, used where the text itself says nothing. */
  constructor(given?: 'client' | 'server') {
    this.#given = given;
  }

  /** The guess for the next entry; of a batch the first item counts. */
  guess(entry: RawEntry, whole: JsonValue | undefined, kindOfWhole: Kind, index: number): SenderGuess {
    const value = Array.isArray(whole) ? whole[0] : whole;
    const kind = Array.isArray(whole) ? classify(value).kind : kindOfWhole;
    const guess = this.#guess(entry, value, kind);
    if (kind === 'request' && guess.from !== 'unknown') {
      const id = idOf(value);
      if (id !== null) this.#asked.set(id, guess.from === 'server' ? -index - 1 : index + 1);
    }
    return guess;
  }

  #guess(entry: RawEntry, value: JsonValue | undefined, kind: Kind): SenderGuess {
    if (entry.from) return { from: entry.from, inferred: false, because: entry.fromBecause ?? 'The text says so.' };
    if (this.#given) return this.#given === 'client' ? CLIENT_GIVEN : SERVER_GIVEN;
    if (kind === 'request' || kind === 'notification') {
      const method = methodOf(value);
      return (method === null ? null : byMethod(method)) ?? UNKNOWN;
    }
    const id = kind === 'response' || kind === 'error' ? idOf(value) : null;
    const asked = id === null ? undefined : this.#asked.get(id);
    if (asked === undefined) return UNKNOWN;
    const [from, to] = asked < 0 ? (['client', 'server'] as const) : (['server', 'client'] as const);
    return { from, inferred: true, because: `It answers message ${Math.abs(asked)}, which the ${to} sent.` };
  }
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

function methodOf(value: JsonValue | undefined): string | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  return typeof value.method === 'string' ? value.method : null;
}

/** Numbers and strings do not meet: `1` is not `"1"`. */
function idOf(value: JsonValue | undefined): string | number | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  return typeof value.id === 'string' || typeof value.id === 'number' ? value.id : null;
}
