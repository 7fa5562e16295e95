/** String formats that the protocol requires. Each check is linear in the string. */
import type { Format } from '../model/schema.ts';

/** True if the string has the format. */
export function fits(format: Format, text: string): boolean {
  return formats[format](text);
}

/** The checks by name; the compiled validators call them. */
export const formats: Readonly<Record<Format, (text: string) => boolean>> = {
  base64: isBase64,
  uri: isUri,
  'file-uri': (text) => /^file:\/\//iu.test(text) && isUri(text),
  'uri-template': isUriTemplate,
  'date-time': isDateTime,
  'mime-type': isMimeType,
};

/** The format in words, with an example. */
export const FORMAT_TEXTS: Readonly<Record<Format, string>> = {
  base64: 'padded standard base64, such as `aGk=`',
  uri: 'an absolute URI, such as `file:///notes/a.md`',
  'file-uri': 'a URI that begins with `file://`',
  'uri-template': 'an RFC 6570 URI template, such as `file:///{path}`',
  'date-time': 'an ISO 8601 timestamp, such as `2025-01-12T15:00:58Z`',
  'mime-type': 'a media type, such as `text/plain`',
};

/** Standard alphabet with padding; no white space, no `data:` prefix (RFC 4648, section 4). */
function isBase64(text: string): boolean {
  if (text.length % 4 !== 0) return false;
  const body = text.endsWith('==') ? text.slice(0, -2) : text.endsWith('=') ? text.slice(0, -1) : text;
  return !/[^A-Za-z0-9+/]/u.test(body);
}

/** Most URIs: no part that must be checked again. */
const PLAIN_URI = /^[A-Za-z][A-Za-z0-9+.-]*:[!$&-;=?-Z_a-z~]+$/u;

/** A scheme, a colon and only characters that a URI allows (RFC 3986). Lenient about parts that depend on the scheme. */
function isUri(text: string): boolean {
  if (PLAIN_URI.test(text)) return true;
  if (!/^[A-Za-z][A-Za-z0-9+.-]*:./u.test(text)) return false;
  if (/[^\u0021-\u007e]|["<>\\^`{|}]/u.test(text)) return false;
  if (/%(?![0-9A-Fa-f]{2})/u.test(text)) return false;
  return (text.match(/#/gu)?.length ?? 0) <= 1;
}

const EXPRESSION =
  /^[+#./;?&]?(?:[A-Za-z0-9_]|%[0-9A-Fa-f]{2})(?:[A-Za-z0-9_.]|%[0-9A-Fa-f]{2})*(?::[1-9]\d{0,3}|\*)?(?:,(?:[A-Za-z0-9_]|%[0-9A-Fa-f]{2})(?:[A-Za-z0-9_.]|%[0-9A-Fa-f]{2})*(?::[1-9]\d{0,3}|\*)?)*$/u;

/**
 * Balanced braces around well-formed expressions (RFC 6570). Plain text between them is only checked for spaces and brackets.
 */
function isUriTemplate(text: string): boolean {
  let at = 0;
  while (at < text.length) {
    const open = text.indexOf('{', at);
    const plain = text.slice(at, open < 0 ? text.length : open);
    if (/["<>\\^`|}]|\s|\p{Cc}/u.test(plain)) return false;
    if (open < 0) return true;
    const close = text.indexOf('}', open);
    if (close < 0 || close - open > 1000 || !EXPRESSION.test(text.slice(open + 1, close))) return false;
    at = close + 1;
  }
  return true;
}

const TIME = /^(\d{4})-(\d{2})-(\d{2})(?:[Tt](\d{2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?(?:[Zz]|[+-]\d{2}:?\d{2})?)?$/u;
const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** An ISO 8601 date, or date and time, with days that exist. */
function isDateTime(text: string): boolean {
  const match = TIME.exec(text);
  if (!match) return false;
  const [year, month, day, hour, minute, second] = match
    .slice(1)
    .map((part) => (part === undefined ? 0 : Number(part)));
  const leap = (year ?? 0) % 4 === 0 && ((year ?? 0) % 100 !== 0 || (year ?? 0) % 400 === 0);
  const days = (DAYS[(month ?? 0) - 1] ?? 0) + (month === 2 && leap ? 1 : 0);
  return (day ?? 0) >= 1 && (day ?? 0) <= days && (hour ?? 0) <= 24 && (minute ?? 0) <= 59 && (second ?? 0) <= 60;
}

const ESSENCE = /^[A-Za-z0-9!#$&^_.+-]+\/[A-Za-z0-9!#$&^_.+-]+$/u;

/** `type/subtype`, with parameters after a semicolon (RFC 6838, RFC 9110). */
function isMimeType(text: string): boolean {
  if (ESSENCE.test(text)) return true;
  const [essence = ''] = text.split(';', 1);
  return ESSENCE.test(essence.trimEnd());
}
