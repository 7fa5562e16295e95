/** Any pasted text, read by any reader: nothing throws, and every offset lies inside the text. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../testing/runs.ts';
import { checkOne } from '../check.ts';
import { formats, takeIn } from './testing/all-formats.ts';

const folder = join(fileURLToPath(import.meta.url), '../../../../public/samples');
const lines = readdirSync(folder).flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n'));
const marks = [
  '{',
  '}',
  '[',
  ']',
  '"',
  "'",
  '\\',
  ',',
  ':',
  '`',
  '```',
  '\u001b[31m',
  '\u0000',
  '\ufeff',
  '> ',
  '<<EOF',
  '\r',
  '\n\n',
  '|',
  '%',
];

const line = fc.constantFrom(...lines);
const cut = fc
  .tuple(line, fc.nat(2000), fc.nat(2000))
  .map(([text, a, b]) => text.slice(Math.min(a, b) % (text.length + 1), Math.max(a, b)));
const piece = fc.oneof(line, cut, fc.constantFrom(...marks), fc.string({ maxLength: 8 }));
const paste = fc
  .tuple(fc.array(piece, { maxLength: 12 }), fc.constantFrom('\n', '\n', '\r\n', ''))
  .map(([pieces, between]) => pieces.join(between));

function expectSound(text: string, format?: string): void {
  const { entries, skipped, problems, wire = [] } = takeIn(text, format);
  const inside = ({ start, end }: { start: number; end: number }): boolean =>
    start >= 0 && start <= end && end <= text.length;
  expect([...skipped, ...problems].filter((one) => !inside(one))).toEqual([]);
  for (const entry of entries) {
    expect(inside(entry.span)).toBe(true);
    const tree = entry.tree();
    if (tree) expect(inside(tree)).toBe(true);
    expect((entry.blurred ?? []).filter((one) => !inside(one))).toEqual([]);
    expect(entry.problems.filter((one) => !inside(one))).toEqual([]);
  }
  for (const message of wire) {
    expect(inside(message.span)).toBe(true);
    expect(message.entries.filter((index) => entries[index] === undefined)).toEqual([]);
    expect(message.headers.filter(({ span, valueSpan }) => !inside(span) || !inside(valueSpan))).toEqual([]);
  }
}

describe('a command whose last redirection has no file name', () => {
  it.each(['curl http://a/ \\\n> ', 'curl http://a/ >', 'curl http://a/ <<', 'curl \\\n2>'])(
    '%j ends within the text',
    (text) => {
      expectSound(text, 'curl');
      expect(takeIn(text, 'curl').wire?.map(({ span }) => span.end)).toEqual([text.length]);
    },
  );
});

describe('any mixture of logs', () => {
  it('is read and judged', { tags: ['property'], timeout: 60_000 }, () => {
    fc.assert(
      fc.property(paste, (text) => {
        expectSound(text);
        const { entries, parts, diagnostics, skipped } = checkOne(text);
        if (text.trim() !== '') expect(entries.length + parts.length).toBeGreaterThan(0);
        for (const { span } of diagnostics) expect(span.end).toBeLessThanOrEqual(text.length);
        for (const { because } of skipped) expect(because).not.toBe('');
      }),
      { numRuns: runs(400) },
    );
  });

  it.each(formats.map(({ id }) => id))('is read as %s when that format is forced', { tags: ['property'] }, (id) => {
    fc.assert(
      fc.property(paste, (text) => expectSound(text, id)),
      { numRuns: runs(60) },
    );
  });
});
