/** Queries, forms and challenges: `a=1&b=2`, `a="1", b=2`, decoded without throwing. */

/** Decodes a part of a query or form: `+` is a space; invalid escapes stay unchanged. */
export function unescaped(text: string): string {
  const spaced = text.replaceAll('+', ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced;
  }
}

/** The parameters of a query or form; the first value of a name counts. */
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

/** The maximum length parsed of a challenge, UTF-16 units. */
export const LONGEST_CHALLENGE = 4000;

/** The parameters of a challenge such as `realm="x", scope=y`; names in lower case, the first value of a name counts. */
export function challengeParameters(challenge: string): ReadonlyMap<string, string> {
  const parameters = new Map<string, string>();
  for (const [, name = '', quoted, bare] of challenge
    .slice(0, LONGEST_CHALLENGE)
    .matchAll(/([\w-]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s,"]+))/gu)) {
    if (!parameters.has(name.toLowerCase())) parameters.set(name.toLowerCase(), quoted ?? bare ?? '');
  }
  return parameters;
}

/** The query of a target, without its `?`; empty if there is none. */
export function queryOf(target: string): string {
  const mark = target.indexOf('?');
  return mark < 0 ? '' : target.slice(mark + 1).replace(/#.*$/s, '');
}
