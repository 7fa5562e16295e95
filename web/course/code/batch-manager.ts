/** Batches, and matching responses to requests by id. */
import { isObject } from '../../protocol/values.ts';
import type { Json, JsonRecord } from '../../simulator/types.ts';
import { judgeAnswer } from '../seen.ts';
import { both, changed, type CodeExercise } from './define.ts';
import { firstOf, gives, handlerCallsIn, make, method, same } from './testing.ts';

const result = (id: Json, value: Json): JsonRecord => ({ jsonrpc: '2.0', id, result: value });
const client = (...answers: Json[]): Json => ({ $peer: 'client', answers: { send: answers } });
const two = [make('BatchRequestManager'), method('add_request', 'tools/list'), method('add_request', 'prompts/list')];

const solution = both(
  `
class BatchRequestManager:
    def __init__(self):
        self.messages = []
        self.last_id = 0

    def add_request(self, method, params=None):
        self.last_id += 1
        self._add({"jsonrpc": "2.0", "id": self.last_id, "method": method}, params)
        return self.last_id

    def add_notification(self, method, params=None):
        self._add({"jsonrpc": "2.0", "method": method}, params)

    def _add(self, message, params):
        if params is not None:
            message["params"] = params
        self.messages.append(message)

    def get_batch(self):
        return self.messages

    def send_batch(self, client):
        if not self.messages:
            return {}
        responses = client.send(self.messages)
        return {response["id"]: response for response in responses}
`,
  `
«interface Client {
  send(batch: object[]): Promise<{ id: string | number }[]>;
}

»class BatchRequestManager {
  messages«: object[]» = [];
  last_id = 0;

  add_request(method«: string», params«?: object») {
    this.last_id += 1;
    this.add({ jsonrpc: '2.0', id: this.last_id, method }, params);
    return this.last_id;
  }

  add_notification(method«: string», params«?: object») {
    this.add({ jsonrpc: '2.0', method }, params);
  }

  add(message«: { params?: object; [member: string]: unknown }», params«?: object») {
    if (params !== undefined) {
      message.params = params;
    }
    this.messages.push(message);
  }

  get_batch() {
    return this.messages;
  }

  async send_batch(client«: Client») {
    if (this.messages.length === 0) {
      return {};
    }
    const responses = await client.send(this.messages);
    const by_id«: Record<string, object>» = {};
    for (const response of responses) {
      by_id[response.id] = response;
    }
    return by_id;
  }
}
`,
);

