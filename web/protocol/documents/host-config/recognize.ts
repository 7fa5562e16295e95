/** Recognizes configurations of hosts, and the host. */
import type { JsonNode } from '../../json/types.ts';
import { listed, named } from '../../json/describe.ts';
import type { DocumentSubject, Recognition } from '../define.ts';
import { ANY, HOSTS, hostOf } from './hosts/index.ts';
import type { Host } from './host.ts';
import { findServers, isGeminiRules, memberOf, stringOf, type Servers } from './servers.ts';

/** Members of documents that hold servers too, but are no configuration of a host. */
const OTHER_DOCUMENTS: readonly (readonly string[])[] = [
  ['jsonrpc'],
  ['manifest_version'],
  ['dxt_version'],
  ['openapi'],
  ['swagger'],
  ['packages', 'name'],
  ['remotes', 'name'],
  ['contextFileName'],
  ['messages', 'model'],
  ['max_tokens', 'mcp_servers'],
  ['startCommand'],
  ['metadata', 'servers'],
];

/** Recognizes a configuration by its members; null if the document is something else. */
export function recognizeConfig(subject: DocumentSubject): Recognition | null {
  const { tree, syntax } = subject;
  if (tree === null || !['json', 'jsonc', 'toml', 'yaml', 'program'].includes(syntax)) return null;
  if (OTHER_DOCUMENTS.some((keys) => keys.every((key) => memberOf(tree, key) !== undefined))) return null;
  if (syntax !== 'yaml' && isPackage(tree)) return null;
  const servers = findServers(tree, syntax);
  if (servers === null) return isGeminiRules(tree) ? geminiRules() : null;
  const { host, because } = findHost(subject, tree, servers);
  return { title: titleOf(host, servers), because, host: host.id };
}

function titleOf(host: Host, { bare, entries }: Servers): string {
  if (bare === 'entry')
    return host === ANY ? 'One server of a host configuration' : `One server of a ${host.title} configuration`;
  const many = entries.length === 1 ? '1 server' : `${entries.length} servers`;
  return host === ANY ? `Host configuration, ${many}` : `Configuration of ${host.title}, ${many}`;
}

/** Extensions and plugins that bring servers: their manifests also have a name and a version or an author. */
function isPackage(tree: JsonNode): boolean {
  const has = (key: string): boolean => memberOf(tree, key) !== undefined;
  return has('name') && has('mcpServers') && (has('version') || has('author'));
}

function geminiRules(): Recognition {
  const because =
    'Its member `mcp` holds rules for servers (`allowed`, `excluded`), which Gemini CLI reads; it holds no servers.';
  return { title: 'Configuration of Gemini CLI, without servers', because, host: 'gemini-cli' };
}

interface Found {
  readonly host: Host;
  readonly because: string;
}

function findHost(subject: DocumentSubject, tree: JsonNode, servers: Servers): Found {
  const shaped = hostByShape(tree, servers, subject);
  for (const clue of [...subject.clues, ...headComments(subject)]) {
    const candidates = hostsIn(clue);
    const [host] = candidates;
    if (host === undefined) continue;
    if (candidates.length === 1) return { host, because: `The text beside it names ${host.title}.` };
    const fits = candidates.filter((one) => one.id === shaped?.host.id);
    if (fits.length === 1) break;
    const titles = candidates.map(({ title }) => title);
    return { host: ANY, because: `The text beside it names several hosts: ${titles.slice(0, 4).join(', ')}.` };
  }
  if (shaped !== null) return shaped;
  const where =
    servers.path.length > 0
      ? `Its member ${named(servers.path.join('.'))} holds servers`
      : 'Its members describe servers';
  return { host: ANY, because: `${where}, as several hosts read them; the text names none of them.` };
}

/** Hosts that a clue names, without those whose name is part of another's, and without the editor that an extension is for. */
function hostsIn(clue: string): Host[] {
  const exact = hostOf(clue.trim());
  if (exact !== ANY) return [exact];
  const matching = HOSTS.filter((one) => one.clue.test(clue.slice(0, 400)));
  const ids = new Set(matching.map(({ id }) => id));
  const hides = (id: string, ...by: string[]): void => {
    if (by.some((other) => ids.has(other))) ids.delete(id);
  };
  hides('gemini-cli', 'antigravity');
  hides('jetbrains-ai-assistant', 'junie', 'continue', 'augment');
  hides('visual-studio', 'vscode-settings');
  hides(
    'vscode',
    'vscode-settings',
    'cline',
    'roo-code',
    'kilo-code',
    'continue',
    'augment',
    'amp',
    'copilot-coding-agent',
  );
  hides('copilot-cli', 'copilot-coding-agent');
  hides('claude-code', 'visual-studio');
  // A library or tool is named beside the host that its server is configured in.
  for (const id of ['fastmcp-client', 'inspector', 'langchain-mcp-adapters']) if (ids.size > 1) ids.delete(id);
  return matching.filter(({ id }) => ids.has(id));
}

