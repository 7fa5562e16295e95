/** Reports: tools that take so long that they run as tasks, one that needs input on its way, and two that fail. */
import { objectAt } from '../../protocol/values.ts';
import type { Behaviour } from '../call.ts';
import type { JsonRecord, ServerDefinition, Step } from '../types.ts';
import { fail, objectSchema, textResult } from './content.ts';

const topic: JsonRecord = { type: 'string', minLength: 1, description: 'What it is about', examples: ['whales'] };

/** A form that asks during the work. */
function form(as: string, message: string, properties: Record<string, JsonRecord>): Step {
  return {
    do: 'ask',
    as,
    method: 'elicitation/create',
    params: { mode: 'form', message, requestedSchema: objectSchema(properties) },
  };
}

const printReport: Behaviour = ({ topic: about }, { answers }) => {
  const paper = objectAt(objectAt(answers, 'paper') ?? undefined, 'content')?.size;
  const confirmed = objectAt(objectAt(answers, 'confirmation') ?? undefined, 'content')?.print === true;
  const subject = typeof about === 'string' ? about : 'nothing';
  return [
    { do: 'wait', ms: 400 },
    form('paper', 'Which paper?', { size: { type: 'string', enum: ['A4', 'Letter'] } }),
    form('confirmation', `Print the report about ${subject} now?`, { print: { type: 'boolean' } }),
    { do: 'wait', ms: 400 },
    typeof paper === 'string' && confirmed
      ? textResult(`Printed the report about ${subject} on ${paper}.`)
      : textResult(`The report about ${subject} was not printed.`),
  ];
};

const countWords: Behaviour = ({ text }) => {
  const words = typeof text === 'string' ? text.split(/\s+/u).filter((word) => word !== '').length : 0;
  return [textResult(words === 1 ? '1 word' : `${words} words`)];
};

/** The behaviors of its tools. */
export const reportBehaviours: Readonly<Record<string, Behaviour>> = {
  print_report: printReport,
  count_words: countWords,
};

/** The server. The steps of most tools are data, so that they can be edited. */
export const reports: ServerDefinition = {
  info: { name: 'reports', title: 'Reports', version: '1.0.0' },
  instructions: 'Reports take seconds, so clients that support tasks get a task and poll it.',
  tools: [
    {
      name: 'write_report',
      title: 'Write a report',
      description: 'Writes a report of three pages. The result is always a task where the revision has tasks.',
      inputSchema: objectSchema({ topic }),
      execution: { taskSupport: 'required' },
      does: {
        steps: [
          { do: 'wait', ms: 700 },
          { do: 'progress', progress: 1, total: 3, message: 'Page 1 of 3' },
          { do: 'wait', ms: 700 },
          { do: 'progress', progress: 2, total: 3, message: 'Page 2 of 3' },
          { do: 'wait', ms: 700 },
          textResult('A report of 3 pages about {{topic}}.'),
        ],
      },
    },
    {
      name: 'print_report',
      title: 'Print a report',
      description: 'Asks for the paper and for a confirmation during its work, then prints.',
      inputSchema: objectSchema({ topic }),
      execution: { taskSupport: 'optional' },
      does: 'print_report',
    },
    {
      name: 'check_sources',
      title: 'Check the sources',
      description: 'Runs for a while and fails: a result with isError, which completes a task.',
      inputSchema: objectSchema({ topic }),
      execution: { taskSupport: 'optional' },
      does: { steps: [{ do: 'wait', ms: 500 }, fail('Two sources about {{topic}} contradict each other.')] },
    },
    {
      name: 'import_archive',
      title: 'Import an archive',
      description: 'Runs for a while and ends with a protocol error, which fails a task.',
      inputSchema: { type: 'object', additionalProperties: false },
      execution: { taskSupport: 'optional' },
      does: {
        steps: [
          { do: 'wait', ms: 500 },
          { do: 'error', code: -32603, message: 'The archive is not available' },
        ],
      },
    },
    {
      name: 'count_words',
      title: 'Count words',
      description: 'Answers at once, so it never runs as a task.',
      inputSchema: objectSchema({ text: { type: 'string', description: 'The text', examples: ['A short text'] } }),
      annotations: { readOnlyHint: true },
      does: 'count_words',
    },
  ],
  can: { tasks: true, taskExtension: true },
};
