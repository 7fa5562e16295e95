/** What both sides declare under `extensions`, derived from the definition of the server. */
import { isStateless } from '../eras.ts';
import type { JsonRecord, McpRevision, ServerDefinition } from '../types.ts';
import { usesApps } from './apps.ts';
import { APPS, APPS_SETTINGS, hasApps } from './ids.ts';

/** The extensions that a server declares in a revision, with their settings. Only clients declare MCP Apps in a handshake. */
export function extensionsOf(definition: ServerDefinition, revision: McpRevision): JsonRecord {
  return {
    ...(isStateless(revision) && usesApps(definition) ? { [APPS]: {} } : {}),
  };
}

/** The extensions of a server that a cooperative client declares in a revision. */
export function clientExtensions(definition: ServerDefinition, revision: McpRevision): JsonRecord {
  return {
    ...(hasApps(revision) && usesApps(definition) ? { [APPS]: { mimeTypes: [...APPS_SETTINGS.mimeTypes] } } : {}),
  };
}
