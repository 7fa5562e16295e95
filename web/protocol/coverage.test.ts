/**
 * The table of requirements and what reports them, `docs/coverage.tsv`: it is current, and it has no holes. With the catalogue,
 * in the folder that MCP_SPEC_DIR names, also that the table is about all of it, and that its examples are judged as it says.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { checkOne } from './check.ts';
import { deepOf } from './model/deep.ts';
import { modelOf } from './model/index.ts';
import { WITHOUT_RULE } from './rules/without.ts';
import { shapeExamples } from './rules/shape/index.ts';
import { coverageOf, countsOf, entriesOf, entriesOfCatalogue, listed, reporters, written } from './testing/coverage.ts';
import { REVISION_IDS, type CheckOptions, type Diagnostic, type RevisionId } from './types.ts';

const folder = process.env['MCP_SPEC_DIR'];
const catalogue = folder ? readFileSync(join(folder, 'requirements.jsonl'), 'utf8') : '';
const table = readFileSync(fileURLToPath(new URL('../../docs/coverage.tsv', import.meta.url)), 'utf8');
const rows = coverageOf(folder ? entriesOfCatalogue(catalogue) : entriesOf(table));

/** Entries that a revision lists and something else says there, with the reason. */
const SAID_BY_ANOTHER: Readonly<Record<string, string>> = {
  '2025-06-18 elicitation/array-of-objects': 'no array at all may be asked for there: elicitation/array-not-yet',
};

describe('the table of requirements', () => {
  it('is current; `npm run coverage` writes it', () => {
    console.log(countsOf(rows));
    expect(written(rows).split('\n')).toEqual(table.split('\n'));
  });

  it('has a rule, a type or a reason for each', () => {
    expect(rows.filter(({ by, reason }) => by.length === 0 && reason === '').map(({ id }) => id)).toEqual([]);
  });

  it('holds for each revision by itself', () => {
    const holes = REVISION_IDS.flatMap((revision) => {
      const said = reporters(revision);
      return rows
        .filter(({ id, by }) => by.length > 0 && listed(revision, id) && !said.has(id))
        .map(({ id }) => `${revision} ${id}`);
    });
    expect(holes).toEqual(Object.keys(SAID_BY_ANOTHER));
  });

  it('gives reasons for entries that are there and that nothing reports', () => {
    const byId = new Map(rows.map((row) => [row.id, row]));
    expect(Object.keys(WITHOUT_RULE).filter((id) => byId.get(id)?.by.length !== 0)).toEqual([]);
  });

  it('shows an example of what types alone report', () => {
    const bare = rows.filter(({ by }) => by.length > 0 && by.every((name) => name.startsWith('type ')));
    expect(bare.map(({ id }) => id).filter((id) => !Object.hasOwn(shapeExamples, id))).toEqual([]);
  });
});

/** A line of the catalogue; README.md beside it says what the fields mean. */
interface Requirement {
  id: string;
  scope: string;
  sender: 'client' | 'server' | 'both';
  level: string;
  levels?: Partial<Record<RevisionId, string>>;
  revisions: Partial<Record<RevisionId, string>>;
  badRevision?: RevisionId;
  good?: unknown;
  bad?: unknown;
}

/** Entries whose wrong example is told as another, and why. Empty: not at all. */
const TOLD_AS: Readonly<Record<string, readonly [requirement: string, because: string]>> = {
  'discover/version': ['methods/discover-since-2026-07-28', 'without the handshake that follows a probe'],
  'mrtr/input-request-method': ['input/request-method-not-allowed', 'the same list of methods, on another page'],
  'mrtr/input-response-shape': ['input/response-has-envelope', 'the envelope is what is wrong with its shape'],
  'roots/result-missing-roots': ['', 'alone, an empty result may answer a ping; beside its request it is found'],
  'sampling/max-tokens-snake-case': ['sampling/max-tokens-missing', 'the error offers to rename the member'],
};

