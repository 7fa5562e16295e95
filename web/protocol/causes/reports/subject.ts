/** Which message a report is about: its kind, its method and its sender, by the rejected type and the path. */
import type { ValidatorReport } from './types.ts';

/** What was rejected. */
export interface Subject {
  readonly kind:
    | 'request'
    | 'notification'
    | 'response'
    | 'message'
    | 'arguments'
    | 'output'
    | 'configuration'
    | 'unknown';
  /** The method of the request; null if the report does not show it. */
  readonly method: string | null;
  /** Who must change it; null if the report does not show it. */
  readonly side: 'client' | 'server' | 'host' | null;
  /** The pointer of the validated value in its message; null if it is unknown. */
  readonly base: string | null;
}

const SERVER_RESULTS: Readonly<Record<string, string>> = {
  CallToolResult: 'tools/call',
  ListToolsResult: 'tools/list',
  InitializeResult: 'initialize',
  DiscoverResult: 'server/discover',
  ListResourcesResult: 'resources/list',
  ListResourceTemplatesResult: 'resources/templates/list',
  ReadResourceResult: 'resources/read',
  ListPromptsResult: 'prompts/list',
  GetPromptResult: 'prompts/get',
  CompleteResult: 'completion/complete',
};
const CLIENT_RESULTS: Readonly<Record<string, string>> = {
  CreateMessageResult: 'sampling/createMessage',
  ElicitResult: 'elicitation/create',
  ListRootsResult: 'roots/list',
};
const CLIENT_REQUESTS: Readonly<Record<string, string>> = {
  InitializeRequest: 'initialize',
  CallToolRequest: 'tools/call',
  ListToolsRequest: 'tools/list',
  ReadResourceRequest: 'resources/read',
  GetPromptRequest: 'prompts/get',
  CompleteRequest: 'completion/complete',
};
/** Members of results, with the method of their request. */
const MEMBERS: Readonly<Record<string, string | null>> = {
  tools: 'tools/list',
  nextCursor: null,
  content: 'tools/call',
  structuredContent: 'tools/call',
  isError: 'tools/call',
  contents: 'resources/read',
  resources: 'resources/list',
  resourceTemplates: 'resources/templates/list',
  prompts: 'prompts/list',
  messages: 'prompts/get',
  protocolVersion: 'initialize',
  capabilities: 'initialize',
  serverInfo: 'initialize',
  completion: 'completion/complete',
};
const ENVELOPE = new Set<string | number>(['jsonrpc', 'id', 'result', 'error', 'method', 'params']);

const response = (method: string | null, side: 'client' | 'server', base: string | null = '/result'): Subject => ({
  kind: 'response',
  method,
  side,
  base,
});
const request = (method: string | null, side: 'client' | 'server', base: string | null): Subject => ({
  kind: 'request',
  method,
  side,
  base,
});

/** What a report is about. `before`: the text before it, of which the last 300 UTF-16 units are searched. */
export function subjectOf(
  { subject, validator }: ValidatorReport,
  path: readonly (string | number)[],
  before: string,
): Subject {
  const near = before.slice(-300);
  const [first = ''] = path;
  if (
    first === 'mcpServers' ||
    first === 'servers' ||
    /config\.json|Invalid MCP (?:settings|configuration)/u.test(near)
  )
    return { kind: 'configuration', method: null, side: 'host', base: null };
  return byContext(near, first) ?? byType(subject) ?? byPath(first, validator) ?? UNKNOWN;
}

const UNKNOWN: Subject = { kind: 'unknown', method: null, side: null, base: null };

function byContext(near: string, first: string | number): Subject | null {
  if (
    /[Ii]nput validation error|Invalid arguments for tool|arguments? validation|validating \\{0,4}"arguments/u.test(
      near,
    )
  )
    return { kind: 'arguments', method: 'tools/call', side: 'client', base: '/params/arguments' };
  if (
    /[Ss]tructured content (?:does not match|for tool)|[Oo]utput validation error|output schema|tool output failed validation/u.test(
      near,
    ) &&
    first !== 'content'
  )
    return { kind: 'output', method: 'tools/call', side: 'server', base: '/result/structuredContent' };
  if (/Failed to (?:fetch|list|get) tools/iu.test(near)) return response('tools/list', 'server');
  return null;
}

/** An own member: a rejected type may be named `constructor`. */
function own(table: Readonly<Record<string, string>>, name: string): string | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

function byType(subject: string): Subject | null {
  const server = own(SERVER_RESULTS, subject);
  if (server !== undefined) return response(server, 'server');
  const client = own(CLIENT_RESULTS, subject);
  if (client !== undefined) return response(client, 'client');
  const requested =
    own(CLIENT_REQUESTS, subject.replace(/Params?$/u, '')) ??
    own(CLIENT_REQUESTS, subject.replace(/Params?$/u, 'Request'));
  if (requested !== undefined) return request(requested, 'client', /Params?$/u.test(subject) ? '/params' : '');
  if (/^(?:Client)(?:Request|Notification)$/u.test(subject))
    return { kind: subject === 'ClientRequest' ? 'request' : 'notification', method: null, side: 'client', base: '' };
  if (/^(?:Server)(?:Request|Notification)$/u.test(subject))
    return { kind: subject === 'ServerRequest' ? 'request' : 'notification', method: null, side: 'server', base: '' };
  if (/^Tool(?:Definition|InputSchema|Annotations)?$/u.test(subject)) return response('tools/list', 'server', null);
  if (/Content(?:Block)?$/u.test(subject)) return response('tools/call', 'server', null);
  if (/^(?:ClientCapabilities|ClientInfo|Elicitation)$/u.test(subject)) return request('initialize', 'client', null);
  if (/^(?:ServerCapabilities|ServerInfo)$/u.test(subject)) return response('initialize', 'server', null);
  if (/^J(?:SONRPC|sonRpc|SONRpc)(?:Result)?(?:Response|Error)/u.test(subject)) return response(null, 'server', '');
  if (/^J(?:SONRPC|sonRpc|SONRpc)Request/u.test(subject)) return request(null, 'client', '');
  if (/^J(?:SONRPC|sonRpc|SONRpc)|^(?:Rx|Tx)?JsonRpcMessage/u.test(subject))
    return { kind: 'message', method: null, side: null, base: '' };
  if (/(?:Arguments|Args|_args|Input)$|^call\[/u.test(subject))
    return { kind: 'arguments', method: 'tools/call', side: 'client', base: '/params/arguments' };
  // FastMCP names the model of a return type after its function.
  if (/^[a-z]\w*Output$/u.test(subject))
    return { kind: 'output', method: 'tools/call', side: 'server', base: '/result/structuredContent' };
  return null;
}

function byPath(first: string | number, validator: ValidatorReport['validator']): Subject | null {
  if (typeof first === 'string' && Object.hasOwn(MEMBERS, first)) return response(MEMBERS[first] ?? null, 'server');
  if (first === 'inputSchema' || first === 'outputSchema') return response('tools/list', 'server', null);
  if (ENVELOPE.has(first)) return { kind: 'message', method: null, side: null, base: '' };
  // A list of Zod without a path is about the whole message.
  return validator === 'zod' && first === '' ? { kind: 'message', method: null, side: null, base: '' } : null;
}
