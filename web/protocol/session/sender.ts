/** Who sent each message: as the text says, as the caller says, as the method or the answered request shows. */
import { sideOf } from '../model/side.ts';
import type { RawEntry } from '../intake/types.ts';
import type { JsonObject, JsonValue } from '../json/types.ts';
import { isObject } from '../json/object.ts';
import type { Kind, Sender } from '../types.ts';
import { classify } from './classify.ts';
import { clientsResult, serversResult, type Evident } from './result-evidence.ts';
import { becauseAnswers } from './row-list.ts';

/** A sender with the reason for it. */
export interface SenderGuess {
  readonly from: Sender;
  readonly inferred: boolean;
  readonly because: string;
  /** The entry of the request that it answers, where `because` says no more than that. */
  readonly asked?: number;
}

/** A request of a side that is known. */
export interface Known {
  readonly entry: number;
  readonly from: Sender;
  readonly method: string;
}

/** The nearest request with an id that waits for its answer, of a side that is known; else the nearest one. */
export type Lookup = (id: string | number) => Known | undefined;

/** Hears the messages of a text in order, and guesses who sent each. */
export class Senders {
  readonly #given: 'client' | 'server' | undefined;
  /** The last request with each id. */
  readonly #asked: Map<string | number, Known> | null;
  readonly #lookUp: Lookup;
  /** The side that alone was heard so far, where the text shows that the other one is hidden. */
  #alone: 'client' | 'server' | null = null;
  /** What was heard so far, apart from answers of which only their request tells who sent them. */
  readonly #heard = { client: false, server: false };
  /** What the text said last of each side. */
  readonly #told: Record<'client' | 'server', SenderGuess | null> = { client: null, server: null };

  /**
   * `given` is the caller's word, used where the text itself says nothing. `lookUp` tells of requests, where somebody else
   * remembers them anyway.
   */
  constructor(given?: 'client' | 'server', lookUp?: Lookup) {
    this.#given = given;
    const asked = new Map<string | number, Known>();
    this.#asked = lookUp ? null : asked;
    this.#lookUp = lookUp ?? ((id) => asked.get(id));
  }

  /** The guess for the next entry; of a batch the first item counts. */
  guess(entry: RawEntry, whole: JsonValue | undefined, kindOfWhole: Kind, index: number): SenderGuess {
    const value = Array.isArray(whole) ? whole[0] : whole;
    const kind = Array.isArray(whole) ? classify(value).kind : kindOfWhole;
    const guess = this.#guess(entry, value, kind);
    if (this.#asked && kind === 'request' && guess.from !== 'unknown') {
      const id = idOf(value);
      if (id !== null) this.#asked.set(id, { entry: index, from: guess.from, method: methodOf(value) ?? '' });
    }
    return guess;
  }

  #guess(entry: RawEntry, value: JsonValue | undefined, kind: Kind): SenderGuess {
    if (entry.from) return this.#said(entry.from, entry.fromBecause ?? 'The text says so.');
    if (this.#given) return this.#given === 'client' ? CLIENT_GIVEN : SERVER_GIVEN;
    if (kind === 'request' || kind === 'notification') {
      const method = methodOf(value);
      const guess = (method === null ? null : byMethod(method)) ?? UNKNOWN;
      if (guess.from !== 'unknown') this.#hear(guess.from, method);
      return guess;
    }
    const id = kind === 'response' || kind === 'error' ? idOf(value) : null;
    return id === null ? UNKNOWN : this.#answer(id, kind === 'response' ? resultOf(value) : NO_RESULT);
  }

  /** One object for all messages of which the text says the same. */
  #said(from: 'client' | 'server', because: string): SenderGuess {
    const known = this.#told[from];
    return known?.because === because ? known : (this.#told[from] = { from, inferred: false, because });
  }

  /** Who answers: whom the result shows, where only one side has such results; else the side that was not asked. */
  #answer(id: string | number, result: JsonObject): SenderGuess {
    const asked = this.#lookUp(id);
    if (asked === undefined) {
      if (!this.#heard.client && result['serverInfo'] !== undefined) this.#alone = 'server';
      return UNKNOWN;
    }
    const asker = asked.from === 'server' ? 'server' : 'client';
    const evident = asker === 'client' ? clientsResult(result) : serversResult(result);
    if (evident && sideOf(asked.method) !== null) return this.#hidden(asker, evident);
    if (this.#alone === asker && asked.method !== 'initialize' && !isOthers(asker, result)) return ALONE[asker];
    const from = asker === 'client' ? 'server' : 'client';
    this.#hear(from, null);
    return new Answering(from, asked.entry);
  }

  /** The request that it answers is not in the text: it only has the id of one of its own side. */
  #hidden(from: 'client' | 'server', { by }: Evident): SenderGuess {
    if (!this.#heard[from === 'client' ? 'server' : 'client']) this.#alone = from;
    return { from, inferred: true, because: `Only a ${from} answers with \`${by}\`.` };
  }

  #hear(from: 'client' | 'server', method: string | null): void {
    this.#heard[from] = true;
    // A client goes on with its handshake, and the answer is nowhere to be seen.
    if (method === 'notifications/initialized' && !this.#heard.server) this.#alone ??= 'client';
    else if (this.#alone !== null && this.#alone !== from) this.#alone = null;
  }
}

/** Most answers are known by their request: that is all that need be kept of the guess, and the sentence is made when somebody reads it. */
export class Answering implements SenderGuess {
  readonly from: 'client' | 'server';
  readonly asked: number;

  constructor(from: 'client' | 'server', asked: number) {
    this.from = from;
    this.asked = asked;
  }

  get inferred(): boolean {
    return true;
  }

  get because(): string {
    return becauseAnswers(this.from, this.asked);
  }
}

/** An answer that only the side that was not asked sends. */
function isOthers(asker: 'client' | 'server', result: JsonObject): boolean {
  return (asker === 'client' ? serversResult(result) : clientsResult(result)) !== null;
}

const ALONE: Readonly<Record<'client' | 'server', SenderGuess>> = {
  client: Object.freeze({
    from: 'client',
    inferred: true,
    because: 'So far the text shows only what the client sent.',
  }),
  server: Object.freeze({
    from: 'server',
    inferred: true,
    because: 'So far the text shows only what the server sent.',
  }),
};
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

const NO_RESULT: JsonObject = Object.freeze({});

function resultOf(value: JsonValue | undefined): JsonObject {
  const result = isObject(value) ? value['result'] : undefined;
  return isObject(result) ? result : NO_RESULT;
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

/** The other side sent it: the text tells the sides apart, and a person says that it names them wrongly. */
export function turnRound(entry: RawEntry): void {
  entry.from = entry.from === 'client' ? 'server' : 'client';
  entry.fromBecause = 'Chosen by hand: the other way round than the text says.';
}
