/** Methods that are new in 2025-11-25: experimental tasks, and the completion of a URL elicitation. */
import type { Amendment } from '../amend.ts';

/** A request that runs as a task is answered with the task. */
const otherResults = ['CreateTaskResult'];
const tasks = { requirement: 'methods/tasks-since-2025-11-25' };

/** What 2025-11-25 changes in the method table. */
export const methods: Amendment['methods'] = {
  added: [
    {
      name: 'tasks/get',
      kind: 'request',
      sender: 'both',
      params: 'required',
      type: 'GetTaskRequest',
      result: 'GetTaskResult',
      capability: 'tasks',
      says: 'Returns the status of a task.',
    },
    {
      name: 'tasks/result',
      kind: 'request',
      sender: 'both',
      params: 'required',
      type: 'GetTaskPayloadRequest',
      result: 'GetTaskPayloadResult',
      capability: 'tasks',
      says: 'Returns the result of a task, waiting for it.',
    },
    {
      name: 'tasks/list',
      kind: 'request',
      sender: 'both',
      params: 'optional',
      type: 'ListTasksRequest',
      result: 'ListTasksResult',
      capability: 'tasks.list',
      says: 'Lists the tasks.',
    },
    {
      name: 'tasks/cancel',
      kind: 'request',
      sender: 'both',
      params: 'required',
      type: 'CancelTaskRequest',
      result: 'CancelTaskResult',
      capability: 'tasks.cancel',
      says: 'Cancels a task.',
    },
    {
      name: 'notifications/tasks/status',
      kind: 'notification',
      sender: 'both',
      params: 'required',
      type: 'TaskStatusNotification',
      capability: 'tasks',
      says: 'Reports the status of a task.',
    },
    {
      name: 'notifications/elicitation/complete',
      kind: 'notification',
      sender: 'server',
      params: 'required',
      type: 'ElicitationCompleteNotification',
      receiverCapability: 'elicitation.url',
      says: 'Signals that a URL elicitation is complete.',
    },
  ],
  changed: {
    'tools/call': { otherResults, asTask: 'tasks.requests.tools.call' },
    'sampling/createMessage': { otherResults, asTask: 'tasks.requests.sampling.createMessage' },
    'elicitation/create': { otherResults, asTask: 'tasks.requests.elicitation.create' },
  },
  before: {
    'tasks/get': tasks,
    'tasks/result': tasks,
    'tasks/list': tasks,
    'tasks/cancel': tasks,
    'notifications/tasks/status': tasks,
    'notifications/elicitation/complete': { requirement: 'methods/elicitation-complete-only-2025-11-25' },
  },
};
