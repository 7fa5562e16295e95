/** Bytes in pure code: Base64, UTF-8 and SHA-256. */

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
/** Values by letter; the last two are those of the URL-safe alphabet. */
const VALUES: ReadonlyMap<string, number> = new Map([
  ...Array.from(ALPHABET, (letter, at) => [letter, at] as const),
  ['-', 62],
  ['_', 63],
]);

/** The bytes of standard or URL-safe Base64, with or without padding; null if it has other characters. */
export function base64Bytes(text: string): Uint8Array | null {
  const plain = text.replace(/[\r\n]/gu, '').replace(/={0,2}$/u, '');
  if (plain.length % 4 === 1) return null;
  const bytes = new Uint8Array(Math.floor((plain.length * 3) / 4));
  let [bits, held, at] = [0, 0, 0];
  for (const letter of plain) {
    const value = VALUES.get(letter);
    if (value === undefined) return null;
    bits = ((bits << 6) | value) & 0xffffff;
    held += 6;
    if (held < 8) continue;
    held -= 8;
    bytes[at++] = (bits >> held) & 0xff;
  }
  return bytes;
}

/** The text of UTF-8 bytes; invalid sequences become U+FFFD. */
export function utf8(bytes: Uint8Array): string {
  const out: string[] = [];
  for (let at = 0; at < bytes.length;) {
    const first = bytes[at++] ?? 0;
    const more = first < 0x80 ? 0 : first < 0xc2 ? -1 : first < 0xe0 ? 1 : first < 0xf0 ? 2 : first < 0xf5 ? 3 : -1;
    let code = more === 0 ? first : more < 0 ? 0xfffd : first & (0x3f >> more);
    for (let left = more; left > 0; left--) {
      const next = bytes[at] ?? 0;
      if ((next & 0xc0) !== 0x80) {
        code = 0xfffd;
        break;
      }
      code = (code << 6) | (next & 0x3f);
      at++;
    }
    out.push(code > 0x10ffff ? '\uFFFD' : String.fromCodePoint(code));
  }
  return out.join('');
}

/** The UTF-8 bytes of a text. */
export function bytesOf(text: string): Uint8Array {
  const out: number[] = [];
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    if (code < 0x80) out.push(code);
    else if (code < 0x800) out.push(0xc0 | (code >> 6), 0x80 | (code & 0x3f));
    else if (code < 0x10000) out.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 0x3f), 0x80 | (code & 0x3f));
    else out.push(0xf0 | (code >> 18), 0x80 | ((code >> 12) & 0x3f), 0x80 | ((code >> 6) & 0x3f), 0x80 | (code & 0x3f));
  }
  return Uint8Array.from(out);
}

/** The first 32 bits of the fractional parts of roots of the first primes, as SHA-256 (FIPS 180-4) defines its constants. */
function fractions(count: number, root: number): Uint32Array {
  const out = new Uint32Array(count);
  for (let prime = 2, at = 0; at < count; prime++) {
    let isPrime = true;
    for (let divisor = 2; divisor * divisor <= prime; divisor++) if (prime % divisor === 0) isPrime = false;
    if (!isPrime) continue;
    const value = prime ** (1 / root);
    out[at++] = (value - Math.floor(value)) * 0x100000000;
  }
  return out;
}
const K = /* @__PURE__ */ fractions(64, 3);
const START = /* @__PURE__ */ fractions(8, 2);

const rotated = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The SHA-256 digest in lowercase hexadecimal digits. */
export function sha256(bytes: Uint8Array): string {
  const blocks = Math.ceil((bytes.length + 9) / 64);
  const padded = new Uint8Array(blocks * 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor((bytes.length * 8) / 0x100000000));
  view.setUint32(padded.length - 4, (bytes.length * 8) >>> 0);
  const hash = Uint32Array.from(START);
  const words = new Uint32Array(64);
  for (let block = 0; block < blocks; block++) {
    for (let at = 0; at < 16; at++) words[at] = view.getUint32(block * 64 + at * 4);
    for (let at = 16; at < 64; at++) {
      const [a, b] = [words[at - 15] ?? 0, words[at - 2] ?? 0];
      const s0 = rotated(a, 7) ^ rotated(a, 18) ^ (a >>> 3);
      const s1 = rotated(b, 17) ^ rotated(b, 19) ^ (b >>> 10);
      words[at] = (words[at - 16] ?? 0) + s0 + (words[at - 7] ?? 0) + s1;
    }
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
    for (let at = 0; at < 64; at++) {
      const t1 =
        (h +
          (rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)) +
          ((e & f) ^ (~e & g)) +
          (K[at] ?? 0) +
          (words[at] ?? 0)) |
        0;
      const t2 = ((rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, at) => (hash[at] = (hash[at] ?? 0) + word));
  }
  return [...hash].map((word) => word.toString(16).padStart(8, '0')).join('');
}
