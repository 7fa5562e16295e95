/**
 * Secrets identified by the name before them: members, headers, variables, options, parts of URLs. Works on text of any format:
 * JSON, JSON inside strings, headers, logs, shell commands.
 */
import { readPlace, type Place } from './place.ts';
import { isAddress, isPlaceholder, isProse, isTokenLike } from './placeholder.ts';
import type { Secret, SecretKind } from './kinds.ts';

// Names whose value is a secret: of members, headers, variables, options and parts of URLs.

/**
 * What a name says about its value.
 * - `header`: `Authorization` and its kin, a scheme and the credentials;
 * - `cookie`, `set-cookie`: pairs;
 * - `password`: any value is possible;
 * - `sure`: a key or token by its name alone;
 * - `maybe`: a key or token where the value reads like one;
 * - `session`: an id of a session.
 */
type NameClass = 'header' | 'cookie' | 'set-cookie' | 'password' | 'sure' | 'maybe' | 'session';

/** Whole names, lower case, without separators. */
const WHOLE: Readonly<Record<string, NameClass>> = {
  authorization: 'header',
  proxyauthorization: 'header',
  cookie: 'cookie',
  setcookie: 'set-cookie',
  pwd: 'password',
  sessionid: 'session',
  mcpsessionid: 'session',
  xsessionid: 'session',
  connectsid: 'session',
  phpsessid: 'session',
  jsessionid: 'session',
  accountkey: 'sure',
  sharedaccesskey: 'sure',
};

/** Suffixes of names. The first match is used. */
const ENDS: readonly (readonly [RegExp, NameClass])[] = [
  [/(?:password|passwd|passphrase)$/, 'password'],
  [
    /(?:api|access|auth|secret|private|signing|encryption|subscription|master|license|admin|service|webhook|client)keys?$/,
    'sure',
  ],
  [
    /(?:api|access|auth|refresh|id|bearer|bot|user|security|session|csrf|xsrf|github|gitlab|slack|personal)token$/,
    'sure',
  ],
  [/(?:client|app|api|webhook|signing|shared|consumer|jwt|session)secret$/, 'sure'],
  [/(?:secretaccesskey|codeverifier|clientassertion|connectionstring|securitytoken)$/, 'sure'],
  [/(?:token|secret|credentials?|subjecttoken|assertion)$/, 'maybe'],
];

/** Names with the same suffixes but without a secret: progress tokens, pagination, counts, grammar tokens. */
const HARMLESS =
  /(?:progress|page|next|previous|prev|continuation|cursor|sync|resume|cancel|cancellation|stop|eos|bos|pad|unk|mask|sep|cls|start|end|first|last|input|output|prompt|completion|max|min|special|design|colou?r|syntax|change|delta|watch|upload|etag)token$|^(?:public|foreign|primary|sort|partition|hot|shortcut)key$|^pub(?:lic)?\w*key$/;

/** In the query of a URL, a few short names are included. */
const QUERY: Readonly<Record<string, NameClass>> = {
  key: 'maybe',
  auth: 'maybe',
  code: 'maybe',
  sig: 'maybe',
  signature: 'maybe',
  xamzsignature: 'maybe',
  xamzcredential: 'maybe',
  sid: 'session',
};

/** Last parts of all these names, for one fast scan of a text. */
const LAST_PARTS =
  /(?:token|secret|credentials?|passw(?:or)?d|passphrase|pwd|keys?|authorization|cookie|session[-_ ]?id|connect\.sid|sessid|verifier|assertion|string|(?<=[?&])(?:auth|code|sig|signature|sid|x-amz-credential)|amz-signature)/gi;

/** The kind of secret that a name indicates; `null` if none. `query`: the name is in the query of a URL. */
function classOfName(name: string, query: boolean): NameClass | null {
  const bare = name.replace(/[^A-Za-z0-9]/g, '').toLowerCase();
  const whole = Object.hasOwn(WHOLE, bare) ? WHOLE[bare] : undefined;
  if (whole !== undefined) return whole === 'password' && name === 'PWD' ? null : whole;
  if (HARMLESS.test(bare)) return null;
  for (const [end, says] of ENDS) if (end.test(bare)) return says;
  return query && Object.hasOwn(QUERY, bare) ? (QUERY[bare] ?? null) : null;
}

/** Maximum length of a name. */
const NAME = 60;

const KIND_OF: Readonly<Record<NameClass, SecretKind>> = {
  header: 'authorization',
  cookie: 'cookie',
  'set-cookie': 'cookie',
  password: 'password',
  sure: 'key',
  maybe: 'key',
  session: 'session',
};

