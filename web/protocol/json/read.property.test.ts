/** @module-tag property */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../testing/runs.ts';
import { isJsonError } from './codes.ts';
import { applyEdits } from './edits.ts';
import { quickValue } from './fast.ts';
import { readText, readValue } from './read.ts';
import type { JsonNode } from './types.ts';
import { toValue } from './value.ts';

/** The result of JSON.parse, as the oracle. */
function parsed(text: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
}

const TOKENS = [
  ...Array.from('{}[]():,;"\'`\\/#*<>$%@=+-._eE019xnutf \n\r\t'),
  '\u00a0',
  '\ufeff',
  '\u0000',
  '\u200b',
  '\u2028',
  '\f',
  '“',
  '”',
  '‘',
  '’',
  '…',
  '...',
  '//',
  '/*',
  '*/',
  '\\"',
  '\\u',
  '\\ud800',
  '\\udc00',
  '\ud800',
  '\udc00',
  '😀',
  '\\x41',
  'true',
  'false',
  'null',
  'True',
  'None',
  'NaN',
  'undefined',
  '-Infinity',
  'tru',
  '01',
  '1e5',
  '-0',
  '"a"',
  '"a":',
  "'b'",
  '{{id}}',
  '<id>',
  '${x}',
  '[Object]',
  '"__proto__"',
  '9007199254740993',
  '1e999',
  '=>',
  '"a":1,',
  'a:',
  '\n{',
];
const token = fc.constantFrom(...TOKENS);
const soup = fc.array(token, { maxLength: 14 }).map((parts) => parts.join(''));

/** JSON with a few random changes. */
const mutated = fc
  .tuple(
    fc.json({ maxDepth: 4 }),
    fc.constantFrom(0, 1, 2),
    fc.array(fc.tuple(fc.nat(), fc.nat(3), token), { minLength: 0, maxLength: 3 }),
  )
  .map(([json, indent, changes]) => {
    const value: unknown = JSON.parse(json);
    let text = JSON.stringify(value, null, indent);
    for (const [at, gone, put] of changes) {
      const place = at % (text.length + 1);
      text = text.slice(0, place) + put + text.slice(place + gone);
    }
    return text;
  });
const texts = fc.oneof(
  { weight: 4, arbitrary: mutated },
  { weight: 4, arbitrary: soup },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
);
const RUNS = { numRuns: runs(2000) };

/** Every node inside its parent’s span, in order. */
function assertNested(node: JsonNode, from: number, to: number): void {
  expect(node.start).toBeGreaterThanOrEqual(from);
  expect(node.end).toBeLessThanOrEqual(to);
  expect(node.end).toBeGreaterThanOrEqual(node.start);
  let at = node.start;
  if (node.type === 'object') {
    for (const { keySpan, value } of node.members) {
      expect(keySpan.start).toBeGreaterThanOrEqual(at);
      expect(keySpan.end).toBeGreaterThan(keySpan.start);
      assertNested(value, keySpan.end, node.end);
      at = value.end;
    }
  } else if (node.type === 'array') {
    for (const item of node.items) {
      assertNested(item, at, node.end);
      at = item.end;
    }
  }
}

