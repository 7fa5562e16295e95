/** Finds where the phases of a session begin. Pure. */
import type { ShownEntry } from '../../engine/types.ts';
import type { SessionSummary } from '../../../protocol/types.ts';

/** The phases of a session. */
export type Phase = 'Handshake' | 'Discovery' | 'Operation';

/** True for the notification that ends a handshake, even if its name is slightly wrong. */
const isReady = ({ kind, method }: ShownEntry): boolean =>
  kind === 'notification' && method !== undefined && /(^|\/)initialized$/.test(method);

/** Requests allowed during the handshake: https://modelcontextprotocol.io/specification/2025-11-25/basic/lifecycle */
const WITHIN = new Set(['initialize', 'ping']);

/**
 * The phases of a session by the index of their first message. A handshake lasts from `initialize` to
 * `notifications/initialized`, or to the first other request after the response. A discovery starts with `server/discover`.
 * Empty if the text does not show the start of the session.
 */
export function phasesOf(entries: readonly ShownEntry[], order: readonly number[], state: SessionSummary['state']) {
  const begins = new Map<number, Phase>();
  if (state === 'excerpt') return begins;
  let now: Phase | null = null;
  let answered = false;
  const enter = (index: number, phase: Phase) => {
    if (now !== phase) begins.set(index, phase);
    now = phase;
  };
  let over = false;
  for (const index of order) {
    const entry = entries[index];
    if (!entry) continue;
    const isRequest = entry.kind === 'request' ? entry.method : undefined;
    if (isRequest === 'initialize') {
      enter(index, 'Handshake');
      answered = over = false;
    } else if (isRequest === 'server/discover' && now === null) {
      enter(index, 'Discovery');
      answered = over = false;
    } else if (now !== null && now !== 'Operation') {
      const other = isRequest !== undefined && !WITHIN.has(isRequest) && (answered || now === 'Discovery');
      if (over || other) enter(index, 'Operation');
      else if (isReady(entry)) over = true;
      else if (entry.kind === 'response') {
        answered = true;
        over = now === 'Discovery';
      }
    }
  }
  return begins;
}
