/** Values of OAuth documents: URLs, lists of strings, scopes, and the placeholders of documentation. */
import type { JsonValue } from '../../json/types.ts';

/** The parts of an absolute URL. */
export interface UrlParts {
  /** Lower case, without the colon. */
  readonly scheme: string;
  /** Lower case, with the port. */
  readonly host: string;
  readonly path: string;
  /** True if it has a fragment. */
  readonly hash: boolean;
  /** True if it has a query. */
  readonly query: boolean;
}

/** The parts of an absolute URL; null if it is not one. */
export function partsOf(text: string): UrlParts | null {
  const found = /^([a-z][a-z\d+.-]*):\/\/([^/?#]*)([^?#]*)(\?[^#]*)?(#.*)?$/iu.exec(text);
  if (!found || found[2] === '') return null;
  const [, scheme = '', host = '', path = '', query, hash] = found;
  return {
    scheme: scheme.toLowerCase(),
    host: host.toLowerCase(),
    path,
    hash: hash !== undefined,
    query: query !== undefined,
  };
}

/** True for a loopback host, with or without a port. */
export function isLoopback(host: string): boolean {
  return /^(?:localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/iu.test(host);
}

/** True for a URL with `http` to a host other than the own machine. */
export function isPlainRemote(address: string): boolean {
  const parts = partsOf(address);
  return parts?.scheme === 'http' && !isLoopback(parts.host);
}

/** The strings of an array. */
export function textsIn(value: JsonValue | undefined): readonly string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}

/** The items of a scope list. */
export function scopesOf(text: string | null | undefined): readonly string[] {
  return (text ?? '').split(/\s+/u).filter((word) => word !== '');
}

/** Elided, a slot, or words that ask the reader to insert a value: `...`, `<host>`, `{tenant}`, `$URL`, `YOUR_CLIENT_ID`. */
const SLOT = /\.{3}|\u2026|[<>{}$*[\]]|%\w+%|\byour[-_]|^(?:string|uri|url)$/i;

/** True if documentation shows a placeholder or a shortened value: it proves nothing about the real one. */
export function isSlot(text: string): boolean {
  return SLOT.test(text.slice(0, 2000));
}
