/**
 * MCP Apps: which parts of a definition belong to views, and what remains of it for a client that displays none. A server uses
 * the extension only if the client declares it together with the type of views.
 */
import { isObject, objectAt } from '../../protocol/values.ts';
import { onceFor } from '../memoize.ts';
import type { JsonRecord, McpRevision, ResourceDefinition, ServerDefinition, ToolDefinition } from '../types.ts';
import { APPS, hasApps, VIEW_TYPE } from './ids.ts';

/** `_meta.ui` of a tool or resource; null if it has none. */
function uiOf({ _meta }: { _meta?: JsonRecord }): JsonRecord | null {
  return objectAt(_meta, 'ui');
}

function isView({ uri }: Pick<ResourceDefinition, 'uri'>): boolean {
  return uri.startsWith('ui://');
}

/** Whether a definition has views. */
export const usesApps: (definition: ServerDefinition) => boolean = onceFor(
  ({ tools = [], resources = [] }: ServerDefinition) => tools.some((tool) => uiOf(tool)) || resources.some(isView),
);

/** Whether a client displays views. */
function displaysViews(clientCapabilities: JsonRecord): boolean {
  const types = objectAt(objectAt(clientCapabilities, 'extensions') ?? undefined, APPS)?.mimeTypes;
  return Array.isArray(types) && types.includes(VIEW_TYPE);
}

/** The definition without views: their resources, the links to them, and the tools that only views call. */
const withoutViews = onceFor((definition: ServerDefinition): ServerDefinition => {
  const { tools, resources } = definition;
  return {
    ...definition,
    ...(tools ? { tools: tools.filter(isForModels).map(unlinked) } : {}),
    ...(resources ? { resources: resources.filter((one) => !isView(one)) } : {}),
  };
});

function isForModels(tool: ToolDefinition): boolean {
  const visibility = uiOf(tool)?.visibility;
  return !Array.isArray(visibility) || visibility.includes('model');
}

function unlinked(tool: ToolDefinition): ToolDefinition {
  const { _meta: meta, ...others } = tool;
  if (!isObject(meta) || !uiOf(tool)) return tool;
  const { ui: _ui, ...rest } = meta;
  return Object.keys(rest).length > 0 ? { ...others, _meta: rest } : others;
}

/** What decides whether a client is offered views. */
interface Client {
  readonly clientCapabilities: JsonRecord;
  readonly revision: McpRevision;
}

/** Whether a client declares, in a revision with the extension, that it displays views. */
export function getsViews({ clientCapabilities, revision }: Client): boolean {
  return hasApps(revision) && displaysViews(clientCapabilities);
}

/** What a server offers to the client of a request. */
export function offeredTo(definition: ServerDefinition, client: Client): ServerDefinition {
  return !usesApps(definition) || getsViews(client) ? definition : withoutViews(definition);
}
