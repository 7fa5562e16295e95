/** A tool that was called as a task although it does not support tasks. */
import { answer, clause, client, handshake, refusal, request, server } from '../goals.ts';
import type { FindSource } from '../source.ts';

const tool = (name: string, taskSupport?: string) => ({
  name,
  inputSchema: { type: 'object' },
  ...(taskSupport === undefined ? {} : { execution: { taskSupport } }),
});
const task = {
  taskId: '0c9d6a3f-2f4b-4a57-8f0e-5b1c7e3d9a24',
  status: 'working',
  createdAt: '2026-03-01T09:00:00Z',
  lastUpdatedAt: '2026-03-01T09:00:00Z',
  ttl: 60_000,
};

/** Find the mistake. */
export const taskRefused: FindSource = {
  id: 'task-refused',
  kind: 'find-mistake',
  title: 'Find why a task is refused',
  revision: '2025-11-25',
  task: 'Which message must its sender not send, and why?\n\nOne tool runs as a task, and another one does not.',
  log: [
    ...handshake('2025-11-25', { tools: {}, tasks: { requests: { tools: { call: {} } } } }, {}),
    client(request(2, 'tools/list')),
    server(answer(2, { tools: [tool('print', 'optional'), tool('look_up'), tool('scan', 'required')] })),
    client(request(3, 'tools/call', { name: 'scan', task: { ttl: 60_000 } })),
    server(answer(3, { task })),
    client(request(4, 'tools/call', { name: 'look_up', task: { ttl: 60_000 } })),
    server(refusal(4, -32601, 'look_up does not support tasks')),
    client(request(5, 'tools/call', { name: 'print' })),
    server(answer(5, { content: [{ type: 'text', text: 'Printed' }] })),
  ],
  options: [
    { id: 'support', text: 'The tool does not support tasks', rule: 'tasks/tool-not-supporting' },
    { id: 'capability', text: 'The server has not declared `tasks`' },
    { id: 'code', text: 'The error code is that for an unknown method, but the method exists' },
    { id: 'ttl', text: 'A task must not have a `ttl`' },
  ],
  start: { message: 9, mistake: 'code' },
  hints: [
    'Three tools are called. What does message 5 say about each of them?',
    'A tool without `execution.taskSupport` is the same as one with `forbidden`.',
  ],
  solution: { message: 8, mistake: 'support' },
  lesson:
    'Two things must allow a task: the capability of the server, and `execution.taskSupport` of the tool. Without the member, a tool must not be called as a task.',
  links: [clause('2025-11-25', 'basic/utilities/tasks#tool-level-negotiation', 'Tasks, Tool-Level Negotiation')],
  innocent: {
    2: 'Message 2 is right: it declares tasks for `tools/call`.',
    6: 'Message 6 is right: `scan` requires a task.',
    9: 'Message 9 is right: this is the code for a tool that does not support tasks. The mistake is the request.',
    10: 'Message 10 is right: for `print` a task is optional.',
  },
  mistakes: [
    {
      id: 'declared',
      option: 'capability',
      says: 'Message 2 declares `tasks` with `requests.tools.call`. That allows tasks in general, but each tool decides for itself.',
      example: { message: 2, mistake: 'capability' },
    },
    {
      id: 'right-code',
      option: 'code',
      says: 'The specification names this code for a tool that does not support tasks.',
      example: { message: 9, mistake: 'code' },
    },
    {
      id: 'may-have-ttl',
      option: 'ttl',
      says: '`ttl` is the time for which the client would like the task to be kept. It is optional and allowed.',
      example: { message: 6, mistake: 'ttl' },
    },
  ],
};
