/** Secrets identified by their own format, anywhere in a text: keys of known services, tokens, private keys. */
import { decoded } from './encoded.ts';
import { isPlaceholder } from './placeholder.ts';
import type { Secret } from './kinds.ts';

/**
 * Prefixes of service keys, each with the minimum length of the rest. The prefix is kept in the redacted key, so that the kind
 * stays visible.
 */
const SERVICES: readonly (readonly [beginning: string, rest: string])[] = [
  ['sk-(?:ant-(?:api|admin|oat)\\d{2}-|proj-|svcacct-|admin-|or-v1-|lf-|ant-)?', '[\\w-]{16,}'],
  ['(?:sk|rk|pk)_(?:live|test)_', '\\w{10,}'],
  ['whsec_', '[\\w+/=]{16,}'],
  ['gh[pousr]_', '\\w{20,}'],
  ['github_pat_', '\\w{20,}'],
  ['gl(?:pat|rt|dt|cbt|ptt)-', '[\\w-]{16,}'],
  ['xox[abeoprs]-', '[\\w-]{10,}'],
  ['xapp-', '[\\w-]{16,}'],
  ['(?:AKIA|ASIA|ABIA|ACCA)', '[A-Z2-7]{16}\\b'],
  ['AIza', '[\\w-]{35}'],
  ['GOCSPX-', '[\\w-]{20,}'],
  ['ya29\\.', '[\\w-]{20,}'],
  ['npm_', '\\w{30,}'],
  ['pypi-', '[\\w-]{40,}'],
  ['hf_', '[A-Za-z0-9]{30,}'],
  ['SG\\.', '[\\w-]{16,}\\.[\\w-]{16,}'],
  ['do[opr]_v1_', '[a-f0-9]{32,}'],
  ['gsk_', '\\w{20,}'],
  ['lin_api_', '\\w{20,}'],
  ['pplx-', '\\w{20,}'],
  ['xai-', '\\w{40,}'],
  ['tvly-', '[\\w-]{16,}'],
  ['fig[dou]_', '[\\w-]{20,}'],
  ['sntry[su]_', '[\\w=+/-]{20,}'],
  ['sbp_', '[a-f0-9]{32,}'],
  ['hvs\\.', '[\\w-]{20,}'],
  ['dapi', '[a-f0-9]{32}\\b'],
  ['ntn_', '\\w{30,}'],
  ['shp(?:at|ss|ca|pa)_', '[a-fA-F0-9]{32}'],
  ['AGE-SECRET-KEY-', '[A-Z0-9]{40,}'],
  ['dckr_[po]at_', '[\\w-]{20,}'],
  ['AT(?:ATT|CTT|STT)3', '[\\w=-]{20,}'],
  ['ph[cx]_', '[A-Za-z0-9]{40,}'],
  // Dropbox: 130 to 152 characters, newer ones have more.
  ['sl\\.(?:u\\.)?', '[\\w-]{100,}'],
  // Google’s refresh tokens; JSON may escape the slashes.
  ['1(?:\\\\{0,7}/){2}0', '[\\w-]{30,}'],
];

/** Formats without a prefix of their own, each recognized by its whole shape. */
const WHOLE: readonly (readonly [shape: RegExp, holds: (value: string) => boolean])[] = [
  // Client secrets of Azure AD: the version, a digit, is followed by `Q~`.
  [/(?<![\w~.-])[\w~.-]{3}\dQ~[\w~.-]{31,34}(?![\w~.-])/g, isMixed],
  // Tokens of Discord’s bots: the id of the bot in Base64, a time, and a signature.
  [
    /(?<![\w.-])[MNO][A-Za-z0-9]{22,27}\.[\w-]{6,7}\.[\w-]{27,40}(?![\w.-])/g,
    (token) => /^\d{16,20}$/.test(decoded(token.slice(0, token.indexOf('.')))),
  ],
  // Tokens of Telegram’s bots: the id of the bot, a colon, and 35 characters; in URLs after `/bot`.
  [/(?:(?<![\w:.-])|(?<=\/bot))\d{6,12}:A[\w-]{34}(?![\w-])/g, isMixed],
  // Older tokens of Notion.
  [/(?<![\w-])secret_[A-Za-z0-9]{43}(?![\w-])/g, isMixed],
  // Airtable: the id of the token, and 64 hexadecimal digits.
  [/(?<![\w-])pat[A-Za-z0-9]{14}\.[a-f0-9]{64}(?![\w-])/g, () => true],
];

