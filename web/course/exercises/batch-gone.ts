/** A batch in a revision without batches. */
import { answer, clause, handshake, request } from '../goals.ts';
import type { FindSource } from '../source.ts';

/** Find the mistake. */
export const batchGone: FindSource = {
  id: 'batch-gone',
  kind: 'find-mistake',
  title: 'Find why a client hangs in 2025-06-18',
  revision: '2025-06-18',
  task: 'Which message is wrong in 2025-06-18, and why?\n\nThis client works with older servers, but with this one it hangs.',
  log: [
    ...handshake('2025-06-18', { tools: {}, prompts: {} }),
    { from: 'client', message: request(2, 'ping') },
    { from: 'server', message: answer(2, {}) },
    { from: 'client', message: [request(3, 'tools/list'), request(4, 'prompts/list')] },
  ],
  options: [
    { id: 'batch', text: 'This revision has no batches', rule: 'batch/not-supported' },
    { id: 'ids', text: 'All requests of a batch need the same id' },
    { id: 'ping', text: 'Only servers may send `ping`' },
    { id: 'prompts', text: 'The server has not declared prompts' },
  ],
  start: { message: 4, mistake: 'ping' },
  hints: ['One line contains more than one message.', 'Which revision added batches, and which removed them?'],
  solution: { message: 6, mistake: 'batch' },
  lesson:
    'JSON-RPC has batches, but MCP had them only in 2025-03-26. Since 2025-06-18 each message is sent on its own. Several requests may still be open at the same time.',
  links: [clause('2025-06-18', 'changelog#major-changes', 'Changelog, Major Changes')],
  innocent: {
    4: 'Message 4 is right: either side may use `ping` to check whether the other one still responds.',
    5: 'Message 5 is right: the result of `ping` is empty.',
  },
  mistakes: [
    {
      id: 'own-ids',
      option: 'ids',
      says: 'Each request needs its own id, also in a batch.',
      example: { message: 6, mistake: 'ids' },
    },
    {
      id: 'both-ping',
      option: 'ping',
      says: 'Either side may send `ping`.',
      example: { message: 4, mistake: 'ping' },
    },
    {
      id: 'declared',
      option: 'prompts',
      says: 'The server has declared them: look at `capabilities` in message 2.',
      example: { message: 6, mistake: 'prompts' },
    },
  ],
};
