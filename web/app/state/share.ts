/**
 * A text within a link: packed into the fragment, which no browser sends to a server. Loaded when a link is made or opened.
 * The first letter says how it is packed: `1` compressed UTF-8, `2` compressed UTF-16 for texts with halves of characters,
 * which UTF-8 cannot hold. The compressed form has a checksum, so that a damaged link is told from a whole one.
 */
import { VERSION } from '../../protocol/product.ts';
import { formatRoute } from './route.ts';
import type { Route } from './route.ts';

/** Some chat tools cut longer links, characters. */
export const LINK_FITS = 2_000;
/** Longer links are not made: too much gets in their way, characters. */
export const MAX_LINK_LENGTH = 30_000;
/** Texts that cannot fit are not even packed, UTF-16 units. */
const MAX_TEXT_LENGTH = 2_000_000;
/** A link that unpacks to more is not opened, bytes: nothing of ours does. */
const MAX_UNPACKED = 20_000_000;
const MAX_PACKED = 2_000_000;

/** What a link says beside its text: enough to read and judge it in the same way again. */
export type Pins = Pick<Route, 'revision' | 'from' | 'transport' | 'format' | 'flip'>;

/** A link to `text` below `base`; `null` where it would be too long, or this browser cannot pack. */
export async function linkTo(text: string, pins: Pins, base: string): Promise<string | null> {
  if (text.length > MAX_TEXT_LENGTH) return null;
  const packed = await packText(text);
  if (packed === null) return null;
  const link = base + formatRoute({ screen: 'check', embed: false, ...pins, version: VERSION, packed });
  return link.length > MAX_LINK_LENGTH ? null : link;
}

/** The text as letters that may stand in an address; `null` where this browser cannot compress. */
export async function packText(text: string): Promise<string | null> {
  if (typeof CompressionStream === 'undefined') return null;
  const whole = !/\p{Surrogate}/u.test(text);
  const bytes = whole ? new TextEncoder().encode(text) : unitsOf(text);
  const compressed = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'));
  return (whole ? '1' : '2') + toLetters(new Uint8Array(await new Response(compressed).arrayBuffer()));
}

/** What came of unpacking, or why nothing did. */
export type Unpacked = { text: string } | { text: null; because: 'broken' | 'newer' | 'huge' | 'unable' };

/** The text of a link. Never throws; reads no more than `MAX_UNPACKED` bytes, however much a link claims to hold. */
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

/** Why a link could not be opened, in words. */
export const WHY_NOT: Readonly<Record<Exclude<Unpacked, { text: string }>['because'], string>> = {
  broken:
    'The text in this link is cut off or was changed on its way, so it cannot be read. Ask for the link again, or for the text as a file.',
  newer:
    'This link was made by a newer version of this page, which packs texts in another way. Load the page again, or ask for the text as a file.',
  huge: 'The text in this link is larger than 20 MB, so it was not opened. Ask for it as a file.',
  unable: 'This browser cannot unpack the text in this link. A newer browser can; or ask for the text as a file.',
};

/** A sentence on the version that made a link; `null` where it is this one, or none is said. */
export function versionNote(version: string | undefined): string | null {
  if (version === undefined || version === VERSION) return null;
  return `The link was made with version ${version} of the checker and this is ${VERSION}, so what it finds may differ.`;
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

/** Unit by unit: a decoder would fix the halves. */
function textOf(bytes: Uint8Array): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts: string[] = [];
  for (let at = 0; at + 1 < bytes.length; at += 2) parts.push(String.fromCharCode(view.getUint16(at, true)));
  return parts.join('');
}

/** Base64 in the letters of addresses, without padding. */
function toLetters(bytes: Uint8Array): string {
  let binary = '';
  for (let at = 0; at < bytes.length; at += 8192) binary += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** `null` for anything else. Plain Base64 is taken, too, and a full stop or bracket behind it: tools rewrite addresses. */
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
