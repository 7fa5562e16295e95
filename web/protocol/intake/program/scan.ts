/** Finds the values of a program text: walks over code, strings and comments once, and keeps what is a message or a document. */
import type { JsonNode } from '../../json/types.ts';
import { toValue } from '../../json/value.ts';
import type { Span } from '../../types.ts';
import { readLooseFields } from './constructors.ts';
import { readingAt, readLiteralHere } from './expression.ts';
import { readGoPrint } from './go-print.ts';
import { valuesIn, markPlaceholders, type Found } from './json-text.ts';
import { commentEnd, TYPES, type Note, type ObjectNode, type Reading } from './reading.ts';
import { senderAbove } from './sender.ts';
import { isBatch, isDocument, isFragment, isMessage } from './shape.ts';
import { readStrings, type Quoted } from './strings.ts';
import { Budget, type Language, type ProgramValue, type ProgramValueKind } from './types.ts';
import { DIALECTS } from './dialects.ts';

/** Steps per character of the text, and a constant for short ones. */
const STEPS = 20;
const MIN_STEPS = 20_000;
/** Expressions within literals within expressions are followed to this depth. */
const MAX_NESTING = 24;
const MAX_VALUES = 20_000;
const UNQUOTED = 'json-unquoted-key';

const WORD = /[A-Za-z_$@][\w$]*(?:(?:\.|::)[A-Za-z_$][\w$]*)*!?/y;
/** Words after which a typed object, a map or a builder may follow. */
const STARTS =
  /^(?:new|map|array|dict|buildJson\w+|(?:\w+(?:\.|::))*(?:[A-Z]\w*|mapOf|listOf|mutableMapOf|hashMapOf|linkedMapOf|asList|of|H|M)|vec!)$/;
