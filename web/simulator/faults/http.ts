/** HTTP: status codes, headers and sessions. */
import { CLIENT_CAPABILITIES, isStateless } from '../eras.ts';
import { readIncoming } from '../read.ts';
import type { HttpInput, HttpOutput } from '../transport/types.ts';
import type { Fault } from './define.ts';
import { LISTS_TOOLS, STREAMABLE } from './tools.ts';

/** Stands before the session ids that `http-session-id` gives out. */
const PREFIX = 'session ';
/** Where `http-get-page` sends a GET, since the server itself has nothing there. */
const PAGE = '/page';

/** Another answer of HTTP in the place of one that is whole; what goes out elsewhere stays, and so does an answer that goes on. */
function answered(
  outputs: readonly HttpOutput[],
  { at, exchange }: Extract<HttpInput, { kind: 'request' }>,
  status: number,
  text: string,
  type = 'application/json',
): readonly HttpOutput[] {
  if (!outputs.some((one) => one.kind === 'end' && one.exchange === exchange)) return outputs;
  const head: HttpOutput = { kind: 'head', at, exchange, status, headers: text === '' ? {} : { 'content-type': type } };
  const body: HttpOutput[] = text === '' ? [] : [{ kind: 'chunk', at, exchange, text }];
  const others = outputs.filter((one) => one.exchange !== exchange);
  return [head, ...body, { kind: 'end', at, exchange }, ...others];
}

