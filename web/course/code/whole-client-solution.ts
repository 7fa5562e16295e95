/** A client for a complete session, in each language. */
import { both } from './define.ts';

/** The program. */
export const WHOLE_CLIENT = both(
  `
SPOKEN = ["2025-11-25", "2025-06-18"]

class Client:
    def __init__(self, tool, arguments, roots):
        self.tool, self.arguments, self.roots = tool, arguments, roots
        self.count = 0
        self.waiting = {}
        self.tools = []
        self.now = {"state": "working"}

    def request(self, method, params):
        self.count += 1
        self.waiting[self.count] = method
        return {"jsonrpc": "2.0", "id": self.count, "method": method, "params": params}

    def start(self):
        return [self.request("initialize", {
            "protocolVersion": SPOKEN[0],
            "capabilities": {"roots": {}},
            "clientInfo": {"name": "desk", "version": "1.0.0"},
        })]

    def receive(self, message):
        if "method" in message:
            return [self.answer(message)] if "id" in message else []
        method = self.waiting.pop(message.get("id"), None)
        if method is None:
            return []
        if "error" in message:
            self.now = {"state": "error", "code": message["error"]["code"]}
            return []
        return self.go_on(method, message["result"])

    def answer(self, request):
        head = {"jsonrpc": "2.0", "id": request["id"]}
        if request["method"] == "ping":
            return {**head, "result": {}}
        if request["method"] == "roots/list":
            return {**head, "result": {"roots": self.roots}}
        return {**head, "error": {"code": -32601, "message": "Method not found"}}

    def go_on(self, method, result):
        if method == "initialize":
            if result["protocolVersion"] not in SPOKEN:
                self.now = {"state": "version"}
                return []
            return [
                {"jsonrpc": "2.0", "method": "notifications/initialized"},
                self.request("tools/list", {}),
            ]
        if method == "tools/list":
            self.tools += [tool["name"] for tool in result["tools"]]
            cursor = result.get("nextCursor")
            if cursor is not None:
                return [self.request("tools/list", {"cursor": cursor})]
            return [self.request("tools/call", {"name": self.tool, "arguments": self.arguments})]
        text = "".join(part["text"] for part in result["content"] if part["type"] == "text")
        state = "failed" if result.get("isError") else "done"
        self.now = {"state": state, "tools": self.tools, "text": text}
        return []

    def outcome(self):
        return self.now
`,
  `
const SPOKEN = ['2025-11-25', '2025-06-18'];

«interface Message {
  jsonrpc: '2.0';
  id?: string | number;
  method?: string;
  params?: object;
  result?: Result;
  error?: { code: number; message: string };
}

interface Result {
  protocolVersion?: string;
  tools?: { name: string }[];
  nextCursor?: string;
  content?: { type: string; text?: string }[];
  isError?: boolean;
  roots?: object[];
}

»class Client {
«  tool: string;
  args: object;
  roots: object[];
»  count = 0;
  waiting = new Map«<unknown, string>»();
  tools«: string[]» = [];
  now«: object» = { state: 'working' };

  constructor(tool«: string», args«: object», roots«: object[]») {
    this.tool = tool;
    this.args = args;
    this.roots = roots;
  }

  request(method«: string», params«: object»)«: Message» {
    this.count += 1;
    this.waiting.set(this.count, method);
    return { jsonrpc: '2.0', id: this.count, method, params };
  }

  start()«: Message[]» {
    const clientInfo = { name: 'desk', version: '1.0.0' };
    return [this.request('initialize', { protocolVersion: SPOKEN[0], capabilities: { roots: {} }, clientInfo })];
  }

  receive(message«: Message»)«: Message[]» {
    if (message.method !== undefined) {
      return 'id' in message ? [this.answer(message)] : [];
    }
    const method = this.waiting.get(message.id);
    if (method === undefined) {
      return [];
    }
    this.waiting.delete(message.id);
    if (message.error) {
      this.now = { state: 'error', code: message.error.code };
      return [];
    }
    return this.goOn(method, message.result ?? {});
  }

  answer({ id, method }«: Message»)«: Message» {
    if (method === 'ping') {
      return { jsonrpc: '2.0', id, result: {} };
    }
    if (method === 'roots/list') {
      return { jsonrpc: '2.0', id, result: { roots: this.roots } };
    }
    return { jsonrpc: '2.0', id, error: { code: -32601, message: 'Method not found' } };
  }

  goOn(method«: string», result«: Result»)«: Message[]» {
    if (method === 'initialize') {
      if (!SPOKEN.includes(result.protocolVersion ?? '')) {
        this.now = { state: 'version' };
        return [];
      }
      return [{ jsonrpc: '2.0', method: 'notifications/initialized' }, this.request('tools/list', {})];
    }
    if (method === 'tools/list') {
      this.tools.push(...(result.tools ?? []).map((tool) => tool.name));
      const cursor = result.nextCursor;
      if (cursor !== undefined) {
        return [this.request('tools/list', { cursor })];
      }
      return [this.request('tools/call', { name: this.tool, arguments: this.args })];
    }
    const texts = (result.content ?? []).filter((part) => part.type === 'text');
    const text = texts.map((part) => part.text).join('');
    const state = result.isError ? 'failed' : 'done';
    this.now = { state, tools: this.tools, text };
    return [];
  }

  outcome()«: object» {
    return this.now;
  }
}
`,
);
