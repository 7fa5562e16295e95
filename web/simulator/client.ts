/**
 * Entry point: a correct client: the handshake of a revision, the `_meta` of its requests, and responses to a server's
 * requests. Ids are not checked; the caller counts them.
 */
import { isObject, methodsOf, objectAt, sampleFor } from '../protocol/values.ts';
import { capabilitiesOf, hasCapability, neededFor } from './capabilities.ts';
import { CLIENT_CAPABILITIES, CLIENT_INFO, isStateless, PROTOCOL_VERSION } from './eras.ts';
import { clientExtensions } from './extensions/declared.ts';
import { fillingsFor } from './fillings.ts';
import { RELATED_TASK } from './tasks.ts';
import type { Id, Json, JsonRecord, McpRevision, ServerDefinition, ServerState } from './types.ts';

/** The client information of the page. */
export const CLIENT = { name: 'mcp-protocol-playground', version: '1.0.0' } as const;

/**
 * All capabilities that a client can declare in a revision. With the definition of its server, it also declares the extensions
 * that this server uses.
 */
export function fullCapabilities(revision: McpRevision, server?: ServerDefinition): JsonRecord {
  const extensions = server ? clientExtensions(server, revision) : {};
  const modes: JsonRecord = revision >= '2025-11-25' ? { form: {}, url: {} } : {};
  return {
    roots: isStateless(revision) ? {} : { listChanged: true },
    sampling: revision >= '2025-11-25' ? { tools: {} } : {},
    ...(revision >= '2025-06-18' ? { elicitation: modes } : {}),
    ...(Object.keys(extensions).length > 0 ? { extensions } : {}),
  };
}

/**
 * The messages that begin a conversation: `initialize`, which needs its response before the second one is sent; none if there
 * is no handshake.
 */
export function greeting(
  revision: McpRevision,
  capabilities: JsonRecord,
  id: Id,
): { initialize: JsonRecord; initialized: JsonRecord } | null {
  if (isStateless(revision)) return null;
  return {
    initialize: {
      jsonrpc: '2.0',
      id,
      method: 'initialize',
      params: { protocolVersion: revision, capabilities, clientInfo: { ...CLIENT } },
    },
    initialized: { jsonrpc: '2.0', method: 'notifications/initialized' },
  };
}

/**
 * A request in the format of a revision: in 2026-07-28 with `_meta`, where existing members take precedence; otherwise
 * unchanged.
 */
export function dressed(message: JsonRecord, revision: McpRevision, capabilities: JsonRecord): JsonRecord {
  if (!isStateless(revision) || message.id === undefined || typeof message.method !== 'string') return message;
  const params = isObject(message.params) ? message.params : {};
  const meta = objectAt(params, '_meta') ?? {};
  const own = { [PROTOCOL_VERSION]: revision, [CLIENT_INFO]: { ...CLIENT }, [CLIENT_CAPABILITIES]: capabilities };
  return { ...message, params: { ...params, _meta: { ...own, ...meta } } };
}

/**
 * A correct response to a server's request; null if the message is not such a request. With `capabilities`, declared by the
 * client, requests that need others are rejected.
 */
export function answerFor(request: JsonRecord, capabilities?: JsonRecord): JsonRecord | null {
  const { id, method } = request;
  if ((typeof id !== 'string' && typeof id !== 'number') || typeof method !== 'string') return null;
  const params = isObject(request.params) ? request.params : {};
  const able =
    !capabilities || method === 'ping' || hasCapability(capabilities, neededFor(method, params, capabilities));
  const result = able ? resultFor(method, params) : null;
  return result
    ? { jsonrpc: '2.0', id, result: related(result, request) }
    : { jsonrpc: '2.0', id, error: { code: -32601, message: 'Method not found' } };
}

/** The response to a task's input request also names the task. */
function related(result: JsonRecord, request: JsonRecord): JsonRecord {
  const task = objectAt(objectAt(request, 'params') ?? undefined, '_meta')?.[RELATED_TASK];
  return task === undefined ? result : { ...result, _meta: { [RELATED_TASK]: task } };
}

/** The responses of a cooperative user and a terse model; null for methods that no client responds to. */
export function resultFor(method: string, params: JsonRecord): JsonRecord | null {
  if (method === 'ping') return {};
  if (method === 'roots/list') return { roots: [{ uri: 'file:///home/ada/project', name: 'project' }] };
  if (method === 'sampling/createMessage') {
    return (
      toolUse(params) ?? {
        role: 'assistant',
        content: { type: 'text', text: 'A short answer from the model.' },
        model: 'playground-model-1',
        stopReason: 'endTurn',
      }
    );
  }
  if (method !== 'elicitation/create') return null;
  if (params.mode === 'url') return { action: 'accept' };
  const content: Json = isObject(params.requestedSchema) ? sampleFor(params.requestedSchema) : {};
  return { action: 'accept', content };
}

/** A model with tools uses the first one, once. */
function toolUse({ tools, messages, toolChoice }: JsonRecord): JsonRecord | null {
  const [tool] = Array.isArray(tools) ? tools : [];
  const requested = Array.isArray(messages) ? messages : [];
  if (!isObject(tool) || requested.length !== 1 || (isObject(toolChoice) && toolChoice.mode === 'none')) return null;
  const input = isObject(tool.inputSchema) ? sampleFor(tool.inputSchema) : {};
  return {
    role: 'assistant',
    content: [{ type: 'tool_use', id: 'use-1', name: tool.name ?? '', input }],
    model: 'playground-model-1',
    stopReason: 'toolUse',
  };
}

/** The responses to the input requests in a 2026-07-28 result, by key. */
export function inputResponsesFor(inputRequests: JsonRecord): JsonRecord {
  return Object.fromEntries(
    Object.entries(inputRequests).map(([key, requested]) => {
      const request = isObject(requested) ? requested : {};
      const params = isObject(request.params) ? request.params : {};
      return [key, resultFor(typeof request.method === 'string' ? request.method : '', params) ?? {}];
    }),
  );
}

/** A message that is ready to be sent. */
export interface Template {
  method: string;
  /** The method, and the subject of this message: `tools/call add`. */
  title: string;
  message: JsonRecord;
  /** One sentence on its purpose. */
  says: string;
}

/**
 * For each request and notification that a client may send in a revision: one or several messages, filled from what the server
 * offers, with the next free id. Omits what the server does not support and what has no occasion now.
 */
export function templates(state: ServerState, revision: McpRevision): Template[] {
  const id = nextId(state);
  const can = capabilitiesOf(state, revision);
  const full = fullCapabilities(revision, state.definition);
  const out: Template[] = [];
  for (const { name: method, kind, sender, capability, says, extension } of methodsOf(revision).values()) {
    const missing = kind === 'request' && capability !== undefined && !hasCapability(can, capability);
    if (sender === 'server' || extension !== undefined || missing) continue;
    for (const { about, params, says: special } of fillingsFor(method, state, revision)) {
      const bare = { jsonrpc: '2.0', ...(kind === 'request' ? { id } : {}), method, ...(params ? { params } : {}) };
      const message =
        method === 'initialize' ? greeting(revision, full, id)?.initialize : dressed(bare, revision, full);
      const title = about === undefined ? method : `${method} ${about}`;
      out.push({ method, title, message: message ?? bare, says: special ?? says });
    }
  }
  return out;
}

/** Above all integers that the client has used recently. */
function nextId({ seen }: ServerState): number {
  return seen.last.reduce<number>((next, id) => (typeof id === 'number' && id >= next ? id + 1 : next), 1);
}
