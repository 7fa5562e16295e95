/** A task from its start to its result. */
import { inOrder } from '../goals-order.ts';
import { answer, clause, client, request, server } from '../goals.ts';
import type { OrderSource } from '../source.ts';

const ID = 'b7c1f0de-52a9-4c4e-9d0b-1f6f2a6f8e10';
const state = (status: 'working' | 'completed', minute: string) => ({
  taskId: ID,
  status,
  createdAt: '2026-03-01T09:00:00Z',
  lastUpdatedAt: `2026-03-01T09:${minute}:00Z`,
  ttl: 600_000,
  pollInterval: 5000,
});
const related = { 'io.modelcontextprotocol/related-task': { taskId: ID } };

const rules = inOrder([
  {
    id: 'started-first',
    name: 'The task comes after the call',
    first: 'call',
    second: 'task',
    says: 'The server creates the task and its id, so the message with `task` in its `result` comes after the call.',
    example: 'task call poll working again done fetch report',
  },
  {
    id: 'unknown-id',
    name: 'The client polls after it knows the id of the task',
    first: 'task',
    second: 'poll',
    says: 'The client learns the id of the task from the response to its call. It cannot poll before that.',
    example: 'call poll task working again done fetch report',
  },
  {
    id: 'working-first',
    name: 'The first state comes after the first poll',
    first: 'poll',
    second: 'working',
    says: 'The response with id 21 comes after the request with id 21.',
    example: 'call task working poll again done fetch report',
  },
  {
    id: 'again-early',
    name: 'The second poll comes after the first state',
    first: 'working',
    second: 'again',
    says: 'The client polls again because the status is still `working`.',
    example: 'call task poll again working done fetch report',
  },
  {
    id: 'done-first',
    name: 'The second state comes after the second poll',
    first: 'again',
    second: 'done',
    says: 'The response with id 22 comes after the request with id 22.',
    example: 'call task poll working done again fetch report',
  },
  {
    id: 'fetched-early',
    name: 'The client fetches the result after the task is completed',
    first: 'done',
    second: 'fetch',
    says: 'This client does not want to wait for the result, so it fetches it after the status is `completed`.',
    example: 'call task poll working again fetch done report',
  },
  {
    id: 'report-first',
    name: 'The result comes after the request for it',
    first: 'fetch',
    second: 'report',
    says: 'The report is the response to `tasks/result`, which has the id 23.',
    example: 'call task poll working again done report fetch',
  },
]);

/** Put the session in order. */
export const taskOrder: OrderSource = {
  id: 'task-order',
  kind: 'order-session',
  title: 'Put the messages of a task in order',
  revision: '2025-11-25',
  task: 'Put the eight messages in order.\n\nA client runs a tool as a task, polls it until it is completed, and then fetches the result.',
  pieces: [
    { id: 'done', ...server(answer(22, state('completed', '04'))) },
    { id: 'fetch', ...client(request(23, 'tasks/result', { taskId: ID })) },
    { id: 'call', ...client(request(20, 'tools/call', { name: 'write_report', task: { ttl: 600_000 } })) },
    { id: 'working', ...server(answer(21, state('working', '01'))) },
    { id: 'report', ...server(answer(23, { content: [{ type: 'text', text: 'The report' }], _meta: related })) },
    { id: 'again', ...client(request(22, 'tasks/get', { taskId: ID })) },
    { id: 'task', ...server(answer(20, { task: state('working', '00') })) },
    { id: 'poll', ...client(request(21, 'tasks/get', { taskId: ID })) },
  ],
  start: 'done fetch call working report again task poll',
  hints: [
    'Which message contains the id of the task first?',
    'Each response has the id of its request and comes after it.',
    'The state of a task never contains its result.',
  ],
  solution: 'call task poll working again done fetch report',
  lesson:
    'Call, task, polls, result: the call is answered at once with a task. `tasks/get` returns its state, and `tasks/result` returns what the call would have returned.',
  links: [clause('2025-11-25', 'basic/utilities/tasks#creating-tasks', 'Tasks, Creating Tasks')],
  ...rules,
};
