/** What can be found that nobody means to share, and what it is called. */
import type { Span } from '../types.ts';

/** Sorts of secrets, in the order in which they are listed. */
export const SECRET_KINDS = [
  'authorization',
  'cookie',
  'key',
  'private-key',
  'password',
  'session',
  'email',
  'home',
] as const;
/** One sort of secret. */
export type SecretKind = (typeof SECRET_KINDS)[number];

/** One stretch of a text that should not be shared: the value alone, without its name, its scheme or its quotes. */
export interface Secret extends Span {
  kind: SecretKind;
  /** Where the stretch is Base64: what stands in it once it is decoded, in offsets of the decoded text. */
  inside?: readonly Secret[];
}

/** Words for a sort of secret. */
export interface SecretTexts {
  /** One of it, e.g. «a key or token»: «Line 4 holds what looks like a key or token». */
  one: string;
  /** As a heading. */
  title: string;
  /** What somebody else could do with it, one short sentence. */
  says: string;
  /** True where it tells something about a person or a session, but opens no door for long. */
  weak: boolean;
}

/** By sort. */
export const SECRET_TEXTS: Readonly<Record<SecretKind, SecretTexts>> = {
  authorization: {
    one: 'an Authorization value',
    title: 'Authorization values',
    says: 'Whoever has one can send requests in your name.',
    weak: false,
  },
  cookie: { one: 'a cookie', title: 'Cookies', says: 'A session cookie signs others in as you.', weak: false },
  key: {
    one: 'a key or token',
    title: 'Keys and tokens',
    says: 'Whoever has one can use the service at your cost.',
    weak: false,
  },
  'private-key': {
    one: 'a private key',
    title: 'Private keys',
    says: 'Whoever has one can pass for its owner.',
    weak: false,
  },
  password: { one: 'a password', title: 'Passwords', says: 'It opens an account.', weak: false },
  session: {
    one: 'a session id',
    title: 'Session ids',
    says: 'While the session lasts, others could send messages in it.',
    weak: true,
  },
  email: { one: 'an e-mail address', title: 'E-mail addresses', says: 'They name a person.', weak: true },
  home: { one: 'a home folder', title: 'Home folders', says: 'The path holds the name of a user.', weak: true },
};
