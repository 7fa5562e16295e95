/**
 * Resources, prompts, completion and roots through the checker’s API: what is valid in every revision, and what is invalid in
 * which.
 */
import { describe, expect, it, test } from 'vitest';
import { cpuClock } from '../../../../testing/cpu-clock.ts';
import { isOfOneMessage } from '../../../testing/areas.ts';
import { deepOf } from '../../../model/deep.ts';
import type { RevisionId } from '../../../types.ts';
import { notification } from '../../envelope/meaning-examples.ts';
import { resourcesExamples } from './examples.ts';
import { resourcesRules } from './index.ts';
import {
  ALL,
  always,
  requests,
  brief,
  CITY,
  complete,
  completed,
  contents,
  stored,
  listed,
  NAMED,
  prompts,
  result,
  roots,
  since,
  messagesResult,
  templates,
  upTo,
  uri,
  wrongly,
  type Text,
} from './testing/example-messages.ts';
import { uriTrouble } from './uri-form.ts';
import { resources } from '../../../model/requirements/resources.ts';
import { unreportedIn } from '../../../model/requirements/index.ts';

const withoutRule = unreportedIn(resources);

const right: readonly [name: string, text: Text, where?: readonly RevisionId[]][] = [
  ['no resources', stored('"resources":[]')],
  ['a page of resources', stored('"resources":[],"nextCursor":"2"')],
  [
    'a resource with all members',
    listed('{"uri":"file:///a%20b.md","name":"a","description":"A","mimeType":"text/markdown","size":0}'),
  ],
  ['an integer written with a decimal point', listed('{"uri":"note://1","name":"a","size":12.0}')],
  ['a title', listed('{"uri":"note://1","name":"a","title":"A","_meta":{"com.example/k":1}}'), since('2025-06-18')],
  ['custom members', listed('{"uri":"note://1","name":"a","com.example":true}')],
  ['a URN', listed(uri('urn:uuid:6e8bc430-9c3a-11d9-9669-0800200c9a66'))],
  ['an uppercase scheme', listed(uri('NOTE://1'))],
  ['a drive letter in a file URI', listed(uri('file:///C:/notes/a.md'))],
  ['a host with a port and a query', listed(uri('db+pg://h.example:5432/t?x=1&y=%C3%A9#row'))],
  ['a one-letter scheme', listed(uri('x://1/a'))],
  ['an IPv6 host', listed(uri('web://[::1]:80/x'))],
  ['sub-delimiters', listed(uri("x:a!$&'()*+,;=:@-._~"))],
  ['a template', templates('{"uriTemplate":"note://{year}/{+path}{?q,page*}","name":"notes","mimeType":"text/plain"}')],
  ['a template with a prefix', templates('{"uriTemplate":"note://{id:3}","name":"notes"}')],
  ['text', contents('{"uri":"note://1","text":""}')],
  ['bytes', contents('{"uri":"note://1","blob":"","mimeType":"image/png"}')],
  ['no contents', stored('"contents":[]')],
  ['a read', requests('resources/read', '"uri":"note://1?x={}"'.replace('{}', '%7B%7D'))],
  ['a request for resources', requests('resources/list', '"cursor":"a"')],
  ['a request for templates', requests('resources/templates/list')],
  ['a subscription', requests('resources/subscribe', '"uri":"note://1"'), upTo('2025-11-25')],
  ['an unsubscribe request', requests('resources/unsubscribe', '"uri":"note://1"'), upTo('2025-11-25')],
  ['an update', always(notification('notifications/resources/updated', '"uri":"note://1/part"')), upTo('2025-11-25')],
  [
    'a list_changed notification',
    always('{"jsonrpc":"2.0","method":"notifications/resources/list_changed"}'),
    upTo('2025-11-25'),
  ],
  ['a prompt', prompts('{"name":"trip","description":"A trip","arguments":[{"name":"city","required":false}]}')],
  ['a prompt without arguments', prompts('{"name":"trip","arguments":[]}')],
  ['a request for a prompt', requests('prompts/get', '"name":"trip","arguments":{"city":"Oslo","days":""}')],
  ['a request for a prompt without arguments', requests('prompts/get', '"name":"trip"')],
  ['a user message', messagesResult('{"role":"user","content":{"type":"text","text":"Hi"}}')],
  ['an assistant message', messagesResult('{"role":"assistant","content":{"type":"text","text":"Hi"}}')],
  ['no messages', result('"messages":[],"description":"Nothing"')],
  ['completion for a prompt', complete(`${NAMED},${CITY}`)],
  ['completion for a template', complete(`"ref":{"type":"ref/resource","uri":"trip://{city}"},${CITY}`)],
  ['completion for a URI', complete(`"ref":{"type":"ref/resource","uri":"trip://oslo"},${CITY}`)],
  ['completion with context', complete(`${NAMED},${CITY},"context":{"arguments":{"day":"7"}}`), since('2025-06-18')],
  ['suggestions', completed('"values":["Oslo","Osaka"],"total":2,"hasMore":false')],
  ['no suggestions', completed('"values":[]')],
  [
    'a hundred completion values',
    completed(`"values":[${Array.from({ length: 100 }, () => '"a"').join(',')}],"hasMore":true`),
  ],
  ['no roots', always('{"jsonrpc":"2.0","id":1,"result":{"roots":[]}}'), upTo('2025-11-25')],
  ['roots', roots('{"uri":"file:///home/ana","name":"Ana"},{"uri":"FILE:///srv"}'), upTo('2025-11-25')],
  ['a request for roots', requests('roots/list'), upTo('2025-11-25')],
  ['changed roots', always('{"jsonrpc":"2.0","method":"notifications/roots/list_changed"}'), upTo('2025-11-25')],
];

