/** Converts the configuration of one host into the one of another. */
import type { JsonObject, JsonValue } from '../../json/types.ts';
import type { DocumentSubject } from '../define.ts';
import { contextOf } from '../host-config/context.ts';
import type { Host } from '../host-config/host.ts';
import { HOSTS, hostOf } from '../host-config/hosts/index.ts';
import { memberOf } from '../host-config/servers.ts';
import { toValue } from '../../json/value.ts';
import { serverOf, type Server, type ServerTransport } from './server.ts';
import { onlyVariable, rewriteVariables } from './variables.ts';
import { asJson, asToml, asYaml } from './write.ts';

/** A host that configurations can be converted for. */
export interface ConvertTarget {
  readonly id: string;
  readonly title: string;
  /** The file to write to, for people. */
  readonly file: string;
  readonly syntax: Host['syntax'];
}

/** A converted configuration. */
export interface Conversion {
  /** The whole file, with a line break at its end. */
  readonly text: string;
  readonly syntax: Host['syntax'];
  readonly file: string;
  /** What could not be carried, or has to be filled in; whole sentences, without duplicates. */
  readonly notes: readonly string[];
}

/** Hosts without a file of their own. */
const NO_TARGET: ReadonlySet<string> = new Set([
  'inspector',
  'agent-plugins',
  'langchain-mcp-adapters',
  'vscode-settings',
]);

/** All targets, the most common ones first. */
export const CONVERT_TARGETS: readonly ConvertTarget[] = [
  'claude-desktop',
  'claude-code',
  'vscode',
  'cursor',
  'windsurf',
  'zed',
  'codex',
  'gemini-cli',
  'continue',
  'goose',
  ...HOSTS.map(({ id }) => id),
]
  .filter((id, index, all) => all.indexOf(id) === index && !NO_TARGET.has(id))
  .map((id) => {
    const { title, file, syntax } = hostOf(id);
    return { id, title, file, syntax };
  });

/**
 * Converts a recognized configuration (`host`: the id from its recognition) for another host. Null if it has no server with a
 * command or a URL, or the target is unknown. Never throws.
 */
export function convertConfig(subject: DocumentSubject, host: string | undefined, to: string): Conversion | null {
  const target = hostOf(to);
  if (!CONVERT_TARGETS.some(({ id }) => id === to)) return null;
  const context = contextOf(subject, host, () => {});
  const servers = context.entries.flatMap((entry, index) => serverOf(entry, context.host, index) ?? []);
  if (servers.length === 0) return null;
  const notes = new Set<string>();
  const entries = servers.map((server) => [server.name, entryFor(server, target, (note) => notes.add(note))] as const);
  const text = fileFor(target, entries, inputsOf(subject, context.servers.path));
  return { text, syntax: target.syntax, file: target.file, notes: [...notes] };
}

/** The `inputs` of VS Code beside the servers. */
function inputsOf({ tree }: DocumentSubject, path: readonly (string | number)[]): JsonValue[] {
  let outer = tree ?? undefined;
  for (const step of path.slice(0, -1)) outer = memberOf(outer, String(step))?.value;
  const inputs = memberOf(outer, 'inputs')?.value;
  const value = inputs === undefined ? null : toValue(inputs);
  return Array.isArray(value) ? value : [];
}

type Note = (note: string) => void;

function entryFor(server: Server, to: Host, note: Note): JsonObject {
  for (const key of server.others.slice(0, 10))
    note(`\`${key}\` of \`${server.name}\` is not carried: hosts read it differently.`);
  const local = server.transport === 'stdio';
  const rewrite = (text: string): string => {
    const { text: rewritten, notes } = rewriteVariables(text, to);
    for (const one of notes) note(one);
    return rewritten;
  };
  const entry = local ? localEntry(server, to, rewrite, note) : remoteEntry(server, to, rewrite, note);
  if (to.form === 'list' || to.id === 'goose') entry['name'] = server.name;
  if (server.disabled || to.id === 'goose') setEnabled(entry, server, to, note);
  const order = ['name', to.typeKey, to.command, 'args', ...to.url];
  const rank = (key: string): number => (order.includes(key) ? order.indexOf(key) : order.length);
  return Object.fromEntries(Object.entries(entry).sort(([a], [b]) => rank(a) - rank(b)));
}

function setEnabled(entry: JsonObject, server: Server, to: Host, note: Note): void {
  const known = (server.transport === 'stdio' ? to.stdio : (to.remote ?? to.stdio)).optional;
  if (known.includes('enabled')) entry['enabled'] = !server.disabled;
  else if (known.includes('disabled')) entry['disabled'] = true;
  else if (known.includes('isActive')) entry['isActive'] = false;
  else note(`${to.title} has no member to switch a server off; \`${server.name}\` will be on.`);
}

type Rewrite = (text: string) => string;

const mapped = (map: Readonly<Record<string, string>>, rewrite: Rewrite): JsonObject =>
  Object.fromEntries(Object.entries(map).map(([key, value]) => [key, rewrite(value)]));

/** The first of some names that a host reads. */
function keyOf(known: readonly string[], ...names: string[]): string | undefined {
  return names.find((name) => known.includes(name));
}

