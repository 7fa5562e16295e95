/** Entry point: the call of a tool with a view, as a conversation of client and server shows it. */
import { dressed, fullCapabilities } from '../client.ts';
import { requestsIn, type RequestRecord } from '../conversation/requests.ts';
import { CLIENT_CAPABILITIES, isStateless } from '../eras.ts';
import { getsViews } from '../extensions/apps.ts';
import { listedTool } from '../methods/listed.ts';
import { nextId, type SentMessage } from '../run/play.ts';
import type { Json, JsonRecord, McpRevision, ServerState } from '../types.ts';
import { isObject, objectIn } from './messages.ts';
import type { OpenedCall } from './types.ts';

/** A call of a tool with a view, and the document of the view if the client has read it. */
export interface OpenedView extends Omit<OpenedCall, 'html'> {
  /** Distinguishes the calls of a run. */
  readonly key: string;
  readonly uri: string;
  /** Null until `resources/read` has been answered. */
  readonly html: string | null;
  /** The request that reads the document, ready to be sent. */
  readonly read: string;
  /** What each request of the client has in `_meta`; null for nothing. */
  readonly meta: JsonRecord | null;
}

const VIEW_TYPE = /^text\/html\s*;\s*profile=mcp-app$/iu;

const isViewType = (type: Json | undefined): boolean => typeof type === 'string' && VIEW_TYPE.test(type);

/**
 * The last successful call of a tool with a view; null if there is none. A client that does not declare that it displays views gets
 * none.
 */
export function openedIn(sent: readonly SentMessage[], state: ServerState, revision: McpRevision): OpenedView | null {
  const { definition, handshake } = state;
  const tools = (definition.tools ?? []).map(listedTool);
  if (!tools.some((tool) => uriOf(tool) !== null)) return null;
  const isShown = ({ params }: RequestRecord): boolean => {
    const clientCapabilities = isStateless(revision) ? declaredIn(params) : handshake.clientCapabilities;
    return getsViews({ clientCapabilities, revision });
  };
  const requests = requestsIn(sent).filter(({ from }) => from === 'client');
  const at = requests.findLastIndex(
    (one) => one.method === 'tools/call' && isDone(one) && isShown(one) && toolOf(one, tools) !== null,
  );
  const call = requests[at];
  const tool = call && toolOf(call, tools);
  const uri = tool && uriOf(tool);
  if (!call || !tool || !uri) return null;
  const read = dressed(
    { jsonrpc: '2.0', id: nextId(sent), method: 'resources/read', params: { uri } },
    revision,
    fullCapabilities(revision, definition),
  );
  return {
    key: `${at} ${JSON.stringify(call.id)}`,
    id: call.id,
    uri,
    tool,
    arguments: objectIn(call.params, 'arguments'),
    result: objectIn(call.answer ?? {}, 'result'),
    modelOnly: tools.flatMap((one) => (isModelOnly(one) && typeof one.name === 'string' ? [one.name] : [])),
    read: JSON.stringify(read),
    meta: metaIn(objectIn(read, 'params')),
    ...pageOf(requests, uri),
  };
}

/** The capabilities that a request of a stateless revision declares. */
function declaredIn(params: JsonRecord): JsonRecord {
  return objectIn(objectIn(params, '_meta'), CLIENT_CAPABILITIES);
}

function metaIn({ _meta: meta }: JsonRecord): JsonRecord | null {
  return isObject(meta) ? meta : null;
}

const uiOf = (of: JsonRecord): JsonRecord => objectIn(objectIn(of, '_meta'), 'ui');

function uriOf(tool: JsonRecord): string | null {
  const { resourceUri } = uiOf(tool);
  return typeof resourceUri === 'string' && resourceUri.startsWith('ui://') ? resourceUri : null;
}

function isModelOnly(tool: JsonRecord): boolean {
  const { visibility } = uiOf(tool);
  return Array.isArray(visibility) && !visibility.includes('app');
}

function isDone({ answer }: RequestRecord): boolean {
  const result = answer === null ? {} : objectIn(answer, 'result');
  return Array.isArray(result.content);
}

function toolOf({ params }: RequestRecord, tools: readonly JsonRecord[]): JsonRecord | null {
  const tool = tools.find(({ name }) => name === params.name);
  return tool && uriOf(tool) !== null ? tool : null;
}

/** The document of a view, and the policy that it declares. */
function pageOf(requests: readonly RequestRecord[], uri: string): Pick<OpenedView, 'html' | 'policy'> {
  for (const { method, params, answer } of requests.toReversed()) {
    if (method !== 'resources/read' || params.uri !== uri || answer === null) continue;
    const { contents } = objectIn(answer, 'result');
    for (const item of Array.isArray(contents) ? contents : []) {
      if (!isObject(item) || typeof item.text !== 'string' || !isViewType(item.mimeType)) continue;
      const { csp } = uiOf(item);
      // The sandbox grants no permission, whatever the document requests.
      return { html: item.text, policy: isObject(csp) ? { csp } : {} };
    }
  }
  return { html: null, policy: {} };
}
