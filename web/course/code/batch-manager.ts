/** Batches, and matching responses to requests by id. */
import { both, changed, type CodeExercise } from './define.ts';
import { BATCH_MANAGER_TESTS } from './batch-manager-tests.ts';

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
  task: 'Only revision 2025-03-26 has batches. Write `BatchRequestManager` for it.\n\n`add_request(method, params)` adds a request and returns its id: 1, 2, and so on, in each object. `add_notification(method, params)` adds a notification. `get_batch()` returns the list of messages.\n\n`send_batch(client)` sends the list with `client.send(batch)`. This call returns the responses as a list in any order (in JavaScript, a promise of it). The list is empty if the batch has only notifications. `send_batch` returns the whole responses, results and errors, keyed by id: a `dict`, an object, or a `Map`. It does not send an empty batch.',
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
      id: 'id-count',
      says: 'The ids of the requests are not 1, 2, and so on. Count requests only: the position in the batch also counts notifications.',
      examples: changed(
        solution,
        ['self.last_id += 1', 'self.last_id = len(self.messages) + 1'],
        ['this.last_id += 1', 'this.last_id = this.messages.length + 1'],
      ),
    },
    {
      id: 'shared',
      says: 'Two objects share their messages or their ids. Store both in the object, not in the class or outside of it.',
      examples: changed(
        solution,
        [
          '    def __init__(self):\n        self.messages = []\n        self.last_id = 0\n',
          '    messages = []\n    last_id = 0\n',
        ],
        [
          'class BatchRequestManager {',
          'const SHARED = [];\nclass BatchRequestManager {\n  constructor() {\n    this.messages = SHARED;\n  }\n',
        ],
      ),
    },
    {
      id: 'bare-result',
      says: 'The values are not the responses, but only parts of them. Return each response whole and unchanged.',
      examples: changed(
        solution,
        ['{response["id"]: response for', '{response["id"]: response.get("result") for'],
        ['by_id[response.id] = response;', 'by_id[response.id] = response.result ?? null;'],
      ),
    },
    {
      id: 'error-lost',
      says: 'An error response is missing. It is a response too, with the id of its request.',
      examples: changed(
        solution,
        ['for response in responses}', 'for response in responses if "error" not in response}'],
        ['by_id[response.id] = response;', "if (!('error' in response)) by_id[response.id] = response;"],
      ),
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
  tests: BATCH_MANAGER_TESTS,
};
