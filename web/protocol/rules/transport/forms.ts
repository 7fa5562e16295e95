/** Queries, forms and challenges: `a=1&b=2`, `a="1", b=2`, decoded without throwing. */

/** What a piece of a query or form says: `+` is a space; escapes that say nothing stay as they are. */
export function unescaped(text: string): string {
  const spaced = text.replaceAll('+', ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced;
  }
}

/** The parameters of a query or form; the first of a name counts. */
export function parametersOf(text: string): ReadonlyMap<string, string> {
  const parameters = new Map<string, string>();
  for (const pair of text.trim().split('&')) {
    if (pair === '') continue;
    const equals = pair.indexOf('=');
    const name = unescaped(equals < 0 ? pair : pair.slice(0, equals));
    if (!parameters.has(name)) parameters.set(name, equals < 0 ? '' : unescaped(pair.slice(equals + 1)));
  }
  return parameters;
}

/** So much of a challenge is read, UTF-16 units. */
export const LONGEST_CHALLENGE = 4000;

/** What a challenge names, as `realm="x", scope=y`; names in small letters, the first of a name counts. */
export function challengeParameters(challenge: string): ReadonlyMap<string, string> {
  const parameters = new Map<string, string>();
  for (const [, name = '', quoted, bare] of challenge
    .slice(0, LONGEST_CHALLENGE)
    .matchAll(/([\w-]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s,"]+))/gu)) {
    if (!parameters.has(name.toLowerCase())) parameters.set(name.toLowerCase(), quoted ?? bare ?? '');
  }
  return parameters;
}

/** The query of a target, without its `?`; empty where there is none. */
export function queryOf(target: string): string {
  const mark = target.indexOf('?');
  return mark < 0 ? '' : target.slice(mark + 1).replace(/#.*$/s, '');
}
