/** Pairs of conversations about sampling; none is an example of a rule. */
import { client, modern, server, talk } from '../conversation.ts';
import { LAST, NEW, type Pair } from './pieces.ts';
import { OPEN, gives, fails, HI, sample, TEXT, says, call, wants, over, QUESTION, read } from './input-requests.ts';

const TOOLS = ',"tools":[{"name":"add","inputSchema":{"type":"object"}}]';
const USE = '{"type":"tool_use","id":"u1","name":"add","input":{}}';
const both = (id: string, revision: typeof LAST | typeof NEW, more: string, good: string, bad: string): Pair => {
  const whole = (result: string): string =>
    revision === LAST
      ? talk(OPEN, server(`"id":"q","${sample(more).slice(1)}`), gives('"q"', result))
      : talk(
          call(1, '', '{"sampling":{"tools":{}}}'),
          wants(1, `"q":{${sample(more)}}`),
          call(2, `,"inputResponses":{"q":${result}}`, '{"sampling":{"tools":{}}}'),
          over(2),
        );
  return [id, revision, whole(good), whole(bad), revision === LAST ? 4 : 2];
};
const UNBALANCED = `${HI},{"role":"assistant","content":[${USE}]},{"role":"user","content":[{"type":"tool_result","toolUseId":"u1","content":[]},{"type":"text","text":"so"}]}`;

/** Sampling in sessions with a handshake, and inside results. */
export const samplingPairs: readonly Pair[] = [
  both(
    'sampling/tool-choice-none-violated',
    LAST,
    `${TOOLS},"toolChoice":{"mode":"none"}`,
    says(TEXT, 'endTurn'),
    says(USE, 'toolUse'),
  ),
  both(
    'sampling/tool-choice-none-violated',
    NEW,
    `${TOOLS},"toolChoice":{"mode":"none"}`,
    says(`[${TEXT}]`, 'endTurn'),
    says(`[${TEXT},${USE}]`, 'toolUse'),
  ),
  both(
    'sampling/tool-choice-required-violated',
    LAST,
    `${TOOLS},"toolChoice":{"mode":"required"}`,
    says(`[${USE}]`, 'toolUse'),
    says(`[${TEXT}]`, 'endTurn'),
  ),
  both(
    'sampling/tool-choice-required-violated',
    NEW,
    `${TOOLS},"toolChoice":{"mode":"required"}`,
    says(USE, 'toolUse'),
    says(TEXT, 'stopSequence'),
  ),
  [
    'sampling/tool-balance-error-code',
    LAST,
    talk(OPEN, server(`"id":"q",${sample(TOOLS, UNBALANCED)}`), fails('"q"', -32602, 'Mixed')),
    talk(OPEN, server(`"id":"q",${sample(TOOLS, UNBALANCED)}`), fails('"q"', -32600, 'Mixed')),
    4,
    ['sampling/tool-result-mixed', 'errors/invalid-request-code', 'errors/invalid-params-code'],
  ],
  [
    'mrtr/sampling-tools-undeclared',
    NEW,
    talk(call(1, '', '{"sampling":{"tools":{}}}'), wants(1, `"q":{${sample(TOOLS)}}`)),
    talk(call(1, '', '{"sampling":{"context":{}}}'), wants(1, `"q":{${sample(TOOLS)}}`)),
    1,
  ],
  [
    'mrtr/sampling-tools-undeclared',
    NEW,
    talk(read(1, 'file:///a'), wants(1, `"q":{${QUESTION}}`)),
    talk(
      client(`"id":1,"method":"resources/read","params":{${modern('{"sampling":{}}')},"uri":"file:///a"}`),
      wants(1, `"q":{${sample(`${TOOLS},"toolChoice":{"mode":"auto"}`)}}`),
    ),
    1,
  ],
];
