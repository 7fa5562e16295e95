/**
 * Forms of text that people paste from their own tools, recreated here: text that is not a message is not read as one, and
 * every message is found.
 */
import { describe, expect, it } from 'vitest';
import { checkOne } from '../testing/check-rules.ts';
import { takeIn } from './testing/all-formats.ts';

const PING = '{"jsonrpc":"2.0","id":1,"method":"ping"}';
const PONG = '{"jsonrpc":"2.0","id":1,"result":{}}';
const LIST = '{"jsonrpc":"2.0","id":1,"method":"tools/list"}';
const REFUSED = '{"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"Invalid params"}}';
const HELLO =
  '{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-03-26","capabilities":{},"clientInfo":{"name":"a","version":"1"}}}';
const WELCOME =
  '{"jsonrpc":"2.0","id":0,"result":{"protocolVersion":"2025-03-26","capabilities":{"tools":{}},"serverInfo":{"name":"b","version":"1"}}}';
const formatted = (message: string): string => JSON.stringify(JSON.parse(message), null, 2);

const rules = (text: string): string[] => checkOne(text).diagnostics.map(({ rule }) => rule);
const kinds = (text: string): string[] => checkOne(text).entries.map(({ kind }) => kind);
const senders = (text: string): string =>
  checkOne(text)
    .entries.map(({ from }) => from.charAt(0))
    .join('');
const slices = (text: string): string[] => takeIn(text).entries.map(({ span }) => text.slice(span.start, span.end));

describe('a tag in brackets', () => {
  it.each([
    [
      'levels',
      '[debug] transport opened: %{timeout: 30, headers: %{"accept" => "application/json"}}\n[error] transport closed: {:http, 406}\n',
    ],
    ['an error message of a host', 'Client error: Unexpected token \'S\', "Shops: [" is not valid JSON\nand again\n'],
    [
      'a server name that contains brackets',
      '2026-03-10T15:19:49.827Z [Weather (a sample)] [info] Initializing server... { metadata: undefined }\n' +
        '2026-03-10T15:19:50.827Z [Weather (a sample)] [info] Shutting down server... { metadata: undefined }\n',
    ],
    [
      'request ids in the log of a service',
      '2026-03-10T15:19:49.827+00:00 app[web.1]: [1544763c-772d] Started POST "/mcp"\n' +
        '2026-03-10T15:19:50.827+00:00 app[web.1]: [1544763c-772d]   Parameters: {"method"=>"initialize", "id"=>0}\n',
    ],
  ])('does not begin a batch: %s', (_name, text) => {
    expect(takeIn(text).entries).toEqual([]);
    expect(checkOne(text).diagnostics.filter(({ severity }) => severity !== 'info')).toEqual([]);
  });

  it('leaves a batch unchanged', () => {
    expect(kinds(`[${PING}]`)).toEqual(['batch']);
    expect(kinds(`[\n  ${PING}\n]`)).toEqual(['batch']);
  });
});

describe('text before a message', () => {
  it.each([
    'Error POSTing to endpoint (HTTP 400): ',
    'Error: init failed: notification failed with status 406: ',
    'Response status code does not indicate success: 400 (Bad Request). Response body: ',
  ])('is a program’s comment on it: %s', (comment) => {
    expect(slices(comment + REFUSED)).toEqual([REFUSED]);
    expect(rules(comment + REFUSED)).toEqual([]);
  });

  it('may have a time, with the message below', () => {
    const text = `2026-09-02 20:31:00.130 | [info] MCP: Sending request: ${formatted(HELLO)}\n2026-09-02 20:31:01.130 | [info] MCP: Received response: ${formatted(WELCOME)}\n2026-09-02 20:31:02.000 | [error] MCP: gave up: Some(Notification {\n  jsonrpc: Version2_0,\n  more: Extensions\n})\n`;
    expect(slices(text)).toEqual([formatted(HELLO), formatted(WELCOME)]);
    expect(rules(text)).toEqual([]);
  });

  it('does not apply to values that are not messages', () => {
    const text = `10:00:00.000 settings: {\n  "port": 3000\n}\n10:00:01.000 sent: ${formatted(PING)}\n`;
    expect(slices(text)).toEqual([formatted(PING)]);
  });
});

