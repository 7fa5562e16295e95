/**
 * Proves that a change leaves every verdict as it is: judges every text of the repository and compares the bytes of the
 * `check` command's JSON answer.
 *
 *   npm run verdicts -- --out FILE           writes one line per text and options: `{"key","hash"}`
 *   npm run verdicts -- --out FILE --full    also the text, the options, where it was found, and the JSON itself
 *   npm run verdicts -- --against FILE       judges again and prints what differs; exit code 1 when something does
 *
 * `--against` takes either file. Against a full one, the texts stored in it are judged, so that moved, renamed and deleted
 * examples count too, and the differing lines of the JSON are printed. Against a short one, the texts of the checkout are
 * judged, and texts that only one side has are counted, not compared. `--only TEXT` keeps texts that contain TEXT,
 * `--sample N` every Nth line.
 *
 * The texts: every string in the values that modules of `web/protocol`, `web/simulator` and `web/course` export (examples,
 * cases, exercises, their answers), every string literal of the sources and tests of `web`, `e2e` and `bench`, and every file
 * of samples and logs, as far as they look like messages. No list of modules is kept here, so moving a file changes nothing.
 *
 * Each text is judged in every revision and in `auto`, from either sender, and with the sender, the revision and the
 * transport that an example names. Compiled validators are loaded, so the fast check takes part, as in the page; `--slow`
 * goes without, as the command does, and has to give the same answers: `--slow --against FILE` shows it.
 */
