/** The server's internal state at a moment, as short texts and lists. */
import { capabilitiesOf } from '../capabilities.ts';
import { isStateless } from '../eras.ts';
import type { Json, JsonRecord, McpRevision, ServerState } from '../types.ts';
import { isObject, stringOf } from '../../protocol/values.ts';

/** A state of the lifecycle, and the transition to the next one. */
export interface LifeState {
  readonly title: string;
  readonly place: 'passed' | 'now' | 'ahead';
  /** The message or event of the transition; absent in the last state. */
  readonly edge?: string;
}

/** The internal state of a server. Ids are JSON strings. */
export interface Inside {
  readonly stateless: boolean;
  readonly life: readonly LifeState[];
  /** The negotiated revision, or the only one; null before negotiation. */
  readonly revision: string | null;
  readonly clientName: string | null;
  /** For example `elicitation (form, url)`; null before the client has declared capabilities. */
  readonly clientCan: readonly string[] | null;
  readonly serverCan: readonly string[];
  readonly seen: { readonly count: number; readonly last: readonly string[] };
  readonly running: readonly { id: string; method: string; since: number; waits: 'time' | 'client' | null }[];
  readonly pendingRequests: readonly { id: string; method: string; since: number }[];
  readonly subscriptions: readonly string[];
  readonly listening: readonly { id: string; wants: readonly string[] }[];
  readonly tasks: readonly { id: string; status: string; method: string }[];
  readonly logLevel: string | null;
  readonly offers: { readonly tools: number; readonly resources: number; readonly prompts: number };
}

/** Returns the internal state. */
export function insideOf(state: ServerState, revision: McpRevision): Inside {
  const { handshake, definition, running, pendingRequests, seen, subscriptions, listening, tasks, logLevel } = state;
  const stateless = isStateless(revision);
  const { tools = [], resources = [], resourceTemplates = [], prompts = [] } = definition;
  return {
    stateless,
    life: stateless ? standing(state) : walked(state),
    revision: stateless ? revision : handshake.revision,
    clientName: nameOf(handshake.clientInfo),
    clientCan: handshake.revision === null ? null : pathsOf(handshake.clientCapabilities),
    serverCan: pathsOf(capabilitiesOf(state, handshake.revision ?? revision)),
    seen: { count: seen.count, last: seen.last.map((id) => JSON.stringify(id)) },
    running: running.map(({ id, method, since, until, waitsFor }) => ({
      id: JSON.stringify(id),
      method,
      since,
      waits: waitsFor !== null ? 'client' : until !== null ? 'time' : null,
    })),
    pendingRequests: pendingRequests.map(({ id, method, since }) => ({ id: JSON.stringify(id), method, since })),
    subscriptions,
    listening: listening.map(({ id, notifications }) => ({ id: JSON.stringify(id), wants: wantsOf(notifications) })),
    tasks: tasks.map(({ taskId, status, method }) => ({ id: taskId, status, method })),
    logLevel,
    offers: { tools: tools.length, resources: resources.length + resourceTemplates.length, prompts: prompts.length },
  };
}

const PHASES = ['waiting', 'answered', 'ready', 'closed'] as const;
const STATES: readonly (readonly [title: string, edge?: string])[] = [
  ['Waiting for initialize', 'initialize'],
  ['initialize answered', 'notifications/initialized'],
  ['Ready', 'the transport closes'],
  ['Closed'],
];

function walked({ handshake }: ServerState): LifeState[] {
  const now = PHASES.indexOf(handshake.phase);
  return STATES.map(([title, edge], at) => ({
    title,
    place: at < now ? 'passed' : at === now ? 'now' : 'ahead',
    ...(edge === undefined ? {} : { edge }),
  }));
}

/** Without a handshake a server is ready from the start; its states show whether it is working. */
function standing({ running, listening, handshake }: ServerState): LifeState[] {
  const closed = handshake.phase === 'closed';
  const busy = !closed && running.length + listening.length > 0;
  return [
    { title: 'Ready for any request', place: closed || busy ? 'passed' : 'now', edge: 'a request with its _meta' },
    { title: 'Working', place: busy ? 'now' : 'ahead', edge: 'its response; nothing is stored' },
    { title: 'Closed', place: closed ? 'now' : 'ahead' },
  ];
}

function nameOf(info: JsonRecord | null): string | null {
  if (!info || typeof info.name !== 'string') return null;
  return typeof info.version === 'string' ? `${info.name} ${info.version}` : info.name;
}

/** Capabilities by name, each with its members: `resources (subscribe, listChanged)`. */
function pathsOf(capabilities: JsonRecord): string[] {
  return Object.entries(capabilities).map(([name, value]) => {
    const inner = isObject(value) ? Object.entries(value).filter(([, there]) => there !== false) : [];
    return inner.length === 0 ? name : `${name} (${inner.map(([key]) => key).join(', ')})`;
  });
}

function wantsOf(notifications: JsonRecord): string[] {
  return Object.entries(notifications).flatMap(([name, value]: [string, Json]) =>
    Array.isArray(value) ? value.map((one) => `${name} ${stringOf(one)}`) : value === true ? [name] : [],
  );
}
