/**
 * Other protocols whose messages look like those of MCP: recognized by their own methods and members. They are judged as JSON-RPC
 * 2.0, on which they are built.
 */
import { get, has, isObject, objectAt } from '../json/object.ts';
import type { JsonObject, JsonValue } from '../json/types.ts';

/** A protocol other than MCP. */
export interface OtherProtocol {
  readonly title: string;
  /** Its specification. */
  readonly spec: string;
  /** True if its messages omit `jsonrpc`. */
  readonly omitsVersion?: true;
}

/** What identifies a message as one of another protocol. */
export interface OtherSign {
  readonly protocol: OtherProtocol;
  /** A clause, e.g. “`message/send` is a method of the Agent2Agent Protocol”. */
  readonly says: string;
}

/** One protocol and its signs. */
interface Row extends OtherProtocol {
  /** Methods that only this protocol has. */
  readonly methods: RegExp;
  /** A sign in a request that has another method. */
  request?(method: string, params: JsonObject): string | null;
  /** A sign in a result. */
  result?(result: JsonValue | undefined): string | null;
}

/** Members of `initialize` in the Language Server Protocol. */
const LSP_MEMBERS = ['processId', 'rootUri', 'rootPath', 'workspaceFolders'];

/** The Language Server Protocol: https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/ */
const LSP: Row = {
  title: 'Language Server Protocol',
  spec: 'https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/',
  methods:
    /^(?:(?:textDocument|workspace|window|\$|notebookDocument|callHierarchy|typeHierarchy|completionItem|codeAction|codeLens|documentLink|inlayHint|workspaceSymbol)\/|(?:client\/(?:un)?registerCapability|telemetry\/event)$)/,
  request(method, params) {
    if (method !== 'initialize' || has(params, 'protocolVersion')) return null;
    const member = LSP_MEMBERS.find((name) => has(params, name));
    return member === undefined ? null : `\`initialize\` has the member \`${member}\`, as in the ${LSP.title}`;
  },
};

/**
 * The Agent2Agent Protocol, its methods since 0.1 and those of 1.0: https://a2a-protocol.org/latest/specification/. It has
 * `tasks/get`, `tasks/list` and `tasks/cancel` in common with MCP.
 */
const A2A: Row = {
  title: 'Agent2Agent Protocol',
  spec: 'https://a2a-protocol.org/latest/specification/',
  methods:
    /^(?:message\/(?:send|stream)|tasks\/(?:send|sendSubscribe|resubscribe|pushNotification(?:Config)?\/\w+)|agent\/(?:getAuthenticatedExtendedCard|authenticatedExtendedCard)|(?:Create|Get|List|Delete)(?:Task)?PushNotificationConfigs?|(?:Get|Cancel|SubscribeTo)Task|ListTasks|GetExtendedAgentCard)$/,
  request(method, params) {
    if (/^Send(?:Streaming)?Message$/.test(method) && isObject(get(params, 'message')))
      return `\`${method}\` is a method of the ${A2A.title}`;
    const isQuery = method === 'tasks/get' && has(params, 'id') && has(params, 'historyLength');
    return isQuery ? `\`tasks/get\` has the member \`historyLength\`, as in the ${A2A.title}` : null;
  },
  result(result) {
    if (!isObject(result)) return null;
    const wrapped = get(result, 'task') ?? get(result, 'statusUpdate') ?? get(result, 'artifactUpdate');
    const value = isObject(wrapped) ? wrapped : result;
    const isTask = has(value, 'contextId') && (isObject(get(value, 'status')) || isObject(get(value, 'artifact')));
    if (isTask) return `the result has \`contextId\`, as in the ${A2A.title}`;
    const inner = get(result, 'message');
    const message = isObject(inner) ? inner : result;
    const isMessage = has(message, 'messageId') && Array.isArray(get(message, 'parts'));
    return isMessage ? `the result has \`messageId\` and \`parts\`, as in the ${A2A.title}` : null;
  },
};

/** The Chrome DevTools Protocol: methods and events of its domains, https://chromedevtools.github.io/devtools-protocol/. */
const CDP: Row = {
  title: 'Chrome DevTools Protocol',
  spec: 'https://chromedevtools.github.io/devtools-protocol/',
  omitsVersion: true,
  methods:
    /^(?:Accessibility|Animation|Audits|Autofill|BackgroundService|Browser|CacheStorage|Cast|Console|CSS|Database|Debugger|DeviceAccess|DeviceOrientation|DOM|DOMDebugger|DOMSnapshot|DOMStorage|Emulation|EventBreakpoints|Extensions|FedCm|Fetch|FileSystem|HeadlessExperimental|HeapProfiler|IndexedDB|Input|Inspector|IO|LayerTree|Log|Media|Memory|Network|NodeTracing|NodeWorker|Overlay|Page|Performance|PerformanceTimeline|Preload|Profiler|PWA|Runtime|Schema|Security|ServiceWorker|Storage|SystemInfo|Target|Tethering|Tracing|WebAudio|WebAuthn)\.[a-z][A-Za-z]*$/,
};

/** The API of Ethereum nodes and of the wallets before them: https://ethereum.org/en/developers/docs/apis/json-rpc/. */
const ETHEREUM: Row = {
  title: 'Ethereum JSON-RPC API',
  spec: 'https://ethereum.org/en/developers/docs/apis/json-rpc/',
  methods:
    /^(?:eth_[a-z][A-Za-z0-9]*|net_(?:version|listening|peerCount)|web3_(?:clientVersion|sha3)|engine_[a-z][A-Za-z]*V\d|txpool_(?:content|contentFrom|inspect|status)|debug_(?:trace|getRaw)[A-Z][A-Za-z]*|wallet_[a-z]+[A-Z][A-Za-z]*)$/,
  result(result) {
    const isQuantity = typeof result === 'string' && /^0x[0-9a-f]+$/i.test(result);
    return isQuantity ? `the result is a hexadecimal string, as in the ${ETHEREUM.title}` : null;
  },
};

/** Every one. */
const PROTOCOLS: readonly Row[] = [LSP, A2A, CDP, ETHEREUM];

/** What identifies a message as one of another protocol; null if nothing does. */
export function otherProtocol(message: JsonObject): OtherSign | null {
  const method = get(message, 'method');
  if (typeof method === 'string') return ofMethod(method, objectAt(message, 'params'));
  const result = get(message, 'result');
  if (result === undefined) return null;
  for (const protocol of PROTOCOLS) {
    const says = protocol.result?.(result) ?? null;
    if (says !== null) return { protocol, says };
  }
  return null;
}

function ofMethod(method: string, params: JsonObject): OtherSign | null {
  for (const protocol of PROTOCOLS) {
    if (protocol.methods.test(method))
      return { protocol, says: `${shown(method)} is a method of the ${protocol.title}` };
    const says = protocol.request?.(method, params) ?? null;
    if (says !== null) return { protocol, says };
  }
  return null;
}

function shown(method: string): string {
  return `\`${method.length > 40 ? `${method.slice(0, 39)}…` : method}\``;
}

/** True for a method that says nothing: several protocols have it, or it is a common misnomer in MCP. */
export function isShared(method: string): boolean {
  return SHARED.has(method);
}

const SHARED = new Set(['initialize', 'initialized', 'shutdown', 'exit', 'tasks/get', 'tasks/list', 'tasks/cancel']);
