/** Cases: results and errors as messages. */
import type { Row } from './cases.ts';

/** Results and errors as messages. */
export const responses: readonly Row[] = [
  ['an empty result', '{"jsonrpc":"2.0","id":1,"result":{$R}}', '++++++'],
  [
    'a result with content',
    '{"jsonrpc":"2.0","id":"b-7","result":{$R"content":[{"type":"text","text":"4 loans"}]}}',
    '++++++',
  ],
  ['a result with unknown members', '{"jsonrpc":"2.0","id":1,"result":{$R"sum":5,"x-trace":[1]}}', '++++++'],
  [
    'a result with a string member named error',
    '{"jsonrpc":"2.0","id":1,"result":{$R"content":[],"error":"none"}}',
    '++++++',
  ],
  [
    'a result that looks like a message',
    '{"jsonrpc":"2.0","id":1,"result":{$R"method":"ping","id":null,"jsonrpc":"1.0"}}',
    '++++++',
  ],
  [
    'a number as result',
    '{"jsonrpc":"2.0","id":1,"result":19}',
    '+!!!!!',
    { why: 'responses/result-not-object', at: '/result' },
  ],
  [
    'a string as result',
    '{"jsonrpc":"2.0","id":1,"result":"ok"}',
    '+!!!!!',
    { why: 'responses/result-not-object', at: '/result' },
  ],
  [
    'an array as result',
    '{"jsonrpc":"2.0","id":1,"result":[{"name":"a"}]}',
    '+!!!!!',
    { why: 'responses/result-not-object', at: '/result' },
  ],
  [
    'false as result',
    '{"jsonrpc":"2.0","id":1,"result":false}',
    '+!!!!!',
    { why: 'responses/result-not-object', at: '/result' },
  ],
  [
    'null as result',
    '{"jsonrpc":"2.0","id":1,"result":null}',
    '+!!!!!',
    { why: 'responses/result-null', at: '/result' },
  ],
  [
    'an error inside the result',
    '{"jsonrpc":"2.0","id":1,"result":{$R"error":{"code":-32603,"message":"Late"}}}',
    '++++++',
  ],
  ['no id in a result', '{"jsonrpc":"2.0","result":{$R}}', '!!!!!!', { why: 'responses/id-missing', at: '' }],
  [
    'id null in a result',
    '{"jsonrpc":"2.0","id":null,"result":{$R}}',
    '.!!!!!',
    { why: 'responses/id-null', at: '/id' },
  ],
  ['an id alone', '{"jsonrpc":"2.0","id":1}', '!!!!!!', { why: 'responses/neither-result-nor-error', at: '' }],
  [
    'result and error',
    '{"jsonrpc":"2.0","id":1,"result":{"content":[]},"error":{"code":1,"message":"x"}}',
    '!!!!!!',
    { why: 'responses/both-result-and-error', at: '' },
  ],
  [
    'error null next to a result',
    '{"jsonrpc":"2.0","id":1,"result":{$R},"error":null}',
    '!!!!!!',
    { why: 'responses/null-error-beside-result', at: '/error' },
  ],
  [
    'result null next to an error',
    '{"jsonrpc":"2.0","id":1,"result":null,"error":{"code":-32603,"message":"Internal error"}}',
    '!!!!!!',
    { why: 'responses/null-result-beside-error', at: '/result' },
  ],
  [
    'error null alone',
    '{"jsonrpc":"2.0","id":1,"error":null}',
    '!!!!!!',
    { why: 'errors/error-not-object', at: '/error' },
  ],
  ['method next to a result', '{"jsonrpc":"2.0","id":1,"method":"tools/list","result":{"tools":[]}$Q}', '++++++'],
  [
    'an unreadable request, id null',
    '{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"Parse error"}}',
    '+!!!!!',
    { why: 'responses/error-id-null-mcp', at: '/id' },
  ],
  [
    'an invalid request, id null',
    '{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"Invalid Request"}}',
    '+!!!!!',
    { why: 'responses/error-id-null-mcp', at: '/id' },
  ],
  [
    'an unreadable request, no id',
    '{"jsonrpc":"2.0","error":{"code":-32700,"message":"Parse error"}}',
    '!!!!++',
    { at: '' },
  ],
  [
    'an internal error with id null',
    '{"jsonrpc":"2.0","id":null,"error":{"code":-32603,"message":"Internal error"}}',
    '.!!!!!',
    { why: 'responses/error-id-null-mcp', at: '/id' },
  ],
  ['a boolean id in a result', '{"jsonrpc":"2.0","id":true,"result":{$R}}', '!!!!!!', { why: 'ids/type', at: '/id' }],
  [
    'an object as id of an error',
    '{"jsonrpc":"2.0","id":{"n":1},"error":{"code":-32603,"message":"Internal error"}}',
    '!!!!!!',
    { why: 'ids/type', at: '/id' },
  ],
  [
    'a fraction as id of a result',
    '{"jsonrpc":"2.0","id":2.5,"result":{$R}}',
    '.!!!!!',
    { why: 'ids/fractional', at: '/id' },
  ],
  ['params in a result', '{"jsonrpc":"2.0","id":1,"result":{$R},"params":{}}', '++++++'],
];