/** Random characters contain capitals, small letters and digits. */
function isMixed(value: string): boolean {
  return /[A-Z]/.test(value) && /[a-z]/.test(value) && /\d/.test(value);
}

const BEFORE = '(?<![A-Za-z0-9_-])';
const SERVICE_KEY = new RegExp(
  `${BEFORE}(?:${SERVICES.map(([beginning, rest]) => `${beginning}${rest}`).join('|')})`,
  'g',
);
const SERVICE_BEGINNING = new RegExp(`^(?:${SERVICES.map(([beginning]) => beginning).join('|')})`);

/** `eyJ…`: three parts, of which the last may be empty. The first is a Base64-encoded JSON object. */
const WEB_TOKEN = new RegExp(`${BEFORE}eyJ[\\w-]{10,}\\.[\\w-]{4,}(?:\\.[\\w-]*){1,3}`, 'g');

/** From the BEGIN line of a key; `\n` and `/` may be escaped, several times in strings inside strings. */
const PRIVATE_KEY =
  /-----BEGIN [A-Z0-9 ]{0,30}PRIVATE KEY(?: BLOCK)?-----((?:\\{1,15}[nrt/]|[A-Za-z0-9+/=\s:,.]|-(?!-)){1,20000})/g;

/** A secret URL that accepts messages from anyone who knows it. */
const HOOK =
  /https:(?:\\{0,7}\/){2}(?:hooks\.slack\.com\\{0,7}\/(?:services|workflows|triggers)|(?:ptb\.|canary\.)?discord(?:app)?\.com\\{0,7}\/api\\{0,7}\/(?:v\d{1,2}\\{0,7}\/)?webhooks)\\{0,7}\/((?:[\w-]|\\{0,7}\/){16,})/g;

/** Keys, tokens and private keys of a text, in no order. */
export function shapedSecrets(text: string): Secret[] {
  const found: Secret[] = [];
  const add = (kind: Secret['kind'], start: number, value: string): void => {
    if (!isPlaceholder(value)) found.push({ kind, start, end: start + value.length });
  };
  for (const { index, 0: key } of text.matchAll(SERVICE_KEY)) {
    // Words joined by hyphens contain no digit (many words begin with `sk-`).
    if (/\d/.test(key.slice(beginningOf(key).length)) || /^(?:xox|AKIA|ASIA|SG)/.test(key)) add('key', index, key);
  }
  for (const [shape, holds] of WHOLE)
    for (const { index, 0: token } of text.matchAll(shape)) if (holds(token)) add('key', index, token);
  for (const { index, 0: token } of text.matchAll(WEB_TOKEN)) add('key', index, token);
  for (const { index, 0: whole, 1: rest = '' } of text.matchAll(HOOK))
    add('key', index + whole.length - rest.length, rest);
  for (const { index, 0: whole, 1: body = '' } of text.matchAll(PRIVATE_KEY)) {
    const start = index + whole.length - body.length;
    if (!/^[x\s\\nrt/]*$/.test(body)) found.push({ kind: 'private-key', start, end: start + body.length });
  }
  return found;
}

/** The prefix of a key that only identifies the service; empty if it has none. */
export function beginningOf(key: string): string {
  return SERVICE_BEGINNING.exec(key)?.[0] ?? (key.startsWith('eyJ') ? 'eyJ' : '');
}