describe('the reader, for any text', () => {
  it('finds an error exactly where JSON.parse rejects the text', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const refused = readText(text).problems.some(isJsonError);
        expect(refused).toBe(parsed(text) === null);
      }),
      RUNS,
    );
  });

  it('reads what JSON.parse reads, to the same value', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const strict = parsed(text);
        fc.pre(strict !== null);
        const { root } = readText(text);
        expect(root === null ? undefined : toValue(root)).toEqual(strict?.value);
      }),
      RUNS,
    );
  });

  it('keeps nodes, problems and edits inside the text and in order', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const { root, problems, end } = readText(text);
        if (root !== null) assertNested(root, 0, text.length);
        expect(end).toBeLessThanOrEqual(text.length);
        let at = 0;
        for (const problem of problems) {
          expect(problem.start).toBeGreaterThanOrEqual(at);
          expect(problem.end).toBeGreaterThanOrEqual(problem.start);
          expect(problem.end).toBeLessThanOrEqual(text.length);
          at = problem.start;
          let last = 0;
          for (const edit of problem.fix?.edits ?? []) {
            expect(edit.start).toBeGreaterThanOrEqual(last);
            expect(edit.end).toBeGreaterThanOrEqual(edit.start);
            expect(edit.end).toBeLessThanOrEqual(text.length);
            last = edit.end;
          }
        }
      }),
      RUNS,
    );
  });

  it('stays within its limits and returns equal results for equal input', () => {
    fc.assert(
      fc.property(texts, fc.nat(20), fc.nat(20), (text, before, after) => {
        const start = Math.min(before, text.length);
        const limit = Math.max(start, text.length - after);
        const inside = readValue(text, start, limit);
        expect(inside).toEqual(readValue(text, start, limit));
        expect(inside.end).toBeGreaterThanOrEqual(start);
        expect(inside.end).toBeLessThanOrEqual(limit);
        const alone = readValue(text.slice(start, limit));
        expect(alone.root?.type).toBe(inside.root?.type);
        expect(alone.problems.map((problem) => problem.code)).toEqual(inside.problems.map((problem) => problem.code));
        expect(alone.end + start).toBe(inside.end);
      }),
      RUNS,
    );
  });

  it('fixes the text with each fix, if it has only one error', () => {
    fc.assert(
      fc.property(mutated, (text) => {
        const errors = readText(text).problems.filter(isJsonError);
        const [only] = errors;
        fc.pre(errors.length === 1 && only?.fix !== undefined && only.code !== 'json-text-after-end');
        expect(parsed(applyEdits(text, only?.fix?.edits ?? []))).not.toBeNull();
      }),
      RUNS,
    );
  });
});

describe('the fast path', () => {
  it('returns a value only if the reader finds no problem, and the same one', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const quick = quickValue(text, 0, text.length);
        fc.pre(quick !== undefined);
        const { root, problems } = readText(text);
        expect(problems).toEqual([]);
        expect(root === null ? undefined : toValue(root)).toEqual(quick);
      }),
      RUNS,
    );
  });

  it('returns no value if digits or keys are lost, whatever the notation of a number beside them', () => {
    const digits = fc.stringMatching(/^[1-9]\d{0,19}$/);
    const number = fc
      .tuple(fc.constantFrom('', '-'), digits, digits, fc.constantFrom('', 'e-3', 'e-7', 'E5', 'e999'))
      .chain(([sign, whole, rest, power]) =>
        fc.constantFrom(`${sign}${whole}.${rest}${power}`, `${sign}0.${rest}${power}`, `${sign}0.00${rest}`),
      );
    const names = fc.array(fc.constantFrom('"a"', '"b"', '"cc"'), { maxLength: 3 });
    const some = fc.tuple(fc.array(number, { maxLength: 12 }), names);
    fc.assert(
      fc.property(some, ([numbers, members]) => {
        const text = `[${[...numbers, `{${members.map((name) => `${name}:0.5`).join(',')}}`].join(',')}]`;
        const quick = quickValue(text, 0, text.length);
        fc.pre(quick !== undefined);
        expect(readText(text).problems).toEqual([]);
        expect(quick).toEqual(JSON.parse(text));
      }),
      RUNS,
    );
  });

  it('accepts ordinary messages', () => {
    const text =
      ' {"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"a\\"b","arguments":{"x":[1.5,-2,true,"ü😀"]}}}\n';
    expect(quickValue(`x${text}`, 1, text.length + 1)).toEqual(JSON.parse(text));
  });

  it.each([
    '{"a":1,"a":1}',
    '{"a":{"b":1,"b":2}}',
    '{"a":0.5,"a":0.5}',
    '[1e-3,1e-3,1e-3,1e-3,1e-3,1e-3,{"a":1,"a":1}]',
    '[15e-4,15e-4,15e-4,15e-4,15e-4,15e-4,{"a":1,"a":1}]',
    '[1e999,{"aa":1,"aa":1}]',
    '{"a":1,"\\u0061":2}',
    '[9007199254740993]',
    '[1e400]',
    '[0.12345678901234567890]',
    '["\\ud800"]',
    '["\ud800"]',
    '{"__proto__":1}',
    '{"\\u005f_proto__":1}',
    `${'['.repeat(600)}${']'.repeat(600)}`,
    '[1,]',
    '',
    '1 2',
  ])('leaves %j to the reader', (text) => {
    expect(quickValue(text, 0, text.length)).toBeUndefined();
  });
});
