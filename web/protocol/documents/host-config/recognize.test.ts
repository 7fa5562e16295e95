import { describe, expect, it } from 'vitest';
import { readDocument } from '../testing/read-document.ts';
import { HOSTS } from './hosts/index.ts';
import { recognizeConfig } from './recognize.ts';

const hostOf = (text: string, ...clues: string[]): string | undefined =>
  recognizeConfig(readDocument(text, clues))?.host;

const SERVERS = '{"mcpServers": {"a": {"command": "a-mcp"}}}';

describe('the host', () => {
  it.each([
    ['Add this to your `claude_desktop_config.json`:', 'claude-desktop'],
    ['### Claude Code', 'claude-code'],
    ['Create .mcp.json in the project root', 'claude-code'],
    ['`~/.cursor/mcp.json`', 'cursor'],
    ['Visual Studio 2022', 'visual-studio'],
    ['Visual Studio Code', 'vscode'],
    ['.vscode/mcp.json', 'vscode'],
    ['VS Code settings.json', 'vscode-settings'],
    ['Cline (VS Code extension)', 'cline'],
    ['cline_mcp_settings.json', 'cline'],
    ['~/.gemini/antigravity/mcp_config.json', 'antigravity'],
    ['~/.gemini/settings.json', 'gemini-cli'],
    ['Copilot Coding Agent', 'copilot-coding-agent'],
    ['FastMCP server in Claude Desktop', 'claude-desktop'],
    ['Claude Desktop and Cursor', 'any'],
    ['Set up &amp; run your coding agent with this provider', 'any'],
    ['', 'any'],
  ])('is recognized by %j', (clue, host) => {
    expect(hostOf(SERVERS, clue)).toBe(host);
  });

  it('is recognized by its id', () => {
    for (const { id } of HOSTS) expect([id, hostOf(SERVERS, id)]).toEqual([id, id]);
  });

  it('is recognized by a comment before the document, the nearest clue first', () => {
    expect(hostOf(`// ~/.cursor/mcp.json\n${SERVERS}`)).toBe('cursor');
    expect(hostOf(SERVERS, 'Windsurf', 'Cursor')).toBe('windsurf');
  });

  it.each([
    ['{"servers": {"a": {"command": "a-mcp"}}, "inputs": []}', 'vscode'],
    ['{"context_servers": {}}', 'zed'],
    ['{"mcp": {"a": {"type": "local", "command": ["a"]}}}', 'opencode'],
    ['{"mcp": {"a": {"type": "stdio", "command": "a"}}}', 'crush'],
    ['{"amp.mcpServers": {"a": {"command": "a"}}}', 'amp'],
    ['"augment.advanced": {"mcpServers": [{"name": "a", "command": "a"}]}', 'augment'],
    ['[mcp_servers.a]\ncommand = "a"', 'codex'],
    ['[[mcp_servers]]\nname = "a"', 'mistral-vibe'],
    ['extensions:\n  a:\n    cmd: a', 'goose'],
    ['name: x\nversion: 1.0.0\nmcpServers:\n  - name: a\n    command: a', 'continue'],
    ['{"mcpServers": {"a": {"httpUrl": "https://a.example.com"}}}', 'gemini-cli'],
    ['{"a": {"transport": "stdio", "command": "a", "args": []}}', 'langchain-mcp-adapters'],
    ['{"customizations": {"vscode": {"mcp": {"servers": {"a": {"command": "a"}}}}}}', 'vscode'],
    ['{"projects": {"/x": {"mcpServers": {"a": {"command": "a"}}}}}', 'claude-code'],
    ['{"mcp": {"allowed": ["a"]}}', 'gemini-cli'],
  ])('is recognized by the form of %s', (text, host) => {
    expect(hostOf(text)).toBe(host);
  });
});

describe('a part of a configuration', () => {
  it.each([
    '{"command": "npx", "args": ["-y", "a"]}',
    '{"type": "http", "url": "https://a.example.com/mcp"}',
    '"a": {"command": "a", "args": []}',
  ])('%s is one', (text) => {
    expect(hostOf(text)).toBe('any');
  });
});

describe('other documents', () => {
  it.each([
    '{"jsonrpc": "2.0", "method": "x", "params": {"mcpServers": {}}}',
    '{"openapi": "3.0.0", "servers": [{"url": "https://a.example.com"}]}',
    '{"name": "io.github.a/b", "version": "1.0.0", "remotes": [{"type": "sse", "url": "https://a.example.com"}]}',
    '{"name": "a", "version": "1.0.0", "mcpServers": {"a": {"command": "a"}}}',
    '{"servers": [{"server": {"name": "a"}}], "metadata": {}}',
    '{"model": "x", "messages": [], "mcp_servers": [{"type": "url", "url": "https://a.example.com", "name": "a"}]}',
    '{"type": "system", "mcp_servers": [{"name": "a", "status": "failed"}]}',
    '"mcp_servers": [',
    '{"type": "resource_link", "uri": "file:///a", "name": "a"}',
    '{"mode": "url", "url": "https://a.example.com", "message": "x"}',
    '{"command": "ls", "cwd": "/"}',
    '{"version": "2.0.0", "tasks": [{"label": "a", "type": "shell", "command": "a", "args": []}]}',
    'services:\n  web:\n    command: a\n',
    'startCommand:\n  type: stdio\n',
  ])('%s is none', (text) => {
    expect(recognizeConfig(readDocument(text))).toBeNull();
  });
});
