/** Decides cheaply whether a text may use an extension, so that its code is loaded and its rules run only then. */

/** Text that every use of an extension contains. */
const MARKS = [
  'io.modelcontextprotocol/ui',
  'io.modelcontextprotocol/tasks',
  'io.modelcontextprotocol/skills',
  'io.modelcontextprotocol.skills',
  'io.modelcontextprotocol/enterprise',
  'io.modelcontextprotocol/oauth-client',
  'ui://',
  '"ui/',
  '"ui"',
  'profile=mcp-app',
  'skybridge',
  '"openai/',
  '"skills/',
  'skill://',
  'SKILL.md',
  'resources/directory/read',
  '"tasks/',
  '"tasks"',
  'related-task',
  '"skills"',
  'Bearer eyJ',
  'notifications/tasks',
  'client_credentials',
  'jwt-bearer',
  'token-exchange',
  'id-jag',
  '"view"',
  '"sandbox"',
  '"ui-',
  '"payload"',
  'scope=openid',
  'hostCapabilities',
] as const;

/** False for a text that uses no official extension. Its time is linear in the length of the text. */
export function mayUseExtensions(text: string): boolean {
  return MARKS.some((mark) => text.includes(mark));
}
