/**
 * Secrets that are told by the name before them: members, headers, variables, options, parts of addresses. Works on text of any
 * form: JSON, JSON inside strings, headers, logs, shell commands.
 */
import { LAST_PARTS, whatNameSays, type NameSays } from './names.ts';
import { readPlace, type Place } from './place.ts';
import { isAddress, isPlaceholder, isProse, isTokenLike } from './placeholder.ts';
import type { Secret, SecretKind } from './kinds.ts';

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
  let patience = 4 * text.length;
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
    patience -= place.next - end;
    parts.lastIndex = found.length > before || patience < 0 ? Math.max(end, place.next) : end;
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
