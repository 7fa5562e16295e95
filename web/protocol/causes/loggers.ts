/** The program that probably printed a line to stdout, by how the line looks, and how to move it to stderr. */
import type { Remedy } from '../types.ts';
import { type Language, SHAPES } from './logger-shapes.ts';

/** What a line looks like. */
export interface Logger {
  readonly language: Language | null;
  /** “the console logger of .NET”, “npm”; empty if the line could be any program’s. */
  readonly name: string;
  readonly how: readonly Remedy[];
}

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
  Elixir: ['Configure the logger with `config :logger, :default_handler, config: [type: :standard_error]`.'],
  Swift: ['Replace `print(…)` by `FileHandle.standardError.write(…)`, and log with `StreamLogHandler.standardError`.'],
  Ruby: ['Replace `puts` by `warn`, and create loggers with `Logger.new($stderr)`.'],
  shell: [
    'Let the configuration start the program itself instead of a package script or a shell: `node dist/index.js` instead of `npm start`.',
    'Add `>&2` to the `echo` lines of the start script, and remove output from shell profiles.',
  ],
};

/** Clues of the language in the rest of a log: commands and files. */
const CLUES: readonly (readonly [RegExp, Language])[] = [
  [/\b(?:uvx?|python3?|pip|poetry|fastmcp)\b|\.py\b/u, 'Python'],
  [/\bdotnet\b|\.csproj\b|\.dll\b/u, 'C#'],
  [/\bjava\b|\.jar\b|\bspring\b/iu, 'Java'],
  [/\bgo run\b|\.go:\d/u, 'Go'],
  [/\bcargo\b|\.rs:\d/u, 'Rust'],
  [/\bphp\b|\.php\b/u, 'PHP'],
  [/\bruby\b|\bbundle exec\b|\.rb\b/u, 'Ruby'],
  [/\bkotlinx?\b|\.kt\b/u, 'Kotlin'],
  [/\bmix run\b|\belixir\b|\.exs?\b/u, 'Elixir'],
  [/\bswift run\b|\.swift\b/u, 'Swift'],
  [/\b(?:npx|node|npm|bun|deno|tsx)\b|\.[cm]?[jt]s\b/u, 'JavaScript'],
];

/** A frame of a stack: that of the client, which need not be written in the language of the server. */
const FRAME = /^.{0,40}\bat [^\n]{0,300}$/gmu;

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
  const near = around.slice(0, 20_000).replaceAll(FRAME, '');
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
