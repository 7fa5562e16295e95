/** The hidden tests of the HTTP client, one conversation each. */
import type { Json, JsonRecord } from '../../simulator/types.ts';
import type { CodeTest, Failure } from './define.ts';
import {
  madeWith,
  messagesIn,
  requestFrom,
  type Made,
  type Move,
  type Response,
  type Scene,
} from './http-client-play.ts';
import { accident, crash, firstOf, gives, isA, make, method, objectIn, otherMethod, same } from './testing.ts';
import { says } from './trouble.ts';

const HELLO: JsonRecord = {
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'desk', version: '1.0.0' } },
};
const READY: JsonRecord = { jsonrpc: '2.0', method: 'notifications/initialized' };
const LIST: JsonRecord = { jsonrpc: '2.0', id: 'list', method: 'tools/list' };
const WORK: JsonRecord = {
  jsonrpc: '2.0',
  id: 3,
  method: 'tools/call',
  params: { name: 'long_work', arguments: { steps: 2, ms: 20 }, _meta: { progressToken: 'p' } },
};

const post = (message: JsonRecord): Move => ({ does: 'post', message });
const gets = (response?: Response): Move => (response ? { does: 'gets', response } : { does: 'gets' });
const requests = (message: JsonRecord): Move[] => [post(message), gets()];
const GREETS: readonly Move[] = [...requests(HELLO), ...requests(READY)];

const stream = (body: string, type = 'text/event-stream'): Response => ({
  status: 200,
  headers: { 'Content-Type': type },
  body,
});
const json = (status: number, value: Json, headers: Record<string, string> = {}): Response => ({
  status,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(value),
});

/** What is wrong with a request from the client. */
function requestFault({ move, outcome, session, revision, former }: Made): Failure | null {
  if (move.does === 'gets' || outcome?.kind !== 'value') return null;
  const { shown: got, value } = outcome;
  const closes = move.does === 'close';
  if (closes && session === null) return value === null ? null : { got, mistake: 'nothing-to-close' };
  const request = requestFrom(value);
  if (!request) return { got, mistake: closes ? 'close' : 'shape' };
  const { method: verb, path, headers, body } = request;
  if (verb !== (closes ? 'DELETE' : 'POST') || path !== '/mcp') return { got, mistake: closes ? 'close' : 'shape' };
  const hello = move.does === 'post' && move.message.method === 'initialize';
  const id = headers['mcp-session-id'];
  if (id !== (session ?? undefined)) return { got, mistake: session === null ? 'no-session-yet' : 'session' };
  const version = headers['mcp-protocol-version'];
  const ended = revision === null && former !== null && former !== HELLO_VERSION && version === former;
  if (ended) return { got, mistake: 'version-kept' };
  const early = hello || revision === null;
  if (early && version === null) return { got, mistake: 'no-session-yet' };
  if (early ? version !== undefined && version !== HELLO_VERSION : version !== revision)
    return { got, mistake: 'version' };
  if (move.does !== 'post') return null;
  const accept = (headers.accept ?? '').split(',').map((one) => one.trim().split(';')[0]);
  if (!accept.includes('application/json') || !accept.includes('text/event-stream')) return { got, mistake: 'accept' };
  if (!/^application\/json *(;|$)/iu.test(headers['content-type'] ?? '')) return { got, mistake: 'content-type' };
  return same(objectIn(body) ?? null, move.message) ? null : { got, mistake: 'body' };
}

const HELLO_VERSION = '2025-11-25';

/** What is wrong with the client’s outcome for a response; `mistake` is used if no other mistake fits. */
function responseFault({ outcome, response, session }: Made, mistake: string | undefined): Failure | null {
  if (!outcome || !response) return null;
  const named = (name: string): Failure => ({ got: says(outcome), mistake: name });
  const { status } = response;
  if (status >= 400) {
    const expired = status === 404 && session !== null;
    const name = expired ? 'expired' : status === 404 ? 'not-found' : 'status';
    if (outcome.kind !== 'error' || !isA(outcome, expired ? 'SessionExpired' : 'HttpError'))
      return accident(outcome) ?? named(name);
    return expired || outcome.members.status === status ? null : named(name);
  }
  if (outcome.kind === 'stopped') return { got: says(outcome) };
  const wanted = messagesIn(response);
  if (outcome.kind === 'value' && same(outcome.value, wanted)) return null;
  if (wanted.length === 0) return named('accepted');
  if (outcome.kind === 'value' && outcome.type !== 'array') return named('list');
  return named(mistake ?? (wanted.length > 1 ? 'stream' : 'json'));
}

