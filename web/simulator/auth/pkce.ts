/** PKCE (RFC 7636): the challenge that belongs to a verifier. */
import { bytesOf, sha256 } from '../hash.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** The `S256` challenge of a verifier: its SHA-256 in Base64 for URLs, without padding. */
export function challengeOf(verifier: string): string {
  const bytes = sha256(bytesOf(verifier));
  let out = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const [a = 0, b, c] = bytes.slice(at, at + 3);
    const word = (a << 16) | ((b ?? 0) << 8) | (c ?? 0);
    const four = [18, 12, 6, 0].map((shift) => LETTERS.charAt((word >> shift) & 63)).join('');
    out += four.slice(0, b === undefined ? 2 : c === undefined ? 3 : 4);
  }
  return out;
}
