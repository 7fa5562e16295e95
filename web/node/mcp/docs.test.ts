/** The examples of `docs/agents.md`: settings that hosts accept, commands that can be read, and calls that answer as shown. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/client';
import { InMemoryTransport } from '@modelcontextprotocol/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { check } from '../../protocol/check.ts';
import { settingsForHosts } from '../../protocol/host-settings.ts';
import type { Called } from '../testing/mcp-served.ts';
import { MCP_PORT, readMcpArguments } from './arguments.ts';
import { MAX_FILE } from './files.ts';
import { MAX_LINE } from './lines.ts';
import { MAX_TEXT } from './options.ts';
import { createServer } from './server.ts';
import { MAX_LENGTH, USUAL_LENGTH } from './shorten.ts';

const text = readFileSync(fileURLToPath(new URL('../../../docs/agents.md', import.meta.url)), 'utf8');
const readme = readFileSync(fileURLToPath(new URL('../../../README.md', import.meta.url)), 'utf8');
const client = new Client({ name: 'docs', version: '1.0.0' }, { versionNegotiation: { mode: 'legacy' } });

beforeAll(async () => {
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  await createServer(null, 'legacy').connect(ours);
  await client.connect(theirs);
});
afterAll(() => client.close());

describe('docs/agents.md', () => {
  const settings = [...text.matchAll(/<!-- example: ([\w -]+) -->\s+```(\w+)\n([^]*?)```/gu)].flatMap(
    ([, hosts = '', language = '', code = '']) => hosts.split(' ').map((host) => [host, language, code] as const),
  );

  it.each(settings)('shows the settings of %s, and they are valid', (host, language, code) => {
    const server = { command: 'npx', args: ['-y', 'mcp-protocol-playground', 'mcp'] };
    const [found] = settingsForHosts('mcp-playground', server, [host]);
    if (language === 'json') expect(JSON.parse(code)).toEqual(JSON.parse(found?.text ?? ''));
    else expect(code).toBe(found?.text);
    const file = /\((.*)\)/u.exec(found?.title ?? '')?.[1] ?? 'none';
    expect(text).toContain(`\`${file}\``);
    expect(check(code).diagnostics.filter(({ severity }) => severity !== 'info')).toEqual([]);
  });

  it('shows a command of a host that the checker accepts', () => {
    const [, command = ''] = /<!-- command -->\s+```sh\n([^]*?)```/u.exec(text) ?? [];
    const report = check(command);
    expect(report.parts.map(({ kind }) => kind)).toEqual(['host-command']);
    expect(report.diagnostics).toEqual([]);
  });

  const calls = [...text.matchAll(/<!-- call: (\w+) -->\s+```json\n([^]*?)```\s+```text\n([^]*?)```/gu)];
  it.each(calls.map(([, name = '', args = '', answer = '']) => [name, args, answer]))(
    'shows what %s answers',
    async (name, args, answer) => {
      const called = (await client.callTool({
        name,
        arguments: JSON.parse(args) as Record<string, unknown>,
      })) as Called;
      expect(`${called.content[0]?.text}\n`).toBe(answer);
      expect(called.isError).toBeUndefined();
    },
  );

  it('has a row or a section for every tool, argument, resource and prompt', async () => {
    expect(calls.length).toBeGreaterThanOrEqual(3);
    for (const { name, inputSchema } of (await client.listTools()).tools) {
      const row = text.split('\n').find((line) => line.startsWith(`| \`${name}\` `)) ?? '';
      for (const argument of Object.keys(inputSchema.properties ?? {})) expect(row).toContain(`\`${argument}\``);
      expect(text).toContain(`\n### ${name}\n`);
    }
    for (const { name, arguments: args = [] } of (await client.listPrompts()).prompts)
      for (const word of [name, ...args.map((one) => one.name)]) expect(text).toContain(`\`${word}\``);
    for (const { uriTemplate } of (await client.listResourceTemplates()).resourceTemplates)
      expect(text).toContain(`\`${uriTemplate}\``);
    for (const { uri } of (await client.listResources()).resources)
      expect(text).toContain(`\`${uri.replace(/\d{4}-.*/u, 'REVISION')}\``);
  });

  it('has commands that `mcp` understands', () => {
    const lines = [...`${text}\n${readme}`.matchAll(/^npx -y mcp-protocol-playground mcp ?(.*)$/gmu)];
    expect(lines.length).toBeGreaterThanOrEqual(3);
    for (const [, line = ''] of lines)
      expect(readMcpArguments(line.split(' ').filter(Boolean), '/').do).toMatch(/^(?:stdio|http)$/u);
  });

  it('names the limits', () => {
    const number = (value: number): string => value.toLocaleString('en-US');
    expect(text).toContain(`http://127.0.0.1:${MCP_PORT}/mcp`);
    expect(text).toContain(`${MAX_LINE / 1024 / 1024} MiB`);
    expect(text).toContain(`${MAX_FILE / 1024 / 1024} MiB`);
    for (const limit of [MAX_TEXT, USUAL_LENGTH, MAX_LENGTH]) expect(text).toContain(number(limit));
  });
});
