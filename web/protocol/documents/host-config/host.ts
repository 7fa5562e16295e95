/** What a host reads from its configuration: the form of the table in `hosts/`. */

/** Notations for variables that hosts replace before they use a value. */
export type VariableStyle =
  /** `${input:id}` */
  | 'input'
  /** `${env:NAME}` */
  | 'env'
  /** `${workspaceFolder}`, `${userHome}` and other names that editors define */
  | 'editor'
  /** `${NAME}` */
  | 'braces'
  /** `${NAME:-default}` */
  | 'default'
  /** `$NAME` */
  | 'dollar'
  /** `%NAME%` */
  | 'percent'
  /** `${{ secrets.NAME }}` */
  | 'secrets'
  /** `{env:NAME}` and `{file:path}` */
  | 'opencode'
  /** `{{NAME}}` */
  | 'mustache';

/** An entry for one transport. */
export interface EntryShape {
  /** The words that `type` (or `transport`) may have. Empty: the host has no such member, or ignores it. */
  readonly types: readonly string[];
  /** Members that an entry must have besides the command or the URL. */
  readonly required: readonly string[];
  readonly optional: readonly string[];
}

/** One host, as far as its source, schema or documentation says. */
export interface Host {
  /** As in reports, e.g. `claude-code`. */
  readonly id: string;
  readonly title: string;
  /** The file, for sentences. */
  readonly file: string;
  /** Recognizes a heading, comment or file name that names the host. Linear. */
  readonly clue: RegExp;
  readonly syntax: 'json' | 'jsonc' | 'toml' | 'yaml';
  /** Paths of the member that holds the servers; the first is the current one. Empty: the map of servers is the document. */
  readonly top: readonly (readonly string[])[];
  readonly form: 'map' | 'list';
  /** The member that holds the command of a local server, and whether it is one array with the arguments. */
  readonly command: string;
  readonly commandIsArray: boolean;
  /** Members that may hold the URL of a remote server; the first is preferred. */
  readonly url: readonly string[];
  /** The member that names the transport. */
  readonly typeKey: string;
  /** What the host does with a `url` without a type: refuses it, takes it for SSE, or finds out itself. */
  readonly untyped: 'refused' | 'sse' | 'fine';
  readonly stdio: EntryShape;
  /** Null if the file cannot hold remote servers. */
  readonly remote: EntryShape | null;
  /** What the host does with members that it does not know. */
  readonly unknownMembers: 'refused' | 'ignored' | 'unsure';
  /** Null if it is not known which variables the host replaces. */
  readonly variables: readonly VariableStyle[] | null;
  /** True if relative paths and `cwd` start at the folder of the project. */
  readonly fromProject: boolean;
  /** True if the file is usually committed. */
  readonly shared: boolean;
  /** Absolute https URL of the documentation or source. */
  readonly source: string;
  /** What differs where the servers are under a key of an older format; `top` of the host has its path, too. */
  readonly former?: Partial<Omit<Host, 'id' | 'top'>> & { readonly top: readonly string[] };
}

type Given = Pick<Host, 'id' | 'title' | 'file' | 'clue' | 'source'> & Partial<Host>;

/** An entry with `command`, `args` and `env`, without further members. */
export const plainStdio: EntryShape = { types: ['stdio'], required: [], optional: ['args', 'env'] };

/** A host in the commonest form: strict JSON, a map in `mcpServers`, `command` or `url`. */
export function host(given: Given): Host {
  return {
    syntax: 'json',
    top: [['mcpServers']],
    form: 'map',
    command: 'command',
    commandIsArray: false,
    url: ['url'],
    typeKey: 'type',
    untyped: 'fine',
    stdio: plainStdio,
    remote: { types: [], required: [], optional: ['headers'] },
    unknownMembers: 'ignored',
    variables: null,
    fromProject: false,
    shared: false,
    ...given,
  };
}

/** A host as it reads servers at a path: its older format has other members. */
export function hostAt(one: Host, path: readonly (string | number)[]): Host {
  const { former } = one;
  if (!former || path.join('.') !== former.top.join('.')) return one;
  return { ...one, ...former, top: [former.top] };
}
