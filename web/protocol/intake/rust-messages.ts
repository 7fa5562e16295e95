/**
 * Messages that rmcp, the Rust SDK, prints: its structures as the JSON that it sends. Names, wrappers and tags follow the
 * attributes of its types (https://github.com/modelcontextprotocol/rust-sdk, crates/rmcp/src/model.rs).
 */
import type { JsonMember, JsonNode } from '../json/types.ts';
import type { Span } from '../types.ts';
import type { DebugField, DebugValue } from './rust-debug.ts';

/** Methods by the name of their unit struct, without `Method`. */
const METHODS: Readonly<Record<string, string>> = {
  InitializeResult: 'initialize',
  InitializeRequest: 'initialize',
  PingRequest: 'ping',
  ListToolsRequest: 'tools/list',
  CallToolRequest: 'tools/call',
  ListResourcesRequest: 'resources/list',
  ListResourceTemplatesRequest: 'resources/templates/list',
  ReadResourceRequest: 'resources/read',
  SubscribeRequest: 'resources/subscribe',
  UnsubscribeRequest: 'resources/unsubscribe',
  ListPromptsRequest: 'prompts/list',
  GetPromptRequest: 'prompts/get',
  SetLevelRequest: 'logging/setLevel',
  CompleteRequest: 'completion/complete',
  CreateMessageRequest: 'sampling/createMessage',
  ListRootsRequest: 'roots/list',
  CreateElicitationRequest: 'elicitation/create',
  ElicitationCreateRequest: 'elicitation/create',
  InitializedNotification: 'notifications/initialized',
  CancelledNotification: 'notifications/cancelled',
  ProgressNotification: 'notifications/progress',
  LoggingMessageNotification: 'notifications/message',
  ResourceUpdatedNotification: 'notifications/resources/updated',
  ResourceListChangedNotification: 'notifications/resources/list_changed',
  ToolListChangedNotification: 'notifications/tools/list_changed',
  PromptListChangedNotification: 'notifications/prompts/list_changed',
  RootsListChangedNotification: 'notifications/roots/list_changed',
};

/** Variants whose name becomes the member `type`. */
const TAGS: Readonly<Record<string, string>> = {
  Text: 'text',
  Image: 'image',
  Audio: 'audio',
  Resource: 'resource',
  ResourceLink: 'resource_link',
};

/** The message that a structure is; null if it is something else. `id`: the id that the line names beside it. */
export function messageIn(value: DebugValue, id?: JsonNode): JsonNode | null {
  const inner = unwrapped(value);
  if (inner.type !== 'fields') return null;
  const span = { start: value.start, end: value.end };
  const own = (key: string): DebugField | undefined => inner.fields.find((field) => field.key === key);
  const [request, result, error] = [own('request') ?? own('notification'), own('result'), own('error')];
  if (own('jsonrpc')) {
    const version: JsonMember = member('jsonrpc', own('jsonrpc'), { type: 'string', value: '2.0', ...span });
    const named = own('id');
    const head = named ? [version, member('id', named, idOf(named.value))] : [version];
    const body = request
      ? callOf(request.value)
      : result
        ? [member('result', result, plain(payload(result.value)))]
        : error
          ? [member('error', error, plain(payload(error.value)))]
          : null;
    return body && objectOf([...head, ...body], span);
  }
  return id === undefined && !own('method') ? null : bare(value, id, span);
}

/** The response with this result or error, which the line names without an envelope. */
export function responseWith(key: 'result' | 'error', value: DebugValue, id: JsonNode): JsonNode {
  const span = { start: value.start, end: value.end };
  return objectOf([...enveloped(id, span), { key, keySpan: span, value: plain(payload(value)) }], span);
}

function bare(value: DebugValue, id: JsonNode | undefined, span: Span): JsonNode | null {
  const call = callOf(value);
  return call && objectOf([...enveloped(id, span), ...call], span);
}

function enveloped(id: JsonNode | undefined, span: Span): JsonMember[] {
  const version: JsonMember = { key: 'jsonrpc', keySpan: span, value: { type: 'string', value: '2.0', ...span } };
  return id ? [version, { key: 'id', keySpan: { start: id.start, end: id.end }, value: id }] : [version];
}

/** `method` and `params` of a request or notification; null if it has no known method. */
function callOf(value: DebugValue): JsonMember[] | null {
  const inner = unwrapped(value);
  if (inner.type !== 'fields') return null;
  const method = inner.fields.find(({ key }) => key === 'method');
  if (!method) return null;
  const name =
    method.value.type === 'string'
      ? method.value.value
      : method.value.type === 'unit'
        ? METHODS[method.value.name.replace(/Method$/, '')]
        : undefined;
  if (name === undefined) return null;
  const { start, end } = method.value;
  const out = [member('method', method, { type: 'string', value: name, start, end })];
  const params = inner.fields.find(({ key }) => key === 'params');
  if (params && !isAbsent(params.value)) out.push(member('params', params, plain(payload(params.value))));
  return out;
}