interface Wanted {
  readonly name: string;
  readonly expected: string;
  readonly moves: readonly Move[];
  readonly mistake?: string;
  readonly scene?: Partial<Scene>;
}

function conversation({ name, expected, moves, mistake, scene: rest }: Wanted): CodeTest {
  const scene: Scene = { server: 'everything', revisions: ['2025-06-18', '2025-11-25'], seed: name, moves, ...rest };
  const faultIn = (one: Made): Failure | null => {
    const fault = requestFault(one);
    // If header names are uppercase, a missing session or revision comes from reading the response, not from building the
    // request.
    if (fault && scene.headers && /^(?:session|version)$/u.test(fault.mistake ?? '') && mistake !== undefined)
      return { got: fault.got, mistake };
    return fault ?? responseFault(one, mistake);
  };
  return {
    name,
    expected,
    next: (came) => {
      if (came.length === 0) return make('HttpClient');
      if (came[0]?.kind !== 'value') return null;
      const { made, next } = madeWith(scene, came.slice(1));
      if (!next || next.outcome || made.some((one) => faultIn(one) !== null)) return null;
      if (next.move.does === 'post') return method('post', next.move.message);
      return next.response ? method('receive', next.response) : method('close');
    },
    judge: (came) => {
      const [first] = came;
      if (!first) return { got: 'nothing' };
      if (first.kind !== 'value') return crash(first);
      const { made, next } = madeWith(scene, came.slice(1));
      for (const one of made) {
        const fault = faultIn(one);
        if (fault) return fault;
      }
      const last = next?.outcome;
      if (!last) return next ? { got: 'nothing' } : null;
      return crash(last);
    },
  };
}

const FORMS = [
  ': a word to keep the line open\r\n\r\n',
  'id: 7\r\nevent: message\r\ndata:{"jsonrpc":"2.0","method":"notifications/message",\r\n: in the middle of an event\r\ndata: "params":{"level":"info","data":"data: 1"}}\r\n\r\n',
  'data: {"jsonrpc":"2.0","id":"list","result":{"tools":[]}}\r\n\r\n',
].join('');

/** One client has a session; the other one has none. */
const TWO_CLIENTS = gives({
  name: 'Two clients',
  expected: 'neither the session nor the revision of one in the requests of the other',
  calls: [
    make('HttpClient'),
    make('HttpClient', [], 'other'),
    method('post', HELLO),
    method(
      'receive',
      json(
        200,
        { jsonrpc: '2.0', id: 1, result: { protocolVersion: '2025-06-18', capabilities: {} } },
        { 'MCP-Session-Id': 'of-the-first' },
      ),
    ),
    otherMethod('post', HELLO),
  ],
  judge: ({ value, shown }) => {
    const { headers = {} } = requestFrom(value) ?? {};
    const shared = headers['mcp-session-id'] === 'of-the-first' || headers['mcp-protocol-version'] === '2025-06-18';
    return firstOf(shown, ['shared', shared]);
  },
});

