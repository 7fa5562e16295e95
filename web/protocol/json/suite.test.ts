/** Texts from the grammar of RFC 8259 and near it: each is rejected exactly where JSON.parse rejects it. */
import { describe, expect, it } from 'vitest';
import { isJsonError } from './codes.ts';
import { readText } from './read.ts';
import { toValue } from './value.ts';

/** Rows of texts, separated by `¦` between spaces. */
function cases(rows: readonly string[]): readonly string[] {
  return rows.flatMap((row) => row.split(' ¦ '));
}

const ACCEPTED = cases([
  '[] ¦ {} ¦ [[]   ] ¦ [{}] ¦ {"a":[]} ¦ {"a":{}} ¦ [""] ¦ ["a"] ¦ [null] ¦ [true] ¦ [false] ¦ [1] ¦  [1] ',
  '\t[1]\n ¦ \r\n[1]\r\n ¦ null ¦ true ¦ false ¦ 1 ¦ -1 ¦ 0 ¦ -0 ¦ 42 ¦ -0.5 ¦ "s" ¦ "" ¦  "s" ¦ [1\n,2]',
  '[1,null,"x",[],{}] ¦ {"a":1,"b":2} ¦ {"":0} ¦ {"":{"":""}} ¦ [0] ¦ [-0] ¦ [0.1] ¦ [0e1] ¦ [0e+1] ¦ [0E-1]',
  '[1E2] ¦ [1e+2] ¦ [1.5e-3] ¦ [123] ¦ [-123] ¦ [123.456789] ¦ [1e5] ¦ [ 4] ¦ [-1.0E+2] ¦ [20e1] ¦ [1E22]',
  '["\\""] ¦ ["\\\\"] ¦ ["\\/"] ¦ ["\\b\\f\\n\\r\\t"] ¦ ["\\u0041"] ¦ ["\\u00e9"] ¦ ["\\uD834\\uDD1E"]',
  '["\\ud83d\\ude00"] ¦ ["\\u0000"] ¦ ["\\u2028\\u2029"] ¦ ["\u2028\u2029"] ¦ ["\u007f"] ¦ ["\u00a0"]',
  '["\u0080"] ¦ ["😀"] ¦ ["é"] ¦ ["\uffff"] ¦ ["a/b"] ¦ ["\\\\u0041"] ¦ ["\\"\\\\\\"\\\\"] ¦ ["\\u0012"]',
  '["asd "] ¦ ["//"] ¦ ["/* no comment */"] ¦ ["#"] ¦ ["..."] ¦ ["{}[],:"] ¦ ["\'"] ¦ ["“”"] ¦ ["\ufeff"]',
  '{"a:b":1} ¦ {"a\\u0000b":1} ¦ {"min":-1.0e+28,"max":1.0e+28} ¦ {\n"a": "b"\n} ¦ [[[[[[[[[[[]]]]]]]]]]]',
  '{"a":{"b":{"c":[{"d":null}]}}} ¦ [1,2,3] ¦ [[1,2],[3]] ¦ ["a","b"] ¦ [2]  ¦ {"asd":"sdf","dfg":"fgh"}',
]);

const RISKY: readonly [string, string][] = [
  ['{"a":1,"a":2}', 'json-duplicate-key'],
  ['{"a":1,"a":1}', 'json-duplicate-key'],
  ['{"a":1,"\\u0061":2}', 'json-duplicate-key'],
  ['[1e400]', 'json-number-precision'],
  ['[-1e+9999]', 'json-number-precision'],
  ['[1e-10000]', 'json-number-precision'],
  ['[123456789012345678901234567890]', 'json-number-precision'],
  ['[9007199254740993]', 'json-number-precision'],
  ['[-9007199254740992]', 'json-number-precision'],
  ['[1.00000000000000000001]', 'json-number-precision'],
  ['["\\uD800"]', 'json-lone-surrogate'],
  ['["\\uDC00"]', 'json-lone-surrogate'],
  ['["\\uD800\\n"]', 'json-lone-surrogate'],
  ['["\\uDd1e\\uD834"]', 'json-lone-surrogate'],
  ['["\\uD800\\uD800"]', 'json-lone-surrogate'],
  ['["\ud800"]', 'json-lone-surrogate'],
  ['["\ud800abc"]', 'json-lone-surrogate'],
  ['{"\\uDFAA":0}', 'json-lone-surrogate'],
  ['{"__proto__":1}', 'json-proto-key'],
  ['{"\\u005f_proto__":1}', 'json-proto-key'],
  [`${'['.repeat(600)}${']'.repeat(600)}`, 'json-deep-nesting'],
];

