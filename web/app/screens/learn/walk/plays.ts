/** Validates stored walkthrough states. Pure. */
import { isRecord, jsonOf } from '../../../../protocol/json/plain.ts';
import { REVISION_IDS } from '../../../../protocol/types.ts';
import type { McpRevision } from '../../../../simulator/types.ts';
import type { Play } from '../../../engine/learn.ts';

/** A revision of MCP by its id; null for anything else. */
export function mcpRevision(name: unknown): McpRevision | null {
  const known = REVISION_IDS.find((id) => id === name);
  return known === undefined || known === 'jsonrpc-2.0' ? null : known;
}

/** A stored state; null if it has another type. Pure. */
export function readPlay(id: string, text: string | null): Play | null {
  const value = text === null ? null : jsonOf(text);
  if (!isRecord(value) || value['walkthrough'] !== id) return null;
  const { at, revealed } = value;
  const revision = mcpRevision(value['revision']);
  if (revision === null || !isIndex(at) || typeof revealed !== 'boolean') return null;
  const edits = entriesOf(value['edits'], (one) => typeof one === 'string');
  const answers = entriesOf(value['answers'], isIndex);
  return { walkthrough: id, revision, at, revealed, edits, answers };
}

function isIndex(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0;
}

function entriesOf<T>(value: unknown, fits: (one: unknown) => one is T): Record<string, T> {
  const fitting: Record<string, T> = {};
  for (const [key, one] of isRecord(value) ? Object.entries(value) : []) if (fits(one)) fitting[key] = one;
  return fitting;
}
