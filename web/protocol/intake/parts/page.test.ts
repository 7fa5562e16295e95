/** Pages without fences are cut into text, values and code, as a reader sees them. */
import { describe, expect, it } from 'vitest';
import { kindOfLine } from './lines.ts';
import { pageOf } from './page.ts';
import { endOfShown } from './shown.ts';

const TEXT =
  'The client sends a request to the server, and the server answers it with a result or with an error, never with both of them at once.';

function cut(text: string): string[] | null {
  const regions = pageOf(text, { start: 0, end: text.length });
  return (
    regions &&
    regions.map(({ kind, start, end, cut: open }) => `${kind}${open ? ' (cut)' : ''}: ${text.slice(start, end).trim()}`)
  );
}

describe('a page', () => {
  it('consists of text, values and code', () => {
    const value = '{\n"jsonrpc": "2.0", // it\'s always "2.0"\n"id": 1\n}';
    const code = 'def build(id):\n    # the envelope\n    return {\n        "id": id\n    }\n\nprint(build(1))';
    expect(cut(`${TEXT}\n\n${value}\n\n${TEXT}\n\n${code}\n\n${TEXT}`)).toEqual([
      `text: ${TEXT}`,
      `value: ${value}`,
      `text: ${TEXT}`,
      `code: ${code}`,
      `text: ${TEXT}`,
    ]);
  });

  it('needs text, and something else', () => {
    expect(cut('{"jsonrpc": "2.0", "id": 1, "method": "ping"}')).toBeNull();
    expect(cut(`${TEXT}\n${TEXT}`)).toBeNull();
  });

  it('ends a value that it breaks off', () => {
    expect(cut(`${TEXT}\n{\n  "id": 1,\n  "result": {\n\n${TEXT}`)).toEqual([
      `text: ${TEXT}`,
      'value (cut): {\n  "id": 1,\n  "result": {',
      `text: ${TEXT}`,
    ]);
  });

  it('names the line before a value, and finds messages within lines', () => {
    const text = `${TEXT}\nClient → Server:\n{"id": 1}\nThe request {"jsonrpc": "2.0", "id": 1, "method": "ping"} needs no more.`;
    const regions = pageOf(text, { start: 0, end: text.length }) ?? [];
    expect(regions.map(({ kind, lead }) => [kind, lead])).toEqual([
      ['text', ''],
      ['value', 'Client → Server:'],
      ['text', ''],
      ['inline', 'The request'],
      ['text', ''],
    ]);
  });

  it('keeps a comment above a value out of the code', () => {
    expect(cut(`${TEXT}\n// Client sends a request\n{"id": 1}\n\n// Server responds\n{"id": 1}`)).toEqual([
      `text: ${TEXT}\n// Client sends a request`,
      'value: {"id": 1}',
      'text: // Server responds',
      'value: {"id": 1}',
    ]);
  });
});

describe('lines', () => {
  it.each([
    ['import json', 'code'],
    ['import the settings into the editor', 'sentence'],
    ['class Handler:', 'code'],
    ['request = {', 'code'],
    ['await client.connect(transport);', 'code'],
    ['if "error" in response:', 'code'],
    ['}, // the end', 'code'],
    ['-32700: "Parse error",', 'code'],
    ['pip install mcp', 'code'],
    ['# Step 1: List the tools', 'comment'],
    ['• id: A unique identifier of the request, a string or a number.', 'sentence'],
    ['build_request(id, method, params) returns the JSON string for it.', 'sentence'],
    ['Error Handling in JSON', 'words'],
    ['If the id is missing, the message is a notification:', 'sentence'],
    ['', 'blank'],
  ])('%j is %s', (line, kind) => {
    expect(kindOfLine(line)).toBe(kind);
  });
});

describe('the end of a value', () => {
  it.each([
    ['{"a": "}"} x', 10],
    ["{ // don't }\n}", 14],
    ['{"u": "http://x"} y', 17],
    ['[1, # one ]\n2]', 14],
  ])('%j ends at %i', (text, end) => {
    expect(endOfShown(text, 0, text.length)).toEqual({ end, cut: false });
  });
});
