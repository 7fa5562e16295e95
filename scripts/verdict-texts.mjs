/** The texts that `verdicts.mjs` judges, with the options for each. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { parseSync } from 'oxc-parser';
import { runnerImport } from 'vite';
import { book } from './book.mjs';
import { root } from './sources.mjs';
import { validators } from './validators.mjs';

/** The revisions to judge by. */
export const REVISIONS = ['auto', 'jsonrpc-2.0', '2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25', '2026-07-28'];
const MODULES = ['web/protocol', 'web/simulator', 'web/course'];
const SOURCES = ['web', 'e2e', 'bench'];
const FILES = ['web', 'e2e', 'public', 'bench', 'docs'];
const TEXT_FILES = new Set(['.json', '.jsonl', '.ndjson', '.log', '.txt', '.har', '.md']);
const SENDERS = ['client', 'server'];
const TRANSPORTS = ['stdio', 'http', 'sse'];
/** Longer texts are judged by `auto` and their own revision only. UTF-16 units. */
const LONG_TEXT = 50_000;

function filesBelow(folder) {
  const at = join(root, folder);
  if (!existsSync(at)) return [];
  return readdirSync(at, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** True for a string that may contain messages: it has a JSON object or array, or a member of messages. */
const isLikeMessages = (string) =>
  string.length < 5_000_000 && (/^\s*[[{]/.test(string) || /jsonrpc|"(?:method|result|error|params)"/.test(string));

/** The texts with their options, by key. */
class Texts {
  lines = new Map();
  #only;

  /** `only`: texts that do not contain this are skipped. */
  constructor(only) {
    this.#only = only;
  }

  /** Adds a text with all applicable options; `about` is the example or case that contains it. */
  add(given, where, about = {}) {
    const text = given.replaceAll(/[⟦⟧]/g, '');
    if (this.#only !== undefined && !text.includes(this.#only)) return;
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

/** Every string within a value, with the object that contains it. */
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

/** The exports of modules in the pure folders. */
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

/** Literals of the sources, including tests. */
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

/** The parsed JSON; null for intentionally invalid samples. */
function parsed(whole) {
  try {
    return JSON.parse(whole);
  } catch {
    return null;
  }
}

/**
 * One line for each text and options: `{ key, text, options, where }`, sorted by key. `only`: texts that do not contain this
 * are skipped.
 */
export async function textsOf(only) {
  const texts = new Texts(only);
  await addExported(texts);
  addLiterals(texts);
  addFiles(texts);
  return [...texts.lines.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
}
