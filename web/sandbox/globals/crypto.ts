/** `crypto.getRandomValues` and `crypto.randomUUID`. The numbers are those of `Math.random`: good for ids, not for secrets. */

const { random, floor } = Math;
const MAX_BYTES = 65_536;
const INTEGERS = [
  Int8Array,
  Uint8Array,
  Uint8ClampedArray,
  Int16Array,
  Uint16Array,
  Int32Array,
  Uint32Array,
  BigInt64Array,
  BigUint64Array,
];

function randomBytes(bytes: Uint8Array): Uint8Array {
  for (let at = 0; at < bytes.length; at++) bytes[at] = floor(random() * 256);
  return bytes;
}

/** Its only object is the global `crypto`. */
export class Crypto {
  constructor() {
    throw new TypeError('Illegal constructor');
  }

  getRandomValues<T>(array: T): T {
    if (!ArrayBuffer.isView(array)) throw new TypeError('The argument must be a typed array.');
    if (!INTEGERS.some((one) => array instanceof one))
      throw new DOMException('The array must have integers.', 'TypeMismatchError');
    if (array.byteLength > MAX_BYTES)
      throw new DOMException(`The array has ${array.byteLength} bytes, at most ${MAX_BYTES}.`, 'QuotaExceededError');
    randomBytes(new Uint8Array(array.buffer, array.byteOffset, array.byteLength));
    return array;
  }

  randomUUID(): string {
    const bytes = randomBytes(new Uint8Array(16));
    bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
    bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
    const text = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
    return text.replace(/^(.{8})(.{4})(.{4})(.{4})/u, '$1-$2-$3-$4-');
  }
}
