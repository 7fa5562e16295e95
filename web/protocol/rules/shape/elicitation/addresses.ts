/** Reading the addresses that people are asked to open. Linear in the text; never throws. */

/** The parts of an address that rules ask about. */
export interface Address {
  /** In small letters, without the colon. */
  readonly scheme: string;
  /** What stands before `@`, or null. */
  readonly user: string | null;
  /** In small letters, without the port; empty where there is none. */
  readonly host: string;
  /** Of the query and of the fragment; decoded as far as they can be. */
  readonly params: readonly (readonly [name: string, value: string])[];
}

const PARTS = /^([a-z][a-z\d+.-]*):(?:\/\/([^/?#]*))?[^?#]*(?:\?([^#]*))?(?:#(.*))?$/isu;

/** Reads an address with a scheme; null for anything else. */
export function addressOf(text: string): Address | null {
  const match = text.length > 20_000 ? null : PARTS.exec(text);
  if (!match) return null;
  const [, scheme = '', authority = '', query = '', fragment = ''] = match;
  const at = authority.lastIndexOf('@');
  const host = authority.slice(at + 1).replace(/:\d*$/u, '');
  return {
    scheme: scheme.toLowerCase(),
    user: at < 0 ? null : authority.slice(0, at),
    host: host.toLowerCase(),
    params: [...pairsOf(query), ...pairsOf(fragment)],
  };
}

function pairsOf(text: string): (readonly [string, string])[] {
  return text.split('&').flatMap((pair) => {
    const at = pair.indexOf('=');
    return at <= 0 ? [] : [[decoded(pair.slice(0, at)), decoded(pair.slice(at + 1))] as const];
  });
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}

/** True for hosts that stand on the developer's own machine or network. */
export function isOwnNetwork(host: string): boolean {
  if (/^(?:localhost|host\.docker\.internal|\[::1\]|0\.0\.0\.0)$/u.test(host)) return true;
  if (/\.(?:localhost|local|test|internal|lan)$/u.test(host)) return true;
  return /^(?:127|10)(?:\.\d{1,3}){3}$|^192\.168(?:\.\d{1,3}){2}$|^172\.(?:1[6-9]|2\d|3[01])(?:\.\d{1,3}){2}$/u.test(
    host,
  );
}
