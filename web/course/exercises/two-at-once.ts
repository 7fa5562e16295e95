/** A batch, where there were batches. */
import { jsonOf } from '../../protocol/json/plain.ts';
import type { MessageExercise, Seen } from '../define.ts';
import { at, clause, goal, notification, request, commonMistake } from '../goals.ts';

const items = ({ text }: Seen) => {
  const batch = jsonOf(text);
  return Array.isArray(batch) ? batch : [];
};
const methods = (seen: Seen) => items(seen).map((item) => at(item, 'method'));
const ids = (seen: Seen) => items(seen).map((item) => at(item, 'id'));
const both = (seen: Seen) => ['tools/list', 'prompts/list'].every((method) => methods(seen).includes(method));

/** Write a batch. */
export const twoAtOnce: MessageExercise = {
  id: 'two-at-once',
  kind: 'write-message',
  title: 'Two at once',
  revision: '2025-03-26',
  from: 'client',
  batch: true,
  task: 'In 2025-03-26, and only there, MCP has batches. Ask for `tools/list` and for `prompts/list` in one go; both are to be answered.',
  start: '{"jsonrpc":"2.0","id":1,"method":"tools/list,prompts/list"}',
  hints: ['A batch is a JSON array of messages, each complete.', 'How are two answers told apart?'],
  solution: JSON.stringify([request(1, 'tools/list'), request(2, 'prompts/list')]),
  lesson:
    'A batch is an array of whole messages. Each request in it has its own id; the answers come in any order. 2025-06-18 took batches out of MCP again.',
  links: [clause('2025-03-26', 'basic/index#batching', 'Base protocol, Batching')],
  goals: [
    goal(
      'two',
      'It has exactly the two requests',
      'The batch has to hold the requests `tools/list` and `prompts/list`, each once, and nothing else.',
      (seen) => items(seen).length === 2 && both(seen),
    ),
    goal(
      'ids',
      'Each has an id of its own',
      'Each of the requests has an `id`, and they differ.',
      (seen) =>
        ids(seen).every((id) => typeof id === 'string' || (typeof id === 'number' && Number.isInteger(id))) &&
        new Set(ids(seen)).size === items(seen).length,
    ),
  ],
  mistakes: [
    commonMistake(
      'same-ids',
      [request(1, 'tools/list'), request(1, 'prompts/list')],
      'Both requests have the same id: which answer would be whose?',
      (seen) => both(seen) && ids(seen)[0] !== undefined && ids(seen)[0] === ids(seen)[1],
    ),
    commonMistake(
      'no-ids',
      [notification('tools/list'), notification('prompts/list')],
      'A request without an `id` is a notification, inside of a batch as well, and gets no answer.',
      (seen) => items(seen).length > 0 && ids(seen).some((id) => id === undefined) && both(seen),
    ),
    commonMistake(
      'null-ids',
      [{ jsonrpc: '2.0', id: null, method: 'tools/list' }, request(2, 'prompts/list')],
      'MCP has no null ids, in a batch neither.',
      (seen) => ids(seen).includes(null),
    ),
    commonMistake(
      'wrapped',
      { jsonrpc: '2.0', id: 1, method: 'batch', params: { requests: [] } },
      'A batch has nothing around it: it is the array itself.',
      ({ messages }) =>
        messages.some(({ method }) =>
          ['batch', 'rpc.batch', 'batch/call'].includes(typeof method === 'string' ? method : ''),
        ),
    ),
    commonMistake(
      'in-params',
      { jsonrpc: '2.0', id: 1, method: ['tools/list', 'prompts/list'] },
      'A message has one method. Two requests are two messages, in an array.',
      ({ messages }) =>
        messages.some(({ method }) => Array.isArray(method) || (typeof method === 'string' && method.includes(','))),
    ),
    commonMistake(
      'lines',
      `${JSON.stringify(request(1, 'tools/list'))}\n${JSON.stringify(request(2, 'prompts/list'))}`,
      'Those are two messages, one after the other. A batch is one array with commas between.',
      ({ messages, text }) => messages.length > 1 && !text.trimStart().startsWith('['),
    ),
    commonMistake(
      'one-version',
      [
        { jsonrpc: '2.0', id: 1, method: 'tools/list' },
        { id: 2, method: 'prompts/list' },
      ],
      'Each message in a batch is complete, `jsonrpc` included.',
      (seen) => items(seen).some((item) => at(item, 'method') !== undefined && at(item, 'jsonrpc') === undefined),
    ),
    commonMistake(
      'only-one',
      [request(1, 'tools/list')],
      'One of the two lists is missing.',
      (seen) => items(seen).length === 1,
    ),
    commonMistake(
      'with-initialize',
      [request(0, 'initialize', {}), request(1, 'tools/list'), request(2, 'prompts/list')],
      '`initialize` never stands in a batch: nothing can be asked before it is answered.',
      (seen) => methods(seen).includes('initialize'),
    ),
  ],
};
