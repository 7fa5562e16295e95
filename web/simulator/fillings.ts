/** The subjects of a client's messages, for each method: names, URIs, values and tokens from what the server offers. */
import { isObject, objectAt, sampleFor } from '../protocol/values.ts';
import { capabilitiesOf, hasCapability } from './capabilities.ts';
import { inputResponsesFor } from './client-answers.ts';
import { isStateless } from './eras.ts';
import { cursorOf } from './methods/pages.ts';
import { expanded, variablesOf } from './methods/uri-template.ts';
import type { JsonRecord, McpRevision, ServerState, Values } from './types.ts';

/** What distinguishes one message of a method. */
export interface Filling {
  /** Its subject, in a word or two; undefined if the method is enough. */
  about?: string;
  params?: JsonRecord;
  /** One sentence, if the method's own does not fit. */
  says?: string;
}

type Filler = (state: ServerState, revision: McpRevision) => readonly Filling[];

/** The maximum number of entries of a kind in a list. */
const MAX = 200;

/** By method; methods that are not listed need nothing. An empty list: no message is possible. */
const FILLERS: Readonly<Record<string, Filler>> = {
  'tools/list': (state) => pages(state, 'tools'),
  'resources/list': (state) => pages(state, 'resources'),
  'resources/templates/list': (state) => pages(state, 'resourceTemplates'),
  'prompts/list': (state) => pages(state, 'prompts'),
  'tools/call': calls,
  'resources/read': (state) => addressesOf(state).map((uri) => ({ about: uri, params: { uri } })),
  'resources/subscribe': (state) =>
    addressesOf(state)
      .slice(0, 1)
      .map((uri) => ({ about: uri, params: { uri } })),
  'resources/unsubscribe': ({ subscriptions }) => subscriptions.map((uri) => ({ about: uri, params: { uri } })),
  'prompts/get': prompts,
  'completion/complete': completions,
  'logging/setLevel': () => [{ about: 'debug', params: { level: 'debug' } }],
  'subscriptions/listen': (state, revision) => [{ params: { notifications: wished(state, revision) } }],
  'notifications/cancelled': cancellations,
  'notifications/roots/list_changed': ({ handshake: { phase, clientCapabilities } }) =>
    phase === 'waiting' || hasCapability(clientCapabilities, 'roots.listChanged') ? [{}] : [],
  'tasks/get': tasks,
  'tasks/update': updates,
  'tasks/result': tasks,
  'tasks/cancel': (state, revision) =>
    tasks(
      { ...state, tasks: state.tasks.filter(({ status }) => status === 'working' || status === 'input_required') },
      revision,
    ),
  'skills/list': (state) => pages(state, 'skills'),
  'skills/get': ({ definition: { skills = [] } }) =>
    skills
      .slice(0, MAX)
      .map(({ root, frontmatter }) => ({ about: frontmatter.name, params: { uri: `${root}/SKILL.md` } })),
  'resources/directory/read': ({ definition: { skills = [] } }) =>
    skills.slice(0, MAX).map(({ root, frontmatter }) => ({ about: frontmatter.name, params: { uri: root } })),
  // This server assigns no progress tokens, and clients run no tasks for it.
  'notifications/progress': () => [],
  'notifications/tasks/status': () => [],
};

/** The subjects of a method's messages; an empty list if no message is possible. */
export function fillingsFor(method: string, state: ServerState, revision: McpRevision): readonly Filling[] {
  return Object.hasOwn(FILLERS, method) ? (FILLERS[method]?.(state, revision) ?? []) : [{}];
}

/** Open requests; those that became tasks were already answered. */
function cancellations({ running, listening, tasks: all }: ServerState): readonly Filling[] {
  const open = [...running.filter(({ task }) => task === null), ...listening, ...all.flatMap(({ awaited }) => awaited)];
  return open.slice(0, MAX).map(({ id }) => ({
    about: `request ${JSON.stringify(id)}`,
    params: { requestId: id, reason: 'No longer needed' },
  }));
}

function pages(
  { definition }: ServerState,
  key: 'tools' | 'resources' | 'resourceTemplates' | 'prompts' | 'skills',
): readonly Filling[] {
  const { pageSize = Infinity } = definition;
  if ((definition[key]?.length ?? 0) <= pageSize) return [{}];
  return [
    {},
    { about: 'page 2', params: { cursor: cursorOf(key, pageSize) }, says: 'Continues after the first page.' },
  ];
}

