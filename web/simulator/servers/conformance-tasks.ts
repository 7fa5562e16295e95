/** Part of the fixture server: the tools that the suite’s scenarios of the tasks extension call. */
import type { Behaviour } from '../call.ts';
import type { JsonRecord, ToolDefinition } from '../types.ts';
import { form } from './conformance-behaviors.ts';
import { fail, objectSchema, textResult } from './content.ts';

const string: JsonRecord = { type: 'string' };
const none: JsonRecord = { type: 'object', properties: {} };
const WORK_MS = 300;

/** The tools. */
export const conformanceTaskTools: readonly ToolDefinition[] = [
  {
    name: 'greet',
    description: 'Greets at once',
    inputSchema: objectSchema({ name: string }),
    does: { answer: { content: [{ type: 'text', text: 'Hello, {{name}}!' }] } },
  },
  {
    name: 'slow_compute',
    description: 'Computes for some seconds',
    inputSchema: objectSchema({ seconds: { type: 'number', minimum: 0, maximum: 600 }, label: string }, ['seconds']),
    execution: { taskSupport: 'optional' },
    does: 'slow_compute',
  },
  {
    name: 'failing_job',
    description: 'Runs and fails; its result is always a task',
    inputSchema: none,
    execution: { taskSupport: 'required' },
    does: { steps: [{ do: 'wait', ms: WORK_MS }, fail('The job failed.')] },
  },
  {
    name: 'protocol_error_job',
    description: 'Runs and ends with a protocol error',
    inputSchema: none,
    execution: { taskSupport: 'optional' },
    does: {
      steps: [
        { do: 'wait', ms: WORK_MS },
        { do: 'error', code: -32603, message: 'The job broke' },
      ],
    },
  },
  {
    name: 'confirm_delete',
    description: 'Asks for a confirmation during its work',
    inputSchema: objectSchema({ filename: string }),
    execution: { taskSupport: 'optional' },
    does: {
      steps: [
        { do: 'wait', ms: WORK_MS },
        form('confirmation', 'Delete {{filename}}?', objectSchema({ confirm: { type: 'boolean' } })),
        textResult('Answered: {{answers.confirmation.action}}'),
      ],
    },
  },
  {
    name: 'multi_input',
    description: 'Asks for two inputs at once during its work',
    inputSchema: none,
    execution: { taskSupport: 'optional' },
    does: {
      steps: [
        { do: 'wait', ms: WORK_MS },
        form('first', 'The first name?', objectSchema({ name: string })),
        form('second', 'The second name?', objectSchema({ name: string })),
        textResult('Both inputs arrived.'),
      ],
    },
  },
  {
    name: 'test_tool_with_task',
    description: 'Asks for a name first, then works on it as a task',
    inputSchema: none,
    execution: { taskSupport: 'required' },
    does: {
      steps: [
        form('user_name', 'What is your name?', objectSchema({ name: string })),
        { do: 'wait', ms: WORK_MS },
        textResult('Hello, {{answers.user_name.content.name}}!'),
      ],
    },
  },
];

const slowCompute: Behaviour = ({ seconds, label }) => {
  const count = typeof seconds === 'number' ? seconds : 1;
  const result = textResult(`Computed ${typeof label === 'string' ? label : 'it'} in ${count} seconds.`);
  return count > 0 ? [{ do: 'wait', ms: count * 1000 }, result] : [result];
};

/** Their behaviors. */
export const conformanceTaskBehaviours: Readonly<Record<string, Behaviour>> = { slow_compute: slowCompute };
