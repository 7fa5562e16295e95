// The texts of the page that a catalog lacks, and the entries that no source has any more.
//   node scripts/texts.mjs [LANGUAGE …] [--remove]     npm run texts; `--remove` deletes entries that no source has any more
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { catalogOf, LANGUAGES, LOCALES } from './languages/catalog.mjs';
import { textsOfPage } from './languages/plugin.mjs';

const { values, positionals } = parseArgs({ options: { remove: { type: 'boolean' } }, allowPositionals: true });
const texts = textsOfPage();
const used = new Set(texts.flatMap(({ key, isText }) => (isText ? [key] : [])));

for (const language of positionals.length > 0 ? positionals : LANGUAGES) {
  const catalog = catalogOf(language);
  for (const text of texts) catalog.translate(text.path, text);
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