const REFUSED = cases([
  '  ¦ [ ¦ ] ¦ { ¦ } ¦ [1,] ¦ [,] ¦ [,1] ¦ [1,,2] ¦ [1,,] ¦ ["",] ¦ ["a", ¦ ["a" ¦ ["a ¦ [1 ¦ [1, ¦ [1,\n1\n,1',
  '["a",\n4\n,1, ¦ [{} ¦ [[ ¦ [{ ¦ {[ ¦ {] ¦ [} ¦ {}} ¦ []] ¦ [1]] ¦ [][] ¦ {}{} ¦ [1]x ¦ [1] 2',
  '{"a":true} "x" ¦ {"a":"b"}# ¦ {"a":"b"}// ¦ {"a":"b"}/**/ ¦ {"a":"b"}/ ¦ [3[4]] ¦ [1 2] ¦ [1 true]',
  '["a" "b"] ¦ ["" "x"] ¦ ["": 1] ¦ ["a":1] ¦ [:] ¦ [a ¦ [*] ¦ [<null>] ¦ [1.] ¦ [.5] ¦ [-.5] ¦ [+1] ¦ [++1]',
  '[--1] ¦ [-] ¦ [- 1] ¦ [-012] ¦ [012] ¦ [01.5] ¦ [00] ¦ [-01] ¦ [0x1] ¦ [0x42] ¦ [0o17] ¦ [0b1] ¦ [1_000]',
  '[1 000.0] ¦ [1e] ¦ [1e+] ¦ [1e-] ¦ [1E+] ¦ [0e] ¦ [0e+] ¦ [0.e1] ¦ [0.3e] ¦ [0.3e+] ¦ [1.0e] ¦ [1.0e-]',
  '[1eE2] ¦ [2.e3] ¦ [2.e+3] ¦ [9.e+] ¦ [.2e-3] ¦ [1+2] ¦ [1.2.3] ¦ [1a] ¦ [1ea] ¦ [-1x] ¦ [0.1.2] ¦ [.-1]',
  '[１] ¦ [NaN] ¦ [-NaN] ¦ [Infinity] ¦ [-Infinity] ¦ [+Infinity] ¦ [Inf] ¦ [nan] ¦ [1n] ¦ [True] ¦ [False]',
  '[None] ¦ [TRUE] ¦ [Null] ¦ [nul] ¦ [tru] ¦ [fals] ¦ [nulll] ¦ [truefalse] ¦ [undefined] ¦ tru ¦ nul ¦ fa',
  "True ¦ undefined ¦ NaN ¦ ['a'] ¦ {'a':0} ¦ [`a`] ¦ [“a”] ¦ {“a”:1} ¦ [‘a’] ¦ [«a»] ¦ {a:1} ¦ {a: \"b\"}",
  '{1:1} ¦ {null:1} ¦ {true:1} ¦ {[]:1} ¦ {{}:1} ¦ {"a"} ¦ {"a" "b"} ¦ {"a":} ¦ {"a" ¦ {"a": ¦ {"a":1',
  '{"a":1, ¦ {"a":"b ¦ {"a ¦ {" ¦ {,} ¦ {,"a":1} ¦ {"a":1,} ¦ {"a":1,,"b":2} ¦ {"a":1 "b":2} ¦ {"a" 1}',
  '{"a"=1} ¦ {"a"=>1} ¦ {"a"::1} ¦ {:1} ¦ {:} ¦ {"a":1:2} ¦ {"a":1] ¦ {"a":[1} ¦ [{"a":1] ¦ [1} ¦ {"a":(1,2)}',
  '{"a":1;"b":2} ¦ {"a":b} ¦ {"a":b c} ¦ {"a":a\\u0041} ¦ {"a":/x/} ¦ ["a\n"] ¦ ["a\r\nb"] ¦ ["\t"]',
  '["\u0000"] ¦ ["\u001f"] ¦ ["a\u0000a"] ¦ ["\\x00"] ¦ ["\\x41"] ¦ ["\\\'"] ¦ ["\\a"] ¦ ["\\0"] ¦ ["\\e"]',
  '["\\v"] ¦ ["\\ "] ¦ ["\\ ¦ ["a\\ ¦ ["\\"] ¦ ["\\\\\\"] ¦ ["\\u"] ¦ ["\\u1"] ¦ ["\\u12"] ¦ ["\\u123"]',
  '["\\u123g"] ¦ ["\\uD834\\uDd"] ¦ ["\\uD834\\u"] ¦ ["\\u{41}"] ¦ ["\\U00000041"] ¦ ["\\😀"] ¦ [\\n]',
  '[\\u0020"a"] ¦ " ¦ "a ¦ \'a\' ¦ "a\\ ¦ "\\ ¦ a ¦ * ¦ & ¦ <html> ¦ . ¦ - ¦ + ¦ \\ ¦ [\u000c] ¦ [\u000b1]',
  '[\u00a01] ¦ \u00a0[] ¦ [\u200b] ¦ [\u2060] ¦ \u2060[] ¦ [\u3000] ¦ [\u2028] ¦ [\u0000] ¦ \u0000 ¦ \ufeff',
  '\ufeff{} ¦ \ufeff[1] ¦ [1,\ufeff2] ¦ {\ufeff} ¦ [\u0085] ¦ [\u00ad] ¦ \u001f[] ¦ // x ¦ // x\n[] ¦ [] // x',
  '[1 // x\n] ¦ [/**/] ¦ /* */[] ¦ [1/**/,2] ¦ [/* ¦ [1 /*  ¦ # x\n[] ¦ [1 # x\n] ¦ / ¦ [/] ¦ [1,/] ¦ --[]',
  '[...] ¦ {...} ¦ [1,...] ¦ {"a":1,...} ¦ {"a":...} ¦ […] ¦ ... [] ¦ [1, 2, ... ] ¦ [<id>] ¦ {"id":<id>}',
  '[${id}] ¦ [{{id}}] ¦ {{}} ¦ {{"a":1}} ¦ [%s] ¦ [$x] ¦ [@] ¦ [a@b] ¦ [#] ¦ [=] ¦ [;] ¦ [|] ¦ [!true] ¦ [~1]',
  '[^] ¦ [(1)] ¦ [1,(2,3)] ¦ [f(1)] ¦ [new Date()] ¦ [[Object]] ¦ {"a":[Array]} ¦ [b"x"] ¦ [u\'x\']',
  '{\\"a\\":1} ¦ \\"a\\" ¦ {\\n"a":1} ¦ x=1 ¦ a:1 ¦ {}a ¦ 1 1 ¦ 1,1 ¦ "a" "b" ¦ null null ¦ []\n[]',
  'true\u0000 ¦ [1]\u0000',
]);

