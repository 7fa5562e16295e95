/** Checks the checker against our own tables of cases, revision by revision, and against `JSON.parse`. */
import { afterAll, describe, expect, it } from 'vitest';
import { checkOne } from './check.ts';
import { CASES as cases } from './testing/all.ts';
import { broken, values } from './testing/cases-json.ts';
import { lone } from './testing/cases-lone.ts';
import type { Case } from './testing/cases.ts';
import type { Diagnostic } from './types.ts';

/** How the findings for a case differ from the expected ones; null if they do not. */
function wrong(given: Case): string | null {
  const { diagnostics } = checkOne(given.text, {
    revision: given.revision,
    ...(given.from === undefined ? {} : { from: given.from }),
  });
  const found = diagnostics.map((one) => `${one.severity} ${named(one)} at “${one.pointer}”`).join('; ') || 'nothing';
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const severity = given.expect === 'invalid' ? 'error' : 'warning';
  if (given.expect === 'invalid' ? errors.length === 0 : errors.length > 0) return `${given.expect} expected: ${found}`;
  if (given.expect === 'valid' || (given.why === undefined && given.at === undefined)) {
    return given.expect === 'warning' && !diagnostics.some((one) => one.severity === 'warning')
      ? `no warning: ${found}`
      : null;
  }
  const hit = diagnostics.some(
    (one) =>
      one.severity === severity &&
      (given.why === undefined || named(one) === given.why) &&
      (given.at === undefined || one.pointer === given.at),
  );
  return hit ? null : `${given.why ?? 'a finding'} at “${given.at ?? 'any place'}” expected: ${found}`;
}

const named = ({ requirement, rule }: Diagnostic): string => requirement ?? rule;

const results = cases.map((given) => ({ given, problem: wrong(given) }));

/** “name 98.2 % of 57” per value of a key. */
function rates(key: 'area' | 'revision'): string {
  return [...new Set(results.map(({ given }) => given[key]))]
    .map((name) => {
      const of = results.filter(({ given }) => given[key] === name);
      const right = of.filter(({ problem }) => problem === null).length;
      return `  ${name.padEnd(22)}${String(right).padStart(5)} of ${String(of.length).padStart(5)}  ${((100 * right) / of.length).toFixed(1)} %`;
    })
    .join('\n');
}

afterAll(() => {
  const clean = results.filter(({ given }) => given.expect !== 'invalid');
  const alarms = clean.filter(({ problem }) => problem !== null).length;
  console.log(
    `cases by revision\n${rates('revision')}\ncases by area\n${rates('area')}\nfalse alarms: ${alarms} of ${clean.length}`,
  );
});

describe('our own cases', () => {
  it('are numerous, with distinct names within an area', () => {
    expect(cases.length).toBeGreaterThan(1500);
    const keys = cases.map(({ area, name, revision }) => `${area}: ${name} (${revision})`);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  it.each([...new Set(cases.map(({ area }) => area))])('%s', (area) => {
    const problems = results
      .filter(({ given, problem }) => given.area === area && problem !== null)
      .map(({ given, problem }) => `${given.name} (${given.revision}): ${problem}\n    ${given.text}`);
    expect(problems).toEqual([]);
  });
});

/** The cause that takes the place of `json-bom` where it explains the failure. */
const BOM = 'byte-order-mark';

/** Why a text is not plain JSON: ids of the text rules that report errors, and the notation it is read as. */
function notPlain(text: string): string[] {
  const { diagnostics, parts } = checkOne(text, { revision: 'jsonrpc-2.0' });
  return [
    ...diagnostics
      .filter(({ rule, severity }) => (rule.startsWith('json-') || rule === BOM) && severity === 'error')
      .map(({ rule }) => rule),
    ...parts.filter(({ kind }) => kind.startsWith('program-')).map(({ because }) => because),
  ];
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

describe('the text itself', () => {
  const holders: readonly (readonly [string, (value: string) => string])[] = [
    ['in an object', (value) => `{"jsonrpc":"2.0","id":1,"method":"m","params":{"v":${value}}}`],
    ['in an array', (value) => `{"jsonrpc":"2.0","id":1,"method":"m","params":[${value}]}`],
    ['in the middle', (value) => `{"jsonrpc":"2.0","params":{"v":${value},"w":2},"id":1,"method":"m"}`],
  ];

  it.each(holders)('is an error or a notation exactly where JSON.parse rejects it: %s', (_, hold) => {
    const texts = values.map(hold);
    const differing = texts.filter((text) => isJson(text) !== (notPlain(text).length === 0));
    expect(differing.map((text) => `${text} → ${notPlain(text).join(', ') || 'nothing'}`)).toEqual([]);
  });

  it('is so, too, when it is alone', () => {
    const alone = [...lone, ...values.filter((value) => isJson(value) || !/\n/.test(value))].filter(
      (text) => text.trim() !== '',
    );
    const differing = alone.filter((text) => isJson(text) !== (notPlain(text).length === 0));
    expect(differing.map((text) => `${JSON.stringify(text)} → ${notPlain(text).join(', ') || 'nothing'}`)).toEqual([]);
  });

  it.each(broken.filter((text) => text.trim() !== '').map((text) => [text] as const))(
    'is not plain JSON: %j',
    (text) => {
      expect(isJson(text)).toBe(false);
      expect(notPlain(text)).not.toEqual([]);
    },
  );
});

describe('a text without anything', () => {
  it.each(['', ' \n\t '])('has nothing to judge: %j', (text) => {
    const { diagnostics, entries, parts } = checkOne(text);
    expect({ diagnostics, entries: entries.length, parts }).toEqual({ diagnostics: [], entries: 0, parts: [] });
  });
});

describe('the revision that a method name indicates', () => {
  const near =
    'initialized cancelled tools/list_changed logging/message notifications/log notification/method list_tools tools/execute resource/list resources/fetch mcp/tools/list Tools/List';
  it.each(near.split(' ').map((name) => [name] as const))('is one of MCP for %s', (name) => {
    expect(checkOne(`{"jsonrpc":"2.0","method":"${name}"}`).revision).toBe('2025-11-25');
  });

  const far = 'subtract sum update get_data foobar eth_blockNumber textDocument/hover user.login system.listMethods';
  it.each(far.split(' ').map((name) => [name] as const))('is JSON-RPC 2.0 for %s', (name) => {
    expect(checkOne(`{"jsonrpc":"2.0","method":"${name}"}`).revision).toBe('jsonrpc-2.0');
  });
});
