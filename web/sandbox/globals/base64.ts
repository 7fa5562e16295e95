/** `atob` and `btoa` of the HTML Standard. */
import { need, textOf } from './convert.ts';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Base64 of a string whose characters are bytes. */
export function btoa(data: unknown): string {
  need(arguments.length, 1, 'btoa');
  const text = textOf(data);
  if (/[^\0-\u{FF}]/u.test(text))
    throw new DOMException('The string has a character after U+00FF.', 'InvalidCharacterError');
  const out: string[] = [];
  for (let at = 0; at < text.length; at += 3) {
    const [a, b, c] = [text.charCodeAt(at), text.charCodeAt(at + 1), text.charCodeAt(at + 2)];
    const bits = (a << 16) | (b << 8) | c;
    const letter = (shift: number): string => ALPHABET.charAt((bits >> shift) & 63);
    out.push(letter(18), letter(12), at + 1 < text.length ? letter(6) : '=', at + 2 < text.length ? letter(0) : '=');
  }
  return out.join('');
}

/** The bytes of base64, one character each. */
export function atob(data: unknown): string {
  need(arguments.length, 1, 'atob');
  let text = textOf(data).replaceAll(/[\t\n\f\r ]/gu, '');
  if (text.length % 4 === 0) text = text.replace(/={1,2}$/u, '');
  if (text.length % 4 === 1 || /[^A-Za-z\d+/]/u.test(text))
    throw new DOMException('The string is not valid base64.', 'InvalidCharacterError');
  const out: string[] = [];
  let [bits, count] = [0, 0];
  for (const letter of text) {
    bits = ((bits << 6) | ALPHABET.indexOf(letter)) & 0xff_ff;
    count += 6;
    if (count < 8) continue;
    count -= 8;
    out.push(String.fromCharCode((bits >> count) & 0xff));
  }
  return out.join('');
}
