/** Why programs end: what runtimes, package managers and shells print when they cannot go on. */
import { RANK } from './define.ts';
import type { Remedy } from '../types.ts';

/** A reason by which a program ends. */
export interface Crash {
  /** As `Candidate.id`. */
  readonly id: string;
  /** As `Candidate.rank`. */
  readonly rank: number;
  /** A line of its output, without the prefixes of hosts. */
  readonly looks: RegExp;
  /** As `Candidate.title`. */
  readonly title: string;
  /** What the line means. */
  readonly says: string;
  /** As `Candidate.why`. */
  readonly why: string;
  /** As `Candidate.how`. */
  readonly how: readonly Remedy[];
  /** True for a line that leaves several reasons open: it counts only without another one, and decides nothing. */
  readonly isWeak?: true;
  /** As `Candidate.ask`, where a line of its own decides. */
  readonly ask?: readonly string[];
}

const NODE_HOW: readonly Remedy[] = [
  { says: 'Write the full path of a newer Node into `command`, with the path of the script in `args`.' },
  {
    for: 'nvm',
    says: 'Remove the old version (`nvm uninstall`): hosts with a window take the lowest one on their PATH.',
  },
  { for: 'the host’s configuration', says: 'Put the folder of the newer Node first in `PATH` of `env`.' },
];
const PYTHON_HOW: readonly Remedy[] = [
  { for: 'uv', says: 'Start the server with `uv run --python 3.12 …` or `uvx --python 3.12 …`.' },
  { says: 'Write the full path of the Python in the virtual environment into `command`.' },
];
const NODE_TITLE = 'The host must start the server with a Node version that it supports';
const PYTHON_TITLE = 'The host must start the server with a Python version that it supports';
const PATH_HOW: readonly Remedy[] = [
  { says: 'Write the full path of the program into `command`; `which NAME` or `where NAME` shows it.' },
  { for: 'Windows', says: 'Use `"command": "cmd", "args": ["/c", "npx", …]` for `.cmd` files such as `npx`.' },
  {
    for: 'macOS and Linux',
    says: 'Put the folder of the program into `PATH` of `env`: a host with a window does not read the shell’s profile.',
  },
];

