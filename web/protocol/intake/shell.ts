/**
 * Shell commands as people paste them: words with their quotes, continued lines, here-documents. POSIX, cmd.exe and PowerShell
 * alike.
 */
import type { Span } from '../types.ts';
import { Decoding, type Mapped } from './mapped.ts';

/**
 * The source of a pattern for the prompt before a command: of bash, zsh, fish and cmd.exe, with user, host and folder or without,
 * and of PowerShell. The command begins after the match.
 */
export const PROMPT = [
  String.raw`(?:\([\w.-]{1,40}\)[ \t]+)?(?:\[?[\w.-]{1,60}@[\w.-]{1,80}(?:[: \t][^\n$#%>❯{]{0,200})?|[~/][^\n$#%>❯{]{0,120}|[\w.-]{1,20}-\d[\d.]{0,8}|)[$%#>❯][ \t]+`,
  String.raw`➜[ \t]+\S{1,60}[ \t]+(?:git:\(\S{1,60}\)[ \t]+)?(?:✗[ \t]+)?`,
  String.raw`PS [^>\n]{0,200}>[ \t]*`,
  String.raw`[A-Z]:\\[^>\n]{0,200}>[ \t]*`,
].join('|');

/** A word of a command, without its quotes. */
export interface Word {
  readonly span: Span;
  readonly value: Mapped;
}

/** A command until the end of its line, a `|`, a `;` or `&&`. */
export interface Command {
  readonly words: readonly Word[];
  readonly span: Span;
  /** The text after it: `|` if its output is piped to another command. */
  readonly joint: string;
  /** The text of a here-document or here-string. */
  readonly here: Mapped | null;
  /** The offset at which the text continues after it, here-document included. */
  readonly next: number;
}

const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
  ['b', '\b'],
  ['f', '\f'],
  ['0', '\0'],
]);
/** Text with more words is not a command. */
const MAX_WORDS = 2000;

/** The command that begins at an offset. */
export function commandAt(text: string, start: number): Command {
  const reader = new CommandReader(text, start);
  return reader.read();
}

class CommandReader {
  readonly #text: string;
  readonly #start: number;
  readonly #words: Word[] = [];
  #at: number;
  #joint = '';
  #here: Mapped | null = null;
  #heredoc: { mark: string; raw: boolean } | null = null;

  constructor(text: string, start: number) {
    this.#text = text;
    this.#start = start;
    this.#at = start;
  }

