/** What a server offers and what both sides declare, as a recorded session or a pasted fragment shows it. */
import type { Taken } from '../intake/types.ts';
import { get, isObject, objectAt } from '../json/object.ts';
import type { JsonObject, JsonValue } from '../json/types.ts';
import { paramsOf, resultOf, type RecordedMessage, type RecordedSession } from '../recorded/sessions.ts';
import { REVISION_IDS, type RevisionId } from '../types.ts';
import { within, type Spot } from './gather.ts';

/** The lists that a server offers: the method that requests each, the member of its result, and the key of its items. */
export const LISTS = {
  tools: { method: 'tools/list', member: 'tools', key: 'name' },
  resources: { method: 'resources/list', member: 'resources', key: 'uri' },
  templates: { method: 'resources/templates/list', member: 'resourceTemplates', key: 'uriTemplate' },
  prompts: { method: 'prompts/list', member: 'prompts', key: 'name' },
  skills: { method: 'skills/list', member: 'skills', key: 'uri' },
} as const;
/** One of these lists. */
export type ListName = keyof typeof LISTS;
/** All of them, in the order of the report. */
export const LIST_NAMES: readonly ListName[] = ['tools', 'resources', 'templates', 'prompts', 'skills'];

/** A value, and where the text has it. */
export interface Placed<Value> {
  readonly value: Value;
  readonly spot: Spot;
}

/** A list by the keys of its items. `complete`: its last page is there. */
export interface Listing {
  readonly items: ReadonlyMap<string, Placed<JsonObject>>;
  readonly complete: boolean;
}

/** Everything that is compared besides calls. A member is absent if the text does not show it. */
export interface Offer {
  revision?: Placed<RevisionId>;
  supported?: Placed<readonly JsonValue[]>;
  server?: Placed<JsonObject>;
  capabilities?: Placed<JsonObject>;
  instructions?: Placed<string | null>;
  client?: Placed<JsonObject>;
  clientCapabilities?: Placed<JsonObject>;
  lists: Partial<Record<ListName, Listing>>;
}

const META = 'io.modelcontextprotocol/';

/** The offer of a session: the last complete listing of each kind, the handshake or discovery. */
export function offerOf(session: RecordedSession): Offer {
  const offer: Offer = { lists: {} };
  for (const message of session.messages) {
    if (message.kind === 'request' && message.from !== 'server') declared(offer, message);
    const result = message.kind === 'response' && message.from !== 'client' ? resultOf(message) : null;
    if (!result) continue;
    const spot = within(spotOf(message), 'result');
    const method = answeredMethod(message, result);
    if (method === 'initialize' || method === 'server/discover') described(offer, result, spot);
    else served(offer, result, spot);
    const name = LIST_NAMES.find((one) => LISTS[one].method === method);
    const page = name ? pageOf(session, message, result, name) : null;
    if (name && page) offer.lists[name] = withPage(offer.lists[name], name, page);
  }
  const known = session.revisionHow === 'negotiated' || session.revisionHow === 'declared';
  const [first] = session.messages;
  if (known && first) offer.revision = { value: session.revision, spot: spotOf(first) };
  return offer;
}

/** The method that a result answers: that of its request, or without one, the method that its members show; '' if unknown. */
export function answeredMethod({ answers, method }: RecordedMessage, result: JsonObject): string {
  if (answers !== null) return method;
  const name = LIST_NAMES.find((one) => Array.isArray(get(result, LISTS[one].member)));
  if (name) return LISTS[name].method;
  if (Array.isArray(get(result, 'supportedVersions'))) return 'server/discover';
  const isInitialize = typeof get(result, 'protocolVersion') === 'string' && isObject(get(result, 'capabilities'));
  return isInitialize ? 'initialize' : '';
}

/** The spot of a message. */
export function spotOf({ entry, item, span }: RecordedMessage): Spot {
  return { entry, part: -1, path: item === null ? [] : [item], span };
}

/** The server that names itself in the `_meta` of a result. */
function served(offer: Offer, result: JsonObject, spot: Spot): void {
  const info = get(objectAt(result, '_meta'), `${META}serverInfo`);
  if (isObject(info)) offer.server ??= { value: info, spot: within(spot, '_meta', `${META}serverInfo`) };
}

