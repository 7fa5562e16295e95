/**
 * Recognizes fragments of messages by their members alone. The types are those of the MCP schema of each revision
 * (https://modelcontextprotocol.io/specification/2025-11-25/schema).
 */
import { has, isObject } from '../../json/object.ts';
import type { JsonValue } from '../../json/types.ts';
import type { PartKind } from '../../types.ts';
import { blockOf, namedOf, otherOf } from './items.ts';
import { paramsOf } from './params.ts';
import { resultOf } from './results.ts';
import type { Fragment } from './types.ts';

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
  const one = fragmentOf(first);
  if (!one?.place) return null;
  const { path } = one.place;
  if (path.at(-1) !== 0) return null;
  const title = `${list.length === 1 ? 'a list of one' : `a list of ${list.length}`} ${PLURALS[one.kind] ?? 'values'}`;
  const kind = one.kind === 'fragment-tool' ? 'fragment-tool-list' : one.kind;
  return { ...one, kind, type: `${one.type}[]`, title, place: { ...one.place, path: path.slice(0, -1) } };
}

const PLURALS: Partial<Record<PartKind, string>> = {
  'fragment-tool': 'tools',
  'fragment-resource': 'resources',
  'fragment-prompt': 'prompts',
  'fragment-root': 'roots',
  'fragment-content-block': 'content blocks',
};
