/**
 * The messages of a prepared text as recorded sessions: batches taken apart, every message with its sender, every response with its
 * request. Whatever compares, translates or replays a session reads this.
 */
import type { Prepared } from '../report/phases.ts';
import type { RawEntry } from '../intake/types.ts';
import { get, isObject, objectAt } from '../json/object.ts';
import type { JsonObject, JsonValue } from '../json/types.ts';
import { classify } from '../session/classify.ts';
import { Pairing } from '../session/pairing.ts';
import type { EntryRow, Kind, RevisionId, Sender, SessionSummary, Span } from '../types.ts';

/** One message of a session. */
export interface RecordedMessage {
  /** Its place among the messages of its session, from 0. */
  readonly at: number;
  /** Index of its entry in the text. */
  readonly entry: number;
  /** The place in its batch; null if it was sent alone. */
  readonly item: number | null;
  readonly from: Sender;
  /** True if the text does not name the sender. */
  readonly inferred: boolean;
  readonly kind: Exclude<Kind, 'batch'>;
  readonly value: JsonValue;
  /** The method: its own, or that of the request it answers; empty if neither is known. */
  readonly method: string;
  readonly id: string | number | null;
  /** For a response or an error: the request it answers, as a place in the session. */
  readonly answers: number | null;
  /** For a request: the first message that answers it. */
  readonly answeredBy: number | null;
  /** Time of recording in milliseconds; only differences are meaningful. */
  readonly time: number | null;
  /** Index of the HTTP message whose body contains it; null if the text shows no HTTP. */
  readonly wire: number | null;
  /** True if the text shows it shortened or broken. */
  readonly altered: boolean;
  readonly span: Span;
}

/** The messages of one session, in the order of the text. */
export interface RecordedSession {
  readonly index: number;
  /** Name of the server or id of the session, if the text has one; otherwise empty. */
  readonly label: string;
  readonly revision: RevisionId;
  readonly revisionHow: SessionSummary['revisionHow'];
  readonly messages: readonly RecordedMessage[];
}

/** The sessions of a text, each with at least one readable message. A text without messages has none. */
export function sessionsOf({ intake, rows, sessions }: Prepared): RecordedSession[] {
  const lists = sessions.map((): Open[] => []);
  for (const row of rows) {
    const entry = intake.entries.at(row.index);
    const list = lists[row.session];
    if (entry?.value !== undefined && list) addEntry(list, entry, row);
  }
  return sessions.flatMap(({ index, label, revision, revisionHow }, at) => {
    const messages = lists[at] ?? [];
    if (messages.length === 0) return [];
    pair(messages);
    return [{ index, label, revision, revisionHow, messages }];
  });
}

type Open = { -readonly [Key in keyof RecordedMessage]: RecordedMessage[Key] };

function addEntry(list: Open[], entry: RawEntry, row: EntryRow): void {
  const { value = null } = entry;
  const parts = Array.isArray(value) && value.length > 0 ? value : [value];
  parts.forEach((part, index) => {
    const { kind } = classify(part);
    const id = isObject(part) ? get(part, 'id') : undefined;
    const method = isObject(part) ? get(part, 'method') : undefined;
    list.push({
      at: list.length,
      entry: row.index,
      item: parts === value ? index : null,
      from: row.from,
      inferred: row.inferred,
      kind: kind === 'batch' ? 'invalid' : kind,
      value: part,
      method: typeof method === 'string' ? method : '',
      id: typeof id === 'string' || typeof id === 'number' ? id : null,
      answers: null,
      answeredBy: null,
      time: entry.at ?? null,
      wire: entry.wire ?? null,
      altered: row.trust === 'altered',
      span: row.span,
    });
  });
}

/** Sets which request each response answers. */
function pair(list: readonly Open[]): void {
  const pairing = new Pairing({ valueAt: (at) => list[at]?.value });
  for (const message of list) {
    const call = pairing.see(message.value, message.kind, message.from, message.at);
    if (!call || (message.kind !== 'response' && message.kind !== 'error')) continue;
    const request = list[call.entry];
    if (!request || call.entry === message.at) continue;
    message.answers = call.entry;
    message.method = request.method;
    request.answeredBy ??= message.at;
    if (message.from === 'unknown') message.from = otherSide(request.from);
    if (request.from === 'unknown') request.from = otherSide(message.from);
  }
}

/** Deeper messages cannot be written or compared by functions that call themselves. The simulator accepts no deeper ones either. */
const MAX_LEVELS = 200;

/** The session with messages that are nested too deeply marked as altered, so that nobody uses them. */
export function withoutDeep(session: RecordedSession): RecordedSession {
  const messages = session.messages.map((one) => (isDeep(one.value) ? { ...one, altered: true } : one));
  return { ...session, messages };
}

/** The result of `work`, or `instead` if a value is nested too deeply for functions that call themselves. */
export function unlessTooDeep<Result, Instead>(work: () => Result, instead: Instead): Result | Instead {
  try {
    return work();
  } catch (error) {
    if (error instanceof RangeError) return instead;
    throw error;
  }
}

function isDeep(value: JsonValue): boolean {
  let layer: JsonValue[] = [value];
  for (let level = 0; layer.length > 0; level++) {
    if (level > MAX_LEVELS) return true;
    layer = layer.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []));
  }
  return false;
}

/** The side that receives what `side` sends. */
export function otherSide(side: Sender): Sender {
  return side === 'client' ? 'server' : side === 'server' ? 'client' : 'unknown';
}

/** The `params` of a message; empty if it has none. */
export function paramsOf({ value }: Pick<RecordedMessage, 'value'>): JsonObject {
  return isObject(value) ? objectAt(value, 'params') : NOTHING;
}

/** The `result` of a message; null if it has none that is an object. */
export function resultOf({ value }: Pick<RecordedMessage, 'value'>): JsonObject | null {
  const result = isObject(value) ? get(value, 'result') : undefined;
  return isObject(result) ? result : null;
}

/** The `error` of a message; null if it has none that is an object. */
export function errorOf({ value }: Pick<RecordedMessage, 'value'>): JsonObject | null {
  const error = isObject(value) ? get(value, 'error') : undefined;
  return isObject(error) ? error : null;
}

const NOTHING: JsonObject = Object.freeze({});

/** Several sessions as one, one after the other: requests of 2026-07-28 belong to no session. At least one must be given. */
export function joined(sessions: readonly [RecordedSession, ...RecordedSession[]]): RecordedSession {
  const messages: RecordedMessage[] = [];
  for (const session of sessions) {
    const from = messages.length;
    const moved = (at: number | null): number | null => (at === null ? null : at + from);
    for (const one of session.messages)
      messages.push({ ...one, at: one.at + from, answers: moved(one.answers), answeredBy: moved(one.answeredBy) });
  }
  return { ...sessions[0], messages };
}
