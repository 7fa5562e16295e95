/** Base64 and UTF-8, which the pure layers have no functions for. */

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const VALUES: ReadonlyMap<string, number> = new Map([
  ...Array.from(ALPHABET, (char, value): [string, number] => [char, value]),
  ['-', 62],
  ['_', 63],
]);

/** The bytes of a Base64 text, in the common or the URL alphabet, padded or not. Null if it has other characters. */
export function bytesOf(base64: string): number[] | null {
  const text = base64.replace(/={0,2}$/, '');
  const bytes: number[] = [];
  let bits = 0;
  let count = 0;
  for (const char of text) {
    const value = VALUES.get(char);
    if (value === undefined) return null;
    bits = ((bits << 6) | value) & 0xffffff;
    count += 6;
    if (count >= 8) {
      count -= 8;
      bytes.push((bits >> count) & 0xff);
    }
  }
  return count >= 6 ? null : bytes;
}

/** Bytes as UTF-8; null if they are not. */
export function textOf(bytes: readonly number[]): string | null {
  const escapes = bytes.map((byte) =>
    byte < 128 && byte > 47 ? encodeURIComponent(String.fromCharCode(byte)) : hex(byte),
  );
  try {
    return decodeURIComponent(escapes.join(''));
  } catch {
    return null;
  }
}

function hex(byte: number): string {
  return `%${byte.toString(16).padStart(2, '0')}`;
}
