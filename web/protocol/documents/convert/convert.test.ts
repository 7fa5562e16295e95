import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contextOf } from '../host-config/context.ts';
import { hostConfig } from '../host-config/index.ts';
import { hostOf } from '../host-config/hosts/index.ts';
import { judgeDocument, readDocument } from '../testing/read-document.ts';
import { CONVERT_TARGETS, convertConfig } from './index.ts';
import { serverOf, type Server } from './server.ts';

const convert = (text: string, to: string, from?: string) => {
  const subject = readDocument(text, from === undefined ? [] : [from]);
  return convertConfig(subject, hostConfig.recognize(subject)?.host, to);
};

const REMOTE =
  '{"mcpServers": {"docs": {"type": "http", "url": "https://docs.example.com/mcp", "headers": {"Authorization": "Bearer ${DOCS_TOKEN}"}}}}';
const LOCAL =
  '{"mcpServers": {"files": {"command": "npx", "args": ["-y", "files-mcp"], "env": {"ROOT": "/srv", "KEY": "${KEY}"}, "timeout": 5}}}';

describe('a remote server', () => {
  it('becomes a local one for Claude Desktop', () => {
    const { text, notes } = convert(REMOTE, 'claude-desktop', 'claude-code') ?? { text: '', notes: [] };
    expect(JSON.parse(text)).toEqual({
      mcpServers: {
        docs: {
          command: 'npx',
          args: ['-y', 'mcp-remote', 'https://docs.example.com/mcp', '--header', 'Authorization:Bearer <DOCS_TOKEN>'],
        },
      },
    });
    expect(notes.join(' ')).toMatch(/mcp-remote.*fill in the value of `DOCS_TOKEN`/);
  });

  it('is written in the words of each host', () => {
    expect(convert(REMOTE, 'codex')?.text).toBe(
      '[mcp_servers.docs]\nurl = "https://docs.example.com/mcp"\nbearer_token_env_var = "DOCS_TOKEN"\n',
    );
    expect(convert(REMOTE, 'continue')?.text).toBe(
      'mcpServers:\n  - name: docs\n    type: streamable-http\n    url: https://docs.example.com/mcp\n    requestOptions:\n      headers:\n        Authorization: "Bearer ${{ secrets.DOCS_TOKEN }}"\n',
    );
    expect(convert(REMOTE, 'vscode')?.text).toContain('"Authorization": "Bearer ${env:DOCS_TOKEN}"');
    expect(JSON.parse(convert(REMOTE, 'cline')?.text ?? '')).toMatchObject({
      mcpServers: { docs: { type: 'streamableHttp' } },
    });
    expect(JSON.parse(convert(REMOTE, 'windsurf')?.text ?? '')).toMatchObject({
      mcpServers: { docs: { serverUrl: 'https://docs.example.com/mcp' } },
    });
    expect(JSON.parse(convert(REMOTE, 'gemini-cli')?.text ?? '')).toMatchObject({
      mcpServers: { docs: { httpUrl: 'https://docs.example.com/mcp' } },
    });
  });
});

describe('a local server', () => {
  it('is written in the words of each host', () => {
    expect(convert(LOCAL, 'goose')?.text).toBe(
      'extensions:\n  files:\n    name: files\n    type: stdio\n    cmd: npx\n    args:\n      - "-y"\n      - files-mcp\n    env_keys:\n      - KEY\n    envs:\n      ROOT: "/srv"\n    enabled: true\n',
    );
    expect(JSON.parse(convert(LOCAL, 'opencode')?.text ?? '')).toEqual({
      mcp: {
        files: { type: 'local', command: ['npx', '-y', 'files-mcp'], environment: { ROOT: '/srv', KEY: '{env:KEY}' } },
      },
    });
    expect(JSON.parse(convert(LOCAL, 'zed')?.text ?? '')).toHaveProperty('context_servers.files.command', 'npx');
  });

  it('leaves out what hosts read differently, and says so', () => {
    expect(convert(LOCAL, 'cursor')?.notes).toContain(
      '`timeout` of `files` is not carried: hosts read it differently.',
    );
  });
});

