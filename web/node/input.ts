/** Decodes bytes to text. A byte order mark stays in the text: the checker decides whether it is allowed. */
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Unusable, quote } from './arguments.ts';

/** A text and, if its bytes are not plain UTF-8, one sentence about that. */
export interface Input {
  text: string;
  note: string | null;
}

/** The folder that arguments are relative to: npm runs scripts in the project's folder and passes the caller's folder. */
export function callerFolder(): string {
  return process.env['INIT_CWD'] ?? process.cwd();
}

/**
 * Reads a file, or standard input (`-`). `path` is where it is, if `file` is only its name. Throws `Unusable`.
 */
export async function readInput(file: string, path = resolve(callerFolder(), file)): Promise<Input> {
  const name = file === '-' ? 'Standard input' : quote(file);
  const bytes = file === '-' ? await readStandardInput() : await readNamed(path, name);
  try {
    return decode(bytes, name);
  } catch (error) {
    if (error instanceof Unusable) throw error;
    throw new Unusable(`${name} is too large to check at once; split it and check the parts`);
  }
}

async function readNamed(path: string, name: string): Promise<Buffer> {
  try {
    return await readFile(path);
  } catch (error) {
    throw new Unusable(`${name} ${reasonOf(error)}`);
  }
}

/** Why a file cannot be read, as the end of a sentence that begins with its name. */
export function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ENOENT' || code === 'ENOTDIR') return 'does not exist';
  if (code === 'EISDIR') return 'is a folder; name a file in it';
  if (code === 'EACCES' || code === 'EPERM') return 'cannot be read: permission denied';
  if (code === 'ERR_FS_FILE_TOO_LARGE') return 'is too large to check at once; split it and check the parts';
  return `cannot be read${code === '' ? '' : ` (${code})`}`;
}

async function readStandardInput(): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of process.stdin) parts.push(Buffer.from(part));
  return Buffer.concat(parts);
}

/**
 * Decodes UTF-8, or UTF-16 that has a byte order mark. Bytes that are not valid UTF-8 become U+FFFD, with a note, so that the
 * rest can be judged. Throws `Unusable` for anything that is not text.
 */
export function decode(bytes: Uint8Array, name: string): Input {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return otherEncoding(bytes, 'utf-16le', name);
  if (first === 0xfe && second === 0xff) return otherEncoding(bytes, 'utf-16be', name);
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  if (!text.includes('\ufffd') || isUtf8(bytes)) return { text, note: null };
  const zero = bytes.subarray(0, 8000).indexOf(0);
  if (zero >= 0) throw new Unusable(`${name} is not text (byte ${zero} is zero); use a file with JSON messages`);
  return { text, note: `${name} is not valid UTF-8; invalid bytes are replaced by U+FFFD` };
}

function otherEncoding(bytes: Uint8Array, encoding: string, name: string): Input {
  const text = new TextDecoder(encoding, { ignoreBOM: true }).decode(bytes);
  return { text, note: `${name} is ${encoding.toUpperCase()}; MCP messages are UTF-8, so save it as UTF-8` };
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
