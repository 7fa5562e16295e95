/**
 * Cuts a paste into regions: fenced code blocks at any indentation, and the text around them; and text without fences into
 * values, commands and prose. Purely by lines; nothing is judged here.
 */
import type { Span } from '../../types.ts';
import { endOfValue } from '../record-view.ts';
import { isBlank, trimmed } from '../unit.ts';

/** A range of the paste that is read by itself. */
export interface Region extends Span {
  /** `fence`: a fenced block. `value`: text that begins with a bracket and ends with the matching one. `text`: all else. */
  readonly kind: 'fence' | 'value' | 'text';
  /** For a fence: the words after the mark, e.g. `json title=".mcp.json"`; otherwise empty. */
  readonly info: string;
  /** The last line of text before it, such as a heading or `Request:`; empty if there is none. */
  readonly lead: string;
  /** For a fence: the last heading before it; empty if there is none. */
  readonly heading?: string;
}

const FENCE = /^[ \t>]*(?:[-*+] +|\d+[.)] +)?(`{3,}|~{3,})[ \t]*([^`\n]*)$/;
/** A line that may close a block: no item of a list begins on it. */
const CLOSES = /^[ \t>]*[`~]/;
const LEAD_UP_TO = 200;
/** A heading, a line in bold, or the title of a part that folds. */
const HEADING = /^(?:#{1,6} |\*\*[^*]+\*\*:?$|<summary>)/;
/** A line on which a JSON object or array begins, not a time in brackets. */
export const OPENS = /^[ \t]*(?:[{]|\[(?!\d{1,4}[-/:.][\dA-Z]|\[[A-Za-z_]\w*[.\]])[ \t]*(?:[[{"\d\]-]|$))/;

/**
 * A line up to a bracket that ends it: words, perhaps with a colon, but no code; or only the mark before the
 * output of a command in a terminal of Claude Code or Codex.
 */
const INTRODUCES = /^[ \t>*-]*(?:\p{L}[^{}[\]"'`=()<>;]{0,200}[\s:]|[⎿└][ \t]{1,4})([{[])[ \t]*$/u;
/** A key of JSON, or another bracket. */
const GOES_ON = /^\s*(?:"(?:[^"\\\n]|\\.){1,80}"\s*:|\{\s*$)/;

/**
 * Where a value begins on a line: at its first character, or at the bracket that ends a line of words or follows a mark, if a
 * key follows on the next line; -1 if none does. `next`: the beginning of the next line.
 */
export function opensAt(source: string, next: string): number {
  if (OPENS.test(source)) return source.length - source.trimStart().length;
  const found = INTRODUCES.exec(source);
  return found && GOES_ON.test(next) ? source.lastIndexOf(found[1] ?? '{') : -1;
}

/** The language that a fence names, and what follows it. */
export function fenceInfo(info: string): { language: string; title: string } {
  const language = /^[\w+#.-]*/.exec(info)?.[0] ?? '';
  return { language: language.toLowerCase(), title: info.slice(language.length).trim() };
}

/** Fenced blocks and the text between them, in order. Fences of lists and quotations keep their indentation. */
export function fencesOf(text: string, span: Span): Region[] {
  const out: Region[] = [];
  let from = span.start;
  let lead = '';
  let heading = '';
  let open: { mark: string; info: string; body: number; lead: string; heading: string } | null = null;
  for (const line of linesIn(text, span)) {
    const source = text.slice(line.start, Math.min(line.end, line.start + 300)).trimEnd();
    const fence = FENCE.exec(source);
    const mark = fence?.[1] ?? '';
    if (open) {
      if (!fence || !mark.startsWith(open.mark) || (fence[2] ?? '').trim() !== '' || !CLOSES.test(source)) continue;
      out.push({ ...placed(open), end: line.start });
      from = line.next;
      open = null;
      lead = '';
    } else if (fence) {
      if (line.start > from) out.push({ kind: 'text', start: from, end: line.start, info: '', lead: '' });
      const info = (fence[2] ?? '').trim();
      // The first line of the block, on the line of its mark.
      const glued = /^(?:[{[]|[\w.-]+:$)/.test(info);
      const body = glued ? line.start + source.lastIndexOf(info) : line.next;
      open = { mark, info: glued ? '' : info, body, lead, heading };
    } else if (source.trim() !== '') {
      lead = source.trim().slice(0, LEAD_UP_TO);
      if (HEADING.test(lead)) heading = lead;
    }
  }
  if (open) out.push({ ...placed(open), end: span.end });
  else if (span.end > from) out.push({ kind: 'text', start: from, end: span.end, info: '', lead: '' });
  return out;
}

function placed({ info, body, lead, heading }: { info: string; body: number; lead: string; heading: string }) {
  return { kind: 'fence', start: body, info, lead, ...(heading === lead ? {} : { heading }) } as const;
}

/** Values that begin a line and end one, and the text between them. Each character is scanned at most twice. */
export function valuesOf(text: string, span: Span): Region[] {
  const out: Region[] = [];
  let from = span.start;
  let lead = '';
  let skipTo = span.start;
  let budget = 2 * (span.end - span.start);
  for (const line of linesIn(text, span)) {
    if (line.start < skipTo) continue;
    const source = text.slice(line.start, Math.min(line.end, line.start + 300));
    const at = opensAt(source, text.slice(line.next, line.next + 100));
    if (at < 0 || budget <= 0) {
      if (source.trim() !== '') lead = source.trim().slice(0, LEAD_UP_TO);
      continue;
    }
    const start = line.start + at;
    const end = endOfValue(text, start, span.end);
    budget -= (end < 0 ? span.end : end) - start;
    if (end < 0) continue;
    if (start > from) out.push({ kind: 'text', start: from, end: start, info: '', lead: '' });
    out.push({ kind: 'value', start, end, info: '', lead });
    lead = '';
    from = end;
    skipTo = end;
  }
  if (span.end > from) out.push({ kind: 'text', start: from, end: span.end, info: '', lead });
  return out.filter(({ start, end }) => !isEmpty(text, start, end));
}

/** A longer range is not searched, UTF-16 units. */
const MAX_LABELLED = 20_000;

/** Lines with words and a value that are looked at. */
const MAX_LABELS = 40;

/** The values at the ends of lines that begin with words. */
export function labelledIn(text: string, span: Span): Span[] {
  const out: Span[] = [];
  if (span.end - span.start > MAX_LABELLED) return out;
  for (const { start, end } of linesIn(text, span)) {
    const line = trimmed(text, { start, end });
    const at = text.slice(line.start, line.end).search(/\{\s?"/);
    if (at > 0 && text.charAt(line.end - 1) === '}') out.push({ start: line.start + at, end: line.end });
    if (out.length >= MAX_LABELS) break;
  }
  return out;
}

/** A member with an object, at the beginning of a line. */
const MEMBER_BELOW = /^[ \t]*"[\w.@/ -]{1,80}"\s*:\s*\{[ \t]*$/;
/** Words that introduce what is below them. */
const INTRODUCING = /[:：][ \t]*$/;

/** Stretches of lines without a blank line between them. Members below the words that introduce them begin another. */
export function paragraphsOf(text: string, span: Span): Span[] {
  const out: Span[] = [];
  let start = -1;
  let end = -1;
  for (const line of linesIn(text, span)) {
    const blank = isEmpty(text, line.start, line.end);
    if (!blank && start >= 0 && line.end - line.start < LEAD_UP_TO) {
      const isIntroduced = INTRODUCING.test(text.slice(Math.max(start, end - 20), end));
      if (isIntroduced && MEMBER_BELOW.test(text.slice(line.start, line.end))) {
        out.push({ start, end });
        start = line.start;
      }
    }
    if (!blank && start < 0) start = line.start;
    if (!blank) end = line.end;
    else if (start >= 0) {
      out.push({ start, end });
      start = -1;
    }
  }
  if (start >= 0) out.push({ start, end });
  return out;
}

/** The lines of a range; `next` is the offset after the line feed. */
export function* linesIn(text: string, span: Span): Generator<Span & { readonly next: number }> {
  let start = span.start;
  while (start < span.end) {
    const found = text.indexOf('\n', start);
    const stop = found < 0 || found >= span.end ? span.end : found;
    const end = stop > start && text.charCodeAt(stop - 1) === 13 ? stop - 1 : stop;
    yield { start, end, next: Math.min(span.end, stop + 1) };
    start = stop + 1;
  }
}

/** True if a range has nothing but white space. */
export function isEmpty(text: string, start: number, end: number): boolean {
  for (let at = start; at < end; at++) if (!isBlank(text.charCodeAt(at))) return false;
  return true;
}
