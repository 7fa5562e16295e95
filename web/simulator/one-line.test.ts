import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { oneLine } from './one-line.ts';

describe('a message on the wire', () => {
  it.each([
    ['{\n  "a": [1, 2],\n  "b": "x  y: {z}"\n}', '{"a":[1,2],"b":"x  y: {z}"}'],
    ['{ "a" : "say \\"hi\\" , ok" }', '{"a":"say \\"hi\\" , ok"}'],
    ['{\n"a": "broken\n   line"}', '{"a":"broken line"}'],
    ['  hello   world \n again ', 'hello world again'],
    ['{"id":1 "method":"x"}', '{"id":1"method":"x"}'],
    ['{"a": "never closed', '{"a":"never closed'],
    ['{ // the first\n "id": 1 }', '{/* the first */"id":1}'],
    ['', ''],
  ])('%j is %j', (text, line) => expect(oneLine(text)).toBe(line));

  it('has the same meaning on one line, for any JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.integer({ min: 0, max: 4 }), (value, indent) => {
        const text = JSON.stringify(value, null, indent);
        const line = oneLine(text);
        expect(line).toBe(JSON.stringify(value));
        expect(line).not.toMatch(/[\r\n]/);
      }),
    );
  });

  it('never throws, and never contains a line break', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(oneLine(text)).not.toMatch(/[\r\n]/);
      }),
    );
  });
});
