/** Items of results: tools, resources, prompts, roots, content blocks; JSON Schemas, capabilities and errors. */
import { get, has, isObject } from '../../json/object.ts';
import type { Path } from '../../json/plan.ts';
import type { JsonObject } from '../../json/types.ts';
import type { PartKind } from '../../part-kinds.ts';
import { onlyHas, type Fragment, type FragmentPlace } from './types.ts';

const CONTENT_TYPES = new Set(['text', 'image', 'audio', 'resource', 'resource_link', 'tool_use', 'tool_result']);
const CAPABILITIES = new Map<string, 'client' | 'server' | 'both'>([
  ['tools', 'server'],
  ['resources', 'server'],
  ['prompts', 'server'],
  ['logging', 'server'],
  ['completions', 'server'],
  ['roots', 'client'],
  ['sampling', 'client'],
  ['elicitation', 'client'],
  ['experimental', 'both'],
  ['extensions', 'both'],
  ['tasks', 'both'],
]);
const SCHEMA_TYPES = new Set(['object', 'array', 'string', 'number', 'integer', 'boolean', 'null']);

function item(kind: PartKind, type: string, title: string, because: string, method: string, path: Path): Fragment {
  const from = method === 'roots/list' ? 'client' : 'server';
  return { kind, type, title, because, place: { method, member: 'result', path, from } };
}

/** The content block that an object is; null if it is none. */
export function blockOf(o: JsonObject): Fragment | null {
  const type = get(o, 'type');
  if (
    typeof type !== 'string' ||
    !CONTENT_TYPES.has(type) ||
    (has(o, 'name') !== ['resource_link', 'tool_use'].includes(type) && !(type === 'resource_link' && has(o, 'uri')))
  )
    return null;
  const told = ['text', 'data', 'resource', 'uri', 'input', 'toolUseId', 'url'].some((name) => has(o, name));
  const alone = ['text', 'image', 'audio'].includes(type) && Object.keys(o).length === 1;
  if (!told && !alone && type !== 'resource_link') return null;
  const sampled = type === 'tool_use' || type === 'tool_result';
  const because = `Its \`type\` is \`${type}\`.`;
  if (sampled)
    return {
      ...item(
        'fragment-content-block',
        'SamplingMessageContentBlock',
        'a content block',
        because,
        'sampling/createMessage',
        ['content', 0],
      ),
      place: null,
    };
  return item('fragment-content-block', 'ContentBlock', 'a content block', because, 'tools/call', ['content', 0]);
}

/** The tool, resource, prompt or root that an object is; null if it is none. */
export function namedOf(o: JsonObject): Fragment | null {
  const near = Object.keys(o).find((key) => /^inputschema$/i.test(key));
  const schema = near ?? (isObject(get(o, 'outputSchema')) ? 'outputSchema' : null);
  if (schema !== null && (has(o, 'name') || (schema !== 'outputSchema' && has(o, 'description'))))
    return item(
      'fragment-tool',
      'Tool',
      'a tool',
      `It has ${has(o, 'name') ? '`name`' : '`description`'} and \`${schema}\`.`,
      'tools/list',
      ['tools', 0],
    );
  if (has(o, 'uriTemplate'))
    return item(
      'fragment-resource',
      'ResourceTemplate',
      'a resource template',
      'It has `uriTemplate`.',
      'resources/templates/list',
      ['resourceTemplates', 0],
    );
  const uri = get(o, 'uri');
  if (typeof uri === 'string' && onlyHas(o, ['uri', 'name', '_meta']) && /^file:/i.test(uri)) {
    const root = item(
      'fragment-root',
      'Root',
      'a root',
      'Its `uri` begins with `file:`, and it has no other member than `name`.',
      'roots/list',
      ['roots', 0],
    );
    return has(o, 'name') ? { ...root, or: 'a resource' } : root;
  }
  if (typeof uri === 'string' && (has(o, 'text') || has(o, 'blob')))
    return item(
      'fragment-resource',
      'ResourceContents',
      'the contents of a resource',
      'It has `uri` and its contents.',
      'resources/read',
      ['contents', 0],
    );
  if (typeof uri === 'string' && has(o, 'name'))
    return item('fragment-resource', 'Resource', 'a resource', 'It has `uri` and `name`.', 'resources/list', [
      'resources',
      0,
    ]);
  const args = get(o, 'arguments');
  if (
    has(o, 'name') &&
    Array.isArray(args) &&
    args.every(
      (one) => isObject(one) && has(one, 'name') && !has(one, 'desc') && (!has(one, 'type') || has(one, 'required')),
    )
  )
    return item('fragment-prompt', 'Prompt', 'a prompt', 'It has `name` and a list of `arguments`.', 'prompts/list', [
      'prompts',
      0,
    ]);
  return null;
}

/** The only member of an object that holds the schema of a tool; null if there is none. */
function schemaIn(o: JsonObject): Fragment | null {
  const [member] = Object.keys(o);
  if (Object.keys(o).length !== 1 || (member !== 'inputSchema' && member !== 'outputSchema')) return null;
  const place: FragmentPlace = { method: 'tools/list', member: 'result', path: ['tools', 0, member], from: 'server' };
  return {
    kind: 'fragment-input-schema',
    type: 'JSONSchema',
    title: 'a JSON Schema',
    because: `Its only member is \`${member}\`.`,
    place: null,
    within: { member, place },
  };
}

/** The error, schema or set of capabilities that an object is; null if it is none. */
export function otherOf(o: JsonObject): Fragment | null {
  return errorOf(o) ?? schemaIn(o) ?? schemaOf(o) ?? capabilitiesOf(o);
}

