/** A server independent of the host that reads it. */
import { get, isObject } from '../../json/object.ts';
import type { JsonObject, JsonValue } from '../../json/types.ts';
import type { Entry } from '../host-config/context.ts';
import type { Host } from '../host-config/host.ts';

/** The transports that configurations can name. */
export type ServerTransport = 'stdio' | 'http' | 'sse' | 'websocket';

/** One server. Values keep the notation for variables in which they were written. */
export interface Server {
  readonly name: string;
  readonly transport: ServerTransport;
  /** Empty for remote servers. */
  readonly command: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly cwd: string | null;
  /** Empty for local servers. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly disabled: boolean;
  /** Members that no other host reads alike. */
  readonly others: readonly string[];
}

const FAMILIES: readonly (readonly [RegExp, ServerTransport])[] = [
  [/^(?:stdio|local)$/i, 'stdio'],
  [/^(?:sse|http\+sse)$/i, 'sse'],
  [/^(?:ws|wss|websockets?)$/i, 'websocket'],
];

/** Members that are part of `Server`. */
const READ: ReadonlySet<string> = new Set(
  'name type transport transportType command cmd args env envs environment env_vars env_keys cwd working_directory url serverUrl httpUrl uri baseUrl headers http_headers env_http_headers bearer_token_env_var requestOptions disabled enabled isActive source tools description start_on_launch'.split(
    ' ',
  ),
);

/** The server that an entry describes; null if it has neither a command nor a URL. */
export function serverOf(entry: Entry, host: Host, index: number): Server | null {
  const { value, commandKey, urlKey } = entry;
  const command = commandKey === null ? undefined : get(value, commandKey);
  const words = Array.isArray(command) ? command.filter((word) => typeof word === 'string') : [];
  const old = isObject(command) ? command : {};
  const program = typeof command === 'string' ? command : (words[0] ?? text(get(old, 'path')));
  const url = program === '' && urlKey !== null ? text(get(value, urlKey)) : '';
  if (program === '' && url === '') return null;
  const headers = {
    ...strings(get(value, 'headers')),
    ...strings(get(value, 'http_headers')),
    ...strings(
      isObject(get(value, 'requestOptions')) ? get(asObject(get(value, 'requestOptions')), 'headers') : undefined,
    ),
    ...variables(Object.entries(strings(get(value, 'env_http_headers')))),
  };
  const bearer = text(get(value, 'bearer_token_env_var'));
  if (bearer !== '') headers['Authorization'] = `Bearer \${${bearer}}`;
  const passed = [...list(get(value, 'env_vars')), ...list(get(value, 'env_keys'))];
  return {
    name: entry.name ?? `server-${index + 1}`,
    transport: program === '' ? transportOf(value, host, urlKey, url) : 'stdio',
    command: program,
    args: [...words.slice(1), ...list(get(value, 'args')), ...list(get(old, 'args'))],
    env: {
      ...strings(get(value, 'env')),
      ...strings(get(value, 'envs')),
      ...strings(get(value, 'environment')),
      ...strings(get(old, 'env')),
      ...variables(passed.map((name) => [name, name])),
    },
    cwd: text(get(value, 'cwd')) || text(get(value, 'working_directory')) || null,
    url,
    headers,
    disabled: get(value, 'disabled') === true || get(value, 'enabled') === false || get(value, 'isActive') === false,
    others: Object.keys(value).filter((key) => !READ.has(key)),
  };
}

function transportOf(value: JsonObject, host: Host, urlKey: string | null, url: string): ServerTransport {
  const word = text(get(value, 'type')) || text(get(value, 'transport'));
  const named = FAMILIES.find(([pattern]) => pattern.test(word))?.[1];
  if (named !== undefined && named !== 'stdio') return named;
  if (word !== '' || urlKey === 'httpUrl') return 'http';
  return host.untyped === 'sse' || /\/sse\/?(?:$|\?)/.test(url) ? 'sse' : 'http';
}

function text(value: JsonValue | undefined): string {
  return typeof value === 'string' ? value : '';
}

function asObject(value: JsonValue | undefined): JsonObject {
  return isObject(value) ? value : {};
}

function list(value: JsonValue | undefined): string[] {
  return Array.isArray(value)
    ? value.flatMap((item) => (typeof item === 'string' ? [item] : typeof item === 'number' ? [String(item)] : []))
    : [];
}

function strings(value: JsonValue | undefined): Record<string, string> {
  return fromEntries(
    Object.entries(asObject(value)).flatMap(([key, item]) =>
      typeof item === 'string' || typeof item === 'number' || typeof item === 'boolean'
        ? [[key, String(item)] as const]
        : [],
    ),
  );
}

/** Variables that are passed on by name, written as `${NAME}`. */
function variables(pairs: readonly (readonly [string, string])[]): Record<string, string> {
  return fromEntries(pairs.map(([key, name]) => [key, `\${${name}}`]));
}

/** Own members with any key, `__proto__` included. */
function fromEntries(pairs: readonly (readonly [string, string])[]): Record<string, string> {
  return Object.fromEntries(pairs);
}
