/** Pairs: resources, prompts, completion, content, progress, logs and pages. For tests only. */
import {
  A,
  B,
  C,
  D,
  E,
  HANDSHAKE,
  TEXT,
  answer,
  content,
  declaring,
  discovered,
  hello,
  notification,
  progress,
  prompts,
  request,
  resources,
  result,
  turns,
  type Pair,
} from './pieces.ts';

function piers(length: number): string {
  return result(`"completion":{"values":${JSON.stringify(Array.from({ length }, (_, index) => `p${index}`))}}`);
}

/** Resources, prompts, completion, content, progress, logs and pages. */
export const noticePairs: readonly Pair[] = [
  [
    'annotations/audience-array',
    content(TEXT.replace('}', ',"annotations":{"audience":["user"]}}')),
    content(TEXT.replace('}', ',"annotations":{"audience":"user"}}')),
  ],
  [
    'annotations/inside-embedded-resource',
    content('{"type":"resource","annotations":{"priority":1},"resource":{"uri":"file:///a","text":"x"}}'),
    content('{"type":"resource","resource":{"uri":"file:///a","text":"x","annotations":{"priority":1}}}'),
  ],
  [
    'annotations/last-modified-format',
    content(TEXT.replace('}', ',"annotations":{"lastModified":"2025-03-04T05:06:07Z"}}')),
    content(TEXT.replace('}', ',"annotations":{"lastModified":"March 4, 2025"}}')),
  ],
  [
    'annotations/last-modified-type',
    resources('{"uri":"file:///a","name":"a","annotations":{"lastModified":"2025-03-04T05:06:07+02:00"}}'),
    resources('{"uri":"file:///a","name":"a","annotations":{"lastModified":1741064767}}'),
  ],
  [
    'annotations/last-modified-version',
    resources('{"uri":"file:///a","name":"a","annotations":{"priority":0.4}}'),
    resources('{"uri":"file:///a","name":"a","annotations":{"lastModified":"2025-03-04T05:06:07Z"}}'),
  ],
  [
    'annotations/priority-range',
    content(TEXT.replace('}', ',"annotations":{"priority":0}}')),
    content(TEXT.replace('}', ',"annotations":{"priority":5}}')),
  ],
  [
    'annotations/priority-range',
    content(TEXT.replace('}', ',"annotations":{"priority":1}}')),
    content(TEXT.replace('}', ',"annotations":{"priority":"high"}}')),
  ],
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
    'completion/argument-value-string',
    request('completion/complete', '"ref":{"type":"ref/prompt","name":"log"},"argument":{"name":"pier","value":""}'),
    request('completion/complete', '"ref":{"type":"ref/prompt","name":"log"},"argument":{"name":"pier"}'),
  ],
  [
    'completion/argument-value-string',
    request('completion/complete', '"ref":{"type":"ref/prompt","name":"log"},"argument":{"name":"pier","value":""}'),
    request('completion/complete', '"ref":{"type":"ref/prompt","name":"log"},"argument":{"name":"pier","value":7}'),
  ],
  [
    'completion/context-version',
    request('completion/complete', '"ref":{"type":"ref/prompt","name":"log"},"argument":{"name":"pier","value":"N"}'),
    request(
      'completion/complete',
      '"ref":{"type":"ref/prompt","name":"log"},"argument":{"name":"pier","value":"N"},"context":{"arguments":{"town":"Ayr"}}',
    ),
  ],
  ['completion/max-100-values', piers(100), piers(101)],
  [
    'completion/ref-resource-template-syntax',
    request(
      'completion/complete',
      '"ref":{"type":"ref/resource","uri":"pier://{name}"},"argument":{"name":"name","value":"N"}',
    ),
    request(
      'completion/complete',
      '"ref":{"type":"ref/resource","uri":"pier://{name"},"argument":{"name":"name","value":"N"}',
    ),
  ],
  [
    'content/audio-fields-required',
    content('{"type":"audio","data":"aGk=","mimeType":"audio/ogg"}'),
    content('{"type":"audio","data":"aGk="}'),
    { in: [B, C, D, E] },
  ],
  [
    'content/audio-fields-required',
    content('{"type":"audio","data":"aGk=","mimeType":"audio/ogg"}'),
    content('{"type":"audio","mimeType":"audio/ogg"}'),
    { in: [B, C, D, E] },
  ],
  ['content/audio-version', content(TEXT), content('{"type":"audio","data":"aGk=","mimeType":"audio/ogg"}')],
  [
    'content/binary-as-text',
    result('"contents":[{"uri":"file:///a","text":"plain"}]$K'),
    result('"contents":[{"uri":"file:///a","text":"PNG\\u0000\\ufffd\\ufffd\\u0001"}]$K'),
  ],
  [
    'content/blob-base64',
    result('"contents":[{"uri":"file:///a","blob":"aGVsbG8="}]$K'),
    result('"contents":[{"uri":"file:///a","blob":"not base64!"}]$K'),
  ],
  [
    'content/blob-base64',
    result('"contents":[{"uri":"file:///a","blob":""}]$K'),
    content('{"type":"resource","resource":{"uri":"file:///a","blob":"abc"}}'),
  ],
  [
    'content/embedded-shape',
    content('{"type":"resource","resource":{"uri":"file:///a","text":"x"}}'),
    content('{"type":"resource","uri":"file:///a","text":"x"}'),
  ],
  [
    'content/embedded-text-or-blob',
    content('{"type":"resource","resource":{"uri":"file:///a","blob":"aGk="}}'),
    content('{"type":"resource","resource":{"uri":"file:///a","mimeType":"text/plain"}}'),
  ],
  [
    'content/image-base64',
    content('{"type":"image","data":"aGk=","mimeType":"image/png"}'),
    content('{"type":"image","data":"data:image/png;base64,aGk=","mimeType":"image/png"}'),
    { or: ['content/image-base64-url-safe'] },
  ],
  [
    'content/image-base64',
    content('{"type":"image","data":"+/+/","mimeType":"image/png"}'),
    content('{"type":"image","data":"-_-_","mimeType":"image/png"}'),
    { or: ['content/image-base64-url-safe'] },
  ],
  [
    'content/image-data-required',
    content('{"type":"image","data":"aGk=","mimeType":"image/png"}'),
    content('{"type":"image","url":"https://a.example/b.png","mimeType":"image/png"}'),
  ],
  [
    'content/image-mime-required',
    content('{"type":"image","data":"aGk=","mimeType":"image/png"}'),
    content('{"type":"image","data":"aGk="}'),
  ],
  [
    'content/mime-type-family',
    content('{"type":"image","data":"aGk=","mimeType":"image/webp"}'),
    content('{"type":"image","data":"aGk=","mimeType":"application/pdf"}'),
  ],
  [
    'content/mime-type-family',
    content('{"type":"audio","data":"aGk=","mimeType":"audio/mpeg"}'),
    content('{"type":"audio","data":"aGk=","mimeType":"video/mp4"}'),
    { in: [B, C, D, E] },
  ],
  [
    'content/prompt-embedded-mime',
    turns(
      '{"role":"user","content":{"type":"resource","resource":{"uri":"file:///a","mimeType":"text/plain","text":"x"}}}',
    ),
    turns('{"role":"user","content":{"type":"resource","resource":{"uri":"file:///a","text":"x"}}}'),
  ],
  [
    'content/resource-link-name',
    content('{"type":"resource_link","uri":"file:///a","name":"a"}'),
    content('{"type":"resource_link","uri":"file:///a"}'),
  ],
  ['content/unknown-type', content(TEXT), content('{"type":"video","data":"aGk=","mimeType":"video/mp4"}')],
  ['content/unknown-type', content(TEXT), content('{"type":"json","json":{"a":1}}')],
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
  [
    'prompts/argument-required-boolean',
    prompts('{"name":"log","arguments":[{"name":"a","required":true}]}'),
    prompts('{"name":"log","arguments":[{"name":"a","required":"yes"}]}'),
  ],
  [
    'prompts/arguments-array',
    prompts('{"name":"log","arguments":[]}'),
    prompts('{"name":"log","arguments":{"type":"object","properties":{"a":{}}}}'),
  ],
  [
    'prompts/get-arguments-strings',
    request('prompts/get', '"name":"log","arguments":{"a":"1"}'),
    request('prompts/get', '"name":"log","arguments":{"a":1}'),
  ],
  [
    'prompts/get-arguments-strings',
    request('prompts/get', '"name":"log","arguments":{"a":"1"}'),
    request('prompts/get', '"name":"log","arguments":{"a":["1"]}'),
  ],
  ['prompts/get-name-required', request('prompts/get', '"name":"log"'), request('prompts/get', '"prompt":"log"')],
  [
    'prompts/message-content-single',
    turns(`{"role":"user","content":${TEXT}}`),
    turns(`{"role":"user","content":[${TEXT}]}`),
  ],
  [
    'prompts/message-role',
    turns(`{"role":"assistant","content":${TEXT}}`),
    turns(`{"role":"system","content":${TEXT}}`),
  ],
  ['prompts/optional-null', prompts('{"name":"log"}'), prompts('{"name":"log","description":null}')],
  ['prompts/optional-null', prompts('{"name":"log"}'), prompts('{"name":"log","arguments":null}')],
  [
    'resource-subscribe/removed',
    request('tools/list'),
    request('resources/unsubscribe', '"uri":"file:///a"'),
    { in: [E], or: ['methods/resource-unsubscribe-removed'] },
  ],
  [
    'resource-subscribe/unsubscribe-uri-required',
    request('resources/unsubscribe', '"uri":"file:///a"'),
    request('resources/unsubscribe', '"subscriptionId":4'),
  ],
  [
    'resource-subscribe/updated-uri-required',
    notification('notifications/resources/updated', '$S"uri":"file:///a"'),
    notification('notifications/resources/updated', '$S"title":"a"'),
  ],
  [
    'resource-templates/no-variable',
    result('"resourceTemplates":[{"uriTemplate":"file:///{p}","name":"a"}]$K'),
    result('"resourceTemplates":[{"uriTemplate":"file:///a/b","name":"a"}]$K'),
  ],
  [
    'resource-uri/characters',
    resources('{"uri":"file:///a%20b","name":"a"}'),
    resources('{"uri":"file:///a b","name":"a"}'),
  ],
  [
    'resource-uri/template-as-uri',
    resources('{"uri":"file:///a","name":"a"}'),
    resources('{"uri":"file:///{name}","name":"a"}'),
  ],
  [
    'resource-uri/windows-path',
    resources('{"uri":"file:///C:/a","name":"a"}'),
    resources('{"uri":"C:\\\\logs\\\\a.txt","name":"a"}'),
  ],
  [
    'resource-uri/windows-path',
    resources('{"uri":"file:///C:/a","name":"a"}'),
    resources('{"uri":"file://C:\\\\logs\\\\a.txt","name":"a"}'),
  ],
  [
    'resources/duplicate-uri',
    resources('{"uri":"file:///a","name":"a"}', '{"uri":"file:///b","name":"a"}'),
    resources('{"uri":"file:///a","name":"a"}', '{"uri":"file:///a","name":"b"}'),
  ],
  [
    'resources/name-required',
    resources('{"uri":"file:///a","name":"a"}'),
    resources('{"uri":"file:///a","title":"A"}'),
  ],
  [
    'resources/read-item-data',
    result('"contents":[{"uri":"file:///a","text":""}]$K'),
    result('"contents":[{"uri":"file:///a","type":"text","data":"x"}]$K'),
  ],
  [
    'resources/read-uri-required',
    request('resources/read', '"uri":"file:///a"'),
    request('resources/read', '"name":"a"'),
  ],
  [
    'resources/title-version',
    resources('{"uri":"file:///a","name":"a"}'),
    resources('{"uri":"file:///a","name":"a","title":"A"}'),
  ],
  ['resources/uri-required', resources('{"uri":"file:///a","name":"a"}'), resources('{"name":"a","url":"file:///a"}')],
  [
    'roots/list-changed-capability-removed',
    declaring('{"elicitation":{}}'),
    declaring('{"roots":{"listChanged":false}}'),
    { in: [E], or: ['capabilities/roots-list-changed-dropped'] },
  ],
  [
    'roots/list-changed-flag-not-boolean',
    hello('{"roots":{"listChanged":true}}'),
    hello('{"roots":{"listChanged":"true"}}'),
    { in: HANDSHAKE, or: ['capabilities/list-changed-type'] },
  ],
  [
    'roots/meta-not-yet-defined',
    answer('"roots":[{"uri":"file:///a"}]'),
    answer('"roots":[{"uri":"file:///a","_meta":{"com.acme/a":1}}]'),
    { in: [A, B], or: ['meta/on-types-since-2025-06-18'] },
  ],
  [
    'roots/name-not-string',
    answer('"roots":[{"uri":"file:///a","name":"a"}]'),
    answer('"roots":[{"uri":"file:///a","name":{"en":"a"}}]'),
    { in: HANDSHAKE },
  ],
  [
    'roots/uri-malformed',
    answer('"roots":[{"uri":"file:///a"}]'),
    answer('"roots":[{"uri":"/home/ann/a"}]'),
    { in: HANDSHAKE },
  ],
];
