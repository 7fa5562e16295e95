/** The place of the URL parser in a text, and the helpers of its states. */

/** A parsed URL. `path` is a string if it is opaque, as that of `mailto:`; `host` is as the URL writes it. */
export interface UrlRecord {
  scheme: string;
  username: string;
  password: string;
  host: string | null;
  port: number | null;
  path: string[] | string;
  query: string | null;
  fragment: string | null;
}

/** The default port of each special scheme. */
export const DEFAULT_PORTS: ReadonlyMap<string, number | null> = new Map([
  ['ftp', 21],
  ['file', null],
  ['http', 80],
  ['https', 443],
  ['ws', 80],
  ['wss', 443],
]);

/** Whether a scheme is one of those with hosts and default ports. */
export function isSpecial(scheme: string): boolean {
  return DEFAULT_PORTS.has(scheme);
}

/** The states of the parser, by their names in the URL Standard or nearly. */
export type State =
  | 'schemeStart'
  | 'scheme'
  | 'noScheme'
  | 'relativeOrAuthority'
  | 'pathOrAuthority'
  | 'relative'
  | 'relativeSlash'
  | 'authoritySlashes'
  | 'ignoreSlashes'
  | 'authority'
  | 'host'
  | 'hostname'
  | 'port'
  | 'file'
  | 'fileSlash'
  | 'fileHost'
  | 'pathStart'
  | 'path'
  | 'opaquePath'
  | 'query'
  | 'fragment';

/** What a state returns if the parser does not continue with the next character. */
export type Step = 'failure' | 'end' | void;

/** A copy of a path that can be changed. */
export function copied(path: string[] | string): string[] | string {
  return typeof path === 'string' ? path : [...path];
}

/** The parser without its states. */
export class Scan {
  protected readonly input: readonly string[];
  protected readonly url: UrlRecord;
  protected readonly base: UrlRecord | null;
  /** The only state to run, if a part is replaced. */
  protected readonly only: State | null;
  protected state: State;
  protected at = 0;
  /** The character at this place; undefined at the end. */
  protected c: string | undefined;
  protected buffer = '';
  protected atSign = false;
  protected passwordSeen = false;
  protected brackets = false;

  constructor(input: string, url: UrlRecord, base: UrlRecord | null, only: State | null) {
    this.input = Array.from(input.replaceAll(/[\t\n\r]/gu, ''));
    this.url = url;
    this.base = base;
    this.only = only;
    this.state = only ?? 'schemeStart';
  }

  /** Continues in another state, with the next character or this one again. */
  protected go(state: State, again = false): void {
    this.state = state;
    if (again) this.at -= 1;
  }

  protected get special(): boolean {
    return isSpecial(this.url.scheme);
  }

  /** Whether this character is a slash; a backslash is one too in special URLs. */
  protected get slash(): boolean {
    return this.c === '/' || (this.special && this.c === '\\');
  }

  /** Whether a host ends here. */
  protected get hostEnd(): boolean {
    return this.c === undefined || this.slash || this.c === '?' || this.c === '#';
  }

  protected ahead(count: number): string {
    return this.input.slice(this.at, this.at + count).join('');
  }

  protected shorten(): void {
    const { path, scheme } = this.url;
    if (typeof path === 'string') return;
    if (scheme === 'file' && path.length === 1 && /^[a-z]:$/iu.test(path[0] ?? '')) return;
    path.pop();
  }

  protected copy(from: UrlRecord, ...parts: ('username' | 'password' | 'host' | 'port' | 'path' | 'query')[]): void {
    for (const part of parts) Object.assign(this.url, { [part]: part === 'path' ? copied(from.path) : from[part] });
  }

  protected startQuery(): void {
    this.url.query = '';
    this.go('query');
  }

  protected startFragment(): void {
    this.url.fragment = '';
    this.go('fragment');
  }
}
