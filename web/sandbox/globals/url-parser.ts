/** The parser of the URL Standard. */
import { C0, encode, FRAGMENT, PATH, QUERY, SPECIAL_QUERY } from './percent.ts';
import { hostOf } from './url-host.ts';
import { DEFAULT_PORTS, type State, type Step, type UrlRecord } from './url-scan.ts';
import { StartStates } from './url-start.ts';

const DRIVE = /^[a-z][:|]$/iu;
const DRIVE_FIRST = /^[a-z][:|](?:[/\\?#]|$)/iu;
const DOT = /^(?:\.|%2e)$/iu;
const TWO_DOTS = /^(?:\.|%2e){2}$/iu;

/** A new URL without parts. */
function empty(): UrlRecord {
  return { scheme: '', username: '', password: '', host: null, port: null, path: [], query: null, fragment: null };
}

/** A text without controls and spaces at its ends. */
function trimmed(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && text.charAt(start) <= ' ') start++;
  while (end > start && text.charAt(end - 1) <= ' ') end--;
  return text.slice(start, end);
}

/** Parses a URL; null if it is invalid. The text has no lone surrogates. */
export function parsedUrl(input: string, base: UrlRecord | null = null): UrlRecord | null {
  const url = empty();
  return new Parser(trimmed(input), url, base, null).run() === 'failure' ? null : url;
}

/** Replaces a part of a URL, as its setters do: the parser starts in a state and ends with it. */
export function parseInto(url: UrlRecord, input: string, state: State): void {
  new Parser(input, url, null, state).run();
}

class Parser extends StartStates {
  run(): Step {
    for (; ; this.at++) {
      this.c = this.input[this.at];
      const step = this[this.state]();
      if (step !== undefined) return step;
      if (this.at >= this.input.length) return undefined;
    }
  }

  host(): Step {
    const { url } = this;
    if (this.only && url.scheme === 'file') return this.go('fileHost', true);
    if (this.c === ':' && !this.brackets) {
      if (this.buffer === '' || this.only === 'hostname' || !this.setHost()) return 'failure';
      return this.go('port');
    }
    if (this.hostEnd) {
      this.at -= 1;
      const without = this.buffer === '';
      if (without && this.special) return 'failure';
      if (this.only && without && (url.username !== '' || url.password !== '' || url.port !== null)) return 'failure';
      if (!this.setHost()) return 'failure';
      return this.only ? 'end' : this.go('pathStart');
    }
    if (this.c === '[') this.brackets = true;
    if (this.c === ']') this.brackets = false;
    this.buffer += this.c;
    return undefined;
  }

  hostname(): Step {
    return this.host();
  }

  /** Takes the buffer as the host; false if it is not one. */
  protected setHost(): boolean {
    const host = this.buffer === '' ? '' : hostOf(this.buffer, this.special);
    if (host === null) return false;
    this.url.host = host;
    this.buffer = '';
    return true;
  }

  port(): Step {
    const { c, url } = this;
    if (c !== undefined && /^\d$/u.test(c)) {
      this.buffer += c;
      return undefined;
    }
    if (!this.hostEnd && !this.only) return 'failure';
    if (this.buffer !== '') {
      const port = Number(this.buffer);
      if (port > 65_535) return 'failure';
      url.port = port === DEFAULT_PORTS.get(url.scheme) ? null : port;
      this.buffer = '';
      if (this.only) return 'end';
    }
    return this.only ? 'failure' : this.go('pathStart', true);
  }

  file(): Step {
    const { base, url } = this;
    url.scheme = 'file';
    url.host = '';
    if (this.c === '/' || this.c === '\\') return this.go('fileSlash');
    if (base?.scheme !== 'file') return this.go('path', true);
    this.copy(base, 'host', 'path', 'query');
    return this.afterBase(DRIVE_FIRST.test(this.ahead(3)));
  }

  fileSlash(): Step {
    const { base, url } = this;
    if (this.c === '/' || this.c === '\\') return this.go('fileHost');
    if (base?.scheme === 'file') {
      url.host = base.host;
      const [drive = ''] = base.path;
      if (!DRIVE_FIRST.test(this.ahead(3)) && /^[a-z]:$/iu.test(drive)) url.path = [drive];
    }
    return this.go('path', true);
  }

  fileHost(): Step {
    if (this.c !== undefined && !/^[/\\?#]$/u.test(this.c)) {
      this.buffer += this.c;
      return undefined;
    }
    this.at -= 1;
    if (!this.only && DRIVE.test(this.buffer)) return this.go('path');
    if (!this.setHost()) return 'failure';
    if (this.url.host === 'localhost') this.url.host = '';
    return this.only ? 'end' : this.go('pathStart');
  }

  pathStart(): Step {
    if (this.special) return this.go('path', !this.slash);
    if (!this.only && this.c === '?') return this.startQuery();
    if (!this.only && this.c === '#') return this.startFragment();
    if (this.c !== undefined) return this.go('path', this.c !== '/');
    if (this.only && this.url.host === null && typeof this.url.path !== 'string') this.url.path.push('');
    return undefined;
  }

  path(): Step {
    const { c, url, buffer } = this;
    const ends = c === undefined || this.slash || (!this.only && (c === '?' || c === '#'));
    if (!ends) {
      this.buffer += encode(c, PATH);
      return undefined;
    }
    if (typeof url.path === 'string') return 'failure';
    if (TWO_DOTS.test(buffer)) {
      this.shorten();
      if (!this.slash) url.path.push('');
    } else if (DOT.test(buffer)) {
      if (!this.slash) url.path.push('');
    } else {
      const drive = url.scheme === 'file' && url.path.length === 0 && DRIVE.test(buffer);
      url.path.push(drive ? `${buffer.slice(0, 1)}:` : buffer);
    }
    this.buffer = '';
    if (c === '?') return this.startQuery();
    if (c === '#') return this.startFragment();
    return undefined;
  }

  opaquePath(): Step {
    const { c, url } = this;
    if (c === '?') return this.startQuery();
    if (c === '#') return this.startFragment();
    const next = this.input[this.at + 1];
    if (c === ' ' && (next === '?' || next === '#')) url.path += '%20';
    else if (c !== undefined) url.path += encode(c, C0);
    return undefined;
  }

  query(): Step {
    if (this.c !== undefined && (this.only || this.c !== '#')) {
      this.buffer += this.c;
      return undefined;
    }
    this.url.query += encode(this.buffer, this.special ? SPECIAL_QUERY : QUERY);
    this.buffer = '';
    return this.c === '#' ? this.startFragment() : undefined;
  }

  fragment(): Step {
    if (this.c !== undefined) this.url.fragment += encode(this.c, FRAGMENT);
    return undefined;
  }
}

/** The URL as text. */
export function urlText(url: UrlRecord, withFragment = true): string {
  const { scheme, username, password, host, port, query, fragment } = url;
  const credentials = username === '' && password === '' ? '' : `${username}${password === '' ? '' : `:${password}`}@`;
  const authority =
    host === null
      ? typeof url.path !== 'string' && url.path.length > 1 && url.path[0] === ''
        ? '/.'
        : ''
      : `//${credentials}${host}${port === null ? '' : `:${port}`}`;
  const search = query === null ? '' : `?${query}`;
  return `${scheme}:${authority}${pathText(url)}${search}${withFragment && fragment !== null ? `#${fragment}` : ''}`;
}

/** The path of a URL as text. */
export function pathText({ path }: UrlRecord): string {
  return typeof path === 'string' ? path : path.map((part) => `/${part}`).join('');
}