const HUGE: readonly [string, string][] = [
  ['100,000 open arrays', '['.repeat(100_000)],
  ['100,000 lists', '['.repeat(100_000) + ']'.repeat(100_000)],
  ['50,000 open arrays and objects', '[{"":'.repeat(50_000)],
  ['50,000 objects', `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`],
  ['100,000 closing brackets', ']'.repeat(100_000)],
  ['brackets that never match', '[{'.repeat(20_000) + ']}'.repeat(20_000)],
  ['100,000 closing brackets in an object', `{"a":1${']'.repeat(100_000)}}`],
  ['50,000 pairs of braces', '{'.repeat(50_000) + '}'.repeat(50_000)],
  ['50,000 pairs of braces around a member', `${'{'.repeat(50_000)}"a":1${'}'.repeat(50_000)}`],
  ['100,000 open braces', '{'.repeat(100_000)],
  ['100,000 commas', `[${','.repeat(100_000)}]`],
  ['100,000 quotes', `[${"'".repeat(100_000)}]`],
  ['100,000 backslashes', `["${'\\'.repeat(100_000)}"]`],
  ['50,000 comments', `[${'/**/'.repeat(50_000)}]`],
];

function refuses(text: string): boolean {
  try {
    JSON.parse(text);
    return false;
  } catch {
    return true;
  }
}

describe('valid JSON texts', () => {
  it.each(ACCEPTED.map((text) => [text]))('reads %j without a problem', (text) => {
    const { root, problems } = readText(text);
    expect(problems).toEqual([]);
    expect(root === null ? undefined : toValue(root)).toEqual(JSON.parse(text));
  });

  it.each(RISKY)('warns about %j', (text, code) => {
    const { root, problems } = readText(text);
    expect(new Set(problems.map((problem) => problem.code))).toEqual(new Set([code]));
    expect(problems.some(isJsonError)).toBe(false);
    expect(root === null ? undefined : toValue(root)).toEqual(JSON.parse(text));
  });
});

describe('invalid JSON texts', () => {
  it('has enough cases', () => {
    expect(new Set([...ACCEPTED, ...RISKY.map(([text]) => text), ...REFUSED]).size).toBeGreaterThan(350);
  });

  it.each(['', ...REFUSED].map((text) => [text]))('refuses %j', (text) => {
    expect(refuses(text)).toBe(true);
    const errors = readText(text).problems.filter(isJsonError);
    expect(errors.length).toBeGreaterThan(0);
    for (const { start, end } of errors) {
      expect(start).toBeLessThanOrEqual(end);
      expect(end).toBeLessThanOrEqual(text.length);
    }
  });
});

describe('huge texts', () => {
  it.each(HUGE)('survives %s', (_, text) => {
    const { root, problems } = readText(text);
    expect(problems.some(isJsonError)).toBe(refuses(text));
    expect(problems.length).toBeLessThan(200);
    if (root !== null) toValue(root);
  });
});
