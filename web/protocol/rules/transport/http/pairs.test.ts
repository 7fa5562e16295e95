/** Pairs of correct and wrong exchanges, at least two for each requirement without an example in the catalog. */
import { describe, expect, it } from 'vitest';
import { checkOne } from '../../../testing/check-rules.ts';
import {
  answer,
  requestBody,
  blocks,
  events,
  fails,
  get,
  noTools,
  opening,
  post,
  request,
  results,
  SESSION,
} from '../../../testing/wire.ts';
import type { RevisionId } from '../../../types.ts';
import { http } from '../../../model/requirements/http.ts';
import { unreportedIn } from '../../../model/requirements/index.ts';

const withoutRule = unreportedIn(http);

type Pair = readonly [id: string, revision: RevisionId, good: string, bad: string];

const R = '2025-06-18';
const M = '2026-07-28';
const ID = { 'Mcp-Session-Id': SESSION };
const LIST = requestBody(R, 1, 'tools/list');
const LISTED = answer('200 OK', noTools(R, 1));
const READY = '{"jsonrpc":"2.0","method":"notifications/initialized"}';
const ROOTS = '{"jsonrpc":"2.0","id":"s1","result":{"roots":[]}}';
const modern = (id = 1, method = 'tools/list'): string => post(M, requestBody(M, id, method));
const given = (id: string): string => opening(R, id);
const supported = '{"supported":["2025-11-25"],"requested":"2026-07-28"}';
const needed = '{"requiredCapabilities":{"sampling":{}}}';
const OPENS = 'GET /sse HTTP/1.1\nHost: a\nAccept: text/event-stream\n';
const legacy = (target: string, verb = 'POST'): string =>
  `${verb} ${target} HTTP/1.1\nHost: a\nContent-Type: application/json\n\n${requestBody('2024-11-05', 1, 'ping')}`;
const endpoint = (uri: string): string => answer('200 OK', events(`event: endpoint\ndata: ${uri}`));
const open = (...parts: readonly string[]): string => answer('200 OK', events(...parts), { 'X-Accel-Buffering': 'no' });

