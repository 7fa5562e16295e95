/** Reasons why a string is not an absolute URI of RFC 3986, and the corrected URI. */

/** One reason. `windows`: a path with backslashes or a drive letter; `scheme`: an invalid scheme before the colon. */
export type UriFault = 'relative' | 'windows' | 'scheme' | 'template' | 'characters';

/** The first applicable reason, with the affected part and the fixed string, where there is a sensible one. */
export interface UriTrouble {
  fault: UriFault;
  /** The scheme, expression or character that is wrong; the whole string for paths. */
  part: string;
  fixed: string | null;
}

const SCHEME = /^[A-Za-z][A-Za-z0-9+.-]*:/u;
const OUTSIDE = /[^\u0021-\u007e]|["<>\\^`{|}]|%(?![0-9A-Fa-f]{2})/u;

/** Most URIs: nothing to check further. A one-letter scheme is more likely a drive letter. */
const PLAINLY_RIGHT = /^[A-Za-z][A-Za-z0-9+.-]+:(?:[!$&-;=?-Z_a-z~]|%[0-9A-Fa-f]{2})*$/u;

/** True for most valid URIs. */
export function isPlainUri(text: string): boolean {
  return PLAINLY_RIGHT.test(text);
}

/** Returns why a string is not an absolute URI; null when it is one. */
export function uriTrouble(text: string): UriTrouble | null {
  if (PLAINLY_RIGHT.test(text)) return null;
  const windows = windowsPath(text);
  if (windows !== null) return { fault: 'windows', part: text, fixed: valid(windows) };
  const scheme = SCHEME.exec(text)?.[0];
  if (scheme === undefined) return withoutScheme(text);
  const expression = /\{[^{}]{0,200}\}/u.exec(text)?.[0];
  if (expression !== undefined) return { fault: 'template', part: expression, fixed: null };
  const rest = text.slice(scheme.length);
  const wrong = OUTSIDE.exec(rest)?.[0] ?? extra(rest);
  return wrong === null ? null : { fault: 'characters', part: wrong, fixed: valid(scheme + encoded(rest)) };
}

function withoutScheme(text: string): UriTrouble {
  const trimmed = text.trim();
  if (trimmed !== text && SCHEME.test(trimmed)) {
    return {
      fault: 'characters',
      part: text.startsWith(trimmed.charAt(0)) ? text.slice(-1) : text.charAt(0),
      fixed: valid(trimmed),
    };
  }
  const before = /^([^/?#:]{1,80}):/u.exec(text)?.[1];
  if (before !== undefined && (text.startsWith('://', before.length) || /^[\w+.-]+$/u.test(before))) {
    const scheme = before.replaceAll(/[_\s]+/gu, '-');
    return { fault: 'scheme', part: before, fixed: valid(scheme + text.slice(before.length)) };
  }
  const path = text.startsWith('/') && !text.startsWith('//');
  return { fault: 'relative', part: text, fixed: path ? valid(`file://${encoded(text)}`) : null };
}

/**
 * A Windows path, also after `file:`, as a file URI; the string itself when there is none; null when it is not a Windows path.
 */
function windowsPath(text: string): string | null {
  const [, bare = text] = /^file:[\\/]*((?:[A-Za-z]:|[\\]).*)$/isu.exec(text) ?? [];
  if (bare !== text && !bare.includes('\\')) return null;
  const slashed = bare.replaceAll('\\', '/');
  if (/^[A-Za-z]:(?:\\|\/(?!\/))/u.test(bare)) return `file:///${encoded(slashed)}`;
  if (!bare.includes('\\')) return null;
  if (bare.startsWith('\\\\')) return `file:${encoded(slashed)}`;
  if (/^file:/iu.test(text)) return text.slice(0, 5) + encoded(text.slice(5).replaceAll('\\', '/'));
  return SCHEME.test(text) ? null : text;
}

/** Brackets are allowed only in the host, and a URI has at most one `#`. */
function extra(rest: string): string | null {
  const [, tail = rest] = /^\/\/[^/?#]*(.*)$/su.exec(rest) ?? [];
  const bracket = /[[\]]/u.exec(tail)?.[0];
  if (bracket !== undefined) return bracket;
  return rest.indexOf('#') === rest.lastIndexOf('#') ? null : '#';
}

/** The string with invalid characters percent-encoded; existing escapes stay unchanged. */
function encoded(rest: string): string {
  const [, head = '', tail = rest] = /^(\/\/[^/?#]*)(.*)$/su.exec(rest) ?? [];
  const mark = tail.indexOf('#');
  const path = mark < 0 ? tail : tail.slice(0, mark + 1) + tail.slice(mark + 1).replaceAll('#', '%23');
  // A lone surrogate has no UTF-8 encoding; it becomes the replacement character.
  const bytes = (part: string): string =>
    part === '%' ? '%25' : encodeURIComponent(/^[\ud800-\udfff]$/u.test(part) ? '\ufffd' : part);
  return (head + path.replaceAll(/[[\]]/gu, bytes)).replaceAll(new RegExp(OUTSIDE.source, 'gu'), bytes);
}

/** The string when it is valid, otherwise null: a fix must produce a valid URI. */
function valid(text: string): string | null {
  return SCHEME.test(text) && !OUTSIDE.test(text) && extra(text.replace(SCHEME, '')) === null ? text : null;
}
