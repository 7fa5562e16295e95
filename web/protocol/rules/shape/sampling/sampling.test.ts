/** Sampling beyond the examples of its rules: valid shapes of every type in each revision, and common mistakes. */
import { describe, expect, it } from 'vitest';
import { isOfOneMessage } from '../../../testing/areas.ts';
import { checkOne } from '../../../testing/check-rules.ts';
import { applyEdits } from '../../../json/edits.ts';
import { deepOf } from '../../../model/deep.ts';
import type { Example } from '../../define.ts';
import { MODERN } from '../../envelope/meaning-examples.ts';
import { samplingExamples } from './examples.ts';
import { samplingRules } from './index.ts';
import {
  ALL,
  answering,
  requesting,
  AUDIO,
  FIRST,
  found,
  IMAGE,
  MAX,
  params,
  result,
  SECOND,
  TEXT,
} from './testing/example-messages.ts';
import { requestText, asInput, call, gave, HI, PLAIN, talk, sampled, TOOLS, turn } from './example-texts.ts';
import { sampling } from '../../../model/requirements/sampling.ts';
import { unreportedIn } from '../../../model/requirements/index.ts';

const withoutRule = unreportedIn(sampling);

describe.each(ALL)('valid in %s', (revision) => {
  const wishes = [
    '"modelPreferences":{}',
    '"modelPreferences":{"hints":[],"costPriority":0,"speedPriority":1,"intelligencePriority":0.5}',
    '"modelPreferences":{"hints":[{},{"name":"small"},{"name":"a","family":"b"}]}',
    '"systemPrompt":""',
    '"includeContext":"none"',
    '"temperature":0',
    '"temperature":1.7',
    '"stopSequences":[]',
    '"stopSequences":["END","\\n\\n"]',
    '"metadata":{}',
    '"metadata":{"task":{"a":1},"tools":[1],"nested":{"task":1,"toolChoice":"x"}}',
    '"com.example/own":1',
  ];
  it.each(wishes)('a request with %s', (wish) => {
    expect(found(requesting(revision, [HI], `${MAX},${wish}`))).toEqual([]);
  });

  it.each([[TEXT], [IMAGE], ...(revision === FIRST ? [] : [[AUDIO]])])('a message with %s', (block) => {
    expect(found(requesting(revision, [turn('user', block), turn('assistant', block), HI]))).toEqual([]);
    expect(found(answering(revision, `"role":"assistant","content":${block},"model":"m"`))).toEqual([]);
  });

  it('a conversation without messages, and a result with a provider’s stop reason', () => {
    expect(found(requesting(revision, []))).toEqual([]);
    const members = `"role":"assistant","content":${TEXT},"model":"m"`;
    expect(found(answering(revision, `${members},"stopReason":"refusal","_meta":{"a/b":1}`))).toEqual([]);
  });
});

