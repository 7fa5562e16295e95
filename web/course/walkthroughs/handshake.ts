/** The handshake, in each revision that has one. */
import type { Walkthrough } from '../walkthrough.ts';

/** The walkthrough. */
export const handshake: Walkthrough = {
  id: 'handshake',
  title: 'The handshake',
  chapter: 'handshake',
  says: 'Three messages before the work begins: a question, an answer, and a word that all is well.',
  revisions: ['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25'],
  server: 'weather',
  steps: [
    {
      id: 'before',
      title: 'A client that cannot wait',
      text: 'The connection is open, and the client asks for tools at once. Some tutorials call `tools/list` the handshake; it is not.',
      sends: { message: { jsonrpc: '2.0', id: 1, method: 'tools/list' } },
      shows: 'lifecycle/first-message',
      question: {
        ask: 'What does the server do?',
        options: [
          {
            text: 'It lists its tools',
            says: 'It does not know yet which revision the client speaks, nor what it can do.',
          },
          {
            text: 'It answers with an error',
            right: true,
            says: 'Nothing but `initialize` and `ping` may come first.',
          },
          { text: 'It hangs up', says: 'It may be patient: a request gets an answer, also a wrong one.' },
        ],
      },
      remark: 'The state has not moved: the server still waits for `initialize`.',
      links: [{ title: 'Lifecycle, Initialization', page: 'basic/lifecycle#initialization' }],
    },
    {
      id: 'initialize',
      title: 'First message: initialize',
      text: 'The client says which revision it wants to speak, what it can do, and who it is. All three members are needed.\n\nHere it can tell the server about its folders (`roots`) and lend it its model (`sampling`).',
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
        'The answer mirrors the question: the revision agreed on, what the server can do, and who it is. What is not in `capabilities` may not be used: no `tools` there, no `tools/call`.',
      links: [{ title: 'Lifecycle, Capability Negotiation', page: 'basic/lifecycle#capability-negotiation' }],
    },
    {
      id: 'name',
      title: 'The name that many get wrong',
      text: 'Many tutorials end the handshake with a notification called `initialized`.',
      sends: { message: { jsonrpc: '2.0', method: 'initialized' } },
      shows: 'methods/notification-prefix',
      question: {
        ask: 'Is the server ready now?',
        options: [
          { text: 'Yes: it is clear what is meant', says: 'Servers go by the name. No revision of MCP has this one.' },
          {
            text: 'No, and it says so with an error',
            says: 'A notification is never answered, so the server cannot even complain.',
          },
          {
            text: 'No, and nobody says so',
            right: true,
            says: 'That is what makes this mistake hard to find: silence, and a server that goes on waiting.',
          },
        ],
      },
      remark: 'Names of notifications in MCP begin with `notifications/`. Look at the state: nothing has moved.',
    },
    {
      id: 'initialized',
      title: 'Third message: notifications/initialized',
      text: 'The same with its right name.',
      sends: { message: { jsonrpc: '2.0', method: 'notifications/initialized' } },
      remark: 'No answer comes, and none is due. Both sides are ready.',
      links: [{ title: 'Lifecycle, Initialization', page: 'basic/lifecycle#initialization' }],
    },
    {
      id: 'work',
      title: 'Work begins',
      text: 'Now the question from the beginning is welcome. Its `id` is a new one: ids are not used twice by the same side.',
      sends: { message: { jsonrpc: '2.0', id: 3, method: 'tools/list' } },
      remark: 'The same words as in the first step, and another answer: the difference is in the state.',
    },
    {
      id: 'end',
      title: 'The end',
      text: 'There is no message for goodbye. Over stdio the client closes the input of the server; over HTTP it closes its connections, and since 2025-03-26 it may end its session with `DELETE`.',
      leaves: true,
      question: {
        ask: 'Which method ends a session?',
        options: [
          { text: '`shutdown`', says: 'That one belongs to the Language Server Protocol.' },
          { text: 'None', right: true, says: 'Closing the transport is enough.' },
          { text: '`notifications/cancelled`', says: 'That stops one request, not the session.' },
        ],
      },
      remark: 'The state is “Closed”.',
      links: [{ title: 'Lifecycle, Shutdown', page: 'basic/lifecycle#shutdown' }],
    },
  ],
};
