/** Cases: which revision has which method, who sends it, and misspelled names. */
import type { Row } from './cases.ts';

/**
 * A method with the parameters of a minimal message (`$N`: only those added for a subscription), and the revisions that have
 * it: `+` or `!`, 2024-11-05 first.
 */
type Entry = readonly [method: string, params: string, has: string, sender: 'client' | 'server' | 'both'];

const REQUESTS: readonly Entry[] = [
  [
    'initialize',
    '"protocolVersion":"2025-06-18","capabilities":{},"clientInfo":{"name":"desk","version":"4"}',
    '++++!',
    'client',
  ],
  ['ping', '', '++++!', 'both'],
  ['tools/list', '', '+++++', 'client'],
  ['tools/call', '"name":"lend","arguments":{"isbn":"978"}', '+++++', 'client'],
  ['resources/list', '', '+++++', 'client'],
  ['resources/templates/list', '', '+++++', 'client'],
  ['resources/read', '"uri":"book://9"', '+++++', 'client'],
  ['resources/subscribe', '"uri":"book://9"', '++++!', 'client'],
  ['resources/unsubscribe', '"uri":"book://9"', '++++!', 'client'],
  ['prompts/list', '', '+++++', 'client'],
  ['prompts/get', '"name":"blurb","arguments":{"tone":"dry"}', '+++++', 'client'],
  [
    'completion/complete',
    '"ref":{"type":"ref/prompt","name":"blurb"},"argument":{"name":"tone","value":"d"}',
    '+++++',
    'client',
  ],
  ['logging/setLevel', '"level":"notice"', '++++!', 'client'],
  [
    'sampling/createMessage',
    '"messages":[{"role":"user","content":{"type":"text","text":"Sum up"}}],"maxTokens":90',
    '++++!',
    'server',
  ],
  ['roots/list', '', '++++!', 'server'],
  [
    'elicitation/create',
    '"message":"Which branch?","requestedSchema":{"type":"object","properties":{"branch":{"type":"string"}}}',
    '!!++!',
    'server',
  ],
  ['tasks/get', '"taskId":"t-4"', '!!!++', 'both'],
  ['tasks/cancel', '"taskId":"t-4"', '!!!++', 'both'],
  ['tasks/list', '', '!!!+!', 'both'],
  ['tasks/result', '"taskId":"t-4"', '!!!+!', 'both'],
  ['tasks/update', '"taskId":"t-4","inputResponses":{}', '!!!!+', 'client'],
  ['server/discover', '', '!!!!+', 'client'],
  ['subscriptions/listen', '"notifications":{"toolsListChanged":true}', '!!!!+', 'client'],
];

const NOTIFICATIONS: readonly Entry[] = [
  ['notifications/initialized', '', '++++!', 'client'],
  ['notifications/cancelled', '"requestId":12,"reason":"Closed"', '+++++', 'both'],
  ['notifications/progress', '"progressToken":"p","progress":0.5,"total":1', '+++++', 'server'],
  ['notifications/message', '"level":"info","data":"Opened"', '+++++', 'server'],
  ['notifications/tools/list_changed', '$N', '+++++', 'server'],
  ['notifications/resources/list_changed', '$N', '+++++', 'server'],
  ['notifications/resources/updated', '$S"uri":"book://9"', '+++++', 'server'],
  ['notifications/prompts/list_changed', '$N', '+++++', 'server'],
  ['notifications/roots/list_changed', '', '++++!', 'client'],
  ['notifications/elicitation/complete', '"elicitationId":"e"', '!!!+!', 'server'],
  [
    'notifications/tasks/status',
    '"taskId":"t-4","status":"working","ttl":null,"createdAt":"2026-01-02T03:04:05Z","lastUpdatedAt":"2026-01-02T03:04:05Z"',
    '!!!+!',
    'server',
  ],
  [
    'notifications/tasks',
    '"taskId":"t-4","status":"working","ttlMs":null,"createdAt":"2026-01-02T03:04:05Z","lastUpdatedAt":"2026-01-02T03:04:05Z"',
    '!!!!+',
    'server',
  ],
  [
    'notifications/subscriptions/acknowledged',
    '"_meta":{"io.modelcontextprotocol/subscriptionId":3},"notifications":{"toolsListChanged":true}',
    '!!!!+',
    'server',
  ],
];

