/** Levels of rules change what is reported, and the counts with it. */
import { describe, expect, it } from 'vitest';
import { check, checkOne } from '../check.ts';
import { REVISION_IDS } from '../types.ts';
import { countOf } from './phases.ts';

const NULL_ID = '{"jsonrpc":"2.0","id":null,"method":"tools/lst"}';
const CRASH =
  "Error: Cannot find module 'express'\n    at Module._resolveFilename (node:internal/modules/cjs/loader:1140:15)\n";

const levels = (text: string, rules: Record<string, 'off' | 'error' | 'warning' | 'info'>): string[] =>
  checkOne(text, { rules }).diagnostics.map(({ rule, severity }) => `${severity} ${rule}`);

describe('levels of rules', () => {
  it('leave out a rule that is off, and weigh another as wanted, most severe first', () => {
    expect(levels(NULL_ID, {})).toEqual(['error ids/null-id', 'warning methods/unknown-request']);
    expect(levels(NULL_ID, { 'ids/null-id': 'off' })).toEqual(['warning methods/unknown-request']);
    expect(levels(NULL_ID, { 'methods/unknown-request': 'error', 'ids/null-id': 'info' })).toEqual([
      'error methods/unknown-request',
      'info ids/null-id',
    ]);
  });

  it('are those of the id, else of the longest pattern', () => {
    expect(levels(NULL_ID, { '*': 'off' })).toEqual([]);
    expect(levels(NULL_ID, { '*': 'off', 'ids/*': 'warning' })).toEqual(['warning ids/null-id']);
    expect(levels(NULL_ID, { 'ids/*': 'off', 'ids/null-id': 'error', 'methods/*': 'off' })).toEqual([
      'error ids/null-id',
    ]);
    expect(levels(NULL_ID, { 'ids/nul': 'off' })).toHaveLength(2);
  });

  it('count in the verdict of every revision', () => {
    const { verdicts } = check(NULL_ID, { rules: { '*': 'off' } });
    for (const id of REVISION_IDS) expect([id, verdicts[id]]).toEqual([id, { errors: 0, warnings: 0, infos: 0 }]);
    const { verdicts: raised, diagnostics, revision } = check(NULL_ID, { rules: { '*': 'error' } });
    expect(raised[revision]).toEqual(countOf(diagnostics));
    expect(raised[revision]?.errors).toBe(2);
  });

  it('hold for causes, which stay before the findings of rules', () => {
    const cause = checkOne(CRASH).diagnostics[0];
    expect(cause?.class).toBe('cause');
    const rule = cause?.rule ?? '';
    expect(checkOne(CRASH, { rules: { [rule]: 'off' } }).diagnostics.some((one) => one.rule === rule)).toBe(false);
    const raised = check(`${CRASH}${NULL_ID}`, { rules: { [rule]: 'info' } });
    expect(raised.diagnostics[0]).toMatchObject({ class: 'cause', severity: 'info' });
    expect(raised.verdicts[raised.revision]).toMatchObject({ infos: 0 });
  });

  it('change nothing if they are those of the specification', () => {
    const before = check(NULL_ID);
    expect(check(NULL_ID, { rules: { 'methods/unknown-request': 'warning', 'tools/*': 'off' } })).toEqual(before);
  });
});
