/** Lists do not say how long they are good. */
import type { Fault } from './define.ts';
import { changingResults, without } from './tools.ts';

/** A member that is new in 2026-07-28 is missing. */
export const noCacheHints: Fault = {
  id: 'no-cache-hints',
  title: 'Lists do not say how long they are good',
  says: 'The server leaves out `ttlMs`. Clients cannot tell how long they may keep the list; a right server writes it, with a zero where it wants to be asked each time.',
  rule: 'shape/missing',
  requirement: 'caching/hints-required-tools-list',
  revisions: ['2026-07-28'],
  alter: (outputs, scene) =>
    changingResults(outputs, scene, null, (result, asked) =>
      asked?.method.endsWith('/list') === true && result.ttlMs !== undefined ? without(result, 'ttlMs') : null,
    ),
  shows: { server: 'calculator', client: [{ id: 1, method: 'tools/list' }] },
};
