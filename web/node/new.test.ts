/**
 * The generators: what they write, and that it works unchanged. A copy of the project gets a rule of every area, a format and
 * an exercise of every kind; its types, architecture checks and the tests of those areas pass. The unit tests run the examples of
 * all rules and exercises: here a share of them shows that the new ones do not change what others report.
 */
import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Refusal, withoutReason, withRow } from '../../scripts/new/code.mjs';
import { newExercise } from '../../scripts/new/exercise.mjs';
import { newFormat } from '../../scripts/new/format.mjs';
import { newRule } from '../../scripts/new/rule.mjs';
import { formatted, type Plan, type Read } from '../../scripts/new/run.mjs';
import { EXERCISES } from '../course/grade.ts';
import { sessionRules } from '../protocol/rules/session/index.ts';
import { shapeRules } from '../protocol/rules/shape/index.ts';
import { wireRules } from '../protocol/rules/transport/index.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const below =
  (folder: string): Read =>
  (path) =>
    existsSync(join(folder, path)) ? readFileSync(join(folder, path), 'utf8') : null;
const here = below(root);

const AREAS =
  'envelope base tools resources sampling elicitation flows core features rounds http headers auth streams framing'.split(
    ' ',
  );
/** Milliseconds: the compiler and the tests run once more in the copy, possibly on a busy machine. */
const TIMEOUT_MS = 900_000;
const KINDS = ['fix-message', 'write-message', 'answer-as-server', 'order-session', 'find-mistake', 'choose-error'];

/** One of so many of the rules and exercises of this project is tested again in the copy. */
const SHARE = 40;

/** A pattern of test names that leaves out the tests of most rules and exercises of this project. */
function withoutMost(): string {
  const ids = [...shapeRules, ...sessionRules, ...wireRules, ...EXERCISES].map(({ id }) => id);
  const out = ids.filter((_, at) => at % SHARE !== 0).map((id) => id.replaceAll(/[^\w/-]/g, String.raw`\$&`));
  return `^(?!(?:${out.join('|')})[ ,])`;
}

/** The tests that passed, in Vitest’s results as JSON. */
function passedIn(json: string): { file: string; test: string }[] {
  const { testResults } = JSON.parse(json) as {
    testResults: { name: string; assertionResults: { fullName: string; status: string }[] }[];
  };
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed')
      .map(({ fullName }) => ({ file: name, test: fullName })),
  );
}

const paths = ({ files }: Plan): string[] => files.map(({ path }) => path);
const textOf = ({ files }: Plan, path: string): string => files.find((file) => file.path === path)?.text ?? '';

describe('a new rule', () => {
  it('consists of one file, one list entry and one table row', () => {
    const plan = newRule({ area: 'core', id: 'ids/own-check', says: 'An id should be short.', level: 'MUST' }, here);
    expect(paths(plan)).toEqual([
      'web/protocol/rules/session/core/own-check.ts',
      'web/protocol/rules/session/core/index.ts',
      'web/protocol/model/requirements/core.ts',
    ]);
    expect(textOf(plan, 'web/protocol/model/requirements/core.ts')).toContain("'2025-11-25': ['MUST', ");
    expect(plan.prove).toMatch(/^npx tsc -b && npx vitest run /);
  });

  it('takes over the row of a requirement that no rule reported so far', () => {
    const plan = newRule({ area: 'sampling', id: 'sampling/text-missing' }, here);
    const row = /'sampling\/text-missing': \{[^]*?\n {2}\},/.exec(
      textOf(plan, 'web/protocol/model/requirements/sampling.ts'),
    );
    expect(row?.[0]).toContain('says:');
    expect(row?.[0]).not.toContain('unreported');
  });

  it.each([
    [{ area: 'nowhere', id: 'a/b' }, '--area is one of envelope,'],
    [{ area: 'tools' }, '--id is missing'],
    [{ stage: 'shape', id: 'a/b' }, 'flows, and is missing.'],
    [{ area: 'tools', id: 'Tools' }, 'is not of the form'],
    [{ area: 'tools', stage: 'session', id: 'tools/x' }, '--area is one of core, features, rounds, not tools.'],
    [{ area: 'tools', id: 'tools/own', level: 'may' }, '--level is one of MUST,'],
    [{ area: 'tools', id: 'tools/own', says: 'no full stop' }, 'with a full stop'],
    [{ area: 'core', id: 'x/ids-reused' }, 'is there already'],
  ])('refuses %j', (wish, because) => {
    expect(() => newRule(wish, here)).toThrow(Refusal);
    expect(() => newRule(wish, here)).toThrow(because);
  });
});