/** A value without the variants around it: `Request(JsonRpcRequest { … })` → the structure. */
function unwrapped(value: DebugValue): DebugValue {
  let inner = value;
  while (inner.type === 'tuple' && inner.items.length === 1 && !TAGS[inner.name]) {
    const [only] = inner.items;
    if (!only) break;
    inner = only;
  }
  return inner;
}

/** A result or parameters: `ListToolsResult(ListToolsResult { … })` → the structure, `EmptyObject` → an empty one. */
function payload(value: DebugValue): DebugValue {
  const inner = unwrapped(value);
  if (inner.type !== 'unit' || inner.name === 'None' || inner.name === 'Null') return inner;
  const { start, end } = inner;
  return { type: 'fields', name: '', isMap: true, fields: [], start, end };
}

function isAbsent(value: DebugValue): boolean {
  return value.type === 'unit' && value.name === 'None';
}

function idOf(value: DebugValue): JsonNode {
  return plain(unwrapped(value));
}

function member(
  key: string,
  { keySpan }: Pick<DebugField, 'keySpan'> = { keySpan: NOWHERE },
  value: JsonNode,
): JsonMember {
  return { key, keySpan, value };
}

const NOWHERE: Span = { start: 0, end: 0 };

function objectOf(members: JsonMember[], { start, end }: Span): JsonNode {
  // What the SDK adds when it serializes is not printed.
  return { type: 'object', members, incomplete: true, start, end };
}

/** A value as the SDK serializes it. */
function plain(value: DebugValue): JsonNode {
  const { start, end } = value;
  switch (value.type) {
    case 'string':
      return { type: 'string', value: value.value, start, end };
    case 'number':
      return { type: 'number', value: value.value, start, end };
    case 'boolean':
      return { type: 'boolean', value: value.value, start, end };
    case 'list':
      return { type: 'array', items: value.items.map(plain), incomplete: false, start, end };
    case 'unit':
      return unit(value.name, { start, end });
    case 'tuple': {
      const [first] = value.items;
      if (value.items.length !== 1 || !first)
        return { type: 'array', items: value.items.map(plain), incomplete: false, start, end };
      const tag = TAGS[value.name];
      return tag === undefined || first.type !== 'fields'
        ? plain(first)
        : tagged(fields(first.fields, false), tag, value);
    }
    case 'fields':
      return struct(value);
  }
}

function struct(value: Extract<DebugValue, { type: 'fields' }>): JsonNode {
  const { start, end } = value;
  const members = fields(value.fields, value.isMap);
  const tag = value.isMap ? undefined : TAGS[value.name];
  if (tag !== undefined) return tagged(members, tag, value);
  // `Annotated { raw, annotations }` is serialized as one object.
  const raw = value.name === 'Annotated' ? members.find(({ key }) => key === 'raw') : undefined;
  if (raw?.value.type !== 'object') return { type: 'object', members, incomplete: !value.isMap, start, end };
  const rest = members.filter((one) => one !== raw);
  return { type: 'object', members: [...raw.value.members, ...rest], incomplete: true, start, end };
}

function tagged(members: JsonMember[], tag: string, { start, end }: Span): JsonNode {
  const type: JsonMember = { key: 'type', keySpan: { start, end }, value: { type: 'string', value: tag, start, end } };
  return objectOf([type, ...members], { start, end });
}

function fields(all: readonly DebugField[], isMap: boolean): JsonMember[] {
  const out: JsonMember[] = [];
  for (const { key, keySpan, value } of all) {
    if (!isMap && (isAbsent(value) || key === 'extensions')) continue;
    out.push({ key: isMap ? key : wireName(key), keySpan, value: plain(value) });
  }
  return out;
}

function wireName(key: string): string {
  if (key === 'meta' || key === '_meta') return '_meta';
  return key.replace(/_([a-z\d])/g, (_, letter: string) => letter.toUpperCase());
}

/** A name alone: JSON’s null, or a variant in the spelling of the specification. */
function unit(name: string, span: Span): JsonNode {
  if (name === 'None' || name === 'Null') return { type: 'null', ...span };
  if (name === 'Object' || name === 'EmptyObject' || name === 'Extensions')
    return { type: 'object', members: [], incomplete: false, ...span };
  if (name === 'Array') return { type: 'array', items: [], incomplete: false, ...span };
  const value = name === 'JsonRpcVersion2_0' ? '2.0' : name.charAt(0).toLowerCase() + name.slice(1);
  return { type: 'string', value, ...span };
}
