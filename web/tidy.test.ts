/**
 * The house rules that no compiler checks: allowed imports, file sizes, allowed globals in the pure layers, and a docstring for
 * every export. Imports are parsed, so comments and strings do not count.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync, Visitor } from 'oxc-parser';
import { describe, expect, it } from 'vitest';
import { circlesIn, floorProblem, type Floors } from './testing/import-graph.ts';
import { actsOnImport, isNamed, lineOf, uncertain, type Import, type Source } from './testing/sources.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

// ---- The table: layers, what they may import, and their entry points --------------------------------

/** Layers that depend on ES2023 only, each with the layers it may import. */
const PURE: Readonly<Record<string, readonly string[]>> = {
  protocol: [],
  simulator: ['protocol'],
  course: ['protocol', 'simulator'],
  library: ['protocol'],
};

/**
 * Entry points: the files of a layer that other layers may import. A light entry point is small enough for the page's main thread; a heavy one
 * runs in the worker, in Node, or in another pure layer.
 */
const ENTRY_POINTS: Readonly<Record<string, { light: readonly string[]; heavy: readonly string[] }>> = {
  protocol: {
    light: [
      'types.ts',
      'session-types.ts',
      'place-types.ts',
      'recording-types.ts',
      'advice.ts',
      'catalog.ts',
      'hosts/names.ts',
      'host-book.ts',
      'extension-book.ts',
      'product.ts',
      'words.ts',
      'intake/titles.ts',
      'json/plain.ts',
      'json/together.ts',
      'report/parts-outcome.ts',
      'session/classify.ts',
      'session/row-list.ts',
    ],
    // Each host converts offsets to lines and columns, and pretty-printing needs no checker.
    heavy: [
      'check.ts',
      'rule-list.ts',
      'rule-facts.ts',
      'extension-pages.ts',
      'check-lazily.ts',
      'check-messages.ts',
      'host-check.ts',
      'host-settings.ts',
      'parts.ts',
      'part-actions.ts',
      'report/may-fail.ts',
      'redaction.ts',
      'report/report.ts',
      'describe.ts',
      'explain.ts',
      'extended.ts',
      'report/checker.ts',
      'report/phases.ts',
      'shapes.ts',
      'values.ts',
      'exports.ts',
      'export/json.ts',
      'compare.ts',
      'fixture.ts',
      'replay.ts',
      'translate.ts',
      'export/json-types.ts',
      'json/apply.ts',
      'json/lines.ts',
      'json/format.ts',
      'json/nearest.ts',
      'json/pointer-place.ts',
    ],
  },
  simulator: {
    light: ['types.ts', 'inputs.ts', 'one-line.ts', 'apps/types.ts', 'apps/faults.ts', 'apps/host.ts'],
    heavy: [
      'server.ts',
      'run.ts',
      'run/http-client.ts',
      'client.ts',
      'conversation.ts',
      'servers/index.ts',
      'faults/index.ts',
      'apps/opened.ts',
      'apps/wire.ts',
      'transport/stdio.ts',
      'transport/http.ts',
      'authorization.ts',
    ],
  },
  course: {
    light: [
      'index.ts',
      'practice.ts',
      'progress.ts',
      'certificate.ts',
      'code/outcome.ts',
      'code/harness-javascript.ts',
      'code/harness-python.ts',
    ],
    heavy: ['play.ts', 'grade.ts', 'extended.ts', 'code.ts', 'code/script.ts', 'custom.ts'],
  },
  library: { light: [], heavy: ['index.ts', 'matcher.ts'] },
  // The worlds for learners' code are loaded as strings (`virtual:world/…`); no file imports them.
  sandbox: { light: ['world.ts', 'child-start.ts'], heavy: [] },
};

/** The engines that the worlds for learners' code contain. */
const WORLD_PACKAGES = ['quickjs-emscripten-core', '@jitl/quickjs-ng-wasmfile-release-sync'];
/**
 * The floors (layers) of `protocol/`, lowest first: a file may import files of its own folder and of lower floors. Folders and
 * files on the same floor may not import each other. The last two floors contain the entry points that combine the others.
 */
