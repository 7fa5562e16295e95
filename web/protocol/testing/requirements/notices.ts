/** Pairs: cancellation, ping, progress, logs and pagination. For tests only. */
import { B, C, D, E, discovered, notification, progress, request, type Pair } from './pieces.ts';

/** Cancellation, ping, progress, logs and pagination. */
export const noticePairs: readonly Pair[] = [
  [
    'cancellation/id-instead-of-request-id',
    notification('notifications/cancelled', '"requestId":4'),
    notification('notifications/cancelled', '"id":4'),
  ],
  [
    'cancellation/misspelled-method',
    notification('notifications/cancelled', '"requestId":4'),
    notification('notifications/canceled', '"requestId":4'),
  ],
  [
    'cancellation/reason-type',
    notification('notifications/cancelled', '"requestId":4,"reason":"late"'),
    notification('notifications/cancelled', '"requestId":4,"reason":{"text":"late"}'),
  ],
  [
    'cancellation/request-id-missing',
    notification('notifications/cancelled', '"requestId":"a"'),
    notification('notifications/cancelled', '"reason":"late"'),
  ],
  [
    'cancellation/request-id-type',
    notification('notifications/cancelled', '"requestId":"a"'),
    notification('notifications/cancelled', '"requestId":true'),
  ],
  [
    'cancellation/request-id-type',
    notification('notifications/cancelled', '"requestId":"a"'),
    notification('notifications/cancelled', '"requestId":null'),
  ],
  [
    'logging/deprecated',
    discovered('{}'),
    discovered('{"logging":{}}'),
    { in: [E], or: ['deprecated/logging-capability'] },
  ],
  [
    'logging/level-required',
    notification('notifications/message', '"level":"error","data":"x"'),
    notification('notifications/message', '"data":"x"'),
  ],
  [
    'logging/log-level-meta-version',
    request('tools/list'),
    '{"jsonrpc":"2.0","id":3,"method":"tools/list","params":{"_meta":{"io.modelcontextprotocol/logLevel":"error"}}}',
  ],
  [
    'logging/secret-in-data',
    notification('notifications/message', '"level":"error","data":"token refreshed"'),
    notification(
      'notifications/message',
      '"level":"error","data":"Authorization: Bearer eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl"',
    ),
  ],
  [
    'logging/secret-in-data',
    notification('notifications/message', '"level":"error","data":{"user":"bob"}'),
    notification('notifications/message', '"level":"error","data":{"user":"bob","password":"hunter2"}'),
  ],
  [
    'logging/secret-in-data',
    notification('notifications/message', '"level":"error","data":{"user":"bob"}'),
    notification('notifications/message', '"level":"error","data":"-----BEGIN RSA PRIVATE KEY-----\\nMIIE"'),
  ],
  [
    'logging/set-level-values',
    request('logging/setLevel', '"level":"critical"'),
    request('logging/setLevel', '"level":"fatal"'),
  ],
  [
    'logging/set-level-values',
    request('logging/setLevel', '"level":"warning"'),
    request('logging/setLevel', '"level":3'),
  ],
  ['pagination/page-size-parameter', request('tools/list', '"cursor":"a"'), request('tools/list', '"limit":20')],
  [
    'pagination/page-size-parameter',
    request('resources/list', '"cursor":"a"'),
    request('resources/list', '"pageSize":20'),
  ],
  ['ping/params', request('ping'), request('ping', '"echo":1')],
  ['progress/beyond-total', progress(',"total":4'), progress(',"total":2')],
  ['progress/message-empty', progress(',"message":"Half way"'), progress(',"message":""')],
  ['progress/message-since-2025-03-26', progress(''), progress(',"message":"Half way"')],
  [
    'progress/message-type',
    progress(',"message":"Half way"'),
    progress(',"message":{"text":"Half way"}'),
    { in: [B, C, D, E] },
  ],
  [
    'progress/token-placement',
    request('tools/call', '"name":"berth"'),
    request('tools/call', '"name":"berth","progressToken":1'),
  ],
  ['progress/total-type', progress(',"total":10'), progress(',"total":null')],
  ['progress/total-type', progress(',"total":10'), progress(',"total":"10"')],
];
