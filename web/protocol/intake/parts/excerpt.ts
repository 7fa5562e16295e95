/** What programs show of messages that they do not send like that: parts of them in the MCP Inspector, and objects of an SDK. */
import { onlyHas, type Fragment } from '../../documents/fragments/types.ts';
import { get, has, isObject } from '../../json/object.ts';
import type { JsonNode, JsonValue } from '../../json/types.ts';
import type { Span } from '../../types.ts';
import { toHole } from '../program/json-text.ts';

/** First members of the result of each method. */
const RESULTS: Readonly<Record<string, string>> = {
  initialize: 'protocolVersion|capabilities|serverInfo|instructions',
  'server/discover': 'supportedVersions|capabilities|resultType',
  'tools/list': 'tools|nextCursor',
  'tools/call': 'content|structuredContent|isError',
  'resources/list': 'resources|nextCursor',
  'resources/templates/list': 'resourceTemplates|nextCursor',
  'resources/read': 'contents',
  'prompts/list': 'prompts|nextCursor',
  'prompts/get': 'messages|description',
  'completion/complete': 'completion',
};
/** At most this is between the two: the end of a fence, labels, and the beginning of the next one. */
const BETWEEN = /^[^{}[\]"]{0,200}(?=\{)/;

/**
 * The fragment that a request is as the History pane of the MCP Inspector shows it: `method` and `params`, with the result of the
 * request below, both without their envelopes. Null for any other value.
 */
export function excerptOf(text: string, { end }: Span, value: JsonValue): Fragment | null {
  const method = isObject(value) && onlyHas(value, ['method', 'params']) ? get(value, 'method') : undefined;
  if (typeof method !== 'string') return null;
  const members = Object.hasOwn(RESULTS, method) ? RESULTS[method] : undefined;
  if (members === undefined) return null;
  const rest = text.slice(end, end + 400);
  const between = BETWEEN.exec(rest)?.[0];
  if (between === undefined || !new RegExp(`^\\{\\s*"?(?:_meta|${members})"?\\s*:`).test(rest.slice(between.length)))
    return null;
  return {
    kind: 'fragment-message-without-jsonrpc',
    type: method,
    title: `a request for \`${method}\` without its envelope`,
    because:
      'It has `method` alone, or with `params`, and a result without its envelope follows, as in the History pane of the MCP Inspector.',
    place: { method, member: 'message', path: [], from: 'client' },
  };
}

/** Members of a result with the names that they have in Python. */
const OF_PYTHON = ['is_error', 'structured_content'];

/** Hides the nulls of a result that a Python program printed as JSON: its SDK omits them when it sends the result. Changes the tree. */
export function hideNulls(value: JsonValue, tree: JsonNode): void {
  if (!isObject(value) || !OF_PYTHON.some((name) => has(value, name))) return;
  const waiting: JsonNode[] = [tree];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (node.type === 'object') for (const { value: inner } of node.members) waiting.push(inner);
    else if (node.type === 'array') for (const item of node.items) waiting.push(item);
    else if (node.type === 'null') toHole(node);
  }
}
