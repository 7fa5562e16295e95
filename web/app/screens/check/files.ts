/** Opens a file: text goes into the editor; other files are identified by type and change nothing. */
import { replaceText, showNotice } from '../../state/actions.ts';

/** Larger files are rejected before they are read, bytes. */
const MAX = 256 * 1024 * 1024;

const SIGNATURES: readonly (readonly [readonly number[], string])[] = [
  [[0x89, 0x50, 0x4e, 0x47], 'a PNG picture'],
  [[0xff, 0xd8, 0xff], 'a JPEG picture'],
  [[0x47, 0x49, 0x46, 0x38], 'a GIF picture'],
  [[0x25, 0x50, 0x44, 0x46], 'a PDF document'],
  [[0x50, 0x4b, 0x03, 0x04], 'a ZIP archive or an office document'],
  [[0x1f, 0x8b], 'a gzip archive'],
  [[0x7f, 0x45, 0x4c, 0x46], 'a program'],
  [[0x4d, 0x5a], 'a program'],
];

/** Describes the type of a binary file by its first bytes. */
export function binaryKind(head: Uint8Array): string {
  const known = SIGNATURES.find(([bytes]) => bytes.every((byte, index) => head[index] === byte));
  return known ? known[1] : 'a binary file';
}

/** The encoding of the first bytes; `null` if they are not text. */
export function encodingOf(head: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' | null {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  const zeros = head.reduce((count, byte) => count + (byte === 0 ? 1 : 0), 0);
  return zeros > 0 ? null : 'utf-8';
}

/** 13,631,488 → “13.6 MB”. */
export function sizeText(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  return bytes < 1_000_000 ? `${(bytes / 1000).toFixed(1)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** The file as text, read in chunks so that the page stays responsive; `null` if it is not text in that encoding. */
async function readText(file: Blob, encoding: string): Promise<string | null> {
  const decoder = new TextDecoder(encoding, { fatal: encoding === 'utf-8', ignoreBOM: true });
  const parts: string[] = [];
  const reader = file.stream().getReader();
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      parts.push(decoder.decode(piece.value, { stream: true }));
    }
    parts.push(decoder.decode());
  } catch {
    return null;
  }
  return parts.join('');
}

/** Reads a file; `problem` states in one or two sentences why its text cannot be used. */
export async function readFile(file: File): Promise<{ text: string } | { problem: string; tone: 'info' | 'warning' }> {
  const name = `“${file.name}”`;
  if (file.size > MAX) {
    const problem = `${name} has ${sizeText(file.size)}; this page reads up to ${sizeText(MAX)}. Extract a part of it.`;
    return { problem, tone: 'warning' };
  }
  try {
    const head = new Uint8Array(await file.slice(0, 4096).arrayBuffer());
    const encoding = encodingOf(head);
    const text = encoding && (await readText(file, encoding));
    if (text === null) {
      const what = encoding ? 'text in an encoding other than UTF-8' : binaryKind(head);
      const problem = `${name} is ${what}. Messages are text: open a .json, .jsonl, .log or .md file.`;
      return { problem, tone: 'warning' };
    }
    return text.trim() === '' ? { problem: `${name} is empty.`, tone: 'info' } : { text };
  } catch {
    return { problem: `${name} could not be read. It may be a folder, or it was deleted.`, tone: 'warning' };
  }
}

/** Opens a file: its text replaces the editor's and can be undone, or a notice states the reason of a failure. */
export async function openFile(file: File): Promise<void> {
  const read = await readFile(file);
  if ('text' in read) replaceText(read.text, `“${file.name}” is open, ${sizeText(file.size)}.`);
  else showNotice({ text: `${read.problem} Your text is unchanged.`, tone: read.tone });
}
