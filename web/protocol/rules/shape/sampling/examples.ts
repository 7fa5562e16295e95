/** Examples for requirements of this area that the types enforce, by requirement id. */
import type { RevisionId } from '../../../types.ts';
import { MODERN, request, response } from '../../envelope/meaning-examples.ts';
import type { ShapeExample } from '../define.ts';
import { asInput, gave, HI, LEGACY, PLAIN, TOOLS, turn, call } from './example-texts.ts';

const SAMPLED = '"content":{"type":"text","text":"It is dry."}';
const BLOCK = '{"type":"text","text":"Is it raining?"}';
const FIRST: RevisionId = '2024-11-05';

/** Two requests from the server with different parameters. */
function requested(good: string, bad: string, revision: RevisionId = LEGACY): ShapeExample {
  const text = (params: string): string => request('sampling/createMessage', params);
  return { revision, good: text(good), bad: text(bad), from: 'server' };
}

/** The same, with a member after the messages and the limit. */
function member(good: string, bad: string, revision: RevisionId = LEGACY): ShapeExample {
  const base = `"messages":[${HI}],"maxTokens":200,`;
  return requested(base + good, base + bad, revision);
}

/** The same, with the only message of the conversation. */
function message(good: string, bad: string, revision: RevisionId = LEGACY): ShapeExample {
  return requested(`"messages":[${good}],"maxTokens":200`, `"messages":[${bad}],"maxTokens":200`, revision);
}

/** Two results from the client. */
function result(good: string, bad: string, revision: RevisionId = LEGACY): ShapeExample {
  return { revision, good: response(good), bad: response(bad), from: 'client' };
}

/** A conversation with a tool call; `good` and `bad` are its results. */
function given(good: string, bad: string): ShapeExample {
  const base = (block: string): string =>
    `"messages":[${[HI, turn('assistant', call('c1')), turn('user', block)].join(',')}],"maxTokens":200,${TOOLS}`;
  return requested(base(good), base(bad));
}

const text = gave('c1');
const preferences = (inside: string): string => `"modelPreferences":{${inside}}`;

/** A request without a member: the `params` key is marked. */
const lacking = (example: ShapeExample): ShapeExample => ({
  ...example,
  bad: example.bad.replace('"params"', '⟦"params"⟧'),
});

