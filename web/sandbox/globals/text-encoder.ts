/** `TextEncoder` of the Encoding Standard. */
import { scalars, textOf } from './convert.ts';

/** A text as UTF-8; the text has no lone surrogates. */
export function utf8(text: string): Uint8Array<ArrayBuffer> {
  const bytes: number[] = [];
  for (const one of text) bytes.push(...bytesOf(one.codePointAt(0) ?? 0));
  return new Uint8Array(bytes);
}

function bytesOf(point: number): number[] {
  if (point < 0x80) return [point];
  const last = 0x80 | (point & 0x3f);
  if (point < 0x8_00) return [0xc0 | (point >> 6), last];
  const middle = 0x80 | ((point >> 6) & 0x3f);
  if (point < 0x1_00_00) return [0xe0 | (point >> 12), middle, last];
  return [0xf0 | (point >> 18), 0x80 | ((point >> 12) & 0x3f), middle, last];
}

/** Encodes strings as UTF-8. */
export class TextEncoder {
  get encoding(): string {
    return 'utf-8';
  }

  encode(input: unknown = ''): Uint8Array<ArrayBuffer> {
    return utf8(scalars(textOf(input)));
  }

  encodeInto(source: unknown, destination: Uint8Array): { read: number; written: number } {
    if (!(destination instanceof Uint8Array)) throw new TypeError('The destination must be a Uint8Array.');
    let [read, written] = [0, 0];
    for (const one of scalars(textOf(source))) {
      const bytes = bytesOf(one.codePointAt(0) ?? 0);
      if (written + bytes.length > destination.length) break;
      destination.set(bytes, written);
      written += bytes.length;
      read += one.length;
    }
    return { read, written };
  }
}
