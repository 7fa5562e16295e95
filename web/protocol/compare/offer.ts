/** What a server offers and what both sides declare, as a recorded session or a pasted fragment shows it. */
import type { Taken } from '../intake/types.ts';
import { get, isObject, objectAt } from '../json/object.ts';
import type { JsonObject, JsonValue } from '../json/types.ts';
import { paramsOf, resultOf, type RecordedMessage, type RecordedSession } from '../recorded/sessions.ts';
import { REVISION_IDS, type RevisionId } from '../types.ts';
import type { ChangePlace } from './types.ts';

/** The lists that a server offers: the method that requests each, the member of its result, and the key of its items. */
export const LISTS = {
  tools: { method: 'tools/list', member: 'tools', key: 'name' },
  resources: { method: 'resources/list', member: 'resources', key: 'uri' },
  templates: { method: 'resources/templates/list', member: 'resourceTemplates', key: 'uriTemplate' },
  prompts: { method: 'prompts/list', member: 'prompts', key: 'name' },
} as const;
/** One of these lists. */
export type ListName = keyof typeof LISTS;
/** All of them, in the order of the report. */
export const LIST_NAMES: readonly ListName[] = ['tools', 'resources', 'templates', 'prompts'];

/** A value, and where the text has it. */
export interface Placed<Value> {
  readonly value: Value;
  readonly place: ChangePlace;
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
    const place = placeOf(message);
    if (message.method === 'initialize' || message.method === 'server/discover') described(offer, result, place);
    else {
      const info = get(objectAt(result, '_meta'), `${META}serverInfo`);
      if (isObject(info)) offer.server ??= { value: info, place };
    }
    const name = LIST_NAMES.find((one) => LISTS[one].method === message.method);
    if (name) offer.lists[name] = withPage(offer.lists[name], name, result, requestOf(session, message), place);
  }
  const known = session.revisionHow === 'negotiated' || session.revisionHow === 'declared';
  const [first] = session.messages;
  if (known && first) offer.revision = { value: session.revision, place: placeOf(first) };
  return offer;
}

function requestOf({ messages }: RecordedSession, { answers }: RecordedMessage): RecordedMessage | null {
  return answers === null ? null : (messages[answers] ?? null);
}

/** The place of a message. */
export function placeOf({ entry, span }: RecordedMessage): ChangePlace {
  return { entry, span };
}

/** What a client declares: in its handshake, or in `_meta` of each request. */
function declared(offer: Offer, message: RecordedMessage): void {
  const params = paramsOf(message);
  const own = message.method === 'initialize';
  const meta = objectAt(params, '_meta');
  const info = own ? get(params, 'clientInfo') : get(meta, `${META}clientInfo`);
  const can = own ? get(params, 'capabilities') : get(meta, `${META}clientCapabilities`);
  const place = placeOf(message);
  if (isObject(info)) offer.client ??= { value: info, place };
  if (isObject(can)) offer.clientCapabilities ??= { value: can, place };
}

function described(offer: Offer, result: JsonObject, place: ChangePlace): void {
  const info = get(result, 'serverInfo') ?? get(objectAt(result, '_meta'), `${META}serverInfo`);
  const can = get(result, 'capabilities');
  const supported = get(result, 'supportedVersions');
  const instructions = get(result, 'instructions');
  if (isObject(info)) offer.server ??= { value: info, place };
  if (isObject(can)) offer.capabilities ??= { value: can, place };
  if (Array.isArray(supported)) offer.supported ??= { value: supported, place };
  offer.instructions ??= { value: typeof instructions === 'string' ? instructions : null, place };
}

/** A request with a cursor continues the listing, one without begins a new one. */
function withPage(
  before: Listing | undefined,
  name: ListName,
  result: JsonObject,
  request: RecordedMessage | null,
  place: ChangePlace,
): Listing | undefined {
  const { member, key } = LISTS[name];
  const list = get(result, member);
  if (!Array.isArray(list)) return before;
  const continues = request !== null && typeof get(paramsOf(request), 'cursor') === 'string';
  const items = new Map(continues ? before?.items : []);
  for (const item of list) {
    const of = isObject(item) ? get(item, key) : undefined;
    if (isObject(item) && typeof of === 'string' && !items.has(of)) items.set(of, { value: item, place });
  }
  return { items, complete: typeof get(result, 'nextCursor') !== 'string' };
}

/** The offer of fragments: lists, single items, results of a handshake or discovery, capabilities. Null if there are none. */
export function offerOfParts({ parts = [] }: Pick<Taken, 'parts'>): Offer | null {
  const offer: Offer = { lists: {} };
  let found = false;
  for (const { kind, span, content } of parts) {
    const value = content?.value;
    const fragment = content?.fragment;
    if (value === undefined || !fragment) continue;
    const place: ChangePlace = { entry: -1, span };
    // A list in the notation of another program has no place in a message.
    const name = LIST_NAMES.find((one) => LISTS[one].method === fragment.place?.method);
    if (name) {
      const { member } = LISTS[name];
      const whole = isObject(value) && member in value ? value : { [member]: Array.isArray(value) ? value : [value] };
      offer.lists[name] = merged(offer.lists[name], withPage(undefined, name, whole, null, place));
    } else if (!isObject(value)) continue;
    else if (kind === 'fragment-initialize-result' || kind === 'fragment-discover-result') {
      described(offer, value, place);
      const revision = REVISION_IDS.find((id) => id === get(value, 'protocolVersion'));
      if (revision !== undefined) offer.revision ??= { value: revision, place };
    } else if (kind !== 'fragment-capabilities') continue;
    else if (fragment.type === 'ClientCapabilities') offer.clientCapabilities ??= { value, place };
    else offer.capabilities ??= { value, place };
    found = true;
  }
  return found ? offer : null;
}

function merged(one: Listing | undefined, other: Listing | undefined): Listing | undefined {
  if (!one || !other) return one ?? other;
  return { items: new Map([...other.items, ...one.items]), complete: one.complete && other.complete };
}
