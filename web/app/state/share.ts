/**
 * Share links: the text is compressed into the fragment, which browsers do not send to servers. Loaded when a link is created
 * or opened. The first character is the encoding: `1` for compressed UTF-8, `2` for compressed UTF-16 if the text has unpaired
 * surrogates, which UTF-8 cannot encode. A checksum detects damaged links.
 */
import { VERSION } from '../../protocol/product.ts';
import { formatRoute } from './route.ts';
import type { Route } from './route.ts';

/** Some chat tools truncate longer links, characters. */
export const LINK_FITS = 2_000;
/** Longer links are not created, since many tools reject them, characters. */
export const MAX_LINK_LENGTH = 30_000;
/** Longer texts are not compressed, since they cannot fit, UTF-16 units. */
const MAX_TEXT_LENGTH = 2_000_000;
/** A link that decompresses to more is not opened, bytes: none of our links does. */
const MAX_UNPACKED = 20_000_000;
const MAX_PACKED = 2_000_000;

/** Options stored in a link beside its text, so that it is read and judged in the same way. */
export type Pins = Pick<Route, 'revision' | 'from' | 'transport' | 'format' | 'flip'>;

/** A link to `text` relative to `base`; `null` if it would be too long, or if this browser cannot compress. */
export async function linkTo(text: string, pins: Pins, base: string): Promise<string | null> {
  if (text.length > MAX_TEXT_LENGTH) return null;
  const packed = await packText(text);
  if (packed === null) return null;
  const link = base + formatRoute({ screen: 'check', embed: false, ...pins, version: VERSION, packed });
  return link.length > MAX_LINK_LENGTH ? null : link;
}

/** The compressed text in URL-safe characters; `null` if this browser cannot compress. */
export async function packText(text: string): Promise<string | null> {
  if (typeof CompressionStream === 'undefined') return null;
  const whole = !/\p{Surrogate}/u.test(text);
  const bytes = whole ? new TextEncoder().encode(text) : unitsOf(text);
  const compressed = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'));
  return (whole ? '1' : '2') + toLetters(new Uint8Array(await new Response(compressed).arrayBuffer()));
}

/** The decompressed text, or the reason of a failure. */
export type Unpacked = { text: string } | { text: null; because: 'broken' | 'newer' | 'huge' | 'unable' };

/** The text of a link. Never throws; decompresses at most `MAX_UNPACKED` bytes, whatever size a link claims. */
export async function unpackText(packed: string): Promise<Unpacked> {
  const way = packed.charAt(0);
  if (packed.length < 2) return { text: null, because: 'broken' };
  if (way !== '1' && way !== '2') return { text: null, because: /[\w-]/.test(way) ? 'newer' : 'broken' };
  if (typeof DecompressionStream === 'undefined') return { text: null, because: 'unable' };
  if (packed.length > MAX_PACKED) return { text: null, because: 'huge' };
  const bytes = fromLetters(packed.slice(1));
  if (!bytes) return { text: null, because: 'broken' };
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate')).getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      length += piece.value.length;
      if (length > MAX_UNPACKED) {
        await reader.cancel();
        return { text: null, because: 'huge' };
      }
      parts.push(piece.value);
    }
    const all = joined(parts, length);
    return { text: way === '1' ? new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(all) : textOf(all) };
  } catch {
    return { text: null, because: 'broken' };
  }
}

/** Messages for links that could not be opened. */
export const WHY_NOT: Readonly<Record<Exclude<Unpacked, { text: string }>['because'], string>> = {
  broken:
    'The text in this link is truncated or damaged, so it cannot be read. Ask for the link again, or for the text as a file.',
  newer:
    'This link was made by a newer version of this page, which compresses texts in another way. Reload the page, or ask for the text as a file.',
  huge: 'The text in this link is larger than 20 MB, so it was not opened. Ask for the text as a file.',
  unable: 'This browser cannot decompress the text in this link. Use a newer browser, or ask for the text as a file.',
};

/** A note about the version that created a link; `null` if it is this version or unknown. */
export function versionNote(version: string | undefined): string | null {
  if (version === undefined || version === VERSION) return null;
  return `The link was made with version ${version} of the checker. This is version ${VERSION}, so its findings may differ.`;
}

function joined(parts: readonly Uint8Array[], length: number): Uint8Array {
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

function unitsOf(text: string): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let at = 0; at < text.length; at++) view.setUint16(at * 2, text.charCodeAt(at), true);
  return new Uint8Array(view.buffer);
}

/** Each UTF-16 unit is copied: a decoder would replace unpaired surrogates. */
function textOf(bytes: Uint8Array): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts: string[] = [];
  for (let at = 0; at + 1 < bytes.length; at += 2) parts.push(String.fromCharCode(view.getUint16(at, true)));
  return parts.join('');
}

/** URL-safe Base64 without padding. */
function toLetters(bytes: Uint8Array): string {
  let binary = '';
  for (let at = 0; at < bytes.length; at += 8192) binary += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/**
 * Returns `null` for invalid input. Standard Base64 and a trailing full stop or bracket are accepted, since tools rewrite URLs.
 */
function fromLetters(letters: string): Uint8Array<ArrayBuffer> | null {
  try {
    const binary = atob(
      letters
        .replaceAll('-', '+')
        .replaceAll('_', '/')
        .replace(/[^\w+/]+$/, ''),
    );
    const bytes = new Uint8Array(binary.length);
    for (let at = 0; at < binary.length; at++) bytes[at] = binary.charCodeAt(at);
    return bytes;
  } catch {
    return null;
  }
}
