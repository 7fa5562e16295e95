/** What both sides declare under `extensions`, derived from the definition of the server. */
import { isStateless } from '../eras.ts';
import type { JsonRecord, McpRevision, ServerDefinition } from '../types.ts';
import { usesApps } from './apps.ts';
import { offersSkills } from './skills.ts';
import { APPS, APPS_SETTINGS, hasApps, SKILLS, TASKS } from './ids.ts';

function usesTasks({ can, tools }: ServerDefinition, revision: McpRevision): boolean {
  return isStateless(revision) && can?.taskExtension === true && tools !== undefined;
}

/** The extensions that a server declares in a revision, with their settings. Only clients declare MCP Apps in a handshake. */
export function extensionsOf(definition: ServerDefinition, revision: McpRevision): JsonRecord {
  const out: JsonRecord = {};
  if (isStateless(revision) && usesApps(definition)) out[APPS] = {};
  if (usesTasks(definition, revision)) out[TASKS] = {};
  if (offersSkills(definition, revision)) out[SKILLS] = { directoryRead: true };
  return out;
}

/** The extensions of a server that a cooperative client declares in a revision. Clients use skills without declaring them. */
export function clientExtensions(definition: ServerDefinition, revision: McpRevision): JsonRecord {
  const out: JsonRecord = {};
  if (hasApps(revision) && usesApps(definition)) out[APPS] = { mimeTypes: [...APPS_SETTINGS.mimeTypes] };
  if (usesTasks(definition, revision)) out[TASKS] = {};
  return out;
}
