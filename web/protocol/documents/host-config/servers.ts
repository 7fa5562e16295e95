/** Finds the servers in the tree of a configuration, wherever a host keeps them. */
import type { Path } from '../../json/plan.ts';
import type { JsonMember, JsonNode } from '../../json/types.ts';
import type { Syntax } from '../define.ts';

/** A node that is an object. */
export type ObjectNode = Extract<JsonNode, { type: 'object' }>;

/** One server as written. */
export interface ServerNode {
  /** Its key, or its member `name` in a list; null if it has none. */
  readonly name: string | null;
  readonly path: Path;
  readonly node: JsonNode;
}

/** The servers of a document. */
export interface Servers {
  /** The path of the member that holds them; empty for a bare map or entry. */
  readonly path: Path;
  readonly form: 'map' | 'list';
  /** `map`: the document itself is the map of servers. `entry`: it is one server without its name. */
  readonly bare: 'no' | 'map' | 'entry';
  readonly entries: readonly ServerNode[];
}

/** Members that hold a command, and those that hold a URL, for any host. */
export const COMMAND_KEYS: readonly string[] = ['command', 'cmd'];
/** The same for URLs. `url` first: where several are present, it is the one most hosts read. */
export const URL_KEYS: readonly string[] = ['url', 'serverUrl', 'httpUrl', 'uri', 'baseUrl', 'endpoint', 'tcp'];

/** Words for a transport, of any host. */
const TRANSPORT =
  /^(?:stdio|sse|https?|ws|websocket|local|remote|streamable|streamable[-_]?https?|inMemory|builtin|platform)$/i;

const SERVERS_KEY = /^(?:[\w.-]{0,60}\.)?(?:mcp_?servers|mcp-servers|context_servers|modelContextProtocolServers)$/i;
/** The same in the singular, a common mistake; other files have settings of one server there. */
const ONE_SERVER_KEY = /^mcp[-_ ]?server$/i;
/** One list for each transport, as OpenHands has them in `mcp`. */
const LISTS_OF_MCP = /^(?:stdio|sse|shttp)_servers$/;
/** Schemas of hosts that keep servers in `mcp`. */
const OF_MCP = /opencode\.ai|charm\.land\/crush/;
/** Members that may hold an object with such a key. */
const OUTER =
  /^(?:amp|augment\.advanced|experimental|settings|cline|customizations|vscode|mcp|projects|agent|config|powers)$/;
/** How many members of one object are looked at: recognition must be cheap. */
const LOOK = 200;

/** The member of an object with this key, the last one if there are several. */
export function memberOf(node: JsonNode | undefined, key: string): JsonMember | undefined {
  return node?.type === 'object' ? node.members.findLast((member) => member.key === key) : undefined;
}

/** The string value of a member, or undefined. */
export function stringOf(node: JsonNode | undefined, key: string): string | undefined {
  const value = memberOf(node, key)?.value;
  return value?.type === 'string' ? value.value : undefined;
}

/** True for an object with what only the entry of a server has: a command, a URL, or a word for a transport. */
export function looksLikeEntry(node: JsonNode | undefined): boolean {
  if (node?.type !== 'object') return false;
  if (COMMAND_KEYS.some((key) => isCommand(memberOf(node, key)?.value))) return true;
  if (URL_KEYS.some((key) => isAddress(key, stringOf(node, key)))) return true;
  const { value } = memberOf(node, 'transport') ?? {};
  if (value?.type === 'object' && looksLikeEntry(value)) return true;
  return (
    TRANSPORT.test(stringOf(node, 'type') ?? stringOf(node, 'transport') ?? '') && memberOf(node, 'name') === undefined
  );
}

function isCommand(value: JsonNode | undefined): boolean {
  return value?.type === 'string' || value?.type === 'array' || memberOf(value, 'path') !== undefined;
}

function isAddress(key: string, value: string | undefined): boolean {
  // `baseUrl` is also a folder in the configuration of a compiler.
  if (key === 'baseUrl') return value !== undefined && /[:<$]/.test(value);
  return value !== undefined && (key !== 'url' && key !== 'uri' && key !== 'endpoint' ? true : /[:/<$.]/.test(value));
}

