/** Files as people paste them: whole, after the comment with their name, below a heading, or not shown completely. */
import { describe, expect, it } from 'vitest';
import { checkOne } from '../../check.ts';

const parts = (text: string) => checkOne(text).parts.map(({ kind, host = '' }) => `${kind} ${host}`.trim());
const errors = (text: string): string[] =>
  checkOne(text, { revision: '2025-11-25' })
    .diagnostics.filter(({ severity }) => severity === 'error')
    .map(({ rule, pointer }) => `${rule} ${pointer}`);

const URL_ALONE = '{"mcpServers": {"docs": {"url": "https://docs.example.com/mcp"}}}';

describe('a file', () => {
  it('is named by the comment before it', () => {
    expect(parts(`// .cursor/mcp.json\n${URL_ALONE}`)).toEqual(['host-config cursor']);
    expect(errors(`// .vscode/mcp.json\n${URL_ALONE}`)).toEqual(['config/top-key /mcpServers']);
    expect(errors(`// ~/.claude/mcp.json\n${URL_ALONE}`)).toContain('config/wrong-file ');
  });

  it('has its mistakes, whatever comment stands before it', () => {
    const broken = '{"mcpServers": {"docs": {"command": "C:\\Users\\ann\\docs.exe", "args": ["--stdio"],}}}';
    expect(errors(`// claude_desktop_config.json\n${broken}`)).toEqual([
      'config/backslashes ',
      'config/trailing-comma ',
    ]);
  });

  it('is named by the heading above its fence', () => {
    const text = `### Cursor\n\nAdd this:\n\n\`\`\`json\n${URL_ALONE}\n\`\`\`\n`;
    expect(parts(text)).toContain('host-config cursor');
  });

  it('in YAML is read as such, whatever its comments say', () => {
    const text =
      '# Configuration of the server: how it is started, and which options it has. See https://smithery.ai/docs\n' +
      '# It runs on every system that has Node.js.\n\nstartCommand:\n  type: stdio\n  configSchema:\n    type: object\n' +
      '  commandFunction: |\n    (config) => ({ command: "npx", args: ["weather-mcp"] })\n';
    expect(parts(text)).toEqual(['smithery-yaml']);
    expect(checkOne(text).diagnostics.map(({ rule }) => rule)).toEqual(['smithery-yaml/npx']);
  });

  it('is named if it is not shown completely', () => {
    const text = '{\n  "servers": [{ "server": {...}, "_meta": {...} }],\n  "metadata": { "count": 1 }\n}';
    expect(parts(text)).toEqual(['registry-api-response']);
    expect(errors(text)).toEqual([]);
  });

  it('of OpenCode has its servers in `mcp`, or in `mcp.servers` since version 2', () => {
    const server = '{"docs": {"type": "local", "command": ["npx", "-y", "docs-mcp"]}}';
    for (const text of [`{"mcp": ${server}}`, `{"mcp": {"servers": ${server}}}`]) {
      expect(parts(text)).toEqual(['host-config opencode']);
      expect(errors(text)).toEqual([]);
    }
  });
});

describe('other texts', () => {
  it('are a message without its `jsonrpc`, which is named so', () => {
    const report = checkOne('{"method": "logging/setLevel", "params": {"level": "info"}}');
    expect(report.parts).toMatchObject([{ kind: 'fragment-message-without-jsonrpc', messages: 1 }]);
    expect(report.entries).toHaveLength(1);
  });

  it('are addresses on the web, and nothing to judge', () => {
    expect(parts('https://mcp.example.com/mcp?session=1')).toEqual(['prose']);
    expect(errors('https://mcp.example.com/mcp?session=1')).toEqual([]);
  });

  it('are commands with redirections and variables', () => {
    expect(errors('claude mcp add --transport http docs "$DOCS_URL" > /dev/null 2>&1 || true')).toEqual([]);
    expect(errors('claude mcp add docs npx docs-mcp > log.txt')).toEqual(['command/separator ']);
  });

  it('are links without a server', () => {
    expect(errors('cursor://anysphere.cursor-deeplink/mcp/install?name=a&config=e30=')).toEqual([
      'config/no-command-or-url ',
    ]);
  });
});
