// Tells whether what was built still fits its sources: a short hash over path, size and time of every source file.
import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder, with a slash at the end. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** Hash of the files and folders named (relative to the project; absent ones count as absent). Tests do not count. */
export function stampOf(places) {
  const hash = createHash('sha256');
  for (const place of places) addTo(hash, place);
  return hash.digest('hex').slice(0, 16);
}

function addTo(hash, place) {
  const stats = statSync(join(root, place), { throwIfNoEntry: false });
  if (!stats) hash.update(`${place} absent\n`);
  else if (!stats.isDirectory()) hash.update(`${place} ${stats.size} ${stats.mtimeMs}\n`);
  else {
    const names = readdirSync(join(root, place)).sort();
    for (const name of names) if (!/\.test\.tsx?$/.test(name)) addTo(hash, `${place}/${name}`);
  }
}
