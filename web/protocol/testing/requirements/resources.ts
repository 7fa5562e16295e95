/** Pairs: resources, prompts, completion and roots. For tests only. */
import {
  A,
  B,
  E,
  HANDSHAKE,
  TEXT,
  answer,
  declaring,
  hello,
  notification,
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

/** Resources, prompts, completion and roots. */
export const resourcePairs: readonly Pair[] = [
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
