/**
 * The official conformance suite against `mcp --http`. Most of its scenarios use tools, prompts and resources of a fixture, which only
 * the simulated server has (`web/node/conformance.test.ts`); this server must pass all others.
 *
 * @module-tag all
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mcpOnFreePort, type ServedMcp } from '../testing/mcp-served.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const suite = join(root, 'node_modules/@modelcontextprotocol/conformance/dist/index.js');
const shim = join(root, 'scripts/conformance/register.mjs');
const folder = mkdtempSync(join(tmpdir(), 'mcp-conformance-'));

/** Scenarios that need nothing but a server, and must pass as a whole. */
const APPLY = {
  '2025-11-25': [
    'dns-rebinding-protection',
    'ping',
    'prompts-list',
    'resources-list',
    'server-initialize',
    'tools-list',
  ],
  '2026-07-28': [
    'caching',
    'dns-rebinding-protection',
    'http-header-validation',
    'input-required-result-unsupported-methods',
    'prompts-list',
    'resources-list',
    'sep-2164-resource-not-found',
    'server-sse-multiple-streams',
    'tools-list',
  ],
} as const;

/** Scenarios that are partly about the fixture: nothing else in them may fail. */
const PARTLY = { '2025-11-25': [], '2026-07-28': ['server-stateless'] } as const;

/** The tools, prompts and resources of the suite’s fixture. */
const FIXTURE =
  /(?:Tool|Prompt|diagnostic tool) '?test_\w+'? ?(?:not found|in tools\/list)?|test:\/\/|json_schema_2020_12_tool/u;
/** Features that this server does not have: logging, subscriptions to resources that never change, and tools that request input. */
const UNDECLARED =
  /^(?:logging-set-level|resources-(?:un)?subscribe|tools-call-with-logging|input-required-result-.*)$/u;
/** Separate from the core, or recommendations for sessions and resumable streams, which this server does not have. */
const APART =
  /^(?:tasks-.*|server-sse-polling|http-custom-header-server-validation|server-sse-multiple-streams-session)$/u;

interface Check {
  id: string;
  status: string;
  errorMessage?: string;
}

let served: ServedMcp;
beforeAll(async () => {
  served = await mcpOnFreePort();
});
afterAll(async () => {
  await served.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** The checks of every scenario that a revision requires, by scenario name. */
async function run(revision: string): Promise<Map<string, Check[]>> {
  const place = join(folder, revision);
  const args = ['--import', shim, suite, 'server', '--url', served.url.href, '--requirements', revision, '-o', place];
  // It exits with 1 if a scenario fails.
  await promisify(execFile)(process.execPath, args, { cwd: folder, maxBuffer: 1 << 26 }).catch(() => undefined);
  return new Map(
    readdirSync(place).map((name) => {
      const checks = JSON.parse(readFileSync(join(place, name, 'checks.json'), 'utf8')) as Check[];
      return [name.replace(/^server-/u, '').replace(/-\d{4}-\d\d-\d\dT[\d-]+Z$/u, ''), checks];
    }),
  );
}

const isGood = ({ status }: Check): boolean => ['SUCCESS', 'INFO', 'SKIPPED'].includes(status);

describe.each(['2025-11-25', '2026-07-28'] as const)('the scenarios of %s', (revision) => {
  it(
    'pass where they apply; all others are about the fixture or undeclared features',
    { timeout: 120_000 },
    async () => {
      const ran = await run(revision);
      for (const name of APPLY[revision]) {
        expect(ran.get(name)?.filter(({ status }) => status === 'SUCCESS').length ?? 0, name).toBeGreaterThan(0);
        expect(
          ran.get(name)?.filter((one) => !isGood(one)),
          name,
        ).toEqual([]);
      }
      for (const name of PARTLY[revision]) expect(ran.get(name)?.filter(isGood).length ?? 0, name).toBeGreaterThan(20);
      const unexplained = [...ran].flatMap(([name, checks]) =>
        checks
          .filter((one) => !isGood(one))
          .filter(
            ({ id, errorMessage = '' }) =>
              !FIXTURE.test(errorMessage) && !UNDECLARED.test(name) && !APART.test(name) && !APART.test(id),
          )
          .map(({ id, status, errorMessage }) => `${name}: ${status} ${id}: ${errorMessage ?? ''}`),
      );
      expect(unexplained).toEqual([]);
    },
  );
});
