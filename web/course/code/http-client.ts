/** A client for Streamable HTTP. */
import { both, changed, type CodeExercise } from './define.ts';
import { HTTP_CLIENT as solution, HTTP_ERRORS } from './http-client-solution.ts';
import { HTTP_CLIENT_TESTS } from './http-client-tests.ts';

/** Speak HTTP, in code. */
export const httpClient: CodeExercise = {
  id: 'http-client',
  kind: 'code',
  title: 'A client over HTTP',
  task: 'Write `HttpClient` for Streamable HTTP, up to 2025-11-25. It opens no connection: it makes requests and reads responses, and a simulated server stands behind them. A request is an object with `method`, `path`, `headers` and `body`; a response has `status`, `headers` and `body`. Bodies are texts.\n\n`post(message)` gives the request that carries a message to `/mcp`. `receive(response)` gives the list of messages in a response: one for `application/json`, all of them for `text/event-stream`, none for a `202`. What it learns there goes into the headers of later requests: `MCP-Session-Id`, where the server gave one, and `MCP-Protocol-Version`, as the server answered `initialize`.\n\nA `404` while there is a session means that the server has forgotten it: the client forgets it, too, and `SessionExpired` is raised or thrown. Any other status from `400` on is an `HttpError` with the `status`. `close()` gives the `DELETE` request that ends the session and forgets it, or `None` / `null` where there is none.',
  signatures: {
    python:
      'class HttpClient: post(self, message) -> dict, receive(self, response) -> list, close(self) -> dict | None; class HttpError(Exception): __init__(self, status); class SessionExpired(Exception)',
    typescript:
      'class HttpClient { post(message: object): HttpRequest; receive(response: HttpResponse): object[]; close(): HttpRequest | null }; class HttpError extends Error { constructor(status: number) }; class SessionExpired extends Error',
    javascript:
      'class HttpClient { post(message), receive(response), close() }; class HttpError extends Error { constructor(status) }; class SessionExpired extends Error',
  },
  names: ['HttpClient'],
  start: both(
    `${HTTP_ERRORS.python}class HttpClient:
    def post(self, message):
        return {"method": "POST", "path": "/mcp", "headers": {}, "body": json.dumps(message)}

    def receive(self, response):
        return [json.loads(response["body"])]

    def close(self):
        return None
`,
    `${HTTP_ERRORS.script}class HttpClient {
  post(message«: object»)«: HttpRequest» {
    return { method: 'POST', path: '/mcp', headers: {}, body: JSON.stringify(message) };
  }

  receive(response«: HttpResponse»)«: object[]» {
    return [JSON.parse(response.body)];
  }

  close()«: HttpRequest | null» {
    return null;
  }
}
`,
  ),
  hints: [
    'The server chooses between JSON and a stream, so `Accept` lists both: `application/json, text/event-stream`.',
    'Names of headers have no case. Make them lower case before you look for one.',
    'An event ends with an empty line. Take the lines that begin with `data:`, and put those of one event together; an event without data is no message.',
    'Session and revision are forgotten together: after a `404`, and after `close()`.',
  ],
  solution,
  lesson:
    'HTTP adds a session, a revision and a choice of JSON or stream around the messages, and nothing inside them. From 2026-07-28 on the session is gone: each request stands alone.',
  links: [
    {
      title: 'Transports, Sending Messages to the Server',
      url: 'https://modelcontextprotocol.io/specification/2025-11-25/basic/transports#sending-messages-to-the-server',
    },
    {
      title: 'Transports, Session Management',
      url: 'https://modelcontextprotocol.io/specification/2025-11-25/basic/transports#session-management',
    },
    {
      title: 'Transports, Protocol Version Header',
      url: 'https://modelcontextprotocol.io/specification/2025-11-25/basic/transports#protocol-version-header',
    },
  ],
  mistakes: [
    {
      id: 'shape',
      says: '`post` gives an object with `method` (`POST`), `path` (`/mcp`), `headers` (an object) and `body`.',
      examples: changed(solution, ['"method": "POST"', '"method": "GET"'], ["method: 'POST'", "method: 'GET'"]),
    },
    {
      id: 'accept',
      says: '`Accept` has to list both `application/json` and `text/event-stream`: the server chooses, for each answer. With less it refuses the request.',
      examples: changed(
        solution,
        ['"application/json, text/event-stream"', '"application/json"'],
        ["'application/json, text/event-stream'", "'application/json'"],
      ),
    },
    {
      id: 'content-type',
      says: 'The body is JSON, so `Content-Type` is `application/json`.',
      examples: changed(
        solution,
        ['"Content-Type": "application/json"', '"Content-Type": "text/plain"'],
        ["'Content-Type': 'application/json'", "'Content-Type': 'text/plain'"],
      ),
    },
    {
      id: 'body',
      says: 'The body is the message as a JSON text, one message and nothing around it.',
      examples: changed(
        solution,
        ['"body": json.dumps(message)', '"body": json.dumps([message])'],
        ['body: JSON.stringify(message)', 'body: JSON.stringify([message])'],
      ),
    },
    {
      id: 'no-session-yet',
      says: 'There is no session here, and the request still has a `MCP-Session-Id` or an empty header: leave out what is not known, and forget a session that is over.',
      examples: changed(
        solution,
        [
          '        if self.session is not None:\n            headers["MCP',
          '        if True:\n            headers["MCP',
        ],
        [
          "    if (this.session !== null) {\n      headers['MCP-Session-Id'] = this.session;",
          "    if (true) {\n      headers['MCP-Session-Id'] = this.session ?? '';",
        ],
      ),
    },
    {
      id: 'session',
      says: 'The server gave a `MCP-Session-Id` with its answer to `initialize`. Every later request has to bring it, or the server does not know whose it is.',
      examples: changed(
        solution,
        ['headers["MCP-Session-Id"]', 'headers["X-Session-Id"]'],
        ["headers['MCP-Session-Id']", "headers['X-Session-Id']"],
      ),
    },
    {
      id: 'version',
      says: 'After the handshake each request has `MCP-Protocol-Version`, with the revision that the server answered, not the one that was asked for.',
      examples: changed(
        solution,
        ['message.get("result", {}).get("protocolVersion", self.version)', '"2025-11-25"'],
        ['message.result?.protocolVersion ?? this.version', "'2025-11-25'"],
      ),
    },
    {
      id: 'accepted',
      says: '`202 Accepted` has no body: the message arrived, and nobody answers it. That is an empty list and no error.',
      examples: changed(
        solution,
        [
          '            messages = []\n        for',
          '            messages = [json.loads(response["body"])]\n        for',
        ],
        ["} else if (kind.startsWith('application/json')) {", '} else {'],
      ),
    },
    {
      id: 'list',
      says: '`receive` gives a list, also where there is one message only.',
      examples: changed(
        solution,
        [
          '        return messages\n\n    def events',
          '        return messages[0] if len(messages) == 1 else messages\n\n    def events',
        ],
        [
          '    return messages;\n  }\n\n  events',
          '    return messages.length === 1 ? messages[0] : messages;\n  }\n\n  events',
        ],
      ),
    },
    {
      id: 'json',
      says: 'The answer came as `application/json`: its body is one message, and that is the list. An error of JSON-RPC is a message like any other; the status was `200`.',
      examples: changed(
        solution,
        ['messages = [json.loads(response["body"])]', 'messages = [response["body"]]'],
        ['messages = [JSON.parse(body)]', 'messages = [body]'],
      ),
    },
    {
      id: 'stream',
      says: 'The answer came as `text/event-stream`: every event with data is a message. Give all of them, in order; an event without data is none.',
      examples: changed(
        solution,
        ['messages = self.events(response["body"])', 'messages = self.events(response["body"])[-1:]'],
        ['messages = this.events(body);', 'messages = this.events(body).slice(-1);'],
      ),
    },
    {
      id: 'stream-forms',
      says: 'Streams may be written otherwise: lines end with CR LF, the space after `data:` may be missing, an event may have several `data:` lines, and a line that begins with a colon is a comment.',
      examples: changed(
        solution,
        ['line.startswith("data:")', 'line.startswith("data: ")'],
        ["line.startsWith('data:')", "line.startsWith('data: ')"],
      ),
    },
    {
      id: 'header-case',
      says: 'Names of headers have no case: `MCP-Session-Id`, `mcp-session-id` and `MCP-SESSION-ID` are the same header.',
      examples: changed(
        solution,
        ['{name.lower(): value', '{name.replace("Content-Type", "content-type"): value'],
        ['[name.toLowerCase(), value]', "[name.replace('Content-Type', 'content-type'), value]"],
      ),
    },
    {
      id: 'expired',
      says: 'A `404` in a session means that the server has forgotten it. The client forgets session and revision and ends with `SessionExpired`, so that its caller begins anew with `initialize`.',
      examples: changed(
        solution,
        ['raise SessionExpired()', 'raise HttpError(status)'],
        ["throw new SessionExpired('the session is gone')", 'throw new HttpError(status)'],
      ),
    },
    {
      id: 'status',
      says: 'A status from `400` on ends with `HttpError`, which carries the `status`. Only a `404` in a session is something else.',
      examples: changed(
        solution,
        ['        if status >= 400:\n            raise HttpError(status)\n', ''],
        ['    if (status >= 400) {\n      throw new HttpError(status);\n    }\n', ''],
      ),
    },
    {
      id: 'close',
      says: '`close` gives a `DELETE` request to `/mcp`, with an object of `headers` that name the session.',
      examples: changed(solution, ['"method": "DELETE"', '"method": "POST"'], ["method: 'DELETE'", "method: 'POST'"]),
    },
    {
      id: 'nothing-to-close',
      says: 'Without a session there is nothing to end: `close` gives `None` / `null`.',
      examples: changed(
        solution,
        ['        if self.session is None:\n            return None\n', ''],
        ['    if (this.session === null) {\n      return null;\n    }\n', ''],
      ),
    },
  ],
  tests: HTTP_CLIENT_TESTS,
};