describe('the output of a command', () => {
  it('may be laid out over several lines, after a log line', () => {
    const text = `echo '${LIST}' | python server.py | jq\n[09/29/26 17:22:27] WARNING  Failed to validate request\n${formatted(REFUSED)}\n`;
    expect(slices(text)).toEqual([LIST, formatted(REFUSED)]);
    expect(senders(text)).toBe('cs');
    expect(rules(text)).toEqual([]);
  });

  it('may be shortened', () => {
    const text = `$ echo '${PING}' | server\n{"jsonrpc":"2.0","id":1,"result":{"tools":[...]}}\n`;
    expect(kinds(text)).toEqual(['request', 'response']);
    expect(rules(text)).toEqual(['json-notation']);
    expect(checkOne(text).diagnostics.map(({ severity }) => severity)).toEqual(['info']);
  });

  it('may be what a person abbreviated in a command', () => {
    const sent = `'{"jsonrpc":"2.0","id":1,"method":"initialize",...}'`;
    const headers = '-H "Content-Type: application/json" -H "Accept: application/json, text/event-stream"';
    for (const text of [`echo ${sent} | server --stdio\n`, `curl http://localhost/mcp ${headers} -d ${sent}\n`]) {
      expect(kinds(text)).toEqual(['request']);
      expect(rules(text)).toEqual(['json-notation']);
    }
  });

  it('may lack everything that makes it a response but its result', () => {
    const text = `$ echo '${LIST}' | server\n{"result":{"tools":[],"jsonrpc":"2.0","id":1}}\n`;
    expect(kinds(text)).toEqual(['request', 'response']);
    expect(rules(text)).toContain('envelope/jsonrpc-missing');
  });

  it.each(['curl output: ', 'curl returns:\n', 'curl said this, once: '])(
    'finds the message after “%s”, which is no command',
    (before) => {
      expect(kinds(`${before}${PONG}`)).toEqual(['response']);
    },
  );

  it.each([
    ['an answer', `\r\n* Connection #0 to host localhost left intact\r\n${PONG}\r\n`],
    ['an event', `\nevent: message\ndata: ${PONG}\n\n* Connection #0 to host localhost left intact\n`],
  ])('may begin within the headers that `-v` shows above %s', (_, body) => {
    for (const head of ['> Accept: */*\n>\n', '']) {
      const text = `${head}< Date: Tue, 03 Mar 2026 10:00:00 GMT\n< Content-Type: application/json\n< mcp-session-id: s-1\n< ${body}`;
      expect(slices(text)).toEqual([PONG]);
      expect(senders(text)).toBe('s');
      expect(rules(text)).toEqual([]);
    }
  });

  it('may be written down in comments below the command', () => {
    const command = `curl -v http://localhost:1/mcp -H 'Accept: application/json, text/event-stream' -d '${PING}'`;
    const text = `# 1. A session that is over\n${command}\n\n# This comes back:\n# < HTTP/1.1 200 OK\n# < Content-Type: application/json\n# <\n# ${PONG}\n\n# 2. A new one\n${command.replaceAll('1,"m', '2,"m')}\n`;
    expect(kinds(text)).toEqual(['request', 'response', 'request']);
    expect(slices(text)[1]).toBe(PONG);
  });

  it('may have the mark of a shell for a missing end of line, with more text below', () => {
    const text = `> POST /mcp HTTP/1.1\n> Accept: application/json, text/event-stream\n>\n< HTTP/1.1 200 OK\n< Content-Type: application/json\n<\n* Connection #0 to host localhost left intact\n${PONG}%\n\nThat is all it prints.\n`;
    expect(slices(text)).toEqual([PONG]);
    expect(rules(text)).not.toContain('json-text-after-end');
  });

  it('ends where a multiline command is cut off', () => {
    const text = '$ curl -v -X POST http://localhost:8000/mcp \\';
    for (const { span } of checkOne(text).wire) expect(span.end).toBeLessThanOrEqual(text.length);
    expect(checkOne(text).wire).toHaveLength(1);
  });

  it('follows a prompt with a user and a directory', () => {
    const text = `ann@host:~/work$ curl http://localhost:1/mcp -H 'Accept: application/json, text/event-stream' -d '${PING}'\n${PONG}\n`;
    expect(senders(text)).toBe('cs');
    const piped = `ann@host:~/work$ echo '${PING}' | server\n${PONG}\n`;
    expect(senders(piped)).toBe('cs');
  });
});