/** The servers of a document, or null if it holds none. Looks at the outermost members only. */
export function findServers(tree: JsonNode, syntax: Syntax): Servers | null {
  if (tree.type === 'array')
    return isServerList(tree) ? { path: [], form: 'list', bare: 'map', entries: entriesOf(tree, []) } : null;
  if (tree.type !== 'object') return null;
  const holder = findHolder(tree, [], 4, syntax);
  if (holder !== null) return fromHolders(holder);
  if (isBareEntry(tree))
    return { path: [], form: 'map', bare: 'entry', entries: [{ name: null, path: [], node: tree }] };
  const servers = tree.members.slice(0, LOOK).filter(({ value }) => value.type === 'object');
  const others = tree.members.length - servers.length;
  const fit = servers.length > 0 && servers.every(({ value }) => looksLikeEntry(value) && hasCompany(value));
  if (!fit || others > 1 || (others === 1 && memberOf(tree, '$schema') === undefined)) return null;
  return { path: [], form: 'map', bare: 'map', entries: entriesOf(tree, []) };
}

interface Holder {
  readonly path: Path;
  readonly node: JsonNode;
}

/** The members that hold servers; several only for `projects`, which has one for each folder. */
function findHolder(node: ObjectNode, path: Path, depth: number, syntax: Syntax): Holder[] | null {
  const found: Holder[] = [];
  for (const { key, value } of node.members.slice(0, LOOK)) {
    const at = [...path, key];
    if (SERVERS_KEY.test(key) || (path.at(-1) === 'mcp' && LISTS_OF_MCP.test(key) && value.type === 'array')) {
      if (!isStatusList(value)) found.push({ path: at, node: value });
    } else if (holdsServers(key, value, node, path, syntax)) found.push({ path: at, node: value });
    else if (value.type === 'object' && depth > 1 && (OUTER.test(key) || path.at(-1) === 'projects'))
      found.push(...(findHolder(value, at, depth - 1, syntax) ?? []));
  }
  return found.length > 0 ? found : null;
}

/** What a host prints as it starts: the name of each server, and whether it is connected. Also true for the first line of a list alone. */
function isStatusList(node: JsonNode): boolean {
  if (node.type !== 'array') return false;
  if (node.items.length === 0) return node.incomplete;
  return node.items
    .slice(0, LOOK)
    .every((item) => stringOf(item, 'status') !== undefined && memberOf(item, 'name') && !looksLikeEntry(item));
}

/** Keys that are common words: they hold servers only if their values do. */
function holdsServers(key: string, value: JsonNode, around: ObjectNode, path: Path, syntax: Syntax): boolean {
  if (ONE_SERVER_KEY.test(key)) return path.length === 0 && value.type === 'object' && someServers(value);
  if (key === 'servers' || key === 'mcp.servers' || key.endsWith('.mcp.servers')) {
    // Codex’s users write `[mcp.servers.x]`, and some agents have `mcp: servers:`; other files have servers of other kinds.
    if ((syntax === 'yaml' || syntax === 'toml') && path.at(-1) !== 'mcp') return false;
    const alone = around.members.every((member) => ['servers', 'inputs', '$schema'].includes(member.key));
    if (value.type === 'array' && value.items.length === 0) return alone;
    if (value.type !== 'object')
      return value.type === 'array' && isServerList(value) && memberOf(around, 'openapi') === undefined;
    return someServers(value) || (value.members.length === 0 && (alone || path.at(-1) === 'mcp'));
  }
  if (key === 'mcp') {
    if (value.type !== 'object') return false;
    const isNamed = path.length === 0 && OF_MCP.test(stringOf(around, '$schema') ?? '');
    return someServers(value) || (isNamed && memberOf(value, 'servers') === undefined);
  }
  return (
    key === 'extensions' && value.type === 'object' && (syntax === 'yaml' || path.length === 0) && someExtensions(value)
  );
}

function someServers(node: ObjectNode): boolean {
  return node.members.slice(0, LOOK).some(({ value }) => looksLikeEntry(value));
}

function someExtensions(node: ObjectNode): boolean {
  return node.members.slice(0, LOOK).some(({ value }) => {
    const type = stringOf(value, 'type') ?? '';
    return memberOf(value, 'cmd') !== undefined || memberOf(value, 'uri') !== undefined || TRANSPORT.test(type);
  });
}

