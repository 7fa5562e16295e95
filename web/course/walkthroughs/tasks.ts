/** Tasks: work that outlives its request, in 2025-11-25 and as an extension of 2026-07-28. */
import type { PageLink, Walkthrough } from '../walkthrough.ts';

const page = (section: string, title: string): readonly PageLink[] => [
  { title: `Tasks, ${title}`, page: `basic/utilities/tasks#${section}` },
];

/** Tasks of 2025-11-25. */
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

/** Tasks of the extension. */
export const taskExtension: Walkthrough = {
  id: 'task-extension',
  title: 'Tasks in 2026-07-28',
  chapter: 'tasks',
  says: 'Tasks as an extension: the server decides, and the state contains the result.',
  revisions: ['2026-07-28'],
  server: 'tasks',
  steps: [
    {
      id: 'discover',
      title: 'Tasks are an extension',
      text: 'In 2026-07-28 tasks are not part of the protocol but an official extension. Both sides name it under `extensions` in their capabilities.',
      sends: { message: { jsonrpc: '2.0', id: 1, method: 'server/discover' } },
      remark:
        'The client repeats the extension in `_meta` of every request, as it does with all capabilities. A server sends tasks only to clients that declare it.',
      links: [{ title: 'Extension Negotiation', page: 'basic/versioning#extension-negotiation' }],
    },
    {
      id: 'call',
      title: 'The server decides',
      text: 'This is an ordinary tool call. There is no member `task`: the client says only that it supports tasks.',
      sends: {
        message: {
          jsonrpc: '2.0',
          id: 2,
          method: 'tools/call',
          params: { name: 'write_report', arguments: { topic: 'whales' } },
        },
      },
      question: {
        ask: 'How does the client notice that it got a task?',
        options: [
          {
            text: 'By `resultType`, which is `task`',
            right: true,
            says: 'A fast call returns its result at once, with `resultType: "complete"`.',
          },
          { text: 'By the missing response', says: 'The response comes at once.' },
          { text: 'It requested a task, so it knows', says: 'In this revision the client requests none.' },
        ],
      },
      remark: 'So a client handles both: a result, and a task that becomes one later.',
      links: [
        {
          title: 'Tasks extension, task creation',
          page: 'https://modelcontextprotocol.io/seps/2663-tasks-extension#task-creation',
        },
      ],
    },
    {
      id: 'poll',
      title: 'Poll the task',
      text: 'The client asks for the state by the id of the task.',
      sends: { offer: 'tasks/get' },
      remark: '`pollIntervalMs` suggests how long to wait until the next poll.',
      links: [
        {
          title: 'Tasks extension, polling',
          page: 'https://modelcontextprotocol.io/seps/2663-tasks-extension#task-polling',
        },
      ],
    },
    {
      id: 'wait',
      title: 'The work ends',
      text: 'Some time passes.',
      passes: 3000,
      remark: 'No message arrives: the client has not subscribed to this task.',
    },
    {
      id: 'result',
      title: 'The last poll contains the result',
      text: 'The client polls again.',
      sends: { offer: 'tasks/get' },
      question: {
        ask: 'Which request fetches the result?',
        options: [
          {
            text: 'None: it is in the response to this poll',
            right: true,
            says: 'The extension has no `tasks/result`. A completed task has `result`, a failed one `error`.',
          },
          { text: '`tasks/result`', says: 'That method belongs to 2025-11-25.' },
          { text: '`tools/call` with the id of the task', says: 'That would start new work.' },
        ],
      },
      remark:
        'Any instance of the server that can read the stored state can respond to a poll. So tasks need no session.',
      links: [
        {
          title: 'Tasks extension, status',
          page: 'https://modelcontextprotocol.io/seps/2663-tasks-extension#task-status',
        },
      ],
    },
    {
      id: 'print',
      title: 'A task that needs input',
      text: 'This tool needs two decisions of the user while it works.',
      sends: {
        message: {
          jsonrpc: '2.0',
          id: 5,
          method: 'tools/call',
          params: { name: 'print_report', arguments: { topic: 'whales' } },
        },
      },
      passes: 1000,
      remark:
        'The response is a task again. The server cannot send requests in this revision, so the questions are in the state.',
      links: [
        {
          title: 'Tasks extension, status',
          page: 'https://modelcontextprotocol.io/seps/2663-tasks-extension#task-status',
        },
      ],
    },
    {
      id: 'asks',
      title: 'Find the questions',
      text: 'The client polls the second task.',
      sends: { offer: 'tasks/get' },
      remark:
        'The status is `input_required`, and `inputRequests` has each question under a key. The client answers with `tasks/update` and the same keys.',
      links: [
        {
          title: 'Tasks extension, update requests',
          page: 'https://modelcontextprotocol.io/seps/2663-tasks-extension#task-update-requests',
        },
      ],
    },
    {
      id: 'cancel',
      title: 'Cancel instead',
      text: 'The user decides not to print.',
      sends: { offer: 'tasks/cancel' },
      question: {
        ask: 'Is the task cancelled when this response arrives?',
        options: [
          { text: 'Yes, always', says: 'The response confirms only that the server received the request.' },
          {
            text: 'Not necessarily',
            right: true,
            says: 'The server tries to stop the work. The work may also have ended a moment before.',
          },
        ],
      },
      remark:
        'In 2025-11-25 the response had the state `cancelled`. Here it is empty, and the client need not poll again.',
      links: [
        {
          title: 'Tasks extension, cancellation',
          page: 'https://modelcontextprotocol.io/seps/2663-tasks-extension#task-cancellation',
        },
      ],
    },
  ],
};
