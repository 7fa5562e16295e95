/**
 * Every format in which people paste messages has a sample in `public/samples/`. Exactly one reader claims each sample, by a
 * clear margin. The sample yields the same messages however it was copied: with other line endings, in colors, in a code block,
 * cut at both ends, twice.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../testing/runs.ts';
import { checkOne } from '../check.ts';
import type { Diagnostic, Report } from '../types.ts';
import { allFormats } from './formats/index.ts';
import { formats, takeIn } from './testing/all-formats.ts';
import { sampleOf } from './text-sample.ts';
import { FORMAT_TITLES } from './titles.ts';
import { SAMPLES, type SampleFacts } from './testing/samples.ts';

const folder = join(fileURLToPath(import.meta.url), '../../../../public/samples');
const textOf = (file: string): string => readFileSync(join(folder, file), 'utf8');
const rows = SAMPLES.map((facts) => [facts.file, facts] as const);
const lined = rows.filter(([, { kind }]) => kind === 'lines');
const holding = rows.filter(([, { from }]) => from !== '');

/** The messages as values, without the text around and between them. */
const values = (text: string): unknown[] => takeIn(text).entries.map(({ value }) => value);
const senders = ({ entries }: Report): string => entries.map(({ from }) => from.charAt(0)).join('');
const claims = (text: string): { id: string; score: number }[] =>
  formats
    .map(({ id, claim }) => ({ id, score: claim(text, sampleOf(text), { formats: allFormats }).score }))
    .toSorted((a, b) => b.score - a.score);
/** The findings of rules; the causes that the samples show are in the tests of `causes/`. */
const rulesIn = ({ diagnostics }: Report): Diagnostic[] => diagnostics.filter((one) => one.class !== 'cause');

const errors = (report: Report): string[] =>
  rulesIn(report)
    .filter(({ severity }) => severity === 'error')
    .map(({ rule }) => rule);

it('has facts for every sample, and a sample for every log format', () => {
  expect(SAMPLES.map(({ file }) => file).toSorted()).toEqual(readdirSync(folder).toSorted());
  const shown = new Set([
    ...SAMPLES.map(({ id }) => id),
    ...formats.filter(({ samples }) => samples.length > 0).map(({ id }) => id),
  ]);
  expect(formats.map(({ id }) => id).filter((id) => !shown.has(id))).toEqual([]);
});

it('names a sample for every format in the menu that has one', () => {
  const named = FORMAT_TITLES.flatMap(({ id, sample }) => (sample === undefined ? [] : [[id, sample] as const]));
  for (const [id, sample] of named) expect(SAMPLES.find(({ file }) => file === sample)?.id).toBe(id);
  const unnamed = new Set(FORMAT_TITLES.filter(({ sample }) => sample === undefined).map(({ id }) => id));
  expect(SAMPLES.filter(({ id }) => unnamed.has(id))).toEqual([]);
});

describe.each(rows)('%s', (file, facts: SampleFacts) => {
  const text = textOf(file);

  it('is claimed by its reader, by a clear margin', () => {
    const [first, second] = claims(text);
    expect(first?.id).toBe(facts.id);
    expect((first?.score ?? 0) - (second?.score ?? 0)).toBeGreaterThanOrEqual(facts.margin ?? 10);
    expect(checkOne(text).format).toMatchObject({ id: facts.format ?? facts.id, because: expect.stringMatching(/\w/) });
  });

  it('returns its messages with their senders, sessions and times', () => {
    const report = checkOne(text);
    if (facts.from === '') {
      expect(rulesIn(report).map(({ rule }) => rule)).toEqual(['json-no-message']);
      expect(report.format.advice).toMatch(/\w+ .*\./);
      return;
    }
    expect(senders(report)).toBe(facts.from);
    expect(report.sessions.map(({ label }) => label)).toEqual(facts.sessions ?? ['']);
    const timed = report.entries.filter(({ at }) => at !== undefined).length;
    if (facts.clock === 'some') expect(timed).toBeGreaterThan(0);
    else expect(timed).toBe(facts.clock === false ? 0 : facts.from.length);
    const found = rulesIn(report).map(({ rule, entry }) => `${rule}@${entry}`);
    if (facts.finds !== 'elsewhere') expect(found).toEqual(facts.finds ?? []);
    expect(new Set(report.entries.map(({ trust }) => trust))).toEqual(new Set(facts.trust ?? ['verbatim']));
  });

  it('places every message at its own text', () => {
    for (const { span, value, fixable, problems } of takeIn(text).entries) {
      if (fixable !== false && problems.length === 0)
        expect(JSON.parse(text.slice(span.start, span.end))).toEqual(value);
      expect(text.slice(span.start, span.end).trim()).toBe(text.slice(span.start, span.end));
      expect(span.end).toBeGreaterThan(span.start);
    }
  });

  it('skips the rest with a reason', () => {
    for (const { start, end, because } of checkOne(text).skipped) {
      expect(text.slice(start, end).trim()).not.toBe('');
      expect(because).toMatch(/^[A-Z].*\.$/);
    }
  });
});

it.each(['stdio.ndjson', 'claude-desktop.log', 'mcpsnoop.jsonl'])(
  'also reads %s when UTF-16 was decoded as bytes',
  (file) => {
    const text = textOf(file);
    const wide = `\ufffd\ufffd${text.split('').join('\0')}`;
    expect(values(wide)).toEqual(values(text));
    expect(takeIn(wide).format.because).toContain('UTF-16');
  },
);

