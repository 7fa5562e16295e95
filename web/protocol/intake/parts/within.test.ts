/** Messages within sentences, commands and answers that a reader of the text around them would pass over, and what only looks like one. */
import { describe, expect, it } from 'vitest';
import { checkOne } from '../../testing/check-rules.ts';
import { errors, messages } from '../testing/read-back.ts';

const FENCE = '```';
const CALL = '{"jsonrpc":"2.0","id":1,"method":"tools/list"}';
const DONE = '{"jsonrpc":"2.0","id":1,"result":{"tools":[]}}';

const SERVER = `My configuration:\n\n${FENCE}json\n{"servers": {"notes": {"url": "https://notes.example.com/mcp", "type": "http"}}}\n${FENCE}\n`;
const BUSY = '{"jsonrpc":"2.0","error":{"code":-32000,"message":"Busy"},"id":7}';
const LOG = [
  '2026-08-31 08:59:54.577 [info] Connection state: Starting',
  `2026-08-31 08:59:55.100 [warning] Error posting a message: 503 with ${BUSY}; will try again`,
  '2026-08-31 08:59:56.955 [error] Failed to set the level: Canceled',
].join('\n');

describe('a message within other text', () => {
  it.each([
    ['once', LOG],
    ['again and again', `${LOG}\n${LOG}`],
  ])('is found in a line of a log that shows it %s', (_, log) => {
    const text = `${SERVER}\nThe log of my editor:\n\n${FENCE}\n${log}\n${FENCE}\n`;
    expect(messages(text)).toEqual(['unknown error']);
    expect(errors(text)).toEqual([]);
  });

  it('is judged at its place', () => {
    const text = `${SERVER}\nThe log of my editor:\n\n${FENCE}\n${LOG.replace('-32000', '"busy"')}\n${FENCE}\n`;
    const [found] = checkOne(text).diagnostics.filter(({ severity }) => severity === 'error');
    expect(text.slice(found?.span.start, found?.span.end)).toBe('"busy"');
  });

  it('is found in the body of an answer that a header is read from', () => {
    const refused = '{"jsonrpc":"2.0","id":null,"error":{"code":-32001,"message":"No token"}}';
    const text = `My server responds:\n\n${FENCE}\nHTTP/1.1 401 Unauthorized\nWWW-Authenticate: Bearer realm="notes"\n\n${refused}\n${FENCE}\n\nIs that correct?`;
    expect(messages(text)).toEqual(['server error']);
  });

  it('is found in the part of a command that a change of a file adds', () => {
    const text = `README.md:24\n${FENCE}diff\n+  -H "Accept: text/event-stream" \\\n+  -d '{\n+    "jsonrpc": "2.0",\n+    "id": 1,\n+    "method": "tools/list"\n+  }'\n+# POST /mcp is the endpoint {not SSE}\n${FENCE}\nThe path is wrong.`;
    expect(messages(text).map((one) => one.split(' ')[1])).toEqual(['tools/list']);
    expect(errors(text)).toEqual([]);
  });

  it('is found in an argument with the headers of another transport before it', () => {
    const text = `It waits for more:\n\n${FENCE}\n$ printf 'Content-Length: 46\\r\\n\\r\\n${CALL}' | notes-server\n${FENCE}\n`;
    expect(messages(text)).toEqual(['client tools/list']);
  });
});

