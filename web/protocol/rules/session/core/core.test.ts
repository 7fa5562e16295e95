/**
 * Rules about ids, responses, handshake, versions, progress and cancellation: the catalog's examples if MCP_SPEC_DIR names
 * its folder, and conversations of our own.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkOne } from '../../../testing/check-rules.ts';
import { deepOf } from '../../../model/deep.ts';
import { requirementText } from '../../../book/requirements.ts';
import { REVISION_IDS, type CheckOptions, type Diagnostic, type RevisionId } from '../../../types.ts';
import { coreRules } from './index.ts';
import { answers } from './testing/answers.ts';
import { batches } from './testing/batches.ts';
import { codes } from './testing/codes.ts';
import { eras } from './testing/eras.ts';
import { handshakes } from './testing/handshakes.ts';
import { notices } from './testing/notices.ts';
import { pings } from './testing/pings.ts';
import { versions } from './testing/versions.ts';
import { core } from '../../../model/requirements/core.ts';
import { unreportedIn } from '../../../model/requirements/index.ts';

const withoutRule = unreportedIn(core);

const folder = process.env['MCP_SPEC_DIR'];

interface Requirement {
  id: string;
  level: string;
  badRevision?: RevisionId;
  good?: unknown;
  bad?: unknown;
}

/** Examples reported as another requirement, which a rule of another area reports on its own page. */
const REPORTED_AS: Readonly<Record<string, string>> = {
  'errors/invalid-params-code': 'prompts/unknown-prompt-code',
};

const reported = new Set(coreRules.flatMap(({ requirements }) => requirements));
const ids = new Set([...reported, ...Object.keys(withoutRule)]);

function found(lines: readonly unknown[], options: CheckOptions): Diagnostic[] {
  return checkOne(lines.map((line) => JSON.stringify(line)).join('\n'), options).diagnostics;
}

const brief = (diagnostics: readonly Diagnostic[]): string =>
  diagnostics.map(({ severity, requirement, entry }) => `${severity} ${requirement} in ${entry + 1}`).join('; ') ||
  'nothing';

describe('the requirements of this area', () => {
  it('are reported or have a reason not to be, and each has a sentence', () => {
    expect(Object.keys(withoutRule).filter((id) => reported.has(id))).toEqual([]);
    const newest = (id: string) => REVISION_IDS.findLast((revision) => deepOf(revision).ledger.has(id));
    expect([...ids].filter((id) => newest(id) === undefined)).toEqual([]);
    expect([...ids].filter((id) => !requirementText(newest(id) ?? '2025-11-25', id)?.says)).toEqual([]);
  });

  it('include most of those with MUST', () => {
    const musts = [...ids].filter((id) =>
      REVISION_IDS.some((revision) => deepOf(revision).ledger.get(id)?.level.startsWith('MUST')),
    );
    const missing = musts.filter((id) => !reported.has(id) && !withoutRule[id]);
    expect(musts.length).toBeGreaterThan(40);
    expect(missing).toEqual([]);
  });
});

describe.runIf(folder)('the examples of the catalogue', () => {
  const entries = (folder ? readFileSync(join(folder, 'requirements.jsonl'), 'utf8') : '')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Requirement)
    .filter(({ id, bad }) => ids.has(id) && Array.isArray(bad));

  it('are there', () => {
    expect(entries.length).toBeGreaterThan(35);
  });

  it.each(entries.map((entry) => [entry.id, entry] as const))('%s', (id, { good, bad, badRevision: revision }) => {
    if (!Array.isArray(good) || !Array.isArray(bad) || !revision) throw new Error('no examples');
    const right = found(good, { revision });
    expect(
      brief(
        right.filter(
          (one) => one.requirement === id || (one.severity !== 'info' && reported.has(one.requirement ?? '')),
        ),
      ),
    ).toBe('nothing');
    const wrong = found(bad, { revision });
    const named = withoutRule[id] ?? `\`${REPORTED_AS[id] ?? id}\``;
    const isNamed = wrong.some(({ requirement }) => requirement !== null && named.includes(`\`${requirement}\``));
    expect(isNamed ? named : brief(wrong)).toBe(named);
  });
});

describe.skipIf(folder)('the examples of the catalogue', () => {
  it('are missing', () => {
    console.log('MCP_SPEC_DIR is not set: the catalogue of requirements was not checked.');
    expect(ids.size).toBeGreaterThan(60);
  });
});

const transcripts = [...answers, ...pings, ...batches, ...codes, ...handshakes, ...versions, ...eras, ...notices];
/** Findings about a value that appears nowhere in the text. */
const NOWHERE = /no earlier request|no request has it|which must be empty/u;