/** What a client declares: in its handshake, or in `_meta` of each request. */
function declared(offer: Offer, message: RecordedMessage): void {
  const params = paramsOf(message);
  const own = message.method === 'initialize';
  const meta = objectAt(params, '_meta');
  const info = own ? get(params, 'clientInfo') : get(meta, `${META}clientInfo`);
  const can = own ? get(params, 'capabilities') : get(meta, `${META}clientCapabilities`);
  const spot = within(spotOf(message), 'params');
  const [infoAt, canAt] = own
    ? [['clientInfo'], ['capabilities']]
    : [
        ['_meta', `${META}clientInfo`],
        ['_meta', `${META}clientCapabilities`],
      ];
  if (isObject(info)) offer.client ??= { value: info, spot: within(spot, ...infoAt) };
  if (isObject(can)) offer.clientCapabilities ??= { value: can, spot: within(spot, ...canAt) };
}

function described(offer: Offer, result: JsonObject, spot: Spot): void {
  const info = get(result, 'serverInfo');
  const can = get(result, 'capabilities');
  const supported = get(result, 'supportedVersions');
  const instructions = get(result, 'instructions');
  if (isObject(info)) offer.server ??= { value: info, spot: within(spot, 'serverInfo') };
  served(offer, result, spot);
  if (isObject(can)) offer.capabilities ??= { value: can, spot: within(spot, 'capabilities') };
  if (Array.isArray(supported)) offer.supported ??= { value: supported, spot };
  offer.instructions ??= {
    value: typeof instructions === 'string' ? instructions : null,
    spot: within(spot, 'instructions'),
  };
}

/** A page of a list. */
interface Page {
  readonly list: readonly JsonValue[];
  /** False if another page follows. */
  readonly last: boolean;
  /** True if its request has a cursor. */
  readonly continues: boolean;
  spotAt(index: number): Spot;
}

function pageOf(session: RecordedSession, message: RecordedMessage, result: JsonObject, name: ListName): Page | null {
  const { member } = LISTS[name];
  const list = get(result, member);
  const request = message.answers === null ? undefined : session.messages[message.answers];
  if (!Array.isArray(list)) return null;
  return {
    list,
    last: typeof get(result, 'nextCursor') !== 'string',
    continues: request !== undefined && typeof get(paramsOf(request), 'cursor') === 'string',
    spotAt: (index) => within(spotOf(message), 'result', member, index),
  };
}

/** A request with a cursor continues the listing, one without begins a new one. */
function withPage(before: Listing | undefined, name: ListName, page: Page): Listing {
  const items = new Map(page.continues ? before?.items : []);
  for (const [at, item] of page.list.entries()) {
    const key = isObject(item) ? get(item, LISTS[name].key) : undefined;
    if (isObject(item) && typeof key === 'string' && !items.has(key))
      items.set(key, { value: item, spot: page.spotAt(at) });
  }
  return { items, complete: page.last };
}

/** The offer of fragments: lists, single items, results of a handshake or discovery, capabilities. Null if there are none. */
export function offerOfParts({ parts = [] }: Pick<Taken, 'parts'>): Offer | null {
  const offer: Offer = { lists: {} };
  let found = false;
  for (const [part, { kind, span, content }] of parts.entries()) {
    const value = content?.value;
    const fragment = content?.fragment;
    if (value === undefined || !fragment) continue;
    const spot: Spot = { entry: -1, part, path: [], span };
    // A list in the notation of another program has no place in a message.
    const name = LIST_NAMES.find((one) => LISTS[one].method === fragment.place?.method);
    if (name) {
      const before = offer.lists[name];
      const page = pageOfPart(value, name, spot);
      // Several fragments in one text are one list.
      const listing = withPage(before, name, { ...page, continues: true });
      offer.lists[name] = { ...listing, complete: listing.complete && (before?.complete ?? true) };
    } else if (!isObject(value)) continue;
    else if (kind === 'fragment-initialize-result' || kind === 'fragment-discover-result') {
      described(offer, value, spot);
      const revision = REVISION_IDS.find((id) => id === get(value, 'protocolVersion'));
      if (revision !== undefined) offer.revision ??= { value: revision, spot };
    } else if (kind !== 'fragment-capabilities') continue;
    else if (fragment.type === 'ClientCapabilities') offer.clientCapabilities ??= { value, spot };
    else offer.capabilities ??= { value, spot };
    found = true;
  }
  return found ? offer : null;
}

function pageOfPart(value: JsonValue, name: ListName, spot: Spot): Page {
  const { member } = LISTS[name];
  const inner = isObject(value) ? get(value, member) : undefined;
  if (isObject(value) && Array.isArray(inner)) {
    const last = typeof get(value, 'nextCursor') !== 'string';
    return { list: inner, last, continues: false, spotAt: (index) => within(spot, member, index) };
  }
  if (Array.isArray(value))
    return { list: value, last: true, continues: false, spotAt: (index) => within(spot, index) };
  return { list: [value], last: true, continues: false, spotAt: () => spot };
}
