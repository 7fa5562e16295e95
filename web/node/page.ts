/** The built page as commands serve it: over HTTP from this machine, with the headers of the build. */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { headersOf } from '../../scripts/policy.mjs';
import { fileHandler, type Handler } from '../../scripts/static-files.mjs';
import { isRecord } from '../protocol/json/plain.ts';
import { Unusable } from './arguments.ts';

export { listen, type Handler, type Listening } from '../../scripts/static-files.mjs';

const NAME = 'mcp-protocol-playground';

/** The folder of the package, or of the checkout, that contains the running program; null if there is none. */
export function packageFolder(from: string = dirname(fileURLToPath(import.meta.url))): string | null {
  for (let folder = from; ; folder = dirname(folder)) {
    if (isOurs(join(folder, 'package.json'))) return folder;
    if (folder === dirname(folder)) return null;
  }
}

function isOurs(file: string): boolean {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return isRecord(value) && value.name === NAME;
  } catch {
    return false;
  }
}

/**
 * Answers requests for the page below `base`. Every path below `base` that is no file returns 404. Throws `Unusable` if the page
 * is not built.
 */
export function pageHandler(base = '/'): Handler {
  const home = packageFolder();
  const folder = home === null ? null : join(home, 'dist');
  if (folder === null || !existsSync(join(folder, 'index.html')))
    throw new Unusable('the page is not built; run npm run build once');
  return fileHandler({ folder, headersOf, elsewhere: engineFile, base });
}

/** The engine of JavaScript programs in the build. The package has it once, beside the program that grades. */
const JAVASCRIPT = /^assets\/quickjs-[\w-]{8}\.wasm$/u;

/** The place of an engine that the folder of the page lacks; undefined for other files. */
function engineFile(path: string): string | undefined {
  return JAVASCRIPT.test(path) ? fileURLToPath(new URL('quickjs.wasm', import.meta.url)) : pythonFile(path);
}

/** A file of Python in the build. The package contains none of them: they are those of its dependency, byte for byte. */
const PYTHON = /^assets\/(pyodide|pyodide\.asm|python_stdlib)-[\w-]{8}\.(mjs|wasm|zip)$/u;

let python: string | null | undefined;

/** The place of a file of Python; undefined for other files, and if Python is not installed. */
function pythonFile(path: string): string | undefined {
  const [, name, ending] = PYTHON.exec(path) ?? [];
  if (name === undefined || ending === undefined) return undefined;
  python ??= folderOfPython();
  return python === null ? undefined : join(python, `${name}.${ending}`);
}

function folderOfPython(): string | null {
  try {
    return dirname(createRequire(import.meta.url).resolve('pyodide/package.json'));
  } catch {
    return null;
  }
}
