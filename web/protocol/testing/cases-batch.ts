/** Cases: arrays of messages, and the situations in JSON-RPC’s own examples. */
import type { Row } from './cases.ts';

const list = (...items: string[]): string => `[${items.join(',')}]`;
const request = (id: string, method = 'tools/list'): string => `{"jsonrpc":"2.0","id":${id},"method":"${method}"$Q}`;
const notice = '{"jsonrpc":"2.0","method":"notifications/roots/list_changed"$N}';
const answer = (id: string): string => `{"jsonrpc":"2.0","id":${id},"result":{$R}}`;
const fail = (id: string): string =>
  `{"jsonrpc":"2.0","id":${id},"error":{"code":-32601,"message":"Method not found"}}`;
const hello =
  '{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-03-26","capabilities":{},"clientInfo":{"name":"desk","version":"4"}}}';
const removed = { why: 'batch/not-supported', at: '' };

/** Batches: allowed in JSON-RPC and 2025-03-26, not mentioned in 2024-11-05, removed in 2025-06-18. */
export const batches: readonly Row[] = [
  ['one request', list(request('1')), '+++!!!', removed],
  ['two requests', list(request('1'), request('2', 'prompts/list')), '+++!!!', removed],
  ['requests and a notification', list(request('1'), notice), '+++!!!', removed],
  ['notifications only', list(notice, notice), '+++!!!', removed],
  ['two answers', list(answer('1'), answer('2')), '+++!!!', removed],
  ['a result and an error', list(answer('1'), fail('"b"')), '+++!!!', removed],
  ['one answer', list(answer('1')), '+++!!!', removed],
  ['the same id as string and number', list(request('1'), request('"1"')), '+++!!!', removed],
  ['spread over several lines', '[\n  ' + request('1') + ',\n  ' + request('2') + '\n]', '+++!!!', removed],
  ['empty', '[]', '!!!!!!', { at: '' }],
  ['empty, with blanks', '[ \n ]', '!!!!!!', { at: '' }],
  ['the same id twice', list(request('1'), request('1')), '++!!!!'],
  ['the same string id twice', list(request('"a"'), request('2'), request('"a"')), '++!!!!'],
  ['requests and responses', list(request('1'), answer('7')), '++!!!!'],
  ['a notification and a response', list(notice, answer('7')), '++!!!!'],
  ['initialize inside', list(hello), '++!!!!'],
  ['initialize after another request', list(request('5'), hello), '++!!!!'],
  ['a batch inside', list(list(request('1'))), '!!!...', { at: '/0' }],
  ['a batch after a request', list(request('1'), list(request('2'))), '!!!...', { at: '/1' }],
  ['a number inside', '[1]', '!!!...', { why: 'envelope/json-object', at: '/0' }],
  ['a number after a request', list(request('1'), '2'), '!!!...', { why: 'envelope/json-object', at: '/1' }],
  ['a null inside', '[null]', '!!!...', { why: 'envelope/json-object', at: '/0' }],
  ['an empty object inside', '[{}]', '!!!...', { at: '/0' }],
  [
    'an item without jsonrpc',
    list(request('1'), '{"id":2,"method":"tools/list"}'),
    '!!!...',
    { why: 'envelope/jsonrpc-missing', at: '/1' },
  ],
  ['an item with id null', list(request('null')), '~!!...', { why: 'ids/null-id', at: '/0/id' }],
  [
    'an item with params as an array',
    list('{"jsonrpc":"2.0","id":1,"method":"tools/list","params":[]}'),
    '+!!...',
    { why: 'requests/params-by-position', at: '/0/params' },
  ],
  [
    'an item of an unknown method',
    list(request('1'), request('2', 'acme/warm')),
    '+~~...',
    { why: 'methods/unknown-request', at: '/1/method' },
  ],
  [
    'an item with a string as error',
    list('{"jsonrpc":"2.0","id":1,"error":"late"}'),
    '!!!...',
    { why: 'errors/error-not-object', at: '/0/error' },
  ],
];