/** A call or a key before an object that makes it a document, whatever its members. */
const SERIALIZED =
  /(?:\bjson\.dumps|\bJSON\.(?:stringify|generate)|\bjson!|\bjson_encode|\bJson\.encode\w*|\bJason\.encode!?|\bjsonEncode|\bJsonSerializer\.Serialize|\bjson\.Marshal(?:Indent)?|\bpayload\s*=|\bbody\s*[:=]|\bdata\s*=|\bjson\s*=|\btoEqual|\btoStrictEqual|\bto_eq|\bparams\s*[:=]|\bresult\s*[:=]|\bparse)\s*\(?\s*$/;
/** What declares the type of a name that follows. */
const DECLARES = /\b(?:interface|class|struct|enum|trait|protocol|extends|implements)\s+$/;
/** What declares the type or the schema of the object that follows. */
const DECLARED =
  /(?:\b(?:interface|struct)\s+\w+[^{}\n=]{0,200}|\btype\s+\w+(?:<[^{}\n]{0,80}>)?\s*=\s*(?:[\w<>, ]{1,60}&\s*)?|\b(?:z|zod|v|t|Type|Joi|Schema|S|yup)\s*\.\w*(?:[oO]bject|[sS]truct|type|[iI]nterface)\(\s*|\.(?:extend|merge|passthrough|safeExtend)\(\s*)$/;
const LIST_BEFORE =
  /(?:\w\[\]|\bList\[[\w.[\], |]+\]|\bVec<[^=\n]*|\bList<[^=\n]*)\s*=\s*$|\b\w*(?:[mM]essages|[rR]equests|[rR]esponses|[nN]otifications|[cC]ases|MESSAGES|REQUESTS|RESPONSES)\s*(?::=|=|:)\s*(?:\[\]\w[\w.{}[\]]*)?$/;

/** All values of a program text, in text order. */
export function scanProgram(text: string, span: Span, language: Language): ProgramValue[] {
  const budget = new Budget((span.end - span.start) * STEPS + MIN_STEPS);
  const scan = new Scan(text, language, budget);
  scan.range(span.start, span.end, 0);
  return scan.found.sort((a, b) => a.span.start - b.span.start || b.span.end - a.span.end);
}

class Scan {
  readonly found: ProgramValue[] = [];
  readonly #text: string;
  readonly #language: Language;
  readonly #budget: Budget;
  /** True within a comment that shows what the code prints. */
  #printed = false;

  constructor(text: string, language: Language, budget: Budget) {
    this.#text = text;
    this.#language = language;
    this.#budget = budget;
  }

  /** Reads code from `start` to `stop`. */
  range(start: number, stop: number, nesting: number): void {
    if (nesting > MAX_NESTING || !this.#budget.spend(stop - start)) return;
    const text = this.#text;
    const dialect = DIALECTS[this.#language];
    let at = start;
    while (at < stop && this.found.length < MAX_VALUES) {
      const char = text.charAt(at);
      const comment = char === '/' || char === '#' ? commentEnd(text, at, stop, dialect) : -1;
      if (comment > 0) {
        this.#comment(at, comment, nesting);
        at = comment;
      } else if (
        char === '{' ||
        char === '[' ||
        (char === '%' && this.#language === 'elixir') ||
        this.#opensTable(char, at)
      ) {
        at = this.#literal(at, stop, nesting);
      } else if (/[A-Za-z_$@"'`%~<#]/.test(char)) {
        at = this.#stringOrWord(at, stop, nesting);
      } else {
        at++;
      }
      if (!this.#budget.spend(1)) return;
    }
  }

  /** Comments after the code show what it prints: `# [TextContent(…)]`, `// read: {"jsonrpc": …}`. */
  #comment(start: number, end: number, nesting: number): void {
    const text = this.#text.slice(start, Math.min(end, start + 4000));
    const opener = /^(?:#|\/\/)\s*(?:=>|->|→|Output:|Prints:|Result:)?\s*(?=[[{]|[A-Z]\w+\()/.exec(text);
    const printed = opener && /^(?:\[\s*)?(?:\{\s*["'\w]|[A-Z]\w+\(\w+=)/.test(text.slice(opener[0].length));
    const from = printed ? opener[0].length : (/\{\s?["']jsonrpc["']\s*:/.exec(text)?.index ?? -1);
    if (from < 0 || nesting > 2) return;
    const outer = this.#printed;
    this.#printed = true;
    this.range(start + from, end, nesting + 1);
    this.#printed = outer;
  }

  #stringOrWord(at: number, stop: number, nesting: number): number {
    const source = { text: this.#text, stop, language: this.#language, budget: this.#budget };
    const string = readStrings(source, at);
    if (string) {
      this.#string(string);
      return Math.max(string.end, at + 1);
    }
    WORD.lastIndex = at;
    const word = WORD.exec(this.#text)?.[0];
    if (word === undefined) return at + 1;
    const after = at + word.length;
    if (DECLARES.test(this.#before(at))) return after;
    if (this.#text.charAt(after) === '=' && (this.#language === 'python' || this.#language === 'go')) {
      const loose = this.#looseFields(at, stop, nesting);
      if (loose > after) return loose;
    }
    if (
      !STARTS.test(word) ||
      !/[ \t]{0,2}[[({<]|\s+(?:[A-Z]\w*|\{|\[)/y.test(this.#text.slice(after, Math.min(stop, after + 60)))
    )
      return after;
    const r = readingAt(this.#text, at, stop, this.#language, this.#budget);
    const node = readLiteralHere(r, 0);
    if (!node || (node.type !== 'object' && node.type !== 'array') || r.at <= after) return after;
    if (node.type === 'object' && node.members.length === 0) return after;
    this.#collect(node, r, nesting, true);
    return r.at;
  }

  #looseFields(at: number, stop: number, nesting: number): number {
    if (/[\w.(]/.test(this.#text.charAt(at - 1))) return at;
    const r = readingAt(this.#text, at, stop, this.#language, this.#budget);
    const node = readLooseFields(r);
    if (node) this.#collect(node, r, nesting, true);
    return node ? r.at : at;
  }

  #opensTable(char: string, at: number): boolean {
    return char === '@' && this.#language === 'powershell' && /[{(]/.test(this.#text.charAt(at + 1));
  }

  #literal(at: number, stop: number, nesting: number): number {
    if (DECLARED.test(this.#before(at))) {
      const r = readingAt(this.#text, at, stop, this.#language, this.#budget);
      if (readLiteralHere(r, 0) && r.at > at) return r.at;
    }
    if (this.#language === 'go') {
      const struct = readGoPrint(this.#text, at, stop, this.#budget);
      if (struct) {
        const r = readingAt(this.#text, at, stop, this.#language, this.#budget);
        r.named.set(struct, { name: '', printed: true });
        this.#collect(struct, r, nesting, true);
        return struct.end;
      }
    }
    const r = readingAt(this.#text, at, stop, this.#language, this.#budget);
    const node = readLiteralHere(r, 0);
    if (!node || r.at <= at) return at + 1;
    this.#collect(node, r, nesting, true);
    return r.at;
  }

  #string(string: Quoted): void {
    for (const found of valuesIn(string)) this.#jsonText(found, string);
  }

  #jsonText(found: Found, string: Quoted): void {
    const { tree } = found;
    // Keys without quotes between backticks: Markdown, in which a value is quoted.
    const isQuoted = this.#text.charAt(string.start) === '`' && found.problems.some(({ code }) => code === UNQUOTED);
    if (isQuoted) return;
    const wanted = isMessage(tree) || isBatch(tree) || isFragment(tree) || isDocument(tree);
    const whole = tree.type === 'object' && tree.members.length > 0 && found.problems.length === 0;
    if (!wanted && !whole) return;
    const notation = [...string.labels];
    if (found.interpolated) notation.push('variables in the string');
    if (markPlaceholders(tree)) notation.push('placeholders');
    if (this.#text.slice(string.start, string.end).includes('\\"')) notation.push('escaped quotes');
    this.#add({ span: found.span, tree, kind: 'string', notation, wire: [], problems: found.problems }, string.start);
  }

  /** Returns a node, or looks into it. Follows a list of its own, so that no depth matters. */
  #collect(root: JsonNode, r: Reading, nesting: number, top: boolean): void {
    const waiting: { node: JsonNode; top: boolean }[] = [{ node: root, top }];
    r.notes.sort((a, b) => a.at - b.at);
    if (this.#budget.exhausted) return;
    // A call that makes an object may leave out what has a default.
    const printed = [...r.named.values()].some((one) => one.printed);
    for (const [node, named] of r.named) {
      named.printed = printed;
      if (!printed && node.type === 'object') node.incomplete = true;
    }
    for (let one = waiting.pop(); one; one = waiting.pop()) {
      const { node } = one;
      if (this.#wanted(node, one.top)) {
        if (node.type === 'array' && isBatch(node) && this.#isList(node)) {
          for (const item of node.items.toReversed()) waiting.push({ node: item, top: true });
        } else {
          this.#literalFound(node, r);
        }
        continue;
      }
      const string = r.strings.get(node);
      if (string) this.#string(string);
      else if (node.type === 'hole') this.#hole(node, nesting);
      if (node.type === 'object' && r.named.has(node) && isAround(node)) {
        // What a library keeps beside its envelope is not shown.
        for (const { value } of node.members) if (value.type === 'object') value.incomplete = true;
      }
      if (node.type === 'object')
        for (const { value } of node.members.toReversed()) waiting.push({ node: value, top: false });
      if (node.type === 'array') for (const item of node.items.toReversed()) waiting.push({ node: item, top: false });
    }
  }

  #hole(node: JsonNode, nesting: number): void {
    if (/[{["'`]/.test(this.#text.slice(node.start, Math.min(node.end, node.start + 100_000)))) {
      this.range(node.start, node.end, nesting + 1);
    }
  }

  #wanted(node: JsonNode, top: boolean): boolean {
    if (node.type !== 'object' && node.type !== 'array') return false;
    if (isMessage(node) || isBatch(node) || isFragment(node) || isDocument(node)) return true;
    if (!top || node.type !== 'object' || node.members.length === 0 || isAround(node)) return false;
    return SERIALIZED.test(this.#before(node.start)) || this.#alone(node);
  }

  #before(at: number): string {
    return this.#text.slice(Math.max(0, at - 80), at);
  }

  /** True if a value has its lines for itself: a program printed it. */
  #alone(node: JsonNode): boolean {
    const before = /(?:^|\n)$/.test(this.#before(node.start));
    return before && /^[ \t\r]*(?:\n|$)/.test(this.#text.slice(node.end, node.end + 20));
  }

  #isList(node: JsonNode): boolean {
    return LIST_BEFORE.test(this.#text.slice(Math.max(0, node.start - 160), node.start));
  }

  #literalFound(node: JsonNode, r: Reading): void {
    const notes = notesIn(r.notes, node);
    const notation = [...new Set(notes.map(({ phrase }) => phrase))];
    const wire = [...new Set(notes.filter((one) => one.wire).map(({ phrase }) => phrase))];
    const named =
      r.named.get(node) ?? (node.type === 'array' && node.items[0] ? r.named.get(node.items[0]) : undefined);
    const schematic = notes.some(({ phrase }) => phrase === TYPES);
    const kind: ProgramValueKind =
      named && !schematic ? (named.printed || this.#printed || this.#alone(node) ? 'repr' : 'constructor') : 'literal';
    this.#add(
      {
        span: { start: node.start, end: node.end },
        tree: node,
        kind,
        notation,
        wire,
        problems: [],
        ...(named && named.name !== '' ? { typeName: named.name } : {}),
        ...(schematic ? { schematic: true as const } : {}),
      },
      node.start,
    );
  }

  #add(one: Omit<ProgramValue, 'value' | 'from'>, at: number): void {
    const from = senderAbove(this.#text, at);
    this.found.push({ ...one, value: toValue(one.tree), ...(from ? { from } : {}) });
  }
}

/** True for a printed object of a library around a message, such as the Python SDK’s `RequestResponder(request=…)`. */
function isAround({ members }: ObjectNode): boolean {
  return members.some(({ value }) => value.type === 'object' && (isMessage(value) || isAround(value)));
}

/** The notes about a range, from notes in text order. */
function notesIn(notes: readonly Note[], { start, end }: Span): readonly Note[] {
  let low = 0;
  let high = notes.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((notes[middle]?.at ?? 0) < start) low = middle + 1;
    else high = middle;
  }
  let last = low;
  while (last < notes.length && (notes[last]?.at ?? end) < end) last++;
  return notes.slice(low, last);
}
