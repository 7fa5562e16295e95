// The texts of the page that a catalog lacks, and the entries that no source has any more.
//   node scripts/texts.mjs [LANGUAGE …] [--remove]     npm run texts; `--remove` deletes entries that no source has any more
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { catalogOf, LANGUAGES, LOCALES } from './languages/catalog.mjs';
import { hasTexts, translatedHtml } from './languages/plugin.mjs';
import { textsIn } from './languages/texts.mjs';
import { root } from './sources.mjs';

const { values, positionals } = parseArgs({ options: { remove: { type: 'boolean' } }, allowPositionals: true });
const sources = readdirSync(join(root, 'web'), { recursive: true, encoding: 'utf8' })
  .map((path) => relative(root, join(root, 'web', path)).replaceAll('\\', '/'))
  .filter(hasTexts)
  .sort();

for (const language of positionals.length > 0 ? positionals : LANGUAGES) {
  const catalog = catalogOf(language);
  const used = new Set();
  for (const path of sources) {
    for (const text of textsIn(path, readFileSync(join(root, path), 'utf8'))) {
      if (text.isText) used.add(text.key);
      catalog.translate(path, text);
    }
  }
  translatedHtml('index.html', readFileSync(join(root, 'index.html'), 'utf8'), {
    translate(path, text) {
      if (text.isText) used.add(text.key);
      return catalog.translate(path, text);
    },
  });
  for (const [key, path] of catalog.missing) console.log(`${language} lacks  ${path}: ${JSON.stringify(key)}`);
  const stale = [...catalog.texts.keys()].filter((key) => !used.has(key));
  for (const key of stale)
    console.log(`${language} ${values.remove ? 'removes' : 'no longer needs'}  ${JSON.stringify(key)}`);
  if (values.remove) remove(language, new Set(stale));
  console.log(`${language}: ${catalog.texts.size} entries, ${catalog.missing.size} missing, ${stale.length} unused`);
}

/** Deletes these entries from the files of a catalog. */
function remove(language, keys) {
  for (const name of readdirSync(join(LOCALES, language))) {
    if (!name.endsWith('.json') || name === 'files.json' || name === 'words.json') continue;
    const file = join(LOCALES, language, name);
    const entries = Object.entries(JSON.parse(readFileSync(file, 'utf8')));
    const kept = entries.filter(([key]) => !keys.has(key));
    if (kept.length < entries.length) writeFileSync(file, `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`);
  }
}
