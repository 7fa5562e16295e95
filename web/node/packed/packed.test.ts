/**
 * The npm package as its users have it: packed, installed into an empty folder from the file alone, and run there. No registry is
 * asked: the package has no dependency but Python, which is linked from this checkout.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { INSIDE } from '../../../scripts/notices.mjs';
import { buildPackageIfNeeded } from '../../../scripts/package.mjs';
import { check } from '../../protocol/check.ts';
import { reportJson } from '../../protocol/exports.ts';
import { VERSION } from '../../protocol/product.ts';
import { corpusOfBad } from '../../testing/corpus.ts';
import { COMMANDS } from '../main.ts';
import { connect } from '../testing/mcp-served.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'packed-'));
const home = join(folder, 'node_modules', 'mcp-protocol-playground');
let tarball = '';

/** Without the settings of npm that its scripts pass on to their children, and without a browser. */
const env = Object.fromEntries(
  Object.entries({ ...process.env, CI: 'true', NO_COLOR: '1' }).filter(
    ([name]) => !/^(npm_|INIT_CWD$|VITEST|NODE_OPTIONS$)/u.test(name),
  ),
);

function run(
  program: string,
  args: readonly string[],
  input = '',
): { status: number | null; stdout: string; stderr: string } {
  return spawnSync(program, args, { cwd: folder, env, input, encoding: 'utf8', maxBuffer: 1e9 });
}

const bin = (...args: string[]) => run(process.execPath, [join(home, 'build', 'program', 'bin.js'), ...args]);

function filesIn(path: string): string[] {
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile())
    .map((item) => join(item.parentPath, item.name));
}

