/** Actions on parts: what they write is valid where the part is. */
import { describe, expect, it } from 'vitest';
import { checkOne } from '../check.ts';
import { checker } from '../parts.ts';
import type { RevisionId } from '../types.ts';
import { conversionOf, convertTargetsOf, editOfPart, type PartEdit } from './part-actions.ts';

const TOOL = `{
  "name": "get_weather",
  "description": "Current weather of a city",
  "inputSchema": {
    "type": "object",
    "properties": { "city": { "type": "string" }, "days": { "type": "integer", "minimum": 2 }, "unit": { "enum": ["C", "F"] } },
    "required": ["city", "days", "unit"]
  }
}`;
const CONFIG = '{"servers": {"docs": {"type": "http", "url": "https://docs.example.com/mcp"}}}';

function edited(text: string, what: PartEdit, revision: RevisionId, index = 0): string {
  const prepared = checker.prepare(text, { revision });
  const edit = editOfPart(prepared, index, what, revision);
  if (!edit) throw new Error('no edit');
  return text.slice(0, edit.start) + edit.text + text.slice(edit.end);
}

const errorsIn = (text: string, revision: RevisionId): string[] =>
  checkOne(text, { revision }).diagnostics.flatMap(({ severity, rule, what }) =>
    severity === 'error' ? [`${rule}: ${what}`] : [],
  );

describe('“Wrap in a message”', () => {
  const fragments = [
    ['a tool', TOOL],
    ['a list of tools', `[${TOOL}]`],
    ['a result of tools/list', `{"tools": [${TOOL}]}`],
    ['a result of a call', '{"content": [{"type": "text", "text": "21 °C"}]}'],
    ['a content block', '{"type": "text", "text": "21 °C"}'],
    ['parameters of a call', '{"name": "get_weather", "arguments": {"city": "Oslo"}}'],
    ['a resource', '{"uri": "file:///notes.txt", "name": "notes", "mimeType": "text/plain"}'],
    ['an error', '{"code": -32602, "message": "Unknown tool"}'],
  ] as const;
  it.each(fragments)('makes a valid message of %s', (_, fragment) => {
    for (const revision of ['2024-11-05', '2025-11-25', '2026-07-28'] as const) {
      const report = checkOne(fragment, { revision });
      expect(report.parts[0]?.kind).toMatch(/^fragment-/);
      const message = edited(fragment, 'wrap', revision);
      expect(errorsIn(message, revision), `${revision}\n${message}`).toEqual([]);
      expect(checkOne(message, { revision }).entries).toHaveLength(1);
    }
  });

  it('keeps the fragment as it is written', () => {
    const text = '{"type": "text", "text": "caf\\u00e9", "_meta": {"a.example/n": 1.50}}';
    const message = edited(text, 'wrap', '2025-11-25');
    expect(message).toContain('"caf\\u00e9"');
    expect(message).toContain('1.50');
    expect(JSON.parse(message)).toMatchObject({ id: 1, result: { content: [{ text: 'café' }] } });
  });

  it('leaves the text around the fragment alone', () => {
    const text = `Our tool:\n\n\`\`\`json\n${TOOL}\n\`\`\`\n`;
    const { parts } = checkOne(text);
    const index = parts.findIndex(({ kind }) => kind === 'fragment-tool');
    const after = edited(text, 'wrap', '2025-11-25', index);
    expect(after.startsWith('Our tool:\n\n```json\n{\n  "jsonrpc": "2.0"')).toBe(true);
    expect(after.endsWith('}\n```\n')).toBe(true);
  });
});

describe('“Call this tool”', () => {
  it('adds a request with sample arguments that the tool accepts', () => {
    for (const revision of ['2024-11-05', '2025-11-25', '2026-07-28'] as const) {
      const text = edited(TOOL, 'call', revision);
      const report = checkOne(text, { revision });
      expect(errorsIn(text, revision), text).toEqual([]);
      expect(report.entries.map(({ kind, method }) => [kind, method])).toEqual([
        ['response', undefined],
        ['request', 'tools/call'],
      ]);
      expect(text).toContain('"city": "city"');
      expect(text).toContain('"days": 2');
      expect(text).toContain('"unit": "C"');
    }
  });

  it('is not possible for other fragments and for documents', () => {
    const prepared = checker.prepare('{"content": [{"type": "text", "text": "a"}]}');
    expect(editOfPart(prepared, 0, 'call', '2025-11-25')).toBeNull();
    expect(editOfPart(checker.prepare(CONFIG), 0, 'wrap', '2025-11-25')).toBeNull();
    expect(editOfPart(prepared, 7, 'wrap', '2025-11-25')).toBeNull();
  });
});

describe('“Convert to”', () => {
  it('offers all hosts but the own one, and writes their file', () => {
    const prepared = checker.prepare(CONFIG);
    const hosts = convertTargetsOf(prepared, 0).map(({ id }) => id);
    expect(hosts).toContain('cursor');
    expect(hosts).not.toContain('vscode');
    expect(JSON.parse(conversionOf(prepared, 0, 'cursor')?.text ?? '')).toHaveProperty('mcpServers.docs.url');
    expect(conversionOf(prepared, 0, 'nowhere')).toBeNull();
  });

  it('offers nothing for other parts', () => {
    expect(convertTargetsOf(checker.prepare(TOOL), 0)).toEqual([]);
    expect(conversionOf(checker.prepare(TOOL), 0, 'cursor')).toBeNull();
  });
});