function calls(state: ServerState, revision: McpRevision): readonly Filling[] {
  const { tools = [], can } = state.definition;
  return tools.slice(0, MAX).flatMap(({ name, inputSchema, execution }) => {
    const params: JsonRecord = { name, arguments: argumentsFor(inputSchema) };
    const inTasks = can?.tasks === true && revision === '2025-11-25' ? (execution?.taskSupport ?? null) : null;
    const reported: Filling = {
      about: `${name}, with progress`,
      params: { ...params, _meta: { progressToken: `progress-of-${name}` } },
      says: 'Runs a tool, and requests progress notifications.',
    };
    const task: Filling = {
      about: `${name}, as a task`,
      params: { ...params, task: { ttl: 60_000 } },
      says: 'Runs a tool as a task: the response at once names the task, and the result is fetched later.',
    };
    if (inTasks === 'required') return [task];
    return [{ about: name, params }, reported, ...(inTasks === 'optional' ? [task] : [])];
  });
}

function argumentsFor(schema: JsonRecord): JsonRecord {
  const value = sampleFor(schema);
  return isObject(value) ? value : {};
}

function prompts({ definition }: ServerState): readonly Filling[] {
  return (definition.prompts ?? []).slice(0, MAX).map(({ name, arguments: declared = [], complete = {} }) => {
    const values = declared.map((one) => [one.name, firstOf(complete[one.name]) ?? one.name] as const);
    return {
      about: name,
      params: { name, ...(values.length > 0 ? { arguments: Object.fromEntries(values) } : {}) },
    };
  });
}

function completions({ definition }: ServerState): readonly Filling[] {
  if (definition.can?.completions !== true) return [];
  const { prompts: all = [], resourceTemplates = [] } = definition;
  const ofPrompts = all.flatMap(({ name, complete = {} }) =>
    Object.entries(complete).map(([key, values]): Filling =>
      requested({ type: 'ref/prompt', name }, name, key, values),
    ),
  );
  const ofTemplates = resourceTemplates.flatMap(({ uriTemplate, name, complete = {} }) =>
    Object.entries(complete).map(([key, values]): Filling => {
      return requested({ type: 'ref/resource', uri: uriTemplate }, name, key, values);
    }),
  );
  return [...ofPrompts, ...ofTemplates].slice(0, MAX);
}

function requested(ref: JsonRecord, of: string, name: string, values: Values): Filling {
  const value = (firstOf(values) ?? '').slice(0, 1);
  return { about: `${name} of ${of}`, params: { ref, argument: { name, value } } };
}

function firstOf(values: Values | undefined): string | undefined {
  if (values === undefined) return undefined;
  return 'by' in values ? Object.values(values.of)[0]?.[0] : values[0];
}

function addressesOf({ definition }: ServerState): string[] {
  const listed = (definition.resources ?? []).map(({ uri }) => uri);
  const made = (definition.resourceTemplates ?? []).map(({ uriTemplate, complete = {} }) => {
    const values = variablesOf(uriTemplate).map((name) => [name, firstOf(complete[name]) ?? name] as const);
    return expanded(uriTemplate, Object.fromEntries(values));
  });
  const instructions = (definition.skills ?? []).map(({ root }) => `${root}/SKILL.md`);
  return [...new Set([...listed, ...made, ...instructions])].slice(0, MAX);
}

/** All notifications that a client can subscribe to. */
function wished(state: ServerState, revision: McpRevision): JsonRecord {
  const can = capabilitiesOf(state, revision);
  const out: JsonRecord = {};
  for (const list of ['tools', 'prompts', 'resources'])
    if (objectAt(can, list)?.listChanged === true) out[`${list}ListChanged`] = true;
  if (objectAt(can, 'resources')?.subscribe === true) out.resourceSubscriptions = addressesOf(state).slice(0, 2);
  const open = state.tasks.filter(({ extension, outcome }) => extension && !outcome).map(({ taskId }) => taskId);
  if (open.length > 0) out.taskIds = open.slice(-MAX);
  return out;
}

/** Answers to the open requests of tasks. */
function updates({ tasks: all }: ServerState): readonly Filling[] {
  return all
    .slice(-MAX)
    .flatMap(({ taskId, inputRequests }) =>
      inputRequests ? { about: taskId, params: { taskId, inputResponses: inputResponsesFor(inputRequests) } } : [],
    );
}

function tasks({ tasks: all }: Pick<ServerState, 'tasks'>, revision: McpRevision): readonly Filling[] {
  return all
    .filter(({ extension }) => (extension === true) === isStateless(revision))
    .slice(-MAX)
    .map(({ taskId }) => ({ about: taskId, params: { taskId } }));
}
