/** Tasks of 2025-11-25: work that outlives its request. */
import type { PageLink, Walkthrough } from '../walkthrough.ts';

const page = (section: string, title: string): readonly PageLink[] => [
  { title: `Tasks, ${title}`, page: `basic/utilities/tasks#${section}` },
];

/** The walkthrough. */
export const tasks: Walkthrough = {
  id: 'tasks',
  title: 'Run long work as a task',
  chapter: 'tasks',
  says: 'Start a task, poll it, fetch its result, and cancel one.',
  revisions: ['2025-11-25'],
  server: 'everything',
  greeted: true,
  steps: [
    {
      id: 'declared',
      title: 'Tools that support tasks',
      text: 'A request that takes minutes blocks its sender, and is lost with its connection. A task solves this: the response comes at once, and the result is fetched later.\n\nServers declare `tasks` in the handshake, and each tool says whether it supports them.',
      sends: { message: { jsonrpc: '2.0', id: 2, method: 'tools/list' } },
      remark:
        'Look for `execution.taskSupport`: `required` tools run only as tasks, `optional` tools also without one. A tool without this member supports no tasks. Tasks are experimental in 2025-11-25.',
      links: page('tool-level-negotiation', 'Tool-Level Negotiation'),
    },
    {
      id: 'start',
      title: 'Start a task',
      text: 'The member `task` in `params` requests a task. `ttl` says for how many milliseconds the client would like the task and its result to be kept.',
      sends: {
        message: {
          jsonrpc: '2.0',
          id: 3,
          method: 'tools/call',
          params: { name: 'write_report', arguments: { pages: 3 }, task: { ttl: 60_000 } },
        },
      },
      question: {
        ask: 'What does the response contain?',
        options: [
          { text: 'The report', says: 'It is not written yet.' },
          {
            text: 'A task with an id and the status `working`',
            right: true,
            says: 'The server creates the id. The request is answered, but the work goes on.',
          },
          { text: 'Nothing until the work is done', says: 'That would be a request without a task.' },
        ],
      },
      remark:
        'The request is no longer open, so no time-out can hit it. `pollInterval` suggests how long to wait between polls.',
      links: page('creating-tasks', 'Creating Tasks'),
    },
    {
      id: 'poll',
      title: 'Poll the task',
      text: 'A second passes. Then the client asks for the state of the task.',
      passes: 1000,
      sends: { offer: 'tasks/get' },
      remark:
        'The status is still `working`. A server may also send `notifications/tasks/status`, but it need not, so a client polls anyway.',
      links: page('getting-tasks', 'Getting Tasks'),
    },
    {
      id: 'wait',
      title: 'The work ends',
      text: 'More time passes.',
      passes: 3000,
      remark: 'A task ends with `completed`, `failed`, or `cancelled`. After that its status never changes again.',
      links: page('task-status-lifecycle', 'Task Status Lifecycle'),
    },
    {
      id: 'result',
      title: 'Fetch the result',
      text: 'The state contains no result. The client fetches it with `tasks/result`.',
      sends: { offer: 'tasks/result' },
      question: {
        ask: 'What if the client sends `tasks/result` while the task is still working?',
        options: [
          { text: 'It gets an error', says: 'The request is valid, only early.' },
          { text: 'It gets a partial result', says: 'There are no partial results.' },
          {
            text: 'The response waits for the end of the task',
            right: true,
            says: 'So this request can be long again. Clients that do not want to wait poll first.',
          },
        ],
      },
      remark:
        'The result is exactly what the call would have returned without a task. Its `_meta` names the task, because nothing else in it does.',
      links: page('result-retrieval', 'Result Retrieval'),
    },
    {
      id: 'second',
      title: 'Start another task',
      text: 'The user requests a longer report.',
      sends: {
        message: {
          jsonrpc: '2.0',
          id: 6,
          method: 'tools/call',
          params: { name: 'write_report', arguments: { pages: 9 }, task: { ttl: 60_000 } },
        },
      },
      passes: 500,
      remark: 'Each task has an id of its own. Several tasks can run at the same time.',
      links: page('task-id-requirements', 'Task ID Requirements'),
    },
    {
      id: 'cancel',
      title: 'Cancel a task',
      text: 'The user no longer needs it.',
      sends: { offer: 'tasks/cancel' },
      question: {
        ask: 'Why not `notifications/cancelled`?',
        options: [
          {
            text: 'The request of the task was answered long ago',
            right: true,
            says: 'That notification cancels open requests. A task is cancelled by its own id.',
          },
          { text: 'Notifications need a token', says: 'Only progress notifications have one.' },
          {
            text: 'Both are the same',
            says: 'The server would ignore the notification, because no such request is open.',
          },
        ],
      },
      remark:
        '`tasks/cancel` is a request, so the client learns whether it worked. A task that has ended cannot be cancelled: the code is `-32602`.',
      links: page('task-cancellation', 'Task Cancellation'),
    },
    {
      id: 'forbidden',
      title: 'A tool without tasks',
      text: 'This tool does not declare `taskSupport`.',
      sends: {
        message: {
          jsonrpc: '2.0',
          id: 8,
          method: 'tools/call',
          params: { name: 'echo', arguments: { message: 'Hello' }, task: {} },
        },
      },
      shows: 'tasks/tool-not-supporting',
      remark:
        'The server rejects it with `-32601`. The same code is for a tool that requires tasks and is called without one.',
      links: page('tool-level-negotiation', 'Tool-Level Negotiation'),
    },
  ],
};
