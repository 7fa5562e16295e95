/** Examples for requirements of this area that the types enforce, by requirement id. */
import { MODERN, notification, request, response } from '../../envelope/meaning-examples.ts';
import type { ShapeExample } from '../define.ts';
import { answer, FIRST, HINTS, lacking, LAST, modern, modernRequest, pair, completed } from './example-texts.ts';

// Examples for requirements about prompts and completion that the types enforce, by requirement id.

const typed = (inside: string): string => request('completion/complete', inside);
const PROMPT = '"ref":{"type":"ref/prompt","name":"trip"}';
const CITY = '"argument":{"name":"city","value":"Os"}';
const argument = (whole: string): string => typed(`${PROMPT},"argument":${whole}`);
const ref = (whole: string): string => typed(`"ref":${whole},${CITY}`);
const context = (whole: string): string => typed(`${PROMPT},${CITY},"context":${whole}`);
const MANY = `[${Array.from({ length: 101 }, () => '"a"').join(',')}]`;

/** Completion. */
const completionExamples: Readonly<Record<string, readonly ShapeExample[]>> = {
  'completion/argument-required': [
    lacking('argument', pair(argument, '{"name":"city","value":""}', '{"value":""}', LAST)),
    lacking('params', pair(typed, `${PROMPT},${CITY}`, PROMPT, FIRST)),
    pair(argument, '{"name":"city","value":""}', '⟦"city"⟧'),
  ],
  'completion/argument-value-string': [
    lacking('argument', pair(argument, '{"name":"city","value":""}', '{"name":"city"}', '2025-03-26')),
    pair(argument, '{"name":"city","value":""}', '{"name":"city","value":⟦null⟧}'),
    pair(argument, '{"name":"day","value":"7"}', '{"name":"day","value":⟦7⟧}', FIRST),
  ],
  'completion/completion-object': [
    lacking('result', answer(typed(`${PROMPT},${CITY}`), '"completion":{"values":["Oslo"]}', '"values":["Oslo"]')),
    pair(response, '"completion":{"values":["Oslo"]}', '"completion":⟦["Oslo"]⟧', FIRST),
  ],
  'completion/context-arguments-strings': [
    pair(context, '{"arguments":{"day":"7"}}', '{"arguments":{"day":⟦7⟧}}'),
    pair(context, '{"arguments":{}}', '{"arguments":⟦["7"]⟧}', LAST),
  ],
  'completion/context-version': [
    pair(typed, `${PROMPT},${CITY}`, `${PROMPT},${CITY},⟦"context"⟧:{"arguments":{"day":"7"}}`, '2025-03-26'),
  ],
  'completion/max-100-values': [pair(completed, '"values":["a"],"hasMore":true', `"values":⟦${MANY}⟧`)],
  'completion/ref-prompt-name': [
    lacking('ref', pair(ref, '{"type":"ref/prompt","name":"trip"}', '{"type":"ref/prompt","prompt":"trip"}', LAST)),
    lacking('ref', pair(ref, '{"type":"ref/prompt","name":"trip"}', '{"type":"ref/prompt","Name":"trip"}', FIRST)),
  ],
  'completion/ref-resource-template-syntax': [
    pair(ref, '{"type":"ref/resource","uri":"trip://{city}"}', '{"type":"ref/resource","uri":⟦"trip://{city"⟧}'),
  ],
  'completion/ref-resource-uri': [
    lacking(
      'ref',
      pair(
        ref,
        '{"type":"ref/resource","uri":"trip://{city}"}',
        '{"type":"ref/resource","uriTemplate":"trip://{city}"}',
      ),
    ),
  ],
  'completion/ref-type': [
    pair(ref, '{"type":"ref/prompt","name":"trip"}', '{"type":⟦"ref/tool"⟧,"name":"trip"}'),
    pair(ref, '{"type":"ref/resource","uri":"trip://{city}"}', '{"type":⟦"resource"⟧,"uri":"trip://{city}"}', FIRST),
    lacking('ref', pair(ref, '{"type":"ref/prompt","name":"trip"}', '{"name":"trip"}', LAST)),
  ],
  'completion/total-type': [
    pair(completed, '"values":["Oslo"],"total":1', '"values":["Oslo"],"total":⟦"1"⟧'),
    pair(completed, '"values":["Oslo"],"hasMore":false', '"values":["Oslo"],"hasMore":⟦"no"⟧', FIRST),
  ],
  'completion/values-strings': [
    pair(completed, '"values":["Oslo"]', '"values":[⟦{"label":"Oslo"}⟧]'),
    pair(completed, '"values":["Oslo"]', '"values":⟦"Oslo"⟧', FIRST),
    lacking('completion', pair(completed, '"values":["Oslo"]', '"items":["Oslo"]', LAST)),
  ],
};

