/** The files that tools may read: regular files below some folders, up to a size. */
import { constants, type Stats } from 'node:fs';
import { open, realpath, stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import { isAbsolute, relative, resolve, sep } from 'node:path';
import { quote, Unusable } from '../arguments.ts';
import { decode, reasonOf, type Input } from '../input.ts';

/** Reads files for tools. */
export interface FileAccess {
  /** The folders, absolute; symbolic links are resolved. */
  readonly roots: readonly string[];
  /** Reads a file by its path: absolute, or relative to the first root. Throws `Unusable` with one sentence. */
  read(path: string): Promise<Input>;
}

/** Maximum size of a file, in bytes. */
export const MAX_FILE = 16 * 1024 * 1024;

/** The roots of a server that was given none: its folder, unless that has all files of the machine or of the user. */
export function startRoots(folder: string): readonly string[] {
  const all = [resolve(folder, sep), resolve('/'), resolve(homedir())];
  return all.includes(resolve(folder)) ? [] : [resolve(folder)];
}

/** Access to the files below some folders; null if there are none. `named`: a folder that cannot be used is the caller’s mistake. */
export async function fileAccess(folders: readonly string[], named: boolean): Promise<FileAccess | null> {
  const roots: string[] = [];
  const names: string[] = [];
  for (const folder of folders) {
    try {
      const real = await realpath(folder);
      if (!(await stat(real)).isDirectory()) throw new Unusable(`--root ${quote(folder)} is no folder`);
      roots.push(real);
      names.push(resolve(folder));
    } catch (error) {
      if (!named) continue;
      throw error instanceof Unusable ? error : new Unusable(`--root ${quote(folder)} ${reasonOf(error)}`);
    }
  }
  const [first] = roots;
  // A root may be reached through a link, under which its files are named too.
  const both = [...roots, ...names];
  return first === undefined ? null : { roots, read: (path) => readBelow(roots, both, first, path) };
}

async function readBelow(
  roots: readonly string[],
  names: readonly string[],
  first: string,
  given: string,
): Promise<Input> {
  const name = `The file ${quote(given)}`;
  const outside = new Unusable(
    `${name} is outside the folders that this server may read: ${roots.map(quote).join(', ')}. Pass its text instead`,
  );
  if (given.includes('\0')) throw new Unusable(`${name} is no path`);
  const path = resolve(first, given);
  // Before anything is looked up, so that nobody learns what exists elsewhere.
  if (!isBelow(names, path)) throw outside;
  const real = await attempt(name, () => realpath(path));
  if (!isBelow(roots, real)) throw outside;
  // A pipe would wait for its writer, and the last name may have become a link since.
  const { O_RDONLY, O_NONBLOCK, O_NOFOLLOW } = constants;
  const file = await attempt(name, () => open(real, O_RDONLY | O_NONBLOCK | O_NOFOLLOW));
  try {
    checkKind(name, await file.stat());
    const bytes = await attempt(name, () => firstBytes(file));
    return decode(bytes, name);
  } finally {
    await file.close();
  }
}

function checkKind(name: string, stats: Stats): void {
  if (stats.isDirectory()) throw new Unusable(`${name} is a folder; name a file in it`);
  if (!stats.isFile()) throw new Unusable(`${name} is no regular file`);
  if (stats.size > MAX_FILE) throw tooLarge(name);
}

const tooLarge = (name: string): Unusable =>
  new Unusable(`${name} has more than ${MAX_FILE / 1024 / 1024} MiB; pass the part that matters as text`);

/** The whole file. It may have grown since its size was read. */
async function firstBytes(file: Awaited<ReturnType<typeof open>>): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for (;;) {
    const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(256 * 1024));
    if (bytesRead === 0) return Buffer.concat(parts);
    size += bytesRead;
    if (size > MAX_FILE) throw tooLarge('The file');
    parts.push(buffer.subarray(0, bytesRead));
  }
}

async function attempt<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof Unusable ? error : new Unusable(`${name} ${reasonOf(error)}`);
  }
}

function isBelow(roots: readonly string[], path: string): boolean {
  return roots.some((root) => {
    const way = relative(root, path);
    return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
  });
}
