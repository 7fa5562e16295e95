/** The size in pixels of a PNG or JPEG image in base64, read from its header. */

/** Width and height in pixels. */
export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** A JPEG image may have previews and profiles before its size. */
const MAX_BYTES = 65_536;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const VALUES = new Map(ALPHABET.split('').map((char, index) => [char, index]));

/** The size, or null if the header is neither that of a PNG nor that of a JPEG image, or is not within the first 64 KiB. */
export function imageSize(base64: string): ImageSize | null {
  const start = decoded(base64.slice(0, 32));
  if (start[0] === 0x89 && start[1] === 0x50 && start[2] === 0x4e && start[3] === 0x47) {
    return start.length < 24 ? null : { width: uint(start, 16, 4), height: uint(start, 20, 4) };
  }
  return start[0] === 0xff && start[1] === 0xd8 ? sizeOfJpeg(decoded(base64.slice(0, (MAX_BYTES / 3) * 4))) : null;
}

/** Segments until the one that begins a frame, which holds the size. */
function sizeOfJpeg(bytes: readonly number[]): ImageSize | null {
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff;) {
    const marker = bytes[at + 1] ?? 0;
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return { height: uint(bytes, at + 5, 2), width: uint(bytes, at + 7, 2) };
    at += marker === 0xff ? 1 : 2 + Math.max(2, uint(bytes, at + 2, 2));
  }
  return null;
}

function uint(bytes: readonly number[], at: number, length: number): number {
  let value = 0;
  for (let index = at; index < at + length; index++) value = value * 256 + (bytes[index] ?? 0);
  return value;
}

/** The bytes until the first character that is not base64. */
function decoded(base64: string): number[] {
  const bytes: number[] = [];
  let bits = 0;
  let count = 0;
  for (const char of base64) {
    const value = VALUES.get(char);
    if (value === undefined) break;
    bits = ((bits << 6) | value) & 0xffff;
    count += 6;
    if (count >= 8) {
      count -= 8;
      bytes.push((bits >> count) & 0xff);
    }
  }
  return bytes;
}