/** Comments at the head of the document; people write the file's name there. */
function headComments({ text, span }: DocumentSubject): string[] {
  const head = text.slice(span.start, Math.min(span.end, span.start + 600));
  const comments: string[] = [];
  for (const line of head.split('\n')) {
    const comment = /^\s*(?:\/\/|#|\/\*|--)(.*)$/.exec(line)?.[1];
    if (comment === undefined && line.trim() !== '') break;
    if (comment !== undefined) comments.push(comment);
  }
  return comments.reverse();
}

/** The host by what only its file has: the top key, or members of an entry. */
function hostByShape(tree: JsonNode, servers: Servers, subject: DocumentSubject): Found | null {
  const { text, span } = subject;
  const schema = stringOf(tree, '$schema');
  const bySchema = schema === undefined ? undefined : SCHEMAS.find(([pattern]) => pattern.test(schema));
  if (bySchema)
    return { host: hostOf(bySchema[1]), because: `Its \`$schema\` is the one of ${hostOf(bySchema[1]).title}.` };
  const top = servers.path.join('.');
  const id = byTop(top, servers, subject) ?? byNeighbors(tree);
  if (id !== undefined) {
    const host = hostOf(id);
    return {
      host,
      because: `Its member ${named(top)}, and what is around it, match the configuration of ${host.title}.`,
    };
  }
  const keys = new Set(
    servers.entries.flatMap(({ node }) => (node.type === 'object' ? node.members.map(({ key }) => key) : [])),
  );
  for (const [host, members] of BY_MEMBERS) {
    const own = members.filter((key) => keys.has(key));
    if (own.length > 0)
      return { host: hostOf(host), because: `${listed(own)} in an entry is what ${hostOf(host).title} reads.` };
  }
  if (keys.has('tools') && keys.has('type'))
    return { host: hostOf('copilot-cli'), because: 'Copilot requires `tools` beside `type` in an entry.' };
  if (servers.bare === 'map' && keys.has('transport'))
    return {
      host: hostOf('langchain-mcp-adapters'),
      because: 'A map of servers with `transport` is what LangChain’s client takes.',
    };
  const source = text.slice(span.start, Math.min(span.end, span.start + 20_000));
  if (source.includes('${CLAUDE_PLUGIN_ROOT}'))
    return { host: hostOf('claude-code'), because: 'Only Claude Code replaces `${CLAUDE_PLUGIN_ROOT}`.' };
  return null;
}

const SCHEMAS: readonly (readonly [RegExp, string])[] = [
  [/charm\.land\/crush/, 'crush'],
  [/opencode\.ai/, 'opencode'],
  [/agent-plugins/, 'agent-plugins'],
  [/gemini-cli/, 'gemini-cli'],
  [/continue\.dev|continuedev/, 'continue'],
  [/amazon-q/, 'amazon-q'],
  [/kilo/, 'kilo-code'],
];

function byTop(top: string, { entries, form }: Servers, { syntax, tree }: DocumentSubject): string | undefined {
  // `schema: v1` is at the head of Continue’s files.
  const schema = stringOf(tree ?? undefined, 'schema');
  if (top.endsWith('_servers') && top.startsWith('mcp.')) return undefined;
  if (syntax === 'toml') return top === 'mcp_servers' && form === 'list' ? 'mistral-vibe' : 'codex';
  if (syntax === 'yaml' && top === 'mcpServers' && (form === 'list' || schema === 'v1')) return 'continue';
  if (top === 'mcp' || top === 'mcp.servers') {
    const types = entries.map(({ node }) => stringOf(node, 'type'));
    if (types.some((type) => type === 'local' || type === 'remote')) return 'opencode';
    if (top === 'mcp.servers') return syntax === 'yaml' ? undefined : 'vscode-settings';
    if (types.some((type) => type === 'stdio' || type === 'http' || type === 'sse')) return 'crush';
    return entries.some(({ node }) => memberOf(node, 'command')?.value.type === 'array') ? 'opencode' : undefined;
  }
  return TOPS.get(top) ?? (top.endsWith('.mcp.servers') ? 'vscode-settings' : undefined);
}

const TOPS: ReadonlyMap<string, string> = new Map([
  ['context_servers', 'zed'],
  ['servers', 'vscode'],
  ['customizations.vscode.mcp.servers', 'vscode'],
  ['github.copilot.chat.mcpServers', 'vscode-settings'],
  ['amp.mcpServers', 'amp'],
  ['augment.advanced.mcpServers', 'augment'],
  ['extensions', 'goose'],
  ['modelContextProtocolServers', 'continue'],
  ['experimental.modelContextProtocolServers', 'continue'],
]);

/** Other members of the file. */
function byNeighbors(tree: JsonNode): string | undefined {
  return NEIGHBORS.find(([, keys]) => keys.some((key) => memberOf(tree, key) !== undefined))?.[0];
}

const NEIGHBORS: readonly (readonly [string, readonly string[]])[] = [
  ['vscode', ['inputs']],
  ['claude-code', ['projects', 'hasCompletedOnboarding', 'enableAllProjectMcpServers', 'numStartups']],
  ['claude-desktop', ['globalShortcut', 'preferences']],
  ['amazon-q', ['useLegacyMcpJson', 'toolsSettings', 'toolAliases', 'allowedTools']],
  ['librechat', ['mcpSettings', 'endpoints', 'fileStrategy', 'registration', 'interface']],
  ['gemini-cli', ['selectedAuthType', 'contextFileName', 'coreTools', 'telemetry', 'ui', 'theme', 'security']],
];

const BY_MEMBERS: readonly (readonly [string, readonly string[]])[] = [
  ['gemini-cli', ['httpUrl', 'includeTools', 'excludeTools', 'authProviderType', 'trust']],
  ['cherry-studio', ['baseUrl', 'isActive', 'longRunning']],
  ['warp', ['working_directory', 'start_on_launch']],
  ['anythingllm', ['anythingllm']],
  ['claude-code', ['headersHelper']],
  ['roo-code', ['watchPaths']],
  ['codex', ['bearer_token_env_var', 'env_http_headers', 'startup_timeout_sec']],
  ['librechat', ['customUserVars', 'serverInstructions', 'requiresOAuth', 'chatMenu']],
  ['windsurf', ['serverUrl']],
];