describe('documents', () => {
  it('have messages in blocks of any language', () => {
    const text = `request\n\n\`\`\`javascript\n${formatted(LIST)}\n\`\`\`\n\nand\n\n\`\`\`javascript\ncurl http://localhost:1/mcp -d '${HELLO}'\n\`\`\`\n`;
    expect(kinds(text)).toEqual(['request', 'request']);
    expect(senders(text)).toBe('cc');
  });

  it('may put comments before their messages, which are no part of them', () => {
    const text = `\`\`\`json\n// the request\n${formatted(LIST)}\n\n// the answer\n${formatted(REFUSED)}\n\`\`\`\n`;
    expect(slices(text)).toEqual([formatted(LIST), formatted(REFUSED)]);
    expect(rules(text)).toEqual([]);
  });

  it('ignore programs', () => {
    const text = `\`\`\`js\nconst a = ${PING};\n\`\`\`\n\n\`\`\`json\n${PONG}\n\`\`\`\n`;
    expect(slices(text)).toEqual([PONG]);
  });

  it('show the response to a command in a separate block', () => {
    const text = `\`\`\`bash\ncurl -X POST http://localhost:1/mcp -H 'Accept: application/json, text/event-stream' -d '${HELLO}' -v\n\`\`\`\n\nIt says:\n\n\`\`\`\n< HTTP/2 200\n< mcp-session-id: abc-1\n< content-type: text/event-stream\n\ndata: ${WELCOME}\n\`\`\`\n`;
    const { sessions, entries } = checkOne(text);
    expect(entries.map(({ from }) => from)).toEqual(['client', 'server']);
    expect(sessions).toHaveLength(1);
    expect(sessions[0]?.state).toBe('answered');
  });

  it('show an HTTP request and its response in two blocks', () => {
    const head = 'Content-Type: application/json\nMCP-Session-Id: s-1\n';
    const text = `\`\`\`http\nPOST /mcp HTTP/1.1\n${head}Accept: application/json, text/event-stream\nMCP-Protocol-Version: 2025-11-25\n\n${PING}\n\`\`\`\n\n\`\`\`http\nHTTP/1.1 200 OK\nContent-Type: application/json\n\n${PONG}\n\`\`\`\n`;
    const { sessions, wire } = checkOne(text);
    expect(sessions).toHaveLength(1);
    expect(wire?.map(({ answers }) => answers ?? null)).toEqual([null, 0]);
  });
});

describe('HTTP as people sketch it', () => {
  it('may be indented', () => {
    const text = `  POST /mcp\n  MCP-Protocol-Version: 2025-11-25\n  Accept: application/json, text/event-stream\n\n  ${LIST}\n`;
    expect(senders(text)).toBe('c');
    expect(checkOne(text).wire).toHaveLength(1);
  });

  it('may have only a status', () => {
    const text = `POST /mcp\nContent-Type: application/json\nAccept: application/json, text/event-stream\nMCP-Protocol-Version: 2025-11-25\n\n${PING}\n\n--- the server ---\n200 OK\nContent-Type: text/event-stream\n\nevent: message\ndata: ${PONG}\n`;
    expect(senders(text)).toBe('cs');
    expect(rules(text)).toEqual([]);
  });
});

describe('a handshake', () => {
  it('negotiates the revision in its result, even if the result lacks the rest', () => {
    const text = `${HELLO.replace('2025-03-26', '2025-06-18')}\n{"jsonrpc":"2.0","id":0,"result":{"protocolVersion":"2024-11-05"}}\n`;
    expect(checkOne(text)).toMatchObject({ revision: '2024-11-05', revisionBecause: 'negotiated in message 2' });
  });
});

