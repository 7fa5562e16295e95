/** The commands by which hosts add servers: their syntax, as data. Gathered in November 2026 from their documentation and help texts. */

/** One host’s command. */
export interface AddCommand {
  /** Id of the host in the table of hosts, or of a host without a file of its own. */
  readonly host: string;
  readonly title: string;
  /** Names of the program. */
  readonly programs: readonly string[];
  /** Options with a value; their short forms too. */
  readonly valued: readonly string[];
  /** What is before the command of a server: `required` always, `options` as soon as it has arguments, `optional`. */
  readonly separator: 'required' | 'options' | 'optional';
  /** How a URL is given: after the name together with a transport, after the name alone, or as an option. */
  readonly url: 'transport' | 'plain' | 'option';
  readonly transports: readonly string[];
  readonly scopes: readonly string[];
  /** Between name and value of a header. */
  readonly header: ':' | '=' | null;
}

const SCOPE = ['-s', '--scope'];
const TRANSPORT = ['-t', '--transport', '--type'];
const ENV = ['-e', '--env'];
const HEADER = ['-H', '--header'];

const gemini = {
  valued: [
    ...SCOPE,
    ...TRANSPORT,
    ...ENV,
    ...HEADER,
    '--timeout',
    '--description',
    '--include-tools',
    '--exclude-tools',
  ],
  separator: 'optional',
  url: 'transport',
  transports: ['stdio', 'sse', 'http'],
  scopes: ['user', 'project'],
  header: ':',
} as const;

/** All commands with a known syntax. */
export const ADD_COMMANDS: readonly AddCommand[] = [
  {
    host: 'claude-code',
    title: 'Claude Code',
    programs: ['claude'],
    valued: [...SCOPE, ...TRANSPORT, ...ENV, ...HEADER, '--client-id', '--callback-port'],
    separator: 'options',
    url: 'transport',
    transports: ['stdio', 'sse', 'http', 'streamable-http', 'ws'],
    scopes: ['local', 'user', 'project'],
    header: ':',
  },
  {
    host: 'codex',
    title: 'Codex',
    programs: ['codex'],
    valued: ['--env', '--url', '--bearer-token-env-var', '-c', '--config', '--enable', '--disable'],
    separator: 'required',
    url: 'option',
    transports: [],
    scopes: [],
    header: null,
  },
  { host: 'gemini-cli', title: 'Gemini CLI', programs: ['gemini'], ...gemini },
  { host: 'qwen-code', title: 'Qwen Code', programs: ['qwen'], ...gemini },
  {
    host: 'amp',
    title: 'Amp',
    programs: ['amp'],
    valued: ['--env', '--header'],
    separator: 'options',
    url: 'plain',
    transports: [],
    scopes: [],
    header: '=',
  },
];

/** Programs that add servers by a command whose syntax is not judged. */
export const OTHER_PROGRAMS: ReadonlyMap<string, { host: string; title: string }> = new Map([
  ['copilot', { host: 'copilot-cli', title: 'Copilot CLI' }],
  ['droid', { host: 'factory', title: 'Factory' }],
  ['q', { host: 'amazon-q', title: 'Amazon Q Developer' }],
  ['kiro-cli', { host: 'kiro', title: 'Kiro' }],
  ['opencode', { host: 'opencode', title: 'OpenCode' }],
  ['cursor-agent', { host: 'cursor', title: 'Cursor' }],
  ['goose', { host: 'goose', title: 'Goose' }],
  ['auggie', { host: 'augment', title: 'Augment' }],
  ['vibe', { host: 'mistral-vibe', title: 'Mistral Vibe' }],
  ['cline', { host: 'cline', title: 'Cline' }],
  ['kilo', { host: 'kilo-code', title: 'Kilo Code' }],
]);

/** Editors with `--add-mcp JSON`. */
export const EDITORS: ReadonlyMap<string, { host: string; title: string }> = new Map([
  ['code', { host: 'vscode', title: 'VS Code' }],
  ['code-insiders', { host: 'vscode', title: 'VS Code' }],
  ['codium', { host: 'vscode', title: 'VSCodium' }],
  ['cursor', { host: 'cursor', title: 'Cursor' }],
  ['windsurf', { host: 'windsurf', title: 'Windsurf' }],
]);