describe('a message with a backslash before each quote', () => {
  const escaped = (message: string): string => JSON.stringify(message).slice(1, -1);
  const ECHO = String.raw`{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"echo","arguments":{"text":"a \"b\" {c\\"}}}`;

  it('is found within sentences, as it was copied from a program', () => {
    const text = `Try it by hand:\n\n1. Send \`${escaped(CALL)}\` to the endpoint.\n2. Then send \`${escaped(ECHO)}\` with the id of the session.\n\nThe second one hangs, whatever the first one returns.\n`;
    expect(messages(text)).toEqual(['client tools/list', 'client tools/call']);
    expect(errors(text)).toEqual([]);
  });

  it('is found beside names in place of values', () => {
    const text = `1) List the tools:\n   - \`POST /mcp\`, header: \`Mcp-Session-Id: <id>\`, body: \`${escaped(CALL)}\`\n2) Call one:\n   - \`POST /mcp\`, header: \`Mcp-Session-Id: <id>\`, body: \`${escaped(ECHO)}\`\n`;
    expect(messages(text)).toEqual(['client tools/list', 'client tools/call']);
  });

  it.each(['The body is ', 'body: ', 'POST /mcp HTTP/1.1" "Host: localhost:8080" "Content-Length: 216" '])(
    'is found at the end of a line: %s',
    (words) => {
      expect(messages(`${words}${escaped(ECHO)}`)).toEqual(['client tools/call']);
      expect(errors(`${words}${escaped(ECHO)}`)).toEqual([]);
    },
  );

  it('is judged at its place', () => {
    const text = `The gateway refuses the request with the body ${escaped(BUSY.replace('-32000', '"busy"'))}, and the host shows nothing else.`;
    const [found] = checkOne(text).diagnostics.filter(({ severity }) => severity === 'error');
    expect(text.slice(found?.span.start, found?.span.end)).toBe(String.raw`\"busy\"`);
  });

  it.each([escaped('{"jsonrpc":"2.0"}'), `${escaped('{"jsonrpc":"2.0"')}, ...}`])(
    'may be only its version, in a single sentence: %s',
    (shown) => {
      const text = `The bridge forwards only lines such as \`${shown}\` to the host, and everything else goes to the log.`;
      expect(messages(text)).toEqual([]);
      expect(errors(text)).toEqual([]);
    },
  );

  it.each([
    ['its version alone', escaped('{"jsonrpc":"2.0"}')],
    ['three dots', `${escaped('{"jsonrpc":"2.0"')}, ...}`],
    ['no end', escaped(CALL).slice(0, -1)],
    ['a quote of its own', `${escaped(CALL).slice(0, -3)}"}`],
  ])('is none with %s', (_, shown) => {
    const text = `The bridge reads what the server writes.\nIt forwards only lines such as \`${shown}\` to the host, and everything else goes to the log.\n`;
    expect(messages(text)).toEqual([]);
    expect(errors(text)).toEqual([]);
  });
});

describe('messages that a page shows under labels', () => {
  const PAGE = `Initializing\n\nRequest:\n${CALL}\n\nResponse:\n${DONE}\n\nListing notes\n\nRequest:\n${CALL.replace('tools', 'prompts')}\n`;

  it('leave the labels and titles in the text', () => {
    expect(messages(PAGE)).toEqual(['client tools/list', 'server response', 'client prompts/list']);
    const rules = checkOne(PAGE).diagnostics.map(({ rule }) => rule);
    expect(rules.filter((rule) => rule.includes('stdout'))).toEqual([]);
  });
});

describe('examples in separate blocks of code', () => {
  it('may use an id again', () => {
    const script = `$body = @"\n{\n  "jsonrpc": "2.0",\n  "id": 1,\n  "method": "tools/list"\n}\n"@\nInvoke-WebRequest -Uri "http://localhost:8003/mcp" -Method POST -Body $body`;
    const command = `curl -X POST http://localhost:8003/mcp -H "Content-Type: application/json" -H "Accept: application/json, text/event-stream" -d '${CALL}'`;
    const text = `# Notes\n\n#### PowerShell\n\n${FENCE}powershell\n${script}\n${FENCE}\n\n#### curl\n\n${FENCE}bash\n${command}\n${FENCE}\n\n#### Again\n\n${FENCE}powershell\n${script}\n${FENCE}\n`;
    expect(messages(text)).toHaveLength(3);
    expect(errors(text)).toEqual([]);
  });
});

describe('what only looks like a message', () => {
  it.each([
    ['the mention of a member', 'Each message begins with `{"jsonrpc":"2.0",...}`, as the specification says.'],
    [
      'the mention of a member in a list',
      '# Notes\n\nThe server speaks JSON-RPC.\n\n- Each message begins with `{"jsonrpc":"2.0",...}`.\n- The answer has the same `id`.\n\nThat is all that a client needs to know.',
    ],
    [
      'the error of an API',
      `The model refuses:\n\n${FENCE}json\n{"error": {"type": "overloaded", "detail": "Try later"}}\n${FENCE}\n\nWhat now?`,
    ],
    [
      'the type of a message',
      `The answer has this form:\n\n${FENCE}ts\n{\n  jsonrpc: "2.0";\n  id: number;\n  error: { code: number; message: string };\n}\n${FENCE}\n\nAll of it is required.`,
    ],
    [
      'a value without an envelope',
      `# My editor waits\n\nThe tool printed {"id": 7, "result": "ok"} and left.\n\n${SERVER}`,
    ],
  ])('is none: %s', (_, text) => {
    expect(messages(text)).toEqual([]);
    expect(errors(text)).toEqual([]);
  });
});
