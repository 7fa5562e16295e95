/** Secrets of a text: the results of all files in this folder, in order and without overlaps. */
import { decoded, encodedParts, textRuns } from './encoded.ts';
import { namedSecrets } from './named.ts';
import { shapedSecrets } from './shapes.ts';
import { SECRET_KINDS, SECRET_TEXTS, type Secret, type SecretKind } from './kinds.ts';
import { isPlaceholder } from './placeholder.ts';

// Personal data: e-mail addresses, home folders of users, passwords in URLs.

/** E-mail addresses, user names in paths, and passwords in URLs, in no order. */
function personalSecrets(text: string): Secret[] {
  return [...mailAddresses(text), ...homeFolders(text), ...passwordsInAddresses(text)];
}

// ---- E-mail ------------------------------------------------------------------------------------------------------------

const LOCAL = /[\w.%+-]/;
const LONGEST_LOCAL = 64;
const DOMAIN = /(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.){1,8}[A-Za-z]{2,24}(?![\w@-])/y;
/** Domains reserved for examples, and those that `redact.ts` writes. */
const EXAMPLE_HOST = /(?:^|\.)(?:example(?:\.(?:com|org|net))?|invalid|test|localhost|local|internal|xx)$/i;
/** `logo@2x.png`, `getty@tty1.service`, `lodash@latest.js`. */
const FILES =
  /\.(?:png|jpe?g|gif|svg|webp|ico|[cm]?[jt]sx?|json|css|html?|py|rb|go|rs|service|socket|timer|target|mount|md|txt|ya?ml|sock)$/i;
/** Names that do not identify a person. */
const ROLE =
  /^(?:git|noreply|no-reply|donotreply|postmaster|mailer-daemon|user|username|you|me|name|your\.?(?:name|email))$/i;

function* mailAddresses(text: string): Generator<Secret> {
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    let start = at;
    while (start > 0 && at - start < LONGEST_LOCAL && LOCAL.test(text.charAt(start - 1))) start--;
    // `\n` or `\t` before a name inside a JSON string.
    if (text.charAt(start - 1) === '\\' && /[nrtbf]/.test(text.charAt(start))) start++;
    while (start < at && /[.%+-]/.test(text.charAt(start))) start++;
    DOMAIN.lastIndex = at + 1;
    const domain = DOMAIN.exec(text)?.[0];
    if (start === at || domain === undefined || EXAMPLE_HOST.test(domain) || FILES.test(domain)) continue;
    const local = text.slice(start, at);
    if (ROLE.test(local) || text.charAt(start - 1) === '/' || isPlaceholder(local)) continue;
    yield { kind: 'email', start, end: at + 1 + domain.length };
  }
}

// ---- Folders -----------------------------------------------------------------------------------------------------------

