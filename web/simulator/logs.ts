/** Logs for the client: which ones it receives. */
import { isStateless } from './eras.ts';
import { fromWork } from './tasks.ts';
import type { Turn } from './turn.ts';
import type { JsonRecord, Running, Step } from './types.ts';

/** Log levels, least serious first. */
export const LEVELS = ['debug', 'info', 'notice', 'warning', 'error', 'critical', 'alert', 'emergency'] as const;

/** Sends a log if the client requested its level and the server has declared `logging`. */
export function logged(turn: Turn, { level, data, logger }: Extract<Step, { do: 'log' }>, work: Running | null): void {
  const { definition, logLevel, handshake } = turn.state;
  const revision = work?.revision ?? handshake.revision;
  if (!definition.can?.logging || revision === null) return;
  const wanted = isStateless(revision) ? (work?.logLevel ?? null) : (logLevel ?? 'info');
  if (wanted === null || rank(level) < rank(wanted)) return;
  const params: JsonRecord = { level, ...(logger === undefined ? {} : { logger }), data };
  const sent = fromWork(work, params);
  turn.notify('notifications/message', sent.params, sent.to, {
    says: `A log of level \`${level}\`: the client receives the level \`${wanted}\` and above.`,
  });
}

function rank(level: string): number {
  return LEVELS.findIndex((one) => one === level);
}
