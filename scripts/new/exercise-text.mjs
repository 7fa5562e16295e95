/** The source of a new exercise of any kind: complete, with a solution and common mistakes, each with its own feedback. */
import { quoted } from './code.mjs';

/** The available kinds; the first one is the default. */
export const KINDS = [
  'fix-message',
  'write-message',
  'answer-as-server',
  'order-session',
  'find-mistake',
  'choose-error',
];

/** The source file of an exercise. */
export function exerciseText(exercise) {
  if (exercise.kind === 'order-session') return order(exercise);
  if (exercise.kind === 'find-mistake') return find(exercise);
  if (exercise.kind === 'choose-error') return choose(exercise);
  return exercise.kind === 'answer-as-server' ? answer(exercise) : request(exercise);
}

const LESSON = `lesson: 'State in one or two sentences what to remember.',`;
const LINKS = (path, title) => `links: [clause('2025-11-25', '${path}', '${title}')],`;

const head = ({ id, kind, title }) => `id: '${id}',
  kind: '${kind}',
  title: ${quoted(title)},
  revision: '2025-11-25',`;

const HEADER = '/** State in one line what is learned. */';

function request(exercise) {
  return `${HEADER}
import { sendsRequest, clause, numbered, commonMistake, withNull, withoutId } from '../goals.ts';
import type { MessageSource } from '../source.ts';

/** A request for the list of tools. */
export const ${exercise.name}: MessageSource = {
  ${head(exercise)}
  from: 'client',
  task: 'The client wants the list of tools. Write the request.',
  start: '{"jsonrpc":"2.0","id":null,"method":"tools/list"}',
  hints: ['A request needs an \`id\`.', 'The \`id\` is a string or an integer.'],
  solution: '{"jsonrpc":"2.0","id":1,"method":"tools/list"}',
  ${LESSON}
  ${LINKS('basic/index#requests', 'Base protocol, Requests')}
  goals: [sendsRequest('tools/list'), numbered()],
  mistakes: [
    withNull({ jsonrpc: '2.0', id: null, method: 'tools/list' }),
    withoutId({ jsonrpc: '2.0', method: 'tools/list' }),
    commonMistake(
      'fraction',
      { jsonrpc: '2.0', id: 1.5, method: 'tools/list' },
      'A number as an \`id\` must be an integer.',
      { at: '/id', type: 'number', not: { at: '/id', type: 'integer' } },
    ),
  ],
};
`;
}

function answer(exercise) {
  return `${HEADER}
import { answers, clause, client, present, request, commonMistake } from '../goals.ts';
import type { MessageSource } from '../source.ts';

/** The response to a ping. */
export const ${exercise.name}: MessageSource = {
  ${head(exercise)}
  from: 'server',
  task: 'The client sent a \`ping\` with the id 7. Write the response of the server.',
  before: [client(request(7, 'ping'))],
  start: '{"jsonrpc":"2.0","id":8,"result":{}}',
  hints: ['Which \`id\` does the response need?', 'The result of a ping is empty.'],
  solution: '{"jsonrpc":"2.0","id":7,"result":{}}',
  ${LESSON}
  ${LINKS('basic/utilities/ping#behavior-requirements', 'Ping, Behavior Requirements')}
  goals: [...answers(7, 'result')],
  mistakes: [
    commonMistake(
      'as-string',
      { jsonrpc: '2.0', id: '7', result: {} },
      'Keep the type of the \`id\`: the request has the number 7, not a string.',
      { at: '/id', equals: '7' },
    ),
    commonMistake(
      'other-id',
      { jsonrpc: '2.0', id: 8, result: {} },
      'The response must have the \`id\` of its request, which is 7.',
      { at: '/id', equals: 8 },
    ),
    commonMistake(
      'error',
      { jsonrpc: '2.0', id: 7, error: { code: -32601, message: 'Method not found' } },
      'Every server responds to \`ping\` with a result.',
      present('/error'),
    ),
  ],
};
`;
}

