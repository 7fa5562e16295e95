import { describe, expect, it } from 'vitest';
import { check } from '../check.ts';
import { applyEdits } from '../json/edits.ts';
import type { RevisionId } from '../types.ts';

/** Rule and pointer of each finding of a severity. */
function found(text: string, revision: RevisionId | 'auto' = '2025-11-25', severity = 'error'): string[] {
  return check(text, { revision })
    .diagnostics.filter((one) => one.severity === severity)
    .map(({ rule, pointer, part }) => `${rule} ${pointer} ${part}`);
}

describe('a fragment', () => {
  it('is no message, and valid where its type is', () => {
    const report = check('{"name": "add", "inputSchema": {"type": "object"}}');
    expect(report.entries).toEqual([]);
    expect(report.parts).toMatchObject([{ kind: 'fragment-tool', type: 'Tool', messages: 0 }]);
    expect(report.verdicts['2025-11-25']).toMatchObject({ errors: 0 });
  });

  it('is judged by the rules of its message, with pointers relative to it', () => {
    expect(found('{"name": "add", "inputSchema": {"type": "array"}}')).toEqual(['shape/value /inputSchema/type 0']);
    expect(found('{"tools": [], "nextCursor": null}')).toEqual(['shape/null /nextCursor 0']);
    expect(found('{"content": "sunny"}')).toEqual(['shape/type /content 0']);
    expect(found('{"description": "Adds", "inputSchema": {"type": "object"}}')).toEqual(['shape/missing  0']);
  });

  it.each([
    ['{"name": "a", "inputSchema": {"type": "array"}}', 'In this tool, `inputSchema.type` is'],
    ['{"description": "Adds", "inputSchema": {"type": "object"}}', 'This tool has no `name`.'],
    ['[{"name": "a", "inputSchema": {"type": "object"}}, {"name": "b"}]', '`[1]` has no `inputSchema`.'],
    ['{"content": [{"type": "text"}]}', '`content[0]` has no `text`.'],
    [
      '{"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "x"}}',
      'In these parameters of `initialize`, `clientInfo` has no `version`.',
    ],
  ])('is named by members that the text has: %s', (text, sentence) => {
    const [finding] = check(text).diagnostics;
    expect(finding?.what).toContain(sentence);
    expect(finding?.what).not.toMatch(/result\.|params\./);
  });

  it('is judged in each revision', () => {
    const audio = '{"type": "audio", "data": "AAAA", "mimeType": "audio/wav"}';
    expect(found(audio, '2025-03-26')).toEqual([]);
    expect(found(audio, '2024-11-05')).not.toEqual([]);
    expect(check('{"content": [], "resultType": "complete"}').revision).toBe('2026-07-28');
  });

  it('keeps its fixes, within the fragment', () => {
    const text = '{"tools": [], "nextCursor": null}';
    const [finding] = check(text, { revision: '2025-11-25' }).diagnostics.filter(
      ({ severity }) => severity === 'error',
    );
    expect(finding?.fix).toBeDefined();
    expect(applyEdits(text, finding?.fix?.edits ?? [])).not.toContain('null');
  });

  it('may have placeholders', () => {
    const text = '{"type": "image", "data": "iVBORw0KGgo...", "mimeType": "image/png"}';
    expect(found(text)).toEqual([]);
    expect(found(text, '2025-11-25', 'info')).toEqual(['content/base64 /data 0']);
  });
});

describe('a text of several parts', () => {
  const config = '{"mcpServers": {"a": {"command": "node", "args": ["server.js"]}}}';
  const text = `My setup:\n\n\`\`\`json\n${config}\n\`\`\`\n\nIt answers:\n\n\`\`\`json\n{"jsonrpc":"2.0","id":null,"method":"ping"}\n\`\`\`\n`;

  it('has each named, with its own findings', () => {
    const report = check(text, { revision: '2025-11-25' });
    expect(report.parts.map(({ kind }) => kind)).toEqual(['prose', 'host-config', 'prose', 'message']);
    expect(report.parts[3]).toMatchObject({ messages: 1, first: 0 });
    expect(report.entries).toHaveLength(1);
    expect(report.diagnostics.filter(({ severity }) => severity === 'error').map(({ entry }) => entry)).toEqual([0]);
  });

  it('has positions in the whole text', () => {
    const { parts } = check(text);
    expect(text.slice(parts[1]?.span.start, parts[1]?.span.end)).toBe(config);
  });
});

