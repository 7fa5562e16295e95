/** Causes of failures, each in the logs that can show it; and none where nothing failed. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../../scripts/sources.mjs';
import { cpuClock } from '../../testing/cpu-clock.ts';
import { sessionRules } from '../rules/session/index.ts';
import { wireRules } from '../rules/transport/index.ts';
import { unmark } from '../testing/marked.ts';
import { CATALOG } from '../documents/complaints/catalog.ts';
import { ADVICE } from './advice/index.ts';
import { SHAPES } from './crash.ts';
import { type Cause, OWN_CAUSES } from './define.ts';
import { causesIn } from './testing/causes-of.ts';
import { PLATFORMS } from './testing/platforms.ts';
import { POSTED } from './testing/posted.ts';
import { PRINTED_LINES } from './testing/printed-lines.ts';
import { REFUSED } from './testing/refused.ts';
import { DESCRIBED } from './testing/described.ts';
import { CRASHES, ended, SESSIONS, type Sample } from './testing/samples.ts';
import { STARTED } from './testing/started.ts';
import { STATUSES } from './testing/statuses.ts';
import { TRAFFIC } from './testing/traffic.ts';
import { WORDINGS } from './wordings.ts';

const ids = (text: string): string[] => causesIn(text).map(({ id }) => id);

describe.each<[string, readonly Sample[]]>([
  ['a program that ended', CRASHES],
  ['a session', SESSIONS],
  ['HTTP', TRAFFIC],
  ['what people post', POSTED],
  ['what libraries print', STATUSES],
  ['what hosts and systems print', STARTED],
  ['what APIs and registries refuse', REFUSED],
  ['what platforms and middleware print', PLATFORMS],
])('%s', (_, samples) => {
  it.each(samples.map((sample) => [sample.name, sample] as const))('%s', (_name, { text, first, shows }) => {
    const [cause] = causesIn(text);
    expect(cause?.id).toBe(first);
    expect(`${cause?.what} ${cause?.how.map(({ says }) => says).join(' ')}`).toContain(shows);
    expect(cause?.title).toMatch(/\b(?:must|should|may)\b/u);
    expect(text.slice(cause?.span.start, cause?.span.end)).not.toBe('');
  });
});

describe.each<[string, (line: string) => string]>([
  ['alone', (line) => line],
  ['after the prefix of a log', (line) => `2026-02-03 10:11:12.130 [error] ${line}`],
  ['in a question', (line) => `The server does not work, I get this error:\n\n\`\`\`\n${line}\n\`\`\`\n`],
])('a line %s', (_, wrapped) => {
  it.each(PRINTED_LINES)('%s', (line, id) => {
    expect(ids(wrapped(line))[0]).toBe(id);
  });
});

it.each([
  ['Error: exit code 126', 'spawn-eacces', 'does not decide'],
  ['Connection state: Error Process exited with code 243', 'permission-denied', 'names no file'],
])('%s leaves the reason open', (line, id, why) => {
  const [first] = causesIn(line);
  expect(first).toMatchObject({ id, severity: 'info', why: expect.stringContaining(why) });
  expect(first?.ask).not.toEqual([]);
});

it('covers every cause that has no complaint', () => {
  const shown = new Set(
    [
      ...[...CRASHES, ...SESSIONS, ...TRAFFIC, ...POSTED, ...STATUSES, ...STARTED, ...REFUSED, ...PLATFORMS].map(
        ({ text }) => text,
      ),
      ...PRINTED_LINES.map(([line]) => line),
      ...DESCRIBED.map(([text]) => text),
    ].flatMap(ids),
  );
  // The rule that it repeats needs the transport.
  const reported = ['message-on-several-lines'];
  expect(OWN_CAUSES.filter((id) => !shown.has(id) && !reported.includes(id))).toEqual([]);
});

it('uses only ids of the catalog, or its own', () => {
  const known = new Set<string>([...OWN_CAUSES, ...CATALOG.map(({ id }) => id)]);
  const used = [...SHAPES, ...WORDINGS].map(({ id }) => id);
  expect(used.filter((id) => !known.has(id))).toEqual([]);
});

it('has advice for each complaint of the catalog, once', () => {
  const all = ADVICE.flatMap((table) => Object.keys(table));
  expect(all.toSorted()).toEqual(CATALOG.map(({ id }) => id).toSorted());
});

describe('headlines', () => {
  it('name the reason that the program reports', () => {
    const text = ended("TypeError: Cannot read properties of undefined (reading 'notes')");
    expect(causesIn(text)[0]?.title).toContain("(reading 'notes')");
  });

  it('admit that only the end is shown', () => {
    const [only] = causesIn('[error] Server exited before responding to `initialize` request.');
    expect(only).toMatchObject({ severity: 'info', why: expect.stringContaining('names the end, not the reason') });
  });
});

describe('the order of causes', () => {
  it('puts the reason before the end of the connection, which becomes an info', () => {
    const [first, ...rest] = causesIn(CRASHES[0]?.text ?? '');
    expect(first?.severity).toBe('warning');
    expect(rest.map(({ severity }) => severity)).toEqual(rest.map(() => 'info'));
  });

  it('says what is not observed if only the end is there', () => {
    const [only] = causesIn('MCP error -32000: Connection closed');
    expect(only).toMatchObject({ id: 'connection-closed-32000', severity: 'info' });
    expect(only?.why).toContain('not observed');
    expect(only?.ask.length).toBeGreaterThan(0);
  });
});

/** Samples that show a failure on purpose, with the first cause. */
const FAILURES: Readonly<Record<string, string>> = {
  'access.log': 'py-before-initialization',
  'claude-code.log': 'zod-nextcursor-null',
  'claude-desktop-combined.log': 'unexpected-token-not-valid-json',
  'claude-desktop-lifecycle.log': 'claude-server-disconnected',
  'complaint.txt': 'zod-nextcursor-null',
  'content-length.txt': 'content-length-framing',
  'curl-windows.txt': 'not-acceptable-both',
  'cursor.log': 'cursor-client-closed',
  'inspector-console.log': 'unexpected-token-not-valid-json',
  'ts-fetch.log': 'session-not-found-ts',
  'stdio-noise.ndjson': 'unexpected-token-not-valid-json',
};

