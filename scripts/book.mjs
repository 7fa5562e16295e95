/**
 * A Vite plugin: `virtual:book` contains the reference pages of all rules as data, generated at build time from the rules
 * themselves. The code of the rules is not part of the page that shows them. `virtual:advice` is the small part of it that goes
 * with findings: what to do about one of each rule. `virtual:extension-book` contains the pages of extensions, and of the rules
 * outside of the revisions.
 */
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { brotliCompressSync, constants } from 'node:zlib';
import { language } from './languages/plugin.mjs';
import { root, stampOf } from './sources.mjs';
import { validators } from './validators.mjs';

const NAME = 'virtual:book';
const RESOLVED = `\0${NAME}`;
const EXTENSIONS = 'virtual:extension-book';
const EXTENSIONS_RESOLVED = `\0${EXTENSIONS}`;
const ADVICE = 'virtual:advice';
const RESOLVED_ADVICE = `\0${ADVICE}`;
const IDS = new Map([
  [NAME, RESOLVED],
  [ADVICE, RESOLVED_ADVICE],
  [EXTENSIONS, EXTENSIONS_RESOLVED],
]);

/**
 * `compressed`: for Node, as a tenth of the bytes, which are unpacked on first use. `catalog`: the language of the pages, English
 * without it.
 *
 * @returns {import('vite').Plugin}
 */
export function book({ compressed = false, catalog = null } = {}) {
  // The language of tests marks the English pages, which are made already.
  const marks = catalog?.marks ?? null;
  const imported = (path) => importedFrom(path, marks ? null : catalog);
  /** One after the other: the imports of both at once would wait for each other on a slow machine. */
  let last = Promise.resolve();
  const cached = (name, make) => {
    const pages = last.then(() => cachedAs(catalog && !marks ? `${name}-${catalog.language}` : name, make));
    last = pages.catch(() => undefined);
    return marks ? pages.then((value) => walk(value, marks)) : pages;
  };
  /** @type {Promise<{ rules: object[], requirements: object[] }> | undefined} */
  let made;
  /** @type {Promise<object> | undefined} */
  let extensions;
  return {
    name: 'book',
    resolveId: (id) => IDS.get(id) ?? null,
    async load(id) {
      if (id === EXTENSIONS_RESOLVED) {
        extensions ??= cached('extension-book', async () => (await imported('extension-pages.ts')).extensionBook());
        return { code: `export const book = ${unpacked(await extensions)};`, map: null, moduleSideEffects: false };
      }
      if (id !== RESOLVED && id !== RESOLVED_ADVICE) return null;
      made ??= cached('book', async () => (await imported('book/rules.ts')).ruleBook());
      if (id === RESOLVED_ADVICE) return { code: adviceOf(await made), map: null, moduleSideEffects: false };
      const data = withoutRepetitions(await made);
      return {
        code: compressed ? unpacking(JSON.stringify(data)) : `const packed = ${unpacked(data)};\n${WHOLE}`,
        map: null,
        moduleSideEffects: false,
      };
    },
    handleHotUpdate({ file }) {
      if (/\/web\/protocol\//.test(file)) made = extensions = undefined;
    },
  };
}

/** What to do, in one sentence, by the id of the rule. */
function adviceOf({ rules }) {
  const rows = rules.flatMap(({ id, how }) => (how === '' ? [] : [[id, how]]));
  return `export const advice = new Map(JSON.parse(${JSON.stringify(JSON.stringify(rows))}));`;
}

/** Distinct values and their places: `put` returns the place of a value. */
function places() {
  const known = new Map();
  const put = (value) => {
    const json = JSON.stringify(value);
    if (!known.has(json)) known.set(json, known.size);
    return known.get(json);
  };
  return { put, all: () => [...known.keys()].map((json) => JSON.parse(json)) };
}

/**
 * The book with each example, text and list of revisions once: a rule and its requirements show the same ones. The texts are JSON, whose
 * quotes need three characters each inside two strings: here a character that no text has stands for them.
 */
function withoutRepetitions({ rules, requirements }) {
  const [examples, texts, lists] = [places(), places(), places()];
  const place = ({ text, revisions, ...example }) =>
    examples.put({ ...example, text: texts.put(text), revisions: lists.put(revisions) });
  const packed = (pages) => pages.map((page) => ({ ...page, good: page.good.map(place), bad: page.bad.map(place) }));
  const [ofRules, ofRequirements] = [packed(rules), packed(requirements)];
  const all = texts.all();
  const quote = ['~', '¬', '¦', '"'].find((one) => one === '"' || !all.some((text) => text.includes(one)));
  return {
    quote,
    texts: all.map((text) => text.replaceAll('"', quote)),
    lists: lists.all(),
    examples: examples.all(),
    rules: ofRules,
    requirements: ofRequirements,
  };
}

/** Code that reverses this for `packed`. */
const WHOLE = `const { quote, texts, lists } = packed;
const examples = packed.examples.map((one) => ({ ...one, text: texts[one.text].replaceAll(quote, '"'), revisions: lists[one.revisions] }));
const whole = (page) => ({ ...page, good: page.good.map((at) => examples[at]), bad: page.bad.map((at) => examples[at]) });
export const book = { rules: packed.rules.map(whole), requirements: packed.requirements.map(whole) };`;

/**
 * An expression for this data, as one string: a browser parses JSON several times faster than the same data as code. A string
 * that occurs several times is in it once, and `{ "$": 3 }` names it; one character stands for an escaped quote.
 */
function unpacked(data) {
  const counts = new Map();
  walk(data, (text) => counts.set(text, (counts.get(text) ?? 0) + 1));
  const strings = [...counts].flatMap(([text, count]) => (count > 1 && text.length > 16 ? [text] : []));
  const placeOf = new Map(strings.map((text, at) => [text, at]));
  const short = walk(data, (text) => (placeOf.has(text) ? { $: placeOf.get(text) } : text));
  const json = JSON.stringify({ strings, data: short });
  const quote = ['¬', '¦', '\u0001'].find((one) => !json.includes(one));
  if (quote === undefined) throw new Error('Every character that could stand for a quote occurs in the pages');
  return `(({ strings, data }) => {
    const whole = (one) =>
      typeof one !== 'object' || one === null ? one
      : Array.isArray(one) ? one.map(whole)
      : '$' in one ? strings[one.$]
      : Object.fromEntries(Object.entries(one).map(([key, value]) => [key, whole(value)]));
    return whole(data);
  })(JSON.parse(${JSON.stringify(json.replaceAll('\\"', quote))}.replaceAll(${JSON.stringify(quote)}, '\\\\"')))`;
}

/** The same data with the result of `visit` for each of its strings. Throws for a key that means something here. */
function walk(value, visit) {
  if (typeof value === 'string') return visit(value);
  if (Array.isArray(value)) return value.map((one) => walk(one, visit));
  if (typeof value !== 'object' || value === null) return value;
  if (Object.hasOwn(value, '$')) throw new Error('The pages have a member “$”, which stands for a repeated text');
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, walk(one, visit)]));
}