describe.each(right)('%s', (_name, text, where = ALL) => {
  test.each(where)('is valid in %s', (revision) => {
    expect(brief(text(revision), revision)).toEqual([]);
  });
});

const item = '/result/resources/0';
wrongly([
  ['a path', listed(uri('/srv/a.md')), `resource-uri/absolute ${item}/uri`],
  ['a relative path', listed(uri('./a.md')), `resource-uri/absolute ${item}/uri`],
  ['nothing', listed(uri('')), `resource-uri/absolute ${item}/uri`],
  ['a host without a scheme', listed(uri('//example.com/a')), `resource-uri/absolute ${item}/uri`],
  ['a name', listed(uri('notes')), `resource-uri/absolute ${item}/uri`],
  ['a space', listed(uri('note://my notes')), `resource-uri/characters ${item}/uri`],
  ['a trailing space', listed(uri('note://1 ')), `resource-uri/characters ${item}/uri`],
  ['a leading space', listed(uri(' note://1')), `resource-uri/characters ${item}/uri`],
  ['non-ASCII letters', listed(uri('note://größe')), `resource-uri/characters ${item}/uri`],
  ['a bare percent sign', listed(uri('note://100%')), `resource-uri/characters ${item}/uri`],
  ['brackets in a path', listed(uri('file:///app/[id]/page.tsx')), `resource-uri/characters ${item}/uri`],
  ['two fragments', listed(uri('note://1#a#b')), `resource-uri/characters ${item}/uri`],
  ['one brace', listed(uri('note://1}')), `resource-uri/characters ${item}/uri`],
  ['a drive', listed(uri('C:\\notes\\a.md')), `resource-uri/windows-path ${item}/uri`],
  ['a drive with forward slashes', listed(uri('d:/notes/a.md')), `resource-uri/windows-path ${item}/uri`],
  ['a share', listed(uri('\\\\server\\notes\\a.md')), `resource-uri/windows-path ${item}/uri`],
  ['backslashes after file:', listed(uri('file:///C:\\notes')), `resource-uri/windows-path ${item}/uri`],
  [
    'an underscore in a scheme',
    listed(uri('my_db://t')),
    `resource-uri/custom-scheme-syntax ${item}/uri`,
    since('2025-06-18'),
  ],
  [
    'an underscore in a scheme, earlier revisions',
    listed(uri('my_db://t')),
    `resource-uri/absolute ${item}/uri`,
    upTo('2025-03-26'),
  ],
  [
    'a digit at the start of a scheme',
    listed(uri('3d://t')),
    `resource-uri/custom-scheme-syntax ${item}/uri`,
    since('2025-06-18'),
  ],
  [
    'a space in a scheme',
    listed(uri('my db://t')),
    `resource-uri/custom-scheme-syntax ${item}/uri`,
    since('2025-06-18'),
  ],
  ['a template as resource URI', listed(uri('note://{id}')), `resource-uri/template-as-uri ${item}/uri`],
  [
    'a read request with a template',
    requests('resources/read', '"uri":"note://{+path}"'),
    'resource-uri/read-template-unexpanded /params/uri',
  ],
  ['a read request without a URI', requests('resources/read'), 'resources/read-uri-required ', upTo('2025-11-25')],
  ['a prompt without a name', requests('prompts/get'), 'prompts/get-name-required ', upTo('2025-11-25')],
  [
    'an update notification without a URI',
    always('{"jsonrpc":"2.0","method":"notifications/resources/updated"}'),
    'resource-subscribe/updated-uri-required ',
    upTo('2025-11-25'),
  ],
  ['a read request with a path', requests('resources/read', '"uri":"a.md"'), 'resource-uri/absolute /params/uri'],
  [
    'a subscribe request with a path',
    requests('resources/subscribe', '"uri":"/a.md"'),
    'resource-uri/absolute /params/uri',
    upTo('2025-11-25'),
  ],
  [
    'an unsubscribe request with a path',
    requests('resources/unsubscribe', '"uri":"C:\\\\a"'),
    'resource-uri/windows-path /params/uri',
    upTo('2025-11-25'),
  ],
  [
    'an update notification with a path',
    always(notification('notifications/resources/updated', '"uri":"a.md"')),
    'resource-uri/absolute /params/uri',
    upTo('2025-11-25'),
  ],
  ['contents with a path', contents('{"uri":"a.md","text":"A"}'), 'resource-uri/absolute /result/contents/0/uri'],
  [
    'https URIs, reported once',
    listed(`${uri('https://a.example/1')},${uri('https://a.example/2')}`),
    `info resource-uri/https-scheme ${item}/uri`,
  ],
  [
    'the same resource three times',
    listed([1, 1, 2].map((n) => uri(`note://${n}`)).join(',')),
    'info resources/duplicate-uri /result/resources/1/uri',
  ],
  ['no size', listed('{"uri":"note://1","name":"a","size":null}'), `resources/optional-null ${item}/size`],
  [
    'null as template description',
    templates('{"uriTemplate":"note://{id}","name":"n","description":null}'),
    'resources/optional-null /result/resourceTemplates/0/description',
  ],
  ['a string as size', listed('{"uri":"note://1","name":"a","size":"1024"}'), `resources/size-integer ${item}/size`],
  ['an array as name', listed('{"uri":"note://1","name":["a"]}'), `resources/name-required ${item}/name`],
  [
    'an unclosed variable',
    templates('{"uriTemplate":"note://id}","name":"n"}'),
    'resource-templates/rfc6570-syntax /result/resourceTemplates/0/uriTemplate',
  ],
  [
    'a variable name with a dash',
    templates('{"uriTemplate":"note://{note-id}","name":"n"}'),
    'resource-templates/rfc6570-syntax /result/resourceTemplates/0/uriTemplate',
  ],
  [
    'no variable',
    templates('{"uriTemplate":"note://1","name":"n"}'),
    'info resource-templates/no-variable /result/resourceTemplates/0/uriTemplate',
  ],
  ['text that is not a string', contents('{"uri":"note://1","text":7}'), 'null /result/contents/0/text'],
  ['base64url in blob', contents('{"uri":"note://1","blob":"a-_b"}'), 'content/blob-base64 /result/contents/0/blob'],
  [
    'bytes under another key',
    contents('{"uri":"note://1","data":"aGk="}'),
    'resources/read-item-data /result/contents/0',
  ],
  [
    'contents in the form of tool content',
    contents('{"uri":"note://1","type":"text"}'),
    'resources/read-item-data /result/contents/0',
  ],
]);

