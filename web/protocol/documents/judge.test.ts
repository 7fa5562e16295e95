/** Diagnostics of documents: places, fixes, and what is not judged. Hostile documents. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cpuClock } from '../../testing/cpu-clock.ts';
import { applyEdits } from '../json/edits.ts';
import type { Diagnostic } from '../types.ts';
import { documentKinds } from './index.ts';
import { judgeDocument, recognizeDocument } from './judge.ts';
import { toMcpTools } from './llm-api-tools.ts';
import { subjectOf } from './testing/subject.ts';
import { unmark } from '../testing/marked.ts';

function judged(text: string): { kind: string | undefined; found: Diagnostic[] } {
  const subject = subjectOf(text);
  const recognized = recognizeDocument(subject, documentKinds);
  if (recognized === null) return { kind: undefined, found: [] };
  return { kind: recognized.kind.kind, found: judgeDocument(subject, recognized.kind, recognized.recognition) };
}

const SERVER = `{
  "$schema": "https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json",
  "name": "io.github.ada/weather",
  "description": "Weather",
  "version": "1.0.0",
  "packages": [
    {
      "registry_type": "npm",
      "identifier": "weather-mcp",
      "version": "1.0.0",
      "transport": { "type": "stdoi" }
    }
  ]
}
`;

describe('recognition', () => {
  it.each([
    ['server-json', '{"name": "io.github.ada/weather", "description": "W", "version": "1.0.0"}'],
    [
      'server-json',
      '{"name": "ada/weather", "version_detail": {"version": "1"}, "packages": [{"registry_name": "npm", "name": "w"}]}',
    ],
    ['server-card', '{"name": "ada/weather", "description": "W", "version": "1.0.0"}'],
    [
      'server-card',
      '{"$schema": "https://static.modelcontextprotocol.io/schemas/v1/server.schema.json", "name": "a.b/c", "version": "1"}',
    ],
    ['mcpb-manifest', '{"user_config": {"key": {"type": "string", "title": "K", "description": "D"}}}'],
    ['mcpb-manifest', '{"server": {"type": "node", "entry_point": "a.js", "mcp_config": {"command": "node"}}}'],
    ['mcpb-manifest', '{"icons": [{"src": "a.png", "size": "16x16"}]}'],
    ['registry-api-response', '{"servers": [], "metadata": {"count": 0}}'],
    [
      'smithery-yaml',
      '{"runtime": "container", "build": {"dockerfile": "Dockerfile"}, "startCommand": {"type": "http"}}',
    ],
    [
      'docker-catalog-server',
      '{"name": "linear", "type": "remote", "meta": {"category": "x"}, "about": {"title": "L"}, "remote": {"url": "https://l.example"}}',
    ],
    ['gemini-extension', '{"name": "w", "version": "1.0.0", "mcpServers": {"w": {"command": "node"}}}'],
    [
      'plugin-manifest',
      '{"name": "w", "author": {"name": "A"}, "mcpServers": {"w": {"command": "${CLAUDE_PLUGIN_ROOT}/w"}}}',
    ],
    ['llm-api-tools', '{"type": "mcp", "server_label": "w", "server_url": "https://w.example"}'],
    [undefined, '{"mcpServers": {"w": {"command": "node"}}}'],
    [undefined, '{"servers": {"w": {"command": "node"}}}'],
    [undefined, '{"name": "@ada/weather", "version": "1.0.0", "description": "W", "main": "index.js", "scripts": {}}'],
    [undefined, '{"name": "forecast", "description": "W", "inputSchema": {"type": "object"}}'],
    [undefined, '{"tools": [{"name": "forecast", "description": "W", "inputSchema": {"type": "object"}}]}'],
    [undefined, '{"protocolVersion": "2025-06-18", "capabilities": {}, "serverInfo": {"name": "w", "version": "1"}}'],
    [undefined, '{"name": "weather", "version": "1.0.0"}'],
    [undefined, '{"prompts": [{"name": "p", "arguments": [{"name": "a"}]}]}'],
    [undefined, '{"services": {"web": {"image": "nginx"}}}'],
    [undefined, '[]'],
    [undefined, '{}'],
  ])('%s', (kind, text) => {
    expect([text, judged(text).kind]).toEqual([text, kind]);
  });
});

describe('diagnostics', () => {
  it('name the place, the authority and the fix', () => {
    const { found } = judged(SERVER);
    expect(found.map(({ rule, pointer, severity, entry }) => [rule, pointer, severity, entry])).toEqual([
      ['server-json/missing-member', '/packages/0/registry_type', 'error', -1],
      ['server-json/wrong-value', '/packages/0/transport/type', 'error', -1],
    ]);
    const fixed = found.toReversed().reduce((text, { fix }) => applyEdits(text, fix?.edits ?? []), SERVER);
    expect(judged(fixed).found).toEqual([]);
    expect(found.every((one) => one.class === 'document' && one.spec.startsWith('https://'))).toBe(true);
  });

  it.each([
    ['{"version_detail": {"version": "2.1.0"}}', '/version', '2.1.0'],
    [
      '{"version": "1.0.0", "remotes": [{"type": "http", "url": "https://w.example"}]}',
      '/remotes/0/type',
      'streamable-http',
    ],
    [
      '{"version": "1.0.0", "packages": [{"registryType": "npm", "identifier": "w", "transport": "stdio"}]}',
      '/packages/0/transport',
      { type: 'stdio' },
    ],
    [
      '{"version": "1.0.0", "packages": [{"registryType": "docker", "identifier": "w", "transport": {"type": "stdio"}}]}',
      '/packages/0/registryType',
      'oci',
    ],
  ])('of server.json fix %s', (members, pointer, expected) => {
    const text = JSON.stringify({
      $schema: 'https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json',
      name: 'io.github.ada/weather',
      description: 'W',
      ...(JSON.parse(members) as object),
    });
    const fixed = judged(text)
      .found.toReversed()
      .reduce((now, { fix }) => applyEdits(now, fix?.edits ?? []), text);
    const value = pointer
      .split('/')
      .slice(1)
      .reduce<unknown>((here, step) => Reflect.get(Object(here), step), JSON.parse(fixed));
    expect(value).toEqual(expected);
    expect(judged(fixed).found.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it('of a manifest turn strings into objects and arrays', () => {
    const text = JSON.stringify({
      manifest_version: '0.3',
      name: 'w',
      version: '1.0.0',
      description: 'W',
      author: 'Ada',
      repository: 'https://github.com/ada/w',
      server: { type: 'node', entry_point: 'a.js', mcp_config: { command: 'node', args: '${__dirname}/a.js' } },
    });
    const fixed = judged(text)
      .found.toReversed()
      .reduce((now, { fix }) => applyEdits(now, fix?.edits ?? []), text);
    expect(JSON.parse(fixed)).toMatchObject({
      author: { name: 'Ada' },
      repository: { type: 'git', url: 'https://github.com/ada/w' },
      server: { mcp_config: { args: ['${__dirname}/a.js'] } },
    });
    expect(judged(fixed).found).toEqual([]);
  });

  it('are not made about what is not shown', () => {
    const cut = SERVER.slice(0, SERVER.indexOf('"version": "1.0.0",\n      "transport"'));
    expect(judged(cut).found.map(({ pointer }) => pointer)).toEqual(['/packages/0/registry_type']);
  });

  it('do not repeat secrets', () => {
    const token = `ghp_${'a1B2'.repeat(9)}`;
    const { found } = judged(SERVER.replace('"stdoi"', JSON.stringify(token)));
    expect(found.length).toBeGreaterThan(0);
    expect(JSON.stringify(found)).not.toContain(token);
  });
});

describe('hostile documents', () => {
  const examples = documentKinds.flatMap((kind) =>
    kind.rules.flatMap(({ examples: { good, bad } }) => [...good, ...bad.map((one) => unmark(one).text)]),
  );

  it('never throw, cut anywhere or with any character replaced', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...examples),
        fc.nat(),
        fc.constantFrom('', '"', '{', '[', '}', ',', ':', '__proto__', '\u0000', '9'),
        (text, at, other) => {
          const place = at % text.length;
          judged(text.slice(0, place));
          judged(text.slice(0, place) + other + text.slice(place + 1));
        },
      ),
      { numRuns: 300, seed: 18 },
    );
  });

  it.each([
    ['packages', `{"name": "a/b", "packages": [${'{"registryType": "x", "transport": {}},'.repeat(800)}{}]}`],
    [
      'a deep value',
      `{"manifest_version": "0.3", "name": "a", "user_config": ${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}}`,
    ],
    ['braces', `{"name": "a/b", "remotes": [{"type": "sse", "url": "https://${'{'.repeat(30_000)}"}]}`],
    [
      'options',
      `{"manifest_version": "0.3", "server": {"mcp_config": {"args": ["${'${user_config.'.repeat(2000)}"]}}}`,
    ],
    ['a function', `{"startCommand": {"commandFunction": "${'process.env['.repeat(2500)}=>"}}`],
    ['pairs', `<evaluation>${'<qa_pair><question>'.repeat(1500)}`],
    ['template tags', `startCommand:\n  type: stdio\n${'<% '.repeat(10_000)}`],
    [
      'keys',
      `{"name": "a", "version": "1", "mcpServers": {${Array.from({ length: 1500 }, (_, at) => `"${at}": {"trust": 1}`).join(',')}}}`,
    ],
    ['tools', `[${'{"name": "a", "input_schema": {}},'.repeat(900)}{"name": "a", "input_schema": {}}]`],
  ])('cost little: %s', (_name, text) => {
    const elapsed = cpuClock();
    judged(text);
    expect(elapsed()).toBeLessThan(6000);
  });
});

describe('toMcpTools', () => {
  const schema = { type: 'object', properties: { city: { type: 'string' } } };
  const tool = { name: 'forecast', description: 'Weather', inputSchema: schema };

  it.each([
    [
      'OpenAI, chat',
      [{ type: 'function', function: { name: 'forecast', description: 'Weather', parameters: schema } }],
    ],
    ['OpenAI, responses', [{ type: 'function', name: 'forecast', description: 'Weather', parameters: schema }]],
    ['Anthropic', [{ name: 'forecast', description: 'Weather', input_schema: schema }]],
    [
      'Gemini',
      [
        {
          functionDeclarations: [
            {
              name: 'forecast',
              description: 'Weather',
              parameters: { type: 'OBJECT', properties: { city: { type: 'STRING' } } },
            },
          ],
        },
      ],
    ],
    [
      'a request',
      { model: 'm', messages: [], tools: [{ name: 'forecast', description: 'Weather', input_schema: schema }] },
    ],
  ])('converts tools of %s', (_name, value) => {
    expect(toMcpTools(value)).toEqual([tool]);
  });

  it('returns null for everything else', () => {
    expect(toMcpTools([tool])).toBeNull();
    expect(toMcpTools({ tools: [tool] })).toBeNull();
    expect(toMcpTools('x')).toBeNull();
  });
});
