/** Values of other programs and words beside messages: the messages are read, and nothing else is taken for one. */
import { describe, expect, it } from 'vitest';
import { checkOne } from '../../testing/check-rules.ts';
import { errors, messages } from '../testing/read-back.ts';

const LIST = '{"jsonrpc":"2.0","id":1,"method":"tools/list"}';
const DONE = '{"jsonrpc":"2.0","id":1,"result":{"tools":[]}}';
const FENCE = '```';

describe('a value of another program beside a message', () => {
  it.each([
    ['the state of a service', '{"status":"ok","uptime":12.4}'],
    ['a package', '{"name":"app","version":"1.0.0","type":"module"}'],
    ['a list of containers', '[{"Id":"f2a1","State":{"Status":"running"}}]'],
    ['the arguments of a tool', '{"query":"select 1","limit":10}'],
    ['what a tool should return', '{"temp":21}'],
  ])('is no message in a fence: %s', (_name, value) => {
    const text = `This works:\n\n${FENCE}json\n${value}\n${FENCE}\n\nand this hangs:\n\n${FENCE}json\n${LIST}\n${FENCE}\n`;
    expect(messages(text)).toEqual(['client tools/list']);
    expect(errors(text)).toEqual([]);
  });

  it('is no message as the output of a command that sends none', () => {
    const send = `curl -s localhost:3000/mcp -H 'Content-Type: application/json' -H 'Accept: application/json, text/event-stream' -d '${LIST}'`;
    const text = `$ curl -s localhost:3000/health\n{"status":"ok"}\n$ ${send}\n${DONE}\n`;
    expect(messages(text)).toEqual(['client tools/list', 'server response']);
  });

  it('is no message as an event of a page', () => {
    const text = `The client opens the stream, and the server sends the place for the messages first:\n\n${FENCE}\nevent: endpoint\ndata: {"url": "/messages/"}\n${FENCE}\n\nThen the client sends its messages there, which can be any request of the protocol that both of them speak, such as this one:\n\n${FENCE}json\n${LIST}\n${FENCE}\n`;
    expect(messages(text)).toEqual(['client tools/list']);
  });

  it('may be a message that went wrong if a member is like one of a message', () => {
    const wrong = '{"id":1,"metod":"ping"}';
    const text = `I send both:\n\n${FENCE}json\n${wrong}\n${FENCE}\n\nand\n\n${FENCE}json\n${LIST}\n${FENCE}\n`;
    expect(messages(text)).toHaveLength(2);
    expect(errors(text)).not.toEqual([]);
  });
});

describe('words around a message on one line', () => {
  it.each([
    [`line 3: ${LIST} → hangs`, ['client tools/list']],
    [`El cliente envía ${LIST} y no recibe nada.`, ['client tools/list']],
    [`the client sends ${LIST} and gets ${DONE} back`, ['client tools/list', 'server response']],
  ])('are text: %s', (text, expected) => {
    expect(messages(text)).toHaveLength(expected.length);
    expect(messages(text)[0]).toBe(expected[0]);
    expect(errors(text)).toEqual([]);
  });

  it('after it only are an error', () => {
    expect(errors(`${LIST} and more`)).not.toEqual([]);
  });
});

describe('a message in entities of HTML', () => {
  it.each([
    `The client sends <code>${LIST.replaceAll('"', '&quot;')}</code> and waits.`,
    LIST.replaceAll('"', '&#39;'),
    LIST.replaceAll('"', '&apos;'),
  ])('is read: %s', (text) => {
    expect(messages(text)).toEqual(['client tools/list']);
    expect(errors(text)).toEqual([]);
  });
});

describe('a log in a fence that begins with a bracket', () => {
  it('is a log, although few of its lines have a message', () => {
    const lines = [
      "[07/22/25 22:26:54] INFO     Starting MCP server 'files' server.py:1448",
      '                             on http://0.0.0.0:8000/sse/',
      'INFO:     Started server process [27261]',
      'INFO:     Uvicorn running on http://0.0.0.0:8000 (Press CTRL+C to quit)',
      `2025-07-22 22:26:56,660 SERVER - ${LIST}`,
    ];
    const text = `${FENCE}\n\n${lines.join('\n')}\n${FENCE}\n\nThe server gets the request and we wait.\n`;
    expect(messages(text)).toEqual(['client tools/list']);
    expect(errors(text)).toEqual([]);
  });
});

