/** The capabilities that a server declares, derived from its definition. */
import { hasType, isObject } from '../protocol/values.ts';
import { isStateless } from './eras.ts';
import { extensionsOf } from './extensions/declared.ts';
import { onceFor } from './memoize.ts';
import type { Json, JsonRecord, McpRevision, ServerDefinition, ServerState } from './types.ts';

/** The server's capabilities in the format of a revision. */
export function capabilitiesOf({ definition }: Pick<ServerState, 'definition'>, revision: McpRevision): JsonRecord {
  const known = byRevision(definition);
  let can = known.get(revision);
  if (!can) known.set(revision, (can = made(definition, revision)));
  return can;
}

const byRevision = onceFor((definition: ServerDefinition) => {
  void definition;
  return new Map<McpRevision, JsonRecord>();
});

function made(definition: ServerDefinition, revision: McpRevision): JsonRecord {
  const { tools, resources, resourceTemplates, prompts, can = {} } = definition;
  const { logging, completions, subscribe, tasks, listChanged = true } = can;
  const announced: JsonRecord = listChanged ? { listChanged: true } : {};
  const extensions = extensionsOf(definition, revision);
  return {
    ...(logging ? { logging: {} } : {}),
    ...(completions && revision !== '2024-11-05' ? { completions: {} } : {}),
    ...(prompts ? { prompts: announced } : {}),
    ...(resources || resourceTemplates
      ? { resources: { ...(subscribe ? { subscribe: true } : {}), ...announced } }
      : {}),
    ...(tools ? { tools: announced } : {}),
    ...(tasks && tools && hasType(revision, 'CreateTaskResult') && !isStateless(revision)
      ? { tasks: { list: {}, cancel: {}, requests: { tools: { call: {} } } } }
      : {}),
    ...(Object.keys(extensions).length > 0 ? { extensions } : {}),
  };
}

/** Whether capabilities include a dotted one, such as `resources.subscribe`. `false` counts as absent. */
export function hasCapability(capabilities: JsonRecord, path: string): boolean {
  let at: Json | undefined = capabilities;
  for (const step of path.split('.')) {
    if (!isObject(at) || !Object.hasOwn(at, step)) return false;
    at = at[step];
  }
  return at !== undefined && at !== false && at !== null;
}

/** The client capability that a server request needs. */
export function neededFor(method: string, params: JsonRecord, can: JsonRecord): string {
  if (method === 'roots/list') return 'roots';
  if (method === 'sampling/createMessage')
    return params.tools === undefined && params.toolChoice === undefined ? 'sampling' : 'sampling.tools';
  // Before modes existed, and if a client declares none, `elicitation` means forms.
  if (params.mode === 'url') return 'elicitation.url';
  const modes = isObject(can.elicitation) ? Object.keys(can.elicitation) : [];
  return modes.length === 0 || modes.includes('form') ? 'elicitation' : 'elicitation.form';
}