it('keeps the inputs of VS Code only for VS Code', () => {
  const text =
    '{"servers": {"a": {"command": "a-mcp", "env": {"K": "${input:k}"}}}, "inputs": [{"type": "promptString", "id": "k"}]}';
  expect(convert(text, 'visual-studio')?.text).toContain('"inputs"');
  const cursor = convert(text, 'cursor');
  expect(cursor?.text).not.toContain('inputs');
  expect(cursor?.notes).toEqual(['Cursor asks for no inputs; fill in the value of `k`.']);
});

it('returns null where nothing can be converted', () => {
  expect(convert('{"mcpServers": {}}', 'cursor')).toBeNull();
  expect(convert(LOCAL, 'nowhere')).toBeNull();
});

// ---- Round trips ---------------------------------------------------------------------------------------------------------

const word = fc
  .stringMatching(/^[a-z][a-z0-9-]{0,12}$/)
  .filter((text) => !/^(?:true|false|null|yes|no|on|off)$/.test(text));
const value = fc.oneof(
  word,
  fc.string({ unit: 'binary', maxLength: 12 }).filter((text) => !/[\uD800-\uDFFF]/.test(text) && !/[$%{}]/.test(text)),
);
const name = fc.stringMatching(/^[A-Z][A-Z0-9_]{0,10}$/);
const record = fc.dictionary(name, value, { maxKeys: 3 });
const server: fc.Arbitrary<Server> = fc.oneof(
  fc.record({
    name: word,
    transport: fc.constant('stdio' as const),
    command: word,
    args: fc.array(value, { maxLength: 3 }),
    env: record,
    cwd: fc.constant(null),
    url: fc.constant(''),
    headers: fc.constant({}),
    disabled: fc.constant(false),
    others: fc.constant([]),
  }),
  fc.record({
    name: word,
    transport: fc.constant('http' as const),
    command: fc.constant(''),
    args: fc.constant([]),
    env: fc.constant({}),
    cwd: fc.constant(null),
    url: word.map((path) => `https://${path}.example.com/mcp`),
    headers: record,
    disabled: fc.constant(false),
    others: fc.constant([]),
  }),
);
const servers = fc.uniqueArray(server, { selector: (one) => one.name, minLength: 1, maxLength: 3 });

/** The configuration of Claude Code, from which everything is converted. */
const written = (list: readonly Server[]): string =>
  JSON.stringify({
    mcpServers: Object.fromEntries(
      list.map((one) => [
        one.name,
        one.transport === 'stdio'
          ? { command: one.command, args: one.args, env: one.env }
          : { type: 'http', url: one.url, headers: one.headers },
      ]),
    ),
  });

const byName = (list: readonly Server[]) => list.toSorted((a, b) => (a.name < b.name ? -1 : 1));

describe.each(CONVERT_TARGETS.map(({ id }) => id))('converted for %s', (id) => {
  it('a configuration is read as the same servers, and found right', { tags: ['property'] }, () => {
    fc.assert(
      fc.property(servers, (list) => {
        const { text } = convert(written(list), id, 'claude-code') ?? { text: '' };
        const subject = readDocument(text, [id]);
        const judged = judgeDocument(hostConfig, subject);
        expect(judged?.recognition.host).toBe(id);
        expect(judged?.findings.filter(({ severity }) => severity === 'error')).toEqual([]);
        const { entries } = contextOf(subject, id, () => {});
        const read = entries.flatMap((entry, index) => serverOf(entry, hostOf(id), index) ?? []);
        const remote = hostOf(id).remote;
        const noHeaders =
          remote !== null &&
          !['headers', 'http_headers', 'requestOptions'].some((key) => remote.optional.includes(key));
        const expected = list.filter((one) => remote !== null || one.transport === 'stdio');
        const stored = read.filter((one) => expected.some((own) => own.name === one.name));
        expect(byName(stored)).toEqual(byName(expected.map((one) => (noHeaders ? { ...one, headers: {} } : one))));
      }),
      { numRuns: 40 },
    );
  });
});
