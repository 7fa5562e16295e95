/** Why a program ended: what runtimes, shells and servers print when they cannot go on. */
import { type Crash, CRASHES } from './crash-shapes.ts';
import { candidate, type Candidate, type CauseSource, RANK } from './define.ts';
import { bodyOf, type Line } from './lines.ts';
import { GOES_ON } from './evidence-words.ts';
import { quoted } from './quote.ts';
import { EXIT_CODES } from './exit-codes.ts';
import { INSTALLS } from './install-shapes.ts';
import { STARTS } from './start-shapes.ts';
import type { Remedy, Span } from '../types.ts';

/** All reasons; each line is compared with each. */
export const SHAPES: readonly Crash[] = [...STARTS, ...INSTALLS, ...CRASHES, ...EXIT_CODES];

/** Wordings that people quote, not ones with which they describe a program. */
const IN_PROSE =
  /(?:Error|Exception)(?: \[\w{1,40}\])?: |\bERR!|'[\w-]{2,20}' codec can't |Unicode(?:De|En)codeError|cannot load such file|npm error |ERR_PNPM_|command not found|exited with code -?\d{2,}|exec: [^\n]{1,100}: not found|Install with '?pip|not recognized as|No module named|is not defined|EBADENGINE|\bspawn \S|\(os error \d|Python version \([\d.]{1,9}\) does not satisfy|running scripts is disabled|You must install (?:or update )?\.NET|Error response from daemon: |flag provided but not defined|: cannot execute\b|: [Pp]ermission denied|: [Ii]s a directory|[Ee]xec format error/u;
/** Lines that fit an old version, but prove nothing. */
const WEAK = /^npx: installed|^internal\/modules/u;

/** The last word of a program that has no better explanation. */
const LAST_WORD =
  /^(?:[\w-]{1,40}: )?(?:\w[\w.$]{0,120})?(?:Error|Exception|Panic)(?: \[\w{1,40}\])?: ?\S|^(?:\w{1,20} )?MCP error -\d{3,6}: \S|^error(?:\[\w{1,8}\])?: \S|^panic: \S|\bthread '[^']{1,60}' panicked at|^Unhandled exception|^Uncaught \S|^fatal(?: error)?: ?|^Fatal error|^Exception in thread|^Segmentation fault|#<\w{1,60}(?:Error|Exception): |\((?:\w+::)?\w{1,60}Error\)$|^[X✘] \[ERROR\] \S|\bPluginInvokeError: \S|^[\w./-]{1,40}: [^\n]{1,200}: (?:No such file or directory|text file busy)/u;
