/** The same session over stdio and over HTTP. */
import type { Walkthrough, WalkStep } from '../walkthrough.ts';

const STATELESS = ['2026-07-28'] as const;
const STREAMABLE = ['2025-03-26', '2025-06-18', '2025-11-25'] as const;
const OLD = ['2024-11-05'] as const;
const ALL = [...OLD, ...STREAMABLE, ...STATELESS] as const;

const initialize: WalkStep = {
  id: 'initialize',
  title: 'Start the handshake',
  text: 'This is the first message of the handshake.',
  only: [...OLD, ...STREAMABLE],
  sends: { offer: 'initialize' },
};
const initialized: WalkStep = {
  id: 'initialized',
  title: 'Finish the handshake',
  text: 'This is a notification, so it gets no response.',
  only: [...OLD, ...STREAMABLE],
  sends: { offer: 'notifications/initialized' },
};
const call: WalkStep = {
  id: 'call',
  title: 'Call a slow tool',
  text: 'Alerts take a moment. The server reports progress while it queries its stations.',
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

/** The session over stdio. */
export const overStdio: Walkthrough = {
  id: 'over-stdio',
  title: 'A session over stdio',
  chapter: 'transports',
  says: 'Send each message as one line, and learn what else is allowed on each stream.',
  revisions: ALL,
  server: 'weather',
  steps: [
    {
      id: 'pipe',
      title: 'How stdio works',
      text: 'The client starts the server as a program. It writes its messages to the program’s stdin, and the server writes its messages to stdout. Each message is one line of UTF-8, and nothing else is allowed there.',
      question: {
        ask: 'Where does a stdio server write its log messages?',
        options: [
          { text: 'To stdout, with `#` before each line', says: 'On stdout every line is a message.' },
          { text: 'To stderr', right: true, says: 'The client may show, store, or ignore this output.' },
          { text: 'Nowhere', says: 'stdio has a separate stream for logs.' },
        ],
      },
      remark: 'A forgotten `print` is a common reason why a server works on the command line but not in a client.',
      links: [
        { title: 'stdio', page: 'basic/transports#stdio', only: [...OLD, ...STREAMABLE] },
        { title: 'stdio', page: 'basic/transports/stdio#sending-messages', only: STATELESS },
      ],
    },
    {
      ...initialize,
      remark: 'In the editor the message has many lines; on the wire it has one. Look at the list of messages.',
    },
    { ...initialized, remark: 'The client sent one line, and the server sent none.' },
    {
      ...call,
      only: [...OLD, ...STREAMABLE],
      remark:
        'Each message is one line, in order of time. A progress notification refers to its request by the token; a log message refers to none.',
    },
    {
      ...call,
      id: 'call-stateless',
      only: STATELESS,
      remark:
        'Each message is one line, in order of time. A progress notification refers to its request by the token. The request sets no log level, so the server sends no logs.',
    },
    {
      id: 'leave',
      title: 'Goodbye',
      text: 'The client closes the server’s stdin. If the program does not exit, the client terminates it.',
      leaves: true,
      remark: 'No message announces the end.',
      links: [
        { title: 'Lifecycle, Shutdown', page: 'basic/lifecycle#shutdown', only: [...OLD, ...STREAMABLE] },
        { title: 'stdio, Shutdown', page: 'basic/transports/stdio#shutdown', only: STATELESS },
      ],
    },
  ],
};

/** The session over HTTP. */
export const overHttp: Walkthrough = {
  id: 'over-http',
  title: 'The same session over HTTP',
  chapter: 'transports',
  says: 'Send the same messages with the status codes, headers, and streams of each revision.',
  revisions: ALL,
  server: 'weather',
  transport: 'http',
  steps: [
    {
      id: 'old',
      title: 'Two URLs',
      text: 'In 2024-11-05 the client first opens a stream with `GET`. Its first event, `endpoint`, contains the URL for messages. The server sends all responses on that stream.',
      only: OLD,
      links: [{ title: 'HTTP with SSE', page: 'basic/transports#http-with-sse' }],
    },
    {
      id: 'streamable',
      title: 'One URL',
      text: 'Since 2025-03-26 there is one URL. Every client message is its own `POST`, and the response is plain JSON or an event stream. Tutorials still call the transport “HTTP+SSE”, but that is the previous one.',
      only: STREAMABLE,
      links: [{ title: 'Sending Messages', page: 'basic/transports#sending-messages-to-the-server' }],
    },
    {
      id: 'stateless',
      title: 'One URL, no session',
      text: 'Every request is its own `POST` and independent of the others. Headers repeat what proxies need without reading the body: the revision, the method, and the name.',
      only: STATELESS,
      links: [{ title: 'Standard Request Headers', page: 'basic/transports/streamable-http#standard-request-headers' }],
    },
    {
      ...initialize,
      remark:
        'In the list of messages each line shows its HTTP headers. From 2025-03-26 until 2025-11-25 a server may start a session with `Mcp-Session-Id`; the client then repeats that header.',
    },
    {
      ...initialized,
      question: {
        ask: 'HTTP requires a response to every request. Which response does a notification get?',
        options: [
          {
            text: '`200` with an empty result',
            says: 'A result is a message, but a notification gets no response message.',
          },
          {
            text: '`202` without a body',
            right: true,
            says: 'The status code means “Accepted”. It is an HTTP response without an MCP message.',
          },
          { text: '`404`', says: 'That status code means that something was not found.' },
        ],
      },
      remark:
        'Later requests include the session id: in 2024-11-05 in the URL of this server, and from 2025-03-26 until 2025-11-25 in a header. With the header, the client may now also open a stream with `GET`, for messages that belong to no request.',
    },
    {
      id: 'list',
      title: 'Send a request',
      text: 'The message is the same as over stdio. Only the data around it differs.',
      sends: { message: { jsonrpc: '2.0', id: 4, method: 'tools/list' } },
      remark: 'The request and the response are exactly the same as over stdio.',
    },
    {
      ...call,
      question: {
        ask: 'How does the client receive progress?',
        options: [
          { text: 'In a second `POST`', says: 'The server sends no `POST` requests.' },
          {
            text: 'As events, before the response',
            right: true,
            says: 'They arrive in a `text/event-stream`, with one message per event.',
          },
          { text: 'HTTP does not support progress', says: 'HTTP supports it with event streams.' },
        ],
      },
      remark:
        'In 2024-11-05 all messages use one stream, which stays open. Since 2025-03-26 this request has a stream of its own, which the server ends after the response.',
    },
    {
      id: 'unread',
      title: 'Send invalid JSON',
      text: 'This text is not valid JSON.',
      sends: { text: '{"jsonrpc": "2.0", "id": 6,' },
      shows: 'json-unclosed',
      remark:
        'The status `400 Bad Request` shows that the server could not read the message. Since 2025-11-25 this server also sends an error without an `id` in the body.',
    },
    {
      id: 'leave',
      title: 'Goodbye',
      text: 'The client no longer needs the server.',
      leaves: true,
      remark:
        'A client with an `Mcp-Session-Id` ends its session with `DELETE`. Without that header it only closes its connections.',
      links: [{ title: 'Session Management', page: 'basic/transports#session-management', only: STREAMABLE }],
    },
  ],
};
