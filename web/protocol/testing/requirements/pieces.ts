/** Building blocks for the messages in the tables of requirements. For tests only. */
import { REVISION_IDS, type RevisionId } from '../../types.ts';

/**
 * A requirement, a valid text and a text that violates it; placeholders as in `cases.ts`. Judged in every revision that lists
 * the requirement, or in the named revisions.
 */
export type Pair = readonly [requirement: string, right: string, wrong: string, more?: Ways];

/** Where a pair is judged, and which other findings are equivalent. */
export interface Ways {
  in?: readonly RevisionId[];
  or?: readonly string[];
}

/** The revisions, oldest first, without JSON-RPC 2.0. */
export const [, A, B, C, D, E] = REVISION_IDS;
/** The revisions that begin with a handshake. */
export const HANDSHAKE: readonly RevisionId[] = [A, B, C, D];
/** The revisions of MCP. */
export const ALL: readonly RevisionId[] = [...HANDSHAKE, E];

/** The protocol version of a request in 2026-07-28. */
export const VERSION = '"io.modelcontextprotocol/protocolVersion":"2026-07-28"';
/** The capabilities of its client. */
export const CAPABILITIES = '"io.modelcontextprotocol/clientCapabilities":{}';
/** The identity of its client. */
export const CLIENT = '"io.modelcontextprotocol/clientInfo":{"name":"kiosk","version":"2.4"}';
/** The identity of a result’s server. */
export const SERVER = '"_meta":{"io.modelcontextprotocol/serverInfo":{"name":"harbour","version":"7.0"}}';
/** A text content block. */
export const TEXT = '{"type":"text","text":"Tide at nine"}';
/** A user message in a sampling request. */
export const USER = '{"role":"user","content":{"type":"text","text":"When is high tide?"}}';
/** A tool call in a conversation. */
export const USES = '{"type":"tool_use","id":"c1","name":"tide","input":{}}';
/** The result of the call. */
export const GAVE = '{"type":"tool_result","toolUseId":"c1","content":[{"type":"text","text":"9"}]}';
/** Members of a sampling request with a tool. */
export const TOOLS = '"maxTokens":64,"tools":[{"name":"tide","inputSchema":{"type":"object"}}]';
/** A task of 2025-11-25. */
export const TASK =
  '"taskId":"t7","status":"working","createdAt":"2026-02-01T10:00:00Z","lastUpdatedAt":"2026-02-01T10:00:05Z","ttl":60000';
/** A task of the extension of 2026-07-28. */
export const NEW_TASK =
  '"taskId":"t7","status":"working","createdAt":"2026-08-01T10:00:00Z","lastUpdatedAt":"2026-08-01T10:00:05Z","ttlMs":null';

/** A response with everything the revision requires of a result. */
export function result(members: string): string {
  return `{"jsonrpc":"2.0","id":"q-8","result":{$R${members}}}`;
}

/** A response with these members and no others. */
export function answer(members: string): string {
  return `{"jsonrpc":"2.0","id":31,"result":{${members}}}`;
}

/** The result of a tool call. */
export function content(blocks: string): string {
  return result(`"content":[${blocks}]`);
}

/** A request with everything the revision requires. */
export function request(method: string, members = ''): string {
  const params = members === '' ? '$Q' : `,"params":{$M${members}}`;
  return `{"jsonrpc":"2.0","id":31,"method":"${method}"${params}}`;
}

/** A notification. */
export function notification(method: string, members?: string): string {
  return `{"jsonrpc":"2.0","method":"${method}"${members === undefined ? '' : `,"params":{${members}}`}}`;
}

/** An error; the code as written. */
export function failure(code: number | string, data?: string): string {
  return `{"jsonrpc":"2.0","id":31,"error":{"code":${code},"message":"No"${data === undefined ? '' : `,"data":${data}`}}}`;
}

/** An `initialize` request; `more` is added to `clientInfo`. */
export function hello(capabilities: string, more = ''): string {
  return `{"jsonrpc":"2.0","id":31,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":${capabilities},"clientInfo":{"name":"kiosk","version":"2.4"${more}}}}`;
}

