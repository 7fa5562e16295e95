/** The examples of `docs/tap.md`: what the page offers for each host, commands that can be read, and the defaults. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { LISTEN_PORT, PAGE_PORT, readTapArguments } from './arguments.ts';
import { Hider } from './hide.ts';
import { settingsFor } from './settings.ts';

const text = readFileSync(fileURLToPath(new URL('../../../docs/tap.md', import.meta.url)), 'utf8');
const target = { over: 'stdio', command: 'npx', args: ['-y', '@modelcontextprotocol/server-everything'] } as const;
const settings = settingsFor(target, new Hider(), null);

describe('docs/tap.md', () => {
  const examples = [...text.matchAll(/<!-- example: ([\w -]+) -->\s+```(\w+)\n([^]*?)```/gu)].flatMap(
    ([, hosts = '', language = '', code = '']) => hosts.split(' ').map((host) => [host, language, code] as const),
  );

  it.each(examples)('shows the settings of %s as the page offers them', (host, language, code) => {
    const found = settings.find((one) => one.host === host);
    if (language === 'json') expect(JSON.parse(found?.text ?? '')).toEqual(JSON.parse(code));
    else expect(found?.text).toBe(code);
    const file = /\((.*)\)/u.exec(found?.title ?? '')?.[1] ?? 'none';
    expect(text).toContain(`\`${file}\``);
  });

  it('shows the common hosts', () => {
    expect(examples.map(([host]) => host)).toEqual(
      expect.arrayContaining(['claude-desktop', 'claude-code', 'cursor', 'vscode', 'codex', 'zed']) as string[],
    );
  });

  it('has commands that tap understands', () => {
    const lines = [...text.matchAll(/^npx -y mcp-protocol-playground tap (.*)$/gmu)].map(([, line = '']) =>
      line.split(' '),
    );
    expect(lines.length).toBeGreaterThanOrEqual(3);
    for (const args of lines) expect(readTapArguments(args, '/').do).toBe('tap');
  });

  it('names the default ports', () => {
    expect(text).toContain(`http://127.0.0.1:${PAGE_PORT}/#/live`);
    expect(text).toContain(`\`http://127.0.0.1:${LISTEN_PORT}/mcp\``);
  });
});

describe('settings', () => {
  it('of a server over HTTP name the address of tap, and those of a command hide its secrets', () => {
    const [http] = settingsFor(
      { over: 'http', url: 'https://mcp.example.com/mcp', listen: null },
      new Hider(),
      'http://127.0.0.1:4280/mcp',
    );
    expect(http?.text).toContain('http://127.0.0.1:4280/mcp');
    const secret = settingsFor(
      { over: 'stdio', command: 'maps', args: ['--api-key', 'k3y', '--token=t0ken-12345678'] },
      new Hider(),
      null,
    );
    expect(JSON.stringify(secret)).not.toMatch(/k3y|t0ken/u);
  });

  it.each([
    ['npx', ['-y', '@modelcontextprotocol/server-filesystem', '/tmp'], 'filesystem'],
    ['uvx', ['mcp-server-git'], 'git'],
    ['node', ['/srv/maps/index.js'], 'index'],
    ['maps-mcp', ['--key', 'k3y'], 'maps'],
    ['docker', ['run', '-i', '--rm', 'mcp/time:1.2'], 'time-1-2'],
    ['npx', ['-y', '@scope/maps-mcp@1.2.3'], 'maps'],
    ['C:\\tools\\weather.exe', [], 'weather'],
  ])('%s %j is named after what it serves', (command, args, name) => {
    const [first] = settingsFor({ over: 'stdio', command, args }, new Hider(), null);
    const config: { mcpServers: object } = JSON.parse(first?.text ?? '');
    expect(Object.keys(config.mcpServers)).toEqual([name]);
  });
});
