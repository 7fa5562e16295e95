/** The names of extensions in addresses of pages. */

const SLUGS: Readonly<Record<string, string>> = {
  'io.modelcontextprotocol/ui': 'apps',
  'io.modelcontextprotocol/enterprise-managed-authorization': 'enterprise',
  'io.modelcontextprotocol/oauth-client-credentials': 'client-credentials',
};

/** The name of an extension in addresses; the last part of its identifier if no shorter one is known. */
export function slugOf(id: string): string {
  return SLUGS[id] ?? id.slice(id.lastIndexOf('/') + 1);
}