/** In the order of the exercise. */
export const HTTP_CLIENT_TESTS: readonly CodeTest[] = [
  conversation({
    name: 'The first request',
    expected: 'a POST to /mcp with the message as its body, both types in Accept, and no session id',
    moves: [post(HELLO)],
  }),
  conversation({
    name: 'The response to `initialize`',
    expected: 'a list with one message',
    moves: requests(HELLO),
    mistake: 'json',
  }),
  conversation({
    name: 'A notification after the handshake',
    expected: 'the session id and the revision in its headers; an empty list for 202',
    moves: GREETS,
  }),
  conversation({
    name: 'A request in the session',
    expected: 'the same headers, and one message',
    moves: [...GREETS, ...requests(LIST), ...requests({ jsonrpc: '2.0', id: 9, method: 'ping' })],
    mistake: 'json',
  }),
  conversation({
    name: 'A server that negotiates 2025-06-18',
    expected: 'MCP-Protocol-Version has the revision from the server',
    moves: [...GREETS, ...requests(LIST)],
    scene: { revisions: ['2025-03-26', '2025-06-18'] },
  }),
  conversation({
    name: 'A response as a stream',
    expected: 'all messages of the stream, in order',
    moves: [...GREETS, ...requests(WORK)],
    mistake: 'stream',
  }),
  conversation({
    name: 'Other valid forms of a stream',
    expected: 'all messages, despite a comment, CR LF, no space after the colon, and an event on two lines',
    moves: [...GREETS, post(LIST), gets(stream(FORMS))],
    mistake: 'stream-forms',
  }),
  conversation({
    name: 'Header names in uppercase',
    expected: 'the same as in lowercase: header names are case-insensitive',
    moves: [...GREETS, ...requests(LIST)],
    mistake: 'header-case',
    scene: { headers: 'in capitals' },
  }),
  conversation({
    name: 'A server without sessions',
    expected: 'no session id in any request',
    moves: [
      post(HELLO),
      gets(
        json(200, {
          jsonrpc: '2.0',
          id: 1,
          result: { protocolVersion: '2025-11-25', capabilities: {}, serverInfo: { name: 'bare', version: '1' } },
        }),
      ),
      post(READY),
      { does: 'close' },
    ],
  }),
  conversation({
    name: 'A JSON-RPC error',
    expected: 'a list with the message: the HTTP request succeeded',
    moves: [...GREETS, ...requests({ jsonrpc: '2.0', id: 5, method: 'house/tidy' })],
    mistake: 'json',
  }),
  conversation({
    name: 'A session that the server has forgotten',
    expected: 'SessionExpired for 404, and a new session after it',
    moves: [...GREETS, { does: 'restart' }, ...requests(LIST), ...GREETS, ...requests(LIST)],
  }),
  conversation({
    name: 'A different error status',
    expected: 'an HttpError with the status',
    moves: [
      post(HELLO),
      gets(json(503, { jsonrpc: '2.0', error: { code: -32603, message: 'Busy' } })),
      post(HELLO),
      gets(json(400, { jsonrpc: '2.0', error: { code: -32600, message: 'Invalid Request' } })),
      post(HELLO),
    ],
  }),
  conversation({
    name: 'The end of the session',
    expected: 'a DELETE with the headers of the session, and neither header in later requests',
    moves: [...GREETS, { does: 'close' }, post(HELLO)],
  }),
  conversation({
    name: 'A session of 2025-06-18 that ends',
    expected: 'neither header in later requests',
    moves: [...GREETS, { does: 'close' }, post(HELLO)],
    scene: { revisions: ['2025-03-26', '2025-06-18'] },
  }),
  conversation({
    name: 'A forgotten session of 2025-06-18',
    expected: 'SessionExpired, and neither header in the next request',
    moves: [...GREETS, { does: 'restart' }, ...requests(LIST), post(HELLO)],
    scene: { revisions: ['2025-03-26', '2025-06-18'] },
  }),
  TWO_CLIENTS,
  conversation({
    name: '404 without a session',
    expected: 'an HttpError with the status: there is no session to forget',
    moves: [post(HELLO), gets(json(404, { error: 'Not found' }))],
  }),
  conversation({
    name: 'A content type with a charset',
    expected: 'the messages: `; charset=utf-8` changes nothing',
    moves: [
      ...GREETS,
      post(LIST),
      gets(
        json(
          200,
          { jsonrpc: '2.0', id: 'list', result: { tools: [] } },
          { 'content-type': 'application/json; charset=utf-8' },
        ),
      ),
      post(LIST),
      gets(stream('data: {"jsonrpc":"2.0","id":"list","result":{"tools":[]}}\n\n', 'text/event-stream; charset=utf-8')),
    ],
    mistake: 'charset',
  }),
];
