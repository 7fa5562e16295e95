import { describe, expect, it } from 'vitest';
import { readDefinition } from './simulation.ts';
import { placeOf } from '../../protocol/json/pointer-place.ts';

const text = `{
  "info": { "name": "a \\"quoted\\" one", "version": "1" },
  "tools": [ { "name": "x" }, { "na/me": [1, -2.5e3, {"~": null}] } ]
}`;
const at = (pointer: string): string => {
  const { start, end } = placeOf(text, pointer);
  return text.slice(start, end);
};

describe('the span of a JSON pointer', () => {
  it.each([
    ['/info/version', '"1"'],
    ['/info/name', '"a \\"quoted\\" one"'],
    ['/tools/0/name', '"x"'],
    ['/tools/1/na~1me/1', '-2.5e3'],
    ['/tools/1/na~1me/2/~0', 'null'],
    ['/tools/0', '{ "name": "x" }'],
    ['/tools/0/inputSchema', '{'],
    ['/tools/9', '['],
  ])('%s is %s', (pointer, piece) => expect(at(pointer)).toBe(piece));

  it('is the whole text for the empty pointer', () => expect(at('')).toBe(text));
});

describe('a definition', () => {
  it('is returned when it has no problems', () => {
    const read = readDefinition('{"info":{"name":"a","version":"1"},"tools":[]}', false);
    expect(read).toMatchObject({ problems: [], definition: { info: { name: 'a' } } });
  });

  it('has the position of a problem', () => {
    const broken = '{"info":{"name":"a","version":1}}';
    const read = readDefinition(broken, false);
    expect(read.definition).toBeNull();
    expect(broken.slice(read.problems[0]?.start, read.problems[0]?.end)).toBe('1');
  });

  it('reports the position of a JSON syntax error', () => {
    const broken = '{"info":{"name":"a" "version":"1"}}';
    const read = readDefinition(broken, false);
    expect(read.definition).toBeNull();
    expect(read.problems[0]?.says).toContain('comma');
    expect(read.problems[0]?.range.startLine).toBe(1);
    expect(read.problems[0]?.start).toBeGreaterThan(10);
  });

  it('is created from a tools/list response of a real server', () => {
    const pasted = '{"jsonrpc":"2.0","id":1,"result":{"tools":[{"name":"real","inputSchema":{"type":"object"}}]}}';
    expect(readDefinition(pasted, true).definition?.tools?.[0]?.name).toBe('real');
    expect(readDefinition('{"tools":3}', true)).toMatchObject({ definition: null });
    expect(readDefinition('', true).problems.length).toBe(1);
  });
});
