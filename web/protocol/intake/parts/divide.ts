/**
 * Takes a paste apart: messages, logs, documents, program text and prose, each read by itself, so that problems of one part do
 * not hide another, and text that was never meant as JSON gets no JSON errors.
 */
import type { DocumentKind, DocumentSubject, Recognition } from '../../documents/define.ts';
import { fragmentOf } from '../../documents/fragments/index.ts';
import { quickValue } from '../../json/fast.ts';
import { readValue } from '../../json/read.ts';
import type { JsonNode, JsonProblem, JsonValue } from '../../json/types.ts';
import { toValue } from '../../json/value.ts';
import type { Span } from '../../types.ts';
import { detect } from '../detect.ts';
import { beneath, detectBelow, takeInBelow } from '../layers.ts';
import { Decoding } from '../mapped.ts';
import type { Formats, Hints, Intake } from '../types.ts';
import { trimmed } from '../unit.ts';
import { Collector } from './collector.ts';
import { isMessageLike } from './message-like.ts';
import { fencesOf, isEmpty, valuesOf, type Region } from './regions.ts';
import type { ProgramReader } from './program-reader.ts';
import type { PartContent, RawPart } from './types.ts';

/** What a division works with. */
export interface DivideTools {
  readonly kinds: readonly DocumentKind[];
  readonly readProgram: ProgramReader | null;
}

/** Longer texts are logs, and are read as one, UTF-16 units. */
const MAX_LENGTH = 2_000_000;
/** Formats whose text may hold anything: for all others their own reader knows more. */
const OPEN_FORMATS = new Set(['json', 'lines', 'markdown', 'mixed', 'quoted', 'json-string', 'container']);
/** A claim of this or more means that the format is certain. */
const CERTAIN = 20;
/** Fences inside fences. */
const MAX_DEPTH = 3;
/** An object of at most this length, alone in the text, is taken for a message that went wrong, UTF-16 units. */
const SHORT = 200;

/** Returns the text in its parts; null if it is read whole, because it is one log, one capture, or plain messages. */
export function divide(text: string, formats: Formats, hints: Hints, tools: DivideTools): Intake | null {
  if (text.length > MAX_LENGTH || isEmpty(text, 0, text.length)) return null;
  const { format, score } = detect(text, formats, hints);
  if (!OPEN_FORMATS.has(format.id) && score >= CERTAIN) return null;
  const division = new Division(text, { ...hints, formats }, tools);
  division.read({ start: 0, end: text.length });
  return division.isWorthwhile() ? division.intake() : null;
}

/** What is known around a region. */
interface Context {
  readonly clues: readonly string[];
  readonly language: string;
  readonly depth: number;
}

class Division {
  readonly #text: string;
  readonly #hints: Hints;
  readonly #tools: DivideTools;
  readonly #out: Collector;
  /** True if a value is neither whole nor known: its writer probably meant a message. */
  #isBroken = false;

  constructor(text: string, hints: Hints, tools: DivideTools) {
    this.#text = text;
    this.#out = new Collector(text);
    this.#hints = hints;
    this.#tools = tools;
  }

  /** The whole text. */
  read(span: Span): void {
    this.#region(trimmed(this.#text, span), { clues: [], language: '', depth: 0 });
  }