function unpacking(json) {
  const quality = { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_LGWIN]: 24 };
  const bytes = brotliCompressSync(json, { params: quality }).toString('base64');
  return `import { brotliDecompressSync } from 'node:zlib';
const packed = JSON.parse(brotliDecompressSync(Buffer.from('${bytes}', 'base64')).toString());
${WHOLE}`;
}

const SOURCES = [
  'web/protocol',
  'web/locales',
  'scripts/languages',
  'scripts/book.mjs',
  'scripts/requirements.mjs',
  'scripts/validators.mjs',
  'scripts/validators-code.mjs',
  'package-lock.json',
];
const cache = join(root, 'node_modules/.cache/playground');

/**
 * Judging every example takes ten seconds and more, so the pages are cached while the sources are unchanged. Builds that run at the
 * same time wait for the first of them.
 */
async function cachedAs(name, make) {
  const file = join(cache, `${name}-${stampOf(SOURCES)}.json`);
  mkdirSync(cache, { recursive: true });
  const claim = `${file}.making`;
  for (;;) {
    const before = read(file);
    if (before) return before;
    if (claimed(claim)) break;
    await delay(250);
  }
  try {
    // The other one may have finished between the two looks.
    const before = read(file);
    if (before) return before;
    const pages = await make();
    // Moved into place, so that nobody reads a part of it.
    const aside = `${file}.${process.pid}`;
    writeFileSync(aside, JSON.stringify(pages));
    renameSync(aside, file);
    return pages;
  } finally {
    rmSync(claim, { force: true });
  }
}

/** The pages in a file, or null if it is missing or was damaged. */
function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/** Notes this process as the one that makes the pages; false if another one does, which still runs. */
function claimed(claim) {
  try {
    writeFileSync(claim, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    if (!runs(Number(text(claim)))) rmSync(claim, { force: true });
    return false;
  }
}

function text(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** Whether a process runs. The claim is empty for the moment between its creation and its first byte. */
function runs(pid) {
  if (pid === 0) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

async function importedFrom(path, catalog) {
  const { runnerImport } = await import('vite');
  const { module } = await runnerImport(join(root, 'web/protocol', path), {
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [...(catalog ? [language(catalog)] : []), validators()],
  });
  return module;
}