const FLOORS: Floors = [
  ['part-kinds.ts', 'product.ts', 'session-types.ts', 'words.ts'],
  ['types.ts'],
  ['place-types.ts', 'recording-types.ts'],
  ['json', 'secrets'],
  ['model'],
  ['schema'],
  ['hosts'],
  ['documents'],
  ['intake'],
  ['session'],
  ['rules'],
  ['extensions'],
  ['causes'],
  ['report'],
  ['book', 'complete', 'export', 'recorded'],
  ['compare', 'fixture', 'translate'],
  [
    'advice.ts',
    'catalog.ts',
    'check.ts',
    'check-lazily.ts',
    'check-messages.ts',
    'compare.ts',
    'describe.ts',
    'explain.ts',
    'exports.ts',
    'extended.ts',
    'extension-book.ts',
    'fixture.ts',
    'host-book.ts',
    'host-check.ts',
    'host-settings.ts',
    'part-actions.ts',
    'parts.ts',
    'replay.ts',
    'rule-facts.ts',
    'rule-list.ts',
    'redaction.ts',
    'shapes.ts',
    'translate.ts',
    'values.ts',
  ],
  // The build alone imports it: what it holds is too large for the other entry points.
  ['extension-pages.ts'],
];

/** Files of `app/engine` that belong to the page; all others there belong to the worker. */
const ENGINE_OF_THE_PAGE = [
  'client.ts',
  'types.ts',
  'session-types.ts',
  'sizes.ts',
  'learn.ts',
  'wire.ts',
  'columns.ts',
  'change.ts',
  'briefs.ts',
].map((name) => `app/engine/${name}`);

/** Allowed imports of a component, besides other components and its own styles. */
const PART_PACKAGES = /^(react|react-dom|lucide-react|@radix-ui\/.+|@tanstack\/react-virtual|cmdk|uqr)$/;
const PART_FILES = [
  'protocol/types.ts',
  'protocol/words.ts',
  'protocol/session-types.ts',
  'protocol/place-types.ts',
  'app/engine/types.ts',
  'app/engine/sizes.ts',
  'app/engine/learn.ts',
  'app/engine/session-types.ts',
];

/** A rule is one short file; helpers and tables for rules are ordinary files. */
const RULE_FILE = /^web\/protocol\/rules\/.+\.ts$/;
const RULE_LINES = 300;

/**
 * Maximum number of lines, first match wins. Model data may be as long as the specification; so may the table of text rules.
 */
