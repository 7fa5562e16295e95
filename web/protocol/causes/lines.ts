/** The lines of a text that are not messages: what programs and hosts print between them. */
import type { CauseSource } from './define.ts';
import { ON_STDOUT } from '../intake/formats/tap.ts';
import { isOwnSentence, isPrintedLine } from './printed.ts';
import { partAt, placeAt } from './reading.ts';
import type { Span } from '../types.ts';

/** One line, without its line ending and without white space at its ends. */
export interface Line {
  readonly span: Span;
  /** The line, at most 600 UTF-16 units of it. */
  readonly text: string;
  /** The stream that it was written to, if the format shows it. */
  readonly stream: 'stdout' | 'stderr' | null;
  /** True for text that people wrote around what they pasted: it may mention errors that did not occur. */
  readonly prose: boolean;
}

/** Maximum number of lines at each end of the text; a failure is at one of them. */
const LINES = 3000;
const LONGEST = 600;
/** The same for a line that quotes the whole output of a program. */
const QUOTING = 3000;
const QUOTES = /\bstderr\b|panicked at|[Pp]rocess error/u;

/** Kinds of parts whose lines were printed by programs, or quoted by people. */
const PRINTED = new Set<string>([
  'complaint',
  'log',
  'http',
  'prose',
  'unknown',
  'message',
  'program-repr',
  'oauth-error-response',
]);

