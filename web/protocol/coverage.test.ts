/**
 * Checks that the table of requirements and `docs/coverage.tsv`, generated from it, are current and have no gaps. MCP_SPEC_DIR
 * names the folder of the official catalog. If it is set, the tests also check that the table has all of the catalog’s entries
 * (it may have more), and that the catalog’s examples are judged as the catalog states.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { requirementIn } from './book/requirements.ts';
import { checkOne } from './check.ts';
import { EXTENSIONS } from './model/extensions/index.ts';
import { AREAS, REQUIREMENTS, unreportedIn } from './model/requirements/index.ts';
import { shapeExamples } from './rules/shape/index.ts';
import { countsOf, coverage, extensionCoverage, listed, reporters, written } from './testing/coverage.ts';
import { REVISION_IDS, type CheckOptions, type Diagnostic, type RevisionId } from './types.ts';

const folder = process.env['MCP_SPEC_DIR'];
const catalogue = folder ? readFileSync(join(folder, 'requirements.jsonl'), 'utf8') : '';
const file = readFileSync(fileURLToPath(new URL('../../docs/coverage.tsv', import.meta.url)), 'utf8');
const rows = coverage();
const ofExtensions = extensionCoverage();

/** Entries that a revision lists but another requirement reports there, with the reason. */
const REPORTED_BY_ANOTHER: Readonly<Record<string, string>> = {
  '2025-06-18 elicitation/array-of-objects': 'no array at all may be asked for there: elicitation/array-not-yet',
};

describe('the table of requirements', () => {
  it('is current; `npm run coverage` regenerates it', () => {
    console.log(countsOf([...rows, ...ofExtensions]));
    expect(written([...rows, ...ofExtensions]).split('\n')).toEqual(file.split('\n'));
  });

  it('has a rule, a type or a reason for each requirement', () => {
    const all = [...rows, ...ofExtensions];
    expect(all.filter(({ by, reason }) => by.length === 0 && reason === '').map(({ id }) => id)).toEqual([]);
  });

  it('has every requirement of every extension, after those of the revisions', () => {
    const ids = EXTENSIONS.flatMap(({ requirements }) => Object.keys(requirements));
    expect(ids.length).toBeGreaterThan(300);
    expect(ofExtensions.map(({ id }) => id)).toEqual(ids);
    const unreported = EXTENSIONS.flatMap(({ requirements }) => Object.entries(requirements)).filter(
      ([, row]) => row.unreported !== undefined,
    );
    expect(ofExtensions.filter(({ by }) => by.length === 0).map(({ id }) => id)).toEqual(unreported.map(([id]) => id));
  });

  it('is complete for each single revision', () => {
    const holes = REVISION_IDS.flatMap((revision) => {
      const reportedIn = reporters(revision);
      return rows
        .filter(({ id, by }) => by.length > 0 && listed(revision, id) && !reportedIn.has(id))
        .map(({ id }) => `${revision} ${id}`);
    });
    expect(holes).toEqual(Object.keys(REPORTED_BY_ANOTHER));
  });

  it('has reasons only for entries that are never reported', () => {
    expect(rows.filter(({ id, by }) => REQUIREMENTS.get(id)?.unreported !== undefined && by.length > 0)).toEqual([]);
  });

  it('is in alphabetical order, each requirement once', () => {
    const ids = Object.values(AREAS).map((area) => Object.keys(area));
    expect(ids).toEqual(ids.map((area) => area.toSorted()));
    expect(ids.flat()).toHaveLength(REQUIREMENTS.size);
  });

  it('lists each requirement in some revision, and ends or rewords only listed ones', () => {
    const odd = [...REQUIREMENTS].filter(([id, { in: listings, reworded = {} }]) => {
      const [first] = REVISION_IDS.filter((revision) => listings[revision] !== undefined);
      const ended = REVISION_IDS.filter((revision, at) => {
        const before = REVISION_IDS[at - 1];
        return listings[revision] === null && (before === undefined || !listed(before, id));
      });
      const unlisted = REVISION_IDS.filter((revision) => reworded[revision] !== undefined && !listed(revision, id));
      return first === undefined || ended.length > 0 || unlisted.length > 0;
    });
    expect(odd.map(([id]) => id)).toEqual([]);
  });

  it('has an example for each requirement that only types report', () => {
    const bare = rows.filter(({ by }) => by.length > 0 && by.every((name) => name.startsWith('type ')));
    expect(bare.map(({ id }) => id).filter((id) => !Object.hasOwn(shapeExamples, id))).toEqual([]);
  });
});

/** A line of the catalog; README.md beside it describes the fields. */
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

