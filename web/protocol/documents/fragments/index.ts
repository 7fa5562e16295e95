/**
 * Recognizes fragments of messages by their members alone. The types are those of the MCP schema of each revision
 * (https://modelcontextprotocol.io/specification/2025-11-25/schema).
 */
import { get, has, isObject } from '../../json/object.ts';
import type { JsonObject, JsonValue } from '../../json/types.ts';
import type { PartKind } from '../../part-kinds.ts';
import { blockOf, namedOf, otherOf } from './items.ts';
import { paramsOf } from './params.ts';
import { resultOf } from './results.ts';
import type { Fragment, FragmentPlace } from './types.ts';

/** The fragment that a value is; null if it is none. Looks at the outermost members, and at the first item of a list. */
export function fragmentOf(value: JsonValue | undefined): Fragment | null {
  if (Array.isArray(value)) return listOf(value);
  if (!isObject(value) || has(value, 'jsonrpc')) return null;
  const fragment = resultOf(value) ?? blockOf(value) ?? namedOf(value) ?? paramsOf(value) ?? otherOf(value);
  if (!fragment || fragment.revision !== undefined || fragment.place?.member !== 'result') return fragment;
  return has(value, 'resultType') ? { ...fragment, revision: '2026-07-28' } : fragment;
}

function listOf(list: readonly JsonValue[]): Fragment | null {
  const items = list.filter(isObject);
  const [first] = items;
  if (!first || items.length < list.length || items.some((item) => has(item, 'jsonrpc'))) return null;
  if (items.every((item) => typeof get(item, 'name') === 'string' && Array.isArray(get(item, 'arguments'))))
    return argumentLists(items);
  const one = fragmentOf(first);
  if (!one?.place) return null;
  const { path } = one.place;
  if (path.at(-1) !== 0) return null;
  const title = `${list.length === 1 ? 'a list of one' : `a list of ${list.length}`} ${PLURALS[one.kind] ?? 'values'}`;
  const kind = one.kind === 'fragment-tool' ? 'fragment-tool-list' : one.kind;
  return { ...one, kind, type: `${one.type}[]`, title, place: { ...one.place, path: path.slice(0, -1) } };
}

/** Prompts, or tools as Docker’s catalog lists them: its arguments have a type. https://github.com/docker/mcp-registry */
function argumentLists(items: readonly JsonObject[]): Fragment | null {
  const all = items.flatMap((item) => get(item, 'arguments') ?? []).filter(isObject);
  const typed = all.some((one) => has(one, 'type') || has(one, 'desc'));
  if (!typed && all.length > 0) {
    const place: FragmentPlace = { method: 'prompts/list', member: 'result', path: ['prompts'], from: 'server' };
    const title = `a list of ${items.length} prompts`;
    return { kind: 'fragment-prompt', type: 'Prompt[]', title, because: 'Each has `name` and `arguments`.', place };
  }
  const because =
    'Each has `name` and a list of `arguments` with types, as in Docker’s catalog. MCP tools have an `inputSchema`.';
  const title = 'tools in the notation of Docker’s catalog, not of MCP';
  return { kind: 'fragment-tool-list', type: 'docker-catalog', title, because, place: null };
}

const PLURALS: Partial<Record<PartKind, string>> = {
  'fragment-tool': 'tools',
  'fragment-resource': 'resources',
  'fragment-prompt': 'prompts',
  'fragment-root': 'roots',
  'fragment-content-block': 'content blocks',
};