const prompt = (whole: string): string => response(`"prompts":[${whole}]`);
const takes = (whole: string): string => prompt(`{"name":"trip","arguments":[${whole}]}`);
const get = (inside: string): string => request('prompts/get', inside);
const messagesResult = (whole: string): string => response(`"messages":[${whole}]`);
const HI = '{"type":"text","text":"Plan a trip."}';
const MESSAGE = `{"role":"user","content":${HI}}`;

/** Prompts. */
const promptsExamples: Readonly<Record<string, readonly ShapeExample[]>> = {
  'prompts/argument-name-required': [pair(takes, '{"name":"city"}', '⟦{"title":"City"}⟧', LAST)],
  'prompts/argument-required-boolean': [
    pair(takes, '{"name":"city","required":true}', '{"name":"city","required":⟦"true"⟧}'),
  ],
  'prompts/arguments-array': [
    pair(prompt, '{"name":"trip","arguments":[]}', '{"name":"trip","arguments":⟦{"name":"city"}⟧}'),
    pair(takes, '{"name":"city"}', '⟦"city"⟧', FIRST),
  ],
  'prompts/get-arguments-object': [
    pair(get, '"name":"trip","arguments":{"city":"Oslo"}', '"name":"trip","arguments":⟦[{"name":"city"}]⟧'),
    pair(get, '"name":"trip"', '"name":"trip","arguments":⟦null⟧', FIRST),
  ],
  'prompts/get-arguments-strings': [
    pair(get, '"name":"trip","arguments":{"days":"3"}', '"name":"trip","arguments":{"days":⟦3⟧}'),
    pair(get, '"name":"trip","arguments":{"tags":"a,b"}', '"name":"trip","arguments":{"tags":⟦["a","b"]⟧}', LAST),
  ],
  'prompts/get-name-required': [
    lacking('params', pair(get, '"name":"trip"', '"prompt":"trip"')),
    pair(get, '"name":"trip"', '"name":⟦["trip"]⟧', LAST),
  ],
  'prompts/list-result-array': [
    lacking('result', answer('{"jsonrpc":"2.0","id":1,"method":"prompts/list"}', '"prompts":[]', '"items":[]', FIRST)),
    pair(response, '"prompts":[{"name":"trip"}]', '"prompts":⟦{"name":"trip"}⟧'),
  ],
  'prompts/message-content-object': [
    pair(messagesResult, MESSAGE, '{"role":"user","content":⟦"Plan a trip."⟧}'),
    pair(messagesResult, MESSAGE, '⟦{"role":"user"}⟧', FIRST),
  ],
  'prompts/message-content-single': [
    pair(messagesResult, MESSAGE, `{"role":"user","content":⟦[${HI}]⟧}`, LAST),
    pair(messagesResult, MESSAGE, `{"role":"user","content":⟦[${HI}]⟧}`, FIRST),
  ],
  'prompts/message-role': [
    pair(messagesResult, MESSAGE, `{"role":⟦"system"⟧,"content":${HI}}`),
    pair(messagesResult, MESSAGE, `⟦{"content":${HI}}⟧`, LAST),
  ],
  'prompts/messages-required': [
    lacking('result', answer(get('"name":"trip"'), '"messages":[]', '"description":"A trip"')),
    pair(response, `"messages":[${MESSAGE}]`, `"messages":⟦${MESSAGE}⟧`, FIRST),
  ],
  'prompts/name-required': [
    pair(prompt, '{"name":"trip"}', '⟦{"title":"Trip"}⟧'),
    pair(prompt, '{"name":"trip"}', '{"name":⟦7⟧}', FIRST),
  ],
  'prompts/optional-null': [
    pair(prompt, '{"name":"trip"}', '{"name":"trip","arguments":⟦null⟧}'),
    pair(takes, '{"name":"city"}', '{"name":"city","description":⟦null⟧}', FIRST),
  ],
  'prompts/title-version': [
    pair(prompt, '{"name":"trip"}', '{"name":"trip",⟦"title"⟧:"Trip"}', '2025-03-26'),
    pair(takes, '{"name":"city"}', '{"name":"city",⟦"title"⟧:"City"}', FIRST),
  ],
};

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

/** At least one for each requirement that the types report. */
export const resourcesExamples: Readonly<Record<string, readonly ShapeExample[]>> = {
  ...caching,
  ...completionExamples,
  ...promptsExamples,
  ...resources,
  ...roots,
};
