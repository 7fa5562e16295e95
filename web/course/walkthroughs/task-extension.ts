/** Tasks as an extension of 2026-07-28. */
import type { Walkthrough } from '../walkthrough.ts';

/** The walkthrough. */
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
