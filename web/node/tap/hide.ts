/** What is recorded of headers, addresses and command lines: everything but secrets. */
import { createRedactor, type SecretKind } from '../../protocol/redaction.ts';
import type { Target } from './arguments.ts';

/** Headers whose value is a secret by their name, whatever it looks like. */
const SECRET_HEADER =
  /^(?:proxy-)?authorization$|^(?:set-)?cookie2?$|(?:^|[-_])(?:api-?)?(?:key|token|secret|password|passwd|auth|jwt|credentials?|signature)$/iu;
/** The scheme of credentials, which is no secret. */
const SCHEME = /^(?:bearer|basic|digest|dpop|token|negotiate|apikey)\s+(?=\S)/iu;
/** An option whose value is a secret by its name. */
const SECRET_OPTION =
  /^-{1,2}[\w-]{0,40}?(?:token|secret|password|passwd|passphrase|api-?key|access-?key|secret-?key|auth-?key|credentials?|bearer)(=|$)/iu;
/** The kinds that give access. A home folder in a command is needed to understand it. */
const ACCESS: readonly SecretKind[] = ['authorization', 'cookie', 'key', 'private-key', 'password', 'session'];

/** Hides secrets; equal ones have equal placeholders in everything that one `tap` records. */
export class Hider {
  readonly #redact = createRedactor();

  /** A text of any kind, such as the body of a token request. */
  text(text: string): string {
    return this.#redact(text, ACCESS);
  }

  /** The value of a header. */
  header(name: string, value: string): string {
    const line = `${name}: ${value}`;
    const hidden = this.#redact(line, ACCESS).slice(name.length + 2);
    if (!SECRET_HEADER.test(name) || hidden !== value) return hidden;
    const scheme = SCHEME.exec(value)?.[0] ?? '';
    return scheme + mask(value.slice(scheme.length));
  }

  /** A URL, or the path and query of one: without user, password and secrets in its query. */
  url(url: string): string {
    const bare = url.replace(/^([a-z][a-z0-9+.-]{0,20}:\/\/)[^/?#@]*@/iu, '$1');
    return this.#redact(bare, ACCESS);
  }

  /** The words of a command. */
  args(args: readonly string[]): readonly string[] {
    return args.map((word, index) => {
      const before = SECRET_OPTION.exec(args[index - 1] ?? '');
      if (before && before[1] === '' && !word.startsWith('-')) return mask(word);
      const own = SECRET_OPTION.exec(word);
      if (own && own[1] === '=') return `${own[0]}${mask(word.slice(own[0].length))}`;
      return /^[a-z][a-z0-9+.-]{1,20}:\/\//iu.test(word) ? this.url(word) : this.text(word);
    });
  }

  /** A target as one line. */
  target(target: Target): string {
    if (target.over === 'http') return this.url(target.url);
    return this.args([target.command, ...target.args])
      .map(quoted)
      .join(' ');
  }
}

/** As long as the secret, so that lengths stay what they were; a placeholder everywhere in this product. */
const mask = (secret: string): string => 'x'.repeat(Math.max(1, Math.min(secret.length, 200)));

const quoted = (word: string): string =>
  /^[\w@%+=:,./~-]+$/u.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
