/** Words for the two ways that name no side (`in` and `out`): whose they are shows in methods that one side alone sends. */
import { get, isObject } from '../json/object.ts';
import { sideOf } from '../model/side.ts';
import type { Sender } from '../types.ts';
import type { RawEntry } from './types.ts';

/** A message with the word that tells its way. */
export interface Waiting {
  entry: RawEntry;
  way: string;
}

/** Notes the senders of messages that wait for it, where their methods show them. */
export function settle(waiting: readonly Waiting[]): void {
  const sides = new Map<string, { from: Exclude<Sender, 'unknown'>; method: string }>();
  for (const { entry, way } of waiting) {
    const method = isObject(entry.value) ? get(entry.value, 'method') : undefined;
    const from = typeof method === 'string' && !sides.has(way) ? sideOf(method) : null;
    if (from && typeof method === 'string') sides.set(way, { from, method });
  }
  const ways = new Set(waiting.map(({ way }) => way));
  const [known] = sides;
  const other = [...ways].find((way) => way !== known?.[0]);
  if (known && ways.size === 2 && other !== undefined && !sides.has(other)) {
    sides.set(other, { from: known[1].from === 'client' ? 'server' : 'client', method: known[1].method });
  }
  for (const { entry, way } of waiting) {
    const side = sides.get(way);
    if (!side) continue;
    entry.from = side.from;
    entry.fromBecause = `The record says “${way}”, and \`${side.method}\` shows which side that is.`;
  }
}
