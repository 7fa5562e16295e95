/** The table of requirements of extensions: complete, reported, and the same as the official catalog, if that is present. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { checkOne } from '../check.ts';
import { EXTENSIONS, extensionRequirement, listedIn } from '../model/extensions/index.ts';
import { REQUIREMENTS } from '../model/requirements/index.ts';
import { severityOf } from '../rules/run.ts';
import { REVISION_IDS, type Level, type RevisionId } from '../types.ts';
import { extensionRules, wireFaultRules } from './index.ts';
import { requirementsOfTypes } from './shapes.ts';

const all = EXTENSIONS.flatMap(({ requirements }) => Object.entries(requirements));
const reported = new Set([
  ...extensionRules.flatMap(({ requirements }) => requirements),
  ...wireFaultRules.flatMap(({ requirements }) => requirements),
  ...requirementsOfTypes(),
]);

describe('the table of requirements of extensions', () => {
  it('has a rule, a type or a reason for each requirement, and only one of them', () => {
    expect(all.filter(([id, row]) => !reported.has(id) && row.unreported === undefined).map(([id]) => id)).toEqual([]);
    expect(all.filter(([id, row]) => reported.has(id) && row.unreported !== undefined).map(([id]) => id)).toEqual([]);
  });

  it('has every requirement that a rule or a type names', () => {
    expect([...reported].filter((id) => extensionRequirement(id) === null && !REQUIREMENTS.has(id))).toEqual([]);
  });

  it('is in alphabetical order, with short sentences, and apart from the table of the core', () => {
    for (const { requirements } of EXTENSIONS) {
      expect(Object.keys(requirements)).toEqual(Object.keys(requirements).toSorted());
    }
    expect(all.filter(([, { says }]) => says.length > 120).map(([id]) => id)).toEqual([]);
    expect(all.filter(([id]) => REQUIREMENTS.has(id)).map(([id]) => id)).toEqual([]);
  });

  it('lists each requirement in a version of its extension', () => {
    for (const { versions, requirements } of EXTENSIONS) {
      const known = new Set(versions.map(({ id }) => id));
      const odd = Object.entries(requirements).filter(
        ([, row]) => !Object.keys(row.in).every((version) => known.has(version)),
      );
      expect(odd.map(([id]) => id)).toEqual([]);
    }
    expect(listedIn('apps/sandbox-resource-missing')?.level).toBe('MUST');
    expect(listedIn('apps/sandbox-resource-missing', 'draft')?.level).toBe('SHOULD');
    expect(listedIn('apps/tool-ui-not-object', 'draft')?.url).toContain('#');
  });
});

/** An entry of the official catalog. */
interface Entry {
  id: string;
  level: Level;
  extension: string;
  badRevision?: RevisionId;
  good?: unknown;
  bad?: unknown;
}

const folder = process.env['MCP_SPEC_DIR'];
const file = folder === undefined ? '' : join(folder, 'extensions', 'requirements.jsonl');
const isPresent = file !== '' && existsSync(file);
const catalog: Entry[] = isPresent
  ? readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line): Entry => JSON.parse(line))
  : [];

/** Catalog examples that this checker judges otherwise, with the reason. */
const OTHERWISE: Readonly<Record<string, string>> = {
  'apps/initialize-core-method':
    'The message alone is a right `initialize` of a client; only its sender shows the mistake.',
  'auth-ext/client-credentials-grant-not-advertised': 'The metadata alone does not show that a client uses the grant.',
  'tasks-ext/method-task-augmented': 'The good text has another mistake, a task for a method that has none.',
  'skills/digest-verified-by-host':
    'The good text shows contents with a wrong digest, which is a mistake of the server.',
};

const textOf = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : Array.isArray(value)
      ? value.map((one) => JSON.stringify(one)).join('\n')
      : JSON.stringify(value);

test.runIf(!isPresent)('logs that the official material is absent', () => {
  console.log('MCP_SPEC_DIR is not set: the requirements of extensions are not compared with the official catalog.');
  expect(catalog).toEqual([]);
});

describe.runIf(isPresent)('the official catalog', () => {
  it('has no requirement that the table lacks, and the same levels', () => {
    expect(catalog.filter(({ id }) => extensionRequirement(id) === null).map(({ id }) => id)).toEqual([]);
    expect(catalog.filter(({ id, level }) => listedIn(id)?.level !== level).map(({ id }) => id)).toEqual([]);
  });

  it('has examples that are judged as it states', () => {
    const differing = catalog.flatMap(({ id, level, good, bad, badRevision }) => {
      if (bad === undefined || badRevision === undefined || !REVISION_IDS.includes(badRevision)) return [];
      const options = { revision: badRevision };
      const right = checkOne(textOf(good), options).diagnostics.filter(
        (one) => one.class !== 'cause' && (one.severity !== 'info' || one.requirement === id),
      );
      const wrong = checkOne(textOf(bad), options).diagnostics;
      const hit = wrong.some((one) => one.requirement === id && one.severity === severityOf(level, 'spec'));
      return right.length === 0 && hit ? [] : [id];
    });
    expect(differing.toSorted()).toEqual(Object.keys(OTHERWISE).toSorted());
  });
});