/** All of them; each line is compared with each. */
export const CRASHES: readonly Crash[] = [
  {
    id: 'carriage-return',
    rank: RANK.notStarted - 1,
    looks:
      /\b(?:env|exec): ['"‘“]?[\w./-]{1,60}(?:\\r|\^M)|\$'\\r': command not found|[\w./-]{1,80}(?:\^M|\\r): (?:bad interpreter|No such file)|Unexpected token '?\\r'?|invalid character '\\r'/u,
    title: 'Lines must end with a line feed, without a carriage return',
    says: 'The end of the line has a carriage return, as Windows writes it.',
    why: 'Outside of Windows, the carriage return becomes a part of the name or of the message, so the program is not found or the message is rejected.',
    how: [
      {
        for: 'a script',
        says: 'Convert its line ends with `dos2unix`, and set `* text=auto eol=lf` in `.gitattributes`.',
      },
      {
        for: 'a server',
        says: 'Write `\\n` after each message: `newline="\\n"` in Python, `\\n` instead of `Environment.NewLine` in C#.',
      },
    ],
  },
  {
    id: 'spawn-npx-enoent',
    rank: RANK.notStarted,
    looks:
      /^(?:\S{1,60}: )?(?:line \d{1,6}: |\d{1,6}: )?(?:exec: )?['"]?([\w@./\\:-]{1,120})['"]?: (?:command )?not found\b|command not found: (\S{1,80})|\bexec: (?:line \d{1,6}: )?[\w./-]{1,80}: not found|riconosciuto come comando|nicht als interner oder externer|se reconoce como un comando|reconnu en tant que commande|reconhecido como um comando|内部或外部命令|内部コマンドまたは|내부 또는 외부|внутренней или внешней|commande introuvable|orden no encontrada|Befehl nicht gefunden|未找到命令|(?:^|\bterm )'?([\w./\\:-]{1,120})'? is not recognized as (?:an internal|the name|a name)|(?:^|stderr: )'[^'\n]{1,80}' .{0,4}\uFFFD.{0,4}\uFFFD|exec: "?([\w./-]{1,120})"?: executable file not found|(?:program|Program) (?:not found|"[^"]{1,80}" not found)|Failed to spawn(?: process)?: (?:program not found|No such file)|error=No such file or directory \(os error 2\)|MCP server: \[Errno 2\]|StartProcessCommand|CommandNotFoundException|\bCLI not found at|FileNotFoundError: \[Errno 2\] [^\n']{1,60}: '[\w.-]{1,40}'(?!\.)|(?<!(?:pipe|assembly).{0,200})The system cannot find the file specified|\bexit(?:ed)?\b[^\d\n]{0,20}\b(?:127|9009)\b/u,
    title: 'The command must be on the PATH of the host',
    says: 'The host could not find the program.',
    why: 'The process was never started, so nothing answered `initialize`.',
    how: PATH_HOW,
  },
  {
    id: 'node-too-old',
    rank: RANK.crashed - 1,
    looks:
      /EBADENGINE|ERR_REQUIRE_ESM|require\(\) of ES Module|Unsupported engine|requires? (?:a )?Node(?:\.js)? ?(?:version )?(?:v?>=? ?)?\d|Node(?:\.js)? (?:version )?v?\d{1,2}(?:\.\d+){0,2} is (?:not supported|too old|no longer supported)|(?:^|ReferenceError: )(?:File|fetch|performance|ReadableStream|TransformStream|Headers|FormData|structuredClone|CustomEvent|WebSocket|crypto|Blob|AbortController) is not defined|(?:Object\.(?:hasOwn|groupBy)|Array\.fromAsync|URL\.(?:parse|canParse)|process\.getBuiltinModule) is not a function|The engine "node" is incompatible|: bad option: --|import\.meta\.(?:dirname|filename)\b|NODE_MODULE_VERSION \d|\.(?:at|findLast|toSorted|toReversed|replaceAll|styleText|withResolvers) is not a function|SyntaxError: Unexpected token '(?:\?\?=|\|\|=|&&=|\?|\.|\?\.)'|SyntaxError: (?:Unexpected token (?:[{*.?]|'\{'|'\('|import)|Unexpected string|Unexpected identifier '?\w{0,20}'?$)|(?<!node:)\binternal\/modules\/(?:cjs|esm|run_main)|^ERROR: You must supply a command|^npx: installed \d|^Unexpected token '?[({.?*]'?$|does not provide an export named '(?:styleText|parseArgs|parseEnv)'|No such built-in module: node:/u,
    title: NODE_TITLE,
    says: 'The code needs a newer Node than the one that ran it.',
    why: 'The Node of the host does not know syntax or functions that the server uses, so the program ended before it could answer.',
    how: NODE_HOW,
  },
  {
    id: 'python-too-old',
    rank: RANK.crashed - 1,
    looks:
      /does not satisfy Python ?[<>=]|requires? (?:a different )?Python:? ?(?:version )?[>='"]{0,3} ?3|Requires-Python|requires-python|TypeError: unsupported operand type\(s\) for \|: '(?:type|NoneType|_\w{1,30}|ABCMeta)'|TypeError: '(?:type|ABCMeta)' object is not subscriptable|cannot import name '(?:TypeAlias|Self|override|NotRequired|StrEnum|UTC|Annotated|ExceptionGroup)'|No module named 'tomllib'|No solution found when resolving .{0,80}Python|Could not find a version that satisfies the requirement mcp(?![\w-])|No (?:matching )?interpreter found for(?! executable name)|dataclass\(\) got an unexpected keyword argument|incompatible with the project's Python requirement|Python version \([\d.]{1,9}\) does not satisfy/u,
    title: PYTHON_TITLE,
    says: 'The code needs another Python than the one that ran it. The MCP SDK needs Python 3.10 or later.',
    why: 'The Python of the host does not know syntax or modules that the server uses, so the program ended before it could answer.',
    how: PYTHON_HOW,
  },
  {
    id: 'package-version',
    rank: RANK.crashed - 1,
    looks:
      /\b(?:FastMCP|Server)\.__init__\(\) (?:takes|missing) |\b(?:FastMCP|Server|run|Client|streamable\w{0,20}|\w{1,40}Session)(?:\.\w{1,40})?\(\) got (?:an )?unexpected keyword argument|'(?:FastMCP|Server|ClientSession|MCP\w{0,20})' object has no attribute|module '(?:mcp|fastmcp)[\w.]{0,60}' has no attribute|cannot import name '\w{1,80}' from '(?:mcp|fastmcp|pydantic|langchain|openai|anyio|httpx)|does not provide an export named|NoSuchMethodError|TypeLoadException|\bAs of \S{1,60} v?\d+\.\d[\d.]{0,10}, |AttributeError: type object '\w{1,60}' has no attribute/u,
    title: 'The packages must have versions that fit the code',
    says: 'The installed version of a package lacks a name that the code uses.',
    why: 'A newer or older version of the package is installed than the code was written for.',
    how: [{ says: 'Install the versions of the lock file, or pin the package: `uvx --with "mcp==1.9.4" NAME`.' }],
  },
  {
    id: 'python-no-module-mcp',
    rank: RANK.crashed,
    looks:
      /(?:ModuleNotFoundError|ImportError): (?:No module named ['"]?([\w.-]{1,80})|cannot import name '\w{1,80}' from (?:partially|'(?!mcp|fastmcp|pydantic|langchain|openai|anyio|httpx))|attempted relative import)|\w is required\. Install with '?pip|(?:^|: )No module named ['"]?[\w.]/u,
    title: 'The host must start the Python in which the modules are installed',
    says: 'Python could not import a module.',
    why: 'The program ended during its imports, so nothing answered `initialize`.',
    how: [
      {
        for: 'uv',
        says: 'Use `uv --directory /absolute/path run server.py`, which installs what `pyproject.toml` lists.',
      },
      {
        says: 'Write the full path of the Python in the virtual environment into `command`, such as `/path/.venv/bin/python`.',
      },
      { for: 'PEP 723 scripts and uvx', says: 'List the module: `uv run --with mcp server.py`.' },
    ],
  },
  {
    id: 'npx-cannot-find-module',
    rank: RANK.crashed,
    looks:
      /Cannot find (?:module|package) ['"]?([^'"\s]{1,200})|ERR_MODULE_NOT_FOUND|code: 'MODULE_NOT_FOUND'|ERR_PACKAGE_PATH_NOT_EXPORTED|Cannot use import statement outside a module|ERR_UNKNOWN_FILE_EXTENSION|could not determine executable to run|Unable to access jarfile|Could not find or load main class|Could not execute because the (?:application|specified command)|no such file or directory: .{1,120}\.(?:js|py|jar)\b|Could not find a part of the path|uv trampoline failed|cannot load such file -- |Could not find gem |Bundler::GemNotFound|Gem::MissingSpecError|Failed opening required |vendor\/autoload\.php|Could not locate the bindings file|(?:load|installing) the "sharp" module|Module not found "|is not defined in ES module scope|no main manifest attribute|NoClassDefFoundError|ClassNotFoundException|go\.mod file not found|could not find `Cargo\.toml`|no such command: `|MSB1009|Couldn't find a project to run|Missing script: "|Could not read package\.json|npm (?:error|ERR!) path \S{0,200}package\.json|provide any executables|is not provided by package|No `pyproject\.toml` found|Class "[\w\\]{1,120}" not found/u,
    title: 'All modules of the server must be installed and built',
    says: 'The runtime could not load a file or a module.',
    why: 'The program ended while it was loaded, so nothing answered `initialize`.',
    how: [
      {
        says: 'Build the project and install its dependencies (`npm install && npm run build`, `mvn package`, `dotnet build`).',
      },
      { says: 'Write the absolute path of the built file into `args`.' },
      {
        for: 'npx',
        says: 'Clear a broken download with `npx clear-npx-cache` or `rm -rf ~/.npm/_npx`, and start it once in a terminal.',
      },
    ],
  },
  {
    id: 'spawn-einval',
    rank: RANK.notStarted,
    looks: /cannot be loaded because running scripts is disabled/u,
    title: 'On Windows, `.cmd` files must be started by `cmd /c`, not by PowerShell',
    says: 'PowerShell does not run scripts on this computer.',
    why: 'The process was never started, so nothing answered `initialize`.',
    how: [
      { for: 'Windows', says: 'Use `"command": "cmd", "args": ["/c", "npx", …]`.' },
      { for: 'PowerShell', says: 'Or allow scripts: `Set-ExecutionPolicy -Scope CurrentUser RemoteSigned`.' },
    ],
  },
  {
    id: 'runtime-too-old',
    rank: RANK.crashed - 1,
    looks:
      /UnsupportedClassVersionError|You must install (?:or update )?\.NET to run this application|version `GLIBC\w{0,3}_[\d.]{1,9}' not found|error while loading shared libraries|cannot open shared object file|Library not loaded: |The framework '[^'\n]{1,60}', version|find any compatible framework/u,
    title: 'The host must have the runtime and the libraries that the server was built for',
    says: 'The program was built for a newer runtime or system.',
    why: 'The program ended while it was loaded, so nothing answered `initialize`.',
    how: [
      {
        for: 'Java',
        says: 'Write the full path of a newer `java` into `command`: class file version 61 is Java 17, 65 is Java 21.',
      },
      {
        for: '.NET',
        says: 'Install the version that the message names, or publish the server with `--self-contained`.',
      },
      { for: 'Linux', says: 'Use a build for this system, such as one for musl, or a container.' },
    ],
  },
  {
    id: 'npm-404',
    rank: RANK.crashed - 1,
    looks:
      /Because \S{1,120} was not found in the package registry|No matching distribution found for|npm (?:error|ERR!) 404\b|ERR_PNPM_FETCH_404|\bis not in the npm registry\b|error Couldn't find package "|404 Not Found - GET https?:\/\/\S{0,80}registry/u,
    title: 'The package name must exist in the registry',
    says: 'The registry has no package of this name.',
    why: 'There was nothing to install, so the server was never started.',
    how: [
      { says: 'Compare the name in `args` with the documentation of the server, letter by letter.' },
      { says: 'Configure the registry or the sign-in, if the package is private.' },
    ],
  },
  {
    id: 'environment-variable-missing',
    rank: RANK.crashed,
    looks:
      /\b([A-Z][A-Z0-9]{1,30}(?:_[A-Z0-9]{1,30}){1,6})\b['"`]?(?: environment variable)? (?:is |was |are |must be |has |env(?:ironment)? ?(?:var(?:iable)?)? )?(?:not (?:set|found|defined|provided|configured)|required|missing|undefined|be set|empty)|[Mm]issing (?:required )?(?:env(?:ironment)?(?: var(?:iable)?s?)?|API key|api key|token|credentials?)\b|environment variables? ['"`]?[A-Z][A-Z0-9_]{2,60}|Environment variable \S{1,80} for MCP server '[^']{1,80}' is not set|KeyError: '([A-Z][A-Z0-9]{1,30}_[A-Z0-9_]{1,60})'|[Ii]nvalid API key\b|[Pp]lease (?:set|provide|export) (?:the |your )?['"`$]?[A-Z][A-Z0-9]{1,30}_[A-Z0-9_]{1,40}|(?:No|Invalid) API key (?:provided|found|set)|API key (?:is )?(?:required|missing|not (?:set|found|provided))|must be set either by passing|[Pp]rovide an API key|[A-Z]{2,20}_[A-Z_]{2,40} (?:or|and) [A-Z][A-Z0-9_]{2,60} (?:must|are|is)\b|[Ee]nvironment variables? (?:is |are )?missing|validation errors? for \w{0,40}(?:Settings|Config)\b|[Ii]nput '\w{1,60}' is required|No (?:authentication |auth |access )?token provided/u,
    title: 'The environment variables of the server must be set in the host’s configuration',
    says: 'The server misses a setting.',
    why: 'A host passes only a few variables of its own environment to a server, so a variable of your shell is not there.',
    how: [
      { says: 'Add the variable to `env` of the server’s entry in the host’s configuration, and restart the host.' },
      { for: 'Docker', says: 'Pass it to the container too: `-e NAME` in `args`, and its value in `env`.' },
      { for: 'Codex', says: 'List it in `env` or `env_vars` of `[mcp_servers.NAME]`.' },
    ],
  },
  {
    id: 'wrong-arguments',
    rank: RANK.crashed,
    looks:
      /^(?:(?:\S{0,80}: )?error: )?(?:the following (?:required )?arguments|unrecognized arguments|unexpected argument|unknown (?:option|command|argument)|a value is required|invalid value|Found argument|required option|missing required argument|Missing (?:option|argument))|^Expected input for flag|^(?:Error: )?[Uu]nknown (?:option|flag|argument|command)|^(?:Error: )?(?:flag needs an argument|accepts \d{1,3} arg|unknown (?:shorthand )?flag)|^Unrecognized option|^flag provided but not defined|^Usage: (?:mcp-server-\S{1,60}|\S{1,80}) (?:<|\[|-)|^(?:Error: )?(?:No such option|Got unexpected extra argument|Missing argument|Invalid value for)|^Not enough (?:non-option )?arguments|^Missing required argument|No allowed directories|^Error accessing directory|None of the specified directories/u,
    title: 'The arguments in the configuration must be those that the program accepts',
    says: 'The program rejected its arguments, printed how to use it, and ended.',
    why: 'The process ended at the start, so nothing answered `initialize`.',
    how: [
      { says: 'Compare `args` with the program’s documentation; each argument is an item of its own.' },
      { says: 'Run the same command line in a terminal.' },
    ],
  },
  {
    id: 'out-of-memory',
    rank: RANK.crashed,
    looks:
      /JavaScript heap out of memory|java\.lang\.OutOfMemoryError|OOMKilled|^Killed(?:: 9)?$|MemoryError$|fatal error: runtime: out of memory|exit(?:ed)? (?:with )?(?:code|status):? 137\b|signal: killed/u,
    title: 'The process must have enough memory',
    says: 'The process was ended because it used too much memory.',
    why: 'A process that is killed cannot answer what it received.',
    how: [
      { for: 'Node', says: 'Raise the limit with `NODE_OPTIONS=--max-old-space-size=4096` in `env`.' },
      { says: 'Return results in pages, or raise the limit of the container.' },
    ],
  },
  {
    id: 'permission-denied',
    rank: RANK.crashed,
    looks:
      /\bPermission denied\b(?! for (?:table|relation|schema|database|sequence|function|column|view)\b)|EACCES: permission denied|EPERM: operation not permitted|Operation not permitted|Access (?:to the path .{1,120} )?is denied|UnauthorizedAccessException|read-only file system|\bEROFS\b/iu,
    title: 'The process must be allowed to use its files',
    says: 'The system denied access to a file or folder.',
    why: 'A host starts the server with its own rights and often in `/`, where it cannot write.',
    how: [
      { says: 'Set `cwd` to a folder of the project, or write logs to an absolute path in the home folder.' },
      { for: 'macOS', says: 'Allow the host to use Documents, Desktop or Downloads in Privacy & Security.' },
      { for: 'scripts', says: 'Make the file executable with `chmod +x`, or start it by its interpreter.' },
    ],
  },
  {
    id: 'stream-closed',
    rank: RANK.lastWord - 1,
    looks: /ValueError: I\/O operation on closed file/u,
    title: 'A program must not use stdin or stdout after they are closed',
    says: 'Python read or wrote after the stream was closed.',
    why: 'The session had ended before, as it does at once in a container without `-i`, and later code still printed.',
    how: [
      { for: 'a container', says: 'Start it with `-i` and without `-d`, or choose an HTTP transport.' },
      { for: 'the server', says: 'Print nothing after `mcp.run()` returns; write logs to stderr.' },
      { for: 'the client', says: 'Keep the process and its pipes open until the last response has arrived.' },
    ],
  },
  {
    id: 'wrong-encoding',
    rank: RANK.crashed,
    looks: /Unicode(?:Encode|Decode)Error\b|'[\w-]{2,20}' codec can't (?:en|de)code|surrogates not allowed/u,
    title: 'Messages must be encoded as UTF-8',
    says: 'The program cannot write or read this character in the encoding of its console.',
    why: 'On Windows, Python uses the code page of the system for stdin and stdout, and a character that it lacks, such as an emoji, ends the program.',
    how: [
      { for: 'Python', says: 'Set `PYTHONUTF8=1` in `env` of the server’s entry.' },
      {
        for: 'the server',
        says: 'Call `sys.stdout.reconfigure(encoding="utf-8")` at its start, and print nothing but messages to stdout.',
      },
    ],
  },
];
