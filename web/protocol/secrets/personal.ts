/** What names a person: addresses for mail, folders of users, names and passwords within web addresses. */
import { isPlaceholder } from './placeholder.ts';
import type { Secret } from './kinds.ts';

/** Mail addresses, names of users in paths, and passwords in addresses, in no order. */
export function personalSecrets(text: string): Secret[] {
  return [...mailAddresses(text), ...homeFolders(text), ...passwordsInAddresses(text)];
}

// ---- Mail --------------------------------------------------------------------------------------------------------------

const LOCAL = /[\w.%+-]/;
const LONGEST_LOCAL = 64;
const DOMAIN = /(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.){1,8}[A-Za-z]{2,24}(?![\w@-])/y;
/** Domains that are kept free for examples, and what `redact.ts` writes. */
const NOBODY = /(?:^|\.)(?:example(?:\.(?:com|org|net))?|invalid|test|localhost|local|internal|xx)$/i;
/** `logo@2x.png`, `getty@tty1.service`, `lodash@latest.js`. */
const FILES =
  /\.(?:png|jpe?g|gif|svg|webp|ico|[cm]?[jt]sx?|json|css|html?|py|rb|go|rs|service|socket|timer|target|mount|md|txt|ya?ml|sock)$/i;
/** Names that stand for nobody. */
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
    if (start === at || domain === undefined || NOBODY.test(domain) || FILES.test(domain)) continue;
    const local = text.slice(start, at);
    if (ROLE.test(local) || text.charAt(start - 1) === '/' || isPlaceholder(local)) continue;
    yield { kind: 'email', start, end: at + 1 + domain.length };
  }
}

// ---- Folders -----------------------------------------------------------------------------------------------------------

/** `/Users/ann`, `/home/ann`, `C:\Users\ann`, with as many backslashes as escaping brings; the group is the name. */
const HOME =
  /(?:(?<![\w.})-])(?:\\{0,4}\/mnt)?(?:\\{0,4}\/[a-z](?=\\{0,4}\/Users\\{0,4}\/))?\\{0,4}\/(?:Users|home)\\{0,4}\/|(?<![A-Za-z])[A-Za-z]:(?:\\{1,8}|\/)(?:Users|Documents and Settings)(?:\\{1,8}|\/))([^\s/\\"'`<>|:*?,;()[\]{}&=]{1,64})/g;
/** Users of images, machines and documents: nobody in particular. */
const NO_ONE =
  /^(?:users?|username|user-?name|you|me|name|your-?name|yourusername|runner|runneradmin|vscode|codespace|node|ubuntu|debian|root|app|appuser|shared|public|default|all|admin|administrator|vagrant|ec2-user|coder|gitpod|deno|jovyan|circleci|travis|linuxbrew|pi|docker|nonroot|guest|test|foo|bar|someone|somebody|dev|developer|\.+|\$.*|%.*|~.*|\d+)$/i;

function* homeFolders(text: string): Generator<Secret> {
  for (const { index, 0: whole, 1: name = '' } of text.matchAll(HOME)) {
    if (NO_ONE.test(name) || isPlaceholder(name)) continue;
    const start = index + whole.length - name.length;
    yield { kind: 'home', start, end: start + name.length };
  }
}

// ---- Passwords in addresses --------------------------------------------------------------------------------------------

const WITH_PASSWORD =
  /(?<![A-Za-z0-9+.-])[a-z][a-z0-9+.-]{1,20}:\/\/([^\s/:@"'`<>\\?#]{0,128}):([^\s/@"'`<>\\?#]{1,256})@/gi;

function* passwordsInAddresses(text: string): Generator<Secret> {
  for (const { index, 0: whole, 2: password = '' } of text.matchAll(WITH_PASSWORD)) {
    if (isPlaceholder(password)) continue;
    const end = index + whole.length - 1;
    yield { kind: 'password', start: end - password.length, end };
  }
}
