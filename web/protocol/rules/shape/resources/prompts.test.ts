/** Prompts, completion, roots and hints how long to keep things: what people really write. */
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
    'a prompt with a schema',
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
    'the same prompt twice',
    prompts('{"name":"a"},{"name":"b"},{"name":"a"}'),
    'info prompts/duplicate-name /result/prompts/2/name',
  ],
  [
    'true for an argument',
    asks('prompts/get', '"name":"trip","arguments":{"slow":true}'),
    'prompts/get-arguments-strings /params/arguments/slow',
  ],
  [
    'null for an argument',
    asks('prompts/get', '"name":"trip","arguments":{"city":null}'),
    'prompts/get-arguments-strings /params/arguments/city',
  ],
  [
    'text for all arguments',
    asks('prompts/get', '"name":"trip","arguments":"Oslo"'),
    'prompts/get-arguments-object /params/arguments',
  ],
  [
    'a bare text said',
    messagesResult('{"role":"user","content":"Hi"}'),
    'prompts/message-content-object /result/messages/0/content',
  ],
  [
    'several blocks said',
    messagesResult('{"role":"user","content":[]}'),
    'prompts/message-content-single /result/messages/0/content',
  ],
  [
    'sound in the first revision',
    messagesResult('{"role":"user","content":{"type":"audio","data":"","mimeType":"audio/wav"}}'),
    'content/audio-version /result/messages/0/content/type',
    ['2024-11-05'],
  ],
  [
    'a link before its time',
    messagesResult('{"role":"user","content":{"type":"resource_link","uri":"note://1","name":"a"}}'),
    'content/resource-link-version /result/messages/0/content/type',
    upTo('2025-03-26'),
  ],
  [
    'a tool to complete',
    complete(`"ref":{"type":"ref/tool","name":"add"},${CITY}`),
    'completion/ref-type /params/ref/type',
  ],
  ['a bare name to complete', complete(`"ref":"trip",${CITY}`), 'completion/ref-type /params/ref'],
  [
    'a template with half a brace',
    complete(`"ref":{"type":"ref/resource","uri":"trip://{city"},${CITY}`),
    'completion/ref-resource-template-syntax /params/ref/uri',
  ],
  [
    'a value that is a number',
    complete(`${NAMED},"argument":{"name":"day","value":7}`),
    'completion/argument-value-string /params/argument/value',
  ],
  [
    'a context of numbers',
    complete(`${NAMED},${CITY},"context":{"arguments":{"day":7}}`),
    'completion/context-arguments-strings /params/context/arguments/day',
    since('2025-06-18'),
  ],
  [
    'a context before its time',
    complete(`${NAMED},${CITY},"context":{"arguments":{"day":7}}`),
    'info completion/context-version /params/context',
    upTo('2025-03-26'),
  ],
  [
    'too few in all',
    completed('"values":["a","b","c"],"total":2,"hasMore":true'),
    'info completion/total-too-small /result/completion/total',
  ],
  [
    'more, and no more',
    completed('"values":[],"total":4,"hasMore":false'),
    'info completion/has-more-inconsistent /result/completion/hasMore',
  ],
  [
    'a fraction of suggestions',
    completed('"values":["a"],"total":1.5'),
    'completion/total-type /result/completion/total',
  ],
  [
    'suggestions that are numbers',
    completed('"values":["a",2]'),
    'completion/values-strings /result/completion/values/1',
  ],
  ['a bare root', roots('"file:///srv"'), 'roots/bare-string-entry /result/roots/0', upTo('2025-11-25')],
  ['a root that is a path', roots('{"uri":"/srv"}'), 'roots/uri-malformed /result/roots/0/uri', upTo('2025-11-25')],
  [
    'a root that is a drive',
    roots('{"uri":"C:\\\\work"}'),
    'roots/uri-malformed /result/roots/0/uri',
    upTo('2025-11-25'),
  ],
  [
    'a root with a space',
    roots('{"uri":"file:///my work"}'),
    'roots/uri-malformed /result/roots/0/uri',
    upTo('2025-11-25'),
  ],
  [
    'a root on the web',
    roots('{"uri":"http://example.com/"}'),
    'roots/uri-not-file /result/roots/0/uri',
    upTo('2025-11-25'),
  ],
  ['a root with one slash', roots('{"uri":"file:/srv"}'), 'roots/uri-not-file /result/roots/0/uri', upTo('2025-11-25')],
  [
    'a root with a computer',
    roots('{"uri":"file://Users/ana"}'),
    'info roots/uri-host-part /result/roots/0/uri',
    upTo('2025-11-25'),
  ],
  [
    'a root with a drive for a computer',
    roots('{"uri":"file://C:/work"}'),
    'info roots/uri-host-part /result/roots/0/uri',
    upTo('2025-11-25'),
  ],
  ['a root without an address', roots('{"name":"Ana"}'), 'roots/root-missing-uri /result/roots/0', upTo('2025-11-25')],
  [
    'words of HTTP',
    () => result('"prompts":[],"ttlMs":1,"cacheScope":"no-cache"')(MODERN),
    'caching/scope-values /result/cacheScope',
    [MODERN],
  ],
  ['no hints at all', () => result('"contents":[]')(MODERN), 'caching/hints-required-resources-read /result', [MODERN]],
  [
    'time in words',
    () => result('"contents":[],"ttlMs":"60000","cacheScope":"private"')(MODERN),
    'caching/ttl-integer /result/ttlMs',
    [MODERN],
  ],
  [
    'contents for all',
    () => result('"contents":[],"ttlMs":0,"cacheScope":"public"')(MODERN),
    'info caching/public-resource-read /result/cacheScope',
    [MODERN],
  ],
]);
