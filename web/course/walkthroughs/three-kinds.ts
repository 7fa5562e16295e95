/** Request, notification, response: told apart by their members. */
import type { Walkthrough } from '../walkthrough.ts';

const STATELESS = ['2026-07-28'] as const;
const HANDSHAKE = ['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25'] as const;

/** The walkthrough. */
export const threeKinds: Walkthrough = {
  id: 'three-kinds',
  title: 'Three kinds of messages',
  chapter: 'messages',
  says: 'Requests, notifications and responses, told apart by which members they have.',
  revisions: [...HANDSHAKE, ...STATELESS],
  server: 'calculator',
  greeted: true,
  steps: [
    {
      id: 'shape',
      title: 'Look at the members',
      text: 'Every message of MCP is a JSON object with `"jsonrpc": "2.0"`. No member says which kind it is: the members that are there do.\n\nWith `method` and `id` it is a request, which wants an answer. With `method` and no `id` it is a notification, which gets none. With `result` or `error` it is the response to a request.',
      links: [
        { title: 'Messages', page: 'basic/messages', only: ['2024-11-05'] },
        {
          title: 'Messages',
          page: 'basic/index#messages',
          only: ['2025-03-26', '2025-06-18', '2025-11-25', '2026-07-28'],
        },
      ],
    },
    {
      id: 'request',
      title: 'A request',
      text: 'This asks the server which tools it has. The `id` is the client’s choice: a string or a whole number that it has not used before.',
      sends: { message: { jsonrpc: '2.0', id: 'first', method: 'tools/list' } },
      question: {
        ask: 'Which `id` will the answer have?',
        options: [
          {
            text: '`1`, since it is the server’s first answer',
            says: 'The server does not count. It gives back what it got.',
          },
          {
            text: '`"first"`',
            right: true,
            says: 'Exactly as it was sent, so that the client finds the question that it belongs to.',
          },
          {
            text: 'None: only requests have one',
            says: 'Then nobody could tell which question it answers, as soon as two are open.',
          },
        ],
      },
      remark:
        'The answer has `result` in the place of `method`, and the same `id`. Change the `id` to a number and look again.',
      links: [
        { title: 'Requests', page: 'basic/messages#requests', only: ['2024-11-05'] },
        {
          title: 'Requests',
          page: 'basic/index#requests',
          only: ['2025-03-26', '2025-06-18', '2025-11-25', '2026-07-28'],
        },
      ],
    },
    {
      id: 'type',
      title: 'An id keeps its type',
      text: 'A number this time. `7` and `"7"` are two different ids: who answers `7` with `"7"` answers nobody.',
      sends: {
        message: { jsonrpc: '2.0', id: 7, method: 'tools/call', params: { name: 'add', arguments: { a: 2, b: 3 } } },
      },
      remark: 'The `id` comes back as a number. The order of members does not matter: `id` may stand first or last.',
    },
    {
      id: 'error',
      title: 'The other answer: an error',
      text: 'A method that does not exist, for once on purpose. A request gets exactly one answer, also when it goes wrong. Only one that was cancelled gets none.',
      sends: { message: { jsonrpc: '2.0', id: 8, method: 'tools/add', params: { a: 2, b: 3 } } },
      shows: 'methods/unknown-request',
      question: {
        ask: 'What does the answer have?',
        options: [
          { text: '`result` and `error`', says: 'Never both: an answer has one or the other.' },
          {
            text: '`result` with the text of the error',
            says: 'A result says that the request was carried out. This one was not.',
          },
          {
            text: '`error` with a `code` and a `message`',
            right: true,
            says: 'And the same `id`, so that the client knows what went wrong.',
          },
        ],
      },
      remark: '`-32601` means that there is no such method. `error` is an object, never just a text.',
    },
    {
      id: 'notification',
      title: 'A notification',
      text: 'The client says that its folders have changed. There is no `id`, so there is nothing to answer.',
      only: HANDSHAKE,
      sends: { message: { jsonrpc: '2.0', method: 'notifications/roots/list_changed' } },
      question: {
        ask: 'What does the server say to it?',
        options: [
          { text: 'An empty result', says: 'To which `id`? A notification is never answered.' },
          {
            text: 'No answer',
            right: true,
            says: 'It may do something of its own, but it never answers a notification, not even with an error.',
          },
          {
            text: 'An error, since the `id` is missing',
            says: 'Leaving the `id` out is what makes it a notification.',
          },
        ],
      },
      remark: 'A client that wants to know whether something arrived has to ask with a request.',
    },
    {
      id: 'notification-stateless',
      title: 'A notification',
      text: 'The client no longer wants the answer to request `7`. There is no `id` at the top, so there is nothing to answer.',
      only: STATELESS,
      sends: { message: { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 7 } } },
      question: {
        ask: 'What does the server say to it?',
        options: [
          { text: 'An empty result', says: 'To which `id`? A notification is never answered.' },
          {
            text: 'Nothing',
            right: true,
            says: 'Request `7` was answered long ago, so there is nothing to stop, and a notification gets no answer in any case.',
          },
          {
            text: 'An error, since request `7` is over',
            says: 'Not even errors answer a notification. What comes too late is passed over.',
          },
        ],
      },
      shows: 'cancellation/already-answered',
      remark:
        'Silence is right, since a cancellation may always cross the answer on its way. This client had the answer already, and the checker says so.',
    },
    {
      id: 'twice',
      title: 'The same id again',
      text: 'A client forgets to count: `7` has been used and answered.',
      only: HANDSHAKE,
      sends: { message: { jsonrpc: '2.0', id: 7, method: 'ping' } },
      shows: 'ids/reused-in-session',
      remark:
        'The server answers, but MCP wants ids that are new in the session: a late answer, a progress or a cancellation would fit two requests. In 2026-07-28 an id may come again once its request was answered.',
    },
    {
      id: 'null',
      title: 'No id, and an id of null',
      text: 'JSON-RPC 2.0 lets a request have `"id": null` and advises against it. MCP forbids it.',
      sends: { message: { jsonrpc: '2.0', id: null, method: 'tools/list' } },
      shows: 'ids/null-id',
      remark:
        'It is neither a right request nor a notification, since `id` is there. To make a notification leave the member out; to make a request give it a value. Over HTTP and stdio alike nobody could match an answer to it.',
      links: [
        { title: 'Requests', page: 'basic/messages#requests', only: ['2024-11-05'] },
        {
          title: 'Requests',
          page: 'basic/index#requests',
          only: ['2025-03-26', '2025-06-18', '2025-11-25', '2026-07-28'],
        },
      ],
    },
    {
      id: 'own',
      title: 'Now you',
      text: 'Make this one wrong in your own way: take `jsonrpc` away, give `params` as a list, write a comment behind a line. Comments, as many tutorials print them, are no JSON.',
      sends: {
        message: {
          jsonrpc: '2.0',
          id: 9,
          method: 'tools/call',
          params: { name: 'subtract', arguments: { a: 9, b: 4 } },
        },
      },
      remark: 'As it stood, the message was right. What was there to see when you changed it?',
    },
  ],
};