/** What only wraps the error. */
const WRAPPER =
  /(?:Exception|Error)Group\b|\bConnectionClosed\(|unhandled errors in a TaskGroup|^Suppressed: |^Caused by: .{0,200}(?:TimeoutException)|\bError (?:activating|starting|connecting to) (?:MCP )?server\b[^:\n]{0,80}:?$|\b(?:could not|[Ff]ailed to|unable to) (?:start|connect to|initiali[sz]e|load|attach)\b[^:\n]*$/u;
/** How hosts mark the lines that a server printed to stderr. */
const ON_STDERR = /\[server stderr\]|\[MCP STDERR|Child stderr:|\bstderr: |StdioProcessError\(/u;
/** What an error of a host quotes of it. */
const QUOTED = /StdioProcessError\(\\{0,4}"((?:[^"\\\n]|\\[^"\n]){1,600})/u;
/** Words of a line about an error that has no name. */
const TROUBLE =
  /\b(?:error|invalid|fail(?:ed|ure|s)?|cannot|can't|could not|unable|missing|not found|not set|denied|refused|unsupported|unknown|expired|must be|no such)\b/iu;

/** Code in a sentence: several words, or an exception. */
const INLINE = /`(?:[^`\n]{1,60} [^`\n]{1,300}|\w{8,60}Exception)`/gu;

/** What a sentence quotes after a colon. */
const TOLD = /\b(?:errors?|says|message|output|exception)\s?[:：]\s{1,2}(\S[^\n]{7,})$/iu;

/** A line, or a part of one that quotes the output of a program with escaped line feeds. */
export interface Piece {
  readonly line: Line;
  readonly content: string;
  /** The offset of the piece in its line. */
  readonly at: number;
  /** True for the code in a sentence: people quote what was printed. */
  readonly isCode?: true;
}

function* pieces(lines: readonly Line[]): Generator<Piece> {
  for (const line of lines) {
    const content = bodyOf(line.text);
    const at = line.text.length - content.length;
    yield { line, content, at };
    if (line.prose)
      for (const { 0: code, index } of content.matchAll(INLINE))
        yield { line, content: code.slice(1, -1), at: at + index + 1, isCode: true };
    const told = line.prose ? TOLD.exec(content) : null;
    if (told?.[1] !== undefined)
      yield { line, content: told[1], at: at + told.index + told[0].length - told[1].length, isCode: true };
    const inner = QUOTED.exec(content)?.[1];
    if (inner !== undefined) yield { line, content: inner, at: at + content.indexOf(inner) };
    if (!/\\n/u.test(content) || !/stderr|stack|panicked|process error|Traceback/iu.test(content)) continue;
    let from = 0;
    for (const part of content.split(/\\{1,4}n/u)) {
      const index = content.indexOf(part, from);
      yield { line, content: part, at: at + index };
      from = index + part.length;
    }
  }
}

/**
 * What programs print before they end. Only for texts that show an end or a failed start. `found`: the causes so far; `hasEnd`: the
 * text shows that a process or a connection ended.
 */
export function crashCauses(
  source: CauseSource,
  lines: readonly Line[],
  found: readonly Candidate[],
  hasEnd: boolean,
): Candidate[] {
  const { text } = source;
  const out = new Map<string, Candidate>();
  const places = found.map(({ id, rank, span, more }) => ({ id, rank, spans: [span, ...more] }));
  // There is a better explanation of this line.
  const covered = ({ span }: Line): boolean =>
    places.some(
      ({ id, rank, spans }) =>
        rank < RANK.lastWord && id !== 'mcp-go-status' && spans.some((one) => overlaps(one, span)),
    );
  let last: Piece | null = null;
  let marked: Piece | null = null;
  for (const piece of pieces(lines)) {
    const { line, content, at, isCode = false } = piece;
    const start = line.span.start + at;
    const own = { start, end: start + content.length };
    const isNamed = places.some(({ spans }) => spans.some((one) => overlaps(one, own)));
    if (!line.prose && !isNamed) {
      if (LAST_WORD.test(content) && !WRAPPER.test(content) && (!last || last.line === line)) last = piece;
      if (ON_STDERR.test(line.text) && TROUBLE.test(content.slice(Math.max(0, content.lastIndexOf('stderr: ')))))
        marked = piece;
    }
    for (const crash of SHAPES) {
      const hit = crash.looks.exec(content);
      if (!hit || covered(line) || (line.prose && !isCode && !IN_PROSE.test(content))) continue;
      // A warning about a setting that the program does without.
      if (crash.id === 'environment-variable-missing' && GOES_ON.test(content)) continue;
      const id = idOf(crash.id, content);
      const from = start + hit.index;
      const before = out.get(id);
      if (crash.isWeak && before) continue;
      // An installation message only suggests an old version; an error shows it.
      if (before && !(WEAK.test(text.slice(before.span.start, before.span.end)) && !WEAK.test(hit[0]))) {
        if (before.more.length < 5) out.set(id, { ...before, more: [...before.more, line.span] });
        continue;
      }
      out.set(
        id,
        candidate({
          id,
          rank: crash.rank,
          severity: crash.isWeak ? 'info' : 'warning',
          title: id === SPACE ? 'A path with spaces must be quoted, or written without spaces' : crash.title,
          what: `The log shows ${quoted(around(content, hit.index), 160)}. ${crash.says}`,
          why: crash.why,
          how: id === SPACE ? UNQUOTED : crash.how,
          ask: crash.ask ?? ['Paste the host’s configuration of this server if the change does not help.'],
          span: { start: from, end: Math.min(line.span.end, from + hit[0].length) },
        }),
      );
    }
  }
  const weak = [...out.values()].filter(({ severity }) => severity === 'info');
  const isOnly = weak.length === out.size && (!last || weak.some(({ span }) => last && overlaps(span, last.line.span)));
  // A number that leaves several reasons open says less than any line, and which permission was denied.
  if (!isOnly) for (const one of weak) settle(out, one);
  const word = last ?? marked;
  const isKnown = out.size > 0 || found.some(({ rank, severity }) => rank < RANK.lastWord && severity !== 'info');
  if (word && out.size === 0 && (hasEnd || !isKnown)) return [lastWord(word, hasEnd)];
  return [...out.values()];
}

/** Removes what a better line explains; together with a denied permission, 126 says that it is that of the program. */
function settle(out: Map<string, Candidate>, weak: Candidate): void {
  const denied = out.get('permission-denied');
  out.delete(weak.id);
  if (weak.id !== 'spawn-eacces' || !denied || denied.severity === 'info') return;
  out.delete(denied.id);
  const { id, rank, title, how, span } = weak;
  out.set(id, { ...denied, id, rank, title, how, more: [span, ...denied.more].slice(0, 5) });
}

const SPACE = 'spawn-path-with-space-enoent';
const UNQUOTED: readonly Remedy[] = [
  {
    for: 'Windows',
    says: 'Use the short path (`C:\\\\PROGRA~1\\\\nodejs\\\\npx.cmd`), or only the name of a program that is on the `PATH`.',
  },
  { says: 'Write the program into `command` and each argument into `args`, so that no shell splits them.' },
];

function idOf(id: string, content: string): string {
  if (id !== 'spawn-npx-enoent') return id;
  if (/^'[A-Za-z]:\\{1,4}Program' is not recognized/u.test(content)) return SPACE;
  return /\buvx?\b/u.test(content) ? 'spawn-uvx-enoent' : id;
}

/** A long line from a little before what was found in it. */
function around(content: string, at: number): string {
  return at < 70 ? content : `…${content.slice(content.lastIndexOf(' ', at - 10) + 1)}`;
}

function overlaps(one: Span, other: Span): boolean {
  return one.start < other.end && other.start < one.end;
}

/** An error that has no reason. */
const NO_REASON =
  /(?:^|: )\W{0,3}(?:Internal (?:server )?error|Unknown error|undefined|null|None|\[object Object\]|error|failed)\W{0,3}$|[a-z]:\s{0,4}$/iu;

/** An error of no class: what it is about is only in its words. */
const UNNAMED = /^(?:(?:Error|ERROR|error|Failed|Unable|Could not)\b)/u;

/** What a panic of Rust prints on its next line. */
const PANIC = /panicked at [^\s]{1,300}?:\d{1,6}:\d{1,6}:(?:\\{1,4}n|\s){0,3}([^\\\n"]{1,160})/u;

/** An error that the other side answered, as clients print it: the code, and the message. */
const ANSWERED = /\bMCP error (-?\d{1,6}): ([^\n]{1,300})/u;

/** An error without a class, which the line shows from `at`. `hasEnd`: the text shows that a process or a connection ended. */
export function lastWord({ line, content, at }: Piece, hasEnd: boolean): Candidate {
  const start = line.span.start + at;
  const span = { start, end: Math.min(line.span.end, start + content.length) };
  const answered = ANSWERED.exec(content);
  if (answered) return errorResponse(answered[1] ?? '', answered[2] ?? '', span);
  const panic = PANIC.exec(line.text)?.[1];
  const short = panic ?? content;
  const shown = panic === undefined || content.includes(panic) ? content : `${content} ${panic}`;
  return candidate({
    id: 'program-crashed',
    rank: RANK.lastWord,
    severity: NO_REASON.test(content) || (!hasEnd && panic === undefined && UNNAMED.test(content)) ? 'info' : 'warning',
    title: hasEnd
      ? `The server must not end with ${quoted(short, 80)}`
      : `The reason of this error must be corrected: ${quoted(short, 80)}`,
    what: `The program reports ${quoted(shown, 200)}${hasEnd ? ', and the session ended' : ''}.`,
    why: hasEnd
      ? 'An error that nothing catches ends the process, and the client loses its connection.'
      : 'It is the only error in the text. The text does not show what happened before and after it.',
    how: [
      {
        says: 'Fix the error that the line names, or catch it in the handler and return a result with `"isError": true`.',
      },
    ],
    ask: ['Paste the stack trace after the line: its first line in your own code is the place.'],
    span,
  });
}

function errorResponse(code: string, message: string, span: Span): Candidate {
  const isParams = code === '-32602' || code === '-32600';
  return candidate({
    id: 'error-response',
    rank: RANK.lastWord,
    severity: 'warning',
    title: `The ${isParams ? 'request must be valid' : 'server must handle the request'}, but it reports ${quoted(message, 60)}`,
    what: `The client received an error response with the code \`${code}\`: ${quoted(message, 200)}.`,
    why: isParams
      ? 'The server rejects the parameters before it does anything.'
      : 'The server received the request and could not carry it out: the connection itself works.',
    how: isParams
      ? [{ for: 'the client', says: 'Correct what the message names in `params`.' }]
      : [
          { for: 'the server', says: 'Read its log at this time, and correct what the message names.' },
          { for: 'the server', says: 'Return failures of a tool as a result with `"isError": true`.' },
        ],
    ask: ['Paste the request to which this is the response.'],
    span,
  });
}