const SIZES: readonly (readonly [RegExp, number])[] = [
  [/\.test\.tsx?$|\.spec\.ts$|\/testing\//, 600],
  [/^web\/protocol\/model\/[^/]+\//, Infinity],
  [/^web\/protocol\/rules\/text\/index\.ts$/, Infinity],
  [/\.tsx$/, 150],
  [/./, 300],
];

// ---- Reading sources -------------------------------------------------------------------------------------------------

const IGNORED = new Set(['node_modules', 'build', 'dist', '.git', '.cache', 'test-results', 'playwright-report']);

function walk(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((item) => {
    const path = folder === '' ? item.name : `${folder}/${item.name}`;
    if (IGNORED.has(item.name) || item.isSymbolicLink()) return [];
    return item.isDirectory() ? walk(path) : [path];
  });
}

function read(path: string): Source {
  return readText(path, readFileSync(join(root, path), 'utf8'));
}

function readText(path: string, code: string): Source {
  const { program, comments, module } = parseSync(path, code);
  const imports: Import[] = [];
  const add = (from: string, typeOnly: boolean) => imports.push({ from, to: resolve(path, from), typeOnly });
  for (const { moduleRequest, entries } of module.staticImports)
    add(moduleRequest.value, entries.length > 0 && entries.every((entry) => entry.isType));
  for (const { entries } of module.staticExports)
    for (const { moduleRequest, isType } of entries) if (moduleRequest) add(moduleRequest.value, isType);
  for (const { moduleRequest } of module.dynamicImports) {
    const literal = /^['"`]([^'"`$]+)['"`]$/.exec(code.slice(moduleRequest.start, moduleRequest.end));
    if (literal?.[1] !== undefined) add(literal[1], false);
  }
  new Visitor({ TSImportType: ({ source }) => add(source.value, true) }).visit(program);
  const test = /\.test\.tsx?$|^e2e\/|\/testing\//.test(path);
  return { path, inWeb: path.replace(/^web\//, ''), code, test, imports, program, comments };
}

function resolve(path: string, from: string): string {
  const plain = from.replace(/\?.*$/, '');
  if (!plain.startsWith('.')) return plain;
  return posix.join(posix.dirname(path), plain).replace(/^web\//, '');
}

const files = walk('');
const sources = files.filter((path) => /^(web|e2e)\/.*\.tsx?$/.test(path) && !path.endsWith('.d.ts')).map(read);
const shipped = sources.filter(({ test, path }) => !test && path.startsWith('web/'));

const layerOf = (inWeb: string): string => inWeb.split('/')[0] ?? '';
const isFile = (to: string): boolean =>
  /^(protocol|simulator|course|library|matchers|sandbox|app|node|testing)\//.test(to);

/** Applies a check to sources and lists its messages; the list is the message of the failing test. */
function complaints(over: readonly Source[], judge: (source: Source) => readonly string[]): string[] {
  return over.flatMap((source) => judge(source));
}

// ---- Imports -----------------------------------------------------------------------------------------------------------

function entryPointsOf(layer: string, light: boolean): string {
  const entries = ENTRY_POINTS[layer];
  const names = light ? (entries?.light ?? []) : [...(entries?.light ?? []), ...(entries?.heavy ?? [])];
  return names.map((name) => `${layer}/${name}`).join(' or ');
}

function importProblem({ inWeb }: Source, { to, typeOnly }: Import): string | null {
  const layer = layerOf(inWeb);
  const may = (use: string) => `${inWeb} may not import ${to}, use ${use}`;
  const pure = PURE[layer];

  // Generated from this layer's own types and rules at build time.
  if (inWeb === 'protocol/schema/compiled.ts' && to.startsWith('virtual:validators/')) return null;
  if (inWeb === 'protocol/catalog.ts' && to === 'virtual:book') return null;
  if (inWeb === 'protocol/extension-book.ts' && to === 'virtual:extension-book') return null;
  if (inWeb === 'protocol/advice.ts' && to === 'virtual:advice') return null;
  // Parsing a complete language needs a library; both are pure, and no other file of the pure layers needs them.
  if (inWeb === 'course/code/script.ts' && ['acorn', 'sucrase'].includes(to)) return null;
  // The parsers of these notations; the files are loaded only when such a text appears.
  if (inWeb === 'protocol/documents/notation/toml.ts' && to === 'toml-eslint-parser') return null;
  if (inWeb === 'protocol/documents/notation/yaml.ts' && to === 'yaml') return null;
  if (layer === 'sandbox' && !isFile(to)) return WORLD_PACKAGES.includes(to) ? null : may('itself alone');
  if (!isFile(to)) return pure ? may('nothing but the language and the pure layers') : null;
  const target = layerOf(to);
  if (target === layer) return null;
  if (layer === 'sandbox') return may('itself alone');
  if (target === 'node') return may('a pure layer; node/ holds hosts that nobody imports');
  if (target === 'app') return may('a pure layer; app/ is the page');
  if (target === 'matchers') return may('the library; matchers/ is for the test runners of others');
  if (layer === 'matchers' && target !== 'library') return may('the library alone');
  if (pure && !pure.includes(target)) return may(`${['itself', ...pure].join(', ')} alone`);

  const onMainThread = layer === 'app' && (!inWeb.startsWith('app/engine/') || ENGINE_OF_THE_PAGE.includes(inWeb));
  const entries = ENTRY_POINTS[target];
  const name = to.slice(target.length + 1);
  const light = entries?.light.includes(name) ?? false;
  const heavy = entries?.heavy.includes(name) ?? false;
  if (light || (heavy && (!onMainThread || typeOnly))) return null;
  return may(`the entry point ${entryPointsOf(target, onMainThread)}`);
}

function appProblem({ inWeb }: Source, { from, to, typeOnly }: Import): string | null {
  const may = (use: string) => `${inWeb} may not import ${from}, use ${use}`;
  // Types are erased by the build, so the editor's own folder may import them.
  const types = typeOnly && inWeb.startsWith('app/editor/');
  if (/^(monaco-editor($|\/)|@monaco-editor\/loader)/.test(to) && inWeb !== 'app/editor/monaco.ts' && !types)
    return may('app/editor/monaco.ts');
  if (inWeb.startsWith('app/parts/')) {
    const style = to.startsWith('app/parts/') && to.endsWith('.module.css');
    const part = to.startsWith('app/parts/') && /\.tsx?$/.test(to);
    if (!style && !part && !PART_PACKAGES.test(to) && !PART_FILES.includes(to))
      return may('its props; a part knows React, other parts, protocol/types.ts and protocol/words.ts');
  }
  const ofWorker = to.startsWith('app/engine/') && !ENGINE_OF_THE_PAGE.includes(to);
  const inWorker = inWeb.startsWith('app/engine/') && !ENGINE_OF_THE_PAGE.includes(inWeb);
  if (ofWorker && !inWorker && !typeOnly && !/\?(worker|url)/.test(from)) return may('app/engine/client.ts');
  return null;
}

describe('imports', () => {
  it('use entry points, in one direction', () => {
    const reported = complaints(shipped, (source) =>
      source.imports.flatMap((one) => importProblem(source, one) ?? appProblem(source, one) ?? []),
    );
    expect(reported).toEqual([]);
  });

  it('inside protocol/ point down, floor by floor', () => {
    const reported = complaints(shipped, ({ inWeb, imports }) =>
      imports.flatMap(({ to }) => {
        const inside = layerOf(inWeb) === 'protocol' && layerOf(to) === 'protocol' && !to.includes('/testing/');
        return (inside && floorProblem(FLOORS, inWeb.slice('protocol/'.length), to.slice('protocol/'.length))) || [];
      }),
    );
    expect(reported).toEqual([]);
  });

  it('form no cycle, not even of types', () => {
    expect(circlesIn(new Map(sources.map(({ inWeb, imports }) => [inWeb, imports.map(({ to }) => to)])))).toEqual([]);
  });

  it('include the file extension', () => {
    const reported = complaints(sources, ({ inWeb, imports }) =>
      imports
        .filter(({ from }) => from.startsWith('.') && !/\.(tsx?|m?js|css|json|md)(\?.*)?$/.test(from))
        .map(({ from }) => `${inWeb} imports ${from} without its extension`),
    );
    expect(reported).toEqual([]);
  });

  it('refer to entry points that exist', () => {
    const layers = Object.keys(ENTRY_POINTS).filter((layer) => files.some((path) => path.startsWith(`web/${layer}/`)));
    const missing = layers.flatMap((layer) =>
      [...(ENTRY_POINTS[layer]?.light ?? []), ...(ENTRY_POINTS[layer]?.heavy ?? [])]
        .map((name) => `web/${layer}/${name}`)
        .filter((path) => !files.includes(path)),
    );
    expect(missing).toEqual([]);
  });

  it('use no barrel files', () => {
    const reported = complaints(shipped, ({ program, inWeb }) =>
      program.body
        .filter((node) => node.type === 'ExportAllDeclaration')
        .map(() => `${inWeb} passes on everything of another file`)
        .filter(() => inWeb !== 'app/editor/monaco.ts'),
    );
    expect(reported).toEqual([]);
  });
});

// ---- Size --------------------------------------------------------------------------------------------------------------

describe('files', () => {
  it('stay short enough to read in one go', () => {
    const judged = files.filter((path) => /^(web|e2e|scripts)\/.*\.(tsx?|mjs|mts|css)$/.test(path));
    const reported = judged.flatMap((path) => {
      const code = readFileSync(join(root, path), 'utf8');
      const rule = RULE_FILE.test(path) && /\bdefine\w*Rule\(\{/.test(code);
      const limit = rule ? RULE_LINES : (SIZES.find(([pattern]) => pattern.test(path))?.[1] ?? Infinity);
      const lines = code.trimEnd().split('\n').length;
      return lines > limit ? [`${path} has ${lines} lines, at most ${limit}: split it by what it is about`] : [];
    });
    expect(reported).toEqual([]);
  });

  it('contain neither folders of one machine nor a registry', () => {
    // Spelled with a gap, so that this file does not match itself.
    const places = ['/work~/', '/root~/', 'registry~.npmjs', 'localhost~:4873', '"resolved~":'].map((place) =>
      place.replace('~', ''),
    );
    const judged = files.filter((path) => /\.(tsx?|mjs|mts|json|jsonl|md|css|html|yml)$|^\.ci\/|^LICENSE$/.test(path));
    const reported = judged.flatMap((path) => {
      const code = readFileSync(join(root, path), 'utf8');
      return places.filter((place) => code.includes(place)).map((place) => `${path} names ${place}`);
    });
    expect(reported).toEqual([]);
  });
});

describe('the lock file', () => {
  it('contains the optional packages of every platform: `npm ci` rejects a lock file without them', () => {
    // `npm install` omits those that its registry lacks; add them again manually: version, os, cpu, optional.
    const { packages } = readLock();
    const missing = Object.values(packages).flatMap(({ optionalDependencies = {} }) =>
      Object.keys(optionalDependencies).filter((name) => packages[`node_modules/${name}`] === undefined),
    );
    expect(missing).toEqual([]);
  });
});

function readLock(): { packages: Record<string, { optionalDependencies?: Record<string, string> }> } {
  return JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
}

// ---- What the code may contain ----------------------------------------------------------------------------------------

describe('code', () => {
  it('of the pure layers depends on nothing but its input', () => {
    expect(
      complaints(
        shipped.filter(({ inWeb }) => layerOf(inWeb) in PURE),
        uncertain,
      ),
    ).toEqual([]);
  });

  it('of the pure layers has no effects at import time, so that no result depends on other imports', () => {
    const pure = shipped.filter(({ inWeb }) => layerOf(inWeb) in PURE);
    expect(complaints(pure, actsOnImport)).toEqual([]);
  });

  it('suppresses no type or lint error', () => {
    const reported = complaints(sources, (source) => {
      const found: string[] = [];
      const complain = (node: { start: number }, what: string): void => {
        found.push(`${source.path}:${lineOf(source.code, node.start)} has ${what}`);
      };
      new Visitor({
        TSAnyKeyword: (node) => complain(node, 'any'),
        TSNonNullExpression: (node) => complain(node, 'a non-null assertion'),
        TSAsExpression: (node) => {
          if (node.expression.type === 'TSAsExpression') complain(node, 'a double assertion');
        },
        TSEnumDeclaration: (node) => complain(node, 'an enum'),
      }).visit(source.program);
      for (const comment of source.comments) {
        const word =
          /@ts-(ignore|expect-error|nocheck)|(ox|es)lint-disable|(prettier|oxfmt)-ignore|\b(TODO|FIXME|XXX)\b/.exec(
            comment.value,
          );
        if (word) complain(comment, word[0]);
      }
      return found;
    });
    expect(reported).toEqual([]);
  });

  it('skips no test', () => {
    const reported = complaints(
      sources.filter(({ test }) => test),
      (source) => {
        const found: string[] = [];
        new Visitor({
          MemberExpression: (node) => {
            const { object, property } = node;
            if (isNamed(object, ['it', 'test', 'describe']) && isNamed(property, ['only', 'skip', 'todo', 'fixme']))
              found.push(`${source.path}:${lineOf(source.code, node.start)} leaves tests out`);
          },
        }).visit(source.program);
        return found;
      },
    );
    expect(reported).toEqual([]);
  });

  it('has a docstring for every export', () => {
    const reported = complaints(sources, (source) =>
      source.program.body.flatMap((node) => {
        const exports =
          (node.type === 'ExportNamedDeclaration' && node.declaration !== null) ||
          (node.type === 'ExportDefaultDeclaration' && node.declaration.type !== 'Identifier');
        if (!exports) return [];
        const documented = source.comments.some(
          ({ value, end }) =>
            value.startsWith('*') && end < node.start && source.code.slice(end, node.start).trim() === '',
        );
        return documented ? [] : [`${source.path}:${lineOf(source.code, node.start)} exports without a docstring`];
      }),
    );
    expect(reported).toEqual([]);
  });
});

// ---- The rules above can fail ------------------------------------------------------------------------------------------

describe('this test', () => {
  const fake = (inWeb: string): Source => ({
    path: `web/${inWeb}`,
    inWeb,
    code: '',
    test: false,
    imports: [],
    program: parseSync('a.ts', '').program,
    comments: [],
  });
  const to = (target: string): Import => ({ from: target, to: target, typeOnly: false });

  it.each([
    ['protocol/check.ts', 'simulator/server.ts'],
    ['protocol/check.ts', 'react'],
    ['app/screens/check/Check.tsx', 'protocol/check.ts'],
    ['app/screens/check/Check.tsx', 'protocol/json/lines.ts'],
    ['app/engine/checker.ts', 'protocol/rules/run.ts'],
    ['node/check-cli.ts', 'protocol/intake/detect.ts'],
    ['app/App.tsx', 'node/check-cli.ts'],
  ])('reports that %s imports %s', (from, target) => {
    expect(importProblem(fake(from), to(target))).toMatch(`${from} may not import ${target}, use `);
  });

  it.each([
    ['app/engine/checker.ts', 'protocol/check.ts'],
    ['node/check-cli.ts', 'protocol/check.ts'],
    ['app/screens/check/Check.tsx', 'protocol/catalog.ts'],
  ])('accepts that %s imports %s', (from, target) => {
    expect(importProblem(fake(from), to(target))).toBeNull();
  });

  it.each([
    ['json/read.ts', 'rules/define.ts', 'json may import only lower floors, and rules is above it'],
    ['book/rules.ts', 'export/rules.ts', 'book may import only lower floors, and export is beside it'],
    ['types.ts', 'session/types.ts', 'types.ts may import only lower floors, and session is above it'],
    ['rules/run.ts', 'attic/run.ts', 'attic/run.ts is on no floor'],
  ])('reports that protocol/%s imports protocol/%s', (from, target, says) => {
    expect(floorProblem(FLOORS, from, target)).toContain(says);
  });

  it('accepts an import that points down or stays in its folder', () => {
    expect(floorProblem(FLOORS, 'rules/run.ts', 'json/read.ts')).toBeNull();
    expect(floorProblem(FLOORS, 'rules/run.ts', 'rules/index.ts')).toBeNull();
  });

  it('finds cycles, including those of types', () => {
    const source = (path: string, code: string): Source => readText(`web/${path}`, code);
    const graphOf = (...all: Source[]) =>
      new Map(all.map(({ inWeb, imports }) => [inWeb, imports.map(({ to }) => to)]));
    const b = source('app/b.ts', `import type { A } from './a.ts';`);
    const reported = ['These files import each other: app/a.ts → app/b.ts → app/a.ts'];
    expect(circlesIn(graphOf(source('app/a.ts', `import { b } from './b.ts';`), b))).toEqual(reported);
    expect(circlesIn(graphOf(source('app/a.ts', `export type { B } from './b.ts';`), b))).toEqual(reported);
    expect(circlesIn(graphOf(source('app/a.ts', `export const b = () => import('./b.ts');`), b))).toEqual(reported);
    expect(circlesIn(graphOf(source('app/a.ts', `export type B = import('./b.ts').B;`), b))).toEqual(reported);
    expect(circlesIn(graphOf(source('app/a.ts', `import { c } from './c.ts';`), b))).toEqual([]);
  });

  it('reports statements with effects at import time', () => {
    const code = `import './formats.ts';\nimport { add } from './list.ts';\nadd(1);\nexport const one = add(2);`;
    const reported = ['web/protocol/a.ts:1 acts when it is imported', 'web/protocol/a.ts:3 acts when it is imported'];
    expect(actsOnImport(readText('web/protocol/a.ts', code))).toEqual(reported);
  });

  it('distinguishes the clock from a property of the same name', () => {
    const code =
      'const at = { Date: 1 }; export const a = at.Date; export const b = new Date(); export const c = Math.random();';
    const source: Source = { ...fake('protocol/a.ts'), code, program: parseSync('a.ts', code).program };
    expect(uncertain(source)).toEqual(['web/protocol/a.ts:1 names Date', 'web/protocol/a.ts:1 names Math.random']);
  });
});