describe('output of tools', () => {
  it('may be only the methods, in Claude Desktop', () => {
    const own = `2026-08-21T08:11:52.934Z [plan] [info] Message from client: method="initialize" id=0 params { metadata: undefined }\n2026-08-21T08:12:25.186Z [plan] [info] Message from server: id=0 result { metadata: undefined }\n`;
    const { format, diagnostics } = checkOne(own);
    expect(format).toMatchObject({
      id: 'claude-desktop',
      because: expect.stringContaining('none of them with a message'),
    });
    expect(format.advice).toContain('recording proxy');
    expect(diagnostics.map(({ rule }) => rule)).toEqual(['json-no-message']);
    const proxied = `${own}[25848] Local STDIO server running\n[25848] [Local→Remote] initialize\n[25848] ${formatted(HELLO)}\n[25848] [Remote→Local] 0\n`;
    expect(slices(proxied)).toEqual([formatted(HELLO)]);
  });

  it('names the side in VS Code, even if the time is omitted', () => {
    const text = `[editor -> server] ${LIST}\n[server stderr] busy\n[server -> editor] ${REFUSED}\n`;
    expect(checkOne(text).format.id).toBe('vscode');
    expect(checkOne(text).entries.map(({ fromBecause }) => fromBecause?.slice(0, 17))).toEqual([
      'The line contains',
      'The line contains',
    ]);
  });

  it('forwards a message in the Python SDK: it was received', () => {
    const text = `DEBUG:mcp.server.sse:Sending message to writer: root=JSONRPCRequest(method='tools/list', params=None, jsonrpc='2.0', id=2)\nDEBUG:mcp.server.sse:Sending message via SSE: root=JSONRPCResponse(jsonrpc='2.0', id=2, result={'tools': []})\n`;
    expect(senders(text)).toBe('cs');
    expect(rules(text)).toEqual([]);
  });

  it('omits long content', () => {
    const text = `[client] connected\n[client] sending: {"jsonrpc":"2.0","id":1,"method":"tools/call","params":{...}}\n[client] received: {"jsonrpc":"2.0","id":1,"result":{...}}\n`;
    expect(kinds(text)).toEqual(['request', 'response']);
    expect(checkOne(text).entries.map(({ trust }) => trust)).toEqual(['altered', 'altered']);
    expect(rules(text)).toEqual([]);
  });

  it('is not MCP in the log of a language server', () => {
    const text = `V[15:09:18.623] >>> {"id":0,"jsonrpc":"2.0","method":"window/workDoneProgress/create","params":{"token":"a"}}\nV[15:09:18.624] <<< {"id":0,"jsonrpc":"2.0","result":null}\n`;
    const { revision, diagnostics } = checkOne(text);
    const found = diagnostics.map(({ severity, title }) => [severity, title]);
    expect([revision, found]).toEqual(['jsonrpc-2.0', [['info', 'The messages belong to another protocol']]]);
  });
});

describe('omitted headers', () => {
  it('are not reported as missing', () => {
    const text = `HTTP/1.1 400 Bad Request\nContent-Type: application/json\n...\n{"error":"No valid session"}\n`;
    expect(rules(`POST /mcp HTTP/1.1\n...\n\n${LIST}\n\n${text}`)).toEqual([]);
  });

  it('and responses that a document shows as alternatives are not reported as duplicates', () => {
    const head = 'HTTP/1.1 200 OK\nContent-Type: application/json\n';
    const block = (text: string): string => `\`\`\`http\n${text}\n\`\`\`\n\n`;
    const text = `${block(`POST /mcp HTTP/1.1\n...\n\n${LIST}`)}${block(`${head}\n{"jsonrpc":"2.0","id":1,"result":{"tools":[]}}`)}or\n\n${block(`${head}\n${REFUSED}`)}`;
    expect(kinds(text)).toEqual(['request', 'response', 'error']);
    expect(rules(text)).not.toContain('responses/answered-twice');
  });
});

describe('an error that prints a message as Rust does', () => {
  const printed =
    '2025-09-02 20:31:05.055 | [error] expect initialized response, but received: Some(Notification(JsonRpcNotification {\n' +
    '  jsonrpc: JsonRpcVersion2_0,\n  notification: ResourceListChangedNotification(NotificationNoParam {\n' +
    '    method: ResourceListChangedNotificationMethod, extensions: Extensions\n  })\n}))\n';

  it('repeats one of the messages that are logged as JSON', () => {
    const notified = formatted('{"jsonrpc":"2.0","method":"notifications/resources/list_changed"}');
    const log = `2025-09-02 20:31:00.130 | [info] Sending request: ${formatted(HELLO)}\n2025-09-02 20:31:05.054 | [info] Received: ${notified}\n`;
    expect(kinds(log + printed)).toEqual(['request', 'notification']);
  });

  it('is read where no message is logged', () => {
    expect(kinds(printed)).toEqual(['notification']);
  });
});