describe.each(ALL)('invalid in %s', (revision) => {
  it.each([
    ['"systemPrompt":null', 'sampling/system-prompt-type /systemPrompt'],
    ['"systemPrompt":{"type":"text","text":"a"}', 'sampling/system-prompt-type /systemPrompt'],
    ['"includeContext":true', 'sampling/include-context-value /includeContext'],
    ['"includeContext":"server"', 'sampling/include-context-value /includeContext'],
    ['"temperature":"low"', 'sampling/temperature-type /temperature'],
    ['"temperature":null', 'sampling/temperature-type /temperature'],
    ['"stopSequences":{}', 'sampling/stop-sequences-type /stopSequences'],
    ['"stopSequences":[null]', 'sampling/stop-sequences-type /stopSequences/0'],
    ['"metadata":null', 'sampling/metadata-type /metadata'],
    ['"metadata":7', 'sampling/metadata-type /metadata'],
    ['"modelPreferences":{"hints":["a"]}', 'sampling/hint-not-object /modelPreferences/hints/0'],
    ['"modelPreferences":{"hints":[["a"]]}', 'sampling/hint-not-object /modelPreferences/hints/0'],
    ['"modelPreferences":{"costPriority":1.01}', 'sampling/priority-range-cost /modelPreferences/costPriority'],
    ['"modelPreferences":{"costPriority":"0.5"}', 'sampling/priority-range-cost /modelPreferences/costPriority'],
    ['"modelPreferences":{"speedPriority":-0.1}', 'sampling/priority-range-speed /modelPreferences/speedPriority'],
    [
      '"modelPreferences":{"intelligencePriority":100}',
      'sampling/priority-range-intelligence /modelPreferences/intelligencePriority',
    ],
    ['"modelPreferences":"small"', 'shape/type /modelPreferences'],
    ['"modelPreferences":{"hints":{"name":"a"}}', 'shape/type /modelPreferences/hints'],
    ['"modelPreferences":{"hints":[{"name":7}]}', 'shape/type /modelPreferences/hints/0/name'],
    ['"model":"m"', 'sampling/model-instead-of-hint /model'],
    ['"max_tokens":9', 'sampling/max-tokens-snake-case /max_tokens'],
  ])('%s', (wish, expected) => {
    const [id, at] = expected.split(' ');
    expect(found(requesting(revision, [HI], `${MAX},${wish}`))).toEqual([`${id} ${params(revision)}${at}`]);
  });

  it.each([
    ['"maxTokens":"200"', 'shape/type', '/maxTokens'],
    ['"maxTokens":null', 'shape/null', '/maxTokens'],
    ['"maxTokens":10.5', 'sampling/max-tokens-not-integer', '/maxTokens'],
    ['"max_tokens":200', 'sampling/max-tokens-missing', ''],
    ['"maxtokens":200', 'sampling/max-tokens-missing', ''],
  ])('%s', (limit, id, at) => {
    expect(found(requesting(revision, [HI], limit))).toEqual([`${id} ${params(revision)}${at}`]);
  });

  it.each([
    ['{"role":"system","content":{"type":"text","text":"a"}}', 'sampling/role-invalid', '/role'],
    ['{"role":"tool","content":{"type":"text","text":"a"}}', 'sampling/role-invalid', '/role'],
    ['{"role":"User","content":{"type":"text","text":"a"}}', 'sampling/role-invalid', '/role'],
    ['{"role":1,"content":{"type":"text","text":"a"}}', 'sampling/role-invalid', '/role'],
    ['{"content":{"type":"text","text":"a"}}', 'shape/missing', ''],
    ['{"role":"user"}', 'sampling/content-missing', ''],
    ['{"role":"user","text":"a"}', 'sampling/content-missing', ''],
    ['{"role":"user","content":"a"}', 'sampling/content-string', '/content'],
    ['{"role":"user","content":null}', 'sampling/content-string', '/content'],
    ['{"role":"user","content":{"type":"image_url","text":"a"}}', 'sampling/content-type-unknown', '/content/type'],
    ['{"role":"user","content":{"type":"resource","resource":{}}}', 'sampling/content-type-unknown', '/content/type'],
    ['{"role":"user","content":{"type":"text"}}', 'content/text-required', '/content'],
    ['{"role":"user","content":{"type":"text","content":"a"}}', 'content/text-required', '/content'],
    ['{"role":"user","content":{"type":"image","mimeType":"image/png"}}', 'content/image-data-required', '/content'],
    ['{"role":"user","content":{"type":"image","data":"aGk="}}', 'content/image-mime-required', '/content'],
    ['"a"', 'shape/type', ''],
  ])('%s', (message, id, at) => {
    expect(found(requesting(revision, [message]))).toEqual([`${id} ${params(revision)}/messages/0${at}`]);
  });

  it.each([
    [`"content":${TEXT},"model":"m","stopReason":"endTurn"`, 'sampling/result-role-missing', ''],
    [`"role":"model","content":${TEXT},"model":"m"`, 'sampling/role-invalid', '/role'],
    [`"role":"user","content":${TEXT},"model":"m"`, 'sampling/result-role-user', '/role'],
    ['"role":"assistant","content":"It is dry.","model":"m"', 'sampling/content-string', '/content'],
    ['"role":"assistant","model":"m","stopReason":"endTurn"', 'sampling/content-missing', ''],
    [`"role":"assistant","content":${TEXT}`, 'sampling/result-model-missing', ''],
    [`"role":"assistant","content":${TEXT},"model":null`, 'shape/null', '/model'],
    [
      `"role":"assistant","content":${TEXT},"model":"m","stopReason":"max_tokens"`,
      'sampling/stop-reason-spelling',
      '/stopReason',
    ],
    [
      `"role":"assistant","content":${TEXT},"model":"m","stopReason":"stop_sequence"`,
      'sampling/stop-reason-spelling',
      '/stopReason',
    ],
    [
      `"role":"assistant","content":${TEXT},"model":"m","stopReason":"EndTurn"`,
      'sampling/stop-reason-spelling',
      '/stopReason',
    ],
    [`"role":"assistant","content":${TEXT},"model":"m","stopReason":7`, 'shape/type', '/stopReason'],
  ])('a result with %s', (inside, id, at) => {
    expect(found(answering(revision, inside))).toEqual([`${id} ${result(revision)}${at}`]);
  });
});

