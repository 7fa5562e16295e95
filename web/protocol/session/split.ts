/** Assigns each message to a session: by the channel that the log names, and by new handshakes. */
import type { JsonObject, JsonValue } from '../json/types.ts';
import { get, isObject, objectAt } from '../json/object.ts';
import type { Kind, Sender } from '../types.ts';
import { Waiting } from './waiting.ts';
import { fits } from './result-evidence.ts';
import { ById } from './numbers.ts';

/** The session of a message. */
export interface Belonging {
  readonly session: number;
  /** True for the session’s first message. */
  readonly begins: boolean;
  /** Another session of the channel that continues concurrently, once detected: messages of both may be interleaved. */
  readonly mixed: number | null;
}

type Id = string | number;

const NOTHING: JsonObject = Object.freeze({});

/** The state of the current session of a channel. */
interface Open {
  readonly session: number;
  /** The result for most of its messages. */
  readonly within: Belonging;
  /** The previous session on this channel. */
  readonly before: Open | null;
  /** Pending requests that were not sent by the server, with their methods. */
  readonly waiting: Waiting;
  /** The ids of its requests, if there is a previous session. */
  readonly used: Used | null;
  /** The highest id of each sequence that counts up; plain numbers separately, because most ids are numbers. */
  readonly highest: Map<string, number>;
  counted: number | null;
  /** The id of the last `initialize`. */
  requestedId: Id | null;
  shaken: 'no' | 'refused' | 'answered' | 'done';
  /** The server that responded to it. */
  who: string | null;
}

/** Maximum number of id sequences, and of pending requests, recorded for each channel. */
const REMEMBERED = 5000;
/** Longer ids are not parsed as counters. */
const LONGEST = 200;
/** Maximum gap for a client that keeps counting: messages in between may be missing from the log. */
const STRIDE = 10;

/**
 * Observes the messages of a text in order. On one channel a new session begins where an `initialize` counts its ids from the
 * beginning again: its id is not above those the client has used, or was used before. It also begins where a handshake was
 * answered and the id of the next one does not go on from the ids before: far off, or not of a kind that counts up. A
 * handshake that was refused, or has no answer yet, is tried again in the same session.
 *
 * An answer that only the session before waits for belongs to that one, and so does an answer of which only the request there
 * asks for such a result. A request whose id this session has used belongs there where it goes on from the ids of that one:
 * then both go on at the same time.
 */
export class Splitter {
  readonly #open = new Map<string, Open>();
  #sessions = 0;
  /** The number of sessions. */
  get count(): number {
    return this.#sessions;
  }

  of(channel: string, value: JsonValue | undefined, kind: Kind, from: Sender | undefined): Belonging {
    const open = this.#open.get(channel);
    // No object inherits these names.
    const { id: named, method } = isObject(value) ? value : NOTHING;
    const id = idOf(named);
    const shakes = kind === 'request' && from !== 'server' && method === 'initialize';
    const restarts = open !== undefined && shakes && id !== null && beginsAnew(open, id);
    if (open && !restarts) {
      const owner = ownerOf(open, id, value, kind, from);
      const others = (owner !== open && kind === 'request') || meetsOther(owner, id, value, kind);
      follow(owner, id, method, kind, from);
      return others ? { session: owner.session, begins: false, mixed: open.session } : owner.within;
    }
    const session = this.#sessions++;
    const next: Open = {
      session,
      within: { session, begins: false, mixed: null },
      before: open ? { ...open, before: null } : null,
      waiting: new Waiting(),
      used: open ? new Used() : null,
      highest: new Map(),
      counted: null,
      requestedId: null,
      shaken: 'no',
      who: null,
    };
    this.#open.set(channel, next);
    follow(next, id, method, kind, from);
    const mixed =
      open !== undefined && open.requestedId !== null && (open.shaken === 'no' || open.shaken === 'answered');
    return { session: next.session, begins: true, mixed: mixed ? open.session : null };
  }
}

