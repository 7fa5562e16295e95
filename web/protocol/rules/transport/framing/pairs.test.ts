/** Pairs of correct and wrong streams and pipes, at least two for each requirement without an example in the catalog. */
import { describe, expect, it } from 'vitest';
import { checkOne } from '../../../testing/check-rules.ts';
import { answer, requestBody, blocks, events, get, noTools, post, request, results } from '../../../testing/wire.ts';
import type { RevisionId, Transport } from '../../../types.ts';
import { framing } from '../../../model/requirements/framing.ts';
import { unreportedIn } from '../../../model/requirements/index.ts';

const withoutRule = unreportedIn(framing);

type Pair = readonly [id: string, revision: RevisionId, transport: Transport, good: string, bad: string];

const R = '2025-06-18';
const M = '2026-07-28';
const PING = '{"jsonrpc":"2.0","id":1,"method":"ping"}';
const PONG = '{"jsonrpc":"2.0","id":1,"result":{}}';
const LIST = noTools(R, 2);
const CHANGED = '{"jsonrpc":"2.0","method":"notifications/tools/list_changed"}';
const NEWS =
  '{"jsonrpc":"2.0","method":"notifications/tools/list_changed","params":{"_meta":{"io.modelcontextprotocol/subscriptionId":9}}}';
const ACK =
  '{"jsonrpc":"2.0","method":"notifications/subscriptions/acknowledged","params":{"_meta":{"io.modelcontextprotocol/subscriptionId":9},"notifications":{"toolsListChanged":true}}}';
const LOG = '{"jsonrpc":"2.0","method":"notifications/message","params":{"level":"info","data":"x"}}';
const END = 'event: endpoint\ndata: /m?s=1';
const call = (id: number, revision: RevisionId = R): string =>
  post(revision, requestBody(revision, id, 'tools/call', '"name":"build","arguments":{}', '"progressToken":"p"'));
const done = (id: number): string => results(R, id, '"content":[]');
const ok = (...parts: readonly string[]): string => answer('200 OK', events(...parts));
const input = (inputs: string): string =>
  `{"jsonrpc":"2.0","id":1,"result":{"resultType":"input_required","inputRequests":{${inputs}},"_meta":{"io.modelcontextprotocol/serverInfo":{"name":"s","version":"1"}}}}\n`;
const frame = (text: string): string => `Content-Length: ${text.length}\r\n\r\n${text}`;
const listed = noTools(M, 1);