describe.each([FIRST, SECOND, PLAIN])('not yet defined in %s', (revision) => {
  it.each([
    [requestText([HI], `${MAX},${TOOLS}`, revision), ['sampling/tools-not-yet /params/tools']],
    [requestText([HI], `${MAX},"toolChoice":{"mode":"auto"}`, revision), ['sampling/tools-not-yet /params/toolChoice']],
    [
      requestText([turn('user', `[${TEXT}]`)], MAX, revision),
      ['sampling/content-array-not-yet /params/messages/0/content'],
    ],
    [
      requestText([turn('assistant', call('c'))], MAX, revision),
      ['sampling/content-type-unknown /params/messages/0/content/type'],
    ],
    [
      requestText([turn('user', gave('c'))], MAX, revision),
      ['sampling/content-type-unknown /params/messages/0/content/type'],
    ],
    [
      sampled(`"role":"assistant","content":[${TEXT},${TEXT}],"model":"m"`, revision),
      ['sampling/result-content-array-not-yet /result/content'],
    ],
    [sampled(`"role":"assistant","content":${TEXT},"model":"m","stopReason":"toolUse"`, revision), []],
  ])('%o', (example, expected) => {
    expect(found(example)).toEqual(expected);
  });
});

describe('repairs', () => {
  const samplingOf = (content: string): Example => requestText([turn('user', content)]);
  it.each([
    ['a string as content', samplingOf('"Hi"'), '"content":{"type":"text","text":"Hi"}'],
    ['a string in an array', samplingOf('["Hi"]'), '"content":[{"type":"text","text":"Hi"}]'],
    ['a list of one', requestText([turn('user', `[${TEXT}]`)], MAX, PLAIN), `"content":${TEXT}`],
    [
      'a string as hint',
      requestText([HI], `${MAX},"modelPreferences":{"hints":["small"]}`),
      '"hints":[{"name":"small"}]',
    ],
    [
      'a string as tool choice',
      requestText([HI], `${MAX},${TOOLS},"toolChoice":"auto"`),
      '"toolChoice":{"mode":"auto"}',
    ],
    ['a quoted number', requestText([HI], `${MAX},"temperature":"0.2"`), '"temperature":0.2'],
    ['a limit under another key', requestText([HI], '"max_tokens":200'), '"maxTokens":200'],
    ['a fraction', requestText([HI], '"maxTokens":0.5'), '"maxTokens":1}'],
    ['a model', requestText([HI], `${MAX},"model":"a"`), '"modelPreferences":{"hints":[{"name":"a"}]}'],
    [
      'a model beside hints',
      requestText([HI], `"model":"a",${MAX},"modelPreferences":{"hints":[{"name":"b"}]}`),
      '"hints":[{"name":"a"},{"name":"b"}]',
    ],
    [
      'a text beside a result',
      talk(turn('assistant', call('c')), turn('user', `[${TEXT},${gave('c')}]`)),
      `${turn('user', `[${gave('c')}]`)},${turn('user', TEXT)}`,
    ],
    [
      'a call at the end',
      talk(turn('assistant', call('c'))),
      turn('user', '[{"type":"tool_result","toolUseId":"c","content":[]}]'),
    ],
    [
      'a call without a result in the next message',
      talk(turn('assistant', call('c')), HI),
      `${turn('user', '[{"type":"tool_result","toolUseId":"c","content":[]}]')},${HI}`,
    ],
    [
      'a missing result',
      talk(turn('assistant', `[${call('c')},${call('d')}]`), turn('user', gave('d'))),
      turn('user', `[${gave('d')},{"type":"tool_result","toolUseId":"c","content":[]}]`),
    ],
    ['a typo in an id', talk(turn('assistant', call('c1')), turn('user', gave('c2'))), '"toolUseId":"c1"'],
  ])('%s', (_name, example, expected) => {
    const { revision, text, from } = example;
    const { diagnostics } = checkOne(text, from ? { revision, from } : { revision });
    const [only] = diagnostics;
    const fixed = applyEdits(text, only?.fix?.edits ?? []);
    expect(fixed.replaceAll(/\s+(?=["{[\]}])/gu, '')).toContain(expected.replaceAll(/\s+(?=["{[\]}])/gu, ''));
    expect(found({ ...example, text: fixed })).toEqual([]);
  });

  it('are limited when every turn of a conversation has a fault', () => {
    const turns = Array.from({ length: 2000 }, (_, index) => turn('assistant', `[${call('c')},${gave(`x${index}`)}]`));
    expect(
      found(talk(...turns, ...Array.from({ length: 2000 }, () => turn('assistant', call('c'))))).length,
    ).toBeLessThan(80);
  });
});