/** Its result; `more` follows `serverInfo`. */
export function welcome(capabilities: string, more = '', info = '"name":"harbour","version":"7.0"'): string {
  return answer(`"protocolVersion":"2025-06-18","capabilities":${capabilities},"serverInfo":{${info}}${more}`);
}

/** The `server/discover` result of a server in 2026-07-28. */
export function discovered(capabilities: string, more = ''): string {
  return answer(
    `"resultType":"complete","supportedVersions":["2026-07-28"],"capabilities":${capabilities},"ttlMs":1000,"cacheScope":"public",${SERVER}${more}`,
  );
}

/** A request of 2026-07-28 whose client declares these capabilities. */
export function declaring(capabilities: string): string {
  return `{"jsonrpc":"2.0","id":31,"method":"tools/list","params":{"_meta":{${VERSION},${CLIENT},"io.modelcontextprotocol/clientCapabilities":${capabilities}}}}`;
}

/** A list of tools. */
export function tools(...list: string[]): string {
  return result(`"tools":[${list.join(',')}]$K`);
}

/** A list of one tool with further members. */
export function tool(members = ''): string {
  return tools(`{"name":"berth","inputSchema":{"type":"object"}${members === '' ? '' : `,${members}`}}`);
}

/** A list of one tool with this schema. */
export function schema(input: string): string {
  return tools(`{"name":"berth","inputSchema":${input}}`);
}

/** A tool with a parameter that is sent as a header. */
export function header(name: string, type = 'string'): string {
  return schema(`{"type":"object","properties":{"zone":{"type":"${type}","x-mcp-header":${name}}}}`);
}

/** A tool with icons. */
export function pictured(icons: string): string {
  return tool(`"icons":${icons}`);
}

/** A server with icons. */
export function iconic(icons: string): string {
  return welcome('{}', '', `"name":"harbour","version":"7.0","icons":${icons}`);
}

/** A list of resources. */
export function resources(...list: string[]): string {
  return result(`"resources":[${list.join(',')}]$K`);
}

/** A list of prompts. */
export function prompts(...list: string[]): string {
  return result(`"prompts":[${list.join(',')}]$K`);
}

/** A prompt with its arguments filled in. */
export function turns(messages: string): string {
  return result(`"messages":[${messages}]`);
}

/** A form with these fields; `more` follows the schema. */
export function form(fields: string, more = ''): string {
  const requested = `"requestedSchema":{"type":"object","properties":{${fields}}}`;
  return request('elicitation/create', `"message":"Which pier?",${requested}${more}`);
}

/** A sampling request. */
export function sample(messages: string, more = '"maxTokens":64'): string {
  return request('sampling/createMessage', `"messages":[${messages}],${more}`);
}

/** A result of 2026-07-28 that requests input. */
export function requests(inputRequests: string): string {
  return answer(`"resultType":"input_required","inputRequests":${inputRequests},${SERVER}`);
}

/** A result that reports a new task. */
export function task(members: string = TASK): string {
  return answer(`"task":{${members}}`);
}

/** A task notification of 2026-07-28. */
export function taskNews(members: string): string {
  return notification('notifications/tasks', members);
}

/** A progress notification. */
export function progress(more: string): string {
  return notification('notifications/progress', `"progressToken":"p","progress":3${more}`);
}

/** A notification with this key in its `_meta`. */
export function tagged(key: string, value = '1'): string {
  return notification('notifications/cancelled', `"requestId":1,"_meta":{"${key}":${value}}`);
}

/** A notification with a `traceparent`. */
export function traced(value: string): string {
  return tagged('traceparent', value);
}

const PARENT = '"00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01"';

/** A notification with a valid `traceparent`. */
export const TRACED = traced(PARENT);

/** A notification with a `tracestate`. */
export function stated(value: string, parent = PARENT): string {
  const before = parent === '' ? '' : `"traceparent":${parent},`;
  return notification('notifications/cancelled', `"requestId":1,"_meta":{${before}"tracestate":${value}}`);
}
