/** How the output of loggers, package managers and frameworks looks. */

/** Languages with remedies. */
export type Language =
  | 'JavaScript'
  | 'Python'
  | 'C#'
  | 'Java'
  | 'Kotlin'
  | 'Go'
  | 'Rust'
  | 'PHP'
  | 'Ruby'
  | 'Elixir'
  | 'Swift'
  | 'shell';

/** The look of a program’s lines. Hosts quote only the first ten characters of a line, so each shape also fits its beginning. */
export interface Shape {
  readonly looks: RegExp;
  /** “the console logger of .NET”, “npm”. */
  readonly name: string;
  readonly language: Language;
  /** The best change; otherwise the first one of the language. */
  readonly first?: string;
}

const DIRECTLY = 'Start the program itself (`node dist/index.js`), or use `npm run --silent`.';
const BEFORE = 'Install the package before, and start it without the installation.';
const RUN_BUILT = 'Build before, and start the built program instead of the build tool.';

/** All of them; the first that fits is named. */
export const SHAPES: readonly Shape[] = [
  {
    looks:
      /^> \S{1,80}(?:@\S{1,30})? \w{1,30}$|^> (?:node|tsx|ts-node|tsc|vite|nodemon|python|npx|bun|deno|next|nest) ?|^yarn run v|^> [\w@./-]{1,40}@\d/u,
    name: 'npm or yarn, which print the script before they run it',
    language: 'shell',
    first: DIRECTLY,
  },
  {
    looks:
      /^(?:added|audited|changed|up to date,?) \d{0,6} ?(?:packages?|in )|^(?:added|audited|changed) \d{1,5} p|^npx: installed|^Need to in|^Lockfile i|^Progress: |^Packages: \+|^Already up to/u,
    name: 'npm, yarn or pnpm, which installs a package at the start',
    language: 'shell',
    first: BEFORE,
  },
  {
    looks:
      /^Collecting [\w-]|^Requiremen|^Downloadin|^Installing collected|^Successfully installed |^Resolved \d|^Using Python|^Looking in /u,
    name: 'pip or uv, which installs packages at the start',
    language: 'shell',
    first: BEFORE,
  },
  {
    looks:
      /^Using laun|^Determinin|^Building\.\.|^\s{0,4}Determining projects|^MSBuild ver|^Restore (?:complete|succeeded)|^Build succeeded|\(\d{1,3}[.,]\d s\)$|\(\d{1,3}[.,]\ds\)/u,
    name: '`dotnet run`, which builds and prints',
    language: 'C#',
    first: 'Build before, and start `dotnet server.dll` or `dotnet run --no-build --no-launch-profile`.',
  },
  {
    looks:
      /^> Task :|^BUILD (?:SUCCESS|FAIL)|^Starting a Gradle|^Welcome to Gradle|^\[INFO\] (?:Scanning|Building|---|BUILD)|^\[INFO\] Sca|^\[INFO\] Bui/u,
    name: 'Gradle or Maven',
    language: 'Java',
    first: `${RUN_BUILT.slice(0, -1)}: \`java -jar server.jar\`.`,
  },
  {
    looks: /^Active code page|^Active cod/u,
    name: '`chcp`, which prints the code page',
    language: 'shell',
    first: 'Write `chcp 65001 >nul` in the script.',
  },
  {
    looks: /^Now using node|^Now using |^direnv: |^Last login|^Found '\S|^Warning: Permanently added|^conda /u,
    name: 'a tool that the shell profile or the start script runs',
    language: 'shell',
  },
  {
    looks:
      /^(?:info|warn|fail|dbug|trce|crit): [\w.]{2,120}(?:\[\d{1,10}\])|^(?:info|warn|fail|dbug|trce|crit): (?:Micr|Syst|Mode|[A-Z]\w{3}$)/u,
    name: 'the console logger of .NET',
    language: 'C#',
  },
  {
    looks: /^\[\d\d:\d\d:\d\d (?:INF|WRN|ERR|DBG|VRB|FTL)\]|^\[\d\d:\d\d:\d\d $/u,
    name: 'Serilog',
    language: 'C#',
    first: 'Configure `WriteTo.Console(standardErrorFromLevel: LogEventLevel.Verbose)`.',
  },
  {
    looks:
      /^\s*(?:\.\s{1,3}____|\\\\\/\s{1,3}___|=+\|_\||:: Spring Boot ::)|Spring Boot|HikariPool|^\s*:: \w|^\s{2,4}\.\s{3}/u,
    name: 'the banner or the logger of Spring Boot',
    language: 'Java',
    first: 'Set `spring.main.banner-mode=off`, `spring.main.web-application-type=none` and `logging.pattern.console=`.',
  },
  {
    looks: /^\d{4}-\d\d-\d\d[T ][\d:.,+Z-]{8,24}\s{1,3}(?:INFO|WARN|ERROR|DEBUG)\s{1,3}(?:\d{1,8} )?--- \[/u,
    name: 'the logger of Spring Boot',
    language: 'Java',
    first: 'Set `logging.pattern.console=` in `application.properties`, and log to a file.',
  },
  {
    looks:
      /^[\d:.]{5,15} \[[\w-]{1,60}\] (?:INFO|WARN|ERROR|DEBUG|TRACE) {1,3}[\w.$]{1,120} -{1,2} |^SLF4J|^log4j:|^\d{4}-\d\d-\d\d [\d:,.]{8,15} \[[\w-]{1,60}\] (?:INFO|WARN|ERROR|DEBUG|TRACE) /u,
    name: 'Logback or Log4j',
    language: 'Java',
    first: 'Set `<target>System.err</target>` in the console appender.',
  },
  {
    looks: /^\w{3} \d{1,2}, \d{4} \d{1,2}:\d\d:\d\d [AP]M [\w.$]{1,120} \w|^SEVERE: /u,
    name: '`java.util.logging`',
    language: 'Java',
  },
  {
    looks: /^\s{0,4}at (?:[\w$]{1,40}\.){2,10}[\w$<>]{1,60}\(|^\s{0,4}at (?:org|com|java|kotlinx?|io)\.\w/u,
    name: 'a stack trace that Java or Kotlin prints to stdout',
    language: 'Java',
    first: 'Log exceptions to stderr: `<target>System.err</target>`, and no `printStackTrace(System.out)`.',
  },
  {
    looks:
      /^\d{4}-\d\d-\d\dT[\d:.]{8,20}Z?\s{1,4}(?:INFO|WARN|ERROR|DEBUG|TRACE) [\w:]{1,80}:|^\[\d{4}-\d\d-\d\dT[\d:]{8}Z (?:INFO|WARN|ERROR|DEBUG|TRACE) /u,
    name: 'tracing or env_logger',
    language: 'Rust',
    first: 'Create the subscriber with `tracing_subscriber::fmt().with_writer(std::io::stderr)`.',
  },
  {
    looks:
      /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,\d{3} - [\w.]{1,80} - (?:INFO|WARNING|ERROR|DEBUG)|^(?:INFO|WARNING|ERROR|DEBUG|CRITICAL):[\w.]{1,80}(?::|$)|^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,\d{3}\b/u,
    name: '`logging` of Python with a handler on stdout',
    language: 'Python',
    first:
      'Remove `sys.stdout` from `logging.StreamHandler(sys.stdout)` or `basicConfig(stream=sys.stdout)`: the default is stderr.',
  },
  {
    looks:
      /^(?:INFO|WARNING|ERROR):\s{4,6}\S?|Uvicorn running|FastMCP \d|^[╭╰│┌└] ?[─\s]|^Processing request of type|^Traceback|^\[\d\d\/\d\d\/\d\d(?: \d\d:\d\d:\d\d\]| $)/u,
    name: 'uvicorn, rich or a framework in Python',
    language: 'Python',
    first: 'Give rich `Console(stderr=True)`, uvicorn `log_config=None`, and FastMCP `run(show_banner=False)`.',
  },
  {
    looks: /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3} \| (?:INFO|DEBUG|WARNING|ERROR|SUCCESS)\s{0,4} \| /u,
    name: 'loguru',
    language: 'Python',
    first: 'Call `logger.remove(); logger.add(sys.stderr)`.',
  },
  {
    looks: /^\s\* (?:Serving|Running|Debug)|^Watching for file changes|^Django version/u,
    name: 'Flask or Django',
    language: 'Python',
    first: 'Start the server over stdio without the web framework, or configure the URL instead of a command.',
  },
  {
    looks: /^\[dotenv@\d|^\[dotenv@|dotenvx?\.com|injecting env \(/u,
    name: 'dotenv 17 or later',
    language: 'JavaScript',
    first: 'Call `dotenv.config({ quiet: true })`, or set `DOTENV_CONFIG_QUIET=true`.',
  },
  {
    looks: /^\[Nest\] /u,
    name: 'NestJS',
    language: 'JavaScript',
    first: 'Pass `{ logger: false }` to `NestFactory`, or a logger that writes to stderr.',
  },
  {
    looks: /^Executing \(|^Executing |^prisma:|^query: (?:SELECT|INSERT|UPDATE|DELETE|START|CREATE)|^query: /u,
    name: 'the log of a database library (Sequelize, Prisma, TypeORM)',
    language: 'JavaScript',
    first: 'Turn the log of queries off (`logging: false`), or send it to `console.error`.',
  },
  {
    looks: /^\{"time":"[^"]{10,40}","level":"[A-Z+\d]{4,8}","msg":|^\{"level":"\w{4,6}","ts":[\d.]{5,20},/u,
    name: '`slog` or zap with JSON lines on stdout',
    language: 'Go',
    first:
      'Create the handler with `os.Stderr`: `slog.NewJSONHandler(os.Stderr, nil)`; set `OutputPaths` of zap to `stderr`.',
  },
  {
    looks: /^\{"(?:event|levelname|asctime|name)": /u,
    name: 'structlog or `logging` of Python with JSON lines on stdout',
    language: 'Python',
  },
  {
    looks: /^\{"(?:@timestamp|@t|timeMillis|Timestamp|EventId)":/u,
    name: 'a logger with JSON lines in Java or .NET',
    language: 'Java',
  },
  {
    looks: /^\{"level":(?:\d0|"\w{4,5}"),"time":|^\{"(?:level|severity|message|timestamp|hostname|service)":/u,
    name: 'pino or a logger with JSON lines',
    language: 'JavaScript',
    first: 'Create the logger with a destination on stderr: `pino(pino.destination(2))`.',
  },
  {
    looks: /^\[\d\d:\d\d:\d\d\.\d{3}\] (?:INFO|WARN|ERROR|DEBUG)|^(?:info|warn|error|debug|verbose|silly): \S/u,
    name: 'winston or pino-pretty',
    language: 'JavaScript',
    first: 'Set `stderrLevels` of winston’s console transport to all levels; give pino-pretty `destination: 2`.',
  },
  {
    looks:
      /^(?:\d{4}\/\d\d\/\d\d(?: \d\d:\d\d:\d\d |$)|time=\S{1,40}|\[GIN|\d{1,2}:\d\d[AP]M (?:INF|WRN|ERR|DBG) |\d{4}-\d\d-\d\dT[\d:.]{8,15}Z?\t(?:INFO|info|WARN|ERROR)\t)/u,
    name: '`log`, `slog`, zap or zerolog of Go with stdout as its output',
    language: 'Go',
    first: 'Create the logger with `os.Stderr`: `log.SetOutput(os.Stderr)`, `slog.NewTextHandler(os.Stderr, nil)`.',
  },
  {
    looks:
      /^(?:PHP )?(?:Warning|Notice|Deprecated|Fatal error): .{1,300} in \S{1,200}\.php|^<br \/>|^\[\d{4}-\d\d-\d\d[T ][\d:.+]{8,24}\] \w{1,40}\.(?:INFO|DEBUG|WARNING|ERROR)/u,
    name: 'PHP with `display_errors`, or Monolog on stdout',
    language: 'PHP',
    first: 'Set `display_errors=stderr` in `php.ini`, and give Monolog `php://stderr`.',
  },
  { looks: /^[IWEF], \[\d{4}-\d\d-\d\dT/u, name: '`Logger` of Ruby', language: 'Ruby' },
  {
    looks: /^\d\d:\d\d:\d\d\.\d{3} \[(?:info|debug|warning|error|notice)\] /u,
    name: '`Logger` of Elixir',
    language: 'Elixir',
  },
  {
    looks: /^(?:None|True|False|\{'[\w ]{1,40}': |<class ')/u,
    name: '`print` with a Python value',
    language: 'Python',
  },
  { looks: /^(?:undefined|\[object Object\]|Map\(\d|Promise \{)/u, name: '`console.log`', language: 'JavaScript' },
  {
    looks: /^\[(?:INFO|DEBUG|WARN|ERROR|LOG|MCP|info|debug|error|log)\]/u,
    name: 'a logger or `console.log` with a prefix of its own',
    language: 'JavaScript',
  },
];
