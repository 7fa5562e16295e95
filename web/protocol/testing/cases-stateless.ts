/** Cases: what 2026-07-28 requires of each message, and `resultType`. */
import type { Row } from './cases.ts';

const V = '"io.modelcontextprotocol/protocolVersion":"2026-07-28"';
const C = '"io.modelcontextprotocol/clientCapabilities":{}';
const N = '"io.modelcontextprotocol/clientInfo":{"name":"desk","version":"4.1.0"}';
const S = '"_meta":{"io.modelcontextprotocol/serverInfo":{"name":"library","version":"0.9.2"}}';
const request = (...members: string[]): string =>
  `{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"_meta":{${members.join(',')}}}}`;
const result = (members: string): string => `{"jsonrpc":"2.0","id":1,"result":{${members}}}`;
const M = '/params/_meta';

/** Requirements of 2026-07-28 only. */
export const stateless: readonly Row[] = [
  ['all three keys', request(V, C, N), '++++.+'],
  ['no client info', request(V, C), '.....~', { why: 'stateless/client-info-missing', at: M }],
  ['no version', request(C, N), '.....!', { why: 'stateless/protocol-version-missing', at: M }],
  ['no capabilities', request(V, N), '.....!', { why: 'stateless/capabilities-missing', at: M }],
  ['an empty _meta', request(), '.....!', { at: M }],
  [
    'no _meta',
    '{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{}}',
    '+++++!',
    { why: 'stateless/meta-missing', at: '/params' },
  ],
  [
    'no params',
    '{"jsonrpc":"2.0","id":1,"method":"tools/list"}',
    '+++++!',
    { why: 'stateless/params-missing', at: '' },
  ],
  [
    'no params on a vendor’s request',
    '{"jsonrpc":"2.0","id":1,"method":"com.acme/x"}',
    '+++++!',
    { why: 'stateless/params-missing', at: '' },
  ],
  ['_meta null', '{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"_meta":null}}', '.!!!!!', { at: M }],
  ['_meta an array', '{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"_meta":[]}}', '.!!!!!', { at: M }],
  [
    'the version a number',
    request('"io.modelcontextprotocol/protocolVersion":20260728', C, N),
    '.....!',
    { why: 'stateless/protocol-version-type', at: `${M}/io.modelcontextprotocol~1protocolVersion` },
  ],
  [
    'the version an array',
    request('"io.modelcontextprotocol/protocolVersion":["2026-07-28"]', C, N),
    '.....!',
    { why: 'stateless/protocol-version-type' },
  ],
  ['the version null', request('"io.modelcontextprotocol/protocolVersion":null', C, N), '.....!'],
  ['an older version', request('"io.modelcontextprotocol/protocolVersion":"2025-11-25"', C, N), '.....+'],
  ['a future version', request('"io.modelcontextprotocol/protocolVersion":"2027-03-01"', C, N), '.....+'],
  [
    'capabilities an array',
    request(V, '"io.modelcontextprotocol/clientCapabilities":[]', N),
    '.....!',
    { why: 'stateless/capabilities-type' },
  ],
  ['capabilities null', request(V, '"io.modelcontextprotocol/clientCapabilities":null', N), '.....!'],
  [
    'capabilities true',
    request(V, '"io.modelcontextprotocol/clientCapabilities":true', N),
    '.....!',
    { why: 'stateless/capabilities-type' },
  ],
  [
    'capabilities with content',
    request(
      V,
      '"io.modelcontextprotocol/clientCapabilities":{"elicitation":{"form":{}},"extensions":{"com.acme/x":{}}}',
      N,
    ),
    '.....+',
  ],
  [
    'client info without version',
    request(V, C, '"io.modelcontextprotocol/clientInfo":{"name":"desk"}'),
    '.....!',
    { why: 'stateless/client-info-incomplete' },
  ],
  [
    'client info without name',
    request(V, C, '"io.modelcontextprotocol/clientInfo":{"version":"1"}'),
    '.....!',
    { why: 'stateless/client-info-incomplete' },
  ],
  ['client info a string', request(V, C, '"io.modelcontextprotocol/clientInfo":"desk 4"'), '.....!'],
  [
    'client info with more members',
    request(
      V,
      C,
      '"io.modelcontextprotocol/clientInfo":{"name":"desk","version":"1","title":"Desk","websiteUrl":"https://desk.example"}',
    ),
    '.....+',
  ],
  ['a log level', request(V, C, N, '"io.modelcontextprotocol/logLevel":"warning"'), '.....+'],
  [
    'a wrong log level',
    request(V, C, N, '"io.modelcontextprotocol/logLevel":"warn"'),
    '.....!',
    { why: 'stateless/log-level-value' },
  ],
  [
    'a capital log level',
    request(V, C, N, '"io.modelcontextprotocol/logLevel":"Info"'),
    '.....!',
    { why: 'stateless/log-level-value' },
  ],
  ['a number as log level', request(V, C, N, '"io.modelcontextprotocol/logLevel":4'), '.....!'],
  [
    'a misspelled key',
    request(V, C, N, '"io.modelcontextprotocol/protocol-version":"2026-07-28"'),
    '.....!',
    { why: 'meta/reserved-key-unknown' },
  ],
  [
    'bare names',
    request('"protocolVersion":"2026-07-28"', '"clientCapabilities":{}', '"clientInfo":{"name":"a","version":"1"}'),
    '.....!',
    { why: 'stateless/protocol-version-missing' },
  ],
  ['bare names next to the correct ones', request(V, C, N, '"protocolVersion":"2026-07-28"'), '.....+'],
  ['a trace', request(V, C, N, '"traceparent":"00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01"'), '.....+'],
  ['a key of a vendor', request(V, C, N, '"com.acme/tenant":"north"'), '.....+'],
  ['a progress token, string', request(V, C, N, '"progressToken":"p-1"'), '.....+'],
  [
    'a notification needs no _meta',
    '{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":3}}',
    '++++++',
  ],
  ['complete', result(`"resultType":"complete",${S},"tools":[],"ttlMs":0,"cacheScope":"private"`), '+++..+'],
  [
    'input_required',
    result(
      `"resultType":"input_required",${S},"inputRequests":{"who":{"method":"elicitation/create","params":{"mode":"form","message":"Who?","requestedSchema":{"type":"object","properties":{"name":{"type":"string"}}}}}},"requestState":"s1"`,
    ),
    '.....+',
  ],
  ['input_required with state only', result(`"resultType":"input_required",${S},"requestState":"s1"`), '.....+'],
  [
    'a task',
    result(
      `"resultType":"task",${S},"taskId":"t-4","status":"working","ttlMs":null,"createdAt":"2026-08-02T03:04:05Z","lastUpdatedAt":"2026-08-02T03:04:05Z"`,
    ),
    '.....+',
  ],
  ['no resultType', result(`${S},"content":[]`), '.....!', { why: 'result-type/missing', at: '/result' }],
  ['no resultType in an empty result', result(''), '+++++!', { why: 'result-type/missing', at: '/result' }],
  ['resultType null', result(`"resultType":null,${S}`), '.....!', { at: '/result/resultType' }],
  [
    'resultType a number',
    result(`"resultType":1,${S}`),
    '.....!',
    { why: 'result-type/not-string', at: '/result/resultType' },
  ],
  ['Complete with a capital', result(`"resultType":"Complete",${S}`), '.....!', { at: '/result/resultType' }],
  [
    'inputRequired',
    result(`"resultType":"inputRequired",${S},"requestState":"s"`),
    '.....!',
    { at: '/result/resultType' },
  ],
  [
    'an undefined result type',
    result(`"resultType":"partial",${S}`),
    '.....!',
    { why: 'result-type/unrecognized', at: '/result/resultType' },
  ],
  ['no server info', result('"resultType":"complete"'), '+++++~', { why: 'stateless/server-info-missing' }],
  [
    'server info without version',
    result('"resultType":"complete","_meta":{"io.modelcontextprotocol/serverInfo":{"name":"library"}}'),
    '.....!',
    { why: 'stateless/server-info-incomplete' },
  ],
  [
    'server info a string',
    result('"resultType":"complete","_meta":{"io.modelcontextprotocol/serverInfo":"library"}'),
    '.....!',
  ],
  [
    'an error needs no resultType and no server info',
    '{"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"Unknown tool: lent"}}',
    '++++++',
  ],
  [
    'input_required with sampling',
    result(
      `"resultType":"input_required",${S},"inputRequests":{"s":{"method":"sampling/createMessage","params":{"messages":[{"role":"user","content":{"type":"text","text":"Sum up"}}],"maxTokens":50}}}`,
    ),
    '.....+',
  ],
  [
    'input_required that calls a tool',
    result(`"resultType":"input_required",${S},"inputRequests":{"t":{"method":"tools/call","params":{"name":"x"}}}`),
    '.....!',
  ],
  [
    'responses to input requests',
    '{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{$M"name":"lend","inputResponses":{"who":{"action":"accept","content":{"name":"Ann"}}},"requestState":"s1"}}',
    '++++++',
  ],
  [
    'a whole message as input response',
    '{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{$M"name":"lend","inputResponses":{"who":{"jsonrpc":"2.0","id":1,"result":{"action":"accept"}}}}}',
    '+++++!',
  ],
];