  /** True if taking the text apart found more than messages. */
  isWorthwhile(): boolean {
    if (this.#out.hasOtherKinds || this.#out.isLesson) return true;
    if (this.#out.entries.length > 0 || this.#isBroken) return false;
    const text = this.#text.trim();
    if (text.length <= SHORT && !text.includes('\n')) return false;
    if (this.#out.parts.some(({ kind, span }) => kind === 'unknown' && span.end - span.start > SHORT)) return true;
    // What is neither a message nor a document may still be a message that only a tolerant reader finds.
    const whole = this.#below({ start: 0, end: this.#text.length });
    return !whole.entries.some(({ value }) => isMessageLike(value)) && !/^["'“{]|^\[(?!\w)/.test(text);
  }

  intake(): Intake {
    return this.#out.intake();
  }

  #region(span: Span, context: Context): void {
    const { start, end } = span;
    if (start >= end) return;
    if (/[{[]/.test(this.#text.charAt(start)) && this.#value(span, context)) return;
    const fences = context.depth < MAX_DEPTH ? fencesOf(this.#text, span) : [];
    if (fences.some(({ kind }) => kind === 'fence')) {
      for (const region of fences) {
        if (region.kind === 'fence') this.#fence(region, context);
        else this.#loose(trimmed(this.#text, region), context);
      }
      return;
    }
    if (this.#log(span) || this.#document(span, context) || this.#program(span, context)) return;
    this.#loose(span, context);
  }

  #fence({ start, end, info, lead }: Region, { clues, depth }: Context): void {
    const language = /^[\w+#.-]*/.exec(info)?.[0].toLowerCase() ?? '';
    const title = info.slice(language.length).trim();
    const nearest = [title, lead].filter((clue) => clue !== '');
    const span = trimmed(this.#text, { start, end });
    this.#region(span, { clues: [...nearest, ...clues].slice(0, 4), language, depth: depth + 1 });
  }

  /** Text without fences: values that stand by themselves, and what is between them. */
  #loose(span: Span, context: Context): void {
    if (span.start >= span.end) return;
    for (const region of valuesOf(this.#text, span)) {
      const clues = region.lead === '' ? context.clues : [region.lead, ...context.clues];
      const inner = trimmed(this.#text, region);
      if (region.kind === 'value' && this.#value(inner, { ...context, clues })) continue;
      if (this.#log(inner) || this.#document(inner, context) || this.#program(inner, context)) continue;
      this.#out.add({
        kind: 'prose',
        title: 'Text',
        because: 'It is neither a message nor a known document.',
        span: inner,
      });
    }
  }

  // ---- One value -------------------------------------------------------------------------------------------------------

  /** One JSON value, or several one after the other. False if the range is something else. */
  #value(span: Span, context: Context): boolean {
    const strict = quickValue(this.#text, span.start, span.end);
    if (strict !== undefined) {
      let tree: JsonNode | null = null;
      const read = () => (tree ??= readValue(this.#text, span.start, span.end).root);
      return this.#classified(span, strict, read, [], context);
    }
    const { root, problems, end } = readValue(this.#text, span.start, span.end);
    if (!root || root.type === 'hole' || !isEmpty(this.#text, end, span.end)) return this.#messages(span);
    const serious = problems.filter(({ code }) => !MINOR.has(code));
    if (serious.length > 0 && this.#program(span, context)) return true;
    return this.#classified(span, toValue(root), () => root, problems, context);
  }

  #classified(
    span: Span,
    value: JsonValue,
    tree: () => JsonNode | null,
    problems: readonly JsonProblem[],
    context: Context,
  ): boolean {
    const root = (): JsonNode | null => tree();
    const fragment = fragmentOf(value);
    const special =
      fragment && (fragment.kind === 'fragment-message-without-jsonrpc' || fragment.type === 'REST error');
    if (!special && isMessageLike(value)) return this.#messages(span);
    const subject: DocumentSubject = {
      text: this.#text,
      span,
      syntax: 'json',
      tree: root(),
      value,
      clues: context.clues,
      problems,
    };
    const document = this.#recognized(subject);
    const content: Omit<PartContent, 'fragment' | 'document'> = {
      syntax: 'json',
      tree: root(),
      value,
      problems,
      clues: context.clues,
      fixable: true,
    };
    if (document) this.#addDocument(span, document, content);
    else if (fragment) this.#addFragment(span, fragment, content);
    else if (this.#log(span)) return true;
    else if (problems.some(({ code }) => !MINOR.has(code))) return this.#broken(span);
    else
      this.#out.add({
        kind: 'unknown',
        title: 'JSON of an unknown kind',
        because: 'It has no member that a message or a known document has.',
        span,
      });
    return true;
  }

  #broken(span: Span): boolean {
    this.#isBroken = true;
    this.#out.add({
      kind: 'unknown',
      title: 'Broken JSON',
      because: 'It begins like JSON and is neither a message nor a known document.',
      span,
    });
    return true;
  }

  #addDocument(span: Span, document: { kind: DocumentKind; recognition: Recognition }, content: PartContent): void {
    const { title, because, host, type } = document.recognition;
    this.#out.add({
      kind: document.kind.kind,
      title,
      because,
      span,
      ...(host === undefined ? {} : { host }),
      ...(type === undefined ? {} : { type }),
      content: { ...content, document },
    });
  }

  #addFragment(span: Span, fragment: NonNullable<ReturnType<typeof fragmentOf>>, content: PartContent): void {
    const { kind, type, title, because, or } = fragment;
    const upper = `${title.charAt(0).toUpperCase()}${title.slice(1)}`;
    this.#out.add({
      kind,
      type,
      title: upper,
      because: or === undefined ? because : `${because} It can also be ${or}.`,
      span,
      content: { ...content, fragment },
    });
  }

  // ---- Readers ---------------------------------------------------------------------------------------------------------

  /** Messages, read by the formats as a paste of their own. */
  #messages(span: Span): boolean {
    const found = this.#below(span);
    if (found.entries.length === 0) return false;
    this.#out.addMessages(span, 'message', found);
    return true;
  }

  /** A log or a capture. */
  #log(span: Span): boolean {
    const block = this.#text.slice(span.start, span.end);
    const { format, score } = detectBelow(block, this.#hints);
    if (score < 40 || ['json', 'lines', 'markdown', 'complaint', 'container'].includes(format.id)) return false;
    const found = this.#below(span, format.id);
    if (found.entries.length === 0 && !found.wire?.length) return false;
    this.#out.addMessages(span, found.wire?.length ? 'http' : 'log', found);
    return true;
  }

  #document(span: Span, { clues }: Context): boolean {
    for (const syntax of ['header', 'url', 'form', 'shell'] as const) {
      const subject: DocumentSubject = { text: this.#text, span, syntax, tree: null, value: undefined, clues };
      const document = this.#recognized(subject);
      if (!document) continue;
      this.#addDocument(span, document, { syntax, tree: null, value: undefined, problems: [], clues, fixable: true });
      return true;
    }
    return false;
  }

  #program(span: Span, { language, clues }: Context): boolean {
    const reading = this.#tools.readProgram?.(this.#text, span, language);
    if (!reading) return false;
    const first = this.#out.entries.length;
    const inner: RawPart[] = [];
    for (const one of reading.values) {
      if (isMessageLike(one.value)) {
        this.#out.entries.push(one.entry);
        continue;
      }
      const fragment = fragmentOf(one.value);
      if (!fragment) continue;
      const { title, because, kind, type } = fragment;
      const content: PartContent = {
        syntax: 'program',
        tree: one.tree,
        value: one.value,
        problems: [],
        clues,
        fixable: false,
        fragment,
      };
      inner.push({
        kind,
        type,
        title,
        because,
        span: one.span,
        language: reading.language,
        messages: 0,
        first: 0,
        content,
      });
    }
    const kind = reading.isPrint ? 'program-repr' : 'program-literal';
    this.#out.parts.push({
      kind,
      title: reading.title,
      because: reading.because,
      span,
      language: reading.language,
      messages: this.#out.entries.length - first,
      first,
    });
    this.#out.parts.push(...inner);
    return true;
  }

  #recognized(subject: DocumentSubject): { kind: DocumentKind; recognition: Recognition } | null {
    for (const kind of this.#tools.kinds) {
      const recognition = kind.recognize(subject);
      if (recognition) return { kind, recognition };
    }
    return null;
  }

  #below(span: Span, format?: string): Intake {
    const decoding = new Decoding(this.#text);
    decoding.copy(span.start, span.end);
    return beneath(decoding.done(), (below, see) => takeInBelow(below, this.#hints, see, format));
  }
}

/** Problems of notation that documents and fragments often have. */
const MINOR = new Set(['json-comment', 'json-trailing-comma', 'json-bom']);
