/** What tutorials print, and what comes of it when one sends it as it is. */
import type { Walkthrough } from '../walkthrough.ts';

/** The walkthrough. */
export const tutorialMistakes: Walkthrough = {
  id: 'tutorial-mistakes',
  title: 'Straight from the tutorial',
  chapter: 'tutorials',
  says: 'Messages as tutorials print them, sent as they are; mend each and send it again.',
  revisions: ['2025-11-25'],
  server: 'calculator',
  greeted: true,
  steps: [
    {
      id: 'comments',
      title: 'Notes in the margin',
      text: 'Tutorials explain members by comments behind them. They are meant for readers.',
      sends: {
        text: '{\n  "jsonrpc": "2.0", // Required. Always "2.0".\n  "id": "req-42",\n  "method": "tools/list"\n}',
      },
      shows: 'json-comment',
      question: {
        ask: 'What becomes of it?',
        options: [
          {
            text: 'The server passes over the comment',
            says: 'JSON has no comments, and a server that takes them anyway is on its own.',
          },
          {
            text: 'The whole message is lost',
            right: true,
            says: '`-32700`: it could not be read, so not even its `id` is known.',
          },
        ],
      },
      remark: 'Take the comment out and look again.',
    },
    {
      id: 'positions',
      title: 'Parameters in a row',
      text: 'A tutorial says that parameters by position are valid too. In JSON-RPC they are.',
      sends: { message: { jsonrpc: '2.0', id: 2, method: 'tools/call', params: ['add', { a: 5, b: 3 }] } },
      shows: 'requests/params-by-position',
      remark: 'In MCP `params` is an object, always: parameters have names.',
      links: [{ title: 'Requests', page: 'basic/index#requests' }],
    },
    {
      id: 'own-method',
      title: 'The tool as a method',
      text: 'The same tutorial calls `add_numbers` as if it were a method.',
      sends: { message: { jsonrpc: '2.0', id: 3, method: 'add_numbers', params: { a: 5, b: 3 } } },
      shows: 'methods/unknown-request',
      remark:
        'Methods are those of the protocol. What a server adds of its own are tools, and they are called with `tools/call`.',
      links: [{ title: 'Tools, Calling Tools', page: 'server/tools#calling-tools' }],
    },
    {
      id: 'version',
      title: 'A number for a text',
      text: 'It says two point zero, and that is nearly right.',
      sends: { text: '{\n  "jsonrpc": 2.0,\n  "id": 4,\n  "method": "tools/list"\n}' },
      shows: 'envelope/jsonrpc-number',
      remark: '`"2.0"` is a text, with quotation marks.',
    },
    {
      id: 'logging',
      title: 'The log that nobody reads',
      text: 'One tutorial calls the server’s logs `logging/message`. Here a client tries the name. Its right name is `notifications/message`, and it is for servers to send.',
      sends: { message: { jsonrpc: '2.0', method: 'logging/message', params: { level: 'info', data: 'done' } } },
      shows: 'methods/unknown-notification',
      remark: 'Silence. A notification with a wrong name goes unheard: nobody may answer it.',
      links: [{ title: 'Logging', page: 'server/utilities/logging#setting-log-level' }],
    },
    {
      id: 'members',
      title: 'Four keys, always?',
      text: 'One tutorial says that a request always has four members. `params` may be left out where a method needs none.',
      sends: { message: { jsonrpc: '2.0', id: 5, method: 'tools/list' } },
      question: {
        ask: 'Is this message right?',
        options: [
          {
            text: 'Yes',
            right: true,
            says: 'Three members do. With `"params": {}` it is just as right, in every revision up to this one.',
          },
          {
            text: 'No, `params` is missing',
            says: 'It may be left out here. Since 2026-07-28 it is needed, for `_meta`.',
          },
        ],
      },
      remark: 'And it is no handshake: that was over before this walkthrough began.',
      links: [{ title: 'Requests', page: 'basic/index#requests' }],
    },
  ],
};
