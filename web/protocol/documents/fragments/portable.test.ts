/** The examples of the rules are their tests. */
import { describe, expect, it } from 'vitest';
import { testExamples } from '../testing/examples.ts';
import { judgeDocument, readDocument } from '../testing/read-document.ts';
import { portableTools } from './portable.ts';

testExamples(portableTools);

const found = (text: string): string[] =>
  (judgeDocument(portableTools, readDocument(text))?.findings ?? []).map(({ rule, pointer }) => `${rule} ${pointer}`);

describe('schemas of tools', () => {
  it('are found in lists, in results and by themselves', () => {
    const schema = '{"type": "object", "properties": {"a": {"type": "array"}}}';
    const tool = `{"name": "x", "inputSchema": ${schema}}`;
    const rule = 'tool-hosts/array-items';
    expect(found(tool)).toEqual([`${rule} /inputSchema/properties/a`]);
    expect(found(`[${tool}]`)).toEqual([`${rule} /0/inputSchema/properties/a`]);
    expect(found(`{"tools": [${tool}]}`)).toEqual([`${rule} /tools/0/inputSchema/properties/a`]);
    expect(found(schema)).toEqual([`${rule} /properties/a`]);
  });

  it('are looked at inside each other, and arguments may have any of these names', () => {
    const inner = '{"type": "object", "properties": {"nullable": {"type": "array", "items": {"type": "array"}}}}';
    expect(found(`{"inputSchema": {"type": "object", "properties": {"a": {"anyOf": [${inner}]}}}}`)).toEqual([
      'tool-hosts/array-items /inputSchema/properties/a/anyOf/0/properties/nullable/items',
    ]);
  });

  it('are judged in bounded time', () => {
    const wide = Array.from({ length: 20_000 }, (_, index) => `"a b${index}": {"type": "array"}`).join(',');
    expect(found(`{"inputSchema": {"type": "object", "properties": {${wide}}}}`)).toHaveLength(10);
  });
});
