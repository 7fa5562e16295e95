/** Pairs: elicitation. For tests only. */
import { A, B, C, D, E, answer, requests, failure, form, hello, notification, request, type Pair } from './pieces.ts';

/** Elicitation. */
export const elicitationPairs: readonly Pair[] = [
  [
    'elicitation/array-of-objects',
    form('"p":{"type":"string"}'),
    form('"p":{"type":"array","items":{"type":"object"}}'),
    { in: [D] },
  ],
  [
    'elicitation/array-of-objects',
    form('"p":{"type":"string"}'),
    form('"p":{"type":"array","items":{"type":"object","properties":{"a":{"type":"string"}}}}'),
    { in: [C], or: ['elicitation/array-not-yet'] },
  ],
  [
    'elicitation/complete-id-missing',
    notification('notifications/elicitation/complete', '"elicitationId":"e"'),
    notification('notifications/elicitation/complete', '"id":"e"'),
  ],
  [
    'elicitation/complete-not-defined',
    notification('notifications/cancelled', '"requestId":1'),
    notification('notifications/elicitation/complete', '"elicitationId":"e"'),
    { in: [A, B, C, E], or: ['methods/elicitation-complete-only-2025-11-25'] },
  ],
  [
    'elicitation/content-decimal',
    answer('"action":"accept","content":{"n":2}'),
    answer('"action":"accept","content":{"n":2.5}'),
    { in: [C, D] },
  ],
  [
    'elicitation/content-list-not-yet',
    answer('"action":"accept","content":{"n":"a"}'),
    answer('"action":"accept","content":{"n":["a","b"]}'),
  ],
  [
    'elicitation/content-null',
    answer('"action":"accept","content":{}'),
    answer('"action":"accept","content":{"nick":null}'),
    { in: [C, D] },
  ],
  [
    'elicitation/default-type-mismatch',
    form('"p":{"type":"string","default":"N"}'),
    form('"p":{"type":"string","default":7}'),
    { in: [D] },
  ],
  [
    'elicitation/default-type-mismatch',
    form('"p":{"type":"integer","default":3}'),
    form('"p":{"type":"number","default":"3"}'),
    { in: [D] },
  ],
  [
    'elicitation/elicitation-id-missing',
    request('elicitation/create', '"mode":"url","message":"Pay","url":"https://pay.example/x","elicitationId":"e"'),
    request('elicitation/create', '"mode":"url","message":"Pay","url":"https://pay.example/x"'),
  ],
  [
    'elicitation/elicitation-id-removed',
    requests(
      '{"a":{"method":"elicitation/create","params":{"mode":"url","message":"Pay","url":"https://pay.example/x"}}}',
    ),
    requests(
      '{"a":{"method":"elicitation/create","params":{"mode":"url","message":"Pay","url":"https://pay.example/x","elicitationId":"e"}}}',
    ),
  ],
  [
    'elicitation/enum-names-legacy',
    form('"p":{"type":"string","oneOf":[{"const":"n","title":"North"}]}'),
    form('"p":{"type":"string","enum":["n"],"enumNames":["North"]}'),
    { in: [D] },
  ],
  ['elicitation/field-ref', form('"p":{"type":"string"}'), form('"p":{"$ref":"#/$defs/pier"}'), { in: [C, D] }],
  [
    'elicitation/form-asks-for-secret',
    form('"user":{"type":"string"}'),
    form('"password":{"type":"string","title":"Password"}'),
    { in: [C, D] },
  ],
  [
    'elicitation/form-asks-for-secret',
    form('"user":{"type":"string"}'),
    form('"field1":{"type":"string","title":"Credit card number"}'),
    { in: [C, D] },
  ],
  [
    'elicitation/form-asks-for-secret',
    form('"key":{"type":"string","title":"Musical key"}'),
    form('"api_key":{"type":"string"}'),
    { in: [C, D] },
  ],
  [
    'elicitation/format-unsupported',
    form('"p":{"type":"string","format":"email"}'),
    form('"p":{"type":"string","format":"phone"}'),
    { in: [C, D] },
  ],
  [
    'elicitation/link-in-form',
    form('"p":{"type":"string"}'),
    form('"p":{"type":"string","description":"See https://pier.example/map"}'),
    { in: [D] },
  ],
  [
    'elicitation/message-missing',
    form('"p":{"type":"string"}'),
    form('"p":{"type":"string"}').replace('"message":"Which pier?",', ''),
    { in: [C, D] },
  ],
  [
    'elicitation/mode-not-yet',
    form('"p":{"type":"string"}'),
    form('"p":{"type":"string"}', ',"mode":"form"'),
    { in: [C] },
  ],
  [
    'elicitation/multi-default-not-array',
    form('"p":{"type":"array","items":{"type":"string","enum":["n","s"]},"default":["n"]}'),
    form('"p":{"type":"array","items":{"type":"string","enum":["n","s"]},"default":"n"}'),
    { in: [D] },
  ],
  [
    'elicitation/nested-object',
    form('"p":{"type":"string"}'),
    form('"p":{"type":"object","properties":{"a":{"type":"string"}}}'),
    { in: [C, D] },
  ],
  [
    'elicitation/not-yet-defined',
    request('ping'),
    form('"p":{"type":"string"}'),
    { in: [A, B], or: ['methods/elicitation-since-2025-06-18'] },
  ],
  [
    'elicitation/required-error-empty-list',
    failure(
      -32042,
      '{"elicitations":[{"mode":"url","message":"Pay","url":"https://pay.example/x","elicitationId":"e"}]}',
    ),
    failure(-32042, '{"elicitations":[]}'),
  ],
  [
    'elicitation/required-error-id-missing',
    failure(
      -32042,
      '{"elicitations":[{"mode":"url","message":"Pay","url":"https://pay.example/x","elicitationId":"e"}]}',
    ),
    failure(-32042, '{"elicitations":[{"mode":"url","message":"Pay","url":"https://pay.example/x"}]}'),
    { in: [D] },
  ],
  [
    'elicitation/required-error-not-defined',
    failure(-32602),
    failure(-32042, '{"elicitations":[]}'),
    { in: [E], or: ['errors/retired-32042'] },
  ],
  [
    'elicitation/required-error-without-list',
    failure(-32602),
    failure(-32042, '{"url":"https://pay.example/x"}'),
    { in: [D], or: ['errors/url-elicitation-data'] },
  ],
  [
    'elicitation/sub-modes-not-yet',
    hello('{"elicitation":{}}'),
    hello('{"elicitation":{"form":{}}}'),
    { in: [C], or: ['capabilities/elicitation-modes-since-2025-11-25'] },
  ],
  [
    'elicitation/titled-enum-not-yet',
    form('"p":{"type":"string","enum":["n"]}'),
    form('"p":{"type":"string","oneOf":[{"const":"n","title":"North"}]}'),
    { in: [C] },
  ],
  [
    'elicitation/titled-multi-select-keyword',
    form('"p":{"type":"array","items":{"anyOf":[{"const":"n","title":"North"}]}}'),
    form('"p":{"type":"array","items":{"oneOf":[{"const":"n","title":"North"}]}}'),
    { in: [D] },
  ],
  [
    'elicitation/url-carries-secret',
    request(
      'elicitation/create',
      '"mode":"url","message":"Pay","url":"https://pay.example/x?ref=1","elicitationId":"e"',
    ),
    request(
      'elicitation/create',
      '"mode":"url","message":"Pay","url":"https://pay.example/x?access_token=abc123","elicitationId":"e"',
    ),
    { in: [D] },
  ],
  [
    'elicitation/url-carries-secret',
    request('elicitation/create', '"mode":"url","message":"Pay","url":"https://pay.example/x","elicitationId":"e"'),
    request(
      'elicitation/create',
      '"mode":"url","message":"Pay","url":"https://bob:pw@pay.example/x","elicitationId":"e"',
    ),
    { in: [D] },
  ],
  [
    'elicitation/url-invalid',
    request('elicitation/create', '"mode":"url","message":"Pay","url":"https://pay.example/x","elicitationId":"e"'),
    request('elicitation/create', '"mode":"url","message":"Pay","url":"/pay/x","elicitationId":"e"'),
    { in: [D] },
  ],
  [
    'elicitation/url-invalid',
    request('elicitation/create', '"mode":"url","message":"Pay","url":"https://pay.example/x","elicitationId":"e"'),
    request('elicitation/create', '"mode":"url","message":"Pay","url":"pay.example/x y","elicitationId":"e"'),
    { in: [D] },
  ],
];