describe.runIf(folder)('the catalogue', () => {
  const entries = catalogue
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Requirement);
  const messages = entries.filter(({ scope }) => scope === 'message');
  const entryOf = (revision: RevisionId, id: string) =>
    modelOf(revision).ledger.get(id) ?? deepOf(revision).ledger.get(id);

  it('is the one that the table is about', () => {
    expect(entriesOf(table)).toEqual(entries.map(({ id, scope }) => ({ id, scope })));
    const ids = new Set(entries.map(({ id }) => id));
    const ours = REVISION_IDS.flatMap((id) => [...modelOf(id).ledger.keys(), ...deepOf(id).ledger.keys()]);
    expect(ours.filter((id) => !ids.has(id))).toEqual([]);
  });

  it.each(REVISION_IDS)('says of %s what our ledger says, except where a note tells why', (revision) => {
    const address = (page: string) =>
      revision === 'jsonrpc-2.0'
        ? `https://www.jsonrpc.org/specification${page}`
        : page.startsWith('../../')
          ? `https://modelcontextprotocol.io/${page.slice(6)}`
          : `https://modelcontextprotocol.io/specification/${revision}/${page}`;
    const differing = entries.flatMap(({ id, level, levels, revisions }) => {
      const page = revisions[revision];
      const ours = entryOf(revision, id);
      if (ours?.note !== undefined) return [];
      const theirs = page === undefined ? 'nothing' : `${levels?.[revision] ?? level} ${address(page)}`;
      const line = ours ? `${ours.level} ${ours.url}` : 'nothing';
      return line === theirs ? [] : [`${id}: ${line}, not ${theirs}`];
    });
    expect(differing).toEqual([]);
  });

  const judged = messages.flatMap(({ id, sender, good, bad, badRevision: revision }) => {
    if (good === undefined || bad === undefined || revision === undefined) return [];
    const options: CheckOptions = sender === 'both' ? { revision } : { revision, from: sender };
    const found = (value: unknown): Diagnostic[] => checkOne(JSON.stringify(value), options).diagnostics;
    return [{ id, good: found(good), bad: found(bad) }];
  });
  const brief = (id: string, found: readonly Diagnostic[]) =>
    `${id}: ${found.map(({ severity, requirement, rule, what }) => `${severity} ${requirement ?? rule} ${what}`).join('; ') || 'nothing'}`;

  it('is right about its right examples', () => {
    const blamed = judged.filter(({ id, good }) =>
      good.some(({ severity, requirement }) => severity !== 'info' || requirement === id),
    );
    expect(blamed.map(({ id, good }) => brief(id, good))).toEqual([]);
  });

  it('is right about its wrong examples', () => {
    const names = (found: readonly Diagnostic[], wanted: string) =>
      found.some(({ requirement }) => requirement === wanted);
    const own = judged.filter(({ id, bad }) => names(bad, id));
    const others = judged.filter(({ id, bad }) => !names(bad, id));
    const lost = others.filter(({ id, bad }) => {
      const told = TOLD_AS[id];
      if (told) return told[0] === '' ? bad.length > 0 : !names(bad, told[0]);
      const reason = WITHOUT_RULE[id] ?? '';
      return !bad.some(({ requirement }) => requirement !== null && reason.includes(requirement));
    });
    const errors = judged.map(({ bad }) => bad.filter(({ severity }) => severity === 'error').length).filter(Boolean);
    const all = errors.reduce((sum, count) => sum + count, 0);
    console.log(
      `examples of the catalogue, scope message: ${judged.length} wrong ones, ${own.length} found as themselves, ${others.length - lost.length} as another with a reason, ${lost.length} lost; ${all} errors on ${errors.length} rejected`,
    );
    expect(lost.map(({ id, bad }) => brief(id, bad))).toEqual([]);
    expect(Object.keys(TOLD_AS).filter((id) => !others.some((one) => one.id === id))).toEqual([]);
    expect(judged.length).toBeGreaterThan(250);
  });
});

describe.skipIf(folder)('the catalogue', () => {
  it('is said to be absent', () => {
    console.log('MCP_SPEC_DIR is not set: the table was compared with itself, not with the catalogue.');
    expect(rows.length).toBeGreaterThan(1000);
  });
});
