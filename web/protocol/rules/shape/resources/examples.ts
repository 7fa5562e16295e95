/** Examples for requirements of this area that the types themselves hold, by ledger id. */
import { MODERN, notification, request, response } from '../../envelope/meaning-examples.ts';
import type { ShapeExample } from '../define.ts';
import { completionExamples, promptsExamples } from './examples-prompts.ts';
import { answer, FIRST, HINTS, lacking, LAST, modern, modernRequest, pair } from './texts.ts';

const hinted = (inside: string): string => modern(`"prompts":[],${inside}`);

const caching: Readonly<Record<string, readonly ShapeExample[]>> = {
  'caching/scope-values': [
    pair(hinted, HINTS, '"ttlMs":0,"cacheScope":⟦"no-store"⟧', MODERN),
    pair(hinted, HINTS, '"ttlMs":0,"cacheScope":⟦"Public"⟧', MODERN),
  ],
  'caching/ttl-integer': [
    pair(hinted, HINTS, '"ttlMs":⟦"5m"⟧,"cacheScope":"public"', MODERN),
    pair(hinted, HINTS, '"ttlMs":⟦1500.5⟧,"cacheScope":"public"', MODERN),
  ],
  'caching/ttl-negative': [pair(hinted, HINTS, '"ttlMs":⟦-60⟧,"cacheScope":"private"', MODERN)],
  'caching/version': [
    pair(response, '"resources":[]', '"resources":[],⟦"ttlMs"⟧:60000', LAST),
    pair(response, '"prompts":[]', '"prompts":[],⟦"cacheScope"⟧:"public"', FIRST),
  ],
  'caching/hints-required-prompts-list': [
    lacking('result', pair(modern, `"prompts":[],${HINTS}`, '"prompts":[]', MODERN)),
  ],
  'caching/hints-required-resources-list': [
    lacking('result', pair(modern, `"resources":[],${HINTS}`, '"resources":[],"ttlMs":0', MODERN)),
  ],
  'caching/hints-required-resources-read': [
    lacking(
      'result',
      answer(
        modernRequest('resources/read', '"uri":"note://1"'),
        `"contents":[],${HINTS}`,
        '"contents":[],"cacheScope":"private"',
        MODERN,
      ),
    ),
  ],
  'caching/hints-required-templates-list': [
    lacking('result', pair(modern, `"resourceTemplates":[],${HINTS}`, '"resourceTemplates":[]', MODERN)),
  ],
};

const listed = (whole: string): string => response(`"resources":[${whole}]`);
const template = (whole: string): string => response(`"resourceTemplates":[${whole}]`);
const read = (whole: string): string => response(`"contents":[${whole}]`);
const reading = (inside: string): string => request('resources/read', inside);
const watching = (inside: string): string => request('resources/subscribe', inside);
const leaving = (inside: string): string => request('resources/unsubscribe', inside);
const updated = (inside: string): string => notification('notifications/resources/updated', inside);
const plain = (method: string): string => `{"jsonrpc":"2.0","id":1,"method":"${method}"}`;
const NOTE = '{"uri":"note://1","name":"first"}';
const NOTES = '{"uriTemplate":"note://{id}","name":"notes"}';
const PART = '{"uri":"note://1","text":"A"}';

