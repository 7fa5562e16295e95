/** Any text, read as any language: nothing throws, every place lies inside the text, and the work is bounded. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cpuClock } from '../../../testing/cpu-clock.ts';
import { runs } from '../../../testing/runs.ts';
import type { JsonNode } from '../../json/types.ts';
import { languageOf, readProgram } from './index.ts';

const HINTS = [
  'python',
  'js',
  'ts',
  'java',
  'kotlin',
  'cs',
  'go',
  'rust',
  'ruby',
  'php',
  'elixir',
  'swift',
  'c',
  'yaml',
  'sh',
  undefined,
];
const PIECES = [
  '{',
  '}',
  '[',
  ']',
  '(',
  ')',
  '"',
  "'",
  '`',
  '"""',
  '${',
  '#{',
  '\\',
  ',',
  ':',
  '=',
  '=>',
  '...',
  '\n',
  '  ',
  '#',
  '//',
  '/*',
  '*/',
  '"jsonrpc": "2.0"',
  "'method': 'ping'",
  'id: 1',
  'new { a = 1 }',
  'map[string]any{',
  'Some(',
  'CallToolResult(',
  'content=[',
  'text=',
  'None',
  'undefined',
  '__proto__: 1',
  'json.dumps(',
  'const x = ',
  'f"{',
  '{{',
  '}}',
  '%{',
  'r#"',
  '"#',
  '<<~A\n',
  'A\n',
  '$x',
  '<x>',
  '- ',
  'buildJsonObject {',
  'put("a", ',
  '&{Meta:map[',
  '\u2028',
  '\ud800',
  '0x',
  '1e9',
  '-',
  '|',
  'a | b',
  '@"',
  '~s(',
];
const text = fc
  .array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ maxLength: 6 })), { maxLength: 40 })
  .map((parts) => parts.join(''));

function nodesOf(root: JsonNode): JsonNode[] {
  const found: JsonNode[] = [];
  const waiting = [root];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    found.push(node);
    if (node.type === 'object') waiting.push(...node.members.map(({ value }) => value));
    if (node.type === 'array') waiting.push(...node.items);
  }
  return found;
}

describe('any text', () => {
  it('is read without an error, and every place lies in it', { tags: ['property'] }, () => {
    fc.assert(
      fc.property(text, fc.constantFrom(...HINTS), (paste, hint) => {
        const span = { start: 2, end: 2 + paste.length };
        const reading = readProgram(`--${paste}--`, span, hint);
        for (const value of reading?.values ?? []) {
          for (const { start, end } of [value.span, ...nodesOf(value.tree), ...value.problems]) {
            expect(start >= span.start && start <= end && end <= span.end).toBe(true);
          }
        }
      }),
      { numRuns: runs(4000), examples: [['json.dumps({text=!;@', 'python']] },
    );
  });

  it.each([
    '{',
    '[',
    '"',
    "'",
    '`',
    '{"a":',
    '{a:[',
    'A(a=',
    "f'{",
    '{...{',
    'buildJsonObject { put("a", ',
    '{{',
    '\n',
    '$"{',
    '/*',
    '<<A\n',
  ])('that repeats %j is read in bounded time', (piece) => {
    const long = piece.repeat(Math.ceil(32_000 / piece.length));
    for (const hint of HINTS) {
      const elapsed = cpuClock();
      readProgram(long, { start: 0, end: long.length }, hint);
      expect(elapsed()).toBeLessThan(10_000);
    }
  });

  it.each([
    'a=b ',
    'def f(',
    'def a ',
    'func a(',
    '.a(',
    'auto a=',
    '@aaaa',
    'const ',
    'x := ',
    '`${',
    ': "string | ',
    '// ',
    'A(b=',
  ])('that repeats %j is recognized in bounded time', (piece) => {
    const long = piece.repeat(Math.ceil(32_000 / piece.length));
    const elapsed = cpuClock();
    languageOf(long, { start: 0, end: long.length });
    expect(elapsed()).toBeLessThan(5000);
  });

  it('keeps keys such as __proto__ as ordinary members, and duplicates in the tree', () => {
    const paste = `m = {'jsonrpc': '2.0', 'id': 1, 'id': 2, '__proto__': {'x': 1}, 'method': 'a'}\nprint(m)`;
    const [value] = readProgram(paste, { start: 0, end: paste.length })?.values ?? [];
    expect(Object.keys(value?.value ?? {})).toEqual(['jsonrpc', 'id', '__proto__', 'method']);
    expect(value?.tree.type === 'object' ? value.tree.members.length : 0).toBe(5);
  });
});