describe('what people paste', () => {
  const about = (text: string) => {
    const { parts, entries, diagnostics } = check(text, { revision: '2025-11-25' });
    const found = diagnostics.filter((one) => one.class !== 'cause').map(({ rule, severity }) => `${severity} ${rule}`);
    return { kinds: parts.map(({ kind }) => kind), methods: entries.map(({ method }) => method), found };
  };

  it('is headers and a body as strings of a program', () => {
    const body = String.raw`"{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/list\"}"`;
    const text = `"POST /mcp HTTP/1.1\\r\\n"\n"Content-Type: application/json\\r\\n"\n"\\r\\n"\n${body};\n`;
    expect(about(text)).toMatchObject({ methods: ['tools/list'], found: [] });
  });

  it('is a challenge in a comment', () => {
    const metadata = 'resource_metadata="https://a.example.com/.well-known/oauth-protected-resource", scope="a"';
    expect(about(`# WWW-Authenticate: Bearer ${metadata}\n`)).toMatchObject({
      kinds: ['oauth-www-authenticate'],
      found: [],
    });
  });

  it('is an empty list of servers, which is no message', () => {
    expect(about('{ "servers": [] }')).toMatchObject({ kinds: ['host-config'], methods: [] });
  });

  it('is a member of a file with sentences below it, which is no message', () => {
    const text = '"github": {\n  "settings": {\n    "token": "x"\n  }\n}\n\nIt does not start for me.\n';
    expect(about(text)).toMatchObject({ methods: [], found: [] });
  });

  it('is a manifest with omitted members, whose last comma is no error', () => {
    const text = '{\n  "manifest_version": "0.3",\n  "name": "a",\n  "server": {},\n  // ... more\n}\n';
    expect(about(text).found).toContain('info json-trailing-comma');
  });

  it('is a message with an invisible character after it, which is noted there', () => {
    const text = '# A\n\n```json\n{"jsonrpc": "2.0", "id": 3, "method": "tools/list"}\u200b\n```\n';
    expect(about(text).found).toEqual(['info json-notation']);
  });
});

describe('program text', () => {
  it('holds messages; its notation is one note', () => {
    const report = check("await send({\n  jsonrpc: '2.0',\n  id: 1,\n  method: 'tools/list',\n});\n", {
      revision: '2025-11-25',
    });
    expect(report.entries.map(({ kind, method }) => [kind, method])).toEqual([['request', 'tools/list']]);
    expect(report.parts).toMatchObject([{ kind: 'program-literal', messages: 1 }]);
    expect(report.diagnostics.map(({ rule, severity }) => [rule, severity])).toEqual([['json-notation', 'info']]);
  });

  it('names its notation in a sentence, at the first message that has any', () => {
    const strict = '{"jsonrpc":"2.0","id":1,"method":"tools/list"}\n';
    const report = check(`${strict}{'jsonrpc': '2.0', 'id': 2, 'method': 'tools/list', 'params': {'cursor': None,},}`, {
      revision: '2025-11-25',
    });
    const note = report.diagnostics.find(({ rule }) => rule === 'json-notation');
    expect(note?.entry).toBe(1);
    expect(note?.span.start).toBe(strict.length);
    expect(note?.what).toContain('single quotes, `None` for `null` and a trailing comma here');
  });

  it('is named after its only part, and several parts by their titles', () => {
    const printed = "{'jsonrpc': '2.0', 'id': 1, 'method': 'ping', 'params': None}";
    expect(check(printed).format).toMatchObject({
      id: 'parts',
      title: 'Program text (Python)',
      because: check(printed).parts[0]?.because,
    });
    const tool = '{"name": "add", "inputSchema": {"type": "object"}}';
    expect(check(`Our tool:\n\n\`\`\`json\n${tool}\n\`\`\`\n`).format).toMatchObject({
      title: 'Several parts',
      because: 'The text has 2 parts: Text, A tool.',
    });
  });

  it('is judged as its messages are, but for variables', () => {
    expect(found("send({ jsonrpc: '2.0', id: null, method: 'tools/list' });")).toContain('ids/null-id /id undefined');
    expect(found("send({ jsonrpc: '2.0', id: nextId(), method: 'tools/list' });")).toEqual([]);
  });
});

describe('a page about JSON-RPC that names MCP', () => {
  const PAGE = [
    '# JSON-RPC 2.0',
    '',
    '* **`params`**: A structured value (either an `Array` or `Object`) that holds the parameters for the method.',
    '',
    '```json',
    '{"jsonrpc": "2.0", "method": "subtract", "params": [42, 23], "id": 1}',
    '```',
    '',
    'A server answers each request with a response that has the same id, and a notification has none, so nobody answers it.',
    '',
  ].join('\n');
  const claims = (text: string): string[] =>
    check(text)
      .diagnostics.filter(({ rule }) => rule.startsWith('claims/'))
      .map(({ rule, severity }) => `${severity} ${rule}`);

  it('has an info about what differs in MCP', () => {
    expect(claims(`${PAGE}\nThe Model Context Protocol (MCP) uses it for all of its messages.\n`)).toEqual([
      'info claims/params-array',
    ]);
  });

  it('is right without MCP', () => {
    expect(claims(PAGE)).toEqual([]);
  });
});