beforeAll(async () => {
  await buildPackageIfNeeded();
  const packed = spawnSync('npm', ['pack', '--ignore-scripts', '--json', '--pack-destination', folder], {
    cwd: root,
    env,
    encoding: 'utf8',
  });
  const [{ filename }] = JSON.parse(packed.stdout) as [{ filename: string }];
  tarball = join(folder, filename);
  writeFileSync(join(folder, 'package.json'), '{"private":true}');
  const installed = run('npm', ['install', '--offline', '--omit=optional', '--no-audit', '--no-fund', tarball]);
  if (installed.status !== 0) throw new Error(`The package could not be installed: ${installed.stderr}`);
  symlinkSync(
    dirname(createRequire(import.meta.url).resolve('pyodide/package.json')),
    join(folder, 'node_modules', 'pyodide'),
  );
  writeFileSync(join(folder, 'order.json'), example('README.md', 'order.json'));
  // A guard against what never ends: everything may have to be built first.
}, 3_600_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Programs besides this Node; null for one that npm does not have for this system. `npm run test:nodes` installs them. */
const runtimes = JSON.parse(process.env['LIBRARY_RUNTIMES'] ?? '{}') as Partial<
  Record<'deno' | 'bun' | 'jest', string | null>
>;
const MISSING = 'not installed: run npm run test:nodes';

/** A block of a page that follows `<!-- example: NAME -->`. */
function example(page: string, name: string): string {
  const found = new RegExp(`<!-- example: ${name} -->\\s+\`\`\`\\w+\\n([^]*?)\`\`\``, 'u').exec(
    readFileSync(join(root, page), 'utf8'),
  );
  if (found?.[1] === undefined) throw new Error(`${page} has no example ${name}`);
  return found[1];
}

describe('the package', () => {
  it('is clean for publint, and its types are right for every kind of program', async () => {
    const { buffer, byteOffset, byteLength } = readFileSync(tarball);
    const bytes = buffer.slice(byteOffset, byteOffset + byteLength);
    const { messages } = await publint({ pack: { tarball: bytes }, strict: true });
    // The repository is not named: the one who publishes knows it.
    expect(messages.map(({ code }) => code)).toEqual([]);
    const analysis = await checkPackage(createPackageFromTarballData(new Uint8Array(bytes)));
    const problems = 'problems' in analysis ? analysis.problems : ['no types'];
    // The entries for modules cannot be required by programs that are none; Node reports that itself.
    const other = problems.filter((one) => typeof one === 'string' || one.kind !== 'CJSResolvesToESM');
    const old = other.filter(
      (one) => !(typeof one === 'object' && 'resolutionKind' in one && one.resolutionKind === 'node10'),
    );
    expect(old).toEqual([]);
  });

  it('needs no other package, and at most 26 MB without Python', () => {
    expect(
      readdirSync(join(folder, 'node_modules')).filter((name) => !name.startsWith('.') && name !== 'pyodide'),
    ).toEqual(['mcp-protocol-playground']);
    const size = filesIn(home).reduce((sum, file) => sum + statSync(file).size, 0);
    expect(size / 1e6).toBeLessThan(26);
  });

  it('contains the licenses of all that it ships, and no tests, sources or maps', () => {
    for (const place of ['build', 'dist']) {
      const text = readFileSync(join(home, place, 'THIRD-PARTY-NOTICES.txt'), 'utf8');
      for (const name of place === 'dist'
        ? ['react', 'monaco-editor', 'pyodide', 'acorn']
        : ['acorn', 'yaml', 'pyodide', 'zod', '@modelcontextprotocol/server'])
        expect(text).toMatch(new RegExp(`^${name} \\d.*\\nLicense: `, 'mu'));
      expect(text).not.toContain('no license text');
    }
    expect(existsSync(join(home, 'LICENSE'))).toBe(true);
    const odd = filesIn(home).filter((file) => /\.(?:test|spec)\.|\.map$|(?<!\.d)\.[mc]?ts$|\.tsx$/u.test(file));
    expect(odd).toEqual([]);
  });

  it('names the works that the SDK of `mcp` contains as its own code', () => {
    const name = '@modelcontextprotocol/server';
    const chunks = join(root, 'node_modules', name, 'dist');
    const code = readdirSync(chunks).filter((file) => /^(?:mcp|src|ajvProvider|stdio|index).*\.mjs$/u.test(file));
    const regions = code.flatMap((file) => [
      ...readFileSync(join(chunks, file), 'utf8').matchAll(/#region \S*\/\.pnpm\/([^@/]+|@[^@]+)@/gu),
    ]);
    const works = [...new Set(regions.map(([, work = '']) => work.replace('+', '/')))].toSorted();
    expect(INSIDE[name]).toEqual(works);
    const text = readFileSync(join(home, 'build', 'THIRD-PARTY-NOTICES.txt'), 'utf8');
    for (const work of works) expect(text).toContain(`\n${work}, in ${name}\nLicense: `);
  });

  it('has a library without built-in modules of Node', () => {
    for (const file of filesIn(join(home, 'build', 'library')))
      expect(readFileSync(file, 'utf8')).not.toMatch(/\b(?:from|import|require)\s*\(?["'](?:node:|fs|path|module)/u);
  });
});

describe('the program', () => {
  it('is installed under both names', () => {
    for (const name of ['mcp-protocol-playground', 'mcp-playground'])
      expect(run('npx', ['--offline', name, '--version']).stdout).toBe(`${VERSION}\n`);
  });

  it.each(COMMANDS.map(({ name }) => name))('loads %s', (name) => {
    const { status, stdout, stderr } = bin(name, '--help');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain(name);
  });

  it('checks a file as README shows', () => {
    const { status, stdout } = bin('check', '--format', 'text', 'order.json');
    expect({ status, stdout }).toEqual({ status: 1, stdout: example('README.md', 'answer') });
  });

  it('prints the same bytes as the library and the engine, for a bad example of every rule', async () => {
    const texts = corpusOfBad();
    const cases = texts.map(({ text, options }, id) => JSON.stringify({ id, text, ...options })).join('\n');
    writeFileSync(join(folder, 'cases.jsonl'), cases);
    const lines = bin('check', '--batch-file', 'cases.jsonl', '--format', 'jsonl').stdout.trimEnd().split('\n');
    const { checkJson } = (await import(pathToFileURL(join(home, 'build', 'library', 'index.js')).href)) as {
      checkJson: typeof reportOf;
    };
    const different = texts.filter(({ text, options }, id) => {
      const expected = reportOf(text, options);
      const command = lines[id]?.replace(`{"id":${id},`, '{');
      return `${command}\n` !== expected || checkJson(text, options) !== expected;
    });
    expect(lines).toHaveLength(texts.length);
    expect(different.map(({ name }) => name)).toEqual([]);
  });

  it('is a server for agents', async () => {
    const args = [join(home, 'build', 'program', 'bin.js'), 'mcp'];
    for (const generation of ['first', 'auto'] as const) {
      const client = await connect(generation, { args, cwd: folder });
      const { content } = await client.call('check', { file: 'order.json' });
      expect(`${content.at(-1)?.text}\n`).toBe(bin('check', 'order.json').stdout);
      const rule = await client.call('explain_rule', { id: 'ids/null-id' });
      expect(rule.structuredContent).toMatchObject({
        bad: [{ finding: expect.stringContaining('null') as string }, {}],
      });
      await client.close();
    }
  });

  it('grades JavaScript and Python', () => {
    const { exercises } = {
      exercises: JSON.parse(bin('grade', '--list').stdout) as { id: string; kind: string; languages: string[] }[],
    };
    const one = exercises.find(({ kind, languages }) => kind === 'code' && languages.includes('python'));
    for (const ending of ['js', 'py']) {
      writeFileSync(join(folder, `answer.${ending}`), '');
      const { status, stdout } = bin('grade', one?.id ?? '', `answer.${ending}`);
      expect(status).toBe(1);
      expect(JSON.parse(stdout)).toMatchObject({ exercise: one?.id, passed: false });
    }
  });

  it('serves the page with Python, and no other file', async () => {
    const child = spawn(process.execPath, [join(home, 'build', 'program', 'bin.js'), '--port', '0', '--no-browser'], {
      cwd: folder,
      env,
    });
    let printed = '';
    while (!/http:\S+\n/u.test(printed)) printed += String((await once(child.stdout, 'data'))[0]);
    const [url = ''] = /http:\S+/u.exec(printed) ?? [];
    try {
      const page = await fetch(url);
      expect(page.headers.get('content-security-policy')).toContain("connect-src 'self'");
      const worker = await (await fetch(`${url}sw.js`)).text();
      // The package contains the English page alone.
      const listed = [...worker.matchAll(/"(assets\/(?!es\/)[^"]+)":/gu)].map(([, path = '']) => path);
      expect(listed.filter((path) => /pyodide|python/u.test(path)).length).toBeGreaterThan(2);
      for (const path of listed)
        expect([path, (await fetch(url + path, { method: 'HEAD' })).status]).toEqual([path, 200]);
      expect((await fetch(`${url}../package.json`)).status).toBe(404);
    } finally {
      child.kill();
    }
  });
});

describe('docs/library.md', () => {
  const page = readFileSync(join(root, 'docs', 'library.md'), 'utf8');
  const examples = [...page.matchAll(/<!-- run -->\s+```js\n([^]*?)```\s+```text\n([^]*?)```/gu)];

  it('has examples', () => expect(examples.length).toBeGreaterThan(3));

  it.each(examples.map(([, code = '', prints = '']) => [code, prints]))('%s prints what it says', (code, prints) => {
    mkdirSync(join(folder, 'docs'), { recursive: true });
    writeFileSync(join(folder, 'docs', 'example.mjs'), code);
    expect(run(process.execPath, [join(folder, 'docs', 'example.mjs')])).toMatchObject({ stderr: '', stdout: prints });
  });

  it.for(['deno', 'bun'] as const)('prints the same in %s', (name, { task, skip }) => {
    const program = runtimes[name];
    if (!program) {
      Object.assign(task.meta, { lacks: MISSING });
      return skip(MISSING);
    }
    // Each has quotes and line breaks of its own for printed objects.
    const plain = (printed: string): string => printed.replaceAll('"', "'").replaceAll(/,?\s+/gu, ' ');
    for (const [, code = '', prints = ''] of examples) {
      writeFileSync(join(folder, 'docs', 'example.mjs'), code);
      const args = name === 'deno' ? ['run', '--no-prompt', '--node-modules-dir=manual'] : ['run'];
      const { status, stdout } = run(program, [...args, join(folder, 'docs', 'example.mjs')]);
      expect({ status, stdout: plain(stdout) }).toEqual({ status: 0, stdout: plain(prints) });
    }
  });

  it('has a matcher that Jest takes', ({ task, skip }) => {
    const { jest } = runtimes;
    if (!jest) {
      Object.assign(task.meta, { lacks: MISSING });
      return skip(MISSING);
    }
    const place = join(folder, 'jest');
    mkdirSync(place, { recursive: true });
    writeFileSync(
      join(place, 'jest.config.json'),
      JSON.stringify({
        setupFilesAfterEnv: ['mcp-protocol-playground/jest'],
        testEnvironment: 'node',
        cacheDirectory: join(place, 'cache'),
      }),
    );
    const request = '{"jsonrpc":"2.0","id":null,"method":"ping"}';
    writeFileSync(
      join(place, 'matcher.test.js'),
      `test('valid', () => expect({ jsonrpc: '2.0', id: 1, method: 'ping' }).toBeValidMcp({ revision: '2025-11-25' }));
test('wrong', () => expect(${request}).toBeValidMcp({ revision: '2025-11-25' }));
test('not', () => expect(${request}).not.toBeValidMcp({ revision: '2025-11-25' }));\n`,
    );
    const { status, stderr } = run(process.execPath, [
      jest,
      '--rootDir',
      place,
      '--config',
      join(place, 'jest.config.json'),
    ]);
    expect(status).toBe(1);
    expect(stderr).toContain('Tests:       1 failed, 2 passed, 3 total');
    expect(stderr).toContain('Message 1 requests `ping` with `"id": null`');
  });

  it('has types for programs of every kind of resolution', () => {
    const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
    writeFileSync(
      join(folder, 'types.mts'),
      `import { check, checkMessages, createSession, revisions, rules, type Finding } from 'mcp-protocol-playground';
const found: readonly Finding[] = check('{}', { revision: '2025-11-25' }).diagnostics;
const first: string | undefined = checkMessages([{ from: 'client', message: {} }]).diagnostics[0]?.fix?.says;
const column: number | undefined = createSession({ revision: 'auto' }).push({ text: '' })[0]?.range?.startColumn;
// @ts-expect-error There is no such revision.
check('', { revision: '1999-01-01' });
export { found, first, column, revisions, rules };\n`,
    );
    for (const [module, resolution] of [
      ['node16', 'node16'],
      ['nodenext', 'nodenext'],
      ['esnext', 'bundler'],
    ] as const) {
      const { stdout, status } = run(process.execPath, [
        tsc,
        '--noEmit',
        '--strict',
        '--lib',
        'es2022',
        '--types',
        '',
        '--module',
        module,
        '--moduleResolution',
        resolution,
        'types.mts',
      ]);
      expect({ resolution, stdout, status }).toEqual({ resolution, stdout: '', status: 0 });
    }
  });
});

/** What the engine of this checkout prints. */
function reportOf(text: string, options: Parameters<typeof check>[1]): string {
  return reportJson(check(text, options), text);
}