describe('a configuration without its outer braces', () => {
  const members = '"mcpServers": {\n  "files": {\n    "command": "npx",\n    "args": ["-y", "files-mcp"]\n  }\n}';

  it.each([
    ['sentences', `${members}\nWhen I start it, nothing happens.\n`],
    ['sentences in another script', `${members}\n启动后没有反应。\n`],
    ['a quotation', `${members}\n> Connection closed\n`],
    [
      'a heading above, and an error with a colon',
      `## My file:\n${members}\nIt fails:\n  Invalid JSON: expected value\n`,
    ],
  ])('ends where words follow: %s', (_name, text) => {
    expect(errors(text)).toEqual([]);
    expect(messages(text)).toEqual([]);
  });

  it.each(['##MCP的配置如下:', 'My configuration is this:'])('is found right below the words %s', (words) => {
    const text = `${words}\n${members}\nWhen I start it, nothing happens.\n`;
    const kinds = checkOne(text).parts.map(({ kind }) => kind);
    expect(kinds).toEqual(['prose', 'host-config', 'prose']);
  });

  it('goes on below a comment', () => {
    expect(errors(`${members},\n# the same for the other\n"other": {"mcpServers": {}}\n`)).toEqual([]);
  });

  it('goes on with its next member', () => {
    const broken = `${members}\n"theme": dark\n`;
    expect(errors(broken)).not.toEqual([]);
  });
});

describe('logs in several fences', () => {
  const fenced = (...lines: string[]): string => `${FENCE}\n${lines.join('\n')}\n${FENCE}`;
  const arrows = (...list: string[]): string =>
    fenced(...list.map((one, at) => `${at % 2 === 0 ? '->' : '<-'} ${one}`));

  it('are one run after the other if a later one repeats a request', () => {
    const text = `Works:\n\n${arrows(LIST, DONE)}\n\nFails through the proxy:\n\n${arrows(LIST, DONE)}\n`;
    expect(errors(text)).toEqual([]);
    expect(checkOne(text).sessions).toHaveLength(2);
  });

  it('are one run after the other on a page with other parts', () => {
    const file = `${FENCE}json\n{"mcpServers": {"a": {"command": "a-mcp"}}}\n${FENCE}`;
    const text = `My file:\n\n${file}\n\nWorks:\n\n${arrows(LIST, DONE)}\n\nFails:\n\n${arrows(LIST, DONE)}\n`;
    expect(errors(text)).toEqual([]);
    expect(checkOne(text).sessions).toHaveLength(2);
  });

  it('are one run if the second one goes on', () => {
    const next = '{"jsonrpc":"2.0","id":1,"method":"prompts/list"}';
    const text = `First:\n\n${arrows(LIST, DONE)}\n\nThen:\n\n${arrows(next)}\n`;
    expect(checkOne(text).sessions).toHaveLength(1);
    expect(errors(text)[0]).toContain('ids/reused');
  });
});

describe('what a validator printed as JSON', () => {
  const zod =
    '[{"code":"invalid_type","expected":"object","received":"string","path":["structuredContent"],"message":"Expected object, received string"}]';
  const api = '{"detail":[{"type":"missing","loc":["body","b"],"msg":"Field required","input":{}}]}';
  const result = '{"content":[{"type":"text","text":"42"}],"structuredContent":"42"}';
  const kinds = (text: string): string[] => checkOne(text).parts.map(({ kind }) => kind);

  it.each([
    ['beside the rejected value', `It fails:\n\n${zod}\n\nThe server returns:\n\n${result}\n`, 'fragment-call-result'],
    ['beside a message', `${LIST}\n${zod}\n`, 'message'],
    ['by FastAPI, beside a message', `Request:\n${LIST}\n\n422:\n${api}\n`, 'message'],
  ])('is error output, and hides nothing: %s', (_name, text, other) => {
    expect(kinds(text)).toContain('complaint');
    expect(kinds(text)).toContain(other);
    expect(kinds(text)).not.toContain('unknown');
  });

  it('is no list of an application', () => {
    const list = '[{"code":"a","path":"/x"},{"code":"b","path":"/y"}]';
    expect(kinds(`${LIST}\n\nand our table:\n\n${list}\n`)).not.toContain('complaint');
  });
});

describe('records of another program with a heading above each', () => {
  it('hold messages, and the headings are no output of a server', () => {
    const record = (message: string): string => `{"type":"mcp","data":${message}}`;
    const text = ['Frame 7: payload', record(LIST), 'Frame 9: payload', record(DONE), ''].join('\n');
    const { entries, diagnostics } = checkOne(text);
    expect(entries.map(({ method, kind }) => method ?? kind)).toEqual(['tools/list', 'response']);
    expect(diagnostics).toEqual([]);
  });
});

describe('documents at the ends of several lines', () => {
  it('are found, each with its own problems', () => {
    const metadata =
      '{"issuer":"https://a.example","authorization_endpoint":"https://a.example/authorize","token_endpoint":"https://a.example/token","response_types_supported":["code"]}';
    const text = `GET /.well-known/oauth-protected-resource -> 404\nGET /.well-known/oauth-authorization-server -> 200 ${metadata}\nPOST /register -> 201 {"client_id":"a","redirect_uris":["http://localhost:3334/callback"]}\nand then nothing\n`;
    const { parts } = checkOne(text);
    expect(parts.map(({ kind }) => kind)).toEqual([
      'prose',
      'oauth-authorization-server-metadata',
      'prose',
      'oauth-registration-response',
      'prose',
    ]);
    expect(errors(text)).toHaveLength(1);
    expect(errors(text)[0]).toContain('code_challenge_methods_supported');
  });
});
