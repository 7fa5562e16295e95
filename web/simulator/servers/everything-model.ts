/** Part of “everything”: the client's model uses a tool on behalf of the server, if the client supports it. */
import { isObject, stringOf } from '../../protocol/values.ts';
import type { Behaviour } from '../call.ts';
import { hasCapability } from '../capabilities.ts';
import type { Json, JsonRecord, Step, ToolDefinition } from '../types.ts';
import { fail, objectSchema, textResult } from './content.ts';

/** The tool. */
export const modelTools: readonly ToolDefinition[] = [
  {
    name: 'ask_model_with_tool',
    title: 'Ask the model, with a tool',
    description:
      'The client’s model may look up a measurement first. Clients without tool support get the request without the tool.',
    inputSchema: objectSchema({ place: { type: 'string', description: 'Where', examples: ['cellar'] } }),
    does: 'ask_model_with_tool',
  },
];

const MEASURE = {
  name: 'measure',
  description: 'Measures the temperature of a place.',
  inputSchema: objectSchema({ place: { type: 'string' } }),
};

function blocksOf(answer: Json | undefined): JsonRecord[] {
  const { content = null } = isObject(answer) ? answer : {};
  return (Array.isArray(content) ? content : [content]).filter(isObject);
}

function samplingStep(as: string, messages: Json[], tools: boolean): Step {
  const more: JsonRecord = tools ? { tools: [MEASURE], toolChoice: { mode: 'auto' } } : {};
  return { do: 'ask', as, method: 'sampling/createMessage', params: { messages, maxTokens: 100, ...more } };
}

const sampleWithTool: Behaviour = ({ place }, { answers, clientCapabilities }) => {
  const tools = hasCapability(clientCapabilities, 'sampling.tools');
  const question: JsonRecord = {
    role: 'user',
    content: { type: 'text', text: `Is it cold in the ${stringOf(place ?? 'cellar')}?` },
  };
  const first = blocksOf(answers.first);
  const uses = first.filter(({ type }) => type === 'tool_use');
  // Each tool use gets its result in the very next message, which contains only tool results.
  const results = uses.map(({ id }): JsonRecord => ({
    type: 'tool_result',
    toolUseId: id ?? '',
    content: [{ type: 'text', text: '12.5 degrees' }],
  }));
  const again = [question, { role: 'assistant', content: first }, { role: 'user', content: results }];
  const [last] = blocksOf(uses.length > 0 ? answers.second : answers.first);
  const refused = [answers.first, answers.second].some((one) => isObject(one) && one.error !== undefined);
  return [
    samplingStep('first', [question], tools),
    ...(uses.length > 0 ? [samplingStep('second', again, true)] : []),
    refused
      ? fail('The client did not ask its model.')
      : textResult(`The model says: ${stringOf(last?.text ?? 'nothing')}`),
  ];
};

/** Its behavior. */
export const modelBehaviours: Readonly<Record<string, Behaviour>> = { ask_model_with_tool: sampleWithTool };
