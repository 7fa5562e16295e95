/**
 * A Vite plugin: `virtual:book` contains the reference pages of all rules as data, generated at build time from the rules
 * themselves. The code of the rules is not part of the page that shows them. `virtual:advice` is the small part of it that goes
 * with findings: what to do about one of each rule.
 */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { root, stampOf } from './sources.mjs';
import { validators } from './validators.mjs';

const NAME = 'virtual:book';
const RESOLVED = `\0${NAME}`;
const ADVICE = 'virtual:advice';
const RESOLVED_ADVICE = `\0${ADVICE}`;

/**
 * `compressed`: for Node, as a tenth of the bytes, which are unpacked on first use.
 *
 * @returns {import('vite').Plugin}
 */
export function book({ compressed = false } = {}) {
  /** @type {Promise<{ rules: object[], requirements: object[] }> | undefined} */
  let made;
  return {
    name: 'book',
    resolveId: (id) => (id === NAME ? RESOLVED : id === ADVICE ? RESOLVED_ADVICE : null),
    async load(id) {
      if (id !== RESOLVED && id !== RESOLVED_ADVICE) return null;
      made ??= make();
      if (id === RESOLVED_ADVICE) return { code: adviceOf(await made), map: null, moduleSideEffects: false };
      const json = JSON.stringify(withoutRepetitions(await made));
      return {
        // As one string: a browser parses JSON several times faster than the same data as code.
        code: compressed ? unpacking(json) : `const packed = JSON.parse(${JSON.stringify(json)});\n${WHOLE}`,
        map: null,
        moduleSideEffects: false,
      };
    },
    handleHotUpdate({ file }) {
      if (/\/web\/protocol\//.test(file)) made = undefined;
    },
  };
}

/** What to do, in one sentence, by the id of the rule. */
function adviceOf({ rules }) {
  const rows = rules.flatMap(({ id, how }) => (how === '' ? [] : [[id, how]]));
  return `export const advice = new Map(JSON.parse(${JSON.stringify(JSON.stringify(rows))}));`;
}

/** The book with each example once: a rule and its requirements show the same ones. */
function withoutRepetitions({ rules, requirements }) {
  const places = new Map();
  const place = (example) => {
    const json = JSON.stringify(example);
    if (!places.has(json)) places.set(json, places.size);
    return places.get(json);
  };
  const packed = (pages) => pages.map((page) => ({ ...page, good: page.good.map(place), bad: page.bad.map(place) }));
  const [ofRules, ofRequirements] = [packed(rules), packed(requirements)];
  return { examples: [...places.keys()].map((json) => JSON.parse(json)), rules: ofRules, requirements: ofRequirements };
}

/** Code that reverses this for `packed`. */
const WHOLE = `const at = (place) => packed.examples[place];
const whole = (page) => ({ ...page, good: page.good.map(at), bad: page.bad.map(at) });
export const book = { rules: packed.rules.map(whole), requirements: packed.requirements.map(whole) };`;

function unpacking(json) {
  const quality = { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_LGWIN]: 24 };
  const bytes = brotliCompressSync(json, { params: quality }).toString('base64');
  return `import { brotliDecompressSync } from 'node:zlib';
const packed = JSON.parse(brotliDecompressSync(Buffer.from('${bytes}', 'base64')).toString());
${WHOLE}`;
}

const SOURCES = [
  'web/protocol',
  'scripts/book.mjs',
  'scripts/requirements.mjs',
  'scripts/validators.mjs',
  'scripts/validators-code.mjs',
  'package-lock.json',
];
const cache = join(root, 'node_modules/.cache/playground');

/** Judging every example takes twenty seconds, so the pages are cached while the sources are unchanged. */
async function make() {
  const file = join(cache, `book-${stampOf(SOURCES)}.json`);
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    const pages = await judge();
    mkdirSync(cache, { recursive: true });
    // Moved into place atomically: builds may run in parallel.
    const aside = `${file}.${process.pid}`;
    writeFileSync(aside, JSON.stringify(pages));
    renameSync(aside, file);
    return pages;
  }
}

async function judge() {
  const { runnerImport } = await import('vite');
  const { module } = await runnerImport(join(root, 'web/protocol/book/rules.ts'), {
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [validators()],
  });
  return module.ruleBook();
}
