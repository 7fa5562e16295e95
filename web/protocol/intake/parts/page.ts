/**
 * Cuts a page without fences, as copied from a browser, into values, runs of code, and the text around them. Purely by lines,
 * each read once; nothing is judged here.
 */
import type { Span } from '../../types.ts';
import { isLogged, kindOfLine, MAX_EXAMINED, isProse, wordsOf } from './lines.ts';
import { commandAt, PROMPT } from '../shell.ts';
import { linesIn, OPENS, opensAt, type Region } from './regions.ts';
import { endOfShown } from './shown.ts';

/** A region of a page: also `code`, which is read as program text, and `inline`, a value within a line of text. `cut`: a value that the page shows only the beginning of. */
export type PageRegion = Omit<Region, 'kind'> & {
  readonly kind: 'value' | 'inline' | 'code' | 'text';
  readonly cut?: true;
};

/** A text with fewer words of prose is no page; one with a message within a sentence needs fewer. */
const PAGE_WORDS = 25;
const SENTENCE_WORDS = 6;
/** Between two messages on one line, these few are a sentence, too. */
const PAIR_WORDS = 3;
/** A text with more values of one line than this and two for each sentence is a log. */
const MANY_RECORDS = 4;
const LEAD_UP_TO = 200;
/** A message within a line, perhaps with the name of its type as Rust prints it. */
const INLINE = /\{\s*["']jsonrpc["']\s*:|(?:\b[A-Z]\w{0,60} )?\{\s*jsonrpc\s*:/;
/** A line on which a command to a server begins: what is before it. */
const CURL = new RegExp(String.raw`^\s*(?:${PROMPT})?(?!.*<<)(?=curl\s.*(?:https?:\/\/|\s-[XdHs]\b|\s--\w|\\$))`, 'u');
/** Longer lines are not searched for messages within them, UTF-16 units. */
const MAX_INLINE = 20_000;

interface Line extends Span {
  readonly next: number;
  readonly source: string;
}

/** The regions of a page; null if the text is no page: if it has little prose, or nothing but prose. */
export function pageOf(text: string, span: Span): PageRegion[] | null {
  const cutter = new Cutter(text, span);
  const regions = cutter.cut();
  const least = cutter.isOneLine ? 0 : cutter.hasPair ? PAIR_WORDS : cutter.hasSentence ? SENTENCE_WORDS : PAGE_WORDS;
  if (
    cutter.words < least ||
    cutter.records > MANY_RECORDS + 2 * cutter.sentences ||
    !regions.some(({ kind }) => kind !== 'text')
  )
    return null;
  return regions;
}

class Cutter {
  words = 0;
  sentences = 0;
  /** Values of one line: where they are many more than the sentences, the text is a log. */
  records = 0;
  /** True if a message stands within a sentence. */
  hasSentence = false;
  /** True if a sentence has two messages. */
  hasPair = false;
  /** True if the text is one line, with words before a message and after it. */
  isOneLine = false;
  readonly #text: string;
  readonly #span: Span;
  readonly #out: PageRegion[] = [];
  /** The start of the text that is in no region yet. */
  #from: number;
  #lead = '';

  constructor(text: string, span: Span) {
    this.#text = text;
    this.#span = span;
    this.#from = span.start;
  }

  cut(): PageRegion[] {
    const lines = this.#lines();
    for (let index = 0; index < lines.length;) index = this.#line(lines, index);
    this.#prose(this.#span.end);
    return this.#out;
  }

  #lines(): Line[] {
    const out: Line[] = [];
    for (const { start, end, next } of linesIn(this.#text, this.#span))
      out.push({ start, end, next, source: this.#text.slice(start, Math.min(end, start + MAX_EXAMINED)) });
    return out;
  }

  /** Reads the line at an index; returns the index of the line to go on with. */
  #line(lines: readonly Line[], index: number): number {
    const line = lines[index];
    if (!line) return index + 1;
    const at = opensAt(line.source, lines[index + 1]?.source ?? '');
    if (at >= 0) return this.#value(lines, index, line, at);
    const command = CURL.exec(line.source);
    if (command) return this.#command(lines, index, line, command[0].length);
    const kind = kindOfLine(line.source);
    if (kind === 'code' || (kind === 'comment' && this.#precedesCode(lines, index))) return this.#code(lines, index);
    if (kind === 'blank') return index + 1;
    this.#inline(line);
    this.#lead = line.source.trim().slice(0, LEAD_UP_TO);
    if (kind === 'sentence' && !isLogged(line.source)) {
      this.words += wordsOf(line.source);
      this.sentences++;
    }
    return index + 1;
  }

  #value(lines: readonly Line[], index: number, line: Line, at: number): number {
    const start = line.start + at;
    const { end, cut } = endOfShown(this.#text, start, this.#span.end);
    if (end <= line.end) this.records++;
    const region = { kind: 'value' as const, start, end, info: '', lead: this.#lead };
    this.#add(cut ? { ...region, cut: true } : region);
    return indexAfter(lines, index, end);
  }

  /** A command with its continued lines and its quoted body. `mark`: the length of a prompt before it. */
  #command(lines: readonly Line[], index: number, line: Line, mark: number): number {
    const { span } = commandAt(this.#text, line.start + mark);
    const end = Math.min(this.#span.end, Math.max(span.end, line.end));
    this.#add({ kind: 'code', start: line.start, end, info: '', lead: this.#lead });
    return indexAfter(lines, index, end);
  }

  /** Messages within a line of running text. */
  #inline({ start, end }: Line): void {
    if (end - start > MAX_INLINE) return;
    const text = this.#text.slice(start, end);
    let inLine = 0;
    let from = 0;
    for (let at = text.search(INLINE); at >= 0;) {
      const found = endOfShown(text, at, text.length);
      if (found.cut) return;
      const lead = text.slice(Math.max(from, at - LEAD_UP_TO), at).trim();
      this.hasSentence ||= !isLogged(text) && wordsOf(lead) > 0;
      this.hasPair ||= this.hasSentence && inLine > 0;
      this.isOneLine ||=
        inLine === 0 &&
        this.hasSentence &&
        end - start === this.#span.end - this.#span.start &&
        isAround(text, at, found.end);
      inLine++;
      this.#add({ kind: 'inline', start: start + at, end: start + found.end, info: '', lead });
      from = found.end;
      const next = text.slice(found.end).search(INLINE);
      at = next < 0 ? -1 : found.end + next;
    }
  }

  /** Code goes on over empty lines while what follows is code, or stands within brackets, or is indented. */
  #code(lines: readonly Line[], first: number): number {
    const state = new Brackets();
    let last = first;
    for (let index = first; index < lines.length; index++) {
      const line = lines[index];
      if (!line) break;
      const kind = kindOfLine(line.source);
      if (kind === 'blank') continue;
      if (index > first && !state.inString && !this.#goesOn(lines, index, kind, state.depth > 0)) break;
      state.read(line.source);
      last = index;
    }
    const [begin, end] = [lines[first], lines[last]];
    if (begin && end) this.#add({ kind: 'code', start: begin.start, end: end.end, info: '', lead: this.#lead });
    return last + 1;
  }

  #goesOn(lines: readonly Line[], index: number, kind: string, open: boolean): boolean {
    const source = lines[index]?.source ?? '';
    const indented = /^(?: {2,}|\t)\S/.test(source);
    if (isProse(source) && !(indented && open)) return false;
    if (open || kind === 'code') return open || !/^[{[]/.test(source);
    if (/^[{[]/.test(source)) return false;
    if (kind === 'comment') return indented || this.#isPartOfRun(lines, index) || this.#precedesCode(lines, index);
    return indented && !/^\s*[•◦▪‣]/.test(source);
  }

  /** True for a comment right below code that no value follows. */
  #isPartOfRun(lines: readonly Line[], index: number): boolean {
    if (kindOfLine(lines[index - 1]?.source ?? '') === 'blank') return false;
    let next = index + 1;
    while (next < index + 12 && kindOfLine(lines[next]?.source ?? '') === 'comment') next++;
    return !OPENS.test(lines[next]?.source ?? '');
  }

  /** True if code follows a comment, perhaps after more comments and one empty line. */
  #precedesCode(lines: readonly Line[], index: number): boolean {
    let blank = 0;
    for (let next = index + 1; next < Math.min(lines.length, index + 12); next++) {
      const { source } = lines[next] ?? { source: '' };
      const kind = kindOfLine(source);
      if (kind === 'comment') continue;
      if (kind !== 'blank') return kind === 'code' && !OPENS.test(source);
      if (++blank > 1) return false;
    }
    return false;
  }

  #add(region: PageRegion): void {
    this.#prose(region.start);
    this.#out.push(region);
    this.#from = region.end;
    this.#lead = '';
  }

  #prose(end: number): void {
    if (this.#text.slice(this.#from, end).trim() === '') return;
    this.#out.push({ kind: 'text', start: this.#from, end, info: '', lead: '' });
  }
}

/**
 * True for a value with words before it and after it on its line, and no bracket or quote around it. Two single words without a
 * mark are no sentence.
 */
export function isAround(line: string, start: number, end: number): boolean {
  const [before, after] = [line.slice(0, start), line.slice(end).replace(/[{[].*$/su, '')];
  if (!areWords(before) || !areWords(after)) return false;
  return !/^\s*\p{L}+\s*$/u.test(before) || !/^\s*\p{L}+\s*$/u.test(after);
}

function areWords(text: string): boolean {
  return /\p{L}{2}/u.test(text) && !/[{}[\]"'`]/.test(text);
}

/** The first line that begins at or after an offset. */
function indexAfter(lines: readonly Line[], from: number, offset: number): number {
  let index = from + 1;
  while (index < lines.length && (lines[index]?.start ?? 0) < offset) index++;
  return index;
}

/** Open brackets and strings over several lines of a program. */
class Brackets {
  depth = 0;
  #quote = '';

  get inString(): boolean {
    return this.#quote !== '';
  }

  read(line: string): void {
    for (let at = 0; at < line.length; at++) {
      if (this.#quote !== '') {
        const close = line.indexOf(this.#quote, at);
        if (close < 0) return;
        at = close + this.#quote.length - 1;
        this.#quote = '';
        continue;
      }
      const char = line.charAt(at);
      if (char === '#' || (char === '/' && line.charAt(at + 1) === '/')) return;
      if ((char === '"' || char === "'") && line.startsWith(char.repeat(3), at)) {
        this.#quote = char.repeat(3);
        at += 2;
      } else if (char === '"' || char === "'") {
        const close = line.indexOf(char, at + 1);
        if (close < 0) return;
        at = close;
      } else if (char === '{' || char === '[' || char === '(') this.depth++;
      else if (char === '}' || char === ']' || char === ')') this.depth = Math.max(0, this.depth - 1);
    }
  }
}
