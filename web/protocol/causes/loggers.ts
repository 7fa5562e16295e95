/** The program that probably printed a line to stdout, by how the line looks, and how to move it to stderr. */
import type { Remedy } from '../types.ts';

/** What a line looks like. */
export interface Logger {
  readonly language: Language | null;
  /** “the console logger of .NET”, “npm”; empty if the line could be any program’s. */
  readonly name: string;
  readonly how: readonly Remedy[];
}

/** Languages with remedies. */
export type Language = 'JavaScript' | 'Python' | 'C#' | 'Java' | 'Kotlin' | 'Go' | 'Rust' | 'PHP' | 'Ruby' | 'shell';

const BY_LANGUAGE: Readonly<Record<Language, readonly string[]>> = {
  JavaScript: [
    'Replace `console.log`, `console.info` and `console.debug` by `console.error`.',
    'For pino, winston or bunyan, create the logger with a destination on stderr, such as `pino(pino.destination(2))`.',
    'For dotenv 17 or later, call `config({ quiet: true })`.',
  ],
  Python: [
    'Replace `print(…)` by `print(…, file=sys.stderr)`.',
    'Remove `sys.stdout` from `logging.StreamHandler(sys.stdout)` and `basicConfig(stream=sys.stdout)`: the default is stderr.',
    'For rich or loguru, write to `Console(stderr=True)` or `logger.add(sys.stderr)`.',
  ],
  'C#': [
    'Configure `builder.Logging.AddConsole(o => o.LogToStandardErrorThreshold = LogLevel.Trace)`.',
    'Replace `Console.WriteLine` by `Console.Error.WriteLine`.',
  ],
  Java: [
    'Set `spring.main.banner-mode=off` and `logging.pattern.console=` in Spring Boot, and log to a file.',
    'Set `<target>System.err</target>` in the console appender of Logback or Log4j.',
    'Replace `System.out.println` by `System.err.println`.',
  ],
  Kotlin: [
    'Replace `println` by `System.err.println`.',
    'Set `<target>System.err</target>` in the console appender of Logback.',
  ],
  Go: [
    'Replace `fmt.Println` by `log.Println` or `fmt.Fprintln(os.Stderr, …)`; create slog handlers with `os.Stderr`.',
  ],
  Rust: [
    'Replace `println!` by `eprintln!`.',
    'Create the subscriber with `tracing_subscriber::fmt().with_writer(std::io::stderr)`.',
  ],
  PHP: ['Replace `echo` by `fwrite(STDERR, …)`.', 'Set `display_errors=stderr` in `php.ini`.'],
  Ruby: ['Replace `puts` by `warn`, and create loggers with `Logger.new($stderr)`.'],
  shell: [
    'Let the configuration start the program itself instead of a package script or a shell: `node dist/index.js` instead of `npm start`.',
    'Add `>&2` to the `echo` lines of the start script, and remove output from shell profiles.',
  ],
};

interface Shape {
  readonly looks: RegExp;
  readonly name: string;
  readonly language: Language;
  readonly first?: string;
}

