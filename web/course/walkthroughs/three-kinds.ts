/** Request, notification, response: distinguished by their members. */
import type { Walkthrough } from '../walkthrough.ts';

const STATELESS = ['2026-07-28'] as const;
const HANDSHAKE = ['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25'] as const;

/** The walkthrough. */
export const threeKinds: Walkthrough = {
  id: 'three-kinds',
  title: 'Three kinds of messages',
  chapter: 'messages',
  says: 'Requests, notifications, and responses, and the members that distinguish them.',
  revisions: [...HANDSHAKE, ...STATELESS],
  server: 'calculator',
  greeted: true,
  steps: [
    {
      id: 'sides',
      title: 'A client and a server',
      text: 'An application that uses a language model is a host, such as a chat or an editor. Its client connects to a server. The server offers tools and data: a calendar, a database, or here a calculator.\n\nClient and server send messages to each other, and each message is JSON text. The three highlighted messages start a session. The page sent the two messages of the client for you; the next chapter explains them. Select a message to read it.',
      only: HANDSHAKE,
      lights: [0, 1, 2],
    },
    {
      id: 'sides-stateless',
      title: 'A client and a server',
      text: 'An application that uses a language model is a host, such as a chat or an editor. Its client connects to a server. The server offers tools and data: a calendar, a database, or here a calculator.\n\nClient and server send messages to each other, and each message is JSON text. With this message the client asks what the server supports. Send it, and read what comes back.',
      only: STATELESS,
      sends: { message: { jsonrpc: '2.0', id: 'hello', method: 'server/discover' } },
      remark: 'The two highlighted messages are what the client sent and what the server sent back.',
    },
    {
      id: 'shape',
      title: 'The members of a message',
      text: 'Every MCP message is a JSON object with `"jsonrpc": "2.0"`. No single member names its kind; the combination of members does.\n\nA message with `method` and `id` is a request, which gets a response. A message with `method` and no `id` is a notification, which gets none. A message with `result` or `error` is the response to a request.',
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
      text: 'This request asks the server for its tools. The client chooses a new `id` for each request: a string or an integer.',
      sends: { message: { jsonrpc: '2.0', id: 'first', method: 'tools/list' } },
      question: {
        ask: 'Which `id` will the response have?',
        options: [
          {
            text: '`1`, because it is the server’s first response',
            says: 'The server does not count. It returns the `id` of the request.',
          },
          {
            text: '`"first"`',
            right: true,
            says: 'The server returns the `id` unchanged, so the client can match the response to its request.',
          },
          {
            text: 'None: only requests have one',
            says: 'With two open requests, the client could not match the response to one of them.',
          },
        ],
      },
      remark:
        'The response has `result` instead of `method`, and the same `id`. Change the `id` to a number and compare.',
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
      title: 'Keep the type of an id',
      text: 'This id is a number. `7` and `"7"` are two different ids, so a response with `"7"` does not match request `7`.',
      sends: {
        message: { jsonrpc: '2.0', id: 7, method: 'tools/call', params: { name: 'add', arguments: { a: 2, b: 3 } } },
      },
      remark: 'The `id` of the response is a number. The order of members does not matter: `id` can be first or last.',
    },
    {
      id: 'error',
      title: 'An error response',
      text: 'This method does not exist, on purpose. Every request gets exactly one response, even if it fails. The only exception is a cancelled request.',
      sends: { message: { jsonrpc: '2.0', id: 8, method: 'tools/add', params: { a: 2, b: 3 } } },
      shows: 'methods/unknown-request',
      question: {
        ask: 'Which members does the response have?',
        options: [
          { text: '`result` and `error`', says: 'A response never has both: it has one or the other.' },
          {
            text: '`result` with the error message',
            says: 'A result means that the request was carried out. This one was not.',
          },
          {
            text: '`error` with a `code` and a `message`',
            right: true,
            says: 'The response also has the same `id`, so the client knows which request failed.',
          },
        ],
      },
      remark: '`-32601` means that the method does not exist. `error` is always an object, never just a string.',
    },
    {
      id: 'notification',
      title: 'A notification',
      text: 'The client announces that its folders have changed. There is no `id`, so there is nothing to respond to.',
      only: HANDSHAKE,
      sends: { message: { jsonrpc: '2.0', method: 'notifications/roots/list_changed' } },
      question: {
        ask: 'How does the server respond?',
        options: [
          { text: 'An empty result', says: 'It would have no `id`. A notification never gets a response.' },
          {
            text: 'No answer',
            right: true,
            says: 'The server may send messages of its own, but it never responds to a notification, not even with an error.',
          },
          {
            text: 'An error, because the `id` is missing',
            says: 'A message with a method and without an `id` is a notification, so this is not an error.',
          },
        ],
      },
      remark: 'To learn whether a message arrived, a client must send a request.',
    },
    {
      id: 'notification-stateless',
      title: 'A notification',
      text: 'The client no longer needs the response to request `7`. The message has no `id` at the top level, so there is nothing to respond to.',
      only: STATELESS,
      sends: { message: { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 7 } } },
      question: {
        ask: 'How does the server respond?',
        options: [
          { text: 'An empty result', says: 'It would have no `id`. A notification never gets a response.' },
          {
            text: 'Nothing',
            right: true,
            says: 'Request `7` already has its response, so there is nothing to stop. A notification gets no response in any case.',
          },
          {
            text: 'An error, because request `7` is complete',
            says: 'A notification gets no response, not even an error. The server ignores a cancellation that arrives too late.',
          },
        ],
      },
      shows: 'cancellation/already-answered',
      remark:
        'No response is correct, because a cancellation and a response can cross on their way. Here the client already had the response, so the checker reports a finding.',
    },
    {
      id: 'twice',
      title: 'Reuse an id',
      text: 'The client reuses the id `7`, which already has a response.',
      only: HANDSHAKE,
      sends: { message: { jsonrpc: '2.0', id: 7, method: 'ping' } },
      shows: 'ids/reused-in-session',
      remark:
        'The server responds, but MCP requires ids that are new in the session. With a reused id, a late response, a progress notification, or a cancellation could belong to either request. In 2026-07-28 an id can be reused after its request got a response.',
    },
    {
      id: 'null',
      title: 'Compare a missing id and a null id',
      text: 'JSON-RPC 2.0 allows a request with `"id": null` but advises against it. MCP forbids it.',
      sends: { message: { jsonrpc: '2.0', id: null, method: 'tools/list' } },
      shows: 'ids/null-id',
      remark:
        'The message is neither a valid request nor a notification, because its `id` is null. Remove the member to make it a notification, or set a value to make it a request. With a null id the client could not match a response, over HTTP or stdio.',
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
      title: 'Break a message yourself',
      text: 'Now break this message yourself: remove `jsonrpc`, write `params` as an array, or add a comment after a line. Many tutorials print comments, but JSON has none.',
      sends: {
        message: {
          jsonrpc: '2.0',
          id: 9,
          method: 'tools/call',
          params: { name: 'subtract', arguments: { a: 9, b: 4 } },
        },
      },
      remark: 'The original message was valid. What changed when you edited it?',
    },
  ],
};