/** Faults that only HTTP shows, outside of streams. `index.ts` has the order in which all faults are shown. */
export const httpFaults: readonly Fault[] = [
  {
    id: 'http-plain-text',
    title: 'Answers over HTTP say that they are plain text',
    says: 'The server sends JSON with the content type `text/plain`. Clients look at the type to know whether a message or a stream comes, and refuse this; a right server says `application/json`.',
    rule: 'http/response-content-type',
    requirement: 'http/response-content-type',
    revisions: STREAMABLE,
    http: { of: 'request', headers: { 'content-type': 'text/plain' } },
    shows: LISTS_TOOLS,
  },
  {
    id: 'http-notification-ok',
    title: 'Notifications get a 200 with a body over HTTP',
    says: 'The server answers a posted notification with `200` and some JSON. The client reads a message where none should be, and stumbles; a right server answers `202` with nothing in the body.',
    rule: 'http/notification-answer',
    requirement: 'http/notification-status',
    revisions: STREAMABLE.filter((one) => !isStateless(one)),
    http: {
      alter: (outputs, input) =>
        outputs.flatMap((output): HttpOutput[] => {
          if (input.kind !== 'request') return [output];
          if (output.kind !== 'head' || output.status !== 202 || output.exchange !== input.exchange) return [output];
          if (readIncoming(input.body).is !== 'notification') return [output];
          const { at, exchange, headers } = output;
          const head = { ...output, status: 200, headers: { ...headers, 'content-type': 'application/json' } };
          return [head, { kind: 'chunk', at, exchange, text: '{"ok":true}' }];
        }),
    },
    shows: {
      server: 'everything',
      client: [
        { id: 1, method: 'tools/call', params: { name: 'long_work', arguments: { steps: 1, ms: 20 } } },
        { method: 'notifications/cancelled', params: { requestId: 1 } },
      ],
    },
  },
  {
    id: 'http-session-id',
    title: 'The session id has a space in it',
    says: 'The server gives out a session id with a space. Only visible ASCII is allowed, since proxies and clients cut or refuse headers with anything else; a right server takes, for example, a UUID.',
    rule: 'http-session/id',
    requirement: 'http-session/id-charset',
    revisions: STREAMABLE.filter((one) => !isStateless(one)),
    http: {
      readIncoming: (input) => {
        const id = input.kind === 'request' ? input.headers['mcp-session-id'] : undefined;
        if (input.kind !== 'request' || !id?.startsWith(PREFIX)) return input;
        return { ...input, headers: { ...input.headers, 'mcp-session-id': id.slice(PREFIX.length) } };
      },
      alter: (outputs) =>
        outputs.map((output) => {
          const id = output.kind === 'head' ? output.headers['mcp-session-id'] : undefined;
          if (output.kind !== 'head' || id === undefined) return output;
          return { ...output, headers: { ...output.headers, 'mcp-session-id': PREFIX + id } };
        }),
    },
    shows: LISTS_TOOLS,
  },
  {
    id: 'http-ended-session',
    title: 'An ended session is a bad request',
    says: 'The session has ended, and the server answers `400`. Clients take `404` as the sign to begin a new session, and are stuck with anything else; a right server answers `404` to ids that it does not know any more.',
    rule: 'http-session/end',
    requirement: 'http-session/ended-status',
    revisions: STREAMABLE.filter((one) => !isStateless(one)),
    http: {
      alter: (outputs, input) =>
        input.kind === 'request' && input.headers['mcp-session-id'] !== undefined
          ? outputs.map((output) =>
              output.kind === 'head' && output.status === 404 ? { ...output, status: 400 } : output,
            )
          : outputs,
    },
    shows: { server: 'calculator', client: [{ http: 'DELETE' }, { id: 1, method: 'tools/list' }] },
  },
  {
    id: 'http-header-encoded',
    title: 'Encoded headers are refused',
    says: 'The client wrote a value with letters beyond ASCII into a header as `=?base64?…?=`, and the server compares that with the body as it stands. The client has done everything right and is refused; a right server decodes the value first.',
    rule: 'http-headers/wrongly-refused',
    requirement: 'http-headers/encoded-value-not-decoded',
    revisions: ['2026-07-28'],
    http: {
      alter: (outputs, input) => {
        if (input.kind !== 'request') return outputs;
        const encoded = Object.entries(input.headers).some(
          ([name, value]) => name.startsWith('mcp-') && /^=\?base64\?/iu.test(value),
        );
        const heard = readIncoming(input.body);
        if (!encoded || heard.is !== 'request') return outputs;
        const error = { code: -32020, message: 'Header mismatch: the headers do not match the body' };
        return answered(outputs, input, 400, JSON.stringify({ jsonrpc: '2.0', id: heard.id, error }));
      },
    },
    shows: {
      server: 'everything',
      headers: { 'mcp-param-region': '=?base64?RsO8bmVu?=', 'mcp-param-year': '2026' },
      client: [
        { id: 1, method: 'tools/call', params: { name: 'region_report', arguments: { region: 'Fünen', year: 2026 } } },
      ],
    },
  },
  {
    id: 'http-get-page',
    title: 'A GET gets a page instead of a stream',
    says: 'The server answers a GET with a web page for people. Clients that want to listen take the success for a stream and find none; a right server answers with an event stream, or with `405`.',
    rule: 'http/get-answer',
    requirement: 'http/get-answer',
    revisions: STREAMABLE.filter((one) => !isStateless(one)),
    http: {
      // The server itself finds nothing there, and so opens no stream.
      readIncoming: (input) =>
        input.kind === 'request' && input.method === 'GET' && input.path === '/mcp' ? { ...input, path: PAGE } : input,
      alter: (outputs, input) =>
        input.kind === 'request' && input.method === 'GET' && input.path === PAGE
          ? answered(outputs, input, 200, '<!doctype html><title>MCP</title>', 'text/html')
          : outputs,
    },
    shows: { server: 'calculator', client: [{ http: 'GET' }, { id: 1, method: 'tools/list' }] },
  },
  {
    id: 'http-request-accepted',
    title: 'Requests are accepted and not answered',
    says: 'The server answers a posted request with `202` and nothing else. That is the answer to notifications, so the client never learns what came of its request; a right server answers with the message, or with a stream that brings it.',
    rule: 'http/request-answered-202',
    requirement: 'http/request-answered-202',
    revisions: STREAMABLE,
    http: {
      alter: (outputs, input) => {
        if (input.kind !== 'request' || !outputs.some((one) => one.kind === 'head' && one.status === 200))
          return outputs;
        const heard = readIncoming(input.body);
        const waits = heard.is === 'request' && heard.method.endsWith('/list');
        return waits ? answered(outputs, input, 202, '') : outputs;
      },
    },
    shows: LISTS_TOOLS,
  },
  {
    id: 'http-error-ok',
    title: 'Errors travel as a success',
    says: 'The server sends an error with the status `200`. Proxies and clients that look at the status alone take it for an answer; since 2026-07-28 a right server sends this error with `400`.',
    rule: 'http/error-status',
    requirement: 'http/missing-capability-status',
    revisions: ['2026-07-28'],
    http: { of: 'request', status: 200 },
    shows: {
      server: 'everything',
      client: [
        {
          id: 1,
          method: 'tools/call',
          params: { name: 'ask_model', arguments: { question: 'Why?' }, _meta: { [CLIENT_CAPABILITIES]: {} } },
        },
      ],
    },
  },
];