/** A list of entries with a name, as Continue, Augment and some APIs have it. */
function isServerList(node: JsonNode): boolean {
  if (node.type !== 'array' || node.items.length === 0) return false;
  return node.items.slice(0, LOOK).every((item) => {
    if (item.type !== 'object') return false;
    const company = memberOf(item, 'args')?.value.type === 'array' || memberOf(item, 'name')?.value.type === 'string';
    const local = memberOf(item, 'command')?.value.type === 'string' && company;
    return local || (TRANSPORT.test(stringOf(item, 'type') ?? '') && stringOf(item, 'url') !== undefined);
  });
}

/** One server without a name: a command with arguments or variables, or a URL with a transport or headers. */
function isBareEntry(node: ObjectNode): boolean {
  if (node.members.length > 12 || node.members.some(({ key }) => NOT_AN_ENTRY.has(key))) return false;
  const type = stringOf(node, 'type') ?? stringOf(node, 'transport');
  if (type !== undefined && !TRANSPORT.test(type)) return false;
  const command = memberOf(node, 'command')?.value.type;
  if (command === 'array') return true;
  if (command === 'string')
    return (
      node.members.length === 1 || ['args', 'env', 'type', 'transport'].some((key) => memberOf(node, key) !== undefined)
    );
  const url = URL_KEYS.map((key) => stringOf(node, key)).find((value) => value !== undefined);
  if (url === undefined || !/^(?:https?:|\$|<|\{)/i.test(url)) return false;
  // A resource has a `uri` and a name too.
  if (stringOf(node, 'uri') === url && type === undefined) return false;
  return (
    hasCompany(node) &&
    (type !== undefined || memberOf(node, 'headers') !== undefined || memberOf(node, 'url') === undefined)
  );
}

/** Members of messages, packages, tools, tasks and other documents that also have a command or a URL. */
const NOT_AN_ENTRY: ReadonlySet<string> = new Set(
  'jsonrpc method params result id inputSchema version packages remotes label group script scripts dependencies issuer resource text data mimeType content status body'.split(
    ' ',
  ),
);

/** True if something beside the command or the URL belongs to the entry of a server. */
function hasCompany(node: JsonNode): boolean {
  if (node.type !== 'object') return false;
  const beside = [
    'args',
    'env',
    'environment',
    'type',
    'transport',
    'headers',
    'http_headers',
    'disabled',
    'enabled',
    'cwd',
    'alwaysAllow',
    'autoApprove',
    'disabledTools',
  ];
  if (beside.some((key) => memberOf(node, key) !== undefined)) return true;
  return node.members.length === 1 || URL_KEYS.slice(1).some((key) => memberOf(node, key) !== undefined);
}

function fromHolders(holders: readonly Holder[]): Servers {
  const [first] = holders;
  const entries = holders.flatMap(({ node, path }) => entriesOf(node, path));
  return { path: first?.path ?? [], form: first?.node.type === 'array' ? 'list' : 'map', bare: 'no', entries };
}

function entriesOf(node: JsonNode, path: Path): ServerNode[] {
  if (node.type === 'object')
    return node.members
      .filter(({ key }) => key !== '$schema' && key !== 'inputs')
      .map(({ key, value }) => ({ name: key, path: [...path, key], node: value }));
  if (node.type !== 'array') return [];
  return node.items.flatMap((item, index) => {
    const at = [...path, index];
    const [only] = item.type === 'object' && item.members.length === 1 ? item.members : [];
    // `[{"docs": {"command": …}}]`: a list of maps.
    if (only !== undefined && looksLikeEntry(only.value))
      return [{ name: only.key, path: [...at, only.key], node: only.value }];
    return [{ name: stringOf(item, 'name') ?? null, path: at, node: item }];
  });
}

/** `mcp: {allowed, excluded}` of Gemini CLI: rules for servers, without a server. */
export function isGeminiRules(tree: JsonNode | null): boolean {
  const rules = memberOf(tree ?? undefined, 'mcp')?.value;
  return (
    rules?.type === 'object' &&
    rules.members.length > 0 &&
    rules.members.every(({ key }) => ['allowed', 'excluded', 'serverCommand'].includes(key))
  );
}
