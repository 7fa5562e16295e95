/**
 * Words for the two directions that name no side (`in` and `out`): methods that only one side sends show which side they mean.
 */
import { get, isObject } from '../json/object.ts';
import { sideOf } from '../model/side.ts';
import type { Sender } from '../types.ts';
import type { RawEntry } from './types.ts';

/** A message with its direction word. */
export interface Waiting {
  entry: RawEntry;
  way: string;
}

/** Sets the senders of waiting messages, if their methods show them. */
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
    entry.fromBecause = `The record contains “${way}”, and \`${side.method}\` shows which side that is.`;
  }
}
