/** The command as a caller runs it: with arguments, files, standard input and an exit code; and as a process with pipes. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { VERSION } from '../protocol/product.ts';
import { REVISION_IDS } from '../protocol/types.ts';
import { inProcess, type Answer } from '../testing/in-process.ts';
import { main } from './check-cli.ts';

const script = fileURLToPath(new URL('../../scripts/check.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'check-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the command in this process. */
const run = (args: readonly string[], input: string | Uint8Array = ''): Promise<Answer> =>
  inProcess(main, args, { folder, input });

function put(name: string, content: string | Uint8Array): string {
  writeFileSync(join(folder, name), content);
  return name;
}

/** The report as plain data; `toMatchObject` selects what matters. */
function json(stdout: string): unknown {
  return JSON.parse(stdout);
}

const GOOD = '{"jsonrpc":"2.0","id":1,"method":"tools/list"}';
const NULL_ID = '{"jsonrpc":"2.0","id":null,"method":"tools/list"}';

describe('a text with other parts than messages', () => {
  const CONFIG = '{"servers": {"docs": {"type": "http", "uri": "https://docs.example.com/mcp"}}}';
  const TOOL = '{"name": "add", "inputSchema": {"type": "object"}}';

  it('has no message, and is no error if it has nothing to judge', async () => {
    const { status, stdout } = await run([put('prose.txt', 'Thank you for the quick reply to my question.\n')]);
    expect(status).toBe(0);
    expect(json(stdout)).toMatchObject({ messages: [], diagnostics: [], parts: [{ kind: 'prose', messages: 0 }] });
    const text = await run(['--format', 'text', put('prose.txt', 'Thank you for the quick reply to my question.\n')]);
    expect(text.stdout).toMatch(/prose\.txt: Nothing to judge; .*Paste a JSON-RPC message/);
    expect(text.stdout).not.toContain('Other revisions');
  });

  it('names its parts, and the part of each finding', async () => {
    const file = put(
      'parts.txt',
      `Our tool:\n\n\`\`\`json\n${TOOL}\n\`\`\`\n\nand the file:\n\n\`\`\`json\n${CONFIG}\n\`\`\`\n`,
    );
    const { status, stdout } = await run([file]);
    const report = json(stdout) as {
      parts: { kind: string }[];
      diagnostics: { partIndex?: number; messageIndex: number }[];
    };
    expect(status).toBe(1);
    expect(report.parts.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['fragment-tool', 'host-config']));
    const at = report.parts.findIndex(({ kind }) => kind === 'host-config');
    expect(report.diagnostics.some(({ partIndex }) => partIndex === at)).toBe(true);
    expect(report.diagnostics.every(({ messageIndex }) => messageIndex === -1)).toBe(true);
    const text = (await run(['--format', 'text', file])).stdout;
    expect(text).toMatch(/Part \d, line 10: .*VS Code.* \(host-config\), \d problems?/);
    expect(text).toMatch(/In part \d: .*VS Code/);
    const markdown = (await run(['--format', 'markdown', file])).stdout;
    expect(markdown).toMatch(/^# 2 parts: \d problems?/);
    expect(markdown).toContain('## Parts');
    const sarif = (await run(['--format', 'sarif', file])).stdout;
    expect(sarif).toContain(`"fullyQualifiedName":"parts/${at}`);
  });
});