const SHAPES: readonly Shape[] = [
  {
    looks: /^> \S{1,80}(?:@\S{1,30})? \w{1,30}$|^> (?:node|tsx|ts-node|tsc|vite|nodemon|python) /u,
    name: 'npm or yarn, which print the script before they run it',
    language: 'shell',
    first: 'Start the program itself (`node dist/index.js`), or use `npm run --silent`.',
  },
  {
    looks: /^(?:added|audited|changed|up to date,?) \d{0,6} ?(?:packages?|in )|^npx: installed|^Need to install/u,
    name: 'npm, which installs a package at the start',
    language: 'shell',
    first: 'Install the package before, and start it without the installation.',
  },
  {
    looks: /^(?:info|warn|fail|dbug|trce|crit): [\w.]{2,120}(?:\[\d{1,10}\])?|^info: Micr/u,
    name: 'the console logger of .NET',
    language: 'C#',
  },
  {
    looks: /^\s*(?:\.\s{1,3}____|\\\\\/\s{1,3}___|=+\|_\||:: Spring Boot ::)|Spring Boot|HikariPool|^\s*:: \w/u,
    name: 'the banner or the logger of Spring Boot',
    language: 'Java',
    first: 'Set `spring.main.banner-mode=off`, `spring.main.web-application-type=none` and `logging.pattern.console=`.',
  },
  {
    looks: /^\d{4}-\d\d-\d\d[T ][\d:.,+Z-]{8,24}\s{1,3}(?:INFO|WARN|ERROR|DEBUG)\s{1,3}\d{1,8} --- \[/u,
    name: 'the logger of Spring Boot',
    language: 'Java',
    first: 'Set `logging.pattern.console=` in `application.properties`, and log to a file.',
  },
  {
    looks: /^[\d:.]{5,15} \[[\w-]{1,60}\] (?:INFO|WARN|ERROR|DEBUG|TRACE) {1,3}[\w.$]{1,120} -{1,2} /u,
    name: 'Logback or Log4j',
    language: 'Java',
    first: 'Set `<target>System.err</target>` in the console appender.',
  },
  {
    looks: /^\d{4}-\d\d-\d\dT[\d:.]{8,20}Z?\s{1,4}(?:INFO|WARN|ERROR|DEBUG|TRACE) [\w:]{1,80}:/u,
    name: 'tracing',
    language: 'Rust',
    first: 'Create the subscriber with `tracing_subscriber::fmt().with_writer(std::io::stderr)`.',
  },
  {
    looks:
      /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,\d{3} - [\w.]{1,80} - (?:INFO|WARNING|ERROR|DEBUG)|^(?:INFO|WARNING|ERROR|DEBUG|CRITICAL):[\w.]{1,80}:|^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,\d{3}\b/u,
    name: '`logging` of Python with a handler on stdout',
    language: 'Python',
    first:
      'Remove `sys.stdout` from `logging.StreamHandler(sys.stdout)` or `basicConfig(stream=sys.stdout)`: the default is stderr.',
  },
  {
    looks:
      /^(?:INFO|WARNING|ERROR):\s{4,6}\S|Uvicorn running|FastMCP \d|^Processing request of type|^Traceback|^\[\d\d\/\d\d\/\d\d \d\d:\d\d:\d\d\]/u,
    name: 'uvicorn, rich or a framework in Python',
    language: 'Python',
  },
  {
    looks: /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3} \| (?:INFO|DEBUG|WARNING|ERROR|SUCCESS)\s{0,4} \| /u,
    name: 'loguru',
    language: 'Python',
    first: 'Call `logger.remove(); logger.add(sys.stderr)`.',
  },
  {
    looks: /^\[dotenv@\d|dotenvx?\.com|injecting env \(/u,
    name: 'dotenv 17 or later',
    language: 'JavaScript',
    first: 'Call `dotenv.config({ quiet: true })`, or set `DOTENV_CONFIG_QUIET=true`.',
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
    looks: /^(?:\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d |time=\S{10,40} level=\w{4,5} msg=|\[GIN\])/u,
    name: '`log` or `slog` of Go with stdout as its output',
    language: 'Go',
  },
  {
    looks: /^(?:PHP )?(?:Warning|Notice|Deprecated|Fatal error): .{1,300} in \S{1,200}\.php/u,
    name: 'PHP with `display_errors`',
    language: 'PHP',
    first: 'Set `display_errors=stderr` in `php.ini`.',
  },
  { looks: /^[IWEF], \[\d{4}-\d\d-\d\dT/u, name: '`Logger` of Ruby', language: 'Ruby' },
  {
    looks: /^(?:None|True|False|\{'[\w ]{1,40}': |<class ')/u,
    name: '`print` with a Python value',
    language: 'Python',
  },
  { looks: /^(?:undefined|\[object Object\]|Map\(\d|Promise \{)/u, name: '`console.log`', language: 'JavaScript' },
];

/** Clues of the language in the rest of a log: commands and files. */
const CLUES: readonly (readonly [RegExp, Language])[] = [
  [/\b(?:uvx?|python3?|pip|poetry|fastmcp)\b|\.py\b/u, 'Python'],
  [/\bdotnet\b|\.csproj\b|\.dll\b/u, 'C#'],
  [/\bjava\b|\.jar\b|\bspring\b/iu, 'Java'],
  [/\bgo run\b|\.go:\d/u, 'Go'],
  [/\bcargo\b|\.rs:\d/u, 'Rust'],
  [/\bphp\b|\.php\b/u, 'PHP'],
  [/\bruby\b|\bbundle exec\b|\.rb\b/u, 'Ruby'],
  [/\b(?:npx|node|npm|bun|deno|tsx)\b|\.[cm]?[jt]s\b/u, 'JavaScript'],
];

/** The likely logger of a line. `around`: the text around it, of which at most 20,000 UTF-16 units are searched. */
export function loggerOf(line: string, around: string): Logger {
  const plain = line.replaceAll(/(?:\p{Cc}|\\u001[bB])\[[\d;]{0,8}m/gu, '');
  const found = SHAPES.find(({ looks }) => looks.test(plain));
  if (found) {
    const { language, name, first } = found;
    const rest = BY_LANGUAGE[language].filter((says) => says !== first);
    return {
      language,
      name,
      how: [...(first === undefined ? [] : [first]), ...rest].map((says) => ({ for: language, says })),
    };
  }
  const near = around.slice(0, 20_000);
  const language = CLUES.find(([clue]) => clue.test(near))?.[1] ?? null;
  if (language) return { language, name: '', how: remedies([language]) };
  return { language: null, name: '', how: remedies(['JavaScript', 'Python', 'C#', 'Java', 'Go', 'Rust']) };
}

function remedies(languages: readonly Language[]): Remedy[] {
  const count = languages.length > 1 ? 1 : 3;
  return languages.flatMap((language) =>
    BY_LANGUAGE[language].slice(0, count).map((says) => ({ for: language, says })),
  );
}
