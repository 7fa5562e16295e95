/** A batch in the revision that has batches. */
import { jsonOf } from '../../protocol/json/plain.ts';
import { isObject } from '../../protocol/values.ts';
import type { Seen } from '../define.ts';
import { clause, goal, notification, request, commonMistake, without } from '../goals.ts';
import type { Condition, MessageSource } from '../source.ts';

const items = ({ text }: Seen) => {
  const batch = jsonOf(text);
  return Array.isArray(batch) ? batch : [];
};
const methods = (seen: Seen) => items(seen).map((item) => (isObject(item) ? item.method : undefined));
const ids = (seen: Seen) => items(seen).map((item) => (isObject(item) ? item.id : undefined));
const LISTS = ['tools/list', 'prompts/list'];
const both = LISTS.map((method) => ({ some: { at: '/method', equals: method } }));

/** The message, or one message of a batch, meets a condition. */
const anywhere = (...any: readonly Condition[]): Condition => ({ any: [...any, { some: { any } }] });

/** Write a batch. */
export const twoAtOnce: MessageSource = {
  id: 'two-at-once',
  kind: 'write-message',
  title: 'Write a batch of two requests',
  revision: '2025-03-26',
  from: 'client',
  batch: true,
  task: 'Request `tools/list` and `prompts/list` in one batch; both need a response.\n\nMCP has batches only in 2025-03-26.',
  start: '{"jsonrpc":"2.0","id":1,"method":"tools/list,prompts/list"}',
  hints: ['A batch is a JSON array of complete messages.', 'How can the client distinguish the two responses?'],
  solution: JSON.stringify([request(1, 'tools/list'), request(2, 'prompts/list')]),
  lesson:
    'A batch is an array of complete messages. Each request in it has its own id, and the responses may come in any order. 2025-06-18 removed batches from MCP.',
  links: [clause('2025-03-26', 'basic/index#batching', 'Base protocol, Batching')],
  goals: [
    goal(
      'two',
      'The batch has exactly the two requests',
      'The batch must contain the requests `tools/list` and `prompts/list`, each once, and no other message.',
      { all: [...both, { at: '/2', absent: true }] },
    ),
    goal('ids', 'Each request has its own id', 'Each request needs an `id`, and the ids must differ.', {
      holds: (seen) =>
        ids(seen).every((id) => typeof id === 'string' || (typeof id === 'number' && Number.isInteger(id))) &&
        new Set(ids(seen)).size === items(seen).length,
    }),
  ],
  mistakes: [
    commonMistake(
      'same-ids',
      [request(1, 'tools/list'), request(1, 'prompts/list')],
      'Both requests have the same id, so the client cannot match the responses.',
      {
        holds: (seen) => {
          const [first, second] = ids(seen);
          return first !== undefined && first === second && LISTS.every((method) => methods(seen).includes(method));
        },
      },
    ),
    commonMistake(
      'no-ids',
      [notification('tools/list'), notification('prompts/list')],
      'A request without an `id` is a notification, even in a batch, and gets no response.',
      { all: [...both, { some: { at: '/id', absent: true } }] },
    ),
    commonMistake(
      'null-ids',
      [{ jsonrpc: '2.0', id: null, method: 'tools/list' }, request(2, 'prompts/list')],
      'MCP has no null ids, not even in a batch.',
      { some: { at: '/id', equals: null } },
    ),
    commonMistake(
      'wrapped',
      { jsonrpc: '2.0', id: 1, method: 'batch', params: { requests: [] } },
      'A batch has nothing around it: write only the array.',
      anywhere({ at: '/method', oneOf: ['batch', 'rpc.batch', 'batch/call'] }),
    ),
    commonMistake(
      'in-params',
      { jsonrpc: '2.0', id: 1, method: ['tools/list', 'prompts/list'] },
      'A message has one method. Write two messages, in an array.',
      anywhere({ at: '/method', type: 'array' }, { at: '/method', contains: ',' }),
    ),
    commonMistake(
      'lines',
      `${JSON.stringify(request(1, 'tools/list'))}\n${JSON.stringify(request(2, 'prompts/list'))}`,
      'These are two separate messages. A batch is one array, with a comma between the messages.',
      { holds: ({ messages, text }) => messages.length > 1 && !text.trimStart().startsWith('[') },
    ),
    commonMistake(
      'one-version',
      [
        { jsonrpc: '2.0', id: 1, method: 'tools/list' },
        { id: 2, method: 'prompts/list' },
      ],
      'Each message in a batch must be complete, with `jsonrpc`.',
      { some: without('/jsonrpc', '/method') },
    ),
    commonMistake('only-one', [request(1, 'tools/list')], 'One of the two requests is missing.', without('/1', '/0')),
    commonMistake(
      'with-initialize',
      [request(0, 'initialize', {}), request(1, 'tools/list'), request(2, 'prompts/list')],
      '`initialize` must not be in a batch: other requests are possible only after its response.',
      { some: { at: '/method', equals: 'initialize' } },
    ),
  ],
};
