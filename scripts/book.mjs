/**
 * A Vite plugin: `virtual:book` contains the reference pages of all rules as data, generated at build time from the rules
 * themselves. The code of the rules is not part of the page that shows them. `virtual:advice` is the small part of it that goes
 * with findings: what to do about one of each rule. `virtual:extension-book` contains the pages of extensions, and of the rules
 * outside of the revisions. `node scripts/book.mjs LANGUAGE` makes the pages in a language, for a build that needs them later.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { cachedAs } from './cached.mjs';
import { catalogOf } from './languages/catalog.mjs';
import { language } from './languages/plugin.mjs';
import { root } from './sources.mjs';
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
  /** @type {Promise<typeof import('../web/protocol/extension-pages.ts')> | undefined} */
  let pages;
  // Imported once for all pages: that takes a third as long as making them.
  const imported = () => (pages ??= importedFrom(marks ? null : catalog));
  /** One after the other: the imports of both at once would wait for each other on a slow machine. */
  let last = Promise.resolve();
  const cached = (name, make) => {
    const value = last.then(() => cachedAs(catalog && !marks ? `${name}-${catalog.language}` : name, SOURCES, make));
    last = value.catch(() => undefined);
    return marks ? value.then((english) => withTexts(english, marks)) : value;
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
        extensions ??= cached('extension-book', async () => (await imported()).extensionBook());
        return { code: `export const book = ${unpacked(await extensions)};`, map: null, moduleSideEffects: false };
      }
      if (id !== RESOLVED && id !== RESOLVED_ADVICE) return null;
      made ??= cached('book', async () => (await imported()).ruleBook());
      if (id === RESOLVED_ADVICE) return { code: adviceOf(await made), map: null, moduleSideEffects: false };
      const code = compressed ? unpacking(await made) : `export const book = ${unpacked(await made)};`;
      return { code, map: null, moduleSideEffects: false };
    },
    handleHotUpdate({ file }) {
      if (/\/web\/protocol\//.test(file)) made = extensions = pages = undefined;
    },
  };
}

/** What to do, in one sentence, by the id of the rule. */
function adviceOf({ rules }) {
  const rows = rules.flatMap(({ id, how }) => (how === '' ? [] : [[id, how]]));
  return `export const advice = new Map(JSON.parse(${JSON.stringify(JSON.stringify(rows))}));`;
}

/**
 * A value without repetitions: a list of values, the whole last. A string or an object that occurs several times is in the list
 * once, and a negative number names it, in the list and in what follows it: -1 is the first. A number that is negative itself is
 * `{ "$": -32601 }`.
 */
function packed(value) {
  const counts = new Map();
  const counted = (one) => {
    const key = JSON.stringify(one);
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    // What is inside a repeated value is counted once.
    if (count === 1 && typeof one === 'object' && one !== null) Object.values(one).forEach(counted);
  };
  counted(value);
  const list = [];
  const places = new Map();
  const put = (one) => {
    if (typeof one === 'number' && one < 0) return { $: one };
    const key = JSON.stringify(one);
    if (places.has(key)) return -places.get(key);
    const short = inside(one, put);
    if (key.length <= SHORT || counts.get(key) === 1) return short;
    places.set(key, list.push(short));
    return -places.get(key);
  };
  list.push(inside(value, put));
  return list;
}

/** Units of JSON up to which a value is repeated: its name is as long. */
const SHORT = 5;

/** Code of a function that reverses this. */
const WHOLE = `(list) => {
  const made = [];
  const whole = (one) =>
    typeof one === 'number' ? (one < 0 ? made[-one - 1] : one)
    : typeof one !== 'object' || one === null ? one
    : Array.isArray(one) ? one.map(whole)
    : '$' in one ? one.$
    : Object.fromEntries(Object.entries(one).map(([key, value]) => [key, whole(value)]));
  for (const one of list) made.push(whole(one));
  return made.at(-1);
}`;

/** The same value with the result of `change` for each of its items and members. Throws for a member that means something here. */
function inside(value, change) {
  if (Array.isArray(value)) return value.map((one) => change(one));
  if (typeof value !== 'object' || value === null) return value;
  if (Object.hasOwn(value, '$')) throw new Error('The pages have a member “$”, which stands for a negative number');
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, change(one)]));
}

/** A value with the result of `change` for each string in it. */
const withTexts = (value, change) =>
  typeof value === 'string' ? change(value) : inside(value, (one) => withTexts(one, change));

/**
 * An expression for this data, as one string: a browser parses JSON several times faster than the same data as code. One character
 * stands for an escaped quote, which needs three in a string inside a string; a function replaces it, since minifiers evaluate
 * methods of literal strings.
 */
function unpacked(data) {
  const json = JSON.stringify(packed(data));
  const quote = ['¬', '¦', '\u0001'].find((one) => !json.includes(one));
  if (quote === undefined) throw new Error('Every character that could stand for a quote occurs in the pages');
  const list = `((text, quote) => JSON.parse(text.replaceAll(quote, '\\\\"')))`;
  return `(${WHOLE})(${list}(${JSON.stringify(json.replaceAll('\\"', quote))}, ${JSON.stringify(quote)}))`;
}

/** The same for Node: a tenth of the bytes. */
function unpacking(data) {
  const quality = { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_LGWIN]: 24 };
  const bytes = brotliCompressSync(JSON.stringify(packed(data)), { params: quality }).toString('base64');
  return `import { brotliDecompressSync } from 'node:zlib';
export const book = (${WHOLE})(JSON.parse(brotliDecompressSync(Buffer.from('${bytes}', 'base64')).toString()));`;
}

/** Judging every example takes ten seconds and more, so the pages are cached. */
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

async function importedFrom(catalog) {
  const { runnerImport } = await import('vite');
  const { module } = await runnerImport(join(root, 'web/protocol/extension-pages.ts'), {
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [...(catalog ? [language(catalog)] : []), validators()],
  });
  return module;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const pages = book({ catalog: catalogOf(process.argv[2]) });
  for (const id of [RESOLVED, EXTENSIONS_RESOLVED]) await pages.load(id);
}