/** Write a batch manager. */
export const batchManager: CodeExercise = {
  id: 'batch-manager',
  kind: 'code',
  title: 'Write a batch manager',
  task: 'Only revision 2025-03-26 has batches. Write `BatchRequestManager` for it.\n\n`add_request(method, params)` adds a request and returns its id: 1, 2, and so on. `add_notification(method, params)` adds a notification. `get_batch()` returns the list of messages.\n\n`send_batch(client)` sends the list with `client.send(batch)`. This call returns the responses as a list in any order (in JavaScript, a promise of it). The list is empty if the batch has only notifications. `send_batch` returns the responses keyed by id: a `dict`, an object, or a `Map`. It does not send an empty batch.',
  signatures: {
    python:
      'class BatchRequestManager: add_request(self, method, params=None), add_notification(self, method, params=None), get_batch(self), send_batch(self, client)',
    typescript:
      'class BatchRequestManager { add_request(method: string, params?: object): number | string; add_notification(method: string, params?: object): void; get_batch(): object[]; send_batch(client: { send(batch: object[]): Promise<object[]> }): Promise<object> }',
    javascript:
      'class BatchRequestManager { add_request(method, params), add_notification(method, params), get_batch(), async send_batch(client) }',
  },
  names: ['BatchRequestManager'],
  start: both(
    `
class BatchRequestManager:
    def add_request(self, method, params=None):
        return 0

    def add_notification(self, method, params=None):
        pass

    def get_batch(self):
        return []

    def send_batch(self, client):
        return {}
`,
    `
«interface Client {
  send(batch: object[]): Promise<{ id: string | number }[]>;
}

»class BatchRequestManager {
  add_request(method«: string», params«?: object») {
    return 0;
  }

  add_notification(method«: string», params«?: object») {}

  get_batch()«: object[]» {
    return [];
  }

  async send_batch(client«: Client»)«: Promise<object>» {
    return {};
  }
}
`,
  ),
  hints: [
    'Count the ids separately from the messages: notifications are in the list too, but have no id.',
    'Responses may come in any order. Store each one under its own `id`.',
  ],
  solution,
  lesson:
    'In a batch, as everywhere, the id shows which request a response belongs to; its position does not. Batches were added in 2025-03-26 and removed in 2025-06-18.',
  links: [
    {
      title: 'Base protocol of 2025-03-26, Batching',
      url: 'https://modelcontextprotocol.io/specification/2025-03-26/basic/index#batching',
    },
    { title: 'JSON-RPC 2.0, Batch', url: 'https://www.jsonrpc.org/specification#batch' },
  ],
  mistakes: [
    {
      id: 'same-id',
      says: 'Two requests in the batch have the same id. Give each request its own id, so that each response matches one request.',
      examples: changed(solution, ['self.last_id += 1', 'self.last_id = 1'], ['this.last_id += 1', 'this.last_id = 1']),
    },
    {
      id: 'id-not-given',
      says: '`add_request` does not return the id of the request. Return the id that you added to the request.',
      examples: changed(
        solution,
        ['        return self.last_id\n', '        return None\n'],
        ['return this.last_id;', 'return null;'],
      ),
    },
    {
      id: 'notification-id',
      says: 'A notification in the batch has an `id`, which makes it a request. Leave the `id` out.',
      examples: changed(
        solution,
        ['{"jsonrpc": "2.0", "method": method}', '{"jsonrpc": "2.0", "id": 99, "method": method}'],
        ["{ jsonrpc: '2.0', method }", "{ jsonrpc: '2.0', id: 99, method }"],
      ),
    },
    {
      id: 'empty-batch',
      says: 'A batch without messages was sent. An empty array is not a valid message, so send nothing.',
      examples: changed(
        solution,
        ['if not self.messages:', 'if False:'],
        ['if (this.messages.length === 0)', 'if (false)'],
      ),
    },
    {
      id: 'by-place',
      says: 'Responses are matched by position, but they may come in any order. Match them by `id`.',
      examples: changed(
        solution,
        [
          '{response["id"]: response for response in responses}',
          '{at + 1: response for at, response in enumerate(responses)}',
        ],
        [
          'for (const response of responses) {\n      by_id[response.id] = response;',
          'for (const [at, response] of responses.entries()) {\n      by_id[at + 1] = response;',
        ],
      ),
    },
    {
      id: 'not-a-batch',
      says: 'The client does not receive exactly one list with all the messages. Call `client.send` once, with the whole batch.',
      examples: changed(
        solution,
        ['client.send(self.messages)', 'client.send(self.messages[0])'],
        ['client.send(this.messages)', 'client.send(this.messages[0])'],
      ),
    },
  ],
  tests: [
    gives({
      name: 'A notification between two requests',
      expected: 'three messages that break no rule of 2025-03-26, and the ids of the requests',
      calls: [
        make('BatchRequestManager'),
        method('add_request', 'tools/list'),
        method('add_notification', 'notifications/cancelled', { requestId: 'x' }),
        method('add_request', 'resources/read', { uri: 'file:///a' }),
        method('get_batch'),
      ],
      judge: ({ value, shown }, all) => {
        const batch = Array.isArray(value) ? value.filter(isObject) : [];
        const [first, reported, second] = batch;
        if (batch.length !== 3 || !first || !reported || !second) return shown;
        const methods = batch.map((one) => one.method ?? null);
        return (
          firstOf(
            shown,
            ['notification-id', Object.hasOwn(reported, 'id')],
            ['same-id', first.id === second.id],
            ['id-not-given', all[1]?.value !== first.id || all[3]?.value !== second.id],
          ) ??
          (!same(methods, ['tools/list', 'notifications/cancelled', 'resources/read']) ||
          !same(second.params, { uri: 'file:///a' })
            ? shown
            : judgeAnswer(JSON.stringify(value), { revision: '2025-03-26', from: 'client' }).found[0]?.what)
        );
      },
    }),
    ...[false, true].map((turned) => {
      const answers = [result(1, { tools: [] }), result(2, { prompts: [] })];
      return gives({
        name: turned ? 'Responses in a different order' : 'Responses in the order of the requests',
        expected: 'one list sent, and each response under its own id',
        calls: [...two, method('send_batch', client(turned ? [...answers].reverse() : answers))],
        onError: () => 'not-a-batch',
        judge: ({ value, shown }, all) => {
          const sent = handlerCallsIn(all);
          const batch = sent[0]?.args[0];
          const whole = sent.length === 1 && Array.isArray(batch) && batch.length === 2;
          if (!whole) return { got: `sent ${sent.length} times, then ${shown}`, mistake: 'not-a-batch' };
          const ids = batch.map((one) => (isObject(one) ? (one.id ?? null) : null));
          const [one, other] = ids;
          if (one === other) return { got: shown, mistake: 'same-id' };
          if (!same(ids, [1, 2])) return shown;
          return same(value, { 1: answers[0] ?? null, 2: answers[1] ?? null })
            ? null
            : (firstOf(shown, ['by-place', turned]) ?? shown);
        },
      });
    }),
    gives({
      name: 'An empty batch',
      expected: 'nothing sent, and an empty object',
      calls: [make('BatchRequestManager'), method('send_batch', client([]))],
      onError: () => 'empty-batch',
      judge: ({ value, shown }, all) =>
        firstOf(shown, ['empty-batch', handlerCallsIn(all).length > 0]) ?? (same(value, {}) ? null : shown),
    }),
    gives({
      name: 'A batch with only a notification',
      expected: 'one list sent, and an empty object',
      calls: [
        make('BatchRequestManager'),
        method('add_notification', 'notifications/cancelled', { requestId: 'x' }),
        method('send_batch', client([])),
      ],
      judge: ({ value, shown }, all) =>
        firstOf(shown, ['not-a-batch', !Array.isArray(handlerCallsIn(all)[0]?.args[0])]) ??
        (same(value, {}) ? null : shown),
    }),
  ],
};
