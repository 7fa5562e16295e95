/** Cases: `_meta` and its keys. */
import type { Row } from './cases.ts';

const inResult = (meta: string): string =>
  `{"jsonrpc":"2.0","id":1,"result":{"resultType":"complete","content":[{"type":"text","text":"ok"}],"_meta":${meta}}}`;
const inNotification = (meta: string): string =>
  `{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":3,"_meta":${meta}}}`;
const key = (name: string): string => inNotification(`{${JSON.stringify(name)}:{"n":1}}`);
const at = (name: string): string => `/params/_meta/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
const bad = (name: string, signs: string): Row => [`the key “${name}”`, key(name), signs, { at: at(name) }];
const good = (name: string, signs = '++++++'): Row => [`the key “${name}”`, key(name), signs];

/** Keys in `_meta`. */
export const meta: readonly Row[] = [
  ...[
    'com.example/trace',
    'com.example/a_b-c.d',
    'com.example/1',
    'com.example/',
    'org.acme-labs/x',
    'a/b',
    'x9.y9.z9/k',
    'com.example.mcp/x',
    'com.example.modelcontextprotocol/x',
    'dev.mcps/x',
    'Com.Example/Trace',
    'trace',
    'x',
    '7',
    'a.b.c',
    'progressToken',
  ].map((name) => good(name)),
  good('com.example/трасса', '+++...'),
  [
    'a trace in a notification',
    inNotification('{"traceparent":"00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01"}'),
    '++++++',
  ],
  ['an object as trace', key('traceparent'), '+++++!', { why: 'otel/traceparent-type', at: at('traceparent') }],
  bad('_private', '+++!!!'),
  bad('$x', '+++!!!'),
  bad('trace-', '+++!!!'),
  bad('my key', '+++!!!'),
  bad('ключ', '+++!!!'),
  bad('com.example/_k', '+++!!!'),
  bad('com.example/k.', '+++!!!'),
  bad('com.example/my key', '+++!!!'),
  bad('com.example/a/b', '+++!!!'),
  bad('com.example/a:b', '+++!!!'),
  bad('/k', '+++!!!'),
  bad('com..example/k', '+++!!!'),
  bad('.com/k', '+++!!!'),
  bad('com.example./k', '+++!!!'),
  bad('com.1example/k', '+++!!!'),
  bad('9com.example/k', '+++!!!'),
  bad('com.-example/k', '+++!!!'),
  bad('com.example-/k', '+++!!!'),
  bad('com.exa_mple/k', '+++!!!'),
  bad('com.exa mple/k', '+++!!!'),
  bad('https://example.com/k', '+++!!!'),
  bad('mcp.dev/k', '+++!++'),
  bad('tools.mcp.com/k', '+++!!!'),
  bad('modelcontextprotocol.io/k', '+++!++'),
  bad('api.modelcontextprotocol.org/k', '+++!!!'),
  bad('io.modelcontextprotocol/own', '++++!!'),
  bad('dev.mcp/own', '++++!!'),
  bad('org.modelcontextprotocol.api/own', '+++!!!'),
  bad('com.mcp.tools/own', '+++!!!'),
  ['a domain in normal instead of reverse order', key('example.com/k'), '++++~~', { why: 'meta/reverse-dns' }],
  ['_meta null in a notification', inNotification('null'), '.!!!!!', { why: 'meta/null', at: '/params/_meta' }],
  [
    '_meta a string in a notification',
    inNotification('"t"'),
    '.!!!!!',
    { why: 'meta/not-object', at: '/params/_meta' },
  ],
  ['_meta an array in a notification', inNotification('[]'), '.!!!!!', { why: 'meta/not-object', at: '/params/_meta' }],
  ['_meta null in a result', inResult('null'), '.!!!!!', { why: 'meta/null', at: '/result/_meta' }],
  ['_meta a number in a result', inResult('4'), '.!!!!!', { why: 'meta/not-object', at: '/result/_meta' }],
  ['_meta empty in a notification', inNotification('{}'), '++++++'],
  ['_meta empty in a result', inResult('{}'), '+++++.'],
  [
    '_meta next to method',
    '{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":3},"_meta":{"com.example/k":1}}',
    '++++++',
  ],
  [
    '_meta null next to method',
    '{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":3},"_meta":null}',
    '++++++',
  ],
  [
    'a progress token',
    '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"lend","_meta":{"progressToken":0}}}',
    '+++++.',
  ],
  [
    'a related task',
    '{"jsonrpc":"2.0","method":"notifications/message","params":{"level":"info","data":1,"_meta":{"io.modelcontextprotocol/related-task":{"taskId":"t"}}}}',
    '+++++.',
  ],
  [
    '_meta inside arguments is the tool’s',
    '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{$M"name":"x","arguments":{"_meta":{"_k":1,"//":2}}}}',
    '++++++',
  ],
];
