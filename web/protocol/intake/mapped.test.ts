import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { locate } from '../json/locate.ts';
import { Decoding, mappedEntries, unquoted, type Mapped } from './mapped.ts';

const PING = '{"jsonrpc":"2.0","id":"a\\"b","method":"ping","params":{"é":[1,"ü\\n"]}}';

/** The range of the pasted text that contains the value at a path. */
function at(text: string, mapped: Mapped, path: (string | number)[]): string {
  const [entry] = mappedEntries(text, mapped).entries;
  const root = entry?.tree();
  const node = root && locate(root, path)?.node;
  return node ? text.slice(node.start, node.end) : '';
}

describe('a decoded text', () => {
  it('maps its pieces to their positions', () => {
    const text = 'xx{"a":@1}yy';
    const decoding = new Decoding(text);
    decoding.copy(2, 7);
    decoding.put('', { start: 7, end: 8 });
    decoding.copy(8, 10);
    const mapped = decoding.done();
    expect(mapped.text).toBe('{"a":1}');
    expect(mapped.place({ start: 5, end: 6 })).toEqual({ start: 8, end: 9 });
    expect(mapped.place({ start: 0, end: 7 })).toEqual({ start: 2, end: 10 });
    expect(mapped.place({ start: 5, end: 5 })).toEqual({ start: 8, end: 8 });
    expect(mapped.verbatim({ start: 0, end: 5 })).toEqual({ start: 2, end: 7 });
    expect(mapped.verbatim({ start: 0, end: 6 })).toBeNull();
  });

  it('reads a message over several lines, and finds every value in the pasted text', () => {
    const text = 'data: {"jsonrpc":"2.0",\ndata:  "id":12,\ndata: "method":"ping"}\n';
    const decoding = new Decoding(text);
    for (const [index, line] of [...text.matchAll(/^data: (.*)\n/gm)].entries()) {
      const start = line.index + 6;
      if (index > 0) decoding.put('\n', { start: line.index - 1, end: start });
      decoding.copy(start, line.index + line[0].length - 1);
    }
    const mapped = decoding.done();
    const [entry] = mappedEntries(text, mapped).entries;
    expect(entry?.value).toEqual({ jsonrpc: '2.0', id: 12, method: 'ping' });
    expect(entry?.fixable).toBe(false);
    expect(entry && text.slice(entry.span.start, entry.span.end)).toBe(text.slice(6, -1));
    expect(at(text, mapped, ['id'])).toBe('12');
    expect(at(text, mapped, ['method'])).toBe('"ping"');
  });

  it('is read in place, and can be fixed, if it is there verbatim', () => {
    const text = `data:${PING}\n`;
    const decoding = new Decoding(text);
    decoding.copy(5, text.length - 1);
    const [entry] = mappedEntries(text, decoding.done()).entries;
    expect(entry?.fixable).toBeUndefined();
    expect(entry?.span).toEqual({ start: 5, end: text.length - 1 });
  });

  it('returns problems at their position, without a fix if the notation differs', () => {
    const text = JSON.stringify('{"jsonrpc":"2.0","id":1,"method":"ping",}');
    const { entries } = mappedEntries(text, unquoted(text, { start: 0, end: text.length }));
    const [problem] = entries[0]?.problems ?? [];
    expect(problem?.code).toBe('json-trailing-comma');
    expect(problem && text.slice(problem.start, problem.end)).toBe(',');
    expect(problem?.fix).toBeUndefined();
  });

  it('skips text that is not a message, at its position', () => {
    const text = JSON.stringify('ready\n{"id":1}');
    const { entries, skipped } = mappedEntries(text, unquoted(text, { start: 0, end: text.length }), true);
    expect(entries).toHaveLength(1);
    expect(skipped.map(({ start, end }) => text.slice(start, end))).toEqual(['ready']);
  });

  it('contains nothing if it is empty', () => {
    expect(mappedEntries('""', unquoted('""', { start: 0, end: 2 }))).toEqual({
      entries: [],
      skipped: [],
      problems: [],
    });
  });
});

describe('a JSON string', () => {
  it('is unwrapped over two levels', () => {
    const once = JSON.stringify(PING);
    const text = `{"log":${JSON.stringify(once)}}`;
    const outer = unquoted(text, { start: 7, end: text.length - 1 });
    expect(outer.text).toBe(once);
    const inner = unquoted(outer, { start: 0, end: once.length });
    expect(inner.text).toBe(PING);
    expect(at(text, inner, ['params', 'é', 0])).toBe('1');
    expect(at(text, inner, ['method'])).toBe(JSON.stringify(JSON.stringify('"ping"').slice(1, -1)).slice(1, -1));
  });

  it('decodes like JSON.parse, each character at its position', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (value) => {
        const text = `x${JSON.stringify(value)}y`;
        const mapped = unquoted(text, { start: 1, end: text.length - 1 });
        expect(mapped.text).toBe(value);
        for (let offset = 0; offset < value.length; offset++) {
          const { start, end } = mapped.place({ start: offset, end: offset + 1 });
          expect(JSON.parse(`"${text.slice(start, end)}"`)).toBe(value.charAt(offset));
        }
      }),
    );
  });

  it('keeps broken escapes as they are', () => {
    for (const text of ['"\\', '"\\"', '"\\u12"', '"\\q"', '"']) {
      expect(unquoted(text, { start: 0, end: text.length }).text.length).toBeLessThan(5);
    }
  });
});
