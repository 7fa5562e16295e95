/** `URL` of the URL Standard. */
import { need, scalarsOf } from './convert.ts';
import { encode, USER_INFO } from './percent.ts';
import { parsedUrl, parseInto, pathText, urlText } from './url-parser.ts';
import type { UrlRecord } from './url-scan.ts';
import { listeners, replacePairs, URLSearchParams } from './url-search-params.ts';

/** The parsed URL; null if it or its base is invalid. */
function parsed(url: unknown, base: unknown): UrlRecord | null {
  const text = scalarsOf(url);
  if (base === undefined) return parsedUrl(text);
  const from = parsedUrl(scalarsOf(base));
  return from && parsedUrl(text, from);
}

/** A URL whose parts can be changed. Throws `TypeError` for an invalid one. */
export class URL {
  #url: UrlRecord;
  readonly #params: URLSearchParams;

  constructor(url: unknown, base?: unknown) {
    need(arguments.length, 1, 'URL');
    const found = parsed(url, base);
    if (!found) throw Object.assign(new TypeError('Invalid URL'), { code: 'ERR_INVALID_URL', input: scalarsOf(url) });
    this.#url = found;
    this.#params = new URLSearchParams(found.query ?? '');
    replacePairs(this.#params, found.query ?? '');
    listeners.set(this.#params, (query) => {
      this.#url.query = query === '' ? null : query;
    });
  }

  static canParse(url: unknown, base?: unknown): boolean {
    need(arguments.length, 1, 'canParse');
    return parsed(url, base) !== null;
  }

  static parse(url: unknown, base?: unknown): URL | null {
    need(arguments.length, 1, 'parse');
    return parsed(url, base) && new URL(url, base);
  }

  get href(): string {
    return urlText(this.#url);
  }

  set href(value: unknown) {
    const found = parsed(value, undefined);
    if (!found) throw new TypeError('Invalid URL');
    this.#url = found;
    replacePairs(this.#params, found.query ?? '');
  }

  get origin(): string {
    const { scheme, host, port } = this.#url;
    if (scheme === 'blob') {
      const inner = parsedUrl(pathText(this.#url));
      return inner && /^https?$/u.test(inner.scheme) ? new URL(urlText(inner)).origin : 'null';
    }
    if (!/^(?:https?|wss?|ftp)$/u.test(scheme)) return 'null';
    return `${scheme}://${host ?? ''}${port === null ? '' : `:${port}`}`;
  }

  get protocol(): string {
    return `${this.#url.scheme}:`;
  }

  set protocol(value: unknown) {
    parseInto(this.#url, `${scalarsOf(value)}:`, 'schemeStart');
  }

  /** Whether credentials and a port would have no host to belong to. */
  get #bare(): boolean {
    const { host, scheme } = this.#url;
    return host === null || host === '' || scheme === 'file';
  }

  get username(): string {
    return this.#url.username;
  }

  set username(value: unknown) {
    const text = scalarsOf(value);
    if (!this.#bare) this.#url.username = encode(text, USER_INFO);
  }

  get password(): string {
    return this.#url.password;
  }

  set password(value: unknown) {
    const text = scalarsOf(value);
    if (!this.#bare) this.#url.password = encode(text, USER_INFO);
  }

  get host(): string {
    const { host, port } = this.#url;
    return `${host ?? ''}${port === null ? '' : `:${port}`}`;
  }

  set host(value: unknown) {
    const text = scalarsOf(value);
    if (typeof this.#url.path !== 'string') parseInto(this.#url, text, 'host');
  }

  get hostname(): string {
    return this.#url.host ?? '';
  }

  set hostname(value: unknown) {
    const text = scalarsOf(value);
    if (typeof this.#url.path !== 'string') parseInto(this.#url, text, 'hostname');
  }

  get port(): string {
    return `${this.#url.port ?? ''}`;
  }

  set port(value: unknown) {
    const text = scalarsOf(value);
    if (this.#bare) return;
    if (text === '') this.#url.port = null;
    else parseInto(this.#url, text, 'port');
  }

  get pathname(): string {
    return pathText(this.#url);
  }

  set pathname(value: unknown) {
    const text = scalarsOf(value);
    if (typeof this.#url.path === 'string') return;
    this.#url.path = [];
    parseInto(this.#url, text, 'pathStart');
  }

  get search(): string {
    return this.#url.query ? `?${this.#url.query}` : '';
  }

  set search(value: unknown) {
    const given = scalarsOf(value);
    const text = given.replace(/^\?/u, '');
    this.#url.query = given === '' ? null : '';
    if (given !== '') parseInto(this.#url, text, 'query');
    replacePairs(this.#params, text);
  }

  get searchParams(): URLSearchParams {
    return this.#params;
  }

  get hash(): string {
    return this.#url.fragment ? `#${this.#url.fragment}` : '';
  }

  set hash(value: unknown) {
    const text = scalarsOf(value);
    if (text === '') this.#url.fragment = null;
    else {
      this.#url.fragment = '';
      parseInto(this.#url, text.replace(/^#/u, ''), 'fragment');
    }
  }

  toString(): string {
    return this.href;
  }

  toJSON(): string {
    return this.href;
  }
}