describe('rows of the table', () => {
  const TABLE =
    "export const t = {\n  'b/b': {\n    says: 'B.',\n    unreported:\n      'Long, so it stands below.',\n  },\n};\n";

  it('are in alphabetical order', () => {
    const all = withRow(withRow(TABLE, 'a/a', "{\n    says: 'A.',\n  }"), 'c/c', "{\n    says: 'C.',\n  }");
    expect([...all.matchAll(/'(\w\/\w)': \{/g)].map(([, id]) => id)).toEqual(['a/a', 'b/b', 'c/c']);
  });

  it('lose their reason, and nothing else', () => {
    expect(withoutReason(TABLE, 'b/b')).toBe("export const t = {\n  'b/b': {\n    says: 'B.',\n  },\n};\n");
  });
});

describe('a new format and a new exercise', () => {
  it('consist of one file each and their registration', () => {
    expect(paths(newFormat({ id: 'acme-proxy' }, here))).toEqual([
      'web/protocol/intake/formats/acme-proxy.ts',
      'web/protocol/intake/formats/index.ts',
      'web/protocol/intake/titles.ts',
    ]);
    expect(paths(newExercise({ id: 'own-one', chapter: 'tools' }, here))).toEqual([
      'web/course/exercises/own-one.ts',
      'web/course/exercises/index.ts',
      'web/course/curriculum.ts',
    ]);
  });

  it('reject names that are in use, and unknown chapters', () => {
    expect(() => newFormat({ id: 'go-sdk' }, here)).toThrow('There is a format go-sdk already.');
    expect(() => newExercise({ id: 'null-id', chapter: 'tools' }, here)).toThrow('There is an item null-id already.');
    expect(() => newExercise({ id: 'own-one', chapter: 'nowhere' }, here)).toThrow('There is no chapter nowhere');
    expect(() => newExercise({ id: 'own-one', chapter: 'tools', kind: 'quiz' }, here)).toThrow('--kind is one of');
  });
});

describe('a copy of the project with all generated parts', () => {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'new-')));
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  beforeAll(async () => {
    for (const name of readdirSync(root)) {
      if (['.git', 'dist', 'node_modules', 'test-results', 'playwright-report'].includes(name)) continue;
      cpSync(join(root, name), join(copy, name), { recursive: true });
    }
    // Dependencies are shared; everything built from the sources is not, except what the compiler knows of unchanged files.
    mkdirSync(join(copy, 'node_modules'));
    for (const name of readdirSync(join(root, 'node_modules')))
      if (!/^\.(?:cache|vite)/u.test(name))
        symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name));
    copyTypeCheck();
    const read = below(copy);
    for (const area of AREAS) await write(newRule({ area, id: `${area}-own/first-check`, level: 'MUST' }, read));
    for (const kind of KINDS) await write(newExercise({ id: `own-${kind}`, kind, chapter: 'messages' }, read));
    await write(newFormat({ id: 'acme-proxy', title: 'Acme proxy log' }, read));
  });

  /**
   * Copies the results of the last type check, if there is one: the compiler then checks the changed files and those that depend
   * on them, as in this project. Libraries are named by the place that the links lead to.
   */
  function copyTypeCheck(): void {
    const cache = join('node_modules', '.cache', 'tsc');
    if (!existsSync(join(root, cache))) return;
    cpSync(join(root, cache), join(copy, cache), { recursive: true });
    for (const item of readdirSync(join(copy, cache), { recursive: true, withFileTypes: true })) {
      if (!item.isFile()) continue;
      const file = join(item.parentPath, item.name);
      if (file.endsWith('.tsbuildinfo')) {
        const to = (folder: string): string => `"${relative(item.parentPath, realpathSync(folder))}/`;
        const [own, linked] = [to(join(copy, 'node_modules')), to(join(root, 'node_modules'))];
        const text = readFileSync(file, 'utf8');
        const moved = (_: string, at: number): string => (text.startsWith('..', at + own.length) ? own : linked);
        writeFileSync(file, text.replaceAll(own, moved));
      }
      // Older than every source: only the contents of the sources decide what is checked.
      utimesSync(file, 0, 0);
    }
  }

  async function write({ files }: Plan): Promise<void> {
    for (const { path, text } of files) {
      writeFileSync(join(copy, path), await formatted(path, text));
    }
  }

  function run(...args: readonly string[]): Promise<{ status: number | null; output: string }> {
    const env = Object.fromEntries(
      Object.entries(process.env).filter(([name]) => !/^(?:VITE|TEST|NODE_ENV)/.test(name)),
    );
    return new Promise((done, fail) => {
      let output = '';
      const child = spawn(process.execPath, args, { cwd: copy, env });
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => (output += String(piece)));
      child.on('error', fail);
      child.on('close', (status) => done({ status, output }));
    });
  }

  it('adds one more with the command, and writes the coverage', async () => {
    const { status, output } = await run('scripts/new/rule.mjs', '--area', 'tools', '--id', 'tools/by-command');
    expect(output).toContain('new     web/protocol/rules/shape/tools/by-command.ts');
    expect(output).toContain('npx tsc -b && npx vitest run ');
    expect(status).toBe(0);
    expect(readFileSync(join(copy, 'docs/coverage.tsv'), 'utf8')).toContain(
      '\ntools/by-command\tmessage\trule tools/by-command\t',
    );
    const refused = await run('scripts/new/rule.mjs', '--nonsense');
    expect(refused.status).toBe(2);
    expect(refused.output).toMatch(/^Unknown option '--nonsense'[^\n]*\n$/);
  });

  it(
    'passes the type check',
    async () => {
      expect(await run('node_modules/typescript/bin/tsc', '-b')).toEqual({ status: 0, output: '' });
    },
    TIMEOUT_MS,
  );

  it(
    'passes the tests of rules, formats and exercises, and the architecture checks',
    async () => {
      const tests = [
        ...['rules/rules', 'rules/session/session', 'rules/shape/shape', 'rules/transport/transport', 'coverage'].map(
          (one) => `web/protocol/${one}.test.ts`,
        ),
        ...['intake', 'titles'].map((one) => `web/protocol/intake/${one}.test.ts`),
        ...['exercises', 'curriculum', 'variants'].map((one) => `web/course/${one}.test.ts`),
        'web/node/course-answers.test.ts',
        'web/tidy.test.ts',
      ];
      const results = join(copy, 'results.json');
      // One process: each would read all sources.
      const options = [
        '--maxWorkers=1',
        '--reporter=dot',
        '--reporter=json',
        `--outputFile.json=${results}`,
        '-t',
        withoutMost(),
      ];
      const { status, output } = await run('node_modules/vitest/vitest.mjs', 'run', ...options, ...tests);
      expect([status, status === 0 ? '' : output]).toEqual([0, '']);
      const passed = passedIn(readFileSync(results, 'utf8'));
      // Of each new part, and of each file.
      const own = [...AREAS.map((area) => `${area}-own/first-check`), ...KINDS.map((kind) => `own-${kind}`)];
      for (const name of [...own, 'tools/by-command'])
        expect([name, passed.filter(({ test }) => test.startsWith(`${name} `)).length > 2]).toEqual([name, true]);
      expect(passed.some(({ test }) => test.includes('acme-proxy'))).toBe(true);
      expect(tests.filter((path) => !passed.some(({ file }) => file.endsWith(path)))).toEqual([]);
    },
    TIMEOUT_MS,
  );
});
