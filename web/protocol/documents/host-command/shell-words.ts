/** Words of shell commands with their places: POSIX, PowerShell and cmd.exe alike. */
import type { Span } from '../../types.ts';

/** A word without its quotes and escapes. */
export interface ShellWord extends Span {
  readonly text: string;
  /** For each UTF-16 unit of `text` its offset in the pasted text. */
  readonly offsets: readonly number[];
  /** True if the word begins with a quote. */
  readonly quoted: boolean;
}

/** Maximum number of words that are read of one text. */
const MAX_WORDS = 2000;

/**
 * The commands of a range, each as its words. A line break ends a command unless a backslash, backtick or caret is before
 * it; so do `;`, `|` and `&&`. Quotes that are not closed extend to the end of the range. Never throws; linear.
 */
export function shellCommands(text: string, span: Span): ShellWord[][] {
  const reader = new Reader(text, span);
  const commands: ShellWord[][] = [[]];
  for (let count = 0; count < MAX_WORDS; count += 1) {
    const gap = reader.skipGap();
    if (gap === 'end') break;
    if (gap === 'command') commands.push([]);
    else commands.at(-1)?.push(reader.word());
  }
  return commands.map(withoutRedirections).filter((words) => words.length > 0);
}

/** A redirection, such as `>`, `2>` or `>/dev/null`. What follows `2>&` is read as another command. */
const REDIRECTION = /^\d?(?:>>?|<)(?!.*>$)/;

/** The words of a command that its program receives. */
function withoutRedirections(words: readonly ShellWord[]): ShellWord[] {
  return words.filter((word, index) => {
    const before = words[index - 1];
    const isTarget = before !== undefined && !before.quoted && /^\d?(?:>>?|<)$/.test(before.text);
    return !isTarget && (word.quoted || !REDIRECTION.test(word.text));
  });
}

class Reader {
  readonly #text: string;
  readonly #end: number;
  #at: number;

  constructor(text: string, { start, end }: Span) {
    this.#text = text;
    this.#at = start;
    this.#end = end;
  }

  /** Moves to the next word or after the end of a command. */
  skipGap(): 'word' | 'command' | 'end' {
    for (; this.#at < this.#end; this.#at += 1) {
      const char = this.#text.charAt(this.#at);
      if (char === ' ' || char === '\t' || char === '\r') continue;
      const continued = this.#continued();
      if (continued > 0) {
        this.#at += continued - 1;
      } else if (char === '\n' || char === ';' || char === '|' || char === '&') {
        this.#at += 1;
        return 'command';
      } else if (char === '#' && this.#startsLine()) {
        while (this.#at < this.#end && this.#text.charAt(this.#at) !== '\n') this.#at += 1;
        this.#at -= 1;
      } else {
        return 'word';
      }
    }
    return 'end';
  }

  /** True if only white space is before the position in its line, or a blank. */
  #startsLine(): boolean {
    return this.#at === 0 || /\s/.test(this.#text.charAt(this.#at - 1));
  }

  /** The length of a continuation: an escape at the end of a line; 0 if there is none. */
  #continued(): number {
    const char = this.#text.charAt(this.#at);
    if (char !== '\\' && char !== '`' && char !== '^') return 0;
    const next = this.#text.charAt(this.#at + 1);
    if (next === '\n') return 2;
    return next === '\r' && this.#text.charAt(this.#at + 2) === '\n' ? 3 : 0;
  }

  word(): ShellWord {
    const start = this.#at;
    const chars: string[] = [];
    const offsets: number[] = [];
    let quote = '';
    for (; this.#at < this.#end; this.#at += 1) {
      const char = this.#text.charAt(this.#at);
      if (quote === '') {
        if (/[\s;|&]/.test(char)) break;
        if (char === "'" || char === '"') {
          quote = char;
          continue;
        }
      } else if (char === quote) {
        quote = '';
        continue;
      }
      const continued = quote === "'" ? 0 : this.#continued();
      if (continued > 0) {
        if (quote === '') break;
        this.#at += continued - 1;
        continue;
      }
      const escaped = quote !== "'" && this.#escapes(char, quote);
      if (escaped) this.#at += 1;
      chars.push(this.#text.charAt(this.#at));
      offsets.push(this.#at);
    }
    this.#at = Math.min(this.#at, this.#end);
    return { start, end: this.#at, text: chars.join(''), offsets, quoted: /['"]/.test(this.#text.charAt(start)) };
  }

  #escapes(char: string, quote: string): boolean {
    if (this.#at + 1 >= this.#end) return false;
    const next = this.#text.charAt(this.#at + 1);
    if (char === '`') return /["`$]/.test(next);
    return char === '\\' && (quote === '' ? /["'\\ ${}]/.test(next) : /["\\$`]/.test(next));
  }
}
