/**
 * Light entry point: the code of a certificate. It contains the date, the solved items and a checksum over these and the name, so that
 * a printed certificate can be checked by its name and its code alone. It proves no identity: anyone who reads this file can make
 * such a code.
 */

/** What a certificate states. */
export interface Certificate {
  readonly name: string;
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** Ids of solved items. */
  readonly items: readonly string[];
}

/** The result of reading a code. */
export type CertificateReading =
  | ({ readonly valid: true } & Certificate)
  /** `form`: no code at all; `sum`: it or the name was changed; `course`: it belongs to another version of the course. */
  | { readonly valid: false; readonly why: 'form' | 'sum' | 'course' };

/** Digits of the code: without I, L, O and U, which are misread. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUP = 5;
/** Hexadecimal digits of the date as `YYYYMMDD`, of the version of the course, and of the checksum. */
const [DATE, COURSE, SUM] = [7, 4, 10];
/** Longest name, UTF-16 units. */
const MAX_NAME = 100;

/** A name as it is compared: the same letters with single spaces. */
export function plainName(name: string): string {
  return name.normalize('NFC').replace(/\s+/gu, ' ').trim().slice(0, MAX_NAME);
}

/** FNV-1a with 64 bits over the UTF-16 units of a text, as 16 hexadecimal digits. */
function checksum(text: string): string {
  let sum = 0xcbf29ce484222325n;
  for (let at = 0; at < text.length; at++)
    sum = BigInt.asUintN(64, (sum ^ BigInt(text.charCodeAt(at))) * 0x100000001b3n);
  return sum.toString(16).padStart(16, '0');
}

const courseOf = (course: readonly string[]): string => checksum(course.join('\n')).slice(0, COURSE);

const sumOf = (name: string, content: string): string => checksum(`${plainName(name)}\n${content}`).slice(0, SUM);

/** The code of a certificate, in groups of five. `course` has the ids of all items, in the order of the course. */
export function certificateCode({ name, date, items }: Certificate, course: readonly string[]): string {
  const solved = course.reduce((bits, id, at) => bits | (items.includes(id) ? 1n << BigInt(at) : 0n), 0n);
  const day = Number(date.replaceAll('-', '')).toString(16).padStart(DATE, '0');
  const content = day + courseOf(course) + solved.toString(16);
  // A leading 1 keeps the zeros that follow it.
  let rest = BigInt(`0x1${sumOf(name, content)}${content}`);
  let digits = '';
  for (; rest > 0n; rest >>= 5n) digits = (DIGITS[Number(rest & 31n)] ?? '') + digits;
  return (digits.match(new RegExp(`.{1,${GROUP}}`, 'gu')) ?? []).join('-');
}

/** Reads a code, with the name on the certificate. Spaces, hyphens and small letters make no difference. Never throws. */
export function readCertificate(code: string, name: string, course: readonly string[]): CertificateReading {
  const digits = code.toUpperCase().replace(/[\s-]/gu, '').replaceAll('O', '0').replace(/[IL]/gu, '1');
  if (digits.length > 400 || !/^[\dA-HJKMNP-TV-Z]*$/u.test(digits)) return { valid: false, why: 'form' };
  const value = digits.split('').reduce((sum, digit) => (sum << 5n) | BigInt(DIGITS.indexOf(digit)), 0n);
  const text = value.toString(16);
  if (text.length <= SUM + DATE + COURSE || !text.startsWith('1')) return { valid: false, why: 'form' };
  const [sum, content] = [text.slice(1, SUM + 1), text.slice(SUM + 1)];
  if (sumOf(name, content) !== sum) return { valid: false, why: 'sum' };
  if (content.slice(DATE, DATE + COURSE) !== courseOf(course)) return { valid: false, why: 'course' };
  const day = String(Number.parseInt(content.slice(0, DATE), 16)).padStart(8, '0');
  const bits = BigInt(`0x${content.slice(DATE + COURSE)}`);
  const items = course.filter((_, at) => (bits >> BigInt(at)) & 1n);
  return { valid: true, name: plainName(name), date: `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`, items };
}
