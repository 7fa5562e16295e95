/**
 * The check that loads only what a text needs returns the same as the whole one. For the examples of all rules, the test of the tool
 * `check` (`node/mcp/parity.test.ts`) compares the two.
 */
import { describe, expect, it } from 'vitest';
import { logs, oddTexts, ruleTexts, screenExamples, type Given } from '../testing/corpus.ts';
import { check } from './check.ts';
import { checkLazily } from './check-lazily.ts';
import { reportJson } from './exports.ts';
import type { CheckOptions } from './types.ts';

/** The texts whose reports differ. */
async function differing(texts: readonly Given[], more: CheckOptions = {}): Promise<string[]> {
  const out: string[] = [];
  for (const { name, text, options: own } of texts) {
    const options = { ...own, ...more };
    const lazy = reportJson(await checkLazily(text, options), text);
    if (lazy !== reportJson(check(text, options), text)) out.push(`${name}: ${text.slice(0, 200)}`);
  }
  return out;
}

describe('the check that loads code on demand returns the same report', () => {
  it('for the examples of the screen, logs, failures and odd texts', async () => {
    const texts = [...screenExamples(), ...logs(), ...oddTexts()];
    expect(texts.length).toBeGreaterThan(150);
    expect(await differing(texts)).toEqual([]);
  });

  it('about hosts', async () => {
    const texts = screenExamples().filter(({ text }) => /tools|mcpServers|inputSchema/u.test(text));
    expect(await differing(texts, { hosts: 'all', today: '2026-06-01' })).toEqual([]);
  });

  it('with rules off or at another level', async () => {
    const rules = { 'ids/null-id': 'off', 'json-*': 'info', 'envelope/*': 'warning' } as const;
    expect(await differing(screenExamples(), { rules })).toEqual([]);
  });

  it('for some examples of rules', async () => {
    const texts = ruleTexts().filter((_, index) => index % 40 === 0);
    expect(texts.length).toBeGreaterThan(50);
    expect(await differing(texts)).toEqual([]);
  });
});
