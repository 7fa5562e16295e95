/** The request for the result of a task. */
import {
  answer,
  clause,
  client,
  commonMistake,
  keeps,
  misnamed,
  numbered,
  otherThan,
  present,
  request,
  sendsRequest,
  server,
  withNull,
  withoutId,
} from '../goals.ts';
import type { MessageSource } from '../source.ts';

const ID = '4e0c7a52-9b1d-4f0e-8c3a-77d2a1c9b650';
const state = (status: 'working' | 'completed') => ({
  taskId: ID,
  status,
  createdAt: '2026-03-01T09:00:00Z',
  lastUpdatedAt: '2026-03-01T09:04:00Z',
  ttl: 600_000,
});
const fetch = (params: Parameters<typeof request>[2], id: string | number = 32) => request(id, 'tasks/result', params);

/** Write the request. */
export const taskResult: MessageSource = {
  id: 'task-result',
  kind: 'write-message',
  title: 'Fetch the result of a task',
  revision: '2025-11-25',
  from: 'client',
  task: 'Request the result of the task.\n\nThe client called a tool as a task and polled it. The last response says that the task is completed.',
  before: [
    client(request(30, 'tools/call', { name: 'write_report', task: {} })),
    server(answer(30, { task: state('working') })),
    client(request(31, 'tasks/get', { taskId: ID })),
    server(answer(31, state('completed'))),
  ],
  start: JSON.stringify(request(32, 'tasks/get', { taskId: ID })),
  hints: [
    '`tasks/get` returns the state. Another method returns the result.',
    'The request names the task by its id, in `params.taskId`.',
  ],
  solution: JSON.stringify(fetch({ taskId: ID })),
  lesson:
    '`tasks/result` returns exactly what the call would have returned without a task, or its error. Before the end of the task, the response waits.',
  links: [clause('2025-11-25', 'basic/utilities/tasks#result-retrieval', 'Tasks, Result Retrieval')],
  goals: [
    sendsRequest('tasks/result'),
    numbered(),
    keeps('/params/taskId', ID, '`params.taskId` must be the id of the task, which is in the response to the call.'),
  ],
  mistakes: [
    misnamed(
      request(32, 'tasks/get', { taskId: ID }),
      '`tasks/get` returns the state once more. The result has a method of its own.',
      'tasks/get',
    ),
    commonMistake(
      'other-method',
      request(32, 'tasks/fetch', { taskId: ID }),
      'This method is not the one that returns results of tasks. Its name is `tasks/result`.',
      {
        at: '/method',
        oneOf: ['tasks/fetch', 'tasks/results', 'tasks/read', 'tasks/list', 'task/result', 'tasks/getResult'],
      },
    ),
    commonMistake(
      'call-again',
      request(32, 'tools/call', { name: 'write_report', task: { taskId: ID } }),
      'This starts new work. The task has ended: only its result is missing.',
      { at: '/method', equals: 'tools/call' },
    ),
    commonMistake(
      'request-id',
      fetch({ taskId: 30 }),
      '30 is the id of the request. The task has an id of its own, a string.',
      { at: '/params/taskId', oneOf: [30, '30', 31, '31'] },
    ),
    commonMistake(
      'as-id',
      { jsonrpc: '2.0', id: ID, method: 'tasks/result' },
      'The `id` of a message identifies this request. The id of the task is a parameter, `params.taskId`.',
      {
        all: [
          { at: '/id', equals: ID },
          { at: '/params/taskId', absent: true },
        ],
      },
    ),
    commonMistake(
      'short-name',
      fetch({ id: ID }),
      'The parameter is called `taskId`.',
      present('/params/id', '/params/task', '/params/task_id', '/params/taskid'),
    ),
    commonMistake(
      'outside',
      { jsonrpc: '2.0', id: 32, method: 'tasks/result', taskId: ID },
      'The id of the task is a parameter, so it belongs inside `params`.',
      present('/taskId'),
    ),
    commonMistake(
      'other-task',
      fetch({ taskId: '4e0c7a52' }),
      'This is not the id of the task. Copy it unchanged from the response to the call.',
      { all: [{ at: '/params/taskId', type: 'string' }, otherThan('/params/taskId', ID, '30', '31')] },
    ),
    commonMistake(
      'used-id',
      fetch({ taskId: ID }, 31),
      'This is a new request, so it needs an id that was not used yet.',
      { at: '/id', oneOf: [30, 31] },
    ),
    withoutId({ jsonrpc: '2.0', method: 'tasks/result', params: { taskId: ID } }),
    withNull({ jsonrpc: '2.0', id: null, method: 'tasks/result', params: { taskId: ID } }),
  ],
};
