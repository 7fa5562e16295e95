/** Configurations in TOML and YAML as people paste them: between sentences, in a fence of another language, with their servers in lists. */
import { describe, expect, it } from 'vitest';
import { checkOne } from '../../testing/check-rules.ts';

const FENCE = '```';
const found = (text: string): string[] => checkOne(text).parts.map(({ kind, host = '' }) => `${kind} ${host}`.trim());
const errors = (text: string): string[] =>
  checkOne(text)
    .diagnostics.filter(({ severity }) => severity === 'error')
    .map(({ rule, pointer }) => `${rule} ${pointer}`);

const TOML = '[mcp_servers.tides]\ntype = "stdio"\ncommand = "/opt/tides"\nenv = { "KEY" = "1" }';
const YAML = 'mcpServers:\n  tides:\n    # local\n    url: http://localhost:9/mcp\n    type: "streamable-http"';

describe('a configuration between sentences', () => {
  it.each([
    ['a table', `My settings of Codex are these\n\n${TOML}`, ['prose', 'host-config codex']],
    ['a table right below', `It takes this:\n${TOML}\nand then it fails.`, ['prose', 'host-config codex', 'prose']],
    ['a key', `This is my librechat.yaml:\n\n${YAML}\n\nWhat is wrong?`, ['prose', 'host-config librechat', 'prose']],
    [
      'extensions',
      'Look at ~/.config/goose/config.yaml, it must have\n\nextensions:\n  tides:\n    type: stdio\n    name: tides\n    cmd: tides\n    args: []\n    enabled: true\n\nOtherwise nothing starts at all.',
      ['prose', 'host-config goose', 'prose'],
    ],
  ])('is a part of its own: %s', (_, text, parts) => {
    expect(found(text)).toEqual(parts);
    expect(errors(text)).toEqual([]);
  });

  it('does not reach into the program and the sentences around it', () => {
    const program = 'from fastmcp import FastMCP\n\nmcp = FastMCP("a")\nmcp.run(\n    port=1,\n)';
    const text = `The server:\n\n${program}\n\nThe file (librechat.yaml):\n\nversion: 1.2\n\n${YAML}\n\nWhat I tried\nOther ports: none of them works.`;
    expect(found(text)).toContain('host-config librechat');
    expect(errors(text)).toEqual([]);
  });

  it('leaves the messages of the text as they are', () => {
    const call = '{"jsonrpc":"2.0","id":1,"method":"ping"}';
    const text = `With this file\n\n${YAML}\n\nit sends\n\n${call}\n`;
    expect(checkOne(text).entries.map(({ method }) => method)).toEqual(['ping']);
    expect(found(text)).toContain('host-config any');
  });

  it('is none without servers in it', () => {
    expect(found('Some words of a person:\n\nextensions:\n  - pdf\n  - txt\n\nand more of them.')).toEqual(['prose']);
  });
});

describe('a fence around a configuration', () => {
  it('may name another language', () => {
    const text = `${FENCE}shell\n[mcp_servers.tides]\ncommand = "node"\nargs = [\n  "/opt/tides.js",\n]\n${FENCE}`;
    expect(found(text)).toEqual(['host-config codex']);
    expect(errors(text)).toEqual([]);
  });

  it('may have its first line right behind the mark', () => {
    const text = `My file\n\n${FENCE}${YAML}\n${FENCE}\n\nand more words`;
    expect(found(text)).toEqual(['prose', 'host-config any', 'prose']);
  });
});

describe('other forms of configurations', () => {
  it.each([
    [
      'one list for each transport',
      '[mcp]\nsse_servers = [\n    # one\n    "http://a.example/mcp",\n]\nstdio_servers = [\n    {name="a", command="uvx", args=["a-mcp"]},\n]\n',
    ],
    [
      'servers in `mcp`',
      'execution_engine: asyncio\nmcp:\n  servers:\n    a:\n      command: uvx\n      args: ["a-mcp"]\n',
    ],
    [
      'a server of the registry',
      'name: A\nversion: 0.0.1\nschema: v1\nmcpServers:\n  - name: A\n    namespace: com.example/a\n',
    ],
    ['null in Zed', '"context_servers": {\n  "a": {"command": "a-mcp", "args": [], "env": null},\n}'],
  ])('has no errors: %s', (_, text) => {
    expect(checkOne(text).parts.map(({ kind }) => kind)).toEqual(['host-config']);
    expect(errors(text)).toEqual([]);
  });

  it('is a file with the wrong quotes, unless a program holds it', () => {
    const text = "{'mcpServers': {'a': {'command': 'a-mcp', 'args': []}}}";
    expect(found(text)).toEqual(['host-config any']);
    expect(errors(text)).toEqual(['config/syntax ']);
    expect(errors(`config = ${text}`)).toEqual([]);
    expect(errors(`${FENCE}python\n${text}\n${FENCE}`)).toEqual([]);
  });

  it('names the server that occurs twice', () => {
    const text = '{"mcpServers": {"a": {"command": "a-mcp"}, "b": {"command": "b"}, "a": {"command": "c"}}}';
    const pointers = checkOne(text).diagnostics.map(({ rule, pointer }) => `${rule} ${pointer}`);
    expect(pointers).toContain('config/duplicate-key /mcpServers/a');
  });
});
