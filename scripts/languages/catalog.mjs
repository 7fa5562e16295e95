// The catalogs of languages: `web/locales/LANGUAGE/*.json`, each an object from the English text to its translation, or to null for
// a text that stays: a quotation, a name, code. `files.json` has translations for one source file each, by its path; `words.json` has
// single words, by the English word.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../sources.mjs';

/** The folder of all catalogs. */
export const LOCALES = join(root, 'web', 'locales');

/** The languages of the page besides English, by their BCP 47 tag. */
export const LANGUAGES = readdirSync(LOCALES, { withFileTypes: true })
  .filter((item) => item.isDirectory())
  .map(({ name }) => name)
  .sort();

/** A language for tests: each text is longer, has marks at both ends, and runs from right to left. */
export const PSEUDO = 'en-x-qps';

/**
 * The catalog of a language. `translate(path, text)` returns the translation of a text of a source, or null to leave it;
 * `missing` collects the texts that have no entry, with their source.
 */
export function catalogOf(language) {
  if (language === PSEUDO) return pseudo();
  const folder = join(LOCALES, language);
  const texts = new Map();
  for (const name of readdirSync(folder).sort()) {
    if (!name.endsWith('.json') || name === 'files.json' || name === 'words.json') continue;
    for (const [key, value] of Object.entries(read(join(folder, name)))) texts.set(key, value);
  }
  const files = read(join(folder, 'files.json'));
  const words = read(join(folder, 'words.json'));
  const missing = new Map();
  return {
    language,
    direction: 'ltr',
    words,
    texts,
    missing,
    translate(path, { key, isText }) {
      const own = files[path]?.[key];
      if (own !== undefined) return own;
      if (!isText) return null;
      const known = texts.get(key);
      if (known === undefined) missing.set(key, path);
      return known ?? null;
    },
  };
}

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** A piece of English in marks, about half as long again; every second piece, code or a hole, and blanks stay as they are. */
function marked(piece, at) {
  return at % 2 === 1 || piece.trim() === '' ? piece : `⟦${piece.replaceAll(/[aeiou]/gu, '$&$&')}⟧`;
}

/** English in marks, with the words of the first catalog; holes, code and `{must}` stay as they are. */
function pseudo() {
  const stretched = (text) =>
    text
      .split(/(`[^`]*`|\{[^{}]*\}|\s+$|^\s+)/u)
      .map(marked)
      .join('');
  return {
    language: PSEUDO,
    direction: 'rtl',
    words: Object.fromEntries(
      Object.keys(read(join(LOCALES, LANGUAGES[0] ?? '', 'words.json'))).map((key) => [key, marked(key, 0)]),
    ),
    texts: new Map(),
    missing: new Map(),
    translate: (_path, { key, isText }) => (isText ? stretched(key) : null),
    marks: (text) => (/^[^[{<(/]*\s\S+\s/u.test(text.replaceAll(/`[^`]*`/gu, 'code')) ? stretched(text) : text),
  };
}