function order(exercise) {
  return `${HEADER}
import { answer, clause, client, handshake, request, server } from '../goals.ts';
import { inOrder } from '../goals-order.ts';
import type { OrderSource } from '../source.ts';

const [hello, welcome, ready] = handshake('2025-11-25');
const rules = inOrder([
  {
    id: 'welcome-first',
    name: 'The result of \`initialize\` comes after its request',
    first: 'hello',
    second: 'welcome',
    says: 'The result of \`initialize\` comes after the request.',
    example: 'welcome hello ready list tools',
  },
  {
    id: 'ready-early',
    name: '\`notifications/initialized\` comes after the result of \`initialize\`',
    first: 'welcome',
    second: 'ready',
    says: '\`notifications/initialized\` comes after the result of \`initialize\`.',
    example: 'hello ready welcome list tools',
  },
  {
    id: 'list-early',
    name: 'The request for tools comes after the handshake',
    first: 'ready',
    second: 'list',
    says: 'The client sends \`notifications/initialized\` before its first request.',
    example: 'hello welcome list ready tools',
  },
  {
    id: 'tools-first',
    name: 'The list of tools comes after its request',
    first: 'list',
    second: 'tools',
    says: 'The list of tools comes after the request for it.',
    example: 'hello welcome ready tools list',
  },
]);

/** A handshake and a list of tools. */
export const ${exercise.name}: OrderSource = {
  ${head(exercise)}
  task: 'A client connects and requests the list of tools. Put the five messages in order.',
  pieces: [
    { id: 'tools', ...server(answer(2, { tools: [] })) },
    ...(ready ? [{ id: 'ready', ...ready }] : []),
    ...(welcome ? [{ id: 'welcome', ...welcome }] : []),
    { id: 'list', ...client(request(2, 'tools/list')) },
    ...(hello ? [{ id: 'hello', ...hello }] : []),
  ],
  start: 'tools ready welcome list hello',
  hints: ['Which message starts a session?', 'A response comes after its request.'],
  solution: 'hello welcome ready list tools',
  ${LESSON}
  ${LINKS('basic/lifecycle#initialization', 'Lifecycle, Initialization')}
  ...rules,
};
`;
}

function find(exercise) {
  return `${HEADER}
import { answer, clause, client, handshake, refusal, request, server } from '../goals.ts';
import type { FindSource } from '../source.ts';

/** A request for a capability that the server has not declared. */
export const ${exercise.name}: FindSource = {
  ${head(exercise)}
  task: 'One message of this session should not have been sent. Which one, and why?',
  log: [
    ...handshake('2025-11-25', { tools: {} }),
    client(request(2, 'tools/list')),
    server(answer(2, { tools: [] })),
    client(request(3, 'prompts/list')),
    server(refusal(3, -32601, 'Method not found')),
  ],
  options: [
    { id: 'not-declared', text: 'The server has not declared the capability for this request', rule: 'capabilities/asked' },
    { id: 'code', text: 'The error code is wrong' },
    { id: 'early', text: 'The client sends \`notifications/initialized\` too early' },
    { id: 'empty', text: 'A server that declares tools must have one' },
  ],
  start: { message: 7, mistake: 'code' },
  hints: ['Look at the \`capabilities\` in message 2.', 'Which request does not match them?'],
  solution: { message: 6, mistake: 'not-declared' },
  ${LESSON}
  ${LINKS('basic/lifecycle#capability-negotiation', 'Lifecycle, Capability Negotiation')}
  mistakes: [
    {
      id: 'right-code',
      option: 'code',
      says: '\`-32601\` is right for a method that the server does not have.',
      example: { message: 7, mistake: 'code' },
    },
    {
      id: 'right-time',
      option: 'early',
      says: '\`notifications/initialized\` comes right after the result of \`initialize\`, as it does here.',
      example: { message: 3, mistake: 'early' },
    },
    {
      id: 'may-be-empty',
      option: 'empty',
      says: 'The capability means that the client may request the list; the list may be empty.',
      example: { message: 5, mistake: 'empty' },
    },
  ],
};
`;
}

function choose(exercise) {
  return `${HEADER}
import { clause } from '../goals.ts';
import type { ChooseSource } from '../source.ts';

/** The code for a tool that the server does not have. */
export const ${exercise.name}: ChooseSource = {
  ${head(exercise)}
  server: 'calculator',
  task: 'The client calls the tool \`power\`, which the calculator does not have. Which error code does the server return?',
  client: [{ jsonrpc: '2.0', id: 7, method: 'tools/call', params: { name: 'power', arguments: { x: 9 } } }],
  codes: [
    { code: -32600, name: 'Invalid Request' },
    { code: -32601, name: 'Method not found' },
    { code: -32602, name: 'Invalid params' },
    { code: -32603, name: 'Internal error' },
  ],
  start: -32601,
  hints: ['Does the server have the method?', 'The name of the tool is in \`params\`.'],
  solution: -32602,
  ${LESSON}
  ${LINKS('server/tools#error-handling', 'Tools, Error Handling')}
  mistakes: [
    { id: 'method', code: -32601, says: 'The server has the method \`tools/call\`.' },
    { id: 'request', code: -32600, says: 'The request is a valid JSON-RPC request.' },
    { id: 'internal', code: -32603, says: 'Nothing failed inside the server.' },
  ],
};
`;
}
