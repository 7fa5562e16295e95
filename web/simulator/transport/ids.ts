/** Ids of sessions: equal for an equal seed and number, and not to be guessed by who does not know the seed. */
import { hmac } from '../hash.ts';

/** The id of a session, in the form of a UUID. */
export function sessionId(seed: string, number: number): string {
  const hex = hmac(seed, `session ${number}`);
  const variant = '89ab'.charAt(Number.parseInt(hex.charAt(16), 16) & 3);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