describe('no cause', () => {
  const folder = join(root, 'public/samples');
  it.each(readdirSync(folder))('in %s, unless it shows a failure', (name) => {
    expect(ids(readFileSync(join(folder, name), 'utf8'))[0]).toBe(FAILURES[name]);
  });

  /** Good examples of rules that show a failure: what they show keeps the rule, and does not work. */
  const SHOWN: Readonly<Record<string, string>> = {
    'responses/unanswered: response-id-type': 'The example has an id of another type, which another rule reports.',
    'version/offer: server-protocol-not-supported': 'The server refuses the version, as this rule allows.',
    'version/refusal: host-protocol-version-header': 'The server refuses the version, as this rule allows.',
    'stdio/pollution: unexpected-token-not-valid-json':
      'The transport is not given: no rule reports it, and it is a warning.',
  };
  /** An HTTP status that refuses a request, and an error without a request in the text, are the question themselves. */
  const isRefusal = (text: string, { span }: Cause): boolean => {
    const line = text.slice(text.lastIndexOf('\n', span.start) + 1, span.end);
    return (
      /^HTTP\/[\d.]{1,3} [345]\d\d/u.test(line) ||
      /"code\W{1,4}-32\d{3}/u.test(line) ||
      /^WWW-Authenticate: /iu.test(line)
    );
  };
  const unexpected = (id: string, text: string, causes: readonly Cause[]): string[] =>
    causes
      .filter((cause) => !isRefusal(text, cause) && SHOWN[`${id}: ${cause.id}`] === undefined)
      .map((cause) => `${id}: ${cause.id}: ${cause.what}`);

  it('in valid conversations', () => {
    const found = sessionRules.flatMap(({ id, examples }) =>
      examples.good.flatMap(({ text, revision, transport }) => {
        const plain = unmark(text).text;
        const causes = causesIn(plain, transport ? { revision, transport } : { revision });
        return unexpected(id, plain, causes);
      }),
    );
    expect(found).toEqual([]);
  });

  it('in valid traffic', () => {
    const found = wireRules.flatMap(({ id, examples }) =>
      examples.good.flatMap(({ text, revision, transport }) => {
        const plain = unmark(text).text;
        const causes = causesIn(plain, transport ? { revision, transport } : { revision });
        return unexpected(id, plain, causes);
      }),
    );
    expect(found).toEqual([]);
  });

  it.each([
    [
      'a paragraph about errors',
      'The server requires Node.js 18 or later. If `API_KEY` is not set, set it in your shell.',
    ],
    ['a tool list', '{"tools":[{"name":"a","inputSchema":{"type":"object"}}]}'],
    [
      'a call that failed',
      '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"a"}}\n{"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"Unknown tool: a"}}',
    ],
    [
      'a redirect that the client follows',
      'INFO:     127.0.0.1:61023 - "POST /mcp HTTP/1.1" 307 Temporary Redirect\nINFO:     127.0.0.1:61023 - "POST /mcp/ HTTP/1.1" 200 OK',
    ],
    [
      'a refusal that the client goes on without',
      "GET stream error (non-fatal): Client error '405 Method Not Allowed' for url 'http://notes.example/mcp'",
    ],
    ['a good status in Chinese', 'INFO 2026-02-03 10:11:12,567 middleware 20421 响应状态码: 200'],
    ['the output of two containers', 'notes-mcp  | Loaded 12 notes\nproxy      | Listening on port 8080'],
    ['nothing', ''],
    [
      'an article that quotes an error',
      [
        '# How to build a notes server',
        'A server reads messages from stdin and writes messages to stdout, and nothing else.',
        'First, install the SDK for your language. Then write a handler for each of your tools, as below.',
        '```json\n{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"add","arguments":{"text":"milk"}}}\n```',
        'The host starts the program with the command of your configuration and sends the request above to it.',
        'Then look at the log of the host, which has one line for each message that it sent or received.',
        '```text\nError: spawn npx ENOENT\n```',
        'If you see this line there, then the host did not find the program, and its full path helps.',
        'Everything that your program prints to stderr is in the same log, so print to stderr what you want to see.',
        'When it works, add the next tool. A description of two sentences for each tool helps the model to choose.',
        'Publish the package afterwards, so that other people can start it with one line in their configuration.',
        'Other people read the README first, so write there which variables and which versions your server needs.',
        'Finally, test it with the Inspector, which shows each message in both directions and all of your tools.',
        'More about transports is in the specification, and more about packages is in the guide of the registry.',
        'It also explains how a client and a server agree on a version, and what happens if they do not.',
        'Good luck, and tell us what you built with it: we collect servers of our readers on a page of our site.',
      ].join('\n\n'),
    ],
  ])('in %s', (_, text) => {
    expect(ids(text)).toEqual([]);
  });
});

