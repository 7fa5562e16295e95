/** Examples for requirements about prompts and completion that the types themselves hold, by ledger id. */
import { request, response } from '../../envelope/meaning-examples.ts';
import type { ShapeExample } from '../define.ts';
import { answer, completed, FIRST, lacking, LAST, pair } from './texts.ts';

const typed = (inside: string): string => request('completion/complete', inside);
const PROMPT = '"ref":{"type":"ref/prompt","name":"trip"}';
const CITY = '"argument":{"name":"city","value":"Os"}';
const argument = (whole: string): string => typed(`${PROMPT},"argument":${whole}`);
const ref = (whole: string): string => typed(`"ref":${whole},${CITY}`);
const context = (whole: string): string => typed(`${PROMPT},${CITY},"context":${whole}`);
const MANY = `[${Array.from({ length: 101 }, () => '"a"').join(',')}]`;

/** Completion. */
export const completionExamples: Readonly<Record<string, readonly ShapeExample[]>> = {
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
const told = (whole: string): string => response(`"messages":[${whole}]`);
const HI = '{"type":"text","text":"Plan a trip."}';
const SAID = `{"role":"user","content":${HI}}`;

/** Prompts. */
export const promptsExamples: Readonly<Record<string, readonly ShapeExample[]>> = {
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
    pair(told, SAID, '{"role":"user","content":⟦"Plan a trip."⟧}'),
    pair(told, SAID, '⟦{"role":"user"}⟧', FIRST),
  ],
  'prompts/message-content-single': [
    pair(told, SAID, `{"role":"user","content":⟦[${HI}]⟧}`, LAST),
    pair(told, SAID, `{"role":"user","content":⟦[${HI}]⟧}`, FIRST),
  ],
  'prompts/message-role': [
    pair(told, SAID, `{"role":⟦"system"⟧,"content":${HI}}`),
    pair(told, SAID, `⟦{"content":${HI}}⟧`, LAST),
  ],
  'prompts/messages-required': [
    lacking('result', answer(get('"name":"trip"'), '"messages":[]', '"description":"A trip"')),
    pair(response, `"messages":[${SAID}]`, `"messages":⟦${SAID}⟧`, FIRST),
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
