/** Decides cheaply whether a text may use an extension, so that its code is loaded and its rules run only then. */

/**
 * Text that every use of an extension contains. One pattern: it reads a log of 50 MB in a tenth of a second, where as many searches
 * for single strings take seconds.
 */
const MARKS =
  /io\.modelcontextprotocol(?:\/(?:ui|tasks|skills|enterprise|oauth-client)|\.skills)|ui:\/\/|"ui["/-]|profile=mcp-app|skybridge|"openai\/|"skills["/]|skill:\/\/|SKILL\.md|resources\/directory\/read|"tasks["/]|related-task|notifications\/tasks|Bearer eyJ|client_credentials|jwt-bearer|token-exchange|id-jag|"view"|"sandbox"|"payload"|scope=openid|hostCapabilities/u;

/** False for a text that uses no official extension. Its time is linear in the length of the text. */
export function mayUseExtensions(text: string): boolean {
  return MARKS.test(text);
}
