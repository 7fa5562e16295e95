/**
 * Secrets that are told by the name before them: members, headers, variables, options, parts of addresses. Works on text of any
 * form: JSON, JSON inside strings, headers, logs, shell commands.
 */
import { readPlace, type Place } from './place.ts';
import { isAddress, isPlaceholder, isProse, isTokenLike } from './placeholder.ts';
import type { Secret, SecretKind } from './kinds.ts';

// Names behind which a secret stands: of members, headers, variables, options and parts of addresses.

/**
 * What a name says about its value.
 * - `header`: `Authorization` and its kin, a scheme and the credentials;
 * - `cookie`, `set-cookie`: pairs;
 * - `password`: anything may stand there;
 * - `sure`: a key or token by its name alone;
 * - `maybe`: a key or token where the value reads like one;
 * - `session`: an id of a session.
 */
type NameSays = 'header' | 'cookie' | 'set-cookie' | 'password' | 'sure' | 'maybe' | 'session';

/** Whole names, without marks and in small letters. */
const WHOLE: Readonly<Record<string, NameSays>> = {
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

/** Ends of names. The first that fits counts. */
const ENDS: readonly (readonly [RegExp, NameSays])[] = [
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

/** Names that end alike and hold nothing secret: marks of progress and pages, counts, words of grammars. */
const HARMLESS =
  /(?:progress|page|next|previous|prev|continuation|cursor|sync|resume|cancel|cancellation|stop|eos|bos|pad|unk|mask|sep|cls|start|end|first|last|input|output|prompt|completion|max|min|special|design|colou?r|syntax|change|delta|watch|upload|etag)token$|^(?:public|foreign|primary|sort|partition|hot|shortcut)key$|^pub(?:lic)?\w*key$/;

/** In the query of an address a few short names count as well. */
const QUERY: Readonly<Record<string, NameSays>> = {
  key: 'maybe',
  auth: 'maybe',
  code: 'maybe',
  sig: 'maybe',
  signature: 'maybe',
  xamzsignature: 'maybe',
  xamzcredential: 'maybe',
  sid: 'session',
};

/** Last parts of all these names, for one quick look through a text. */
const LAST_PARTS =
  /(?:token|secret|credentials?|passw(?:or)?d|passphrase|pwd|keys?|authorization|cookie|session[-_ ]?id|connect\.sid|sessid|verifier|assertion|string|(?<=[?&])(?:auth|code|sig|signature|sid|x-amz-credential)|amz-signature)/gi;

/** What a name says; `null` where it says nothing. `query`: it stands in the query of an address. */
function whatNameSays(name: string, query: boolean): NameSays | null {
  const bare = name.replace(/[^A-Za-z0-9]/g, '').toLowerCase();
  const whole = Object.hasOwn(WHOLE, bare) ? WHOLE[bare] : undefined;
  if (whole !== undefined) return whole === 'password' && name === 'PWD' ? null : whole;
  if (HARMLESS.test(bare)) return null;
  for (const [end, says] of ENDS) if (end.test(bare)) return says;
  return query && Object.hasOwn(QUERY, bare) ? (QUERY[bare] ?? null) : null;
}

/** Longest name that is looked at. */
const NAME = 60;

const KIND_OF: Readonly<Record<NameSays, SecretKind>> = {
  header: 'authorization',
  cookie: 'cookie',
  'set-cookie': 'cookie',
  password: 'password',
  sure: 'key',
  maybe: 'key',
  session: 'session',
};

/** Named secrets of a text, and credentials behind a scheme (`Bearer …`) without any name; in no order. */
export function namedSecrets(text: string): Secret[] {
  const found: Secret[] = [];
  const parts = new RegExp(LAST_PARTS);
  // A value that is no secret may hold named ones; so that this stays linear, it is looked through only so often.
  let budget = 4 * text.length;
  for (let part = parts.exec(text); part; part = parts.exec(text)) {
    const end = part.index + part[0].length;
    if (/[\w-]/.test(text.charAt(end))) continue;
    let start = part.index;
    while (start > 0 && end - start < NAME && /[\w.-]/.test(text.charAt(start - 1))) start--;
    // `\n` before a name inside a JSON string.
    if (text.charAt(start - 1) === '\\' && /[nrt]/.test(text.charAt(start))) start++;
    const query = /[?&]/.test(text.charAt(start - 1));
    const says = whatNameSays(text.slice(start, end), query);
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

function* secretsAt(text: string, place: Place, says: NameSays): Generator<{ start: number; end: number }> {
  for (const { start, end } of place.values) {
    const value = text.slice(start, end);
    if (says === 'cookie' || says === 'set-cookie') {
      for (const pair of cookies(value, says === 'set-cookie'))
        yield { start: start + pair.start, end: start + pair.end };
    } else {
      const skip = says === 'header' ? behindScheme(value) : 0;
      const rest = value.slice(skip).trimEnd();
      if (isSecret(rest, says, place)) yield { start: start + skip, end: start + skip + rest.length };
    }
  }
}

function isSecret(value: string, says: NameSays, place: Place): boolean {
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

/** In quotes, or behind `=`, anything but a description; elsewhere one word at the end of its line, with more than small letters. */
function isPassword(value: string, place: Place): boolean {
  if (isProse(value) && !place.tight) return false;
  if (place.quoted) return value.length >= 3;
  if (/^-?\d+(?:\.\d+)?$/.test(value)) return value.length >= 4 && place.member;
  if (place.tight) return value.length >= 3 && !isAddress(value) && !/^[.[(]/.test(value);
  return place.last && value.length >= 6 && !/^[A-Za-z]?[a-z]*[.,;:!?]?$/.test(value);
}

// ---- Authorization -----------------------------------------------------------------------------------------------------

const SCHEME =
  /^(?:bearer|basic|digest|token|api-?key|negotiate|ntlm|hawk|dpop|gnap|vapid|mutual|sharedkey|aws4-hmac-sha256|key|ssws|oauth)[ \t]{1,4}/i;

function behindScheme(value: string): number {
  return SCHEME.exec(value)?.[0].length ?? 0;
}

/** One word, or the list of parameters that some schemes take. */
function isCredential(value: string): boolean {
  if (value.length < 4) return false;
  if (/\s/.test(value)) return /^[\w-]{2,30}=\S/.test(value) && /=/.test(value.slice(value.search(/\s/)));
  return /\d/.test(value) || !/^[A-Za-z][a-z]*[.,;:!?)]?$/.test(value);
}

const BEHIND_SCHEME = /(?<![\w-])(?:bearer|basic)[ \t+]{1,4}([\w.~+/-]{8,}=*)/gi;

/** `Bearer …` and `Basic …` where no header's name stands before: only what reads like credentials. */
function* schemes(text: string): Generator<Secret> {
  for (const { index, 0: whole, 1: value = '' } of text.matchAll(BEHIND_SCHEME)) {
    if (!isTokenLike(value) || isPlaceholder(value) || /^[a-z_]+=$/.test(value)) continue;
    const end = index + whole.length;
    yield { kind: 'authorization', start: end - value.length, end };
  }
}

// ---- Cookies -----------------------------------------------------------------------------------------------------------

/** The values of a cookie header; of one that sets a cookie only the first, the others say how long and where it holds. */
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
