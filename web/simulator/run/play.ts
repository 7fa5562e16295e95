/**
 * The parts of the client that the page plays: the handshake, responses to the server's requests, and requests retried with
 * input.
 */
import { isObject, type JsonValue } from '../../protocol/values.ts';
import { answerFor, fullCapabilities, greeting, inputResponsesFor } from '../client.ts';
import { isStateless } from '../eras.ts';
import type { Plays } from '../inputs.ts';
import type { Id, JsonRecord, McpRevision, Output, ServerDefinition } from '../types.ts';

/** The HTTP around a line: `POST /mcp HTTP/1.1` or `HTTP/1.1 200 OK` with its headers, and the fields of an event. */
export interface HttpPart {
  readonly exchange: string;
  /** Absent in later events of the same response. */
  readonly head: string | null;
  /** Lines of an event before its data; null if the body is not an event stream. */
  readonly event: string | null;
  /** The whole event, if it is malformed. */
  readonly raw?: string;
}

/** One line of the wire. */
export interface SentMessage {
  readonly at: number;
  readonly from: 'client' | 'server';
  /** `message`: on the wire. `log`: for people, on stderr. `http`: HTTP without a message. `note`: nothing was sent, but something happened. */
  readonly channel: 'message' | 'log' | 'http' | 'note';
  readonly text: string;
  /** Who wrote it: the learner, the page on the learner's behalf, or the server. */
  readonly by: 'learner' | 'page' | 'server';
  readonly says: string | null;
  readonly requirement: string | null;
  readonly fault: string | null;
  /** The request whose stream carried it, as the JSON string of its id; null for none. */
  readonly to: string | null;
  /** Null over stdio. */
  readonly http: HttpPart | null;
}

/** One more than the highest number that a client's request has used. */
export function nextId(sent: readonly SentMessage[]): number {
  let highest = 0;
  for (const { from, text } of sent) {
    const message = from === 'client' ? messageIn(text) : null;
    if (message && typeof message.method === 'string' && typeof message.id === 'number' && Number.isInteger(message.id))
      highest = Math.max(highest, message.id);
  }
  return highest + 1;
}

/** The object in a text; null if there is none. */
export function messageIn(text: string): JsonRecord | null {
  try {
    const value: JsonValue = JSON.parse(text);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

/** The request that begins a conversation, as the page sends it; null if the revision has no handshake. */
export function openingOf(
  revision: McpRevision,
  sent: readonly SentMessage[],
  server?: ServerDefinition,
): JsonRecord | null {
  return greeting(revision, fullCapabilities(revision, server), nextId(sent))?.initialize ?? null;
}

/** What a cooperative client sends after a server output; null if nothing is due, or the learner responds. */
export function reactionTo(
  { message }: Pick<Output, 'message'>,
  revision: McpRevision,
  plays: Plays,
  sent: readonly SentMessage[],
): JsonRecord | null {
  if (!isObject(message)) return null;
  if (typeof message.method === 'string')
    return plays.answers && !isStateless(revision) ? answerFor(message, declaredIn(sent)) : null;
  const { result } = message;
  if (!isObject(result)) return null;
  if (plays.answers && result.resultType === 'input_required') return againWithInput(message.id, result, sent);
  const request = plays.handshake ? requestOf(message.id, sent) : null;
  return request?.method === 'initialize' ? (greeting(revision, {}, 0)?.initialized ?? null) : null;
}

/** The client's capabilities from the handshake. */
function declaredIn(sent: readonly SentMessage[]): JsonRecord {
  for (const { from, text } of sent) {
    const message = from === 'client' ? messageIn(text) : null;
    if (message?.method === 'initialize' && isObject(message.params) && isObject(message.params.capabilities))
      return message.params.capabilities;
  }
  return {};
}

/** The request that a result asks the client to retry, with generated input; null if it is unknown. */
export function againWithInput(id: unknown, result: JsonRecord, sent: readonly SentMessage[]): JsonRecord | null {
  const request = requestOf(id, sent);
  if (!request || !isObject(result.inputRequests)) return null;
  const params = isObject(request.params) ? request.params : {};
  const state: JsonRecord = result.requestState === undefined ? {} : { requestState: result.requestState };
  const inputResponses = inputResponsesFor(result.inputRequests);
  return { ...request, id: nextId(sent), params: { ...params, ...state, inputResponses } };
}

/** The client's last request with this id; a fault may have changed its JSON type. */
function requestOf(id: unknown, sent: readonly SentMessage[]): JsonRecord | null {
  if (typeof id !== 'string' && typeof id !== 'number') return null;
  const same = (other: unknown, wanted: Id): boolean => other === wanted || String(other) === String(wanted);
  for (let at = sent.length - 1; at >= 0; at--) {
    const line = sent[at];
    const message = line?.from === 'client' ? messageIn(line.text) : null;
    if (message && typeof message.method === 'string' && same(message.id, id)) return message;
  }
  return null;
}
