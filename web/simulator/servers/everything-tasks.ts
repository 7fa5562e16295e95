/** Part of “everything”: tools that run as tasks, and one that first needs a connected account. */
import { isObject } from '../../protocol/values.ts';
import type { Behaviour } from '../call.ts';
import { hasCapability } from '../capabilities.ts';
import type { JsonRecord, Step, ToolDefinition } from '../types.ts';
import { fail, objectSchema, textResult } from './content.ts';

const none: JsonRecord = { type: 'object', additionalProperties: false };
const pages = { type: 'integer', minimum: 1, maximum: 10, default: 3, description: 'How many pages' };

/** The tools. */
export const taskTools: readonly ToolDefinition[] = [
  {
    name: 'write_report',
    title: 'Write a report',
    description: 'Takes so long that it runs only as a task, in revisions with tasks.',
    inputSchema: objectSchema({ pages }, []),
    execution: { taskSupport: 'required' },
    does: 'write_report',
  },
  {
    name: 'interview',
    title: 'Interview',
    description: 'Asks for a topic during its work: a task then waits for input.',
    inputSchema: none,
    execution: { taskSupport: 'optional' },
    does: 'interview',
  },
  {
    name: 'account_balance',
    title: 'Account balance',
    description: 'Needs an account that was connected in the browser first.',
    inputSchema: none,
    does: 'account_balance',
  },
];

const writeReport: Behaviour = ({ pages: wanted }) => {
  const count = typeof wanted === 'number' ? wanted : 3;
  const parts = Array.from({ length: count }, (_, index): Step[] => [
    { do: 'wait', ms: 800 },
    { do: 'progress', progress: index + 1, total: count, message: `Page ${index + 1}` },
  ]);
  return [...parts.flat(), textResult(`A report of ${count} pages.`)];
};

const interview: Behaviour = (_, { answers }) => {
  const { action, content, error } = isObject(answers.topic) ? answers.topic : {};
  const topic = isObject(content) && typeof content.topic === 'string' ? content.topic : 'nothing in particular';
  const requestedSchema = objectSchema({ topic: { type: 'string', title: 'Topic', minLength: 1 } });
  return [
    { do: 'wait', ms: 500 },
    {
      do: 'ask',
      as: 'topic',
      method: 'elicitation/create',
      params: { mode: 'form', message: 'What shall we talk about?', requestedSchema },
    },
    { do: 'wait', ms: 500 },
    error !== undefined
      ? fail('The client could not ask for a topic.')
      : textResult(action === 'accept' ? `We talked about ${topic}.` : 'There was no interview.'),
  ];
};

/** Until 2025-11-25 an error contains the URL to open first; in 2026-07-28 it is a round of input. */
const accountBalance: Behaviour = (_, { answers, clientCapabilities, revision, serial, state }) => {
  const balance = textResult('The balance is 42.');
  const message = 'Connect your account to continue.';
  const url = 'https://example.com/connect';
  if (revision === '2026-07-28') {
    const { action } = isObject(answers.account) ? answers.account : {};
    return [
      { do: 'ask', as: 'account', method: 'elicitation/create', params: { mode: 'url', message, url } },
      action === 'accept' ? balance : textResult('Without an account there is no balance.'),
    ];
  }
  if (state.memory.connecting !== undefined) return [balance];
  if (revision !== '2025-11-25' || !hasCapability(clientCapabilities, 'elicitation.url'))
    return [fail(`${message} Open ${url} in a browser.`)];
  const elicitationId = `account-${serial}`;
  return [
    { do: 'keep', memory: { connecting: elicitationId } },
    {
      do: 'error',
      code: -32042,
      message: 'This request needs a connected account',
      data: { elicitations: [{ mode: 'url', elicitationId, url, message }] },
      why: {
        says: 'The tool needs something that only a browser can do. The error `-32042` contains the URL; the client may call the tool again afterward.',
      },
    },
  ];
};

/** Their behaviors. */
export const taskBehaviours: Readonly<Record<string, Behaviour>> = {
  write_report: writeReport,
  interview,
  account_balance: accountBalance,
};
