/**
 * SHA-256 (FIPS 180-4) and HMAC (RFC 2104) in plain arithmetic: pure modules have no platform cryptography, and the result is
 * needed synchronously. It detects modified data; it is not hardened against timing or power analysis.
 */

const ROUNDS = 64;
const BLOCK = 64;

/** The first 32 bits of the fractional parts of roots of the first primes, as the standard requires. */
function fractions(count: number, root: number): Uint32Array {
  const out = new Uint32Array(count);
  for (let prime = 2, found = 0; found < count; prime++) {
    let divisor = 2;
    while (divisor * divisor <= prime && prime % divisor !== 0) divisor++;
    if (divisor * divisor > prime) out[found++] = (prime ** (1 / root) % 1) * 2 ** 32;
  }
  return out;
}

const START = fractions(8, 2);
const KEYS = fractions(ROUNDS, 3);

const at = (words: Uint32Array, index: number): number => words[index] ?? 0;
const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The bytes of a string in UTF-8. Lone surrogates count as U+FFFD. */
export function bytesOf(text: string): Uint8Array {
  const escaped = encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\uFFFD'));
  const out: number[] = [];
  for (let index = 0; index < escaped.length; index++) {
    if (escaped[index] !== '%') out.push(escaped.charCodeAt(index));
    else {
      out.push(Number.parseInt(escaped.slice(index + 1, index + 3), 16));
      index += 2;
    }
  }
  return Uint8Array.from(out);
}

/** The 32 bytes of SHA-256. */
export function sha256(bytes: Uint8Array): Uint8Array {
  const blocks = new Uint8Array((Math.floor((bytes.length + 8) / BLOCK) + 1) * BLOCK);
  blocks.set(bytes);
  blocks[bytes.length] = 0x80;
  const view = new DataView(blocks.buffer);
  view.setUint32(blocks.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(blocks.length - 4, (bytes.length * 8) >>> 0);
  const state = Uint32Array.from(START);
  for (let from = 0; from < blocks.length; from += BLOCK) mix(state, scheduled(view, from));
  const out = new DataView(new ArrayBuffer(32));
  for (const [index, word] of state.entries()) out.setUint32(index * 4, word);
  return new Uint8Array(out.buffer);
}

function scheduled(view: DataView, from: number): Uint32Array {
  const words = new Uint32Array(ROUNDS);
  for (let index = 0; index < 16; index++) words[index] = view.getUint32(from + index * 4);
  for (let index = 16; index < ROUNDS; index++) {
    const early = at(words, index - 15);
    const late = at(words, index - 2);
    words[index] =
      at(words, index - 16) +
      (turned(early, 7) ^ turned(early, 18) ^ (early >>> 3)) +
      at(words, index - 7) +
      (turned(late, 17) ^ turned(late, 19) ^ (late >>> 10));
  }
  return words;
}

function mix(state: Uint32Array, words: Uint32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let index = 0; index < ROUNDS; index++) {
    const choice = (e & f) ^ (~e & g);
    const one =
      (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + choice + at(KEYS, index) + at(words, index)) >>> 0;
    const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) >>> 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) >>> 0, c, b, a, (one + two) >>> 0];
  }
  for (const [index, word] of [a, b, c, d, e, f, g, h].entries()) state[index] = at(state, index) + word;
}

/** HMAC with SHA-256, of UTF-8 strings, as 64 hexadecimal digits. */
export function hmac(key: string, text: string): string {
  const whole = bytesOf(key);
  const padded = new Uint8Array(BLOCK);
  padded.set(whole.length > BLOCK ? sha256(whole) : whole);
  const inner = sha256(
    joined(
      padded.map((byte) => byte ^ 0x36),
      bytesOf(text),
    ),
  );
  return hex(
    sha256(
      joined(
        padded.map((byte) => byte ^ 0x5c),
        inner,
      ),
    ),
  );
}

/** Bytes as hexadecimal digits. */
export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  const out = new Uint8Array(first.length + second.length);
  out.set(first);
  out.set(second, first.length);
  return out;
}