/** At least one for each requirement that the types report. */
export const samplingExamples: Readonly<Record<string, readonly ShapeExample[]>> = {
  'sampling/messages-missing': [
    lacking(requested(`"messages":[${HI}],"maxTokens":200`, '"maxTokens":200')),
    requested(`"messages":[${HI}],"maxTokens":200`, '"messages":⟦"Is it raining?"⟧,"maxTokens":200', PLAIN),
  ],
  'sampling/max-tokens-missing': [
    lacking(requested(`"messages":[${HI}],"maxTokens":200`, `"messages":[${HI}]`, FIRST)),
    lacking(requested(`"messages":[${HI}],"maxTokens":200`, `"messages":[${HI}],"max_tokens":200`, PLAIN)),
  ],
  'sampling/system-prompt-type': [member('"systemPrompt":"Be brief."', `"systemPrompt":⟦[${BLOCK}]⟧`, PLAIN)],
  'sampling/include-context-value': [
    member('"includeContext":"none"', '"includeContext":⟦"all"⟧', FIRST),
    member('"includeContext":"none"', '"includeContext":⟦"None"⟧'),
  ],
  'sampling/temperature-type': [member('"temperature":0.2', '"temperature":⟦"0.2"⟧')],
  'sampling/stop-sequences-type': [
    member('"stopSequences":["END"]', '"stopSequences":⟦"END"⟧'),
    member('"stopSequences":["END"]', '"stopSequences":["END",⟦7⟧]', FIRST),
  ],
  'sampling/metadata-type': [member('"metadata":{"user":"u-7"}', '"metadata":⟦["u-7"]⟧', PLAIN)],
  'sampling/hint-not-object': [
    member(preferences('"hints":[{"name":"small"}]'), preferences('"hints":[{"name":"small"},⟦"large"⟧]')),
  ],
  'sampling/priority-range-cost': [
    member(preferences('"costPriority":0.3'), preferences('"costPriority":⟦30⟧'), FIRST),
  ],
  'sampling/priority-range-speed': [
    member(preferences('"speedPriority":1'), preferences('"speedPriority":⟦-1⟧'), PLAIN),
  ],
  'sampling/priority-range-intelligence': [
    member(preferences('"intelligencePriority":0'), preferences('"intelligencePriority":⟦"high"⟧')),
  ],
  'sampling/tools-not-yet': [
    requested(`"messages":[${HI}],"maxTokens":200`, `"messages":[${HI}],"maxTokens":200,⟦"tools"⟧:[]`, PLAIN),
    requested(`"messages":[${HI}],"maxTokens":200`, `"messages":[${HI}],⟦"toolChoice"⟧:{},"maxTokens":200`, FIRST),
  ],
  'sampling/tool-choice-not-object': [member(`${TOOLS},"toolChoice":{}`, `${TOOLS},"toolChoice":⟦"required"⟧`)],
  'sampling/tool-choice-mode-value': [
    member(`${TOOLS},"toolChoice":{"mode":"required"}`, `${TOOLS},"toolChoice":{"mode":⟦"any"⟧}`),
  ],
  'sampling/role-invalid': [
    message(HI, HI.replace('"user"', '⟦"system"⟧')),
    message(HI, HI.replace('"user"', '⟦"human"⟧'), FIRST),
  ],
  'sampling/content-missing': [message(HI, '⟦{"role":"user"}⟧')],
  'sampling/content-string': [
    message(HI, '{"role":"user","content":⟦"Is it raining?"⟧}', PLAIN),
    message(turn('user', `[${BLOCK}]`), turn('user', `[⟦"Is it raining?"⟧]`)),
  ],
  'sampling/content-array-not-yet': [message(HI, turn('user', `⟦[${BLOCK}]⟧`), PLAIN)],
  'sampling/content-type-unknown': [
    message(
      HI,
      '{"role":"user","content":{"type":⟦"resource"⟧,"resource":{"uri":"file:///a.txt","text":"A"}}}',
      '2025-03-26',
    ),
    message(HI, '{"role":"user","content":[{"type":⟦"resource_link"⟧,"uri":"file:///a.txt","name":"a"}]}'),
  ],
  'sampling/audio-not-yet': [
    message(HI, '{"role":"user","content":{"type":⟦"audio"⟧,"data":"aGk=","mimeType":"audio/wav"}}', FIRST),
  ],
  'sampling/result-role-missing': [
    result(`"role":"assistant",${SAMPLED},"model":"small-2"`, `${SAMPLED},"model":"small-2"`),
  ].map((one) => ({ ...one, bad: one.bad.replace('"result"', '⟦"result"⟧') })),
  'sampling/result-model-missing': [
    result(`"role":"assistant",${SAMPLED},"model":"small-2"`, `"role":"assistant",${SAMPLED}`, PLAIN),
  ].map((one) => ({ ...one, bad: one.bad.replace('"result"', '⟦"result"⟧') })),
  'sampling/result-content-array-not-yet': [
    result(
      `"role":"assistant",${SAMPLED},"model":"small-2"`,
      `"role":"assistant","content":⟦[${BLOCK}]⟧,"model":"small-2"`,
      '2025-03-26',
    ),
  ],
  'sampling/tool-use-id-missing': [
    result(
      `"role":"assistant","content":${call('c1')},"model":"small-2","stopReason":"toolUse"`,
      `"role":"assistant",⟦"content"⟧:{"type":"tool_use","name":"rain","input":{}},"model":"small-2","stopReason":"toolUse"`,
    ),
  ],
  'sampling/tool-use-input-not-object': [
    result(
      `"role":"assistant","content":[${call('c1')}],"model":"small-2","stopReason":"toolUse"`,
      `"role":"assistant","content":[{"type":"tool_use","id":"c1","name":"rain","input":⟦"{\\"city\\":\\"Lima\\"}"⟧}],"model":"small-2","stopReason":"toolUse"`,
    ),
  ],
  'sampling/tool-result-content-not-array': [
    given(text, '{"type":"tool_result","toolUseId":"c1","content":⟦"No rain"⟧}'),
  ],
  'sampling/tool-result-structured-not-object': [
    given(
      text.replace('"content"', '"structuredContent":{"mm":0},"content"'),
      text.replace('"content"', '"structuredContent":⟦[0]⟧,"content"'),
    ),
  ],
  'sampling/task-field-removed': [
    {
      revision: MODERN,
      good: asInput([HI]).text,
      bad: asInput([HI], '"maxTokens":200,⟦"task"⟧:{"ttl":60000}').text,
      from: 'server',
    },
  ],
};
