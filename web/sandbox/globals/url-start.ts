/** The states of the URL parser up to the host. */
import { encode, USER_INFO } from './percent.ts';
import { DEFAULT_PORTS, isSpecial, Scan, type Step } from './url-scan.ts';

/** The parser with its first states. */
export class StartStates extends Scan {
  schemeStart(): Step {
    if (/^[a-z]$/iu.test(this.c ?? '')) {
      this.buffer += this.c?.toLowerCase();
      return this.go('scheme');
    }
    return this.only ? 'failure' : this.go('noScheme', true);
  }

  scheme(): Step {
    if (/^[a-z\d+.-]$/iu.test(this.c ?? '')) {
      this.buffer += this.c?.toLowerCase();
      return undefined;
    }
    if (this.c !== ':') {
      if (this.only) return 'failure';
      this.buffer = '';
      this.at = -1;
      return this.go('noScheme');
    }
    const url = this.url;
    if (this.only) {
      const credentials = url.username !== '' || url.password !== '' || url.port !== null;
      if (this.special !== isSpecial(this.buffer) || (credentials && this.buffer === 'file')) return 'end';
      if (url.scheme === 'file' && url.host === '') return 'end';
      url.scheme = this.buffer;
      if (url.port === DEFAULT_PORTS.get(url.scheme)) url.port = null;
      return 'end';
    }
    url.scheme = this.buffer;
    this.buffer = '';
    if (url.scheme === 'file') return this.go('file');
    if (this.special) return this.go(this.base?.scheme === url.scheme ? 'relativeOrAuthority' : 'authoritySlashes');
    if (this.input[this.at + 1] === '/') {
      this.at += 1;
      return this.go('pathOrAuthority');
    }
    url.path = '';
    return this.go('opaquePath');
  }

  noScheme(): Step {
    const base = this.base;
    if (!base || (typeof base.path === 'string' && this.c !== '#')) return 'failure';
    if (typeof base.path !== 'string') return this.go(base.scheme === 'file' ? 'file' : 'relative', true);
    this.url.scheme = base.scheme;
    this.copy(base, 'path', 'query');
    return this.startFragment();
  }

  relativeOrAuthority(): Step {
    if (this.ahead(2) !== '//') return this.go('relative', true);
    this.at += 1;
    return this.go('ignoreSlashes');
  }

  pathOrAuthority(): Step {
    return this.c === '/' ? this.go('authority') : this.go('path', true);
  }

  relative(): Step {
    const base = this.base;
    if (!base) return 'failure';
    this.url.scheme = base.scheme;
    if (this.slash) return this.go('relativeSlash');
    this.copy(base, 'username', 'password', 'host', 'port', 'path', 'query');
    return this.afterBase(false);
  }

  /** What follows a copied path: a query, a fragment, or a path in its place. */
  protected afterBase(whole: boolean): Step {
    if (this.c === '?') return this.startQuery();
    if (this.c === '#') return this.startFragment();
    if (this.c === undefined) return undefined;
    this.url.query = null;
    if (whole) this.url.path = [];
    else this.shorten();
    return this.go('path', true);
  }

  relativeSlash(): Step {
    if (this.special && this.slash) return this.go('ignoreSlashes');
    if (this.c === '/') return this.go('authority');
    if (this.base) this.copy(this.base, 'username', 'password', 'host', 'port');
    return this.go('path', true);
  }

  authoritySlashes(): Step {
    if (this.ahead(2) !== '//') return this.go('ignoreSlashes', true);
    this.at += 1;
    return this.go('ignoreSlashes');
  }

  ignoreSlashes(): Step {
    return this.c === '/' || this.c === '\\' ? undefined : this.go('authority', true);
  }

  authority(): Step {
    if (this.c === '@') {
      const text = this.atSign ? `%40${this.buffer}` : this.buffer;
      this.atSign = true;
      const colon = this.passwordSeen ? -1 : text.indexOf(':');
      const first = colon < 0 ? text : text.slice(0, colon);
      if (this.passwordSeen) this.url.password += encode(first, USER_INFO);
      else this.url.username += encode(first, USER_INFO);
      if (colon >= 0) {
        this.passwordSeen = true;
        this.url.password += encode(text.slice(colon + 1), USER_INFO);
      }
      this.buffer = '';
    } else if (this.hostEnd) {
      if (this.atSign && this.buffer === '') return 'failure';
      this.at -= Array.from(this.buffer).length + 1;
      this.buffer = '';
      return this.go('host');
    } else this.buffer += this.c;
    return undefined;
  }
}
