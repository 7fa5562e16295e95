/** What is wrong with the header of an argument. */
import type { Header, Request } from '../define.ts';
import type { Mirrored } from './asked.ts';
import { needsEncoding, readValue } from './sentinel.ts';

/** What to add to the sentence, by requirement. */
export const SAYS: Readonly<Record<string, string>> = {
  'http-headers/param-whitespace': ' Blanks at its ends are lost on the way, so it travels as base64.',
  'http-headers/param-control-characters': ' A text with control characters travels as base64.',
  'http-headers/param-looks-encoded': ' A text that itself looks encoded is encoded once more.',
  'http-headers/param-boolean-case': ' Truth values are `true` and `false`.',
  'http-headers/param-integer-format': ' Whole numbers are plain decimal digits.',
};

/** A header that bears the name of the argument instead of the annotation's. */
export function namedAfter(request: Request, { path, header }: Mirrored): Header | null {
  const key = path.at(-1) ?? '';
  return key.toLowerCase() === header.toLowerCase() ? null : request.header(`Mcp-Param-${key}`);
}

/** True for a header that holds the argument as it is, with characters outside ASCII. */
export const isRaw = (written: string, text: string): boolean => written === text && /[^\0-~]/u.test(text);

/** What is wrong with the header of an argument; null when nothing is, or its marks are wrong, which is found elsewhere. */
export function faultOf({ value: written }: Header, text: string, value: unknown): string | null {
  const read = readValue(written);
  if (read.how === 'wrong') return null;
  if (read.how === 'encoded') {
    if (read.text === text) return null;
    return written === text ? 'http-headers/param-looks-encoded' : 'http-headers/param-mismatch';
  }
  const needs = needsEncoding(text);
  if (needs === 'control') return 'http-headers/param-control-characters';
  if (needs === 'blanks' && written === text.trim()) return 'http-headers/param-whitespace';
  if (needs === null && written === text) return null;
  if (typeof value === 'boolean' && /^(?:true|false|yes|no|on|off|0|1)$/iu.test(written)) {
    const same = written.toLowerCase() === text || /^(?:yes|on|1)$/iu.test(written) === value;
    return same ? 'http-headers/param-boolean-case' : 'http-headers/param-mismatch';
  }
  if (typeof value === 'number' && !/^-?(?:0|[1-9]\d*)$/u.test(written)) return 'http-headers/param-integer-format';
  return 'http-headers/param-mismatch';
}
