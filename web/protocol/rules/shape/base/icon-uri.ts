/** Parses the `src` of an icon: its scheme and, for a `data:` URI, its content. */

/** A parsed `data:` URI. */
export interface DataUri {
  /** Lowercase, without parameters; empty when absent. */
  mimeType: string;
  base64: boolean;
  /** The part after the comma. */
  payload: string;
}

/** The scheme in lowercase, without its colon; null when absent. */
export function schemeOf(src: string): string | null {
  return /^([A-Za-z][A-Za-z0-9+.-]*):/u.exec(src)?.[1]?.toLowerCase() ?? null;
}

/** Parses a `data:` URI; null when it has no comma. */
export function dataUriOf(src: string): DataUri | null {
  const comma = src.indexOf(',');
  if (comma < 0 || comma > 300) return null;
  const head = src.slice('data:'.length, comma);
  const [type = ''] = head.split(';', 1);
  return {
    mimeType: type.trim().toLowerCase(),
    base64: /;\s*base64\s*$/iu.test(head),
    payload: src.slice(comma + 1),
  };
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Decodes standard base64, at most `max` bytes; stops at the first character that is not base64. */
export function bytesOf(base64: string, max: number): number[] {
  const bytes: number[] = [];
  let held = 0;
  let bits = 0;
  for (let at = 0; at < base64.length && bytes.length < max; at++) {
    const value = ALPHABET.indexOf(base64.charAt(at));
    if (value < 0) break;
    held = ((held << 6) | value) & 0xffff;
    bits += 6;
    if (bits >= 8) bytes.push((held >> (bits -= 8)) & 0xff);
  }
  return bytes;
}

/** The bytes as a Latin-1 string: enough to find tags and signatures in. */
export function textOf(base64: string, max: number): string {
  return bytesOf(base64, max)
    .map((byte) => String.fromCharCode(byte))
    .join('');
}

/** The image type according to the first bytes; null when it is not one of the usual ones. */
export function kindOfImage(payload: string): string | null {
  const head = textOf(payload, 300);
  if (head.startsWith('\u0089PNG\r\n')) return 'image/png';
  if (head.startsWith('\u00ff\u00d8\u00ff')) return 'image/jpeg';
  if (head.startsWith('GIF8')) return 'image/gif';
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return 'image/webp';
  if (head.startsWith('BM') && head.length > 14) return 'image/bmp';
  if (head.startsWith('\u0000\u0000\u0001\u0000')) return 'image/x-icon';
  if (/^\s*(?:\u00ef\u00bb\u00bf)?\s*(?:<\?xml[^>]*>\s*)?(?:<!--[^]*?-->\s*)?<svg[\s>]/u.test(head))
    return 'image/svg+xml';
  return null;
}

/** One media type for each image format that has several. */
export function plainType(mimeType: string): string {
  const [type = ''] = mimeType.split(';', 1);
  const bare = type.trim().toLowerCase();
  if (bare === 'image/jpg' || bare === 'image/pjpeg') return 'image/jpeg';
  if (bare === 'image/vnd.microsoft.icon' || bare === 'image/ico') return 'image/x-icon';
  return bare === 'image/svg' ? 'image/svg+xml' : bare;
}
