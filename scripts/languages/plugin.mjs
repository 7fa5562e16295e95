// A Vite plugin: replaces the texts of the sources by those of another language, so that a build in it needs no code that looks
// texts up, and the English build does not grow.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../sources.mjs';
import { LOCALES } from './catalog.mjs';
import { textsIn, translated } from './texts.mjs';

/** Sources with texts of the page. Those of commands, tests and examples stay English. */
const SOURCES =
  /^web\/(?:app|protocol|simulator|course|sandbox)\/(?!.*(?:\/testing\/|extensions\/examples\/|\.test\.)).*\.(?:ts|tsx|js)$/;
const WORDS = 'web/protocol/words.ts';
const EDITOR = /\/monaco-editor\/esm\/vs\/(?!nls)/;

/** Documents that the page shows, as `docs/NAME.md?raw`. */
const DOCUMENTS = join(root, 'docs/');

/** The page of a language, beside `index.html`. */
export const pageOf = (language) => `${language}.html`;

/** True for a source whose texts are translated; `path` is relative to the project. */
export const hasTexts = (path) => SOURCES.test(path);

/**
 * The texts between tags, and in attributes that people read, of an HTML document.
 */
export function translatedHtml(path, html, catalog) {
  return html.replaceAll(/(\b(?:content|aria-label|alt|title|placeholder)="|>)([^<">]{3,})/g, (whole, before, text) => {
    const key = text.replaceAll(/\s+/g, ' ').trim();
    const isText = /\p{L}{2,}[^]*\s[^]*\p{L}{2,}/u.test(key) && !/[=;]/.test(key) && key !== 'light dark';
    const target = catalog.translate(path, { key, isText });
    if (target === null) return whole;
    const [, start = '', end = ''] = /^(\s*)[^]*?(\s*)$/.exec(text) ?? [];
    return before + start + target.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;') + end;
  });
}

/**
 * The plugin for a language. It belongs before all others.
 *
 * @returns {import('vite').Plugin}
 */
export function language(catalog) {
  const page = join(root, pageOf(catalog.language));
  const editor = editorTexts(catalog.language);
  return {
    name: 'language',
    enforce: 'pre',
    resolveId: (id) => (id === page || id === pageOf(catalog.language) ? page : null),
    load(id) {
      if (id.startsWith(DOCUMENTS)) return documentIn(catalog.language, id);
      if (id !== page) return null;
      const html = readFileSync(join(root, 'index.html'), 'utf8').replace(
        '<html lang="en">',
        `<html lang="${catalog.language}"${catalog.direction === 'rtl' ? ' dir="rtl"' : ''}>`,
      );
      return translatedHtml('index.html', html, catalog);
    },
    transform(code, id) {
      if (editor && EDITOR.test(id)) return inEditor(code, editor);
      const path = relative(root, id.split('?')[0] ?? id).replaceAll('\\', '/');
      if (path === WORDS)
        return {
          code: code
            .replace(/(LANGUAGE[^=]*= )'en'/, (_, before) => before + JSON.stringify(catalog.language))
            .replace(/(WORDS[^=]*= )\{\}/, (_, before) => before + JSON.stringify(catalog.words)),
          map: null,
        };
      if (!hasTexts(path)) return null;
      const made = translated(path, code, (text) => catalog.translate(path, text));
      if (!made) return null;
      const imported = made.needsWord ? `import { word as __word } from ${JSON.stringify(join(root, WORDS))};\n` : '';
      return { code: imported + made.code, map: null };
    },
  };
}

/** A document of the page in a language, as a module; null if it has none there. */
function documentIn(tag, id) {
  const name = /^([\w-]+\.md)\?raw$/.exec(id.slice(DOCUMENTS.length))?.[1];
  const file = join(LOCALES, tag, name ?? '');
  if (name === undefined || !existsSync(file)) return null;
  return `export default ${JSON.stringify(readFileSync(file, 'utf8'))};`;
}

/** All texts of the page, with their source: those of `index.html` and of every file that is translated. */
export function textsOfPage() {
  const found = [];
  const add = (path, text) => {
    found.push({ ...text, path });
    return null;
  };
  translatedHtml('index.html', readFileSync(join(root, 'index.html'), 'utf8'), { translate: add });
  const paths = readdirSync(join(root, 'web'), { recursive: true, encoding: 'utf8' })
    .map((path) => `web/${path.replaceAll('\\', '/')}`)
    .filter(hasTexts);
  for (const path of paths.sort())
    for (const text of textsIn(path, readFileSync(join(root, path), 'utf8'))) add(path, text);
  return found;
}

/** The editor’s own texts in a language, by their number; null if the editor has none. */
function editorTexts(tag) {
  let code;
  try {
    code = readFileSync(join(root, 'node_modules/monaco-editor/esm/vs/nls/lang', `${tag}.js`), 'utf8');
  } catch {
    return null;
  }
  const list = /_VSCODE_NLS_MESSAGES=(\[[^]*?\]);/.exec(code)?.[1];
  return list ? JSON.parse(list) : null;
}

/** Replaces the English text in each `localize(NUMBER, 'TEXT'`. */
function inEditor(code, texts) {
  const out = code.replaceAll(
    /\b(localize2?)\((\d+), (?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")/g,
    (whole, name, number) => {
      const text = texts[Number(number)];
      return typeof text === 'string' ? `${name}(${number}, ${JSON.stringify(text)}` : whole;
    },
  );
  return out === code ? null : { code: out, map: null };
}
