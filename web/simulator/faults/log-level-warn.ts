/** Warnings are logged as warn. */
import type { Fault } from './define.ts';
import { changingNotices } from './tools.ts';

/** A level that other libraries have. */
export const logLevelWarn: Fault = {
  id: 'log-level-warn',
  title: 'Warnings are logged as warn',
  says: 'The server logs at a level `warn`, which does not exist. Clients that know the eight levels refuse it; a right server writes `warning`.',
  rule: 'shape/value',
  requirement: 'logging/level-values',
  alter: (outputs) =>
    changingNotices(outputs, 'notifications/message', (params) =>
      params.level === 'warning' ? { ...params, level: 'warn' } : null,
    ),
  shows: { server: 'everything', logs: 'info', client: [{ id: 1, method: 'tools/call', params: { name: 'log_all' } }] },
};
