import { describe, expect, it } from 'vitest';
import { cpuClock } from '../../testing/cpu-clock.ts';
import { checkOne } from '../check.ts';
import { applyEdits } from '../json/edits.ts';

const call = (id: string): string => `{"jsonrpc":"2.0","id":${id},"method":"tools/list"}`;
const fixed = (text: string): string => {
  const edits = checkOne(text, { revision: '2025-11-25' }).diagnostics.flatMap((d) => d.fix?.edits ?? []);
  return applyEdits(
    text,
    edits.toSorted((a, b) => a.start - b.start),
  );
};

describe('made-up ids', () => {
  it('differ from every id of the text and from each other', () => {
    const text = [call('7'), call('null'), call('"9"'), call('null'), call('null')].join('\n');
    expect(fixed(text)).toBe([call('7'), call('8'), call('"9"'), call('9'), call('10')].join('\n'));
    expect(checkOne(fixed(text), { revision: '2025-11-25' }).diagnostics).toEqual([]);
  });

  it('remain safe integers after the largest one', () => {
    const text = [call('9007199254740991'), call('1'), call('null')].join('\n');
    expect(fixed(text)).toContain(call('2'));
  });
});

describe('a large batch', () => {
  it('is fixed item by item, in linear time', () => {
    const text = `[${Array.from({ length: 1500 }, (_, n) => `\n  {"jsonrpc":"2.0","id":null,"method":"tools/list","params":{"n":${n}}}`).join(',')}\n]`;
    const spent = cpuClock();
    const { diagnostics } = checkOne(text, { revision: '2026-07-28' });
    expect(diagnostics.filter((d) => d.fix).length).toBeGreaterThan(1500);
    expect(spent()).toBeLessThan(20_000);
  });
});
