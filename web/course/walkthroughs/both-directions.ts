/** Debugging with a log that has both directions. */
import type { PageLink, Walkthrough } from '../walkthrough.ts';

const RESPONSES: readonly PageLink[] = [{ title: 'Base protocol, Responses', page: 'basic/index#responses' }];

/** The walkthrough. */
export const bothDirections: Walkthrough = {
  id: 'both-directions',
  title: 'Debug with both directions',
  chapter: 'logs',
  says: 'Record what both sides send. One side alone shows what failed, but not why.',
  revisions: ['2025-06-18', '2025-11-25'],
  server: 'calculator',
  greeted: true,
  steps: [
    {
      id: 'half',
      title: 'Half of a log',
      text: 'A developer logs the requests of the client. All of them look right. But the user sees “Request timed out”.',
      faults: ['id-as-text'],
      sends: {
        message: { jsonrpc: '2.0', id: 2, method: 'tools/call', params: { name: 'add', arguments: { a: 2, b: 3 } } },
      },
      shows: 'responses/id-type-changed',
      question: {
        ask: 'What do the requests alone show?',
        options: [
          { text: 'That the server never responded', says: 'It responded. But this log has no responses.' },
          { text: 'That the request was wrong', says: 'The request is valid.' },
          {
            text: 'Only that the client found no response',
            right: true,
            says: 'Whether the server sent none, a late one, or one with another id, only the other direction shows.',
          },
        ],
      },
      remark: 'The response did arrive. Its id is a string, so the client did not find it.',
      links: RESPONSES,
    },
    {
      id: 'other-half',
      title: 'The other half',
      text: 'Another developer logs only what the server sends: the error `-32602`, three times a day. The server seems to be wrong.',
      faults: [],
      sends: {
        message: { jsonrpc: '2.0', id: 3, method: 'tools/call', params: { tool: 'add', arguments: { a: 2, b: 3 } } },
      },
      shows: 'tools/call-name-required',
      remark: 'The server is right. The client wrote `tool` instead of `name`, which only its request shows.',
      links: [{ title: 'Tools, Calling Tools', page: 'server/tools#calling-tools' }],
    },
    {
      id: 'record',
      title: 'Record between the two',
      text: 'The best place is the wire: it shows what was really sent, not what a side believes. `tap` runs between host and server and records both directions, over stdio and HTTP. Put it before the command of the server:\n\n`npx -y mcp-protocol-playground tap -- COMMAND`',
      sends: {
        message: { jsonrpc: '2.0', id: 4, method: 'tools/call', params: { name: 'add', arguments: { a: 4, b: 5 } } },
      },
      question: {
        ask: 'Why is a line `print(request)` in a stdio server no replacement?',
        options: [
          {
            text: 'It writes to stdout, which carries the messages',
            right: true,
            says: 'The client would read the output as a message. Logs belong on stderr.',
          },
          { text: 'It is too slow', says: 'Time is not the problem.' },
          { text: 'It shows too much', says: 'It shows one direction, and breaks the session.' },
        ],
      },
      remark: 'Many hosts write both directions into a log file as well. Check reads those, too.',
      links: [{ title: 'Transports, stdio', page: 'basic/transports#stdio' }],
    },
    {
      id: 'needs',
      title: 'What each line needs',
      text: 'A line needs the direction, the time, and the whole message. With several clients it also needs the session.',
      question: {
        ask: 'Two clients use the same server. Both send a request with the id 5. What confuses the log without sessions?',
        options: [
          {
            text: 'Nothing, ids are unique',
            says: 'An id is unique only among the requests of one sender in one session.',
          },
          {
            text: 'Which response belongs to which request',
            right: true,
            says: 'Both responses have the id 5. Over HTTP log `Mcp-Session-Id`, over stdio the process.',
          },
          { text: 'The order of the lines', says: 'The time shows the order.' },
        ],
      },
      remark: 'Hide tokens and keys before you share a log. Check finds many of them, and offers to replace them.',
      links: RESPONSES,
    },
    {
      id: 'order',
      title: 'Read it in this order',
      text: 'First the handshake: which revision and capabilities apply? Then each request with its response. Then what is left: requests without a response, and responses without a request. Last the notifications.',
      sends: {
        message: { jsonrpc: '2.0', id: 5, method: 'tools/call', params: { name: 'divide', arguments: { a: 1, b: 0 } } },
      },
      remark:
        'Open this session in Check: the sequence shows both sides, and each finding names the side that must change.',
      links: RESPONSES,
    },
  ],
};
