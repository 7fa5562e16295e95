/** Queries and forms: `a=1&b=2`, decoded without throwing. */

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

/** The query of a target, without its `?`; empty where there is none. */
export function queryOf(target: string): string {
  const mark = target.indexOf('?');
  return mark < 0 ? '' : target.slice(mark + 1).replace(/#.*$/s, '');
}
