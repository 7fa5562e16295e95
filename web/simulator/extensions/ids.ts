/** The identifiers of the official extensions that servers here use, and what declares and recognizes them. */

/** Key under `extensions`: MCP Apps. */
export const APPS = 'io.modelcontextprotocol/ui';
/** The media type of a view. */
export const VIEW_TYPE = 'text/html;profile=mcp-app';
/** How a client declares MCP Apps. */
export const APPS_SETTINGS = { mimeTypes: [VIEW_TYPE] };
/** The first revision in which views are possible: earlier ones have no `_meta` in tools. */
const APPS_SINCE = '2025-06-18';

/** Whether views are possible in a revision. */
export function hasApps(revision: string): boolean {
  return revision >= APPS_SINCE;
}