test('every requirement has a rule, a type example or a reason', () => {
  const areas = 'resources resource-uri resource-templates resource-subscribe prompts completion roots caching'.split(
    ' ',
  );
  const ids = new Set(
    ALL.flatMap((id) => [...deepOf(id).ledger.keys()]).filter(
      (id) => areas.includes(id.split('/')[0] ?? '') && isOfOneMessage(id),
    ),
  );
  const held = new Set([
    ...resourcesRules.flatMap((rule) => rule.requirements),
    ...Object.keys(resourcesExamples),
    ...Object.keys(withoutRule),
    'caching/hints-required-tools-list',
  ]);
  expect([...ids].filter((id) => !held.has(id))).toEqual([]);
});

describe('an address', () => {
  it.each([
    ['C:\\notes\\a b.md', 'file:///C:/notes/a%20b.md'],
    ['d:/a', 'file:///d:/a'],
    ['\\\\server\\share\\a', 'file://server/share/a'],
    ['file:///C:\\a', 'file:///C:/a'],
    ['file://C:\\a', 'file:///C:/a'],
    ['file:\\srv\\a', 'file:/srv/a'],
    ['notes\\a.md', null],
    ['/srv/a b', 'file:///srv/a%20b'],
    ['a.md', null],
    ['my_db://t', 'my-db://t'],
    ['3d://t', null],
    ['note://{id}', null],
    ['note://100%', 'note://100%25'],
    ['note://%20 %zz', 'note://%20%20%25zz'],
    ['note://größe', 'note://gr%C3%B6%C3%9Fe'],
    ['note://\ud83d\ude00', 'note://%F0%9F%98%80'],
    ['note://\ud83d', 'note://%EF%BF%BD'],
    ['note://a/[b]', 'note://a/%5Bb%5D'],
    ['note://1#a#b', 'note://1#a%23b'],
    [' note://1\n', 'note://1'],
  ])('%s gets a fix', (text, fixed) => {
    const trouble = uriTrouble(text);
    expect(trouble).not.toBeNull();
    expect(trouble?.fixed).toBe(fixed);
    if (fixed !== null) expect(uriTrouble(fixed)).toBeNull();
  });

  it('is fast for very long input', () => {
    const spent = cpuClock();
    for (const part of ['{', '[', '%', '#', 'a:', ' ', '\\', '{a}']) uriTrouble(`x:${part.repeat(200_000)}`);
    expect(spent()).toBeLessThan(15_000);
  });
});
