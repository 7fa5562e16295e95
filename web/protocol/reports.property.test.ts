/**
 * What every report keeps, whatever the text: edits of fixes inside the text and apart, indexes of messages that exist, one
 * line of JSON, and sentences whose backticks come in pairs.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../testing/runs.ts';
import { checkOne } from './check.ts';
import { reportJson } from './export/json.ts';
import type { Report } from './types.ts';
import { exampleTexts, HOSTILE } from './testing/texts.ts';

/** Characters and pieces that break a text in the middle. */
const PIECES = [
  ...Array.from('{}[]():,;"\'`\\/#<>$=+-0 \n\r\t'),
  '\u0000',
  '\u001f',
  '\u0085',
  '\u2028',
  '\u2029',
  '\ufeff',
  '\ud800',
  '``',
  'NaN`N',
  '"a":1,"a":2,',
  '"id":1,',
  '"jsonrpc":"2.0",',
  'undefined',
  '...',
  '{"jsonrpc":"2.0",',
  '}\n{',
];
const EXAMPLES = exampleTexts().filter(({ text }) => text.length < 1000);

/** An example of a rule, or a hostile text, with a few places changed, removed or repeated. */
const mutated = fc
  .tuple(
    fc.oneof(
      { weight: 9, arbitrary: fc.constantFrom(...EXAMPLES) },
      { weight: 1, arbitrary: fc.constantFrom(...HOSTILE).map((text) => ({ text, options: {} })) },
    ),
    fc.array(fc.tuple(fc.nat(), fc.nat(6), fc.constantFrom(...PIECES), fc.integer({ min: 0, max: 3 })), {
      minLength: 1,
      maxLength: 4,
    }),
  )
  .map(([{ text, options }, changes]) => {
    let changed = text;
    for (const [at, gone, put, times] of changes) {
      const place = at % (changed.length + 1);
      changed = changed.slice(0, place) + put.repeat(times) + changed.slice(place + gone);
    }
    return { text: changed, options };
  });

/** What is wrong with a report; empty if it keeps everything. */
function broken(text: string, report: Report): string[] {
  const wrong: string[] = [];
  const { diagnostics, entries } = report;
  for (const { rule, entry, span, what, fix } of diagnostics) {
    if (entry < -1 || entry >= entries.length) wrong.push(`${rule}: message ${entry} of ${entries.length}`);
    if (span.start < 0 || span.end < span.start || span.end > text.length) wrong.push(`${rule}: its place`);
    if ((what.match(/`/g) ?? []).length % 2 !== 0 || what.includes('``')) wrong.push(`${rule}: ${what}`);
    let last = 0;
    for (const { start, end } of fix?.edits ?? []) {
      if (start < last || end < start || end > text.length) wrong.push(`${rule}: an edit at ${start}–${end}`);
      last = end;
    }
    if (fix && ((fix.says.match(/`/g) ?? []).length % 2 !== 0 || fix.says.includes('``')))
      wrong.push(`${rule}: ${fix.says}`);
  }
  // Some readers end a line at each of these.
  const [line = '', ...more] = reportJson(report, text).split(/[\n\r\v\f\x85\u2028\u2029]/);
  if (more.join('') !== '' || line === '') wrong.push('its JSON has several lines');
  return wrong;
}

const PING = '{"jsonrpc":"2.0","id":1,"method":"ping"}';

describe('every report', () => {
  it.each([
    ['HTTP without a message', 'POST /mcp HTTP/1.1\nContent-Type: application/json\n\n---\nHTTP/1.1 202 Accepted\n\n'],
    ['HTTP with a broken first line', `{POST /mcp HTTP/1.1\nHost: a.b\n\n${PING}\n---\nHTTP/1.1 202 Accepted\n\n`],
    ['nothing', ' \n'],
    ['control characters', `{"jsonrpc":"2.0","id":1,"method":"a\u0001\u0002\nb\u001f`],
    ['a control character at the end', '{"a":"\u0001'],
    ['many duplicate keys', `{${'"a":1,'.repeat(50)}"id":1,"jsonrpc":"2.0","id":1,"a":{"a":1,"a":2},"method":"ping"}`],
    ['duplicate keys inside duplicate keys', '{"a":{"b":1,"b":2},"a":{"b":1,"b":2},"a":3}'],
    ['an id on several lines', '{"jsonrpc":"2.0","id":{\n  "a": 1\n},"method":"ping"}'],
    ['separators of lines in a string', '{"jsonrpc":"2.0","id":"a\u2028b\u2029c\u0085d","method":"a\u2028b"}'],
    ['backticks in a member', '{"jsonrpc":"2.0","id":1,"method":"ping","`a`":1,"``":2}'],
    ['backticks before a comma', '{"a":NaN`N}'],
  ])('of %s keeps all of it', (_name, text) => {
    expect(broken(text, checkOne(text))).toEqual([]);
  });

  it(
    'has edits inside of the text and apart, existing messages, one line of JSON, and whole marks of code',
    { tags: ['property'] },
    () => {
      fc.assert(
        fc.property(mutated, ({ text, options }) => {
          expect(broken(text, checkOne(text, options))).toEqual([]);
        }),
        { numRuns: runs(300) },
      );
    },
  );
});
