/** Parameters of URLs and forms, and the parts of URLs. Any text has some; no text throws. */

/** The decoded parameters of a query or a form. Of a parameter that occurs twice, the first counts. */
export function parametersOf(text: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const pair of text.split('&')) {
    const [name = '', ...value] = pair.split('=');
    const key = decoded(name);
    if (key !== '' && !found.has(key)) found.set(key, decoded(value.join('=')));
  }
  return found;
}

/** Parameters as a query or a form, in order. */
export function parametersText(parameters: Readonly<Record<string, string>>): string {
  return Object.entries(parameters)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join('&');
}

function decoded(text: string): string {
  const spaced = text.replaceAll('+', ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced;
  }
}

/** The host of a URL with its port, and its path, which is empty for `/`. */
export function partsOf(url: string): { host: string; path: string } {
  const [, host = '', path = ''] = /^[a-z][a-z\d+.-]*:\/\/([^/?#]*)([^?#]*)/iu.exec(url) ?? [];
  return { host: host.toLowerCase(), path: path === '/' ? '' : path };
}

/** The scopes in a value, which spaces separate. */
export function scopesIn(value: string | undefined): string[] {
  return [...new Set((value ?? '').split(/\s+/u).filter((scope) => scope !== ''))];
}
