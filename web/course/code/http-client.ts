/** An HTTP client for Streamable HTTP. */
import { both, changed, type CodeExercise } from './define.ts';
import { HTTP_CLIENT as solution, HTTP_ERRORS } from './http-client-solution.ts';
import { HTTP_CLIENT_TESTS } from './http-client-tests.ts';

/** Write an HTTP client. */
export const httpClient: CodeExercise = {
  id: 'http-client',
  kind: 'code',
  title: 'Write an HTTP client',
  task: 'Write `HttpClient` for Streamable HTTP, until 2025-11-25. It opens no connection: it builds requests and reads responses, and the tests pass them to and from a simulated server. A request is an object with `method`, `path`, `headers`, and `body`; a response has `status`, `headers`, and `body`. Bodies are strings.\n\n`post(message)` returns the request that sends a message to `/mcp`. `receive(response)` returns the list of messages in a response: one for `application/json`, all of them for `text/event-stream`, none for `202`. Two values from responses go into the headers of later requests: `MCP-Session-Id`, if the server sent one, and `MCP-Protocol-Version`, from the result of `initialize`.\n\nA `404` during a session means that the server has forgotten the session. The client then forgets it too, and raises or throws `SessionExpired`. Any other status of `400` or above is an `HttpError` with the `status`. `close()` returns the `DELETE` request that ends the session and forgets the session; without a session it returns `None` / `null`.',
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
    'Header names are case-insensitive. Convert them to lowercase before you look one up.',
    'An event ends with an empty line. Take the lines that start with `data:` and join those of one event. An event without data is not a message.',
    'Forget the session and the revision together: after a `404`, and after `close()`.',
  ],
  solution,
  lesson:
    'HTTP adds a session, a revision, and a choice of JSON or stream around the messages, but nothing inside them. Since 2026-07-28 there are no sessions: each request is independent.',
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
      says: '`post` must return an object with `method` (`POST`), `path` (`/mcp`), `headers` (an object), and `body`.',
      examples: changed(solution, ['"method": "POST"', '"method": "GET"'], ["method: 'POST'", "method: 'GET'"]),
    },
    {
      id: 'accept',
      says: '`Accept` must list both `application/json` and `text/event-stream`, because the server chooses for each response. Otherwise the server rejects the request.',
      examples: changed(
        solution,
        ['"application/json, text/event-stream"', '"application/json"'],
        ["'application/json, text/event-stream'", "'application/json'"],
      ),
    },
    {
      id: 'content-type',
      says: 'The body is JSON, so set `Content-Type` to `application/json`.',
      examples: changed(
        solution,
        ['"Content-Type": "application/json"', '"Content-Type": "text/plain"'],
        ["'Content-Type': 'application/json'", "'Content-Type': 'text/plain'"],
      ),
    },
    {
      id: 'body',
      says: 'The body must be exactly one message as a JSON string, with nothing around it.',
      examples: changed(
        solution,
        ['"body": json.dumps(message)', '"body": json.dumps([message])'],
        ['body: JSON.stringify(message)', 'body: JSON.stringify([message])'],
      ),
    },
    {
      id: 'no-session-yet',
      says: 'There is no session here, but the request still has an `MCP-Session-Id` or an empty header. Leave out unknown values, and forget a session that has ended.',
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
      says: 'The server sent an `MCP-Session-Id` with its response to `initialize`. Add it to every later request, or the server cannot find the session.',
      examples: changed(
        solution,
        ['headers["MCP-Session-Id"]', 'headers["X-Session-Id"]'],
        ["headers['MCP-Session-Id']", "headers['X-Session-Id']"],
      ),
    },
    {
      id: 'version',
      says: 'Every request after the handshake needs `MCP-Protocol-Version`. Use the revision that the server returned, not the one that the client requested.',
      examples: changed(
        solution,
        ['message.get("result", {}).get("protocolVersion", self.version)', '"2025-11-25"'],
        ['message.result?.protocolVersion ?? this.version', "'2025-11-25'"],
      ),
    },
    {
      id: 'accepted',
      says: '`202 Accepted` has no body: the message arrived and gets no response. Return an empty list, and raise no error.',
      examples: changed(
        solution,
        ['            messages = []\n        for', '            messages = [{}]\n        for'],
        [
          '    for (const message of messages) {\n      this.version',
          '    if (messages.length === 0) {\n      messages = [{}];\n    }\n    for (const message of messages) {\n      this.version',
        ],
      ),
    },
    {
      id: 'list',
      says: '`receive` must return a list, even if there is only one message.',
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
      says: 'The response is `application/json`: its body is one message, so return a list with it. A JSON-RPC error is a message like any other; the status was `200`.',
      examples: changed(
        solution,
        ['messages = [json.loads(response["body"])]', 'messages = [{"body": response["body"]}]'],
        ['messages = [JSON.parse(body)]', 'messages = [{ body }]'],
      ),
    },
    {
      id: 'stream',
      says: 'The response is `text/event-stream`: every event with data is a message. Return all of them, in order. Skip events without data.',
      examples: changed(
        solution,
        ['messages = self.events(response["body"])', 'messages = self.events(response["body"])[-1:]'],
        ['messages = this.events(body);', 'messages = this.events(body).slice(-1);'],
      ),
    },
    {
      id: 'charset',
      says: 'The content type may have parameters, as in `text/event-stream; charset=utf-8`. Compare only what is before the semicolon.',
      examples: changed(
        solution,
        ['kind.startswith("text/event-stream")', 'kind == "text/event-stream"'],
        ["kind.startsWith('text/event-stream')", "kind === 'text/event-stream'"],
      ),
    },
    {
      id: 'stream-forms',
      says: 'Streams have several valid forms. Lines may end with CR LF, and the space after `data:` may be missing. An event may have several `data:` lines, and a line that starts with a colon is a comment.',
      examples: changed(
        changed(
          solution,
          ['line.startswith("data:")', 'line.startswith("data: ")'],
          ["line.startsWith('data:')", "line.startsWith('data: ')"],
        ),
        ['if text:', 'if text.startswith("{"):'],
        ["if (text !== '')", "if (text.startsWith('{'))"],
      ),
    },
    {
      id: 'header-case',
      says: 'Header names are case-insensitive: `MCP-Session-Id`, `mcp-session-id`, and `MCP-SESSION-ID` are the same header.',
      examples: changed(
        solution,
        ['{name.lower(): value', '{name.replace("Content-Type", "content-type"): value'],
        ['[name.toLowerCase(), value]', "[name.replace('Content-Type', 'content-type'), value]"],
      ),
    },
    {
      id: 'expired',
      says: 'A `404` during a session means that the server has forgotten it. Forget the session and the revision, and raise or throw `SessionExpired`, so that the caller starts again with `initialize`.',
      examples: changed(
        solution,
        ['raise SessionExpired()', 'raise HttpError(status)'],
        ["throw new SessionExpired('the session is gone')", 'throw new HttpError(status)'],
      ),
    },
    {
      id: 'version-kept',
      says: 'The session has ended, but the next request still has its `MCP-Protocol-Version`. Forget the revision with the session: after `close()` and after a `404`.',
      examples: changed(
        solution,
        ['self.session = self.version = None\n        return', 'self.session = None\n        return'],
        ['this.session = this.version = null;\n    return', 'this.session = null;\n    return'],
      ),
    },
    {
      id: 'shared',
      says: 'The session or the revision of one client is in the requests of another. Store both in the object, not in the class or outside of it.',
      examples: changed(
        changed(
          changed(solution, ['self.session', 'Shared.session'], ['this.session', 'SHARED.session']),
          ['self.version', 'Shared.version'],
          ['this.version', 'SHARED.version'],
        ),
        ['class HttpClient:', 'class Shared:\n    session = version = None\n\nclass HttpClient:'],
        ['class HttpClient {', 'const SHARED = { session: null, version: null };\nclass HttpClient {'],
      ),
    },
    {
      id: 'status',
      says: 'A status of `400` or above must end with `HttpError`, which has the `status`. The only exception is a `404` during a session.',
      examples: changed(
        solution,
        ['        if status >= 400:\n            raise HttpError(status)\n', ''],
        ['    if (status >= 400) {\n      throw new HttpError(status);\n    }\n', ''],
      ),
    },
    {
      id: 'not-found',
      says: 'Without a session, a `404` does not mean that one was forgotten. It is an ordinary `HttpError`.',
      examples: changed(
        solution,
        ['status == 404 and self.session is not None', 'status == 404'],
        ['status === 404 && this.session !== null', 'status === 404'],
      ),
    },
    {
      id: 'close',
      says: '`close` must return a `DELETE` request to `/mcp`, with an object of `headers` that includes the session id.',
      examples: changed(solution, ['"method": "DELETE"', '"method": "POST"'], ["method: 'DELETE'", "method: 'POST'"]),
    },
    {
      id: 'nothing-to-close',
      says: 'Without a session there is nothing to end: `close` must return `None` / `null`.',
      examples: changed(
        solution,
        ['        if self.session is None:\n            return None\n', ''],
        ['    if (this.session === null) {\n      return null;\n    }\n', ''],
      ),
    },
  ],
  tests: HTTP_CLIENT_TESTS,
};
