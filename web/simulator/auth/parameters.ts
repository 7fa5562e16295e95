/** Writes parameters of URLs and forms, and takes URLs and scopes apart. No text throws. */

/** Parameters as a query or a form, in order. */
export function parametersText(parameters: Readonly<Record<string, string>>): string {
  return Object.entries(parameters)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join('&');
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
