/**
 * The official conformance suite, from npm, against the real command.
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
import { serveOnFreePort, type Served } from './testing/served.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const suite = join(root, 'node_modules/@modelcontextprotocol/conformance/dist/index.js');
const shim = join(root, 'scripts/conformance/register.mjs');

/** The number of server scenarios that a revision requires. */
const REQUIRED = { '2025-11-25': 30, '2026-07-28': 37 } as const;

/** Scenarios of the tasks extension of 2026-07-28. The suite runs them, but no revision requires them. */
const EXTENSION: readonly string[] = [
  'tasks-lifecycle',
  'tasks-capability-negotiation',
  'tasks-wire-fields',
  'tasks-request-state-removal',
  'tasks-mrtr-input',
  'tasks-request-headers',
  'tasks-dispatch-and-envelope',
  'tasks-required-task-error',
  'tasks-mrtr-composition',
];

/** A scenario that this release of the suite always skips: it has not been rewritten for `subscriptions/listen` yet. */
const SKIPPED = 'tasks-status-notifications';

interface Check {
  id: string;
  status: string;
  errorMessage?: string;
}

let served: Served;
const folder = mkdtempSync(join(tmpdir(), 'conformance-'));

beforeAll(async () => {
  served = await serveOnFreePort(['--server', 'conformance']);
});
afterAll(async () => {
  await served.stop();
  rmSync(folder, { recursive: true, force: true });
});

const node = (...args: string[]): Promise<{ stdout: string }> =>
  promisify(execFile)(process.execPath, ['--import', shim, suite, ...args], { cwd: folder, maxBuffer: 1 << 26 }).catch(
    // Exits with 1 if a scenario fails; the output names it.
    (error: { stdout?: string }) => ({ stdout: error.stdout ?? '' }),
  );

/** The server scenarios that a revision requires, as the suite lists them. */
async function requiredBy(revision: string): Promise<string[]> {
  const { stdout } = await node('list', '--requirements', revision);
  const part = /Server scenarios[^\n]*\n([\s\S]*?)\n\n/u.exec(stdout)?.[1] ?? '';
  return [...part.matchAll(/^\s+- (\S+)/gmu)].map(([, name = '']) => name);
}

/** The checks of every scenario that ran, by scenario name. */
function checksIn(place: string): Map<string, Check[]> {
  return new Map(
    readdirSync(place).map((name) => {
      const checks = JSON.parse(readFileSync(join(place, name, 'checks.json'), 'utf8')) as Check[];
      return [name.replace(/^server-/u, '').replace(/-\d{4}-\d\d-\d\dT[\d-]+Z$/u, ''), checks];
    }),
  );
}

/**
 * This release of the suite validates each result of `tools/call` by the type of the core alone, so it also reports the tasks that
 * its own scenarios demand. Only that is excused: each message in the report is such a task.
 */
function isSuiteFault({ id, errorMessage = '' }: Check): boolean {
  const reported = errorMessage.split('[implementation]').slice(1);
  return (
    id === 'wire-schema-valid' &&
    reported.length > 0 &&
    reported.every((one) => one.includes("response to 'tools/call'") && one.includes('"resultType":"task"'))
  );
}

const bad = ({ status }: Check): boolean => status !== 'SUCCESS' && status !== 'INFO';

describe.each(Object.entries(REQUIRED))('the scenarios of %s', (revision, count) => {
  it(`passes all ${count} required scenarios`, { timeout: 120_000 }, async () => {
    const required = await requiredBy(revision);
    expect(required).toHaveLength(count);
    const place = join(folder, revision);
    await node('server', '--url', served.url, '--requirements', revision, '-o', place);
    const ran = checksIn(place);
    const rows = [...ran].map(([name, checks]) => {
      const failed = checks.filter((one) => bad(one) && !isSuiteFault(one));
      const kind = required.includes(name) ? 'required' : name.startsWith('tasks-') ? 'extension' : 'not scored';
      const verdict = name === SKIPPED ? 'skip' : failed.length === 0 ? 'pass' : 'FAIL';
      return `${verdict}  ${kind.padEnd(10)} ${name} (${checks.length - failed.length} of ${checks.length})`;
    });
    console.log(`Conformance ${revision}, server scenarios:\n${rows.join('\n')}`);
    const failures = [...ran].flatMap(([name, checks]) =>
      name === SKIPPED
        ? []
        : checks
            .filter((one) => bad(one) && !isSuiteFault(one))
            .map(({ id, status, errorMessage }) => `${name}: ${status} ${id}: ${errorMessage ?? ''}`),
    );
    expect(failures).toEqual([]);
    for (const name of required) expect(ran.get(name)?.length ?? 0, name).toBeGreaterThan(0);
    for (const name of revision === '2026-07-28' ? EXTENSION : [])
      expect(ran.get(name)?.length ?? 0, name).toBeGreaterThan(1);
    // Scenarios without the tool that they call would pass without trying anything.
    const polling = ran.get('server-sse-polling')?.map(({ id, status }) => `${id} ${status}`);
    if (polling) expect(polling).toContain('server-sse-disconnect-resume SUCCESS');
  });
});
