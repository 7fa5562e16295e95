/** HTTP: status codes, headers and sessions. */
import { CLIENT_CAPABILITIES, isStateless } from '../eras.ts';
import { readIncoming } from '../read.ts';
import type { HttpInput, HttpOutput } from '../transport/types.ts';
import type { Fault } from './define.ts';
import { LISTS_TOOLS, STREAMABLE } from './tools.ts';

/** Prefix of the session ids that `http-session-id` generates. */
const PREFIX = 'session ';
/** The path to which `http-get-page` redirects a GET, since the server itself has no page there. */
const PAGE = '/page';

/** Another HTTP response in place of one that is complete; other outputs stay, and so does a response that continues. */
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

/** Faults visible only over HTTP, outside of streams. `index.ts` defines the display order of all faults. */
export const httpFaults: readonly Fault[] = [
  {
    id: 'http-plain-text',
    title: 'HTTP responses have the content type `text/plain`',
    says: 'The server sends JSON with the content type `text/plain`. Clients use the type to distinguish a single message from a stream, and reject this one. A correct server sends `application/json`.',
    rule: 'http/response-content-type',
    requirement: 'http/response-content-type',
    revisions: STREAMABLE,
    http: { of: 'request', headers: { 'content-type': 'text/plain' } },
    shows: LISTS_TOOLS,
  },
  {
    id: 'http-notification-ok',
    title: 'A posted notification is answered with 200 and a body',
    says: 'The server responds to a posted notification with `200` and some JSON. The client parses a message where none should be, and fails. A correct server responds with `202` and no body.',
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
    title: 'The session id contains a space',
    says: 'The server assigns a session id that contains a space. Only visible ASCII is allowed, because proxies and clients truncate or reject headers with other characters. A correct server uses a UUID, for example.',
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
    title: 'An ended session is answered with 400',
    says: 'The session has ended, and the server responds with `400`. Only `404` makes clients start a new session, so they cannot recover. A correct server responds with `404` to session ids that are no longer valid.',
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
    title: 'Encoded headers are rejected',
    says: 'The client sent a value with non-ASCII characters in a header as `=?base64?…?=`. The server compares the encoded header with the body and rejects a correct request. A correct server decodes the value first.',
    rule: 'http-headers/wrongly-refused',
    requirement: 'http-headers/encoded-value-not-decoded',
    revisions: ['2026-07-28'],
    http: {
      alter: (outputs, input) => {
        if (input.kind !== 'request') return outputs;
        const encoded = Object.entries(input.headers).some(
          ([name, value]) => name.startsWith('mcp-') && /^=\?base64\?/iu.test(value),
        );
        const incoming = readIncoming(input.body);
        if (!encoded || incoming.is !== 'request') return outputs;
        const error = { code: -32020, message: 'Header mismatch: the headers do not match the body' };
        return answered(outputs, input, 400, JSON.stringify({ jsonrpc: '2.0', id: incoming.id, error }));
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
    title: 'A GET returns a web page instead of a stream',
    says: 'The server responds to a GET with a web page. Clients that want to open a stream treat the success as one and receive nothing. A correct server responds with an event stream, or with `405`.',
    rule: 'http/get-answer',
    requirement: 'http/get-answer',
    revisions: STREAMABLE.filter((one) => !isStateless(one)),
    http: {
      // The server finds nothing at that path, and so opens no stream.
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
    title: 'Requests are accepted but not answered',
    says: 'The server responds to a posted request with `202` and no body. That is the response to a notification, so the client never receives its result. A correct server responds with the message, or with a stream that contains it.',
    rule: 'http/request-answered-202',
    requirement: 'http/request-answered-202',
    revisions: STREAMABLE,
    http: {
      alter: (outputs, input) => {
        if (input.kind !== 'request' || !outputs.some((one) => one.kind === 'head' && one.status === 200))
          return outputs;
        const incoming = readIncoming(input.body);
        const waits = incoming.is === 'request' && incoming.method.endsWith('/list');
        return waits ? answered(outputs, input, 202, '') : outputs;
      },
    },
    shows: LISTS_TOOLS,
  },
  {
    id: 'http-error-ok',
    title: 'Errors are sent with the status 200',
    says: 'The server sends an error with the status `200`. Proxies and clients that check only the status treat it as a success. Since 2026-07-28 a correct server sends this error with `400`.',
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
