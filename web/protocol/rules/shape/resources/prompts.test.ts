/** Prompts, completion, roots and cache hints: common messages and mistakes. */
import { MODERN } from '../../envelope/meaning-examples.ts';
import {
  asks,
  CITY,
  complete,
  completed,
  NAMED,
  prompts,
  result,
  roots,
  since,
  messagesResult,
  upTo,
  wrongly,
} from './testing/example-messages.ts';

wrongly([
  [
    'a prompt with an inputSchema',
    prompts('{"name":"trip","arguments":{"type":"object"}}'),
    'prompts/arguments-array /result/prompts/0/arguments',
  ],
  ['no arguments', prompts('{"name":"trip","arguments":null}'), 'prompts/optional-null /result/prompts/0/arguments'],
  [
    'required as a number',
    prompts('{"name":"trip","arguments":[{"name":"city","required":1}]}'),
    'prompts/argument-required-boolean /result/prompts/0/arguments/0/required',
  ],
  [
    'the same prompt name twice',
    prompts('{"name":"a"},{"name":"b"},{"name":"a"}'),
    'info prompts/duplicate-name /result/prompts/2/name',
  ],
  [
    'a boolean for an argument',
    asks('prompts/get', '"name":"trip","arguments":{"slow":true}'),
    'prompts/get-arguments-strings /params/arguments/slow',
  ],
  [
    'null for an argument',
    asks('prompts/get', '"name":"trip","arguments":{"city":null}'),
    'prompts/get-arguments-strings /params/arguments/city',
  ],
  [
    'a string for all arguments',
    asks('prompts/get', '"name":"trip","arguments":"Oslo"'),
    'prompts/get-arguments-object /params/arguments',
  ],
  [
    'a string as message content',
    messagesResult('{"role":"user","content":"Hi"}'),
    'prompts/message-content-object /result/messages/0/content',
  ],
  [
    'an array as message content',
    messagesResult('{"role":"user","content":[]}'),
    'prompts/message-content-single /result/messages/0/content',
  ],
  [
    'audio in the first revision',
    messagesResult('{"role":"user","content":{"type":"audio","data":"","mimeType":"audio/wav"}}'),
    'content/audio-version /result/messages/0/content/type',
    ['2024-11-05'],
  ],
  [
    'a resource link before 2025-06-18',
    messagesResult('{"role":"user","content":{"type":"resource_link","uri":"note://1","name":"a"}}'),
    'content/resource-link-version /result/messages/0/content/type',
    upTo('2025-03-26'),
  ],
  [
    'a tool as completion reference',
    complete(`"ref":{"type":"ref/tool","name":"add"},${CITY}`),
    'completion/ref-type /params/ref/type',
  ],
  ['a bare name as completion reference', complete(`"ref":"trip",${CITY}`), 'completion/ref-type /params/ref'],
  [
    'a template with an unclosed brace',
    complete(`"ref":{"type":"ref/resource","uri":"trip://{city"},${CITY}`),
    'completion/ref-resource-template-syntax /params/ref/uri',
  ],
  [
    'a number as argument value',
    complete(`${NAMED},"argument":{"name":"day","value":7}`),
    'completion/argument-value-string /params/argument/value',
  ],
  [
    'a context with numbers',
    complete(`${NAMED},${CITY},"context":{"arguments":{"day":7}}`),
    'completion/context-arguments-strings /params/context/arguments/day',
    since('2025-06-18'),
  ],
  [
    'a context before 2025-06-18',
    complete(`${NAMED},${CITY},"context":{"arguments":{"day":7}}`),
    'info completion/context-version /params/context',
    upTo('2025-03-26'),
  ],
  [
    'a total below the number of values',
    completed('"values":["a","b","c"],"total":2,"hasMore":true'),
    'info completion/total-too-small /result/completion/total',
  ],
  [
    'a total above the values without hasMore',
    completed('"values":[],"total":4,"hasMore":false'),
    'info completion/has-more-inconsistent /result/completion/hasMore',
  ],
  [
    'a fractional total',
    completed('"values":["a"],"total":1.5'),
    'completion/total-type /result/completion/total',
  ],
  [
    'numbers as values',
    completed('"values":["a",2]'),
    'completion/values-strings /result/completion/values/1',
  ],
  ['a string as root', roots('"file:///srv"'), 'roots/bare-string-entry /result/roots/0', upTo('2025-11-25')],
  ['a path as root URI', roots('{"uri":"/srv"}'), 'roots/uri-malformed /result/roots/0/uri', upTo('2025-11-25')],
  [
    'a Windows path as root URI',
    roots('{"uri":"C:\\\\work"}'),
    'roots/uri-malformed /result/roots/0/uri',
    upTo('2025-11-25'),
  ],
  [
    'a root URI with a space',
    roots('{"uri":"file:///my work"}'),
    'roots/uri-malformed /result/roots/0/uri',
    upTo('2025-11-25'),
  ],
  [
    'a root with an https URI',
    roots('{"uri":"http://example.com/"}'),
    'roots/uri-not-file /result/roots/0/uri',
    upTo('2025-11-25'),
  ],
  ['a root URI with one slash', roots('{"uri":"file:/srv"}'), 'roots/uri-not-file /result/roots/0/uri', upTo('2025-11-25')],
  [
    'a root URI with a host',
    roots('{"uri":"file://Users/ana"}'),
    'info roots/uri-host-part /result/roots/0/uri',
    upTo('2025-11-25'),
  ],
  [
    'a root URI with a drive as host',
    roots('{"uri":"file://C:/work"}'),
    'info roots/uri-host-part /result/roots/0/uri',
    upTo('2025-11-25'),
  ],
  ['a root without a URI', roots('{"name":"Ana"}'), 'roots/root-missing-uri /result/roots/0', upTo('2025-11-25')],
  [
    'HTTP terms as cacheScope',
    () => result('"prompts":[],"ttlMs":1,"cacheScope":"no-cache"')(MODERN),
    'caching/scope-values /result/cacheScope',
    [MODERN],
  ],
  ['no cache hints', () => result('"contents":[]')(MODERN), 'caching/hints-required-resources-read /result', [MODERN]],
  [
    'a string as ttlMs',
    () => result('"contents":[],"ttlMs":"60000","cacheScope":"private"')(MODERN),
    'caching/ttl-integer /result/ttlMs',
    [MODERN],
  ],
  [
    'public contents',
    () => result('"contents":[],"ttlMs":0,"cacheScope":"public"')(MODERN),
    'info caching/public-resource-read /result/cacheScope',
    [MODERN],
  ],
]);
