/** The examples of the rules are their tests. */
import { describe, expect, it } from 'vitest';
import { checkOne } from '../../check.ts';
import { testExamples } from '../testing/examples.ts';
import { programText } from './index.ts';

testExamples(programText, (text) => ({
  text,
  span: { start: 0, end: text.length },
  syntax: 'program',
  tree: null,
  value: undefined,
  clues: [],
}));

const notes = (text: string): string[] =>
  checkOne(text)
    .diagnostics.filter(({ rule }) => rule.startsWith('program/'))
    .map(({ rule, severity }) => `${severity} ${rule}`);

describe('a pasted program', () => {
  it('has one note about what it defines, and none about its notation', () => {
    const tools = ['add', 'sub', 'mul'].map((name) => `@mcp.tool()\ndef ${name}(a: int, b: int) -> int:\n    return a`);
    expect(notes(tools.join('\n\n'))).toEqual(['info program/definition']);
  });

  it('has no note if its messages have one', () => {
    const text = "body = {'jsonrpc': '2.0', 'id': 1, 'method': 'tools/list'}\nclient.send(body)\n";
    expect(checkOne(text).diagnostics.map(({ rule }) => rule)).toEqual(['json-notation']);
  });

  it('is debug output if a program printed it', () => {
    expect(notes("{ name: 'travel', version: '2.1.0' }\n{ tools: { listChanged: true } }")).toEqual([
      'info program/printed',
    ]);
  });

  it('is judged by its headers beside its message', () => {
    const call =
      'response = requests.post(\n    URL,\n    headers={"Content-Type": "application/json"},\n    json={"jsonrpc": "2.0", "method": "tools/list", "id": 1},\n)\n';
    expect(notes(call)).toEqual(['warning program/accept']);
    expect(
      notes(call.replace('"Content-Type"', '"Accept": "application/json, text/event-stream", "Content-Type"')),
    ).toEqual([]);
  });
});
