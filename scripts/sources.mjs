// Checks whether built files match their sources, by a short hash over path, size and time of every source file.
import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder, with a trailing slash. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** Hash of these files and folders (relative to the project; missing ones count as missing). Tests are excluded. */
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
