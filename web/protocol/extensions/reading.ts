/** Reads the messages of a text as rules of extensions see them: parties, channels, and which response answers which request. */
import { get, isObject, objectAt } from '../json/object.ts';
import type { JsonObject, JsonValue } from '../json/types.ts';
import type { Party } from '../model/extensions/define.ts';
import { extensionMethod } from '../model/extensions/index.ts';
import type { Kind, Sender } from '../types.ts';
import type { Sent } from './define.ts';

/** A message as the text has it. */
export interface Given {
  readonly index: number;
  readonly kind: Kind;
  readonly value: JsonValue | undefined;
  readonly from: Sender;
  /** True if the text names the sender. */
  readonly named: boolean;
  /** The party that the text names, if it is none of client and server. */
  readonly party?: Party | undefined;
  readonly session: number;
  readonly altered: boolean;
}

/** While messages are read, requests learn their responses. */
interface Open extends Sent {
  response: Sent | null;
}

const EMPTY: JsonObject = Object.freeze({});
/** Sessions of a view and its host are numbered apart from those of client and server. */
const VIEWS = 1_000_000;
const VIEW_PARTIES: ReadonlySet<string> = new Set(['view', 'host', 'sandbox']);
/** Members that only results of the host’s channel have. */
const VIEW_RESULT = /^(?:hostCapabilities|hostInfo|hostContext)$/u;

/** The messages in order. Batches are left out: no extension uses them. */
export function readMessages(given: readonly Given[]): Sent[] {
  const pending = new Map<string, Open>();
  return given.flatMap((one) => {
    const object = isObject(one.value) ? one.value : EMPTY;
    const method = get(object, 'method');
    const own = typeof method === 'string' ? method : null;
    const found = own === null ? null : extensionMethod(own);
    const id = idOf(object);
    const isAnswer = one.kind === 'response' || one.kind === 'error';
    const channel =
      VIEW_PARTIES.has(one.party ?? '') || found?.row.channel === 'view' || isViewMethod(own) || isViewResult(object)
        ? 'view'
        : 'mcp';
    let request = isAnswer ? requestOf(pending, channel, one, id) : null;
    // A response without a named party belongs to the channel of its request.
    if (isAnswer && !request && one.party === undefined && channel === 'mcp')
      request = requestOf(pending, 'view', one, id);
    const sent: Open = {
      index: one.index,
      kind: one.kind,
      from:
        one.party ??
        (one.named && one.from !== 'unknown' ? one.from : partyOf(request, found?.row.sender ?? [], one.from)),
      channel: request?.channel ?? channel,
      session: (request?.channel ?? channel) === 'view' ? VIEWS + one.session : one.session,
      method: own ?? request?.method ?? null,
      id,
      object,
      params: objectAt(object, 'params'),
      result: objectAt(object, 'result'),
      error: objectAt(object, 'error'),
      meta: objectAt(objectAt(object, isAnswer ? 'result' : 'params'), '_meta'),
      request,
      response: null,
      name: `Message ${one.index + 1}`,
      altered: one.altered,
    };
    if (request) {
      const open = pending.get(keyOf(request.channel, request.session, request.from, id));
      if (open) open.response = sent;
      pending.delete(keyOf(request.channel, request.session, request.from, id));
    } else if (one.kind === 'request' && id !== null) {
      pending.set(keyOf(sent.channel, sent.session, sent.from, id), sent);
    }
    return [sent];
  });
}

function isViewMethod(method: string | null): boolean {
  return method !== null && method.startsWith('ui/');
}

function isViewResult(object: JsonObject): boolean {
  return Object.keys(objectAt(object, 'result')).some((key) => VIEW_RESULT.test(key));
}

function idOf(object: JsonObject): string | number | null {
  const id = get(object, 'id');
  return typeof id === 'string' || typeof id === 'number' ? id : null;
}

function keyOf(channel: string, session: number, from: string, id: string | number | null): string {
  return `${channel} ${session} ${from} ${typeof id} ${String(id)}`;
}

/** Who may have sent the request that a party answers. */
const ASKED: Readonly<Record<string, readonly Sent['from'][]>> = {
  client: ['server', 'unknown'],
  server: ['client', 'unknown'],
  view: ['host', 'unknown'],
  host: ['view', 'sandbox', 'unknown'],
  sandbox: ['host', 'unknown'],
  unknown: ['client', 'server', 'view', 'host', 'unknown'],
};

function requestOf(
  pending: ReadonlyMap<string, Open>,
  channel: Sent['channel'],
  { from, party, session }: Given,
  id: string | number | null,
): Open | null {
  if (id === null) return null;
  const of = channel === 'view' ? VIEWS + session : session;
  const asked = ASKED[party ?? (channel === 'view' ? 'unknown' : from)] ?? [];
  for (const side of asked) {
    const open = pending.get(keyOf(channel, of, side, id));
    if (open) return open;
  }
  return null;
}

/** The party that is not named: that of its method, or the one that the request was sent to. */
function partyOf(request: Sent | null, senders: readonly Party[], from: Sender): Sent['from'] {
  if (request?.channel === 'view') return request.from === 'host' ? 'view' : 'host';
  const [only] = senders;
  if (only !== undefined && senders.length === 1 && VIEW_PARTIES.has(only)) return only;
  return from;
}
