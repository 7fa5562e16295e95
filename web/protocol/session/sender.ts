/**
 * The sender of each message: as named by the text, chosen by the caller, or inferred from the method or the answered request.
 */
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
  /** The entry of the request that it answers, if `because` contains no other information. */
  readonly requestIndex?: number;
}

/** A request of a known side. */
export interface Known {
  readonly entry: number;
  readonly from: Sender;
  readonly method: string;
}

/** The nearest pending request with an id, from a known side; otherwise the nearest one. */
export type Lookup = (id: string | number) => Known | undefined;

/** Observes the messages of a text in order, and guesses the sender of each. */
export class Senders {
  readonly #given: 'client' | 'server' | undefined;
  /** The last request with each id. */
  readonly #requestIndex: Map<string | number, Known> | null;
  readonly #lookUp: Lookup;
  /** The only side observed so far, if the text shows that the other side is hidden. */
  #alone: 'client' | 'server' | null = null;
  /** The sides observed so far, excluding responses whose sender is known only from their request. */
  readonly #observed = { client: false, server: false };
  /** What the text stated last about each side. */
  readonly #stated: Record<'client' | 'server', SenderGuess | null> = { client: null, server: null };

  /**
   * `given` is the caller’s choice, used if the text does not name the sender. `lookUp` finds requests, if another object
   * already records them.
   */
  constructor(given?: 'client' | 'server', lookUp?: Lookup) {
    this.#given = given;
    const requestIndex = new Map<string | number, Known>();
    this.#requestIndex = lookUp ? null : requestIndex;
    this.#lookUp = lookUp ?? ((id) => requestIndex.get(id));
  }

  /** The guess for the next entry; for a batch, the first item is used. */
  guess(entry: RawEntry, whole: JsonValue | undefined, kindOfWhole: Kind, index: number): SenderGuess {
    const value = Array.isArray(whole) ? whole[0] : whole;
    const kind = Array.isArray(whole) ? classify(value).kind : kindOfWhole;
    const guess = this.#guess(entry, value, kind);
    if (this.#requestIndex && kind === 'request' && guess.from !== 'unknown') {
      const id = idOf(value);
      if (id !== null) this.#requestIndex.set(id, { entry: index, from: guess.from, method: methodOf(value) ?? '' });
    }
    return guess;
  }

  #guess(entry: RawEntry, value: JsonValue | undefined, kind: Kind): SenderGuess {
    if (entry.from) return this.#explicit(entry.from, entry.fromBecause ?? 'The text names the sender.');
    if (this.#given) return this.#given === 'client' ? CLIENT_GIVEN : SERVER_GIVEN;
    if (kind === 'request' || kind === 'notification') {
      const method = methodOf(value);
      const guess = (method === null ? null : byMethod(method)) ?? UNKNOWN;
      if (guess.from !== 'unknown') this.#observe(guess.from, method);
      return guess;
    }
    const id = kind === 'response' || kind === 'error' ? idOf(value) : null;
    return id === null ? UNKNOWN : this.#answer(id, kind === 'response' ? resultOf(value) : NO_RESULT);
  }

  /** One object for all messages with the same statement in the text. */
  #explicit(from: 'client' | 'server', because: string): SenderGuess {
    const known = this.#stated[from];
    return known?.because === because ? known : (this.#stated[from] = { from, inferred: false, because });
  }

  /**
   * The sender of a response: the side shown by the result, if only that side has such results; otherwise the side that
   * received the request.
   */
  #answer(id: string | number, result: JsonObject): SenderGuess {
    const requestIndex = this.#lookUp(id);
    if (requestIndex === undefined) {
      if (!this.#observed.client && result['serverInfo'] !== undefined) this.#alone = 'server';
      return UNKNOWN;
    }
    const asker = requestIndex.from === 'server' ? 'server' : 'client';
    const evident = asker === 'client' ? clientsResult(result) : serversResult(result);
    if (evident && sideOf(requestIndex.method) !== null) return this.#hidden(asker, evident);
    if (this.#alone === asker && requestIndex.method !== 'initialize' && !isOthers(asker, result)) return ALONE[asker];
    const from = asker === 'client' ? 'server' : 'client';
    this.#observe(from, null);
    return new Answering(from, requestIndex.entry);
  }

  /** The request that it answers is not in the text: the response only has the same id as a request of its own side. */
  #hidden(from: 'client' | 'server', { by }: Evident): SenderGuess {
    if (!this.#observed[from === 'client' ? 'server' : 'client']) this.#alone = from;
    return { from, inferred: true, because: `Only a ${from} responds with \`${by}\`.` };
  }

  #observe(from: 'client' | 'server', method: string | null): void {
    this.#observed[from] = true;
    // A client continues its handshake, but the response is not in the text.
    if (method === 'notifications/initialized' && !this.#observed.server) this.#alone ??= 'client';
    else if (this.#alone !== null && this.#alone !== from) this.#alone = null;
  }
}

/** Most responses are identified by their request: only that is stored of the guess, and the sentence is created on request. */
export class Answering implements SenderGuess {
  readonly from: 'client' | 'server';
  readonly requestIndex: number;

  constructor(from: 'client' | 'server', requestIndex: number) {
    this.from = from;
    this.requestIndex = requestIndex;
  }

  get inferred(): boolean {
    return true;
  }

  get because(): string {
    return becauseAnswers(this.from, this.requestIndex);
  }
}

/** A response that only the receiver of the request can send. */
function isOthers(asker: 'client' | 'server', result: JsonObject): boolean {
  return (asker === 'client' ? serversResult(result) : clientsResult(result)) !== null;
}

const ALONE: Readonly<Record<'client' | 'server', SenderGuess>> = {
  client: Object.freeze({
    from: 'client',
    inferred: true,
    because: 'So far, the text contains only messages from the client.',
  }),
  server: Object.freeze({
    from: 'server',
    inferred: true,
    because: 'So far, the text contains only messages from the server.',
  }),
};
const CLIENT_GIVEN: SenderGuess = Object.freeze({ from: 'client', inferred: false, because: 'Chosen by hand.' });
const SERVER_GIVEN: SenderGuess = Object.freeze({ from: 'server', inferred: false, because: 'Chosen by hand.' });
const UNKNOWN: SenderGuess = Object.freeze({
  from: 'unknown',
  inferred: true,
  because: 'The text does not show who sent it.',
});

const guesses = new Map<string, SenderGuess | null>();
/** Maximum number of cached names: the methods of the revisions, and as many others. */
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

/** Numbers and strings do not match: `1` is not `"1"`. */
function idOf(value: JsonValue | undefined): string | number | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  return typeof value.id === 'string' || typeof value.id === 'number' ? value.id : null;
}

/** Swaps the sender: the text distinguishes the sides, but the user states that it names them wrongly. */
export function turnRound(entry: RawEntry): void {
  entry.from = entry.from === 'client' ? 'server' : 'client';
  entry.fromBecause = 'Chosen by hand: the reverse of the sender in the text.';
}
