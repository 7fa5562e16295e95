// Values that builds make from sources, as files in node_modules/.cache: one process makes each, and all others read it.
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { root, stampOf } from './sources.mjs';

const cache = join(root, 'node_modules/.cache/playground');
/** Values of other sources that are kept for each name: a branch that is left is often entered again. */
const KEPT = 4;

/**
 * What `make` resolves to, a JSON value: from a file if these sources (files and folders of the project) are unchanged since it
 * was made. Builds that run at the same time wait for the first of them.
 */
export async function cachedAs(name, sources, make) {
  const file = join(cache, `${name}-${stampOf(sources)}.json`);
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
    const value = await make();
    // Moved into place, so that nobody reads a part of it.
    const aside = `${file}.${process.pid}`;
    writeFileSync(aside, JSON.stringify(value));
    renameSync(aside, file);
    forgetOld(name);
    return value;
  } finally {
    rmSync(claim, { force: true });
  }
}

/** Removes the oldest values of a name: each change of a source makes another one, of up to ten megabytes. */
function forgetOld(name) {
  const isOwn = (file) => file.startsWith(`${name}-`) && /^[\da-f]+\.json$/.test(file.slice(name.length + 1));
  const aged = readdirSync(cache)
    .filter(isOwn)
    .map((file) => ({
      path: join(cache, file),
      at: statSync(join(cache, file), { throwIfNoEntry: false })?.mtimeMs ?? 0,
    }))
    .sort((one, other) => other.at - one.at);
  for (const { path } of aged.slice(KEPT)) rmSync(path, { force: true });
}

/** The value in a file, or null if it is missing or was damaged. */
function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/** Notes this process as the one that makes the value; false if another one does, which still runs. */
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