  read(): Command {
    const text = this.#text;
    let end = this.#start;
    while (this.#at < text.length && this.#words.length < MAX_WORDS) {
      this.#gap();
      const char = text.charAt(this.#at);
      if (this.#at >= text.length || char === '\n' || char === '\r') break;
      const stop = /^(?:\|\|?|;|&&|&|\))/.exec(text.slice(this.#at, this.#at + 2));
      if (stop) {
        this.#joint = stop[0];
        this.#at += stop[0].length;
        break;
      }
      if (!this.#redirect()) this.#word();
      end = this.#at;
    }
    const span = { start: this.#start, end };
    // The search for the here-document finds its text.
    const next = this.#document(this.#at);
    return { words: this.#words, span, joint: this.#joint, here: this.#here, next };
  }

  /** White space, and line endings after `\`, `^` or a backtick. */
  #gap(): void {
    const text = this.#text;
    for (;;) {
      const gone = /^(?:[ \t]+|[\\^`][ \t]*\r?\n)/.exec(text.slice(this.#at, this.#at + 200));
      if (!gone) return;
      this.#at += gone[0].length;
    }
  }

  /** `<<EOF`, `<<<`, `> file`, `2>&1`: redirections are not words. */
  #redirect(): boolean {
    const found = /^(?:<<<|<<-?|\d?>>?(?:&\d)?|<)[ \t]*/.exec(this.#text.slice(this.#at, this.#at + 40));
    if (!found) return false;
    this.#at += found[0].length;
    const mark = found[0].trim();
    if (/&\d$/.test(mark)) return true;
    const from = this.#at;
    this.#word();
    const word = this.#words.pop();
    if (mark === '<<<') this.#here = word?.value ?? null;
    else if (mark.startsWith('<<'))
      this.#heredoc = { mark: word?.value.text ?? '', raw: /^['"\\]/.test(this.#text.charAt(from)) };
    return true;
  }

  #word(): void {
    const text = this.#text;
    const start = this.#at;
    const decoding = new Decoding(text);
    while (this.#at < text.length) {
      const char = text.charAt(this.#at);
      if (/[\s|;&)]/.test(char)) break;
      if (char === "'") this.#quoted(decoding, "'", false);
      else if (char === '"') this.#quoted(decoding, '"', true);
      else if (char === '$' && text.charAt(this.#at + 1) === "'") this.#dollar(decoding);
      else if ((char === '\\' || char === '^') && /^[\\^`]\r?\n/.test(text.slice(this.#at, this.#at + 3)))
        this.#at = text.indexOf('\n', this.#at) + 1;
      else if (text.startsWith('^"', this.#at)) this.#careted(decoding);
      else if (char === '\\' || (char === '^' && /["&|<>^]/.test(text.charAt(this.#at + 1)))) {
        const next = Math.min(this.#at + 2, text.length);
        decoding.copy(this.#at + 1, next);
        this.#at = next;
      } else {
        decoding.copy(this.#at, this.#at + 1);
        this.#at++;
      }
    }
    // A character that no word accepts is a word by itself.
    if (this.#at === start && start < text.length) this.#at++;
    this.#words.push({ span: { start, end: this.#at }, value: decoding.done() });
  }

  /**
   * Quoted text; in double quotes a backslash escapes the next character. Windows PowerShell passes single quotes on as they are,
   * and the program reads `\"` as a quote. An unclosed quote extends to the end.
   */
  #quoted(decoding: Decoding, quote: string, escapes: boolean): void {
    const text = this.#text;
    const escaped = escapes ? /["\\$`\n]/ : /\.exe$/i.test(this.#words[0]?.value.text ?? '') ? /"/ : null;
    let from = this.#at + 1;
    let at = from;
    for (; at < text.length && text.charAt(at) !== quote; at++) {
      if (!escaped || text.charAt(at) !== '\\' || !escaped.test(text.charAt(at + 1))) continue;
      decoding.copy(from, at);
      from = at + 1;
      at++;
    }
    decoding.copy(from, at);
    this.#at = Math.min(at + 1, text.length);
  }

  /** `^"…^"`: quotes that reach the program, as browsers copy requests for cmd.exe; a caret escapes every character between them. */
  #careted(decoding: Decoding): void {
    const text = this.#text;
    let at = this.#at + 2;
    while (at < text.length && !text.startsWith('^"', at)) {
      const escaped = /^(?:\^?\\\^?(?=["\\])|\^\r?\n\r?\n?|\^)/.exec(text.slice(at, at + 6));
      at += escaped?.[0].length ?? 0;
      decoding.copy(at, at + 1);
      at++;
    }
    this.#at = Math.min(at + 2, text.length);
  }

  /** `$'…'`: escapes as in C. */
  #dollar(decoding: Decoding): void {
    const text = this.#text;
    let from = this.#at + 2;
    let at = from;
    for (; at < text.length && text.charAt(at) !== "'"; at++) {
      if (text.charAt(at) !== '\\') continue;
      decoding.copy(from, at);
      const [decoded, length] = escapeAt(text, at);
      decoding.put(decoded, { start: at, end: at + length });
      at += length - 1;
      from = at + 1;
    }
    decoding.copy(from, at);
    this.#at = Math.min(at + 1, text.length);
  }

  /** The lines of a here-document, if there is one. Returns the offset at which the text continues. */
  #document(from: number): number {
    const text = this.#text;
    if (!this.#heredoc) return from;
    const { mark, raw } = this.#heredoc;
    let at = text.indexOf('\n', from) + 1;
    if (at === 0) return from;
    const decoding = new Decoding(text);
    while (at < text.length) {
      let end = text.indexOf('\n', at);
      if (end < 0) end = text.length;
      if (text.slice(at, end).trim() === mark) {
        this.#here = decoding.done();
        return end;
      }
      // The shell expands variables itself; their values are unknown, so the names stay.
      decoding.copy(at, Math.min(end + 1, text.length));
      at = end + 1;
    }
    this.#here = decoding.done();
    return raw ? text.length : at;
  }
}

/** The character an escape of `$'…'` and `printf` stands for, and the length of the escape. */
export function escapeAt(text: string, at: number): [string, number] {
  const hex = /^\\(?:x([\da-fA-F]{1,2})|u([\da-fA-F]{1,4}))/.exec(text.slice(at, at + 6));
  const digits = hex?.[1] ?? hex?.[2];
  if (hex && digits !== undefined) return [String.fromCharCode(Number.parseInt(digits, 16)), hex[0].length];
  const char = text.charAt(at + 1);
  return [ESCAPES.get(char) ?? char, 2];
}