describe('one file', () => {
  it('reports a clean message with exit code 0 and one object', async () => {
    const { status, stdout, stderr } = await run(['--revision', '2025-11-25', put('good.json', GOOD)]);
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(json(stdout)).toMatchObject({
      revision: '2025-11-25',
      summary: { messages: 1, errors: 0 },
      messages: [
        {
          index: 0,
          kind: 'request',
          method: 'tools/list',
          id: 1,
          range: { startLine: 1, startColumn: 1, endLine: 1, endColumn: GOOD.length + 1 },
        },
      ],
      diagnostics: [],
    });
    expect(stdout.trimEnd().split('\n')).toHaveLength(1);
  });

  it('reports the verdict of every revision', async () => {
    const { stdout } = await run([put('good.json', GOOD)]);
    expect(json(stdout)).toHaveProperty('verdicts');
    for (const revision of REVISION_IDS)
      expect(json(stdout)).toHaveProperty(['verdicts', revision, 'errors'], expect.any(Number));
  });

  it('reports a mistake with exit code 1, its position and its clause', async () => {
    const { status, stdout } = await run(['--revision', '2025-11-25', put('bad.json', NULL_ID)]);
    expect(status).toBe(1);
    const at = NULL_ID.indexOf('null') + 1;
    expect(json(stdout)).toMatchObject({
      summary: { errors: 1 },
      messages: [{ id: null }],
      diagnostics: [
        {
          severity: 'error',
          class: 'spec',
          messageIndex: 0,
          pointer: '/id',
          range: { startLine: 1, startColumn: at, endLine: 1, endColumn: at + 4 },
          related: [],
          spec: expect.stringMatching(/^https:\/\//),
          why: expect.any(String),
          message: expect.any(String),
          requirement: expect.any(String),
        },
      ],
    });
  });

  it('counts CRLF lines, and columns in UTF-16 units', async () => {
    const text =
      '{\r\n  "jsonrpc": "2.0",\r\n  "method": "tools/list",\r\n  "params": {"_meta": {"😀": 1}}, "id": null\r\n}';
    const { stdout } = await run(['--revision', '2025-11-25', '-'], text);
    const line = text.split('\r\n')[3] ?? '';
    expect(json(stdout)).toMatchObject({
      diagnostics: expect.arrayContaining([
        expect.objectContaining({
          pointer: '/id',
          range: expect.objectContaining({ startLine: 4, startColumn: line.indexOf('null') + 1, endLine: 4 }),
        }),
      ]),
    });
  });

  it('preserves every digit of an id', async () => {
    const { stdout } = await run(['-'], '{"jsonrpc":"2.0","id":1.5e3,"method":"ping"}');
    expect(stdout).toMatch(/"id":(1\.5e3|1500)[,}]/);
  });

  it('accepts the sender and the transport from the caller', async () => {
    const { stdout } = await run(['--from', 'server', '--transport', 'stdio', '-'], GOOD);
    const answer = json(stdout);
    expect(answer).toMatchObject({ messages: [{ from: 'server' }] });
    expect(answer).not.toHaveProperty('messages.0.inferred');
  });

  it('labels the items of a batch', async () => {
    const { stdout } = await run(
      ['--revision', '2025-03-26', '-'],
      `[${GOOD},{"jsonrpc":"2.0","method":"notifications/initialized"}]`,
    );
    expect(json(stdout)).toMatchObject({
      messages: [
        {
          kind: 'batch',
          items: [
            { pointer: '/0', kind: 'request', method: 'tools/list', id: 1 },
            { pointer: '/1', kind: 'notification', method: 'notifications/initialized' },
          ],
        },
      ],
    });
  });

  it.each(['', '   \n ', '{', 'null', '\u0000', '{"__proto__":{"id":1}}', '['.repeat(100_000)])(
    'reports %j with one object',
    async (text) => {
      const { status, stdout, stderr } = await run(['-'], text);
      expect(stderr).toBe('');
      expect([0, 1]).toContain(status);
      expect(json(stdout)).toHaveProperty('summary.errors', expect.any(Number));
    },
  );
});

describe('the text format', () => {
  it('prints position, problem, why, fix, link and verdict, without colors in a pipe', async () => {
    const { status, stdout } = await run(['--revision', '2025-11-25', '--format', 'text', put('bad.json', NULL_ID)]);
    expect(status).toBe(1);
    expect(stdout).toContain('bad.json:1:23 error ');
    expect(stdout).toMatch(/\n {2}1 \| .*\n {4}\| {23}\^{4}\n/);
    expect(stdout).toMatch(/\n {2}Why: \S/);
    expect(stdout).toMatch(/: https:\/\/\S+\n/);
    expect(stdout).toMatch(/\nbad\.json: 1 error.*; 1 message, judged by MCP 2025-11-25/);
    expect(stdout).not.toContain('\u001b');
  });

  it('never prints a control character of the input to the terminal', async () => {
    const { stdout } = await run(
      ['--format', 'text', '-'],
      '{"jsonrpc":"2.0","id":null,"method":"\u001b[31mping\u202e"}',
    );
    for (const mark of ['\u001b', '\u202e']) expect(stdout).not.toContain(mark);
  });
});