it('reads plain messages as messages, whatever strings they contain', { tags: ['property'] }, () => {
  const piece = fc.constantFrom(
    '<<EOF',
    '> {',
    '2025-01-01T00:00:00Z [x] [info]',
    'curl -d',
    '"jsonrpc"',
    'data: {',
    '<- {',
    '[info]',
    '```',
  );
  const text = fc.oneof(
    fc.string(),
    piece,
    fc.tuple(piece, fc.string()).map((pieces) => pieces.join('')),
  );
  const message = fc.record({
    jsonrpc: fc.constant('2.0'),
    id: fc.oneof(fc.integer(), text),
    method: text,
    params: fc.dictionary(text, fc.oneof(text, fc.jsonValue({ maxDepth: 2 }))),
  });
  fc.assert(
    fc.property(fc.array(message, { minLength: 1, maxLength: 3 }), fc.constantFrom(0, 2), (all, indent) => {
      const pasted = all.map((one) => JSON.stringify(one, null, indent)).join('\n');
      expect(['json', 'lines']).toContain(takeIn(pasted).format.id);
      expect(values(pasted)).toHaveLength(all.length);
    }),
    { numRuns: runs(1500) },
  );
});

describe('copied otherwise', () => {
  const variants: readonly (readonly [string, (text: string) => string])[] = [
    ['with CRLF', (text) => text.replaceAll(/\r?\n/g, '\r\n')],
    ['after a byte order mark', (text) => `\ufeff${text}`],
    ['after blank lines', (text) => `\n\n${text}`],
  ];
  it.each(rows.flatMap(([file, facts]) => variants.map(([name, change]) => [file, name, facts, change] as const)))(
    '%s %s returns the same messages',
    (file, _name, facts, change) => {
      const text = textOf(file);
      const report = checkOne(change(text));
      expect(report.format.id).toBe(facts.format ?? facts.id);
      expect(values(change(text))).toEqual(values(text));
      if (facts.from !== '') expect(senders(report)).toBe(facts.from);
      const rules = rulesIn(report)
        .map(({ rule }) => rule)
        .filter((rule) => rule !== 'json-bom');
      expect(rules).toEqual(rulesIn(checkOne(text)).map(({ rule }) => rule));
    },
  );

  it.each(lined)('%s in colors returns the same messages', (file, facts) => {
    const text = textOf(file);
    const painted = text
      .split('\n')
      .map((line) => `\u001b[2m${line.slice(0, 4)}\u001b[0m\u001b[36m${line.slice(4)}\u001b[39m`)
      .join('\n');
    const report = checkOne(painted);
    expect(report.format.id).toBe(facts.format ?? facts.id);
    expect(values(painted)).toEqual(values(text));
    if (facts.from !== '') expect(senders(report)).toBe(facts.from);
    for (const { span } of report.entries) expect(painted.slice(span.start, span.end)).not.toMatch(/^\s|\s$/);
  });

  it.each(lined)('%s indented by tabs returns the same messages', (file, facts) => {
    const text = textOf(file);
    const indented = text.replaceAll(/^(?=.)/gm, '\t');
    expect(checkOne(indented).format.id).toBe(facts.format ?? facts.id);
    expect(values(indented)).toEqual(values(text));
  });

  it.each(holding)('%s in a code block returns the same messages', (file, facts) => {
    const text = textOf(file);
    const fenced = `This is what I see:\n\n\`\`\`\`\n${text}\n\`\`\`\`\n\nWhat is wrong?\n`;
    const report = checkOne(fenced);
    expect(values(fenced)).toEqual(values(text));
    expect(senders(report)).toBe(facts.from);
    expect(report.sessions.map(({ label }) => label)).toEqual(facts.sessions ?? ['']);
  });

  it.each(holding.filter(([, { twice }]) => twice !== false))(
    '%s twice returns two sessions for each',
    (file, facts) => {
      const text = textOf(file);
      const twice = `${text}\n${text}`;
      const report = checkOne(twice);
      expect(report.format.id).toBe(facts.format ?? facts.id);
      expect(senders(report)).toBe(facts.from + facts.from);
      expect(report.sessions).toHaveLength((facts.sessions ?? ['']).length * 2);
    },
  );

  it.each(holding.filter(([, { cut }]) => cut !== false))(
    '%s cut in its first and last message has no findings',
    (file, facts) => {
      const text = textOf(file);
      const spans = takeIn(text)
        .entries.map(({ span }) => span)
        .toSorted((a, b) => a.start - b.start);
      const [first, last] = [spans[0] ?? { start: 0, end: 0 }, spans.at(-1) ?? { start: 0, end: 0 }];
      const middle = (span: { start: number; end: number }): number => Math.floor((span.start + span.end) / 2);
      const piece = text.slice(spans.length > 2 ? middle(first) : 0, middle(last));
      const report = checkOne(piece);
      expect(report.format.id).toBe(facts.format ?? facts.id);
      expect(errors(report)).toEqual([]);
      expect(report.entries.length).toBeGreaterThanOrEqual(spans.length > 2 ? spans.length - 2 : spans.length);
      const inner = takeIn(piece).entries.map(({ value }) => JSON.stringify(value));
      for (const value of values(text).slice(2, -1)) expect(inner).toContain(JSON.stringify(value));
    },
  );
});
