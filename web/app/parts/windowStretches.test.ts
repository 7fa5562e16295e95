import { describe, expect, it } from 'vitest';
import { LINE_SHOWN, partOf, stretchesOf } from './windowStretches.ts';

const text = '{"jsonrpc":"1.0","id":null}';
const slice = (start: number, end: number): string => text.slice(start, end);

describe('a line of a long text', () => {
  it('is split where findings start and end', () => {
    const marks = [
      { span: { start: 11, end: 16 }, severity: 'error' as const },
      { span: { start: 22, end: 26 }, severity: 'warning' as const },
    ];
    expect(stretchesOf({ start: 0, end: text.length }, marks, slice)).toEqual([
      { text: '{"jsonrpc":', severity: null },
      { text: '"1.0"', severity: 'error' },
      { text: ',"id":', severity: null },
      { text: 'null', severity: 'warning' },
      { text: '}', severity: null },
    ]);
  });

  it('keeps all text where findings overlap', () => {
    const marks = [
      { span: { start: 0, end: 12 }, severity: 'error' as const },
      { span: { start: 5, end: 20 }, severity: 'info' as const },
    ];
    const out = stretchesOf({ start: 0, end: text.length }, marks, slice);
    expect(out.map((one) => one.text).join('')).toBe(text);
  });

  it('shows the text around a finding far to the right', () => {
    const far = { span: { start: 90_000, end: 90_005 }, severity: 'error' as const };
    const part = partOf({ start: 0, end: 200_000 }, [far]);
    expect(part.start).toBeLessThan(90_000);
    expect(part.end).toBeGreaterThan(90_005);
    expect(part.end - part.start).toBeLessThanOrEqual(LINE_SHOWN);
    expect(partOf({ start: 0, end: 50 }, [])).toEqual({ start: 0, end: 50 });
  });
});
