/** A small server for tests: tools that run as tasks, each in a different way. */
import { fail, objectSchema, textResult } from '../servers/content.ts';
import type { ServerDefinition, Step, ToolDefinition } from '../types.ts';
import { requestSampling, requestName } from './requester.ts';

const tool = (name: string, taskSupport: string | null, ...steps: Step[]): ToolDefinition => ({
  name,
  inputSchema: objectSchema({}),
  ...(taskSupport === null ? {} : { execution: { taskSupport } }),
  does: { steps },
});
const wait: Step = { do: 'wait', ms: 1000 };
const half: Step = { do: 'progress', progress: 1, total: 2 };
const log: Step = { do: 'log', level: 'info', data: 'half' };

/** The server. */
export const worker: ServerDefinition = {
  info: { name: 'worker', version: '1.0.0' },
  can: { tasks: true, logging: true },
  tools: [
    tool('slow', 'optional', wait, half, log, wait, textResult('Done')),
    tool('always', 'required', textResult('At once')),
    tool('never', 'forbidden', textResult('Plain')),
    tool('plain', null, textResult('Plain')),
    tool('failing', 'optional', wait, fail('No luck')),
    tool('breaking', 'optional', wait, { do: 'error', code: -32603, message: 'Broken', data: { part: 7 } }),
    tool(
      'asking',
      'optional',
      wait,
      requestName,
      wait,
      requestSampling,
      textResult('Hello {{answers.name.content.name}}'),
    ),
  ],
};
