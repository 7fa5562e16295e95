/** Which objects of a program are worth returning: messages, parts of messages, and documents. */
import type { JsonNode } from '../../json/types.ts';
import type { ObjectNode } from './reading.ts';

const ENVELOPE = new Set(['jsonrpc', 'id', 'method', 'params', 'result', 'error']);

/** The member with a key; undefined if it is absent. */
export function member(object: ObjectNode, key: string): JsonNode | undefined {
  return object.members.find((one) => one.key === key)?.value;
}

function keyset(object: ObjectNode): ReadonlySet<string> {
  return new Set(object.members.map(({ key }) => key));
}

/** True if a node has the envelope of a message. Patterns that only name variables are none. */
export function isMessage(node: JsonNode | undefined): boolean {
  if (node?.type !== 'object' || node.members.length === 0) return false;
  const keys = keyset(node);
  const explicit = node.members.some(({ key, keySpan, value }) => ENVELOPE.has(key) && value.start !== keySpan.start);
  if (!explicit) return false;
  if (keys.has('jsonrpc')) return isVersion(member(node, 'jsonrpc')) || keys.size > 1;
  const inside = [...keys].every((key) => ENVELOPE.has(key));
  const method = member(node, 'method');
  if (keys.has('method') && (keys.has('params') || (keys.has('id') && inside))) {
    if (method?.type === 'string') return !/^[A-Z]+$/.test(method.value);
    return inside && known(node, 'params');
  }
  if (!keys.has('id') || !inside) return false;
  return known(node, 'result') || known(node, 'error');
}

function isVersion(node: JsonNode | undefined): boolean {
  return node?.type === 'string' && /^\d/.test(node.value);
}

function known(object: ObjectNode, key: string): boolean {
  const node = member(object, key);
  return node !== undefined && node.type !== 'hole';
}

/** The number of messages in a value, batch items one by one. */
export function messagesIn(node: JsonNode): number {
  if (node.type === 'array') return node.items.filter((item) => isMessage(item)).length;
  return isMessage(node) ? 1 : 0;
}

/** True for an array of messages: some may be of a kind that is wrong on purpose. */
export function isBatch(node: JsonNode): boolean {
  if (node.type !== 'array') return false;
  const count = messagesIn(node);
  return count > 0 && count * 2 >= node.items.length;
}

const BLOCK = /^(?:text|image|audio|resource|resource_link|tool_use|tool_result)$/;

function isBlock(node: JsonNode | undefined): boolean {
  if (node?.type !== 'object') return false;
  const type = member(node, 'type');
  if (type?.type !== 'string' || !BLOCK.test(type.value)) return false;
  return ['text', 'data', 'resource', 'uri', 'mimeType', 'content', 'url'].some(
    (key) => member(node, key) !== undefined,
  );
}

function isObjectAt(object: ObjectNode, key: string): boolean {
  const node = member(object, key);
  return node?.type === 'object';
}

function firstItem(object: ObjectNode, key: string): ObjectNode | null {
  const node = member(object, key);
  const first = node?.type === 'array' ? node.items[0] : undefined;
  return first?.type === 'object' ? first : null;
}

function has(object: ObjectNode | null, ...keys: string[]): boolean {
  return object !== null && keys.every((key) => member(object, key) !== undefined);
}

/** True if an object is a part of a message that is recognized by its own members. */
export function isFragment(node: JsonNode): boolean {
  if (node.type === 'array') {
    const [first] = node.items;
    return (
      first !== undefined && (isBlock(first) || isTool(first)) && node.items.every((item) => item.type === 'object')
    );
  }
  if (node.type !== 'object' || node.members.length === 0) return false;
  return isTool(node) || isBlock(node) || isResult(node) || isParams(node) || isPart(node);
}

function isTool(node: JsonNode): boolean {
  if (node.type !== 'object' || !has(node, 'name')) return false;
  return (
    has(node, 'inputSchema') ||
    has(node, 'input_schema') ||
    (has(node, 'description') && isObjectAt(node, 'parameters'))
  );
}

function isResult(object: ObjectNode): boolean {
  if (has(firstItem(object, 'tools'), 'name')) return true;
  const content = member(object, 'content');
  if (content?.type === 'array' && (content.items.some((item) => isBlock(item)) || has(object, 'isError'))) return true;
  if (has(object, 'structuredContent') || has(object, 'content', 'isError')) return true;
  if (has(firstItem(object, 'contents'), 'uri') || has(firstItem(object, 'resources'), 'uri')) return true;
  if (has(firstItem(object, 'resourceTemplates'), 'uriTemplate') || has(firstItem(object, 'roots'), 'uri')) return true;
  if (has(firstItem(object, 'messages'), 'role', 'content') && !has(object, 'model')) return true;
  if (has(object, 'resultType') || has(object, 'supportedVersions')) return true;
  return isObjectAt(object, 'completion') || /^(?:accept|decline|cancel)$/.test(textAt(object, 'action'));
}

function textAt(object: ObjectNode, key: string): string {
  const node = member(object, key);
  return node?.type === 'string' ? node.value : '';
}

function isParams(object: ObjectNode): boolean {
  if (
    has(object, 'protocolVersion') &&
    (has(object, 'clientInfo') || has(object, 'serverInfo') || has(object, 'capabilities'))
  )
    return true;
  if (has(object, 'progressToken') && has(object, 'progress')) return true;
  return textAt(object, 'name') !== '' && isObjectAt(object, 'arguments') && object.members.length <= 4;
}

function isPart(object: ObjectNode): boolean {
  const code = member(object, 'code');
  if (code?.type === 'number' && has(object, 'message') && object.members.length <= 3) return true;
  if (textAt(object, 'role') !== '' && isBlock(member(object, 'content'))) return true;
  if (textAt(object, 'uri').includes(':') && (has(object, 'name') || has(object, 'text') || has(object, 'blob')))
    return true;
  if (textAt(object, 'type') === 'object' && isObjectAt(object, 'properties')) return true;
  return has(firstItem(object, 'arguments'), 'name', 'required') && has(object, 'name');
}

const DOCUMENT_KEYS = [
  'mcpServers',
  'context_servers',
  'manifest_version',
  'dxt_version',
  'authorization_servers',
  'redirect_uris',
  'code_challenge_methods_supported',
  'token_endpoint',
  'access_token',
];

/** True if an object is a document of another kind that is recognized by one member. */
export function isDocument(node: JsonNode): boolean {
  if (node.type !== 'object') return false;
  return (
    DOCUMENT_KEYS.some((key) => member(node, key) !== undefined) || isObjectAt(node, 'servers') || isServerMap(node)
  );
}

/** Servers by name, as LangChain’s client takes them: each has a command with arguments, or a transport and a URL. */
function isServerMap({ members }: ObjectNode): boolean {
  return (
    members.length > 0 &&
    members.every(
      ({ value }) =>
        value.type === 'object' &&
        ((textAt(value, 'command') !== '' && member(value, 'args')?.type === 'array') ||
          (textAt(value, 'transport') !== '' && has(value, 'url'))),
    )
  );
}
