/** Cases: ids. */
import type { Row } from './cases.ts';

const call = (id: string): string => `{"jsonrpc":"2.0","id":${id},"method":"tools/list"$Q}`;
const answer = (id: string): string => `{"jsonrpc":"2.0","id":${id},"result":{$R}}`;
const typed = { why: 'ids/type', at: '/id' };

/** Valid and invalid ids, and messages without an id. */
export const ids: readonly Row[] = [
  ...[
    '0',
    '-7',
    '1.0',
    '1e2',
    '9007199254740991',
    '-0',
    '""',
    '" "',
    '"null"',
    '"1.5"',
    '"[1]"',
    '"{}"',
    '"0x1F"',
    '"ä-✓"',
    '"00000000-0000-4000-8000-000000000000"',
    '"\\u0000"',
    '"__proto__"',
  ].flatMap((id): Row[] => [
    [`${id} as the id of a request`, call(id), '++++++'],
    [`${id} as the id of a result`, answer(id), '++++++'],
  ]),
  [`a long string id`, call(`"${'k'.repeat(300)}"`), '++++++'],
  ['an integer beyond 2^53', call('9007199254740993'), '++++++'],
  ['an integer far beyond 2^53', call('123456789012345678901234567890'), '++++++'],
  ['null', call('null'), '~!!!!!', { why: 'ids/null-id', at: '/id' }],
  ['1.5', call('1.5'), '~!!!!!', { why: 'ids/fractional', at: '/id' }],
  ['-0.25', call('-0.25'), '~!!!!!', { why: 'ids/fractional', at: '/id' }],
  ['1e-1', call('1e-1'), '~!!!!!', { why: 'ids/fractional', at: '/id' }],
  ...['true', 'false', '[]', '[1]', '{}', '{"id":1}'].map((id): Row => [id, call(id), '!!!!!!', typed]),
  ['false in a result', answer('false'), '!!!!!!', typed],
  ['an array in a result', answer('[3]'), '!!!!!!', typed],
  ['id as the first member', '{"id":3,"jsonrpc":"2.0","method":"resources/list"$Q}', '++++++'],
  ['Id with a capital', '{"jsonrpc":"2.0","Id":3,"method":"resources/list"$Q}', '~!!!!!'],
  ['no id on tools/list', '{"jsonrpc":"2.0","method":"tools/list"$Q}', '+!!!!!', { why: 'ids/missing-id', at: '' }],
  [
    'no id on tools/call',
    '{"jsonrpc":"2.0","method":"tools/call","params":{$M"name":"add"}}',
    '+!!!!!',
    { why: 'ids/missing-id', at: '' },
  ],
  [
    'no id on initialize',
    '{"jsonrpc":"2.0","method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{},"clientInfo":{"name":"a","version":"1"}}}',
    '+!!!!!',
  ],
  ['no id on ping', '{"jsonrpc":"2.0","method":"ping"}', '+!!!!!'],
  ['no id on server/discover', '{"jsonrpc":"2.0","method":"server/discover","params":{$M}}', '+!!!!!'],
  ['an id on initialized', '{"jsonrpc":"2.0","id":2,"method":"notifications/initialized"}', '.!!!!!'],
  [
    'an id on progress',
    '{"jsonrpc":"2.0","id":2,"method":"notifications/progress","params":{"progressToken":1,"progress":3}}',
    '.!!!!!',
    { why: 'ids/notification-with-id', at: '/id' },
  ],
  [
    'an id on cancelled',
    '{"jsonrpc":"2.0","id":"c","method":"notifications/cancelled","params":{"requestId":4}}',
    '.!!!!!',
    { why: 'ids/notification-with-id', at: '/id' },
  ],
  [
    'id null on progress',
    '{"jsonrpc":"2.0","id":null,"method":"notifications/progress","params":{"progressToken":1,"progress":3}}',
    '.!!!!!',
    { why: 'ids/notification-null-id', at: '/id' },
  ],
  [
    'id null on a list_changed notification',
    '{"jsonrpc":"2.0","id":null,"method":"notifications/tools/list_changed"}',
    '.!!!!!',
    { why: 'ids/notification-null-id', at: '/id' },
  ],
  [
    'a request id inside cancelled',
    '{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":"k-9","reason":"gone"}}',
    '++++++',
  ],
];