describe('a conversation', () => {
  it.each(transcripts.map((one) => [`${one.revision} ${one.says}`, one] as const))('%s', (_name, one) => {
    const { text, revision, transport, findings } = one;
    const options: CheckOptions = transport ? { revision, transport } : { revision };
    const mine = checkOne(text, options).diagnostics.filter(({ requirement }) => reported.has(requirement ?? ''));
    expect(mine.map(({ requirement, entry }) => `${requirement} in ${entry + 1}`).toSorted()).toEqual(
      [...findings].toSorted(),
    );
    for (const { what, related } of mine) {
      expect(what).toMatch(/[Mm]essage \d/u);
      if (!NOWHERE.test(what)) expect([what, related.length]).not.toEqual([what, 0]);
    }
  });
});

/** Messages whose members may be anything, with few ids, tokens and versions so that they collide. */
const strange = (() => {
  const id = fc.constantFrom<unknown>(0, 1, '1', '0', 'server-error', null, 1.5, {}, [], true, undefined);
  const version = fc.constantFrom<unknown>('2025-06-18', '2026-07-28', '1900-01-01', 'draft', 7, null, undefined);
  const method = fc.constantFrom<unknown>(
    'initialize',
    'notifications/initialized',
    'initialized',
    'ping',
    'tools/call',
    'server/discover',
    'notifications/cancelled',
    'notifications/progress',
    'x',
    5,
  );
  const meta = fc.record(
    {
      progressToken: id,
      'io.modelcontextprotocol/protocolVersion': version,
      'io.modelcontextprotocol/clientCapabilities': fc.constant({}),
    },
    { requiredKeys: [] },
  );
  const params = fc.oneof(
    fc.record(
      {
        requestId: id,
        progressToken: id,
        progress: fc.constantFrom<unknown>(1, 0, 'a', null),
        protocolVersion: version,
        _meta: fc.oneof(meta, fc.constant(3)),
      },
      { requiredKeys: [] },
    ),
    fc.constantFrom<unknown>([], null, 'x'),
  );
  const result = fc.oneof(
    fc.record(
      {
        protocolVersion: version,
        capabilities: fc.constantFrom<unknown>({}, []),
        supportedVersions: fc.constantFrom<unknown>(['2026-07-28'], ['1'], [1], {}),
        resultType: fc.constantFrom<unknown>('complete', 'task', 1),
      },
      { requiredKeys: [] },
    ),
    fc.constantFrom<unknown>(null, [], 'ok'),
  );
  const error = fc.oneof(
    fc.record(
      {
        code: fc.constantFrom<unknown>(-32601, -32602, -32600, -32603, -32022, -32020, 'x'),
        message: fc.constantFrom<unknown>(
          'Unsupported protocol version',
          'Method not found',
          'not initialized',
          'Invalid params',
          null,
        ),
        data: fc.constantFrom<unknown>({ supported: ['2026-07-28'], requested: '1' }, { supported: 1 }, '', null),
      },
      { requiredKeys: [] },
    ),
    fc.constantFrom<unknown>(null, 'no'),
  );
  const one = fc.oneof(
    fc.record({ jsonrpc: fc.constant('2.0'), id, method, params }, { requiredKeys: ['jsonrpc', 'method'] }),
    fc.record({ jsonrpc: fc.constant('2.0'), id, result }, { requiredKeys: ['jsonrpc', 'result'] }),
    fc.record({ jsonrpc: fc.constant('2.0'), id, error }, { requiredKeys: ['jsonrpc', 'error'] }),
    fc.constantFrom<unknown>(1, null, {}, []),
  );
  const message = fc.oneof({ arbitrary: one, weight: 5 }, { arbitrary: fc.array(one, { maxLength: 3 }), weight: 1 });
  return fc.array(fc.record({ from: fc.constantFrom('client', 'server'), message }), { minLength: 1, maxLength: 9 });
})();

describe('any conversation', () => {
  it('returns a report, the same each time, with ranges inside the text', () => {
    fc.assert(
      fc.property(strange, fc.constantFrom(...REVISION_IDS, 'auto' as const), (lines, revision) => {
        const text = lines.map((line) => JSON.stringify(line)).join('\n');
        const { diagnostics } = checkOne(text, { revision });
        for (const { span, related, entry } of diagnostics) {
          expect(entry).toBeLessThan(lines.length);
          for (const place of [span, ...related.map((one) => one.span)]) {
            expect(place.start).toBeLessThanOrEqual(place.end);
            expect(place.end).toBeLessThanOrEqual(text.length);
          }
        }
        expect(checkOne(text, { revision }).diagnostics).toEqual(diagnostics);
      }),
      { numRuns: 150 },
    );
  }, 120_000);
});