const resources: Readonly<Record<string, readonly ShapeExample[]>> = {
  'content/blob-base64': [
    pair(read, '{"uri":"note://1","blob":"aGk="}', '{"uri":"note://1","blob":⟦"data:text/plain;base64,aGk="⟧}', FIRST),
  ],
  'resource-subscribe/unsubscribe-uri-required': [
    lacking('params', pair(leaving, '"uri":"note://1"', '"subscriptionId":7')),
  ],
  'resource-subscribe/updated-uri-required': [
    lacking('params', pair(updated, '"uri":"note://1"', '"name":"first"')),
    pair(updated, '"uri":"note://1"', '"uri":⟦["note://1"]⟧', FIRST),
  ],
  'resource-subscribe/uri-required': [
    lacking('params', pair(watching, '"uri":"note://1"', '"resource":"note://1"', LAST)),
    pair(watching, '"uri":"note://1"', '"uri":⟦["note://1","note://2"]⟧', FIRST),
  ],
  'resource-templates/list-result-array': [
    lacking('result', answer(plain('resources/templates/list'), '"resourceTemplates":[]', '"templates":[]')),
    pair(response, '"resourceTemplates":[]', `"resourceTemplates":⟦${NOTES}⟧`, FIRST),
  ],
  'resource-templates/name-required': [pair(template, NOTES, '⟦{"uriTemplate":"note://{id}","title":"Notes"}⟧', LAST)],
  'resource-templates/rfc6570-syntax': [
    pair(template, NOTES, '{"uriTemplate":⟦"note://{id"⟧,"name":"notes"}'),
    pair(template, NOTES, '{"uriTemplate":⟦"note://{{id}}"⟧,"name":"notes"}', FIRST),
    pair(template, NOTES, '{"uriTemplate":⟦"note://{note id}"⟧,"name":"notes"}', LAST),
  ],
  'resource-templates/uri-template-required': [
    pair(template, NOTES, '⟦{"uri":"note://{id}","name":"notes"}⟧'),
    pair(template, NOTES, '⟦{"uri_template":"note://{id}","name":"notes"}⟧', FIRST),
  ],
  'resources/list-result-array': [
    lacking('result', answer(plain('resources/list'), '"resources":[]', '"items":[]')),
    pair(response, '"resources":[]', `"resources":⟦${NOTE}⟧`, FIRST),
  ],
  'resources/name-required': [
    pair(listed, NOTE, '⟦{"uri":"note://1","title":"First"}⟧'),
    pair(listed, NOTE, '{"uri":"note://1","name":⟦null⟧}', FIRST),
  ],
  'resources/optional-null': [
    pair(listed, NOTE, '{"uri":"note://1","name":"first","mimeType":⟦null⟧}', LAST),
    pair(listed, NOTE, '{"uri":"note://1","name":"first","size":⟦null⟧}', FIRST),
  ],
  'resources/read-contents-array': [
    lacking('result', answer(reading('"uri":"note://1"'), `"contents":[${PART}]`, `"content":[${PART}]`)),
    pair(response, `"contents":[${PART}]`, `"contents":⟦${PART}⟧`, FIRST),
  ],
  'resources/read-item-data': [
    pair(read, PART, '⟦{"uri":"note://1","mimeType":"image/png","data":"aGk="}⟧'),
    pair(read, PART, '⟦{"uri":"note://1"}⟧', FIRST),
  ],
  'resources/read-item-uri': [
    pair(read, PART, '⟦{"text":"A"}⟧', LAST),
    pair(read, '{"uri":"note://1","blob":"aGk="}', '⟦{"blob":"aGk=","mimeType":"image/png"}⟧', FIRST),
  ],
  'resources/read-uri-required': [
    lacking('params', pair(reading, '"uri":"note://1"', '"name":"first"')),
    pair(reading, '"uri":"note://1"', '"uri":⟦["note://1"]⟧', FIRST),
  ],
  'resources/size-integer': [
    pair(listed, '{"uri":"note://1","name":"first","size":0}', '{"uri":"note://1","name":"first","size":⟦"2 kB"⟧}'),
    pair(listed, '{"uri":"note://1","name":"first","size":9}', '{"uri":"note://1","name":"first","size":⟦9.5⟧}', FIRST),
  ],
  'resources/title-version': [
    pair(listed, NOTE, '{"uri":"note://1","name":"first",⟦"title"⟧:"First"}', '2025-03-26'),
    pair(template, NOTES, '{"uriTemplate":"note://{id}","name":"notes",⟦"title"⟧:"Notes"}', FIRST),
  ],
  'resources/uri-required': [
    pair(listed, NOTE, '⟦{"name":"first"}⟧'),
    pair(listed, NOTE, '⟦{"url":"note://1","name":"first"}⟧', LAST),
  ],
};

const open = (whole: string): string => response(`"roots":[${whole}]`);
const HOME = '{"uri":"file:///home/ana"}';

const roots: Readonly<Record<string, readonly ShapeExample[]>> = {
  'roots/bare-string-entry': [
    pair(open, HOME, '⟦"file:///home/ana"⟧'),
    pair(open, HOME, `${HOME},⟦"file:///srv"⟧`, FIRST),
  ],
  'roots/name-not-string': [
    pair(open, '{"uri":"file:///srv","name":"Work"}', '{"uri":"file:///srv","name":⟦null⟧}', FIRST),
    pair(open, '{"uri":"file:///srv","name":"Work"}', '{"uri":"file:///srv","name":⟦7⟧}'),
  ],
  'roots/result-missing-roots': [
    lacking('result', answer(plain('roots/list'), '"roots":[]', '"directories":[]')),
    pair(response, `"roots":[${HOME}]`, `"roots":⟦${HOME}⟧`, FIRST),
  ],
  'roots/root-missing-uri': [pair(open, HOME, '⟦{"name":"Ana"}⟧'), pair(open, HOME, '⟦{"path":"/home/ana"}⟧', LAST)],
};

/** One or more for each entry that the types name. */
export const resourcesExamples: Readonly<Record<string, readonly ShapeExample[]>> = {
  ...caching,
  ...completionExamples,
  ...promptsExamples,
  ...resources,
  ...roots,
};