describe('the stateless revision', () => {
  const at = '/result/inputRequests/next/params';
  it.each([
    [asInput([HI], `${MAX},"task":{"ttl":1}`), [`sampling/task-field-removed ${at}/task`]],
    [asInput([HI, turn('assistant', call('c'))]), [`sampling/tool-use-at-end ${at}/messages/1`]],
    [asInput([HI], `${MAX},"toolChoice":"auto"`), [`sampling/tool-choice-not-object ${at}/toolChoice`]],
    [
      asInput([
        turn('assistant', call('c')),
        turn('user', gave('c').replace('"content"', '"structuredContent":[1],"content"')),
      ]),
      [],
    ],
  ])('%o', (example, expected) => {
    expect(found(example)).toEqual(expected);
  });

  it('reports the same for a single result as for one among input responses', () => {
    expect(
      found(answering(MODERN, `"role":"assistant","content":${call('c')},"model":"m","stopReason":"endTurn"`)),
    ).toEqual(['sampling/stop-reason-tool-use /params/inputResponses/next/stopReason']);
  });
});

it('every requirement of the area has a rule, examples, or a reason', () => {
  const known = new Set([
    ...samplingRules.flatMap(({ requirements }) => requirements),
    ...Object.keys(samplingExamples),
    ...Object.keys(withoutRule),
  ]);
  const ids = new Set(
    ALL.flatMap((id) =>
      [...deepOf(id).ledger.keys()].filter((key) => key.startsWith('sampling/') && isOfOneMessage(key)),
    ),
  );
  expect([...ids].filter((id) => !known.has(id))).toEqual([]);
});
