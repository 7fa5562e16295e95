/** A client that goes through a whole session with the simulated server. */
import { both, changed, type CodeExercise } from './define.ts';
import { WHOLE_CLIENT as solution } from './whole-client-solution.ts';
import { WHOLE_CLIENT_TESTS } from './whole-client-tests.ts';

/** Go through a whole session, in code. */
export const wholeClient: CodeExercise = {
  id: 'whole-client',
  kind: 'code',
  title: 'A client, from hello to the result',
  task: 'Write `Client(tool, arguments, roots)`: a client that lists the tools of a server and calls one. It sends nothing itself. `start()` gives the list of messages to send first; `receive(message)` takes one message of the server and gives the list of messages to send then, often an empty one. A simulated server answers what you send.\n\nBegin with `initialize` in `2025-11-25`, and declare `roots` and nothing else. The client speaks `2025-11-25` and `2025-06-18`; if the server answers with another revision, it sends nothing more. Then send `notifications/initialized`, list the tools with all pages, and call `tool` with `arguments`. Answer `ping`, answer `roots/list` with `roots`, refuse any other request with `-32601`, and pass over notifications and answers that you do not wait for.\n\n`outcome()` gives an object with `state`: `"working"`; `"version"` where the revision does not fit; `"done"` with `tools` (all names) and `text` (what the call gave), `"failed"` with the same where the result has `isError`; `"error"` with `code` where an error came.',
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
    'Keep for each id that you send which method it was for. The answer only tells the id.',
    'In `receive`, ask first for `method`: with an `id` it is a request, without one a notification. Only then is it an answer.',
    'The server numbers its requests for itself: its `1` has nothing to do with yours.',
    'As long as a result of `tools/list` has `nextCursor`, ask again with `cursor`; without one, call the tool.',
  ],
  solution,
  lesson:
    'This is all of a client: greet, agree on a revision, ask, and answer what is asked. Who sends the lines, a pipe or HTTP, changes nothing here.',
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
      says: '`start` and `receive` give a list of messages: `[message]` for one, an empty list for none.',
      examples: changed(
        solution,
        ['return [self.answer(message)] if', 'return self.answer(message) if'],
        ["'id' in message ? [this.answer(message)]", "'id' in message ? this.answer(message)"],
      ),
    },
    {
      id: 'greeting',
      says: 'The first message is `initialize`, alone, in `2025-11-25`: before its answer nothing else may be asked.',
      examples: changed(
        solution,
        ['"protocolVersion": SPOKEN[0]', '"protocolVersion": SPOKEN[1]'],
        ['protocolVersion: SPOKEN[0]', 'protocolVersion: SPOKEN[1]'],
      ),
    },
    {
      id: 'capabilities',
      says: 'The client declares `roots` and nothing else: what it declares the server may ask for, and what it does not declare it will not be asked.',
      examples: changed(
        solution,
        ['"capabilities": {"roots": {}}', '"capabilities": {"roots": {}, "sampling": {}}'],
        ['capabilities: { roots: {} }', 'capabilities: { roots: {}, sampling: {} }'],
      ),
    },
    {
      id: 'version-ignored',
      says: 'The server answered with a revision that this client does not speak, and the client goes on. It sends nothing more, and `outcome()` says `"version"`.',
      examples: changed(
        solution,
        ['result["protocolVersion"] not in SPOKEN', 'False'],
        ["!SPOKEN.includes(result.protocolVersion ?? '')", 'false'],
      ),
    },
    {
      id: 'one-version',
      says: 'The server answered with `2025-06-18`, which this client speaks as well: that is agreement, and it goes on.',
      examples: changed(
        solution,
        ['not in SPOKEN', '!= SPOKEN[0]'],
        ["!SPOKEN.includes(result.protocolVersion ?? '')", 'result.protocolVersion !== SPOKEN[0]'],
      ),
    },
    {
      id: 'no-initialized',
      says: 'After the answer to `initialize` comes `notifications/initialized`, before any request; it has no `id`.',
      examples: changed(
        solution,
        ['                {"jsonrpc": "2.0", "method": "notifications/initialized"},\n', ''],
        ["{ jsonrpc: '2.0', method: 'notifications/initialized' }, ", ''],
      ),
    },
    {
      id: 'ping',
      says: 'The server sent `ping` and did not get an empty result, with the same id: a client answers at any time, also while it waits itself.',
      examples: changed(
        solution,
        ['request["method"] == "ping"', 'request["method"] == "pong"'],
        ["method === 'ping'", "method === 'pong'"],
      ),
    },
    {
      id: 'roots',
      says: '`roots/list` is answered with a result that has `roots`, the list that the client was made with. It was declared, so it is asked for.',
      examples: changed(
        solution,
        ['"result": {"roots": self.roots}', '"result": self.roots'],
        ['result: { roots: this.roots }', 'result: this.roots'],
      ),
    },
    {
      id: 'refuses',
      says: 'A request that the client does not know is answered with the error `-32601`, Method not found. Silence would leave the server waiting.',
      examples: changed(solution, ['-32601', '-32600'], ['-32601', '-32600']),
    },
    {
      id: 'answers-nobody',
      says: 'The client answers what is no request. A message without an `id` is a notification, and an answer is not answered.',
      examples: changed(
        solution,
        ['return [self.answer(message)] if "id" in message else []', 'return [self.answer({"id": 0, **message})]'],
        ["return 'id' in message ? [this.answer(message)] : [];", 'return [this.answer({ id: 0, ...message })];'],
      ),
    },
    {
      id: 'first-page',
      says: 'There is a `nextCursor`, so there are more tools. Ask again with `cursor`, until a page comes without one.',
      examples: changed(
        solution,
        ['cursor = result.get("nextCursor")', 'cursor = None'],
        ['const cursor = result.nextCursor;', 'const cursor = undefined;'],
      ),
    },
    {
      id: 'same-page',
      says: 'The same page is asked for again and again: the `nextCursor` of a result goes into the next request as `params.cursor`.',
      examples: changed(
        solution,
        ['{"cursor": cursor}', '{"nextCursor": cursor}'],
        ['{ cursor }', '{ nextCursor: cursor }'],
      ),
    },
    {
      id: 'call',
      says: 'After the last page the tool is called once: `tools/call` with `name` and `arguments`, as the client was made with them.',
      examples: changed(
        solution,
        ['"arguments": self.arguments}', '"input": self.arguments}'],
        ['arguments: this.args', 'input: this.args'],
      ),
    },
    {
      id: 'tools',
      says: '`tools` has the names of all tools, of all pages, in their order.',
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
      id: 'is-error',
      says: 'The result has `isError`: the tool ran and failed. The state is `"failed"`, and the text tells why.',
      examples: changed(
        solution,
        ['"failed" if result.get("isError") else "done"', '"done"'],
        ["result.isError ? 'failed' : 'done'", "'done'"],
      ),
    },
    {
      id: 'error',
      says: 'An answer with `error` ends the session: the state is `"error"`, with the `code` that came. It is no result.',
      examples: changed(
        solution,
        ['"code": message["error"]["code"]', '"code": message["error"]["message"]'],
        ['code: message.error.code', 'code: message.error.message'],
      ),
    },
    {
      id: 'working',
      says: 'As long as the answer of the tool has not come, the state is `"working"`.',
      examples: changed(
        solution,
        ['self.now = {"state": "working"}', 'self.now = {"state": "done", "tools": [], "text": ""}'],
        ["= { state: 'working' }", "= { state: 'done', tools: [], text: '' }"],
      ),
    },
    {
      id: 'result',
      says: 'The call has been answered. The state is `"done"`, and `text` is the text of the content, in one piece.',
      examples: changed(
        solution,
        ['"text": text}', '"text": result["content"]}'],
        ['text };', 'text: result.content };'],
      ),
    },
  ],
  tests: WHOLE_CLIENT_TESTS,
};