describe('the formats for other programs and for people', () => {
  it('writes SARIF: one run, the rule and the position', async () => {
    const { status, stdout, stderr } = await run([
      '--revision',
      '2025-11-25',
      '--format',
      'sarif',
      put('bad.json', NULL_ID),
    ]);
    expect([status, stderr]).toEqual([1, '']);
    const at = NULL_ID.indexOf('null') + 1;
    expect(json(stdout)).toMatchObject({
      version: '2.1.0',
      runs: [
        {
          tool: { driver: { rules: [{ id: 'ids/null-id' }] } },
          results: [
            {
              ruleId: 'ids/null-id',
              level: 'error',
              locations: [
                {
                  physicalLocation: {
                    artifactLocation: { uri: 'bad.json' },
                    region: { startLine: 1, startColumn: at, endColumn: at + 4, charOffset: at - 1, charLength: 4 },
                  },
                },
              ],
            },
          ],
        },
      ],
    });
  });

  it('writes Markdown for an issue, with the command that reproduces the report', async () => {
    const { status, stdout } = await run([
      '--revision',
      '2025-11-25',
      '--format',
      'markdown',
      put('bad.json', NULL_ID),
    ]);
    expect(status).toBe(1);
    expect(stdout).toMatch(/^# 1 error in 1 message, MCP 2025-11-25\n/);
    expect(stdout).toContain('check -- --revision 2025-11-25 --format text bad.json');
    expect(stdout).toContain(NULL_ID);
  });

  it('contains the version of the package', () => {
    const { version } = JSON.parse(
      readFileSync(fileURLToPath(new URL('../../package.json', import.meta.url)), 'utf8'),
    ) as { version: string };
    expect(VERSION).toBe(version);
  });

  it('names the participants of each session', async () => {
    const { stdout } = await run(
      ['-'],
      [
        '{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{"roots":{}},"clientInfo":{"name":"c","version":"1"}}}',
        '{"jsonrpc":"2.0","id":1,"result":{"protocolVersion":"2025-11-25","capabilities":{"tools":{}},"serverInfo":{"name":"s","version":"2"}}}',
      ].join('\n'),
    );
    expect(json(stdout)).toMatchObject({
      messages: [
        { session: 0, answeredBy: 1 },
        { session: 0, answers: 0 },
      ],
      sessions: [
        {
          messages: 2,
          revision: '2025-11-25',
          client: { name: 'c', capabilities: ['roots'] },
          server: { name: 's', version: '2', capabilities: ['tools'] },
        },
      ],
    });
  });
});

describe('hosts', () => {
  const tools = put(
    'tools.json',
    '{"tools":[{"name":"add","inputSchema":{"type":"object","properties":{"a":{"type":"array"}}}}]}',
  );

  it('are judged only if they are named, with the catalog’s id as the rule', async () => {
    const without = json((await run([tools])).stdout);
    expect(without).toMatchObject({ diagnostics: [{ class: 'document', rule: 'tool-hosts/array-items' }] });
    const { status, stdout } = await run(['--hosts', 'vscode', tools]);
    expect(status).toBe(0);
    expect(json(stdout)).toMatchObject({
      diagnostics: expect.arrayContaining([
        expect.objectContaining({ rule: 'vscode-array-items', class: 'host', hosts: ['vscode'], severity: 'warning' }),
      ]),
    });
  });

  it('are in every format', async () => {
    for (const format of ['text', 'sarif', 'markdown'])
      expect((await run(['--hosts', 'all', '--format', format, tools])).stdout).toContain('openai/');
    const { stdout } = await run(['--hosts', 'vscode,openai-api', '--format', 'markdown', tools]);
    expect(stdout).toContain('--hosts vscode,openai-api');
  });

  it('must be known', async () => {
    const { status, stderr } = await run(['--hosts', 'vscode,netscape', tools]);
    expect(status).toBe(2);
    expect(stderr).toMatch(/"netscape", an unknown host; it must be all, or some of claude-code, /);
  });

  it('may differ from case to case of a batch', async () => {
    const text = '{"name":"add","inputSchema":{"type":"object","properties":{"a":{"type":"array"}}}}';
    const lines = [
      { id: 1, text, hosts: ['vscode'] },
      { id: 2, text, hosts: 'all' },
      { id: 3, text, hosts: 'netscape' },
    ];
    const file = put('hosts.jsonl', lines.map((line) => JSON.stringify(line)).join('\n'));
    const { stdout } = await run(['--batch-file', file, '--format', 'jsonl']);
    const [first, second, third] = stdout.trim().split('\n').map(json);
    expect(first).toMatchObject({ diagnostics: [{ rule: 'vscode-array-items' }] });
    expect(second).toMatchObject({ id: 2, summary: { errors: 0 } });
    expect(third).toMatchObject({ id: 3, problem: expect.stringContaining('unknown host') });
  });
});

describe('unusable input', () => {
  it.each([
    [[]],
    [['--revision', '2023-01-01', '-']],
    [['--from', 'nobody', '-']],
    [['--transport', 'pigeon', '-']],
    [['--hosts', '', '-']],
    [['--hosts', 'netscape', '-']],
    [['--format', 'xml', '-']],
    [['--format', 'jsonl', '-']],
    [['--format', 'jsonl']],
    [['--batch-file', 'x.jsonl']],
    [['--batch-file', 'x.jsonl', '--format', 'json']],
    [['--batch-file', 'absent.jsonl', '--format', 'jsonl']],
    [['--nonsense', '-']],
    [['--revision']],
    [['one.json', 'two.json']],
    [['absent.json']],
  ])('%j: exit code 2, one line on stderr, nothing on stdout', async (args) => {
    const { status, stdout, stderr } = await run(args);
    expect(status).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).toMatch(/^check: [^\n]+\n$/);
  });

  it('rejects an image', async () => {
    const picture = put('picture.png', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13]));
    expect(await run([picture])).toMatchObject({
      status: 2,
      stdout: '',
      stderr: expect.stringContaining('is not text'),
    });
  });

  it('judges a file with a broken character, and adds a note to the report', async () => {
    const bytes = Buffer.concat([
      Buffer.from('{"jsonrpc":"2.0","id":null,"method":"'),
      Buffer.from([0xff]),
      Buffer.from('"}'),
    ]);
    const { status, stdout, stderr } = await run(['--revision', '2025-11-25', put('latin.json', bytes)]);
    expect(status).toBe(1);
    expect(json(stdout)).toHaveProperty('summary.messages', 1);
    expect(stderr).toMatch(/^check: "latin\.json" is not valid UTF-8; .*U\+FFFD\n$/);
  });

  it('keeps a byte order mark in the text for the checker', async () => {
    const { stdout } = await run(['-'], `\ufeff${GOOD}`);
    expect(json(stdout)).toMatchObject({
      diagnostics: expect.arrayContaining([expect.objectContaining({ rule: expect.stringMatching(/bom/) })]),
    });
  });
});