/** Entries whose wrong example is reported under another id, and why. Empty id: not reported. */
const REPORTED_AS: Readonly<Record<string, readonly [requirement: string, because: string]>> = {
  'discover/version': ['methods/discover-since-2026-07-28', 'without the handshake that follows a probe'],
  'mrtr/input-request-method': ['input/request-method-not-allowed', 'the same list of methods, on another page'],
  'mrtr/input-response-shape': ['input/response-has-envelope', 'the envelope is what is wrong with its shape'],
  'roots/result-missing-roots': ['', 'alone, an empty result may answer a ping; beside its request it is found'],
  'sampling/max-tokens-snake-case': ['sampling/max-tokens-missing', 'the error offers to rename the member'],
};

describe.runIf(folder)('the catalog', () => {
  const entries = catalogue
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Requirement);
  const messages = entries.filter(({ scope }) => scope === 'message');

  it('has nothing that the table lacks', () => {
    expect(entries.filter(({ id }) => !REQUIREMENTS.has(id)).map(({ id }) => `${id} is missing`)).toEqual([]);
  });

  it('requires the same scope for each requirement as the table', () => {
    const differing = entries.filter(({ id, scope }) => (REQUIREMENTS.get(id)?.scope ?? 'message') !== scope);
    expect(differing.map(({ id, scope }) => `${id}: ${scope}`)).toEqual([]);
  });

  it.each(REVISION_IDS)('agrees for %s with our ledger, except where a note explains the difference', (revision) => {
    const address = (page: string) =>
      revision === 'jsonrpc-2.0'
        ? `https://www.jsonrpc.org/specification${page}`
        : page.startsWith('../../')
          ? `https://modelcontextprotocol.io/${page.slice(6)}`
          : `https://modelcontextprotocol.io/specification/${revision}/${page}`;
    const differing = entries.flatMap(({ id, level, levels, revisions }) => {
      const page = revisions[revision];
      const ours = requirementIn(revision, id);
      if (ours?.note !== undefined) return [];
      const theirs = page === undefined ? 'nothing' : `${levels?.[revision] ?? level} ${address(page)}`;
      const line = ours ? `${ours.level} ${ours.url}` : 'nothing';
      return line === theirs ? [] : [`${id}: ${line}, not ${theirs}`];
    });
    expect(differing).toEqual([]);
  });

  const unreported: Readonly<Record<string, string>> = Object.assign({}, ...Object.values(AREAS).map(unreportedIn));
  const judged = messages.flatMap(({ id, sender, good, bad, badRevision: revision }) => {
    if (good === undefined || bad === undefined || revision === undefined) return [];
    const options: CheckOptions = sender === 'both' ? { revision } : { revision, from: sender };
    const found = (value: unknown): Diagnostic[] => checkOne(JSON.stringify(value), options).diagnostics;
    return [{ id, good: found(good), bad: found(bad) }];
  });
  const brief = (id: string, found: readonly Diagnostic[]) =>
    `${id}: ${found.map(({ severity, requirement, rule, what }) => `${severity} ${requirement ?? rule} ${what}`).join('; ') || 'nothing'}`;

  it('agrees with the checker on its valid examples', () => {
    const reported = judged.filter(({ id, good }) =>
      good.some(({ severity, requirement }) => severity !== 'info' || requirement === id),
    );
    expect(reported.map(({ id, good }) => brief(id, good))).toEqual([]);
  });

  it('agrees with the checker on its wrong examples', () => {
    const names = (found: readonly Diagnostic[], wanted: string) =>
      found.some(({ requirement }) => requirement === wanted);
    const own = judged.filter(({ id, bad }) => names(bad, id));
    const others = judged.filter(({ id, bad }) => !names(bad, id));
    const lost = others.filter(({ id, bad }) => {
      const reported = REPORTED_AS[id];
      if (reported) return reported[0] === '' ? bad.length > 0 : !names(bad, reported[0]);
      const reason = unreported[id] ?? '';
      return !bad.some(({ requirement }) => requirement !== null && reason.includes(requirement));
    });
    const errors = judged.map(({ bad }) => bad.filter(({ severity }) => severity === 'error').length).filter(Boolean);
    const all = errors.reduce((sum, count) => sum + count, 0);
    console.log(
      `examples of the catalog, scope message: ${judged.length} wrong ones, ${own.length} found under their own id, ${others.length - lost.length} under another id with a reason, ${lost.length} lost; ${all} errors on ${errors.length} rejected`,
    );
    expect(lost.map(({ id, bad }) => brief(id, bad))).toEqual([]);
    expect(Object.keys(REPORTED_AS).filter((id) => !others.some((one) => one.id === id))).toEqual([]);
    expect(judged.length).toBeGreaterThan(250);
  });
});

describe.skipIf(folder)('the catalog', () => {
  it('is logged as absent', () => {
    console.log('MCP_SPEC_DIR is not set: the table of requirements was not compared with the official catalog.');
    expect(rows.length).toBeGreaterThan(1000);
  });
});
