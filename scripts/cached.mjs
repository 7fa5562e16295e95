// What a build generates from sources and needs in many places, in files below node_modules.
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { root, stampOf } from './sources.mjs';

const cache = join(root, 'node_modules/.cache/playground');

/**
 * What `make` returns, which JSON can represent. It is made once for these sources (files and folders, relative to the project) and
 * then read from a file. Builds that run at the same time wait for the first of them.
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
    const made = await make();
    // Moved into place, so that nobody reads a part of it.
    const aside = `${file}.${process.pid}`;
    writeFileSync(aside, JSON.stringify(made));
    renameSync(aside, file);
    return made;
  } finally {
    rmSync(claim, { force: true });
  }
}

/** The value in a file, or null if it is missing or was damaged. */
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
