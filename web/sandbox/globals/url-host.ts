/** Hosts of URLs as the URL Standard parses and writes them: domains, IPv4 and IPv6 addresses, and opaque hosts. */
import { asciiDomain } from './domain.ts';
import { C0, encode, percentDecoded } from './percent.ts';

const FORBIDDEN = /[\0\t\n\r #/:<>?@[\\\]^|]/u;
const FORBIDDEN_IN_DOMAIN = /[\p{Cc} #/:<>?@[\\\]^|%]/u;

/** The host as a URL writes it; null if it is not one. The host of a special scheme is a domain or an address, otherwise opaque. */
export function hostOf(input: string, special: boolean): string | null {
  if (input.startsWith('[')) {
    const pieces = input.endsWith(']') ? piecesOf(input.slice(1, -1)) : null;
    return pieces && `[${ipv6Text(pieces)}]`;
  }
  if (!special) return FORBIDDEN.test(input) ? null : encode(input, C0);
  const domain = asciiDomain(percentDecoded(input));
  if (domain === null || domain === '' || FORBIDDEN_IN_DOMAIN.test(domain)) return null;
  return endsInNumber(domain) ? ipv4Of(domain) : domain;
}

/** The parts of a domain; a dot at its end adds none. */
function partsOf(domain: string): string[] {
  const parts = domain.split('.');
  if (parts.length > 1 && parts.at(-1) === '') parts.pop();
  return parts;
}

function endsInNumber(domain: string): boolean {
  const last = partsOf(domain).at(-1) ?? '';
  return /^\d+$/u.test(last) || numberOf(last) !== null;
}

/** A part of an IPv4 address: decimal, octal or hexadecimal; null if it is not one. */
function numberOf(part: string): number | null {
  if (part === '') return null;
  if (/^0x[\da-f]*$/iu.test(part)) return part.length === 2 ? 0 : Number.parseInt(part.slice(2), 16);
  if (/^0[0-7]+$/u.test(part)) return Number.parseInt(part, 8);
  return /^(?:0|[1-9]\d*)$/u.test(part) ? Number(part) : null;
}

function ipv4Of(domain: string): string | null {
  const numbers = partsOf(domain).map(numberOf);
  const last = numbers.pop();
  if (last === undefined || last === null || numbers.length > 3 || last >= 256 ** (4 - numbers.length)) return null;
  let address = last;
  for (const [index, number] of numbers.entries()) {
    if (number === null || number > 255) return null;
    address += number * 256 ** (3 - index);
  }
  return [3, 2, 1, 0].map((power) => Math.floor(address / 256 ** power) % 256).join('.');
}

/** The eight pieces of an IPv6 address; null if it is not one. */
function piecesOf(text: string): number[] | null {
  const halves = text.split('::');
  if (halves.length > 2) return null;
  const [head, tail = []] = halves.map((half, index) => piecesIn(half, index === halves.length - 1));
  if (!head || !tail) return null;
  const missing = 8 - head.length - tail.length;
  if (halves.length === 1 ? missing !== 0 : missing < 1) return null;
  return [...head, ...Array.from({ length: missing }, () => 0), ...tail];
}

/** The pieces in one half of an address. Only the last half may end in an IPv4 address. */
function piecesIn(half: string, last: boolean): number[] | null {
  if (half === '') return [];
  const parts = half.split(':');
  const dotted = last && parts.at(-1)?.includes('.') ? parts.pop() : undefined;
  if (!parts.every((part) => /^[\da-f]{1,4}$/iu.test(part))) return null;
  const pieces = parts.map((part) => Number.parseInt(part, 16));
  if (dotted === undefined) return pieces;
  const bytes = dotted.split('.');
  if (bytes.length !== 4 || !bytes.every((byte) => /^(?:0|[1-9]\d{0,2})$/u.test(byte) && Number(byte) < 256))
    return null;
  const [a = 0, b = 0, c = 0, d = 0] = bytes.map(Number);
  return [...pieces, a * 256 + b, c * 256 + d];
}

/** An IPv6 address as text; the first of its longest runs of zeros is left out. */
function ipv6Text(pieces: readonly number[]): string {
  let [start, length] = [-1, 1];
  for (let at = 0; at < 8; at++) {
    let end = at;
    while (pieces[end] === 0) end++;
    if (end - at > length) [start, length] = [at, end - at];
    at = Math.max(at, end);
  }
  const text = (part: readonly number[]): string => part.map((piece) => piece.toString(16)).join(':');
  return start < 0 ? text(pieces) : `${text(pieces.slice(0, start))}::${text(pieces.slice(start + length))}`;
}
