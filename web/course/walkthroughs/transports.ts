/** The same session over stdio and over HTTP. */
import type { Walkthrough, WalkStep } from '../walkthrough.ts';

const STATELESS = ['2026-07-28'] as const;
const STREAMABLE = ['2025-03-26', '2025-06-18', '2025-11-25'] as const;
const OLD = ['2024-11-05'] as const;
const ALL = [...OLD, ...STREAMABLE, ...STATELESS] as const;

const initialize: WalkStep = {
  id: 'initialize',
  title: 'Hello',
  text: 'The first message of the handshake.',
  only: [...OLD, ...STREAMABLE],
  sends: { offer: 'initialize' },
};
const initialized: WalkStep = {
  id: 'initialized',
  title: 'Ready',
  text: 'A notification, which nobody answers.',
  only: [...OLD, ...STREAMABLE],
  sends: { offer: 'notifications/initialized' },
};
const call: WalkStep = {
  id: 'call',
  title: 'Work',
  text: 'Alerts take a moment: the server reports while it asks its stations.',
  sends: {
    message: {
      jsonrpc: '2.0',
      id: 5,
      method: 'tools/call',
      params: { name: 'get_alerts', arguments: { country: 'Italy' }, _meta: { progressToken: 'alerts' } },
    },
  },
  passes: 1500,
};

/** Over stdio. */
export const overStdio: Walkthrough = {
  id: 'over-stdio',
  title: 'A session over stdio',
  chapter: 'transports',
  says: 'A message is a line: what may stand on it, and what may not.',
  revisions: ALL,
  server: 'weather',
  steps: [
    {
      id: 'pipe',
      title: 'A pipe',
      text: 'The client starts the server as a program. What it writes to the program’s input are its messages; what comes out at the output are the server’s. Each is one line of UTF-8, and nothing else may be written there.',
      question: {
        ask: 'Where does a server of stdio write what it has to say to people?',
        options: [
          { text: 'To its output, with a `#` before it', says: 'There, every line is a message.' },
          { text: 'To stderr', right: true, says: 'The client may show it, keep it or throw it away.' },
          { text: 'Nowhere', says: 'There is a place for it.' },
        ],
      },
      remark: 'A forgotten `print` is the most common reason why a server works by hand and not in a client.',
      links: [
        { title: 'stdio', page: 'basic/transports#stdio', only: [...OLD, ...STREAMABLE] },
        { title: 'stdio', page: 'basic/transports/stdio#sending-messages', only: STATELESS },
      ],
    },
    { ...initialize, remark: 'In the editor it has many lines; on the wire it is one. Look at the list of messages.' },
    { ...initialized, remark: 'One line out, none back.' },
    {
      ...call,
      remark: 'A line for each, in the order of time. Progress finds its request by the token; a log names none.',
    },
    {
      id: 'leave',
      title: 'Goodbye',
      text: 'The client closes the server’s input. If the program does not end by itself, the client ends it.',
      leaves: true,
      remark: 'No message says so.',
      links: [
        { title: 'Lifecycle, Shutdown', page: 'basic/lifecycle#shutdown', only: [...OLD, ...STREAMABLE] },
        { title: 'stdio, Shutdown', page: 'basic/transports/stdio#shutdown', only: STATELESS },
      ],
    },
  ],
};

/** Over HTTP. */
export const overHttp: Walkthrough = {
  id: 'over-http',
  title: 'The same session over HTTP',
  chapter: 'transports',
  says: 'Status codes, headers and streams around the same messages, as each revision has them.',
  revisions: ALL,
  server: 'weather',
  transport: 'http',
  steps: [
    {
      id: 'old',
      title: 'Two addresses',
      text: 'In 2024-11-05 the client first opens a stream with `GET`. Its first event, `endpoint`, says where to send messages. All answers come on that stream.',
      only: OLD,
      links: [{ title: 'HTTP with SSE', page: 'basic/transports#http-with-sse' }],
    },
    {
      id: 'streamable',
      title: 'One address',
      text: 'Since 2025-03-26 there is one address. Every message of the client is a `POST` of its own; the answer is plain JSON, or a stream where more is to be said. «HTTP+SSE», which tutorials still name as the transport, is the one before.',
      only: STREAMABLE,
      links: [{ title: 'Sending Messages', page: 'basic/transports#sending-messages-to-the-server' }],
    },
    {
      id: 'stateless',
      title: 'One address, no session',
      text: 'Every request is a `POST` of its own and stands for itself. Headers repeat what proxies want to know without reading the body: the revision, the method, the name.',
      only: STATELESS,
      links: [{ title: 'Standard Request Headers', page: 'basic/transports/streamable-http#standard-request-headers' }],
    },
    {
      ...initialize,
      remark:
        'In the list of messages each line has its head. From 2025-03-26 on a server may give out a session, in `Mcp-Session-Id`; the client repeats it from then on.',
    },
    {
      ...initialized,
      question: {
        ask: 'HTTP wants an answer to everything. What is the answer to a notification?',
        options: [
          { text: '`200` with an empty result', says: 'That would be a message that answers a notification.' },
          { text: '`202`, and no body', right: true, says: 'Accepted. HTTP is satisfied, and MCP has said nothing.' },
          { text: '`404`', says: 'Nothing is missing.' },
        ],
      },
      remark:
        'The session travels along: in the address in 2024-11-05, in a header since. From 2025-03-26 on the client may now open a stream with `GET`, for what belongs to no request.',
    },
    {
      id: 'list',
      title: 'A question',
      text: 'The message is the one you know. What differs stands around it.',
      sends: { message: { jsonrpc: '2.0', id: 4, method: 'tools/list' } },
      remark: 'Message and answer are those of stdio, to the last letter.',
    },
    {
      ...call,
      question: {
        ask: 'How does the progress come?',
        options: [
          { text: 'In a second `POST`', says: 'The server sends none.' },
          {
            text: 'As events, before the answer',
            right: true,
            says: 'A stream: `text/event-stream`, one message in each event.',
          },
          { text: 'Not at all over HTTP', says: 'They do: that is what streams are for.' },
        ],
      },
      remark:
        'After the answer the server ends the stream that belonged to this request; the long-lived one of 2024-11-05 stays open.',
    },
    {
      id: 'unread',
      title: 'What cannot be read',
      text: 'A text that is no JSON.',
      sends: { text: '{"jsonrpc": "2.0", "id": 6,' },
      shows: 'json-unclosed',
      remark:
        '`400 Bad Request`: HTTP says what the message cannot, that nothing was read. From 2025-11-25 on the body has an error besides, without an `id`.',
    },
    {
      id: 'leave',
      title: 'Goodbye',
      text: 'The client has no further use for the server.',
      leaves: true,
      remark: 'With a session there is something to end: `DELETE`. Without one, closing the connection is all.',
      links: [{ title: 'Session Management', page: 'basic/transports#session-management', only: STREAMABLE }],
    },
  ],
};
