/** Tools in sampling: valid and invalid calls, results and tool choices. */
import { describe, expect, it } from 'vitest';
import { MODERN } from '../../envelope/meaning-examples.ts';
import { answering, requesting, AUDIO, found, IMAGE, MAX, TEXT } from './testing/example-messages.ts';
import { requestText, call, gave, HI, LEGACY, talk, sampled, TOOLS, turn } from './example-texts.ts';

describe.each([LEGACY, MODERN] as const)('tools in sampling, valid in %s', (revision) => {
  it.each([
    [[HI, turn('assistant', call('c1')), turn('user', gave('c1'))]],
    [
      [
        HI,
        turn('assistant', `[${TEXT},${call('c1')}]`),
        turn('user', `[${gave('c1')}]`),
        turn('assistant', `[${TEXT}]`),
      ],
    ],
    [
      [
        HI,
        turn('assistant', `[${call('a')},${call('b')}]`),
        turn('user', `[${gave('b')},${gave('a')}]`),
        turn('assistant', call('c')),
        turn('user', gave('c')),
        turn('user', `[${TEXT},${IMAGE},${AUDIO}]`),
      ],
    ],
    [[turn('user', '[]')]],
  ])('%s', (messages) => {
    for (const choice of ['', ',"toolChoice":{}', ',"toolChoice":{"mode":"auto"}', ',"toolChoice":{"mode":"none"}']) {
      expect(found(requesting(revision, messages, `${MAX},${TOOLS}${choice}`))).toEqual([]);
    }
  });

  it('a result with tool calls', () => {
    for (const content of [call('c1'), `[${call('c1')}]`, `[${TEXT},${call('c1')},${call('c2')}]`]) {
      const inside = `"role":"assistant","content":${content},"model":"m","stopReason":"toolUse"`;
      expect(found(answering(revision, inside))).toEqual([]);
    }
  });
});