describe('a batch file', () => {
  const cases = Array.from({ length: 600 }, (_, id) =>
    JSON.stringify({ id, text: id % 2 === 0 ? GOOD : NULL_ID, revision: '2025-11-25', from: 'client' }),
  );

  it('writes one line for each of hundreds of cases, in order, through a slow pipe', { tags: ['all'] }, async () => {
    const file = put('cases.jsonl', `${cases.join('\n')}\n`);
    const child = spawn(process.execPath, [script, '--batch-file', file, '--format', 'jsonl'], {
      env: { ...process.env, INIT_CWD: folder },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(child, 'close');
    let text = '';
    child.stdout.setEncoding('utf8');
    // Nothing reads the pipe: the buffer on this side fills, then the pipe, and the command must wait.
    child.stdout.read(0);
    const full = child.stdout.readableHighWaterMark;
    await vi.waitFor(() => expect(child.stdout.readableLength).toBeGreaterThanOrEqual(full), { timeout: 60_000 });
    for await (const part of child.stdout) text += String(part);
    const lines = text.trimEnd().split('\n');
    expect(text.length).toBeGreaterThan(1 << 16);
    expect(lines).toHaveLength(cases.length);
    lines.forEach((line, id) => expect(json(line)).toMatchObject({ id, summary: { errors: id % 2 } }));
    expect(await ended).toEqual([1, null]);
  });

  it('reports why a line is unusable, and continues', async () => {
    const lines = [
      'not json',
      '[]',
      '',
      '{"id":"no text"}',
      '{"id":"number","text":5}',
      `{"id":"old","text":"{}","revision":"1999-01-01"}`,
      JSON.stringify({ id: { any: 'value' }, text: GOOD, revision: 'auto', from: null }),
    ];
    const { status, stdout, stderr } = await run([
      '--batch-file',
      put('odd.jsonl', lines.join('\r\n')),
      '--format',
      'jsonl',
    ]);
    const answers = stdout.trimEnd().split('\n').map(json);
    expect(stderr).toBe('');
    expect(status).toBe(1);
    expect(answers).toHaveLength(lines.length);
    const ids = [null, null, null, 'no text', 'number', 'old'];
    ids.forEach((id, index) => expect(answers[index]).toEqual({ id, problem: expect.any(String) }));
    expect(answers.at(-1)).toMatchObject({ id: { any: 'value' }, summary: { messages: 1, errors: 0 } });
  });

  it('ends with exit code 0 when all cases are clean', async () => {
    const file = put('clean.jsonl', `${JSON.stringify({ id: 1, text: GOOD, revision: '2025-11-25' })}\n`);
    expect((await run(['--batch-file', file, '--format', 'jsonl'])).status).toBe(0);
  });
});

describe('the command', () => {
  it('passes arguments, standard input and exit code through its script', async () => {
    const child = spawn(process.execPath, [script, '--revision', '2025-11-25', '-'], { cwd: folder });
    let stdout = '';
    child.stdout.setEncoding('utf8').on('data', (part: string) => (stdout += part));
    child.stdin.end(NULL_ID);
    expect(await once(child, 'close')).toEqual([1, null]);
    expect(stdout).toBe((await run(['--revision', '2025-11-25', '-'], NULL_ID)).stdout);
  });

  it('returns the same report for one process and for five at the same time', async () => {
    const file = put('good.json', GOOD);
    const start = () =>
      promisify(execFile)(process.execPath, [script, file], { env: { ...process.env, INIT_CWD: folder } });
    const answers = await Promise.all([start(), start(), start(), start(), start()]);
    expect(new Set(answers.map(({ stdout }) => stdout)).size).toBe(1);
  });

  it('survives a reader that closes early', async () => {
    const file = put(
      'cases.jsonl',
      `${Array.from({ length: 2000 }, (_, id) => JSON.stringify({ id, text: GOOD })).join('\n')}\n`,
    );
    const child = spawn(process.execPath, [script, '--batch-file', file, '--format', 'jsonl'], {
      env: { ...process.env, INIT_CWD: folder },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let complaint = '';
    child.stderr.on('data', (part) => (complaint += String(part)));
    child.stdout.once('data', () => child.stdout.destroy());
    await once(child, 'close');
    expect(complaint).toBe('');
  });

  it('prints its usage on request', async () => {
    const { status, stdout } = await run(['--help']);
    expect(status).toBe(0);
    for (const revision of REVISION_IDS) expect(stdout).toContain(revision);
  });

  const readme = readFileSync(fileURLToPath(new URL('../../README.md', import.meta.url)), 'utf8');

  it('has all its options described in the README', async () => {
    for (const option of (await run(['--help'])).stdout.match(/--[a-z-]+/g) ?? []) expect(readme).toContain(option);
  });

  it('prints what the README shows', async () => {
    const block = (name: string): string =>
      new RegExp(`<!-- example: ${name} -->\\s+\`\`\`\\w+\\n([^]*?)\`\`\``).exec(readme)?.[1] ?? '';
    put('order.json', block('order.json'));
    expect((await run(['--format', 'text', 'order.json'])).stdout).toBe(block('answer'));
  });
});