/** `/Users/ann`, `/home/ann`, `C:\Users\ann`, with any number of backslashes from escaping; the group is the name. */
const HOME =
  /(?:(?<![\w.})-])(?:\\{0,4}\/mnt)?(?:\\{0,4}\/[a-z](?=\\{0,4}\/Users\\{0,4}\/))?\\{0,4}\/(?:Users|home)\\{0,4}\/|(?<![A-Za-z])[A-Za-z]:(?:\\{1,8}|\/)(?:Users|Documents and Settings)(?:\\{1,8}|\/))([^\s/\\"'`<>|:*?,;()[\]{}&=]{1,64})/g;
/** Users of images, machines and documents, not of a particular person. */
const NO_ONE =
  /^(?:users?|username|user-?name|you|me|name|your-?name|yourusername|runner|runneradmin|vscode|codespace|node|ubuntu|debian|root|app|appuser|shared|public|default|all|admin|administrator|vagrant|ec2-user|coder|gitpod|deno|jovyan|circleci|travis|linuxbrew|pi|docker|nonroot|guest|test|foo|bar|someone|somebody|dev|developer|\.+|\$.*|%.*|~.*|\d+)$/i;

function* homeFolders(text: string): Generator<Secret> {
  for (const { index, 0: whole, 1: name = '' } of text.matchAll(HOME)) {
    if (NO_ONE.test(name) || isPlaceholder(name)) continue;
    const start = index + whole.length - name.length;
    yield { kind: 'home', start, end: start + name.length };
  }
}

// ---- Passwords in URLs -------------------------------------------------------------------------------------------------

const WITH_PASSWORD =
  /(?<![A-Za-z0-9+.-])[a-z][a-z0-9+.-]{1,20}:\/\/([^\s/:@"'`<>\\?#]{0,128}):([^\s/@"'`<>\\?#]{1,256})@/gi;

function* passwordsInAddresses(text: string): Generator<Secret> {
  for (const { index, 0: whole, 2: password = '' } of text.matchAll(WITH_PASSWORD)) {
    if (isPlaceholder(password)) continue;
    const end = index + whole.length - 1;
    yield { kind: 'password', start: end - password.length, end };
  }
}

// Other occurrences of a known secret without an identifying name before it: in an error message, in a result, in a log.

/** Minimum length: shorter values, and words, may occur by chance. */
const SHORTEST = 6;
const WORD = /[A-Za-z0-9_-]+/g;

/** Other occurrences of `secrets`, in order; may include known places. Linear in the length of the text. */
function knownAgain(text: string, secrets: readonly Secret[]): Secret[] {
  const byFirstWord = new Map<string, Map<string, Secret['kind']>>();
  for (const { kind, start, end } of secrets) {
    const value = text.slice(start, end);
    const first = new RegExp(WORD).exec(value);
    if (kind === 'home' || kind === 'private-key' || first?.index !== 0 || !isTelling(value)) continue;
    const known = byFirstWord.get(first[0]) ?? new Map<string, Secret['kind']>();
    byFirstWord.set(first[0], known);
    if (known.size < 20 && !known.has(value)) known.set(value, kind);
  }
  if (byFirstWord.size === 0) return [];
  const found: Secret[] = [];
  for (const { 0: word, index } of text.matchAll(WORD)) {
    for (const [value, kind] of byFirstWord.get(word) ?? []) {
      const end = index + value.length;
      if (text.startsWith(value, index) && !/[A-Za-z0-9_-]/.test(text.charAt(end)))
        found.push({ kind, start: index, end });
    }
  }
  return found;
}

function isTelling(value: string): boolean {
  return value.length >= SHORTEST && value.length <= 5000 && /\d/.test(value) && /[A-Za-z]/.test(value);
}

/**
 * Everything that looks like a secret in a text of any format, in text order, never overlapping. Placeholders (`<token>`,
 * `$API_KEY`, `***`, the output of `redact`) are excluded. Linear in the length of the text.
 */
export function findSecrets(text: string): Secret[] {
  const found = apart([...plainSecrets(text), ...encodedSecrets(text)]);
  return apart([...found, ...runsWithKeys(text, found)]);
}

/** Each secret with its value; secrets inside Base64 have the position of the whole. */
export function listSecrets(text: string): { kind: SecretKind; start: number; value: string }[] {
  return findSecrets(text).flatMap(({ kind, start, end, inside }) => {
    if (!inside) return [{ kind, start, value: text.slice(start, end) }];
    const bytes = decoded(text.slice(start, end));
    return inside.map((one) => ({ kind: one.kind, start, value: bytes.slice(one.start, one.end) }));
  });
}

function* encodedSecrets(text: string): Generator<Secret> {
  for (const { start, end } of encodedParts(text)) {
    const inside = plainSecrets(decoded(text.slice(start, end)));
    const [first] = inside.toSorted((a, b) => rank(a) - rank(b));
    if (first) yield { kind: first.kind, start, end, inside };
  }
}

/** Base64 anywhere with a key, a password or a header inside, unless it is in a secret as a whole. */
function* runsWithKeys(text: string, known: readonly Secret[]): Generator<Secret> {
  let next = 0;
  for (const { start, end } of textRuns(text)) {
    while ((known[next]?.end ?? Infinity) <= start) next++;
    if ((known[next]?.start ?? Infinity) < end) continue;
    const inside = plainSecrets(decoded(text.slice(start, end))).filter(({ kind }) => !SECRET_TEXTS[kind].weak);
    const [first] = inside.toSorted((a, b) => rank(a) - rank(b));
    if (first) yield { kind: first.kind, start, end, inside };
  }
}

function plainSecrets(text: string): Secret[] {
  const detected = [...shapedSecrets(text), ...namedSecrets(text), ...personalSecrets(text)];
  return apart([...detected, ...knownAgain(text, detected)].filter(({ start, end }) => end > start));
}

/** In text order, without overlaps. */
function apart(all: Secret[]): Secret[] {
  all.sort((a, b) => a.start - b.start || rank(a) - rank(b) || b.end - a.end);
  const found: Secret[] = [];
  for (const one of all) {
    const last = found.at(-1);
    if (!last || one.start >= last.end) found.push(one);
    else found[found.length - 1] = together(last, one);
  }
  return found;
}

/** If two secrets overlap, the strong kind is used, with the span of both. */
function together(first: Secret, second: Secret): Secret {
  // An encoded part can only be replaced as a whole.
  if (first.inside ?? second.inside) return first.inside ? first : second;
  const { kind } = isWeak(second) < isWeak(first) ? second : first;
  // A password before a host looks like an e-mail address: the host is not part of the secret.
  if (kind !== 'email' && first.kind === 'email') return second;
  if (kind !== 'email' && second.kind === 'email') return first;
  return { kind, start: first.start, end: Math.max(first.end, second.end) };
}

function isWeak({ kind }: Secret): number {
  return SECRET_TEXTS[kind].weak ? 1 : 0;
}

function rank({ kind }: Secret): number {
  return SECRET_KINDS.indexOf(kind);
}
