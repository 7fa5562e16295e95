/** The content of a string literal: its end, its escapes, and the expressions in it. Linear in the text read. */
import type { ContentBuilder } from './content.ts';
import type { Escapes, Interpolation, StringForm } from './dialects.ts';
import { heredocEnd, runLength } from './string-ends.ts';
import type { Budget, Language } from './types.ts';

/** Where a literal is read. */
export interface Source {
  readonly text: string;
  readonly stop: number;
  readonly language: Language;
  readonly budget: Budget;
}

/** Longest expression inside a string, in UTF-16 units. */
const MAX_EXPRESSION = 2000;
/** What a literal costs besides its length, in steps. */
const LITERAL = 16;
/** A conversion of a format string, such as `%d`. */
const CONVERSION = /%[-+#0]?\d{0,3}(?:\.\d{1,3})?[a-zA-Z]/y;
const LETTERS: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  b: '\b',
  f: '\f',
  0: '\0',
  a: '',
  v: '\v',
};
const HEX = /(?:x[\da-fA-F]{2}|u[\da-fA-F]{4}|u\{[\da-fA-F]{1,6}\}|U[\da-fA-F]{8})/y;
const VARIABLE = /\$[A-Za-z_]\w{0,80}/y;
const FORMAT_CALL = /\b(?:format|print|println|write|writeln|panic|eprintln)!\s*\(\s*(?:&?\w+,\s*)?$/;

/** Reads the literal that `match` opens into the builder. Returns the offset after it; null, with nothing added, if it does not end. */
export function readBody(
  source: Source,
  form: StringForm,
  match: RegExpExecArray,
  builder: ContentBuilder,
): number | null {
  return new Body(source, form, match, builder).read();
}

/** The content of one literal while it is read. */
class Body {
  readonly #source: Source;
  readonly #builder: ContentBuilder;
  readonly #close: string;
  readonly #escapes: Escapes;
  readonly #interpolation: Interpolation;
  readonly #count: number;
  readonly #doubled: boolean;
  readonly #lines: boolean;
  readonly #hashes: string;
  readonly #end: number;
  #at: number;
  #copied: number;

  constructor(source: Source, form: StringForm, match: RegExpExecArray, builder: ContentBuilder) {
    this.#source = source;
    this.#builder = builder;
    this.#close = form.close(match);
    this.#escapes = form.escapes(match);
    const formats =
      source.language === 'rust' && FORMAT_CALL.test(source.text.slice(Math.max(0, match.index - 40), match.index));
    this.#interpolation = formats ? 'braces' : (form.interpolation?.(match) ?? 'none');
    this.#count = form.count?.(match) ?? 1;
    this.#doubled = form.doubled?.(match) ?? true;
    this.#lines = form.lines(match);
    this.#hashes = this.#interpolation === 'parenthesis' ? (match[1] ?? '') : '';
    const after = match.index + match[0].length;
    if (form.heredoc) {
      const line = source.text.indexOf('\n', after);
      this.#at = line < 0 ? source.stop : line + 1;
      this.#end = heredocEnd(source, this.#at, this.#close);
      this.#close = this.#end < 0 ? '\0' : (source.text.slice(this.#end).match(/^[ \t]*\w+/)?.[0] ?? '\0');
    } else {
      this.#at = after;
      this.#end = this.#findEnd();
    }
    this.#copied = this.#at;
  }

  /** The offset after the literal; null if it does not end. */
  read(): number | null {
    const { text, budget } = this.#source;
    const from = this.#at;
    const end = this.#end;
    if (end < 0 || !budget.spend(end - from + LITERAL)) return null;
    while (this.#at < end) {
      const char = text.charAt(this.#at);
      if (this.#isEscape(this.#at, char)) this.#escape();
      else if (char === this.#close && this.#escapes === 'doubled') this.#put(char, 2);
      else if (char === '%' && !this.#builder.quoted) this.#conversion();
      else if (!this.#expression(char)) this.#at++;
      if ((char === '"' || char === '\\') && this.#copied < this.#at) this.#flush();
    }
    this.#flush();
    return end + this.#close.length;
  }

  /** The position of the closing quotes: -1 if the literal does not end. Expressions and escapes are passed over. */
  #findEnd(): number {
    const { text, stop, budget } = this.#source;
    if (budget.exhausted) return -1;
    let at = this.#at;
    const first = this.#close.charAt(0);
    while (at < stop) {
      const char = text.charAt(at);
      if (char === first && text.startsWith(this.#close, at) && at + this.#close.length <= stop) {
        if (this.#escapes === 'doubled' && text.charAt(at + 1) === first) at++;
        else return this.#lastQuotes(at);
      } else if (char === '\n' && !this.#lines) {
        return this.#failed(at);
      } else {
        at += this.#skipLength(at, char);
      }
      at++;
    }
    return this.#failed(at);
  }

  /** How many characters after this one belong to the same escape or expression. */
  #skipLength(at: number, char: string): number {
    if (this.#interpolation === 'braces' && this.#doubled && char === '{' && this.#source.text.charAt(at + 1) === '{')
      return 1;
    const length = this.#expressionLength(at);
    if (length > 0) return length - 1;
    return this.#isEscape(at, char) ? 1 : 0;
  }

  /** True if the next character belongs to this one. In PowerShell a backslash only escapes quotes, for programs that it starts. */
  #isEscape(at: number, char: string): boolean {
    if (this.#escapes === 'none' || this.#escapes === 'doubled') return false;
    if (this.#escapes !== 'backtick') return char === '\\';
    return char === '`' || (char === '\\' && this.#source.text.charAt(at + 1) === '"');
  }

  /** Of `""""` the last three close a text block: the first belongs to the content. */
  #lastQuotes(at: number): number {
    const { text, stop } = this.#source;
    let last = at;
    if (this.#close.length > 1 && this.#close.startsWith('""'))
      while (text.charAt(last + this.#close.length) === '"' && last + this.#close.length < stop) last++;
    return last;
  }

  #failed(at: number): number {
    this.#source.budget.spend(at - this.#at);
    return -1;
  }

  #flush(): void {
    this.#builder.copy(this.#copied, this.#at);
    this.#copied = this.#at;
  }

  #put(decoded: string, length: number): void {
    this.#builder.copy(this.#copied, this.#at);
    const end = Math.min(this.#at + length, this.#end);
    this.#builder.put(decoded, { start: this.#at, end });
    this.#at = end;
    this.#copied = end;
  }

  #hole(length: number): void {
    this.#builder.copy(this.#copied, this.#at);
    const end = Math.min(this.#at + length, this.#end);
    this.#builder.hole({ start: this.#at, end });
    this.#at = end;
    this.#copied = end;
  }

  #escape(): void {
    const { text, language } = this.#source;
    const next = text.charAt(this.#at + 1);
    if (this.#interpolation === 'parenthesis' && this.#expression('\\')) return;
    if (this.#escapes === 'quote') {
      if (next === '\\' || next === this.#close) this.#put(next, 2);
      else this.#at++;
      return;
    }
    if (this.#escapes === 'shell') {
      if (next === '\n') this.#put('', 2);
      else if ('"\\$`'.includes(next)) this.#put(next, 2);
      else this.#at++;
      return;
    }
    if (next === '\n' || next === '\r') {
      const rest = language === 'rust' || language === 'java' ? /^\\\r?\n[ \t\r\n]*/ : /^\\\r?\n/;
      this.#put('', rest.exec(text.slice(this.#at, this.#at + 400))?.[0].length ?? 2);
      return;
    }
    HEX.lastIndex = this.#at + 1;
    const hex = HEX.exec(text)?.[0];
    const code = hex === undefined ? NaN : Number.parseInt(hex.replace(/^[xuU]\{?/, ''), 16);
    if (hex !== undefined && code <= 0x10ffff) this.#put(String.fromCodePoint(code), 1 + hex.length);
    else this.#put(LETTERS[next] ?? next, 2);
  }

  #conversion(): void {
    CONVERSION.lastIndex = this.#at;
    const found = CONVERSION.exec(this.#source.text)?.[0];
    if (found === undefined) this.#at++;
    else this.#hole(found.length);
  }

  /** Takes an interpolated expression, or a doubled brace. */
  #expression(char: string): boolean {
    const { text } = this.#source;
    if (this.#interpolation === 'braces' && (char === '{' || char === '}')) {
      if (this.#doubled && text.charAt(this.#at + 1) === char) {
        this.#put(char, 2);
        return true;
      }
      if (char === '}') return false;
      const run = runLength(text, this.#at);
      if (run > this.#count) this.#at += run - this.#count;
    }
    const length = this.#expressionLength(this.#at);
    if (length === 0) return false;
    this.#hole(length);
    return true;
  }

  /** The length of the expression that starts here, with what encloses it; 0 if there is none. */
  #expressionLength(at: number): number {
    const { text } = this.#source;
    const char = text.charAt(at);
    switch (this.#interpolation) {
      case 'none':
        return 0;
      case 'braces':
        if (char !== '{' || runLength(text, at) < this.#count || (this.#doubled && text.charAt(at + 1) === '{'))
          return 0;
        return this.#enclosed(at, at + this.#count - 1, '{}');
      case 'hash':
        return text.startsWith('#{', at) ? this.#enclosed(at, at + 1, '{}') : 0;
      case 'parenthesis':
        return text.startsWith(`\\${this.#hashes}(`, at) ? this.#enclosed(at, at + 1 + this.#hashes.length, '()') : 0;
      case 'dollar-braces':
        return text.startsWith('${', at) ? this.#enclosed(at, at + 1, '{}') : 0;
      case 'dollar':
        return this.#dollar(at, char);
    }
  }

  #dollar(at: number, char: string): number {
    const { text, language } = this.#source;
    if (char === '{' && language === 'php' && text.charAt(at + 1) === '$') return this.#enclosed(at, at, '{}');
    if (char !== '$') return 0;
    if (text.charAt(at + 1) === '{') return this.#enclosed(at, at + 1, '{}');
    if (text.charAt(at + 1) === '(' && language === 'shell') return this.#enclosed(at, at + 1, '()');
    VARIABLE.lastIndex = at;
    const name = VARIABLE.exec(text)?.[0];
    return name?.length ?? 0;
  }

  /** The length from `start` until after the bracket that matches the one at `open`; 0 if it is not closed. */
  #enclosed(start: number, open: number, pair: string): number {
    const { text, stop, budget } = this.#source;
    const limit = Math.min(stop, open + MAX_EXPRESSION);
    let depth = 0;
    let at = open;
    for (; at < limit; at++) {
      const char = text.charAt(at);
      if (char === pair.charAt(0)) depth++;
      else if (char === pair.charAt(1) && --depth === 0) {
        const more = this.#interpolation === 'braces' ? this.#count : 1;
        return Math.min(at + more, limit) - start;
      } else if (char === '\n' && !this.#lines) break;
    }
    budget.spend((at - open) * 2);
    return 0;
  }
}