/** The situations in the examples of JSON-RPC 2.0, with our own calls; for the MCP revisions where they define more. */
export const jsonrpc: readonly Row[] = [
  [
    'a call by position',
    '{"jsonrpc":"2.0","method":"divide","params":[84,2],"id":1}',
    '+!!!!!',
    { why: 'requests/params-by-position', at: '/params' },
  ],
  [
    'the answer',
    '{"jsonrpc":"2.0","result":42,"id":1}',
    '+!!!!!',
    { why: 'responses/result-not-object', at: '/result' },
  ],
  [
    'a negative result',
    '{"jsonrpc":"2.0","result":-42,"id":2}',
    '+!!!!!',
    { why: 'responses/result-not-object', at: '/result' },
  ],
  ['a call by name', '{"jsonrpc":"2.0","method":"divide","params":{"by":2,"what":84},"id":3}', '+~~~~.'],
  [
    'a notification with numbers',
    '{"jsonrpc":"2.0","method":"refresh","params":[5,6,7]}',
    '+!!!!!',
    { why: 'requests/params-by-position', at: '/params' },
  ],
  [
    'a notification without params',
    '{"jsonrpc":"2.0","method":"wake"}',
    '+~~~~~',
    { why: 'methods/unknown-notification', at: '/method' },
  ],
  ['no such method', '{"jsonrpc":"2.0","error":{"code":-32601,"message":"Method not found"},"id":"1"}', '++++++'],
  ['broken JSON', '{"jsonrpc":"2.0","method":"wake,"params":"now","all]', '!!!!!!'],
  [
    'the response to broken JSON',
    '{"jsonrpc":"2.0","error":{"code":-32700,"message":"Parse error"},"id":null}',
    '+!!!!!',
    { why: 'responses/error-id-null-mcp', at: '/id' },
  ],
  [
    'an invalid request',
    '{"jsonrpc":"2.0","method":4,"params":"now"}',
    '!!!!!!',
    { why: 'requests/method-type', at: '/method' },
  ],
  [
    'the response to an invalid request',
    '{"jsonrpc":"2.0","error":{"code":-32600,"message":"Invalid Request"},"id":null}',
    '+!!!!!',
  ],
  [
    'a batch of broken JSON',
    '[{"jsonrpc":"2.0","method":"total","params":[1,2],"id":"1"},{"jsonrpc":"2.0","method"]',
    '!!!!!!',
  ],
  ['an empty batch', '[]', '!.!!!!', { at: '' }],
  ['a batch of one number', '[8]', '!.!!!!'],
  ['a batch of numbers', '[8,9,10]', '!.!!!!'],
  [
    'a mixed batch with one invalid item',
    '[{"jsonrpc":"2.0","method":"total","params":[1,2,4],"id":"1"},{"jsonrpc":"2.0","method":"greet","params":[7]},{"food":"pear"},{"jsonrpc":"2.0","method":"data","id":"9"}]',
    '!.!!!!',
  ],
  [
    'a mixed batch without invalid items',
    '[{"jsonrpc":"2.0","method":"total","params":[1,2,4],"id":"1"},{"jsonrpc":"2.0","method":"greet","params":[7]},{"jsonrpc":"2.0","method":"data","id":"9"}]',
    '+.!!!!',
  ],
  [
    'a batch of responses',
    '[{"jsonrpc":"2.0","result":7,"id":"1"},{"jsonrpc":"2.0","error":{"code":-32600,"message":"Invalid Request"},"id":null},{"jsonrpc":"2.0","result":["warm",5],"id":"9"}]',
    '+!!!!!',
  ],
  [
    'a batch of notifications',
    '[{"jsonrpc":"2.0","method":"total","params":[1]},{"jsonrpc":"2.0","method":"greet","params":[7]}]',
    '+!!!!!',
  ],
  [
    'a call to rpc.',
    '{"jsonrpc":"2.0","method":"rpc.methods","id":1}',
    '!!!!!!',
    { why: 'requests/reserved-rpc-prefix', at: '/method' },
  ],
  [
    'any value as params inside an array',
    '{"jsonrpc":"2.0","method":"mix","params":[null,true,"x",{"y":[]},1e3],"id":1}',
    '+!!!!!',
  ],
  ['an empty array of params', '{"jsonrpc":"2.0","method":"wake","params":[],"id":1}', '+!!!!!'],
  ['JSON-RPC 1.0', '{"method":"echo","params":["hi"],"id":1}', '!!!!!!'],
  ['a response of JSON-RPC 1.0', '{"result":"hi","error":null,"id":1}', '!!!!!!'],
  [
    'a null result',
    '{"jsonrpc":"2.0","result":null,"id":"1"}',
    '+!!!!!',
    { why: 'responses/result-null', at: '/result' },
  ],
];