import { createHash } from 'node:crypto';
import {
  closeSync,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  mkdtempSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { parseSync } from 'oxc-parser';
import { build, runnerImport } from 'vite';
import { book } from './book.mjs';
import { root } from './sources.mjs';
import { validators } from './validators.mjs';

const { values: wish } = parseArgs({
  options: {
    out: { type: 'string' },
    against: { type: 'string' },
    full: { type: 'boolean' },
    only: { type: 'string' },
    slow: { type: 'boolean' },
    sample: { type: 'string', default: '1' },
  },
});

const MODULES = ['web/protocol', 'web/simulator', 'web/course'];
const SOURCES = ['web', 'e2e', 'bench'];
const FILES = ['web', 'e2e', 'public', 'bench', 'docs'];
const TEXT_FILES = new Set(['.json', '.jsonl', '.ndjson', '.log', '.txt', '.har', '.md']);
const REVISIONS = ['auto', 'jsonrpc-2.0', '2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25', '2026-07-28'];
const SENDERS = ['client', 'server'];
const TRANSPORTS = ['stdio', 'http', 'sse'];
/** Longer texts are judged in `auto` and their own revision alone. UTF-16 units. */
const LONG_TEXT = 50_000;
/** Lines of the JSON that are printed of one difference. */
const MAX_LINES = 12;
/** Verdicts between two lines about how far it got. */
const PROGRESS = 5000;
/** Differences that are printed. */
const MAX_SHOWN = 40;

function filesBelow(folder) {
  const at = join(root, folder);
  if (!existsSync(at)) return [];
  return readdirSync(at, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** True for a string that may be messages: it has a JSON object or array, or a member that messages have. */
const isLikeMessages = (string) =>
  string.length < 5_000_000 && (/^\s*[[{]/.test(string) || /jsonrpc|"(?:method|result|error|params)"/.test(string));

/** The texts with their options, by key. */
class Texts {
  lines = new Map();

  /** Adds a text with all options that fit it; `about` is the example or case that it is part of. */
  add(given, where, about = {}) {
    const text = given.replaceAll(/[⟦⟧]/g, '');
    if (wish.only !== undefined && !text.includes(wish.only)) return;
    const own = REVISIONS.includes(about.revision) ? [about.revision] : [];
    const from = SENDERS.includes(about.from) ? { from: about.from } : {};
    const transport = TRANSPORTS.includes(about.transport) ? { transport: about.transport } : {};
    const revisions = text.length > LONG_TEXT ? ['auto', ...own] : REVISIONS;
    for (const revision of revisions) this.#put(text, { revision }, where);
    if (text.length <= LONG_TEXT) {
      for (const sender of SENDERS) this.#put(text, { revision: own[0] ?? 'auto', from: sender }, where);
    }
    for (const revision of ['auto', ...own]) this.#put(text, { revision, ...from, ...transport }, where);
  }

  #put(text, options, where) {
    const key = createHash('sha256')
      .update(JSON.stringify([text, options]))
      .digest('hex')
      .slice(0, 24);
    if (!this.lines.has(key)) this.lines.set(key, { key, text, options, where });
  }
}

/** Every string within a value, with the object that holds it. */
function visit(value, holder, seen, found) {
  if (typeof value === 'string') {
    if (isLikeMessages(value) || (holder && typeof holder.revision === 'string' && holder.text === value))
      found(value, holder ?? {});
    return;
  }
  if (typeof value !== 'object' || value === null || seen.has(value)) return;
  seen.add(value);
  if (value instanceof Map || value instanceof Set) {
    for (const item of value.values()) visit(item, holder, seen, found);
  } else if (Array.isArray(value)) {
    for (const item of value) visit(item, holder, seen, found);
    if (value.length > 1 && value.every(isMessage)) found(value.map((one) => JSON.stringify(one)).join('\n'), {});
  } else {
    if (isMessage(value)) found(JSON.stringify(value), {});
    for (const item of Object.values(value)) visit(item, value, seen, found);
  }
}

const isMessage = (value) => typeof value === 'object' && value !== null && Object.hasOwn(value, 'jsonrpc');

/** What modules of the pure folders export. */
async function addExported(texts) {
  const modules = MODULES.flatMap(filesBelow).filter(
    (file) =>
      file.endsWith('.ts') && !/\.(?:test|d)\.ts$/.test(file) && !readFileSync(file, 'utf8').includes("from 'vitest'"),
  );
  const id = 'virtual:exported';
  const code = modules.map((file, at) => `import * as m${at} from ${JSON.stringify(file)};`).join('\n');
  const { module } = await runnerImport(id, {
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [
      validators(),
      book(),
      {
        name: 'exported',
        resolveId: (name) => (name === id ? `\0${id}` : null),
        load: (name) =>
          name === `\0${id}` ? `${code}\nexport const all = [${modules.map((_, at) => `m${at}`).join()}];` : null,
      },
    ],
  });
  const seen = new Set();
  module.all.forEach((exported, at) => {
    const where = relative(root, modules[at]);
    for (const value of Object.values(exported))
      visit(value, null, seen, (text, about) => texts.add(text, where, about));
  });
}

/** Literals of the sources, tests included. */
function addLiterals(texts) {
  for (const file of SOURCES.flatMap(filesBelow).filter((name) => /\.(?:tsx?|mjs)$/.test(name))) {
    const where = relative(root, file);
    const walk = (node) => {
      if (Array.isArray(node)) return node.forEach(walk);
      if (typeof node !== 'object' || node === null) return undefined;
      const string =
        node.type === 'Literal'
          ? node.value
          : node.type === 'TemplateLiteral' && node.quasis.length === 1
            ? node.quasis[0].value.cooked
            : null;
      if (typeof string === 'string' && isLikeMessages(string)) texts.add(string, where);
      for (const key in node) if (key !== 'value') walk(node[key]);
      if (node.type === 'Property') walk(node.value);
      return undefined;
    };
    walk(parseSync(file, readFileSync(file, 'utf8')).program);
  }
}

function addFiles(texts) {
  for (const file of FILES.flatMap(filesBelow)) {
    if (!TEXT_FILES.has(extname(file))) continue;
    const where = relative(root, file);
    const whole = readFileSync(file, 'utf8');
    texts.add(whole, where);
    const value = extname(file) === '.json' ? parsed(whole) : null;
    visit(value, null, new Set(), (text, about) => texts.add(text, where, about));
  }
}

/** The value of JSON; null where a sample is broken on purpose. */
function parsed(whole) {
  try {
    return JSON.parse(whole);
  } catch {
    return null;
  }
}

/** The checker as the product has it: bundled, with compiled validators. */
async function checker() {
  const folder = mkdtempSync(join(tmpdir(), 'verdicts-'));
  const entry = join(folder, 'checker.ts');
  const doors = ['check', 'exports', 'shapes'].map((name) => JSON.stringify(join(root, `web/protocol/${name}.ts`)));
  writeFileSync(entry, doors.map((door) => `export * from ${door};\n`).join(''));
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [validators()],
    ssr: { noExternal: true },
    build: {
      ssr: entry,
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'node20',
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'checker.mjs', codeSplitting: false } },
    },
  });
  try {
    return await import(pathToFileURL(join(folder, 'checker.mjs')).href);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Judges the lines in turn. `sink` is called with each. */
async function judgeAll(lines, sink) {
  const { check, reportJson, quicken } = await checker();
  if (!wish.slow) for (const revision of REVISIONS.slice(1)) await quicken(revision);
  let done = 0;
  for (const line of lines) {
    const json = reportJson(check(line.text, line.options), line.text);
    sink({ ...line, hash: createHash('sha256').update(json).digest('hex').slice(0, 24), json });
    if (++done % PROGRESS === 0) console.error(`${done} of ${lines.length}`);
  }
}

function* linesOf(file) {
  // A full file is longer than a string may be.
  const bytes = readFileSync(file);
  for (let from = 0; from < bytes.length;) {
    const end = bytes.indexOf(10, from);
    const to = end < 0 ? bytes.length : end;
    if (to > from) yield JSON.parse(bytes.toString('utf8', from, to));
    from = to + 1;
  }
}

async function collected() {
  const texts = new Texts();
  await addExported(texts);
  addLiterals(texts);
  addFiles(texts);
  return [...texts.lines.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
}

/** Where two answers differ, line by line of their indented JSON. */
function difference(before, after) {
  const [a, b] = [before, after].map((json) => JSON.stringify(JSON.parse(json), null, 1).split('\n'));
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  const rest = (list, sign) => list.slice(at, at + MAX_LINES / 2).map((line) => `    ${sign} ${line.trim()}`);
  return [...rest(a, '-'), ...rest(b, '+')].join('\n');
}

async function write(file) {
  const out = openSync(file, 'w');
  const lines = await collected();
  await judgeAll(lines, ({ key, hash, ...rest }) => {
    writeSync(out, `${JSON.stringify({ key, hash, ...(wish.full ? rest : {}) })}\n`);
  });
  closeSync(out);
  const texts = new Set(lines.map(({ text }) => text)).size;
  console.log(`${lines.length} verdicts of ${texts} texts`);
}

async function compare(file) {
  const before = new Map();
  for (const line of linesOf(file)) {
    if (wish.only === undefined || line.text === undefined || line.text.includes(wish.only)) before.set(line.key, line);
  }
  const every = Number(wish.sample);
  const full = [...before.values()].every(({ text }) => text !== undefined);
  const lines = (full ? [...before.values()] : await collected()).filter((_, at) => at % every === 0);
  const [fresh, common] = [lines.filter(({ key }) => !before.has(key)), lines.filter(({ key }) => before.has(key))];
  let differing = 0;
  await judgeAll(common, (now) => {
    const then = before.get(now.key);
    if (then.hash === now.hash) return;
    differing++;
    if (differing > MAX_SHOWN) return;
    console.log(`differs: ${JSON.stringify(now.options)} ${now.where}\n  ${now.text.slice(0, 300)}`);
    if (then.json !== undefined) console.log(difference(then.json, now.json));
  });
  if (!full) console.log(`${fresh.length} only here, ${before.size - common.length} only there`);
  console.log(`${common.length} verdicts compared, ${differing} differ`);
  if (differing > 0) process.exitCode = 1;
}

if (wish.out !== undefined) await write(wish.out);
else if (wish.against !== undefined) await compare(wish.against);
else {
  console.error('verdicts: say --out FILE or --against FILE');
  process.exitCode = 2;
}