const requestOf = (method: string, params: string): string =>
  `{"jsonrpc":"2.0","id":3,"method":"${method}"${params === '' ? '$Q' : `,"params":{$M${params}}`}}`;
const notificationOf = (method: string, params: string): string =>
  `{"jsonrpc":"2.0","method":"${method}"${params === '' || params === '$N' ? params : `,"params":{${params}}`}}`;

/** Every method in every revision, sent by its defined sender. */
export const methods: readonly Row[] = [
  ...REQUESTS.map(([method, params, has, from]): Row => [
    method,
    requestOf(method, params),
    `+${has}`,
    from === 'both' ? {} : { from },
  ]),
  ...NOTIFICATIONS.map(([method, params, has, from]): Row => [
    method,
    notificationOf(method, params),
    `+${has}`,
    from === 'both' ? {} : { from },
  ]),
];

const known = (method: string) => [...REQUESTS, ...NOTIFICATIONS].find(([name]) => name === method);

/** The same messages without a sender: only the text is evidence. */
export const unsent: readonly Row[] = [
  ...REQUESTS.map(([method, params, has]): Row => [`${method}, unsent`, requestOf(method, params), `+${has}`]),
  ...NOTIFICATIONS.map(([method, params, has]): Row => [
    `${method}, unsent`,
    notificationOf(method, params),
    `+${has}`,
  ]),
];

const request = (method: string): string => requestOf(method, known(method)?.[1] ?? '');
const notificationNamed = (method: string): string => notificationOf(method, known(method)?.[1] ?? '');

/** Messages sent in the wrong direction, and methods that either side may send. */
export const directions: readonly Row[] = [
  ...['tools/list', 'tools/call', 'resources/read', 'prompts/get', 'completion/complete'].map((method): Row => [
    `${method} from the server`,
    request(method),
    '+!!!!!',
    { from: 'server' },
  ]),
  ['logging/setLevel from the server', request('logging/setLevel'), '+!!!!!', { from: 'server' }],
  ...['sampling/createMessage', 'roots/list'].map((method): Row => [
    `${method} from the client`,
    request(method),
    '+!!!!!',
    { from: 'client' },
  ]),
  ['elicitation/create from the client', request('elicitation/create'), '+!!!!!', { from: 'client' }],
  ['initialized from the server', notificationNamed('notifications/initialized'), '+!!!!!', { from: 'server' }],
  [
    'roots/list_changed from the server',
    notificationNamed('notifications/roots/list_changed'),
    '+!!!!!',
    { from: 'server' },
  ],
  ...['notifications/message', 'notifications/tools/list_changed', 'notifications/resources/updated'].map(
    (method): Row => [`${method} from the client`, notificationNamed(method), '+!!!!!', { from: 'client' }],
  ),
  ['progress from the client', notificationNamed('notifications/progress'), '+++++!', { from: 'client' }],
  ['cancelled from the server', notificationNamed('notifications/cancelled'), '+++++.', { from: 'server' }],
  ['ping from the server', request('ping'), '+++++!', { from: 'server' }],
  ['a result from the client', '{"jsonrpc":"2.0","id":1,"result":{"roots":[]}}', '+++++!', { from: 'client' }],
  [
    'an error from the client',
    '{"jsonrpc":"2.0","id":1,"error":{"code":-1,"message":"User rejected sampling request"}}',
    '+++++!',
    { from: 'client' },
  ],
  [
    'a vendor’s request from the server',
    '{"jsonrpc":"2.0","id":1,"method":"com.acme/ask"}',
    '+++++!',
    { from: 'server' },
  ],
  [
    'a vendor’s request from the client',
    '{"jsonrpc":"2.0","id":1,"method":"com.acme/ask"$Q}',
    '++++++',
    { from: 'client' },
  ],
];

