/** Messages as tutorials print them, and what happens when they are sent unchanged. */
import type { Walkthrough } from '../walkthrough.ts';

/** The walkthrough. */
export const tutorialMistakes: Walkthrough = {
  id: 'tutorial-mistakes',
  title: 'Correct messages from tutorials',
  chapter: 'tutorials',
  says: 'Send messages as tutorials print them, then fix each one and send it again.',
  revisions: ['2025-11-25'],
  server: 'calculator',
  greeted: true,
  steps: [
    {
      id: 'comments',
      title: 'Remove comments',
      text: 'Tutorials explain members with comments after them. The comments are for readers.',
      sends: {
        text: '{\n  "jsonrpc": "2.0", // Required. Always "2.0".\n  "id": "req-42",\n  "method": "tools/list"\n}',
      },
      shows: 'json-comment',
      question: {
        ask: 'What happens to this message?',
        options: [
          {
            text: 'The server ignores the comment',
            says: 'JSON has no comments, and a server that accepts them does not follow the standard.',
          },
          {
            text: 'The whole message is lost',
            right: true,
            says: 'The server returns `-32700`: it could not parse the message, so it does not even know its `id`.',
          },
        ],
      },
      remark: 'Remove the comment and compare.',
    },
    {
      id: 'positions',
      title: 'Replace positional parameters',
      text: 'A tutorial claims that positional parameters are also valid. That is true in JSON-RPC.',
      sends: { message: { jsonrpc: '2.0', id: 2, method: 'tools/call', params: ['add', { a: 5, b: 3 }] } },
      shows: 'requests/params-by-position',
      remark: 'In MCP `params` is always an object with named members.',
      links: [{ title: 'Requests', page: 'basic/index#requests' }],
    },
    {
      id: 'own-method',
      title: 'Call a tool instead of a method',
      text: 'The same tutorial uses `add_numbers` as a method.',
      sends: { message: { jsonrpc: '2.0', id: 3, method: 'add_numbers', params: { a: 5, b: 3 } } },
      shows: 'methods/unknown-request',
      remark:
        'The protocol defines the methods. A server’s own functions are tools, which are called with `tools/call`.',
      links: [{ title: 'Tools, Calling Tools', page: 'server/tools#calling-tools' }],
    },
    {
      id: 'version',
      title: 'Use a string for the version',
      text: 'The version is the number two point zero, which is nearly correct.',
      sends: { text: '{\n  "jsonrpc": 2.0,\n  "id": 4,\n  "method": "tools/list"\n}' },
      shows: 'envelope/jsonrpc-number',
      remark: '`"2.0"` must be a string, with quotation marks.',
    },
    {
      id: 'logging',
      title: 'A log notification with a wrong name',
      text: 'One tutorial uses `logging/message` for the server’s logs. Here a client sends it. The correct name is `notifications/message`, and only servers send it.',
      sends: { message: { jsonrpc: '2.0', method: 'logging/message', params: { level: 'info', data: 'done' } } },
      shows: 'methods/unknown-notification',
      remark:
        'There is no response. The server ignores a notification with a wrong name, because notifications never get a response.',
      links: [{ title: 'Logging', page: 'server/utilities/logging#setting-log-level' }],
    },
    {
      id: 'members',
      title: 'Omit optional members',
      text: 'One tutorial claims that a request always has four members. `params` can be omitted if a method needs none.',
      sends: { message: { jsonrpc: '2.0', id: 5, method: 'tools/list' } },
      question: {
        ask: 'Is this message valid?',
        options: [
          {
            text: 'Yes',
            right: true,
            says: 'Three members are enough. With `"params": {}` it is also valid, in every revision until this one.',
          },
          {
            text: 'No, `params` is missing',
            says: 'It is optional here. Since 2026-07-28 it is required, because of `_meta`.',
          },
        ],
      },
      remark: 'This request is not the handshake either: that was complete before this walkthrough began.',
      links: [{ title: 'Requests', page: 'basic/index#requests' }],
    },
  ],
};
