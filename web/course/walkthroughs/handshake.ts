/** The handshake, in each revision that has one. */
import type { Walkthrough } from '../walkthrough.ts';

/** The walkthrough. */
export const handshake: Walkthrough = {
  id: 'handshake',
  title: 'The handshake',
  chapter: 'handshake',
  says: 'Three messages start a session: a request, its response, and a notification.',
  revisions: ['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25'],
  server: 'weather',
  steps: [
    {
      id: 'before',
      title: 'A request before the handshake',
      text: 'The connection is open, and the client sends `tools/list` at once. Some tutorials call `tools/list` the handshake; it is not.',
      sends: { message: { jsonrpc: '2.0', id: 1, method: 'tools/list' } },
      shows: 'lifecycle/first-message',
      question: {
        ask: 'What does the server do?',
        options: [
          {
            text: 'It returns its tools',
            says: 'The server does not know yet which revision the client speaks, or what it can do.',
          },
          {
            text: 'It answers with an error',
            right: true,
            says: 'Nothing but `initialize` and `ping` may come first.',
          },
          {
            text: 'It closes the connection',
            says: 'It doesn’t have to: every request gets a response, even a wrong one.',
          },
        ],
      },
      remark: 'The state has not changed: the server still waits for `initialize`.',
      links: [{ title: 'Lifecycle, Initialization', page: 'basic/lifecycle#initialization' }],
    },
    {
      id: 'initialize',
      title: 'First message: initialize',
      text: 'The client sends the revision that it wants to use, its capabilities, and its name and version. All three members are required.\n\nThis client can list its folders for the server (`roots`) and let the server use its model (`sampling`).',
      sends: {
        message: {
          jsonrpc: '2.0',
          id: 2,
          method: 'initialize',
          params: {
            protocolVersion: '$revision',
            capabilities: { roots: { listChanged: true }, sampling: {} },
            clientInfo: { name: 'my-agent', version: '1.0.0' },
          },
        },
      },
      remark:
        'The response has the same structure: the agreed revision, the server’s capabilities, and its name and version. Each side uses only what the other declared: without `tools` in `capabilities`, no `tools/call`.',
      links: [{ title: 'Lifecycle, Capability Negotiation', page: 'basic/lifecycle#capability-negotiation' }],
    },
    {
      id: 'name',
      title: 'A wrong notification name',
      text: 'Many tutorials end the handshake with a notification named `initialized`.',
      sends: { message: { jsonrpc: '2.0', method: 'initialized' } },
      shows: 'methods/notification-prefix',
      question: {
        ask: 'Is the server ready now?',
        options: [
          {
            text: 'Yes: the meaning is clear',
            says: 'Servers compare the exact name, and no revision of MCP has this one.',
          },
          {
            text: 'No, and it returns an error',
            says: 'A notification never gets a response, so the server cannot report the mistake.',
          },
          {
            text: 'No, and it sends nothing',
            right: true,
            says: 'That makes this mistake hard to find: the server sends nothing and keeps waiting.',
          },
        ],
      },
      remark: 'Notification names in MCP begin with `notifications/`. Look at the state: it has not changed.',
    },
    {
      id: 'initialized',
      title: 'Third message: notifications/initialized',
      text: 'This is the same notification with its correct name.',
      sends: { message: { jsonrpc: '2.0', method: 'notifications/initialized' } },
      remark: 'The server sends no response, because notifications never get one. Both sides are now ready.',
      links: [{ title: 'Lifecycle, Initialization', page: 'basic/lifecycle#initialization' }],
    },
    {
      id: 'work',
      title: 'Send the first request',
      text: 'Now the server accepts the request from the first step. It has a new `id`, because a side must not reuse an id in a session.',
      sends: { message: { jsonrpc: '2.0', id: 3, method: 'tools/list' } },
      remark:
        'The request is the same as in the first step except for its `id`, but the response is different, because the state has changed.',
    },
    {
      id: 'end',
      title: 'The end',
      text: 'No message ends a session. Over stdio the client closes the server’s input. Over HTTP it closes its connections, and since 2025-03-26 it can end its session with `DELETE`.',
      leaves: true,
      question: {
        ask: 'Which method ends a session?',
        options: [
          { text: '`shutdown`', says: 'That method belongs to the Language Server Protocol.' },
          { text: 'None', right: true, says: 'Closing the transport is enough.' },
          { text: '`notifications/cancelled`', says: 'That notification cancels one request, not the session.' },
        ],
      },
      remark: 'The state is now “Closed”.',
      links: [{ title: 'Lifecycle, Shutdown', page: 'basic/lifecycle#shutdown' }],
    },
  ],
};