it('says of an error whose end is not shown only what the text shows', () => {
  const [alone] = causesIn('TypeError: Cannot read properties of undefined (reading "layers")');
  expect(alone?.title).toContain('must be corrected');
  expect(alone?.what).not.toContain('ended');
});

it('reports no failure of a client that is connected in the end', () => {
  const causes = causesIn(
    '[82957] Received error: Error POSTing to endpoint (HTTP 405): Method not allowed\n[82957] Recursively reconnecting for reason: falling-back-to-alternate-transport\n[82957] Connected to remote server using SSEClientTransport',
  );
  expect(causes.filter(({ severity }) => severity !== 'info')).toEqual([]);
});

it('accepts the headers of a language server between its own messages', () => {
  const framed = (method: string): string => `Content-Length: 46\r\n\r\n{"jsonrpc":"2.0","id":1,"method":"${method}"}`;
  expect(ids(framed('textDocument/hover'))).toEqual([]);
  expect(ids(framed('tools/list'))).toEqual(['content-length-framing']);
});

it('reports an error once, by its best explanation', () => {
  const text = ended(
    'Fatal error: StreamableHTTPError: Streamable HTTP error: Unexpected content type: text/html; charset=utf-8',
  );
  expect(ids(text)).not.toContain('program-crashed');
});

it('knows the meaning of a refusal from its status', () => {
  const [refused] = causesIn('SSE error: Non-200 status code (403)');
  expect(refused).toMatchObject({ id: 'sse-401', title: 'The access token must allow the request' });
});

describe('any text', () => {
  it('takes little time, and no text throws', () => {
    const texts = [
      'Error: '.repeat(8000),
      '"code": "invalid_type", "path": ["'.repeat(1500),
      '{"code":"invalid_union","unionErrors":[{"issues":['.repeat(1000),
      'validation errors for A\n'.repeat(2000),
      `Unexpected token 'S', "${'\\'.repeat(50_000)}`,
      'HTTP/1.1 404 Not Found\n\n'.repeat(2000),
      '2025-05-16T07:00:17.535Z [a] [error] x\n'.repeat(1500),
      'data/a must be string, '.repeat(2000),
      `missing field \`${'a'.repeat(50_000)}`,
      '\u0000\ud800__proto__: constructor'.repeat(2000),
      ' '.repeat(60_000),
      `${' '.repeat(3000)}\n`.repeat(20),
      'connection closed before it\n  '.repeat(2000),
      "' +\n    '".repeat(6000),
      `Invalid JSON: ${'a '.repeat(200)}input_value='`.repeat(100),
      "Unexpected token 'a', \"{".repeat(2000),
      'a.b\nx [type=missing, input_value='.repeat(1500),
      'I get an error and '.repeat(1000),
      "spawn a b FileNotFoundError: [Errno 2] 'x ".repeat(1200),
      'server stderr: '.repeat(3000),
      'POST http://a initialize '.repeat(3000),
      `POST http://${'a '.repeat(20_000)}`,
      'a | '.repeat(10_000),
      "invalid character 'e' looking for beginning of value ".repeat(1000),
      'Deprecated: a in b '.repeat(2000),
      'Redirect URI must Registry request failed with status 400 '.repeat(1000),
      `${'a'.repeat(2000)} [server stderr] b\n`.repeat(40),
    ];
    for (const text of texts) {
      const clock = cpuClock();
      causesIn(text);
      expect(clock(), text.slice(0, 30)).toBeLessThan(4000);
    }
  });

  it('shows no secret', () => {
    const key = `sk-ant-api03-${'aB3dE5gH7jK9'.repeat(8)}`;
    const text = `2025-05-16T07:00:17.535Z [a] [error] Unexpected token 'A', "ANTHROPIC_API_KEY=${key}"... is not valid JSON`;
    expect(JSON.stringify(causesIn(text))).not.toContain(key.slice(0, 40));
  });
});
