/** The kinds of secrets that can be found, and their names. */
import type { Span } from '../types.ts';

/** Kinds of secrets, in the order in which they are listed. */
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
/** One kind of secret. */
export type SecretKind = (typeof SECRET_KINDS)[number];

/** One span of a text that should not be shared: only the value, without its name, scheme or quotes. */
export interface Secret extends Span {
  kind: SecretKind;
  /** For a Base64 span: the secrets inside, with offsets into the decoded text. */
  inside?: readonly Secret[];
}

/** Texts for a kind of secret. */
export interface SecretTexts {
  /** A single one, e.g. “a key or token”: “Line 4 contains what looks like a key or token”. */
  one: string;
  /** As a heading. */
  title: string;
  /** How another person could misuse it, in one short sentence. */
  says: string;
  /** True if it reveals something about a person or a session, but does not give lasting access. */
  weak: boolean;
}

/** Texts by kind. */
export const SECRET_TEXTS: Readonly<Record<SecretKind, SecretTexts>> = {
  authorization: {
    one: 'an Authorization value',
    title: 'Authorization values',
    says: 'Anyone who has one can send requests in your name.',
    weak: false,
  },
  cookie: { one: 'a cookie', title: 'Cookies', says: 'Anyone who has a session cookie can act as you.', weak: false },
  key: {
    one: 'a key or token',
    title: 'Keys and tokens',
    says: 'Anyone who has one can use the service at your expense.',
    weak: false,
  },
  'private-key': {
    one: 'a private key',
    title: 'Private keys',
    says: 'Anyone who has one can impersonate its owner.',
    weak: false,
  },
  password: { one: 'a password', title: 'Passwords', says: 'It gives access to an account.', weak: false },
  session: {
    one: 'a session id',
    title: 'Session ids',
    says: 'While the session lasts, others could send messages in it.',
    weak: true,
  },
  email: { one: 'an email address', title: 'Email addresses', says: 'They identify a person.', weak: true },
  home: { one: 'a home folder', title: 'Home folders', says: 'The path contains a user name.', weak: true },
};