const PAIRS: readonly Pair[] = [
  ['http-session/id-charset', R, given('f7c1b2a0-visible~!'), given('f7c1b2a0 with space')],
  [
    'http-session/id-charset',
    '2025-11-25',
    opening('2025-11-25', 'eyJh.eyJz.c2ln'),
    opening('2025-11-25', 'größe-7f3a9c'),
  ],
  ['http-session/id-guessable', R, given('0f8fad5b-d9cb-469f-a165-70867728950e'), given('1')],
  [
    'http-session/id-guessable',
    '2025-03-26',
    opening('2025-03-26', 'k3Jx09fAq2LmZ7tVb1'),
    opening('2025-03-26', 'session-12'),
  ],
  [
    'http-session/id-missing',
    R,
    blocks(opening(R), post(R, LIST, ID), LISTED),
    blocks(opening(R), post(R, LIST), answer('400 Bad Request')),
  ],
  [
    'http-session/id-missing',
    '2025-11-25',
    blocks(opening('2025-11-25'), post('2025-11-25', LIST, ID), LISTED),
    blocks(opening('2025-11-25'), post('2025-11-25', LIST), LISTED),
  ],
  [
    'http-session/id-missing-on-get',
    R,
    blocks(opening(R), get(R, ID), answer('405 Method Not Allowed')),
    blocks(opening(R), get(R), answer('405 Method Not Allowed')),
  ],
  [
    'http-session/id-missing-on-get',
    '2025-03-26',
    blocks(opening('2025-03-26'), get('2025-03-26', ID)),
    blocks(opening('2025-03-26'), get('2025-03-26')),
  ],
  [
    'http-session/no-reinitialize',
    R,
    blocks(
      opening(R),
      post(R, LIST, ID),
      answer('404 Not Found'),
      opening(R, '0f8fad5b-d9cb-469f-a165-70867728950e', 9),
    ),
    blocks(
      opening(R),
      post(R, LIST, ID),
      answer('404 Not Found'),
      post(R, requestBody(R, 2, 'tools/list'), ID),
      answer('404 Not Found'),
    ),
  ],
  [
    'http-session/no-reinitialize',
    '2025-11-25',
    blocks(post('2025-11-25', LIST, ID), answer('404 Not Found')),
    blocks(post('2025-11-25', LIST, ID), answer('404 Not Found'), get('2025-11-25', ID), answer('404 Not Found')),
  ],
  [
    'http-session/missing-id-status',
    R,
    blocks(opening(R), post(R, LIST, ID), LISTED),
    blocks(opening(R), post(R, LIST), answer('404 Not Found')),
  ],
  [
    'http-session/minted-after-removal',
    M,
    blocks(modern(), answer('200 OK', noTools(M, 1))),
    blocks(modern(), answer('200 OK', noTools(M, 1), ID)),
  ],
  ['http/batch-body', R, post(R, LIST), post(R, `[${LIST}]`)],
  ['http/batch-body', '2025-11-25', post('2025-11-25', READY), post('2025-11-25', `[${READY},${LIST}]`)],
  ['http/client-response', M, modern(), post(M, ROOTS)],
  ['http/client-response', M, modern(2), post(M, '{"jsonrpc":"2.0","id":4,"error":{"code":-32603,"message":"no"}}')],
  [
    'http/json-answer-before-batch',
    '2025-03-26',
    blocks(post('2025-03-26', LIST), LISTED),
    blocks(post('2025-03-26', `[${LIST}]`), answer('200 OK', `[${noTools(R, 1)}]`)),
  ],
  [
    'http/json-answer-not-single',
    R,
    blocks(post(R, LIST), LISTED),
    blocks(
      post(R, LIST),
      answer('200 OK', `${noTools(R, 1)}\n{"jsonrpc":"2.0","method":"notifications/tools/list_changed"}`),
    ),
  ],
  [
    'http/json-answer-not-single',
    M,
    blocks(modern(), answer('200 OK', noTools(M, 1))),
    blocks(modern(), answer('200 OK', `${noTools(M, 1)}\n${noTools(M, 1)}`)),
  ],
  [
    'http/message-not-post',
    R,
    post(R, LIST),
    request('PUT', R, LIST, { Accept: 'application/json, text/event-stream' }),
  ],
  ['http/message-not-post', '2025-03-26', post('2025-03-26', READY), request('DELETE', '2025-03-26', READY)],
  [
    'http/missing-capability-status',
    M,
    blocks(modern(), answer('400 Bad Request', fails(1, -32021, 'Missing required client capability', needed))),
    blocks(modern(), answer('200 OK', fails(1, -32021, 'Missing required client capability', needed))),
  ],
  [
    'http/missing-capability-status',
    M,
    blocks(modern(), answer('400 Bad Request', fails(1, -32021, 'Missing', needed))),
    blocks(modern(), answer('422 Unprocessable Content', fails(1, -32021, 'Missing', needed))),
  ],
  [
    'http/notification-body',
    R,
    blocks(post(R, READY), answer('202 Accepted')),
    blocks(post(R, READY), answer('202 Accepted', '{}')),
  ],
  [
    'http/notification-body',
    '2025-03-26',
    blocks(post('2025-03-26', ROOTS), answer('202 Accepted')),
    blocks(post('2025-03-26', ROOTS), answer('202 Accepted', 'ok', { 'Content-Type': 'text/plain' })),
  ],
  [
    'http/origin-refusal-error-id',
    '2025-11-25',
    blocks(
      post('2025-11-25', LIST, { Origin: 'http://evil' }),
      answer('403 Forbidden', fails(null, -32600, 'Forbidden origin')),
    ),
    blocks(
      post('2025-11-25', LIST, { Origin: 'http://evil' }),
      answer('403 Forbidden', fails(1, -32600, 'Forbidden origin')),
    ),
  ],
  [
    'http/origin-refusal-status',
    '2025-11-25',
    blocks(post('2025-11-25', LIST, { Origin: 'http://evil' }), answer('403 Forbidden')),
    blocks(
      post('2025-11-25', LIST, { Origin: 'http://evil' }),
      answer('400 Bad Request', fails(null, -32600, 'Invalid Origin header: http://evil')),
    ),
  ],
  [
    'http/origin-refusal-status',
    M,
    blocks(modern(), answer('403 Forbidden', 'Origin not allowed', { 'Content-Type': 'text/plain' })),
    blocks(
      modern(),
      answer('401 Unauthorized', 'Origin not allowed', { 'Content-Type': 'text/plain', 'WWW-Authenticate': 'Bearer' }),
    ),
  ],
  [
    'http/refusal-error-id',
    '2025-11-25',
    blocks(post('2025-11-25', READY), answer('400 Bad Request', fails(null, -32600, 'no'))),
    blocks(post('2025-11-25', READY), answer('400 Bad Request', fails('server-error', -32600, 'no'))),
  ],
  ['http/reissue-same-id', M, blocks(modern(), open('data:'), modern(2)), blocks(modern(), open('data:'), modern(1))],
  [
    'http/reissue-same-id',
    M,
    blocks(modern(), open(noTools(M, 1)), modern(1)),
    blocks(modern(5), open(': ping\ndata:'), modern(5), open(noTools(M, 5))),
  ],
  ['http/request-answered-202', R, blocks(post(R, LIST), LISTED), blocks(post(R, LIST), answer('202 Accepted'))],
  [
    'http/request-answered-202',
    '2025-11-25',
    blocks(post('2025-11-25', LIST), answer('500 Internal Server Error')),
    blocks(post('2025-11-25', LIST), answer('202 Accepted', '', { 'Content-Length': '0' })),
  ],
  [
    'http/response-content-type-missing',
    R,
    blocks(post(R, LIST), LISTED),
    blocks(post(R, LIST), answer('200 OK', noTools(R, 1), { 'Content-Type': null })),
  ],
  [
    'http/response-content-type-missing',
    '2025-03-26',
    blocks(post('2025-03-26', LIST), answer('200 OK', events(noTools(R, 1)))),
    blocks(post('2025-03-26', LIST), answer('200 OK', events(noTools(R, 1)), { 'Content-Type': null })),
  ],
  [
    'http/streamable-not-yet',
    '2024-11-05',
    blocks(OPENS, endpoint('/m')),
    blocks(post('2024-11-05', requestBody('2024-11-05', 1, 'ping')), answer('200 OK', results('2024-11-05', 1))),
  ],
  [
    'http/unknown-method-status',
    M,
    blocks(modern(), answer('404 Not Found', fails(1, -32601, 'Method not found'))),
    blocks(modern(), answer('200 OK', fails(1, -32601, 'Method not found'))),
  ],
  [
    'http/unknown-method-status',
    M,
    blocks(modern(), answer('404 Not Found', fails(1, -32601, 'Method not found'))),
    blocks(modern(), answer('400 Bad Request', fails(1, -32601, 'Method not found'))),
  ],
  [
    'http/unsupported-version-body',
    M,
    blocks(modern(), answer('400 Bad Request', fails(1, -32022, 'Unsupported protocol version', supported))),
    blocks(modern(), answer('400 Bad Request', 'Unsupported protocol version', { 'Content-Type': 'text/plain' })),
  ],
  [
    'http/unsupported-version-body',
    M,
    blocks(modern(), answer('400 Bad Request')),
    blocks(modern(), answer('400 Bad Request', fails(1, -32600, 'Protocol version 2026-07-28 is not supported'))),
  ],
  ['legacy-sse/not-post', '2024-11-05', legacy('/m'), legacy('/m', 'PUT')],
  ['legacy-sse/not-post', '2024-11-05', legacy('/m?s=1'), legacy('/m?s=1', 'PATCH')],
  [
    'legacy-sse/post-to-wrong-endpoint',
    '2024-11-05',
    blocks(OPENS, endpoint('/m?s=1'), legacy('/m?s=1')),
    blocks(OPENS, endpoint('/m?s=1'), legacy('/sse')),
  ],
  [
    'legacy-sse/post-to-wrong-endpoint',
    '2024-11-05',
    blocks(OPENS, endpoint('messages'), legacy('/messages')),
    blocks(OPENS, endpoint('/messages'), legacy('/mcp')),
  ],
];

describe('pairs about HTTP', () => {
  it.each(PAIRS)('%s in %s', (id, revision, good, bad) => {
    const found = (text: string) => checkOne(text, { revision, transport: 'http' }).diagnostics;
    const reported = found(good).filter(({ severity, requirement }) => severity !== 'info' || requirement === id);
    expect(reported.map(({ requirement, what }) => `${requirement}: ${what}`)).toEqual([]);
    const reason = withoutRule[id] ?? '';
    const wanted = found(bad).filter(
      ({ requirement }) => requirement === id || (reason !== '' && reason.includes(`\`${requirement}\``)),
    );
    expect(wanted).toHaveLength(1);
  });
});
