/** Bytes to text. A byte order mark stays in the text: whether it may stand there is for the checker to say. */
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Unusable, quote } from './arguments.ts';

/** A text and, where its bytes are no plain UTF-8, one sentence about that. */
export interface Input {
  text: string;
  note: string | null;
}

/** Reads a file, relative to where the caller stands, or the standard input (`-`). Throws `Unusable`. */
export async function readInput(file: string): Promise<Input> {
  const name = file === '-' ? 'The standard input' : quote(file);
  const bytes = file === '-' ? await readStandardInput() : await readNamed(file, name);
  try {
    return decode(bytes, name);
  } catch (error) {
    if (error instanceof Unusable) throw error;
    throw new Unusable(`${name} is too large for one text; split it and check the parts`);
  }
}

async function readNamed(file: string, name: string): Promise<Buffer> {
  try {
    // npm runs scripts in the project's folder and keeps the caller's here.
    return await readFile(resolve(process.env['INIT_CWD'] ?? process.cwd(), file));
  } catch (error) {
    throw new Unusable(`${name} ${reasonOf(error)}`);
  }
}

function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ENOENT' || code === 'ENOTDIR') return 'is not there';
  if (code === 'EISDIR') return 'is a folder; name a file in it';
  if (code === 'EACCES' || code === 'EPERM') return 'may not be read by this user';
  if (code === 'ERR_FS_FILE_TOO_LARGE') return 'is too large for one text; split it and check the parts';
  return `cannot be read${code === '' ? '' : ` (${code})`}`;
}

async function readStandardInput(): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of process.stdin) parts.push(Buffer.from(part));
  return Buffer.concat(parts);
}

/**
 * Decodes UTF-8, or UTF-16 that says so with its byte order mark. Bytes that are no UTF-8 become U+FFFD, with a note, so that
 * the rest is judged. Throws `Unusable` for what is no text at all.
 */
export function decode(bytes: Uint8Array, name: string): Input {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return otherEncoding(bytes, 'utf-16le', name);
  if (first === 0xfe && second === 0xff) return otherEncoding(bytes, 'utf-16be', name);
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  if (!text.includes('\ufffd') || isUtf8(bytes)) return { text, note: null };
  const zero = bytes.subarray(0, 8000).indexOf(0);
  if (zero >= 0) throw new Unusable(`${name} is not text (byte ${zero} is zero); give a file with JSON messages`);
  return { text, note: `${name} is not UTF-8 throughout; unreadable bytes are taken as U+FFFD` };
}

function otherEncoding(bytes: Uint8Array, encoding: string, name: string): Input {
  const text = new TextDecoder(encoding, { ignoreBOM: true }).decode(bytes);
  return { text, note: `${name} is ${encoding.toUpperCase()}; messages travel as UTF-8, so save it as UTF-8` };
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