describe('tool calls and their results', () => {
  const at = '/params/messages';
  it.each([
    ['nothing behind', talk(turn('assistant', call('c'))), [`sampling/tool-use-at-end ${at}/1`]],
    [
      'no results after two calls',
      talk(turn('assistant', `[${call('c')},${call('d')}]`)),
      [`sampling/tool-use-at-end ${at}/1`],
    ],
    [
      'two messages with calls in a row',
      talk(turn('assistant', call('c')), turn('assistant', call('d')), turn('user', `[${gave('c')},${gave('d')}]`)),
      [`sampling/tool-use-not-followed ${at}/2`],
    ],
    [
      'a result one message late',
      talk(turn('assistant', call('c')), HI, turn('user', gave('c'))),
      [`sampling/tool-use-not-followed ${at}/2`],
    ],
    [
      'two results missing',
      talk(turn('assistant', `[${call('c')},${call('d')},${call('e')}]`), turn('user', gave('d'))),
      [`sampling/tool-result-missing ${at}/2/content`],
    ],
    [
      'a typo in the id is reported once',
      talk(turn('assistant', call('call_1')), turn('user', gave('call_l'))),
      [`sampling/tool-result-unknown-id ${at}/2/content/toolUseId`],
    ],
    [
      'a result before its call',
      talk(turn('user', gave('c')), turn('assistant', call('c')), turn('user', gave('c'))),
      [`sampling/tool-result-unknown-id ${at}/1/content/toolUseId`],
    ],
    [
      'a result twice, in two messages',
      talk(turn('assistant', call('c')), turn('user', gave('c')), turn('user', gave('c'))),
      [`sampling/tool-result-duplicate ${at}/3/content/toolUseId`],
    ],
    [
      'an id twice, in two messages',
      talk(
        turn('assistant', call('c')),
        turn('user', gave('c')),
        turn('assistant', call('c')),
        turn('user', gave('c')),
      ),
      [`sampling/tool-use-duplicate-id ${at}/3/content/id`],
    ],
    [
      'text and an image beside a result',
      talk(turn('assistant', call('c')), turn('user', `[${TEXT},${gave('c')},${IMAGE}]`)),
      [`sampling/tool-result-mixed ${at}/2/content/0`],
    ],
    [
      'a result in an assistant message',
      talk(turn('assistant', call('c')), turn('assistant', gave('c'))),
      [`sampling/tool-result-wrong-role ${at}/2/role`],
    ],
    [
      'call and result in one message',
      talk(turn('assistant', `[${call('c')},${gave('c')}]`)),
      [`sampling/tool-result-wrong-role ${at}/1/content/1`],
    ],
    [
      'a custom role for results',
      talk(turn('assistant', call('c')), turn('tool', gave('c'))),
      [`sampling/role-invalid ${at}/2/role`],
    ],
    [
      'a call in a user message',
      talk(turn('user', `[${TEXT},${call('c')}]`), turn('user', gave('c'))),
      [`sampling/tool-use-wrong-role ${at}/1/role`],
    ],
    [
      'a call without an id',
      talk(turn('assistant', call('c').replace('"id":"c",', '')), turn('user', gave('c'))),
      [`sampling/tool-use-id-missing ${at}/1/content`],
    ],
    [
      'a result with a provider’s key for the call id',
      talk(turn('assistant', call('c')), turn('user', gave('c').replace('toolUseId', 'tool_use_id'))),
      [`shape/missing ${at}/2/content`],
    ],
    [
      'arguments as a string',
      talk(turn('assistant', call('c').replace('{"city":"Lima"}', '"{}"')), turn('user', gave('c'))),
      [`sampling/tool-use-input-not-object ${at}/1/content/input`],
    ],
    [
      'a string as tool result content',
      talk(turn('assistant', call('c')), turn('user', gave('c').replace(/\[.*\]/u, '"No rain"'))),
      [`sampling/tool-result-content-not-array ${at}/2/content/content`],
    ],
    [
      'structured content that is a number',
      talk(
        turn('assistant', call('c')),
        turn('user', gave('c').replace('"content"', '"structuredContent":0,"content"')),
      ),
      [`sampling/tool-result-structured-not-object ${at}/2/content/structuredContent`],
    ],
  ])('%s', (_name, example, expected) => {
    expect(found(example)).toEqual(expected);
  });

  it.each([
    [`${TOOLS},"toolChoice":{"mode":"ANY"}`, ['sampling/tool-choice-mode-value /params/toolChoice/mode']],
    [`${TOOLS},"toolChoice":{"mode":true}`, ['sampling/tool-choice-mode-value /params/toolChoice/mode']],
    [`${TOOLS},"toolChoice":["auto"]`, ['sampling/tool-choice-not-object /params/toolChoice']],
    ['"toolChoice":{"mode":"required"}', ['sampling/tool-choice-without-tools /params/toolChoice/mode']],
    ['"tools":{}', ['shape/type /params/tools']],
    ['"tools":[{"name":"rain"}]', ['input-schema/required /params/tools/0']],
    ['"tools":[{"name":"rain","input_schema":{"type":"object"}}]', ['input-schema/required /params/tools/0']],
    ['"includeContext":"allServers"', ['deprecated/include-context /params/includeContext']],
  ])('%s', (wish, expected) => {
    expect(found(requestText([HI], `${MAX},${wish}`))).toEqual(expected);
  });

  it.each([
    [`[${call('c')}]`, '"stopReason":"maxTokens"', ['sampling/stop-reason-tool-use /result/stopReason']],
    [call('c'), '"_meta":{}', ['sampling/stop-reason-tool-use /result']],
    [call('c'), '"stopReason":"tool_use"', ['sampling/stop-reason-spelling /result/stopReason']],
    [TEXT, '"stopReason":"toolUse"', ['sampling/stop-reason-without-tool-use /result/stopReason']],
    ['[]', '"stopReason":"toolUse"', ['sampling/stop-reason-without-tool-use /result/stopReason']],
    ['"a"', '"stopReason":"toolUse"', ['sampling/content-string /result/content']],
    [`[${call('c')},${call('c')}]`, '"stopReason":"toolUse"', ['sampling/tool-use-duplicate-id /result/content/1/id']],
  ])('a result with %s and %s', (content, more, expected) => {
    expect(found(sampled(`"role":"assistant","content":${content},"model":"m",${more}`))).toEqual(expected);
  });
});
