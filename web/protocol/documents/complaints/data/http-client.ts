/** Complaints of clients, proxies and browsers about HTTP connections. */
import { complaintsAbout, type ComplaintRow } from '../define.ts';
import { CURL, ENTRY, LOG } from './steps.ts';

const SSE = 'Clients with the SSE transport of the TypeScript SDK';
const TS = 'Clients with the TypeScript SDK';

function posting(status: number, title: string, says: string, causes: readonly string[]): ComplaintRow {
  return {
    id: `error-posting-${status}`,
    title,
    signs: [new RegExp(`Error POSTing to endpoint \\(HTTP ${status}\\)`)],
    emitter: TS,
    says,
    causes,
    next: [ENTRY, CURL],
    payload: 'json',
  };
}

/** What clients report about HTTP. */
export const httpClient = complaintsAbout('http', [
  {
    id: 'session-terminated',
    title: 'After 404, the client must start a new session',
    signs: [/McpError: Session terminated/, /message":\s{0,8}"Session terminated"/],
    emitter: 'Python SDK client',
    says: 'The server answered a request of a running session with 404.',
    causes: [
      'The server restarted.',
      'The URL is wrong, and the first POST met 404.',
      'A gateway removed the session.',
    ],
    next: ['Look at the log of the server.', 'Check the path: `/mcp` or `/mcp/`.'],
  },
  {
    id: 'sse-405',
    title: 'Client and server must use the same transport',
    signs: [/SSE error: Non-200 status code \(405\)/],
    emitter: SSE,
    says: 'An SSE client met a server that accepts only POST.',
    causes: [
      'The host is set to SSE, but the server uses Streamable HTTP.',
      'The client tried SSE after its POST failed: the first error is the cause.',
    ],
    next: [ENTRY, LOG],
  },
  {
    id: 'sse-404',
    title: 'The URL must be the MCP endpoint',
    signs: [/SSE error: Non-200 status code \(404\)/],
    emitter: SSE,
    says: 'The path does not exist for GET.',
    causes: ['The path is wrong: `/mcp`, `/sse`, with or without a final slash.', 'The server should answer 405 here.'],
    next: [CURL],
  },
  {
    id: 'sse-401',
    title: 'The client must send a token that the server accepts',
    signs: [/Non-200 status code \((?:401|403)\)/, /SSE error: Non-200 status code \((?:401|403)\)/],
    emitter: SSE,
    says: 'The server requires a token.',
    causes: [
      'The configuration of the host has no `Authorization` header.',
      'The host cannot send headers with SSE.',
      'The token has expired.',
    ],
    next: ['Paste the `WWW-Authenticate` header of the response.', ENTRY],
  },
  {
    id: 'sse-400',
    title: 'Client and server must use the same transport',
    signs: [/Non-200 status code \(400\)/, /SSE error: Non-200 status code \(400\)/],
    emitter: SSE,
    says: 'The server refuses a GET without a session.',
    causes: ['The host is set to SSE, but the server uses Streamable HTTP.'],
    next: [ENTRY],
  },
  {
    id: 'sse-body-timeout',
    title: 'An idle stream should carry keep-alive comments',
    signs: [
      /terminated: Body Timeout Error/,
      /TypeError: terminated/,
      /SSE stream disconnected: TypeError: terminated/,
    ],
    emitter: TS,
    says: 'The stream was silent for too long, or its connection broke.',
    causes: [
      'The server sends no comments to keep the connection alive.',
      'A proxy closes idle connections.',
      'No fault, if the client connects again.',
    ],
    next: ['Check the timeout and buffering of the proxy.'],
  },
  {
    id: 'sse-unknown-error',
    title: 'The server must be reachable at its URL',
    signs: [/SSE error: undefined/, /SSE error: \[object/],
    emitter: SSE,
    says: 'The connection could not be opened.',
    causes: [
      'No server listens at the URL.',
      'An `https` page uses an `http` URL.',
      'Node.js does not trust the certificate.',
    ],
    next: ['Run `curl -v` with the same URL.'],
  },
  posting(405, 'Client and server must use the same transport', 'The URL does not accept POST.', [
    'The server uses SSE: set the type to SSE.',
    'The route accepts only GET.',
  ]),
  posting(404, 'The URL must be the MCP endpoint', 'The path does not exist, or the session has ended.', [
    'The path is wrong.',
    'The server restarted and lost the session.',
  ]),
  posting(
    401,
    'The client must send a token that the server accepts',
    'The server requires a token, and the client has none.',
    [
      'The configuration has no `headers`.',
      'The variable in the header was not replaced.',
      'The token has expired.',
      'The response has no `WWW-Authenticate`, so the authorization could not start.',
    ],
  ),
  posting(
    400,
    'The POST must meet what the server requires',
    'The server refused the body. Its response follows the colon.',
    ['The quoted response has the reason.'],
  ),
  {
    id: 'error-posting-500',
    title: 'The server must handle the request without an exception',
    signs: [/Error POSTing to endpoint \(HTTP 5\d\d\)/],
    emitter: TS,
    says: 'The server failed while it handled the request.',
    causes: [
      'Python: the session manager does not run.',
      'Express: `express.json()` is missing, or the body was read before.',
      'A handler crashed.',
    ],
    next: ['Look at the log of the server.'],
    payload: 'json',
  },
  {
    id: 'failed-to-open-sse',
    title: 'A server without a GET stream must answer GET with 405',
    signs: [/Failed to open SSE stream/],
    emitter: TS,
    says: 'The server refused the optional stream with a status other than 405.',
    causes: ['The server answers GET with 400, 404 or 500.', 'A proxy refuses the GET.'],
    next: ['No fault, if POST works.', 'Run `curl -i -H "Accept: text/event-stream"` with the URL.'],
  },
  {
    id: 'max-reconnect',
    title: 'The server must be reachable when the client reconnects',
    signs: [/Maximum reconnection attempts \(\d{1,6}\) exceeded/],
    emitter: TS,
    says: 'The stream broke, and the client could not resume it.',
    causes: [
      'The server has ended.',
      'A proxy closes idle streams.',
      'The events have no ids, so nothing can be resumed.',
    ],
    next: ['Look at the log of the server and the timeouts of the proxy.'],
  },
  {
    id: 'unexpected-content-type',
    title: 'The endpoint must answer with JSON or an event stream',
    signs: [
      /Unexpected content type:? ?"?[^\n]{0,80}/,
      /unexpected content type:? ?"?[^\n]{0,80}/,
      /Unexpected Content-Type:? [^\n]{0,80}/,
    ],
    emitter: 'Clients with the TypeScript, Python, Go or Rust SDK',
    says: 'The response is neither JSON nor an event stream.',
    causes: [
      'The URL is a web page or a login page.',
      'A proxy returned its error page.',
      'The server sends plain text.',
      'The response is empty.',
    ],
    next: [CURL],
  },
  {
    id: 'go-standalone-sse',
    title: 'A server without a GET stream must answer GET with 405',
    signs: [/standalone SSE request failed/],
    emitter: 'Go SDK client',
    says: 'The optional stream got a status other than 200, 404 or 405.',
    causes: ['The server answers GET with 400.'],
    next: [CURL],
  },
  {
    id: 'mcp-remote-fallback-giveup',
    title: 'The server must work over Streamable HTTP or SSE at its URL',
    signs: [/Already attempted transport fallback/],
    emitter: 'mcp-remote',
    says: 'Both Streamable HTTP and SSE failed.',
    causes: ['The first error above is the cause.'],
    next: [LOG, 'Use `--transport http-only` or `sse-only` to see one error.'],
  },
  {
    id: 'endpoint-origin',
    title: 'The URL of the `endpoint` event must have the origin of the connection',
    signs: [/Endpoint origin does not match connection origin/],
    emitter: SSE,
    says: 'The `endpoint` event names another origin than the one of the connection.',
    causes: ['The server is used through a proxy and builds the URL from its own host.'],
    next: ['Paste the `endpoint` event.'],
  },
  {
    id: 'mcp-go-session-terminated',
    title: 'After 404, the client must start a new session',
    signs: [/session terminated \(404\)/],
    emitter: 'mcp-go client',
    says: 'The server answered a request of a running session with 404.',
    causes: ['The server restarted.'],
    next: ['Connect again.'],
  },
  {
    id: 'mcp-go-status',
    title: 'The server must answer the request with a successful status',
    signs: [/request failed with status \d{3}/],
    emitter: 'mcp-go client',
    says: 'The server answered with an HTTP error.',
    causes: ['The path is wrong.'],
    next: [CURL],
  },
]);
