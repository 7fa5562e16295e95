/** JSON-RPC errors in the bodies of HTTP responses. */
import type { PageLink, Walkthrough } from '../walkthrough.ts';

const STATELESS = ['2026-07-28'] as const;
const SESSIONS = ['2025-11-25'] as const;

const SENDING: readonly PageLink[] = [
  {
    title: 'Transports, Sending Messages to the Server',
    page: 'basic/transports#sending-messages-to-the-server',
    only: SESSIONS,
  },
  {
    title: 'Streamable HTTP, Sending Messages',
    page: 'basic/transports/streamable-http#sending-messages',
    only: STATELESS,
  },
];
const VERSION: readonly PageLink[] = [
  { title: 'Transports, Protocol Version Header', page: 'basic/transports#protocol-version-header', only: SESSIONS },
  {
    title: 'Streamable HTTP, Protocol Version Header',
    page: 'basic/transports/streamable-http#protocol-version-header',
    only: STATELESS,
  },
];

/** The walkthrough. */
export const httpErrors: Walkthrough = {
  id: 'http-errors',
  title: 'Errors in HTTP responses',
  chapter: 'transports',
  says: 'Read the status code and the JSON-RPC error in the body, and know which of them counts.',
  revisions: [...SESSIONS, ...STATELESS],
  server: 'calculator',
  transport: 'http',
  greeted: true,
  steps: [
    {
      id: 'fine',
      title: 'An error with the status 200',
      text: 'HTTP transported this request without a problem. The tool does not exist.',
      sends: { message: { jsonrpc: '2.0', id: 40, method: 'tools/call', params: { name: 'power', arguments: {} } } },
      question: {
        ask: 'Which status code does the response have?',
        options: [
          {
            text: '`404`, because the tool was not found',
            says: 'The URL was found. The tool is not a matter of HTTP.',
          },
          {
            text: '`200`, with an error in the body',
            right: true,
            says: 'HTTP delivered the message, and the message is the response, even if it is an error.',
          },
          { text: '`500`', says: 'The server works correctly.' },
        ],
      },
      remark:
        'So a client must look into the body, whatever the status is. A program that checks only for `200` treats this error as a success.',
      links: SENDING,
    },
    {
      id: 'unread',
      title: 'A status for what HTTP carries',
      text: 'The body is not valid JSON, so the server knows neither the method nor the id.',
      sends: { text: '{"jsonrpc": "2.0", "id": 41, "method":' },
      shows: 'json-unclosed',
      remark:
        'The status `400` reports that the request was not accepted. The body may contain a JSON-RPC error; it has no `id`, because none was read. A client that finds no body still has the status.',
      links: SENDING,
    },
    {
      id: 'session',
      title: 'A session that does not exist',
      text: 'This whole HTTP request has the id of a session that this server never had.',
      only: SESSIONS,
      sends: {
        http: 'POST /mcp HTTP/1.1\nHost: 127.0.0.1:3000\nContent-Type: application/json\nAccept: application/json, text/event-stream\nMcp-Session-Id: 00000000-0000-4000-8000-000000000000\nMCP-Protocol-Version: $revision\n\n{"jsonrpc":"2.0","id":42,"method":"tools/list"}',
      },
      question: {
        ask: 'Which part of the response decides what the client does?',
        options: [
          {
            text: 'The status `404`',
            right: true,
            says: 'It means that the session has ended: the client must start a new one.',
          },
          {
            text: 'The code of the error in the body',
            says: 'MCP defines no code for this. Servers use different ones, or none.',
          },
          { text: 'The message of the error', says: 'It is for people.' },
        ],
      },
      remark: 'Change the session id to that of this session, and the same request succeeds.',
      links: [{ title: 'Transports, Session Management', page: 'basic/transports#session-management' }],
    },
    {
      id: 'version',
      title: 'A revision that the server does not support',
      text: 'The header names a revision that does not exist.',
      only: SESSIONS,
      sends: {
        http: 'POST /mcp HTTP/1.1\nHost: 127.0.0.1:3000\nContent-Type: application/json\nAccept: application/json, text/event-stream\nMcp-Session-Id: $session\nMCP-Protocol-Version: 2099-01-01\n\n{"jsonrpc":"2.0","id":43,"method":"tools/list"}',
      },
      shows: 'http-headers/protocol-version-not-negotiated',
      remark:
        'The status must be `400`. The error in the body is optional here; it shows a developer which header is wrong.',
      links: VERSION,
    },
    {
      id: 'unknown',
      title: 'A method that does not exist',
      text: 'In 2026-07-28 some errors have a status code of their own, so that gateways can count them without reading the body.',
      only: STATELESS,
      sends: { message: { jsonrpc: '2.0', id: 42, method: 'tools/run' } },
      shows: 'methods/unknown-request',
      question: {
        ask: 'A `404` can also come from a server without MCP at this URL. How does a client distinguish them?',
        options: [
          { text: 'It cannot', says: 'It can, because the two responses have different bodies.' },
          {
            text: 'By the JSON-RPC error in the body',
            right: true,
            says: '`-32601` in the body shows that an MCP server has read the request.',
          },
          { text: 'By the headers', says: 'No header names the protocol.' },
        ],
      },
      remark: 'So in this revision the body of an error decides whether a client falls back to an earlier revision.',
      links: VERSION,
    },
    {
      id: 'mismatch',
      title: 'Headers that contradict the body',
      text: 'The headers repeat parts of the body. Here `Mcp-Method` differs from `method`.',
      only: STATELESS,
      sends: {
        http: 'POST /mcp HTTP/1.1\nHost: 127.0.0.1:3000\nContent-Type: application/json\nAccept: application/json, text/event-stream\nMCP-Protocol-Version: $revision\nMcp-Method: tools/call\n\n{"jsonrpc":"2.0","id":43,"method":"tools/list","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":"$revision","io.modelcontextprotocol/clientInfo":{"name":"my-agent","version":"1.0.0"},"io.modelcontextprotocol/clientCapabilities":{}}}}',
      },
      shows: 'http-headers/method-mismatch',
      remark:
        'The status is `400`, and the body must contain the error `-32020`. It has the `id` of the request, because the server could read it.',
      links: [
        { title: 'Streamable HTTP, Server Validation', page: 'basic/transports/streamable-http#server-validation' },
      ],
    },
    {
      id: 'others',
      title: 'Responses that no MCP server wrote',
      text: 'Between client and server there may be gateways and proxies. If one of them fails, it responds with `502` and a page of HTML.',
      question: {
        ask: 'What does a robust client do with it?',
        options: [
          {
            text: 'It parses the body as JSON, and reports the parse error',
            says: 'Then the user reads “Unexpected token <” instead of the reason.',
          },
          {
            text: 'It checks the status and the content type first',
            right: true,
            says: 'Only JSON and event streams can contain a JSON-RPC error.',
          },
          { text: 'It waits for the real response', says: 'This was the response of HTTP. No other one will follow.' },
        ],
      },
      remark:
        'In order: status code, content type, body, `error` or `result`. An error of the transport belongs to all messages of that HTTP request.',
      links: SENDING,
    },
  ],
};