/** The session of the channel, or the previous one. */
function ownerOf(open: Open, id: Id | null, value: JsonValue | undefined, kind: Kind, from: Sender | undefined): Open {
  const { before } = open;
  if (!before || id === null) return open;
  if (kind === 'request') return from !== 'server' && open.used?.has(id) && goesOn(before, id) ? before : open;
  if ((kind !== 'response' && kind !== 'error') || from === 'client') return open;
  const there = before.waiting.get(id);
  if (there === undefined) return open;
  const here = open.waiting.get(id);
  if (here === undefined) return before;
  const result = isObject(value) ? get(value, 'result') : undefined;
  return isObject(result) && !fits(here, result) && fits(there, result) ? before : open;
}

/**
 * Whether two servers accept handshakes in what seems to be one session: a different server than before, or both while both are
 * pending.
 */
function meetsOther(open: Open, id: Id | null, value: JsonValue | undefined, kind: Kind): boolean {
  if (kind !== 'response' || id === null || open.waiting.get(id) !== 'initialize' || !isObject(value)) return false;
  const info = objectAt(objectAt(value, 'result'), 'serverInfo');
  const who = JSON.stringify([get(info, 'name'), get(info, 'version')]);
  const other = id !== open.requestedId || (open.who !== null && open.who !== who);
  open.who ??= who;
  return other;
}

/** Whether an id is the next one of a session, or one of the next few. */
function goesOn(open: Open, id: Id): boolean {
  const [row, place] = rowOf(id);
  const last = highestOf(open, row);
  return last !== undefined && place > last && place <= last + STRIDE;
}

function idOf(id: JsonValue | undefined): Id | null {
  return typeof id === 'string' || typeof id === 'number' ? id : null;
}

/** The sequence of an id and its position there: numbers, strings that end in a number, other strings. */
function rowOf(id: Id): [row: string, place: number] {
  if (typeof id === 'number') return [COUNTED, id];
  if (id.length > LONGEST) return [id, 0];
  const [, before = id, count = '0'] = /^(.*?)(\d{1,12})$/su.exec(id) ?? [];
  return [`"${before}`, Number(count)];
}

/** As `rowOf(id)[0]`, for number ids, which are the most frequent. */
const COUNTED = '';

function beginsAnew(open: Open, id: Id): boolean {
  const [row, place] = rowOf(id);
  const highest = highestOf(open, row);
  if (highest !== undefined && place <= highest) return true;
  if (open.shaken !== 'answered' && open.shaken !== 'done') return false;
  return highest === undefined || place > highest + STRIDE;
}

function highestOf({ highest, counted }: Open, row: string): number | undefined {
  return row === COUNTED ? (counted ?? undefined) : highest.get(row);
}

function raise({ highest }: Open, row: string, place: number): void {
  const before = highest.get(row);
  if (highest.size < REMEMBERED && (before === undefined || place > before)) highest.set(row, place);
}

/** The first ids used, up to a limit. */
class Used {
  readonly #ids = new ById<true>();
  #left = REMEMBERED;

  has(id: Id): boolean {
    return this.#ids.get(id) === true;
  }

  add(id: Id): void {
    if (this.#left-- > 0) this.#ids.set(id, true);
  }
}

function follow(open: Open, id: Id | null, method: JsonValue | undefined, kind: Kind, from: Sender | undefined): void {
  if (kind === 'request' && from !== 'server' && id !== null) {
    if (open.waiting.size < REMEMBERED) open.waiting.set(id, typeof method === 'string' ? method : '');
    open.used?.add(id);
    if (typeof id !== 'number') raise(open, ...rowOf(id));
    else if (open.counted === null || id > open.counted) open.counted = id;
    if (method === 'initialize') {
      open.requestedId = id;
      open.shaken = 'no';
    } else if (open.shaken === 'answered' && method !== 'ping') open.shaken = 'done';
  } else if ((kind === 'response' || kind === 'error') && from !== 'client' && id !== null) {
    open.waiting.delete(id);
    if (id === open.requestedId && open.shaken === 'no') open.shaken = kind === 'error' ? 'refused' : 'answered';
  } else if (open.shaken === 'answered' && from !== 'server' && typeof method === 'string') {
    if (method.length < 40 && /initiali[sz]ed?$/iu.test(method)) open.shaken = 'done';
  }
}