const PAIRS: readonly Pair[] = [
  ['legacy-sse/data-not-json', '2024-11-05', 'sse', events(END, PONG), events(END, 'data: hello')],
  [
    'legacy-sse/data-not-json',
    '2024-11-05',
    'sse',
    events(END, `event: message\ndata: ${PONG}`),
    events(END, 'event: message\ndata: <result/>'),
  ],
  ['legacy-sse/deprecated', M, 'sse', events(listed), events(END)],
  ['legacy-sse/endpoint-event-missing', '2024-11-05', 'sse', events(END, PONG), events(PONG)],
  [
    'legacy-sse/endpoint-event-missing',
    '2024-11-05',
    'sse',
    events(': hi', END, CHANGED),
    events(`event: message\ndata: ${CHANGED}`, END),
  ],
  [
    'legacy-sse/endpoint-not-uri',
    '2024-11-05',
    'sse',
    events('event: endpoint\ndata: https://a.example/m?s=1'),
    events('event: endpoint\ndata: {"endpoint":"/m"}'),
  ],
  [
    'legacy-sse/endpoint-not-uri',
    '2024-11-05',
    'sse',
    events('event: endpoint\ndata: m'),
    events('event: endpoint\ndata: "/m?s=1"'),
  ],
  ['listen/change-on-request-stream', M, 'sse', events(ACK, NEWS), events(NEWS, listed)],
  ['logging/on-listen-stream', M, 'sse', events(ACK, NEWS), events(ACK, LOG)],
  [
    'listen/progress-on-stream',
    M,
    'sse',
    events(ACK),
    events(ACK, '{"jsonrpc":"2.0","method":"notifications/progress","params":{"progressToken":1,"progress":2}}'),
  ],
  [
    'mrtr/duplicate-key',
    M,
    'stdio',
    input('"a":{"method":"roots/list"}'),
    input('"a":{"method":"roots/list"},"a":{"method":"roots/list"}'),
  ],
  [
    'mrtr/duplicate-key',
    M,
    'stdio',
    input('"a":{"method":"roots/list"},"b":{"method":"roots/list"}'),
    input('"k":{"method":"roots/list"},"l":{"method":"roots/list"},"k":{"method":"roots/list"}'),
  ],
  ['sse/batched-event', R, 'sse', events(PONG), events(`[${PONG}]`)],
  ['sse/batched-event', '2025-11-25', 'sse', events(CHANGED, PONG), events(`[${CHANGED},${PONG}]`)],
  ['sse/data-not-message', R, 'sse', events(PONG), events(PONG, 'data: [DONE]')],
  ['sse/data-not-message', '2025-03-26', 'sse', events(PONG, ': ping'), events('data: ping', PONG)],
  ['sse/data-not-message', M, 'sse', events(listed), events('data: "ready"', listed)],
  [
    'sse/event-id-no-stream',
    '2025-11-25',
    'sse',
    events(`id: s1-1\ndata: ${CHANGED}`),
    events(`id: 1\ndata: ${CHANGED}`),
  ],
  ['sse/event-id-without-effect', M, 'sse', events(listed), events(`id: s1-1\ndata: ${listed}`)],
  ['stdio/batch-line', R, 'stdio', `${PING}\n`, `[${PING}]\n`],
  ['stdio/batch-line', M, 'stdio', `${listed}\n`, `[${listed}]\n`],
  ['stdio/client-response', M, 'stdio', `${listed}\n`, '{"jsonrpc":"2.0","id":"s1","result":{"roots":[]}}\n'],
  [
    'stdio/client-response',
    M,
    'stdio',
    `${requestBody(M, 1, 'tools/list')}\n`,
    '{"jsonrpc":"2.0","id":3,"result":{"role":"assistant","model":"m","content":{"type":"text","text":"x"}}}\n',
  ],
  [
    'stdio/json-but-not-mcp-on-stdout',
    R,
    'stdio',
    `${PONG}\n${LIST}\n`,
    `${PONG}\n{"level":30,"time":1,"msg":"listening"}\n${LIST}\n`,
  ],
  [
    'stdio/json-but-not-mcp-on-stdout',
    '2024-11-05',
    'stdio',
    `${PONG}\n`,
    `{"timestamp":"2025-01-01T00:00:00Z","level":"info","message":"ready"}\n${PONG}\n`,
  ],
  ['stdio/lsp-framing', R, 'stdio', `${PING}\n`, frame(PING)],
  ['stdio/lsp-framing', '2025-11-25', 'stdio', `${PONG}\n${LIST}\n`, `${frame(PONG)}\n${frame(LIST)}\n`],
  [
    'stdio/not-utf8',
    R,
    'stdio',
    '{"jsonrpc":"2.0","id":1,"method":"prompts/get","params":{"name":"größe"}}\n',
    '{"jsonrpc":"2.0","id":1,"method":"prompts/get","params":{"name":"gr\ufffd\ufffde"}}\n',
  ],
  [
    'stdio/not-utf8',
    '2025-03-26',
    'stdio',
    `${PONG}\n`,
    '{"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"Datei fehlt: \ufffdbung"}}\n',
  ],
  ['stdio/sse-framing', R, 'stdio', `${PONG}\n`, `data: ${PONG}\n\n`],
  [
    'stdio/sse-framing',
    '2025-11-25',
    'stdio',
    `${PONG}\n${LIST}\n`,
    `event: message\ndata: ${PONG}\n\nevent: message\ndata: ${LIST}\n\n`,
  ],
  ['stdio/log-on-stdout', '2025-11-25', 'stdio', `${PONG}\n`, `2025-01-01 10:00:00 INFO ready\n${PONG}\n`],
  ['stdio/garbage-on-stdin', R, 'stdio', `${PING}\n`, `exit\n${PING}\n`],
  ['sse/message-after-response', R, 'http', blocks(call(1), ok(done(1))), blocks(call(1), ok(done(1), CHANGED))],
  [
    'sse/no-response',
    R,
    'http',
    blocks(call(1), ok(done(1))),
    blocks(
      call(1),
      ok('{"jsonrpc":"2.0","method":"notifications/progress","params":{"progressToken":"p","progress":1}}'),
    ),
  ],
  [
    'sse/no-response-to-batch',
    '2025-03-26',
    'http',
    blocks(post('2025-03-26', `[${PING}]`), ok(PONG)),
    blocks(post('2025-03-26', `[${PING},${requestBody(R, 2, 'tools/list')}]`), ok(PONG)),
  ],
  ['sse/response-on-get-stream', R, 'http', blocks(get(R), ok(CHANGED)), blocks(get(R), ok(done(1)))],
  [
    'sse/response-on-get-stream',
    '2025-11-25',
    'http',
    blocks(get('2025-11-25', { 'Last-Event-ID': 'a-1' }), ok(`id: a-2\ndata: ${done(1)}`)),
    blocks(get('2025-11-25'), ok(CHANGED, done(1))),
  ],
  [
    'sse/resume-by-post',
    R,
    'http',
    get(R, { 'Last-Event-ID': 'a-1' }),
    post(R, requestBody(R, 1, 'tools/list'), { 'Last-Event-ID': 'a-1' }),
  ],
  [
    'sse/resume-other-stream',
    R,
    'http',
    blocks(call(1), ok('id: a-1\ndata:'), get(R, { 'Last-Event-ID': 'a-1' }), ok(`id: a-2\ndata: ${done(1)}`)),
    blocks(
      call(1),
      ok('id: a-1\ndata:'),
      call(2),
      ok('id: b-1\ndata:'),
      get(R, { 'Last-Event-ID': 'a-1' }),
      ok(`id: b-2\ndata: ${done(2)}`),
    ),
  ],
  [
    'sse/resume-other-stream',
    '2025-03-26',
    'http',
    blocks(
      call(1, '2025-03-26'),
      ok('id: a-1\ndata:'),
      get('2025-03-26', { 'Last-Event-ID': 'a-1' }),
      ok(`id: a-2\ndata: ${done(1)}`),
    ),
    blocks(
      get('2025-03-26'),
      ok(`id: g-1\ndata: ${CHANGED}`),
      call(1, '2025-03-26'),
      ok('id: a-1\ndata:'),
      get('2025-03-26', { 'Last-Event-ID': 'a-1' }),
      ok(`id: g-1\ndata: ${CHANGED}`, `id: a-2\ndata: ${done(1)}`),
    ),
  ],
  [
    'sse/unrelated-message',
    M,
    'http',
    blocks(post(M, requestBody(M, 1, 'tools/list')), answer('200 OK', events(listed), { 'X-Accel-Buffering': 'no' })),
    blocks(
      post(M, requestBody(M, 1, 'tools/list')),
      answer('200 OK', events(NEWS, listed), { 'X-Accel-Buffering': 'no' }),
    ),
  ],
  ['sse/unrelated-message', R, 'http', blocks(call(1), ok(done(1))), blocks(call(1), ok(CHANGED, done(1)))],
  [
    'sse/buffering-header',
    M,
    'http',
    blocks(post(M, requestBody(M, 1, 'tools/list')), answer('200 OK', events(listed), { 'x-accel-buffering': 'no' })),
    blocks(post(M, requestBody(M, 1, 'tools/list')), answer('200 OK', events(listed))),
  ],
  [
    'sse/last-event-id-without-effect',
    M,
    'http',
    post(M, requestBody(M, 1, 'tools/list')),
    request('POST', M, requestBody(M, 1, 'tools/list'), { 'Last-Event-ID': 'x' }),
  ],
];

describe('pairs about streams and pipes', () => {
  it.each(PAIRS)('%s in %s over %s', (id, revision, transport, good, bad) => {
    const found = (text: string) => checkOne(text, { revision, transport }).diagnostics;
    const reported = found(good).filter(({ severity, requirement }) => severity !== 'info' || requirement === id);
    expect(reported.map(({ requirement, what }) => `${requirement}: ${what}`)).toEqual([]);
    const reason = withoutRule[id] ?? '';
    const wanted = found(bad).filter(
      ({ requirement }) => requirement === id || (reason !== '' && reason.includes(`\`${requirement}\``)),
    );
    expect(wanted).toHaveLength(1);
  });
});
