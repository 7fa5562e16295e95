/** Why a program ended: what runtimes, shells and servers print when they cannot go on. */
import { CRASHES } from './crash-shapes.ts';
import { candidate, type Candidate, type CauseSource, RANK } from './define.ts';
import { bodyOf, type Line } from './lines.ts';
import { quoted } from './quote.ts';
import type { Remedy, Span } from '../types.ts';

/** Wordings that people quote, not ones with which they describe a program. */
const IN_PROSE =
  /(?:Error|Exception)(?: \[\w{1,40}\])?: |\bERR!|command not found|not recognized as|No module named|is not defined|EBADENGINE|running scripts is disabled|You must install or update \.NET|Error response from daemon: /u;
/** Lines that fit an old version, but prove nothing. */
const WEAK = /^npx: installed|^internal\/modules/u;

/** The last word of a program that has no better explanation. */
const LAST_WORD =
  /^(?:[\w-]{1,40}: )?(?:\w[\w.$]{0,120})?(?:Error|Exception|Panic)(?: \[\w{1,40}\])?: ?\S|^panic: \S|\bthread '[^']{1,60}' panicked at|^Unhandled exception|^Uncaught \S|^fatal(?: error)?: ?|^Fatal error|^Exception in thread|^Segmentation fault|^[\w./-]{1,40}: [^\n]{1,200}: (?:No such file or directory|text file busy)/u;
/** What only wraps the error. */
const WRAPPER =
  /(?:Exception|Error)Group\b|unhandled errors in a TaskGroup|^Suppressed: |^Caused by: .{0,200}(?:TimeoutException)/u;
/** How hosts mark the lines that a server printed to stderr. */
const ON_STDERR = /\[server stderr\]|\[MCP STDERR|Child stderr:|\bstderr: /u;
/** Words of a line about an error that has no name. */
const TROUBLE =
  /\b(?:error|invalid|fail(?:ed|ure|s)?|cannot|can't|could not|unable|missing|not found|not set|denied|refused|unsupported|unknown|expired|must be|no such)\b/iu;

/** A line, or a part of one that quotes the output of a program with escaped line feeds. */
interface Piece {
  readonly line: Line;
  readonly said: string;
  /** The offset of the piece in its line. */
  readonly at: number;
}

function* pieces(lines: readonly Line[]): Generator<Piece> {
  for (const line of lines) {
    const said = bodyOf(line.text);
    const at = line.text.length - said.length;
    yield { line, said, at };
    if (!/\\n/u.test(said) || !/stderr|stack|panicked|process error|Traceback/iu.test(said)) continue;
    let from = 0;
    for (const part of said.split(/\\{1,4}n/u)) {
      const index = said.indexOf(part, from);
      yield { line, said: part, at: at + index };
      from = index + part.length;
    }
  }
}

/** What programs print before they end. Only for texts that show an end or a failed start. */
export function crashCauses(source: CauseSource, lines: readonly Line[], named: readonly Candidate[]): Candidate[] {
  const { text } = source;
  const out = new Map<string, Candidate>();
  // The catalog has a better explanation of this line.
  const covered = (line: Line): boolean =>
    named.some(({ id, span, rank }) => rank < RANK.lastWord && id !== 'mcp-go-status' && overlaps(span, line.span));
  let last: Piece | null = null;
  let marked: Piece | null = null;
  for (const piece of pieces(lines)) {
    const { line, said, at } = piece;
    const start = line.span.start + at;
    const isNamed = named.some(({ span }) => overlaps(span, { start, end: start + said.length }));
    if (!line.prose && !isNamed) {
      if (LAST_WORD.test(said) && !WRAPPER.test(said) && (!last || last.line === line)) last = piece;
      if (ON_STDERR.test(line.text) && TROUBLE.test(said)) marked = piece;
    }
    for (const crash of CRASHES) {
      const found = crash.looks.exec(said);
      if (!found || covered(line) || (line.prose && !IN_PROSE.test(said))) continue;
      const id = idOf(crash.id, said);
      const from = start + found.index;
      const before = out.get(id);
      // An installation message only suggests an old version; an error shows it.
      if (before && !(WEAK.test(text.slice(before.span.start, before.span.end)) && !WEAK.test(found[0]))) {
        if (before.more.length < 5) out.set(id, { ...before, more: [...before.more, line.span] });
        continue;
      }
      out.set(
        id,
        candidate({
          id,
          rank: crash.rank,
          severity: 'warning',
          title: id === SPACE ? 'A path with spaces must be quoted, or written without spaces' : crash.title,
          what: `The log shows ${quoted(said)}. ${crash.says}`,
          why: crash.why,
          how: id === SPACE ? UNQUOTED : crash.how,
          ask: ['Paste the host’s configuration of this server if the change does not help.'],
          span: { start: from, end: Math.min(line.span.end, from + found[0].length) },
        }),
      );
    }
  }
  const word = last ?? marked;
  if (out.size === 0 && word) out.set('program-crashed', crashed(word));
  return [...out.values()];
}

const SPACE = 'spawn-path-with-space-enoent';
const UNQUOTED: readonly Remedy[] = [
  {
    for: 'Windows',
    says: 'Use the short path (`C:\\\\PROGRA~1\\\\nodejs\\\\npx.cmd`), or only the name of a program that is on the `PATH`.',
  },
  { says: 'Write the program into `command` and each argument into `args`, so that no shell splits them.' },
];

function idOf(id: string, said: string): string {
  if (id !== 'spawn-npx-enoent') return id;
  if (/^'[A-Za-z]:\\{1,4}Program' is not recognized/u.test(said)) return SPACE;
  return /\buvx?\b/u.test(said) ? 'spawn-uvx-enoent' : id;
}

function overlaps(one: Span, other: Span): boolean {
  return one.start < other.end && other.start < one.end;
}

/** What a panic of Rust prints on its next line. */
const PANIC = /panicked at [^\s]{1,300}?:\d{1,6}:\d{1,6}:(?:\\{1,4}n|\s){0,3}([^\\\n"]{1,160})/u;

function crashed({ line, said, at }: Piece): Candidate {
  const panic = PANIC.exec(line.text)?.[1];
  const short = panic ?? said;
  const shown = panic === undefined || said.includes(panic) ? said : `${said} ${panic}`;
  return candidate({
    id: 'program-crashed',
    rank: RANK.lastWord,
    severity: 'warning',
    title: `The server must not end with ${quoted(short, 80)}`,
    what: `The program reports ${quoted(shown, 200)}, and the session ended.`,
    why: 'An error that nothing catches ends the process, and the client loses its connection.',
    how: [
      {
        says: 'Fix the error that the line names, or catch it in the handler and return a result with `"isError": true`.',
      },
    ],
    ask: ['Paste the stack trace after the line: its first line in your own code is the place.'],
    span: { start: line.span.start + at, end: Math.min(line.span.end, line.span.start + at + said.length) },
  });
}
