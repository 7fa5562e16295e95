/** A client that runs a complete session with the simulated server. */
import { both, changed, type CodeExercise } from './define.ts';
import { WHOLE_CLIENT as solution } from './whole-client-solution.ts';
import { WHOLE_CLIENT_TESTS } from './whole-client-tests.ts';

/** Write a complete client. */
export const wholeClient: CodeExercise = {
  id: 'whole-client',
  kind: 'code',
  title: 'Write a complete client',
  task: 'Write `Client(tool, arguments, roots)`: a client that lists the tools of a server and calls one. It sends nothing itself. `start()` returns the list of messages to send first. `receive(message)` takes one message from the server and returns the list of messages to send next, which is often empty. A simulated server responds to what you send.\n\nStart with `initialize` in `2025-11-25`, and declare `roots` and nothing else. The client supports `2025-11-25` and `2025-06-18`; if the server responds with any other revision, the client sends nothing more. Then send `notifications/initialized`, list the tools with all pages, and call `tool` with `arguments`. Respond to `ping`, respond to `roots/list` with `roots`, and reject any other request with `-32601`. Ignore notifications, and responses that match no pending request.\n\n`outcome()` returns an object with `state`. The state is `"working"` until the session ends. It is `"version"` if the revision is not supported. It is `"done"` with `tools` (all names) and `text` (the texts of the result, joined), or `"failed"` with the same members if the result has `isError`. It is `"error"` with `code` if an error response came.',
  signatures: {
    python:
      'class Client: __init__(self, tool, arguments, roots), start(self) -> list, receive(self, message) -> list, outcome(self) -> dict',
    typescript:
      'class Client { constructor(tool: string, args: object, roots: object[]); start(): object[]; receive(message: object): object[]; outcome(): object }',
    javascript: 'class Client { constructor(tool, args, roots), start(), receive(message), outcome() }',
  },
  names: ['Client'],
  start: both(
    `
class Client:
    def __init__(self, tool, arguments, roots):
        self.tool, self.arguments, self.roots = tool, arguments, roots

    def start(self):
        return [{"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": self.tool, "arguments": self.arguments}}]

    def receive(self, message):
        return []

    def outcome(self):
        return {"state": "working"}
`,
    `
class Client {
«  tool: string;
  args: object;
  roots: object[];

»  constructor(tool«: string», args«: object», roots«: object[]») {
    this.tool = tool;
    this.args = args;
    this.roots = roots;
  }

  start()«: object[]» {
    return [{ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: this.tool, arguments: this.args } }];
  }

  receive(message«: object»)«: object[]» {
    return [];
  }

  outcome()«: object» {
    return { state: 'working' };
  }
}
`,
  ),
  hints: [
    'Store the method for each id that you send. A response has only the id.',
    'In `receive`, check for `method` first: with an `id` it is a request, without one a notification. Otherwise the message is a response.',
    'The server assigns its own request ids: its `1` is unrelated to yours, even while your `1` is pending.',
    'While a result of `tools/list` has `nextCursor`, send the request again with `cursor`. When it has none, call the tool.',
  ],
  solution,
  lesson:
    'That is a whole client: initialize, agree on a revision, send requests, and respond to requests. Stdio or HTTP makes no difference here.',
  links: [
    { title: 'Lifecycle', url: 'https://modelcontextprotocol.io/specification/2025-11-25/basic/lifecycle' },
    {
      title: 'Pagination',
      url: 'https://modelcontextprotocol.io/specification/2025-11-25/server/utilities/pagination',
    },
    {
      title: 'Tools, Error Handling',
      url: 'https://modelcontextprotocol.io/specification/2025-11-25/server/tools#error-handling',
    },
  ],
  mistakes: [
    {
      id: 'list',
      says: '`start` and `receive` must return a list of messages: `[message]` for one, an empty list for none.',
      examples: changed(
        solution,
        ['return [self.answer(message)] if', 'return self.answer(message) if'],
        ["'id' in message ? [this.answer(message)]", "'id' in message ? this.answer(message)"],
      ),
    },
    {
      id: 'greeting',
      says: 'The first message must be `initialize`, alone, in `2025-11-25`. Send nothing else before its response.',
      examples: changed(
        solution,
        ['"protocolVersion": SPOKEN[0]', '"protocolVersion": SPOKEN[1]'],
        ['protocolVersion: SPOKEN[0]', 'protocolVersion: SPOKEN[1]'],
      ),
    },
    {
      id: 'capabilities',
      says: 'Declare `roots` and nothing else. The server may only request features that the client declared.',
      examples: changed(
        solution,
        ['"capabilities": {"roots": {}}', '"capabilities": {"roots": {}, "sampling": {}}'],
        ['capabilities: { roots: {} }', 'capabilities: { roots: {}, sampling: {} }'],
      ),
    },
    {
      id: 'version-ignored',
      says: 'The server responded with a revision that this client does not support, but the client continues. Send nothing more, and return the state `"version"` from `outcome()`.',
      examples: changed(
        solution,
        ['result["protocolVersion"] not in SPOKEN', 'False'],
        ["!SPOKEN.includes(result.protocolVersion ?? '')", 'false'],
      ),
    },
    {
      id: 'one-version',
      says: 'The server responded with `2025-06-18`, which this client supports as well. Accept it and continue.',
      examples: changed(
        solution,
        ['not in SPOKEN', '!= SPOKEN[0]'],
        ["!SPOKEN.includes(result.protocolVersion ?? '')", 'result.protocolVersion !== SPOKEN[0]'],
      ),
    },
    {
      id: 'no-initialized',
      says: 'Send `notifications/initialized`, without an `id`, after the response to `initialize` and before any other request.',
      examples: changed(
        solution,
        ['                {"jsonrpc": "2.0", "method": "notifications/initialized"},\n', ''],
        ["{ jsonrpc: '2.0', method: 'notifications/initialized' }, ", ''],
      ),
    },
    {
      id: 'ping',
      says: 'The server sent `ping` but did not get an empty result with the same id. Respond at any time, even while you wait for a response.',
      examples: changed(
        solution,
        ['request["method"] == "ping"', 'request["method"] == "pong"'],
        ["method === 'ping'", "method === 'pong'"],
      ),
    },
    {
      id: 'roots',
      says: 'Respond to `roots/list` with a result that has `roots`, the list passed to the client. The client declared `roots`, so the server may request them.',
      examples: changed(
        solution,
        ['"result": {"roots": self.roots}', '"result": self.roots'],
        ['result: { roots: this.roots }', 'result: this.roots'],
      ),
    },
    {
      id: 'refuses',
      says: 'Respond to an unknown request with the error `-32601`, Method not found. Without a response, the server keeps waiting.',
      examples: changed(solution, ['-32601', '-32600'], ['-32601', '-32600']),
    },
    {
      id: 'answers-nobody',
      says: 'The client responds to a message that is not a request. A message without an `id` is a notification, and a response gets no response.',
      examples: changed(
        solution,
        ['return [self.answer(message)] if "id" in message else []', 'return [self.answer({"id": 0, **message})]'],
        ["return 'id' in message ? [this.answer(message)] : [];", 'return [this.answer({ id: 0, ...message })];'],
      ),
    },
    {
      id: 'first-page',
      says: 'The result has a `nextCursor`, so there are more tools. Send the request again with `cursor` until a page has no `nextCursor`.',
      examples: changed(
        solution,
        ['cursor = result.get("nextCursor")', 'cursor = None'],
        ['const cursor = result.nextCursor;', 'const cursor = undefined;'],
      ),
    },
    {
      id: 'same-page',
      says: 'The client requests the same page again. Put the `nextCursor` of the result into the next request as `params.cursor`.',
      examples: changed(
        solution,
        ['{"cursor": cursor}', '{"nextCursor": cursor}'],
        ['{ cursor }', '{ nextCursor: cursor }'],
      ),
    },
    {
      id: 'call',
      says: 'Call the tool once, after the last page: `tools/call` with the `name` and the `arguments` that were passed to the client.',
      examples: changed(
        solution,
        ['"arguments": self.arguments}', '"input": self.arguments}'],
        ['arguments: this.args', 'input: this.args'],
      ),
    },
    {
      id: 'tools',
      says: '`tools` must have the names of all tools from all pages, in order.',
      examples: changed(
        solution,
        ['self.tools += [', 'self.tools = ['],
        [
          'this.tools.push(...(result.tools ?? []).map((tool) => tool.name))',
          'this.tools = (result.tools ?? []).map((tool) => tool.name)',
        ],
      ),
    },
    {
      id: 'twice',
      says: 'The same response came twice, and the second one was handled too. After its response, a request is no longer pending.',
      examples: changed(
        solution,
        ['self.waiting.pop(message.get("id"), None)', 'self.waiting.get(message.get("id"))'],
        ['    this.waiting.delete(message.id);\n', ''],
      ),
    },
    {
      id: 'same-id',
      says: 'A request of the server has the same `id` as your pending request, and was taken for its response. A message with `method` is never a response: respond to it, and keep waiting for yours.',
      examples: changed(
        changed(
          solution,
          ['message["result"])', 'message.get("result", {"tools": [], "content": []}))'],
          ['message.result ?? {}', 'message.result ?? {}'],
        ),
        ['if "method" in message:', 'if "method" in message and message.get("id") not in self.waiting:'],
        ['if (message.method !== undefined) {', 'if (message.method !== undefined && !this.waiting.has(message.id)) {'],
      ),
    },
    {
      id: 'is-error',
      says: 'The result has `isError`: the tool ran and failed. The state must be `"failed"`, and `text` contains the reason.',
      examples: changed(
        solution,
        ['"failed" if result.get("isError") else "done"', '"done"'],
        ["result.isError ? 'failed' : 'done'", "'done'"],
      ),
    },
    {
      id: 'error',
      says: 'A response with `error` ends the session. The state must be `"error"`, with the `code` of the error.',
      examples: changed(
        solution,
        ['"code": message["error"]["code"]', '"code": message["error"]["message"]'],
        ['code: message.error.code', 'code: message.error.message'],
      ),
    },
    {
      id: 'shared',
      says: 'Two clients share their state: what one receives changes the other. Store all of it in the object, not in the class or outside of it.',
      examples: changed(
        changed(solution, ['self.tools', 'Client.tools'], ['this.tools', 'TOOLS']),
        ['class Client:', 'class Client:\n    tools = []\n'],
        ['class Client {', 'const TOOLS = [];\nclass Client {'],
      ),
    },
    {
      id: 'working',
      says: 'Until the tool call has a response, the state must be `"working"`.',
      examples: changed(
        solution,
        ['self.now = {"state": "working"}', 'self.now = {"state": "done", "tools": [], "text": ""}'],
        ["= { state: 'working' }", "= { state: 'done', tools: [], text: '' }"],
      ),
    },
    {
      id: 'unrequested',
      says: 'A response that matches no request has changed the state. Look up its id among your pending requests, and ignore it if it is not there.',
      examples: changed(
        solution,
        ['if method is None:', 'if method is None and "error" not in message:'],
        ['if (method === undefined) {', 'if (method === undefined && !message.error) {'],
      ),
    },
    {
      id: 'result',
      says: 'The tool call has a result. The state must be `"done"`, and `text` must be the text of all content items, joined.',
      examples: changed(
        solution,
        ['"text": text}', '"text": result["content"]}'],
        ['text };', 'text: result.content };'],
      ),
    },
  ],
  tests: WHOLE_CLIENT_TESTS,
};