/** Named secrets of a text, and credentials after a scheme (`Bearer …`) without a name; in no order. */
export function namedSecrets(text: string): Secret[] {
  const found: Secret[] = [];
  const parts = new RegExp(LAST_PARTS);
  // A value that is not a secret may contain named ones; a budget for rescanning keeps this linear.
  let budget = 4 * text.length;
  for (let part = parts.exec(text); part; part = parts.exec(text)) {
    const end = part.index + part[0].length;
    if (/[\w-]/.test(text.charAt(end))) continue;
    let start = part.index;
    while (start > 0 && end - start < NAME && /[\w.-]/.test(text.charAt(start - 1))) start--;
    // `\n` before a name inside a JSON string.
    if (text.charAt(start - 1) === '\\' && /[nrt]/.test(text.charAt(start))) start++;
    const query = /[?&]/.test(text.charAt(start - 1));
    const says = classOfName(text.slice(start, end), query);
    if (!says) continue;
    const option = text.startsWith('--', start);
    const place = readPlace(text, end, { option, query, line: says === 'header' || says.endsWith('cookie') });
    if (!place) continue;
    const before = found.length;
    for (const span of secretsAt(text, place, says)) found.push({ kind: KIND_OF[says], ...span });
    budget -= place.next - end;
    parts.lastIndex = found.length > before || budget < 0 ? Math.max(end, place.next) : end;
  }
  found.push(...schemes(text));
  return found;
}

function* secretsAt(text: string, place: Place, says: NameClass): Generator<{ start: number; end: number }> {
  for (const { start, end } of place.values) {
    const value = text.slice(start, end);
    if (says === 'cookie' || says === 'set-cookie') {
      for (const pair of cookies(value, says === 'set-cookie'))
        yield { start: start + pair.start, end: start + pair.end };
    } else {
      const skip = says === 'header' ? afterScheme(value) : 0;
      const rest = value.slice(skip).trimEnd();
      if (isSecret(rest, says, place)) yield { start: start + skip, end: start + skip + rest.length };
    }
  }
}

function isSecret(value: string, says: NameClass, place: Place): boolean {
  if (isPlaceholder(value)) return false;
  switch (says) {
    case 'header':
      return isCredential(value);
    case 'password':
      return isPassword(value, place);
    case 'sure':
      return (
        value.length >= 4 &&
        !/\s/.test(value) &&
        !isAddress(value) &&
        (place.quoted || place.tight || isTokenLike(value))
      );
    case 'session':
      return value.length >= 6 && !/\s/.test(value) && (/\d/.test(value) || value.length >= 16);
    default:
      return isTokenLike(value);
  }
}

/**
 * If quoted or after `=`: anything except prose. Otherwise: one word at the end of its line, with more than lower-case letters.
 */
function isPassword(value: string, place: Place): boolean {
  if (isProse(value) && !place.tight) return false;
  if (place.quoted) return value.length >= 3;
  if (/^-?\d+(?:\.\d+)?$/.test(value)) return value.length >= 4 && place.member;
  if (place.tight) return value.length >= 3 && !isAddress(value) && !/^[.[(]/.test(value);
  return place.last && value.length >= 6 && !/^[A-Za-z]?[a-z]*[.,;:!?]?$/.test(value);
}

// ---- Authorization -----------------------------------------------------------------------------------------------------

const SCHEME =
  /^(?:bearer|basic|digest|token|api-?key|negotiate|ntlm|hawk|dpop|gnap|vapid|mutual|sharedkey|aws4-hmac-sha256|key|ssws|oauth)(?:[ \t]{1,4}|%20|\+)/i;

function afterScheme(value: string): number {
  return SCHEME.exec(value)?.[0].length ?? 0;
}

/** One word, or the parameter list of some schemes. */
function isCredential(value: string): boolean {
  if (value.length < 4) return false;
  if (/\s/.test(value)) return /^[\w-]{2,30}=\S/.test(value) && /=/.test(value.slice(value.search(/\s/)));
  return /\d/.test(value) || !/^[A-Za-z][a-z]*[.,;:!?)]?$/.test(value);
}

/** In a URL, the space and some characters of Base64 are percent-encoded. */
const AFTER_SCHEME =
  /(?:(?<![\w-])|(?<=%[0-9a-f]{2}))(?:bearer|basic)(?:[ \t+]{1,4}|(?:%20){1,4})((?:[\w.~+/-]|%2[bf]){8,}(?:=|%3d)*)/gi;

/** `Bearer …` and `Basic …` without a header name before them: only values that look like credentials. */
function* schemes(text: string): Generator<Secret> {
  for (const { index, 0: whole, 1: value = '' } of text.matchAll(AFTER_SCHEME)) {
    if (!isTokenLike(value) || isPlaceholder(value) || /^[a-z_]+=$/.test(value)) continue;
    const end = index + whole.length;
    yield { kind: 'authorization', start: end - value.length, end };
  }
}

// ---- Cookies -----------------------------------------------------------------------------------------------------------

/**
 * The values of a `Cookie` header; for `Set-Cookie` only the first, because the others are attributes such as lifetime and
 * path.
 */
function* cookies(value: string, set: boolean): Generator<{ start: number; end: number }> {
  let at = 0;
  for (const pair of value.split(';')) {
    const from = at;
    at += pair.length + 1;
    const equals = pair.indexOf('=');
    if (equals > 0 && !/\s/.test(pair.trim().slice(0, Math.max(0, equals - 1)))) {
      const inside = pair.slice(equals + 1).trimEnd();
      if (inside !== '' && !isPlaceholder(inside))
        yield { start: from + equals + 1, end: from + equals + 1 + inside.length };
    }
    if (set) return;
  }
}
