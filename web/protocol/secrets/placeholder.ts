/** Placeholders for secrets in examples, documents and redacted texts: there is nothing to hide. */

/** Words that people write instead of a secret. */
const PLACEHOLDERS = new Set(
  (
    'null none nil undefined true false string number boolean object array token secret password passwd key test foo bar baz abc xyz ' +
    'bearer basic digest header query body cookie required optional empty value apikey api_key api-key oauth oauth2 auth default ' +
    'hidden masked removed omitted unknown any public private changeme change_me anonymous guest user username me you'
  ).split(' '),
);
/** Words that mark a value as not real. */
const NAMED = /redacted|placeholder|example|change-?_?me|\byour[-_ ]|^your[A-Z]|insert[-_ ]|dummy|filtered|<hidden>/i;
/** Truncated or masked. */
const COVERED = /\.{3}|\u2026|\*{2}|\u2022{2}|\[\d+ chars/;
/** `<token>`, `${TOKEN}`, `$TOKEN`, `{{token}}`, `[token]`, `%TOKEN%`, `:token`. */
const SLOT = /^(?:<.*>?|\$.*|\{.*\}?|\[.*\]?|%\w+%|:\w+)$/;
/** References to the place from which a program reads it. */
const REFERENCE = /^(?:process\.env|os\.(?:environ|getenv)|import\.meta|env[.:(]|secrets?[.:/]|vault:|ref:|op:\/\/)/i;
/** The output of `redact.ts`, whole or in part, and common masked forms: `xxxxx2`, `00000000-…`. */
const FILLED =
  /^(?:[xX]+\d*|0+|10*|(?:a{1,7}\d{1,7}|0{8})(?:-[a0]{0,4}(?:-4?[a0]{0,3}(?:-8?[a0]{0,3}(?:-[a0]{0,12}x*)?)?)?)?)$/i;

/** True for a placeholder: a slot, a reference, a masked or already redacted value. */
export function isPlaceholder(value: string): boolean {
  const bare = value.trim();
  if (bare === '' || bare.length > 5000) return bare === '';
  return (
    PLACEHOLDERS.has(bare.toLowerCase()) ||
    FILLED.test(bare) ||
    isOneCharacter(bare) ||
    NAMED.test(bare) ||
    COVERED.test(bare) ||
    SLOT.test(bare) ||
    REFERENCE.test(bare)
  );
}

function isOneCharacter(text: string): boolean {
  const first = text.charAt(0);
  for (let at = 1; at < text.length; at++) if (text.charAt(at) !== first) return false;
  return true;
}

/** Values that look like a key: no white space, long enough, and neither words nor a path. */
export function isTokenLike(value: string): boolean {
  if (value.length < 8 || /\s/.test(value) || isAddress(value)) return false;
  if (/\d/.test(value)) return /[A-Za-z]/.test(value) || value.length >= 16;
  return value.length >= 20 && !isPhrase(value);
}

/** Letters that look like words: joined by separators, in camel case, or all in capitals. */
function isPhrase(value: string): boolean {
  if (!/^[A-Za-z]+(?:[-_.:/][A-Za-z]+)*$/.test(value)) return false;
  const capitals = value.replace(/[^A-Z]/g, '').length;
  return capitals * 4 <= value.length || !/[a-z]/.test(value);
}

/** A URL or a file path: it refers to something and is not a secret itself. */
export function isAddress(value: string): boolean {
  return (
    /^[a-z][a-z0-9+.-]{1,20}:\/\//i.test(value) ||
    /^(?:\.{0,2}|~)\/[\w.@-]{1,80}\//.test(value) ||
    /^[A-Za-z]:\\/.test(value) ||
    /^[\w./~-]{1,200}\.(?:pem|key|crt|cer|json|ya?ml|txt|env)$/.test(value)
  );
}

/** Several words: a description, not a value. */
export function isProse(value: string): boolean {
  return /\S\s+\S+\s+\S/.test(value) || /^[A-Z][a-z]+ [a-z]+$/.test(value);
}