/** Members of the errors that frameworks for HTTP return, such as `{"detail": "Not Found"}` (RFC 9457 and habits). */
const STATUS_MEMBERS = [
  'detail',
  'message',
  'title',
  'type',
  'instance',
  'status',
  'statusCode',
  'status_code',
  'code',
  'path',
];
const MORE_STATUS_MEMBERS = ['timestamp', 'traceId', 'requestId', 'request_id', 'success', 'ok'];
/** What a `message` alone reports if it is an error. */
const FAILURE =
  /\b(?:not (?:found|allowed|authori[sz]ed|acceptable)|unauthori[sz]ed|forbidden|denied|invalid|missing|error|fail(?:ed|ure)|cannot|timed? ?out|unavailable|too many|expired)\b/i;

const ERROR_MEMBERS = ['code', 'message', 'data', 'details', 'status', 'type', 'metadata', 'requestId', 'request_id'];

function errorOf(o: JsonObject): Fragment | null {
  const inner = get(o, 'error');
  const alone = !has(o, 'id') && !has(o, 'result') && !has(o, 'method');
  if (alone && typeof inner === 'string') return restError('Its `error` is a string; that of JSON-RPC is an object.');
  if (isStatus(o)) return restError('Its members are those of an error over HTTP.');
  const wrapped = isObject(inner) && alone;
  const error = wrapped ? inner : o;
  const code = get(error, 'code');
  const message = get(error, 'message');
  if (typeof message !== 'string') return null;
  const vendor = wrapped && typeof get(error, 'type') === 'string' && typeof code !== 'number';
  if (vendor) return restError('Its `error` has a `type`, as the APIs of model vendors return it.');
  if (code === undefined || (!wrapped && !onlyHas(o, ERROR_MEMBERS))) return null;
  const mine = typeof code === 'number' && Number.isInteger(code) && (code < 100 || code > 599);
  if (mine && !wrapped)
    return {
      kind: 'fragment-error',
      type: 'Error',
      title: 'the `error` of a response',
      because: 'It has `code` and `message`.',
      place: { method: 'ping', member: 'error', path: [], from: 'server' },
    };
  if (mine) return null;
  return restError(
    typeof code === 'number' ? `Its code \`${code}\` is an HTTP status.` : 'Its `code` is not an integer.',
  );
}

/** True for the error of a framework for HTTP. */
function isStatus(o: JsonObject): boolean {
  if (!onlyHas(o, [...STATUS_MEMBERS, ...MORE_STATUS_MEMBERS]) || typeof get(o, 'code') === 'number') return false;
  const detail = get(o, 'detail');
  if (typeof detail === 'string' || (Array.isArray(detail) && detail.every(isObject))) return true;
  const message = get(o, 'message') ?? get(o, 'title');
  if (typeof message !== 'string') return false;
  const status = get(o, 'status') ?? get(o, 'statusCode') ?? get(o, 'status_code');
  return (typeof status === 'number' && status >= 400 && status < 600) || FAILURE.test(message);
}

function restError(because: string): Fragment {
  const title = 'an error of another interface, not of JSON-RPC';
  return { kind: 'fragment-error', type: 'REST error', title, because, place: null };
}

function schemaOf(o: JsonObject): Fragment | null {
  const type = get(o, 'type');
  const dialect = get(o, '$schema');
  const named = typeof dialect === 'string' && dialect.includes('json-schema.org');
  const shaped =
    typeof type === 'string' &&
    SCHEMA_TYPES.has(type) &&
    (isObject(get(o, 'properties')) || has(o, 'items') || has(o, 'enum'));
  if (
    !named &&
    !shaped &&
    !(isObject(get(o, 'properties')) && (Array.isArray(get(o, 'required')) || has(o, 'additionalProperties')))
  )
    return null;
  const because = named ? 'Its `$schema` names JSON Schema.' : '`type` and `properties` are keywords of JSON Schema.';
  const place: FragmentPlace = {
    method: 'tools/list',
    member: 'result',
    path: ['tools', 0, 'inputSchema'],
    from: 'server',
  };
  return {
    kind: 'fragment-input-schema',
    type: 'JSONSchema',
    title: 'a JSON Schema',
    because,
    place: type === 'object' ? place : null,
  };
}

function capabilitiesOf(o: JsonObject): Fragment | null {
  const inner = get(o, 'capabilities');
  const set = isObject(inner) && Object.keys(o).length === 1 ? inner : o;
  const names = Object.keys(set);
  const wrapped = set !== o;
  // People write flags by mistake. They identify capabilities inside `capabilities`, or if there are several.
  const flags = wrapped || names.length > 1;
  const fits = (name: string): boolean => isObject(get(set, name)) || (flags && typeof get(set, name) === 'boolean');
  if (names.length === 0 || !names.every((name) => CAPABILITIES.has(name) && fits(name))) return null;
  const sides = new Set(names.map((name) => CAPABILITIES.get(name)));
  const server = sides.has('server');
  if (server && sides.has('client')) return null;
  const base = {
    kind: 'fragment-capabilities' as const,
    because: `Its members are capabilities: ${names.map((name) => `\`${name}\``).join(', ')}.`,
  };
  const member = server ? 'result' : 'params';
  const place: FragmentPlace = {
    method: 'initialize',
    member,
    path: ['capabilities'],
    from: server ? 'server' : 'client',
  };
  return {
    ...base,
    type: server ? 'ServerCapabilities' : 'ClientCapabilities',
    title: `the capabilities of a ${server ? 'server' : 'client'}`,
    place: wrapped ? null : place,
    ...(wrapped ? { within: { member: 'capabilities', place } } : {}),
  };
}
