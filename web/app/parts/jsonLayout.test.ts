import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatLines } from './jsonLayout.ts';

const lines = (text: string) => formatLines(text).map((line) => line.map((piece) => piece.text).join(''));
const marked = (text: string, mark: readonly [number, number]) =>
  formatLines(text, mark)
    .flat()
    .filter((piece) => piece.marked)
    .map((piece) => piece.text)
    .join('');

describe('a formatted text', () => {
  it('stays on one line where it fits', () => {
    expect(lines('{"a":1,"b":[true,null],"c":{}}')).toEqual(['{ "a": 1, "b": [true, null], "c": {} }']);
  });

  it('is broken where it does not fit', () => {
    const long = `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"${'x'.repeat(40)}"}}`;
    expect(lines(long)).toEqual([
      '{',
      '  "jsonrpc": "2.0",',
      '  "id": 1,',
      '  "method": "tools/call",',
      `  "params": { "name": "${'x'.repeat(40)}" }`,
      '}',
    ]);
  });

  it('marks the span, including white space inside it', () => {
    expect(marked('{"id":null,"a":1}', [1, 10])).toBe('"id": null');
    expect(marked('{"id":null,"a":1}', [6, 10])).toBe('null');
  });

  it('keeps its own lines where it is not JSON', () => {
    expect(lines("{'a': 1, // one\n b}")).toEqual(["{'a': 1, // one", ' b}']);
    expect(lines('{"a":1}\n{"b":2}')).toEqual(['{ "a": 1 }', '{ "b": 2 }']);
  });

  it('has the same value after formatting', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = JSON.stringify(value);
        expect(JSON.parse(lines(text).join('\n'))).toEqual(JSON.parse(text));
      }),
    );
  });

  it('keeps every character of any text', () => {
    const bare = (text: string) => text.replaceAll(/\s/gu, '');
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(bare(lines(text).join('\n'))).toBe(bare(text));
      }),
    );
  });
});