/** Lines of a program. */
const CODE =
  /[;{}]\s*$|^\s*(?:(?:import|export|from|const|let|var|def|class|return|if|else|for|while|try|except|catch|function|async|await|public|private|using|namespace|package|use|fn|func|type|interface|struct)\b|[@#]|\*(?!\*)|\/\/|\/\*)|=>|[\w\])]\s*=\s*\S|\w\([^)\n]{0,80}\)\s*[;:{]?$/u;

/** A comment after a statement, with the error that it causes. */
const RESULT =
  /\S\s{1,40}(?:\/\/|#)\s{0,3}((?:[❌✗✕×]|->|→|=>|[Tt]hrows|[Ff]ails with)\s{0,2}[^\n]{0,60}(?:Error|Exception|error)\b[^\n]{4,})$/u;

/** The lines between the messages, in text order. */
export function linesBetween({ text, intake, records }: CauseSource): Line[] {
  const parts = intake.parts ?? [];
  const { skipped } = intake;
  const ranges: { span: Span; stream: Line['stream']; isCode?: boolean }[] = (
    skipped.length > 4 * LINES ? [...skipped.slice(0, 2 * LINES), ...skipped.slice(-2 * LINES)] : skipped
  )
    .filter(({ start }) => parts.length === 0 || isPrinted(parts, start))
    .map(({ start, end, because }) => ({
      span: { start, end },
      stream: /standard error|stderr/iu.test(because) ? 'stderr' : because === ON_STDOUT ? 'stdout' : null,
    }));
  for (const { kind, span, messages } of parts) {
    if (messages > 0) continue;
    if (PRINTED.has(kind) || isDump(kind, text, span) || isLine(kind, text, span)) ranges.push({ span, stream: null });
    // A text with a few words of code in it may be taken for a program.
    else if (kind === 'program-literal' || kind === 'host-command') ranges.push({ span, stream: null, isCode: true });
  }
  if (ranges.length === 0 && records.length === 0 && parts.length === 0)
    ranges.push({ span: { start: 0, end: text.length }, stream: null });
  ranges.sort((a, b) => a.span.start - b.span.start);
  const out: Line[] = [];
  let last = -1;
  const isFenced = fencesOf(text);
  const isIntroduced = introductionsOf(text);
  for (const { span, stream, isCode = false } of ranges) {
    const prose = isCode || (partAt(parts, span.start)?.kind === 'prose' && !isOutput(text, span));
    for (const line of linesOf(text, { start: span.start, end: endOfLine(text, parts, span.end) })) {
      if (line.start <= last) continue;
      last = line.start;
      const short = text.slice(line.start, Math.min(line.end, line.start + LONGEST));
      const content = QUOTES.test(short) ? text.slice(line.start, Math.min(line.end, line.start + QUOTING)) : short;
      const result = isCode || prose ? RESULT.exec(content) : null;
      if (result?.[1] !== undefined) {
        const start = line.end - result[1].length;
        if (content.length < LONGEST)
          out.push({ span: { start, end: line.end }, text: result[1], stream, prose: false });
        continue;
      }
      if (isCode && CODE.test(content) && !isPrintedLine(content) && !isOwnSentence(content)) continue;
      const isProse = prose && !isFenced(line.start) && !isPrintedLine(content) && !isIntroduced(line, content);
      out.push({ span: line, text: content, stream, prose: isProse });
      // The innermost reason of a chain of errors is at its end.
      const from = Math.max(line.start + content.length, line.end - LONGEST);
      if (from < line.end)
        out.push({ span: { start: from, end: line.end }, text: text.slice(from, line.end), stream, prose: isProse });
      if (out.length > 4 * LINES) out.splice(LINES, out.length - 2 * LINES);
    }
  }
  const [first] = out;
  // What stands alone was copied from somewhere.
  return first && out.length === 1 && first.prose && !ASKED.test(first.text) ? [{ ...first, prose: false }] : out;
}

/** True for an offset inside of a block between fences; for offsets in their order. */
function fencesOf(text: string): (at: number) => boolean {
  const fence = /^[ \t>]{0,8}```([^\n]{0,40})/gmu;
  let next = fence.exec(text);
  let fenced = false;
  return (at) => {
    for (; next && next.index <= at; next = fence.exec(text)) fenced = next[1]?.trim() === '' ? !fenced : true;
    return fenced;
  };
}

/** The end of a sentence that introduces what was printed. */
const INTRODUCES =
  /(?:\b(?:errors?|exceptions?|messages?|logs?|output|warnings?|fail(?:s|ed|ing)?|returns?|returned|reports?|says?|shows?|prints?|responds?|response|gets?|got|seeing|trace(?:back)?)\b|报错|错误|日志|输出)[^.\n]{0,60}[:：]\*{0,2}$/iu;
/** What people write below such a sentence: a heading, an item, a sentence of their own, an image. */
const WRITTEN = /^(?:#{1,6} |[-*•] |\d{1,2}[.)] |I\b|We\b|!\[|<|https?:|\*\*)|[:：]\*{0,2}$|\?$/u;

/** True for a paragraph below a sentence that introduces it as output; for lines in their order. */
function introductionsOf(text: string): (line: Span, content: string) => boolean {
  let last = 0;
  let state: 'none' | 'open' | 'inside' = 'none';
  return ({ start, end }, content) => {
    const between = text.slice(last, start);
    if (state === 'inside' && /\n\s{0,80}\n/u.test(between)) state = 'none';
    if (between.trim() !== '' || WRITTEN.test(content)) state = 'none';
    last = end;
    const isPart = state !== 'none';
    state = INTRODUCES.test(content) ? 'open' : isPart ? 'inside' : 'none';
    return isPart;
  };
}

/** What people write: a question, several sentences, or the beginning of one. */
const ASKED = /\?$|\. \p{Lu}|^(?:I|My|We|How|Why|What|When|Can|Could|Please|Hi|Hello)\b/u;

/** The end of a range, or of its last line, if a value follows on it that is not a message: what a program prints may quote one. */
function endOfLine(text: string, parts: NonNullable<CauseSource['intake']['parts']>, end: number): number {
  if (end >= text.length || text.charAt(end - 1) === '\n' || text.charAt(end) === '\n') return end;
  const next = partAt(parts, end);
  if (!next || next.messages > 0) return end;
  const feed = text.indexOf('\n', end);
  return Math.min(feed < 0 ? text.length : feed, end + QUOTING);
}

function isPrinted(parts: CauseSource['intake']['parts'], at: number): boolean {
  const part = partAt(parts, at);
  return !part || PRINTED.has(part.kind);
}

/** Maximum number of records of a logger that are read as lines. */
const RECORDS = 300;

/** The name of the member that messages have, also escaped in a string. */
const JSONRPC = /\\{0,4}"jsonrpc\\{0,4}"/u;

/** The code of a failure inside of the other side, one of its own, or one that does not fit its message: the message explains it. */
const INTERNAL = /"code\\{0,4}"\s{0,4}:\s{0,4}-32(?:0\d\d\b|60[03]\b|601\b(?![^]{0,80}method))/iu;

/** The records of a logger and the errors of other APIs that look like messages, each as one line. */
export function recordLines({ text, records }: CauseSource): Line[] {
  const out: Line[] = [];
  for (let index = 0; index < records.length && out.length < RECORDS; index++) {
    const kind = records.kind(index);
    if (kind !== 'invalid' && kind !== 'error' && kind !== 'batch') continue;
    const { start, end: last } = placeAt(records, index);
    // A line that begins with a quotation mark was read as a string.
    const feed = /["'`]/u.test(text.charAt(start)) ? text.indexOf('\n', last) : last;
    const end = feed < 0 ? text.length : feed;
    const content = text.slice(start, Math.min(end, start + QUOTING));
    const request = records.answers(index);
    const isAsked = request < 0 || records.method(request) === 'initialize';
    if (kind !== 'invalid' && JSONRPC.test(content) && !(isAsked && INTERNAL.test(content))) continue;
    out.push({ span: { start, end }, text: content, stream: null, prose: false });
  }
  return out;
}

/** The lines of values that are no messages, such as a part of a response; those within program text were never printed. */
export function valueLines({ text, intake }: CauseSource): Line[] {
  const parts = intake.parts ?? [];
  if (!parts.some(({ kind }) => kind === 'prose')) return [];
  const programs = parts.filter(({ kind }) => kind === 'program-literal');
  return parts
    .filter(({ kind, messages }) => kind.startsWith('fragment-') && !kind.startsWith('fragment-tool') && messages === 0)
    .filter(({ span: { start } }) => !programs.some(({ span }) => span.start <= start && start < span.end))
    .flatMap(({ span }) => [...linesOf(text, span)])
    .slice(0, RECORDS)
    .map((span) => ({
      span,
      text: text.slice(span.start, Math.min(span.end, span.start + LONGEST)),
      stream: null,
      prose: false,
    }));
}

/** A level in the record of a logger. */
const LEVELED = /"(?:level|severity)" ?: ?"/iu;

/** True for the line of a program that is read as a member and its value, `error: unknown option`, and for the record of a logger. */
function isLine(kind: string, text: string, { start, end }: Span): boolean {
  return kind === 'fragment-error' && (!/[{[]/u.test(text.charAt(start)) || LEVELED.test(text.slice(start, end)));
}

/** Number of lines by which the prose of a part is distinguished from output. */
const FIRST = 60;

/** True for a part of which at least half was printed by a program. */
function isOutput(text: string, span: Span): boolean {
  let lines = 0;
  let printed = 0;
  for (const { start, end } of linesOf(text, span)) {
    if (isPrintedLine(text.slice(start, Math.min(end, start + LONGEST)))) printed++;
    if (++lines >= FIRST) break;
  }
  return lines > 1 && printed * 2 >= lines;
}

/** Before the stack of an error, a runtime prints the line of the program where it happened. */
const FRAME = /^[\s'"`+]{2,14}at \S.{0,300}[(:]|^Traceback \(most recent call last\)/mu;
/** How much of a part is searched for it, UTF-16 units. */
const SEARCHED = 20_000;

/** True for program text that is the output of a program which ended with an error. */
function isDump(kind: string, text: string, { start, end }: Span): boolean {
  return kind === 'program-literal' && FRAME.test(text.slice(start, Math.min(end, start + SEARCHED)));
}

function* linesOf(text: string, { start, end }: Span): Generator<Span> {
  for (let at = start; at < end;) {
    const feed = text.indexOf('\n', at);
    const stop = feed < 0 || feed > end ? end : feed;
    const line = text.slice(at, stop);
    const from = at + line.length - line.trimStart().length;
    const to = from + line.trim().length;
    if (to > from) yield { start: from, end: to };
    at = stop + 1;
  }
}

/** A time, a level, a name in brackets: what a host writes before the line of a program. */
const PREFIX =
  /^(?:\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d{1,9})?(?:Z|[+-]\d\d:?\d\d)?\s{0,4}|\[[^\]\n]{1,60}\]\s{0,3}|[\w.-]{1,40}\s{1,4}\|\s{1,2}|\w{3} [ \d]\d \d\d:\d\d:\d\d [\w.-]{1,60} |[\w.-]{1,40}\[\d{1,8}\]: |(?:stdout|stderr)\s[FP]\s|\|\s{1,12}|>\s)/iu;

const LEVEL = /^(?:info|warn|warning|error|debug|trace|notice|fatal)\b:?\s{1,4}/iu;

/** The part of a line that its program wrote: without the times, levels and names before it, at most four. */
export function bodyOf(line: string): string {
  let rest = line;
  for (let count = 0; count < 4; count++) {
    // At the beginning of a line, such a word is the first of a sentence.
    const found = PREFIX.exec(rest) ?? (count > 0 ? LEVEL.exec(rest) : null);
    if (!found || found[0].length === rest.length) break;
    rest = rest.slice(found[0].length);
  }
  return rest;
}