/** Misspelled and unknown names. */
export const names: readonly Row[] = [
  ['initialized', '{"jsonrpc":"2.0","method":"initialized"}', '+!!!!!', { at: '/method' }],
  ['cancelled', '{"jsonrpc":"2.0","method":"cancelled","params":{"requestId":1}}', '+!!!!!', { at: '/method' }],
  [
    'progress',
    '{"jsonrpc":"2.0","method":"progress","params":{"progressToken":1,"progress":2}}',
    '+!!!!!',
    { at: '/method' },
  ],
  ['tools/list_changed', '{"jsonrpc":"2.0","method":"tools/list_changed"}', '+!!!!!', { at: '/method' }],
  [
    'one l in cancelled',
    '{"jsonrpc":"2.0","method":"notifications/canceled","params":{"requestId":1}}',
    '+!!!!!',
    { at: '/method' },
  ],
  [
    'capital letters in tools/list',
    '{"jsonrpc":"2.0","id":1,"method":"Tools/List"$Q}',
    '+!!!!!',
    { why: 'methods/case', at: '/method' },
  ],
  [
    'no capital in setLevel',
    '{"jsonrpc":"2.0","id":1,"method":"logging/setlevel","params":{$M"level":"info"}}',
    '+!!!!!',
    { at: '/method' },
  ],
  [
    'capital letters in a notification',
    '{"jsonrpc":"2.0","method":"Notifications/Initialized"}',
    '+!!!!!',
    { at: '/method' },
  ],
  [
    'list_tools',
    '{"jsonrpc":"2.0","id":1,"method":"list_tools"$Q}',
    '+~~~~~',
    { why: 'methods/unknown-request', at: '/method' },
  ],
  [
    'tools/execute',
    '{"jsonrpc":"2.0","id":1,"method":"tools/execute"$Q}',
    '+~~~~~',
    { why: 'methods/unknown-request', at: '/method' },
  ],
  [
    'tool/list',
    '{"jsonrpc":"2.0","id":1,"method":"tool/list"$Q}',
    '+~~~~~',
    { why: 'methods/unknown-request', at: '/method' },
  ],
  [
    'tools.list',
    '{"jsonrpc":"2.0","id":1,"method":"tools.list"$Q}',
    '+~~~~~',
    { why: 'methods/unknown-request', at: '/method' },
  ],
  [
    'mcp/tools/list',
    '{"jsonrpc":"2.0","id":1,"method":"mcp/tools/list"$Q}',
    '+~~~~~',
    { why: 'methods/unknown-request', at: '/method' },
  ],
  [
    'invalid/method',
    '{"jsonrpc":"2.0","id":1,"method":"invalid/method"$Q}',
    '+~~~~~',
    { why: 'methods/unknown-request', at: '/method' },
  ],
  [
    'notifications/log',
    '{"jsonrpc":"2.0","method":"notifications/log","params":{"level":"info","data":"x"}}',
    '+~~~~~',
    { why: 'methods/unknown-notification', at: '/method' },
  ],
  [
    'logging/message',
    '{"jsonrpc":"2.0","method":"logging/message","params":{"level":"info","data":"x"}}',
    '+~~~~~',
    { why: 'methods/unknown-notification', at: '/method' },
  ],
  [
    'a notification of a vendor',
    '{"jsonrpc":"2.0","method":"notifications/com.acme/warm"}',
    '+~~~~~',
    { why: 'methods/unknown-notification', at: '/method' },
  ],
  [
    'a vendor’s request',
    '{"jsonrpc":"2.0","id":1,"method":"com.acme/warm"$Q}',
    '+~~~~~',
    { why: 'methods/unknown-request', at: '/method' },
  ],
];
