/** What to change for a complaint of the catalog. */
import type { Remedy } from '../../types.ts';
import { OVER_HTTP } from './http.ts';
import { OF_MESSAGES } from './messages.ts';
import { OTHERS } from './others.ts';
import { STARTING } from './start.ts';
import type { Advice } from './types.ts';

/** All advice, by the id of the complaint. */
export const ADVICE: readonly Readonly<Record<string, Advice>>[] = [STARTING, OVER_HTTP, OF_MESSAGES, OTHERS];

/** The changes for a complaint, the best first; every entry of the catalog has some. */
export function remediesOf(id: string): Remedy[] {
  for (const table of ADVICE) {
    const advice = Object.hasOwn(table, id) ? table[id] : undefined;
    if (advice) return advice.map(([target, says]) => (target === '' ? { says } : { for: target, says }));
  }
  return [];
}
