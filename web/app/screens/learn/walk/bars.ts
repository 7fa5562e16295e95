/** Bars on the lifelines: which side is processing a request. Pure. */
import type { PlayRow } from '../../../engine/learn.ts';

/** How the bar of a lifeline passes a row: from a request until its response. */
export type Bar = 'begins' | 'through' | 'ends' | null;

/** The bars of each row: of the server, which processes the client's requests, and of the client. */
export function barsOf(rows: readonly PlayRow[]): { client: Bar; server: Bar }[] {
  const bars = rows.map((): { client: Bar; server: Bar } => ({ client: null, server: null }));
  for (const { index, from, kind, answer } of rows) {
    if (kind !== 'request' || (answer.state !== 'answered' && answer.state !== 'waiting')) continue;
    const side = from === 'client' ? 'server' : 'client';
    const last = answer.state === 'answered' ? answer.by : rows.length;
    for (let at = index; at <= Math.min(last, rows.length - 1); at++) {
      const bar = bars[at];
      if (!bar) continue;
      const here: Bar = at === index ? 'begins' : at === last ? 'ends' : 'through';
      bar[side] = bar[side] === null || bar[side] === here ? here : 'through';
    }
  }
  return bars;
}