function localEntry(server: Server, to: Host, rewrite: Rewrite, note: Note): JsonObject {
  const { required, optional } = to.stdio;
  const entry: JsonObject = {};
  const args = server.args.map((word) => rewrite(word));
  if (required.includes(to.typeKey)) entry[to.typeKey] = to.stdio.types[0] ?? 'stdio';
  entry[to.command] = to.commandIsArray ? [rewrite(server.command), ...args] : rewrite(server.command);
  if (!to.commandIsArray && (args.length > 0 || required.includes('args'))) entry['args'] = args;
  const passed = Object.entries(server.env).filter(([name, value]) => onlyVariable(value) === name);
  const passes = keyOf(optional, 'env_vars', 'env_keys');
  const own =
    passes === undefined
      ? server.env
      : Object.fromEntries(Object.entries(server.env).filter(([name, value]) => onlyVariable(value) !== name));
  if (passes !== undefined && passed.length > 0) entry[passes] = passed.map(([name]) => name);
  const env = keyOf(optional, 'env', 'envs', 'environment');
  if (Object.keys(own).length > 0 && env !== undefined) entry[env] = mapped(own, rewrite);
  const cwd = keyOf(optional, 'cwd', 'working_directory');
  if (server.cwd !== null && cwd !== undefined) entry[cwd] = rewrite(server.cwd);
  else if (server.cwd !== null) note(`${to.title} has no working directory; \`${server.name}\` starts elsewhere.`);
  if (required.includes('tools')) entry['tools'] = ['*'];
  return entry;
}

const FAMILY: Readonly<Record<ServerTransport, RegExp>> = {
  stdio: /^(?:stdio|local)$/,
  http: /^(?:https?|streamable[-_]?(?:http)?|remote)$/i,
  sse: /^sse$/i,
  websocket: /^(?:ws|websocket)$/i,
};

function remoteEntry(server: Server, to: Host, rewrite: Rewrite, note: Note): JsonObject {
  if (to.remote === null) return bridged(server, to, rewrite, note);
  const { types, required, optional } = to.remote;
  const entry: JsonObject = {};
  const word = types.find((one) => FAMILY[server.transport].test(one)) ?? types.find((one) => one === 'remote');
  const telling = to.url.includes('httpUrl');
  const typed = types.length > 0 && !telling;
  if (typed && word !== undefined) entry[to.typeKey] = word;
  if ((typed && word === undefined) || (to.id === 'codex' && server.transport !== 'http')) {
    note(
      `${to.title} does not connect by ${server.transport === 'sse' ? 'SSE' : server.transport}; use the Streamable HTTP address of \`${server.name}\`.`,
    );
    const [first] = types;
    if (typed && first !== undefined) entry[to.typeKey] = first;
  }
  entry[telling && server.transport === 'sse' ? 'url' : (to.url[0] ?? 'url')] = rewrite(server.url);
  addHeaders(entry, server, optional, rewrite, note, to);
  if (required.includes('tools')) entry['tools'] = ['*'];
  return entry;
}

function addHeaders(
  entry: JsonObject,
  server: Server,
  optional: readonly string[],
  rewrite: Rewrite,
  note: Note,
  to: Host,
): void {
  const headers: Record<string, string> = {};
  const fromEnv: Record<string, string> = {};
  for (const [name, value] of Object.entries(server.headers)) {
    const bearer = name.toLowerCase() === 'authorization' ? onlyVariable(value, 'Bearer ') : null;
    const variable = onlyVariable(value);
    if (bearer !== null && optional.includes('bearer_token_env_var')) entry['bearer_token_env_var'] = bearer;
    else if (variable !== null && optional.includes('env_http_headers')) fromEnv[name] = variable;
    else headers[name] = rewrite(value);
  }
  if (Object.keys(fromEnv).length > 0) entry['env_http_headers'] = fromEnv;
  if (Object.keys(headers).length === 0) return;
  const key = keyOf(optional, 'headers', 'http_headers', 'requestOptions');
  if (key === undefined)
    note(
      `${to.title} sends no headers of its own; \`${server.name}\` loses ${Object.keys(headers)
        .map((name) => `\`${name}\``)
        .join(', ')}.`,
    );
  else entry[key] = key === 'requestOptions' ? { headers } : headers;
}

/** A remote server for a host that starts local ones only. */
function bridged(server: Server, to: Host, rewrite: Rewrite, note: Note): JsonObject {
  note(
    `${to.title} reads local servers only, so \`${server.name}\` runs through mcp-remote, which needs Node.js. Adding it as a connector is the other way.`,
  );
  const headers = Object.entries(server.headers).flatMap(([name, value]) => ['--header', `${name}:${rewrite(value)}`]);
  const sse = server.transport === 'sse' ? ['--transport', 'sse-only'] : [];
  return { [to.command]: 'npx', args: ['-y', 'mcp-remote', rewrite(server.url), ...headers, ...sse] };
}

function fileFor(to: Host, entries: readonly (readonly [string, JsonObject])[], inputs: JsonValue[]): string {
  const [path = []] = to.top;
  const servers: JsonObject | JsonValue[] =
    to.form === 'list' ? entries.map(([, entry]) => entry) : Object.fromEntries(entries);
  if (to.syntax === 'toml') return asToml(path.at(-1) ?? 'mcp_servers', servers);
  let file: JsonValue = servers;
  for (const [index, key] of [...path.entries()].toReversed()) {
    const withInputs = index === path.length - 1 && inputs.length > 0 && to.variables?.includes('input') === true;
    file = withInputs ? { inputs, [key]: file } : { [key]: file };
  }
  return to.syntax === 'yaml' ? `${asYaml(file).trimStart()}\n` : `${asJson(file)}\n`;
}
