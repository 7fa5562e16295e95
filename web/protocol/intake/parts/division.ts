/** Reads the regions of a paste one by one, each as what it is: a value, a log, a document, program text or prose. */
import { quickValue } from '../../json/fast.ts';
import { readValue } from '../../json/read.ts';
import type { JsonProblem } from '../../json/types.ts';
import { toValue } from '../../json/value.ts';
import type { Span } from '../../types.ts';
import { senderIn } from '../program/sender.ts';
import type { Hints, Intake } from '../types.ts';
import { trimmed } from '../unit.ts';
import { Below } from './below.ts';
import { besideDocuments } from './beside.ts';
import { Collector } from './collector.ts';
import { complaintIn } from './complaint.ts';
import {
  bareMembers,
  documentInText,
  elidedPart,
  isDocumentAt,
  partOfValue,
  unknownPart,
  type FoundValue,
} from './content.ts';
import { messagesOfDiff } from './diff.ts';
import { dumpsIn } from './dumps.ts';
import { isMinor, MAX_DEPTH, MAX_VAIN, WEAK } from './limits.ts';
import { exchangeIn } from './exchanges.ts';
import { isJson, isMessageLike, isOnlyVersion, isOnlyBroken, namesNoMessage } from './message-like.ts';
import { commentsAt, documentInNotation, documentsInBlocks, isFile } from './notation.ts';
import { led, type Context, type DivideTools } from './types.ts';
import { pageOf } from './page.ts';
import { languageOfPrinted } from './printed.ts';
import { isNotation, printedParts, programParts, SENDER_NAMED, sketchParts } from './programs.ts';
import { fenceInfo, fencesOf, isEmpty, labelledIn, OPENS, paragraphsOf, valuesOf, type Region } from './regions.ts';
import { UnknownValues } from './unknown-values.ts';
import { messagesWithin, piecesOf } from './within.ts';
import { isOnlyQuoted, showsMore } from './worth.ts';

/** One division of a text. */
export class Division {
  readonly #text: string;
  readonly #below: Below;
  readonly #tools: DivideTools;
  readonly #out: Collector;
  readonly #unknown = new UnknownValues();
  /** The first problem of the value that the text begins with, if more follows it than a value has. */
  #opening: JsonProblem | null = null;
  /** Searches for a log or program text that found none. */
  #vain = 0;
  /** Messages within running text. */
  #quoted = 0;

  constructor(text: string, hints: Hints, tools: DivideTools) {
    this.#text = text;
    this.#out = new Collector(text);
    this.#below = new Below(text, hints);
    this.#tools = tools;
  }

  read(span: Span): void {
    const exchange = exchangeIn(this.#text, this.#below, this.#tools.kinds);
    if (exchange) this.#out.addExchange(exchange);
    else this.#region(trimmed(this.#text, span), { clues: [], language: '', depth: 0 });
  }

  /** True if taking the text apart found more than messages. */
  isWorthwhile(): boolean {
    const whole = (): Intake => this.#below.read({ start: 0, end: this.#text.length });
    if (isOnlyQuoted(this.#text, this.#out, this.#quoted, whole)) return false;
    if (this.#out.hasOtherKinds || this.#out.isLesson) return true;
    if (this.#out.entries.length === 0 && this.#out.parts.length > 0 && namesNoMessage(this.#text)) {
      const broken = this.#unknown.problems;
      this.#out.addBroken(broken.length > 0 || this.#opening === null ? broken : [this.#opening]);
      return true;
    }
    const { parts } = this.#out;
    const isOther = parts.length > 0 && parts.every(({ kind }) => kind === 'unknown');
    if (isOther && !this.#unknown.mayBeMessage && !this.#unknown.isBroken) return true;
    return showsMore(this.#text, this.#out, this.#unknown, whole);
  }

  intake(): Intake {
    return this.#out.intake();
  }

  #region(span: Span, context: Context): void {
    if (span.start >= span.end) return;
    const comments = commentsAt(this.#text, span.start);
    const opens = comments.length > 0 || OPENS.test(this.#text.slice(span.start, span.start + 200));
    if (opens && this.#value(span, { ...context, clues: [...comments, ...context.clues] })) return;
    const fences = context.depth < MAX_DEPTH ? fencesOf(this.#text, span) : [];
    if (fences.some(({ kind }) => kind === 'fence')) {
      for (const region of fences) {
        const around = trimmed(this.#text, region);
        if (region.kind === 'fence') this.#fence(region, context);
        else if (!this.#blocks(around, context) && !this.#page(around, context)) this.#loose(around, context);
      }
      return;
    }
    if (this.#blocks(span, context, dumpsIn) || this.#members(span, context)) return;
    if (this.#document(span, context) || this.#beside(span, context)) return;
    if (this.#log(span, WEAK) || (isFile(this.#text, span) && this.#notation(span, context))) return;
    if (this.#blocks(span, context) || this.#page(span, context) || this.#notation(span, context)) return;
    if (this.#out.addProgram(printedParts(this.#text, span, { ...context, ...this.#tools }))) return;
    if (this.#program(span, context) || this.#log(span)) return;
    this.#loose(span, context);
  }

  #fence({ start, end, info, lead, heading = '' }: Region, { clues, depth }: Context): void {
    const { language, title } = fenceInfo(info);
    const nearest = [title, lead, heading].filter((clue) => clue !== '');
    const span = trimmed(this.#text, { start, end });
    const change = language === 'diff' ? messagesOfDiff(this.#text, span, this.#below) : null;
    if (change && 'kind' in change) this.#out.add(change);
    else if (!change || !this.#addMessages(span, change, { clues: [] }))
      this.#region(span, { clues: [...nearest, ...clues].slice(0, 4), language, depth: depth + 1 });
  }

  /** Running text with what stands by itself in it: configurations in TOML or YAML, or printed values. */
  #blocks(span: Span, context: Context, find = documentsInBlocks): boolean {
    let from = span.start;
    for (const block of find(this.#text, span, { ...context, ...this.#tools })) {
      this.#region(trimmed(this.#text, { start: from, end: block.part.span.start }), context);
      this.#out.addProgram(block);
      from = block.part.span.end;
    }
    if (from > span.start) this.#region(trimmed(this.#text, { start: from, end: span.end }), context);
    return from > span.start;
  }

  /** A log or a capture with documents beside it. */
  #beside(span: Span, context: Context): boolean {
    const regions = besideDocuments(this.#text, span, (value) => isDocumentAt(this.#text, value, this.#tools.kinds));
    if (!regions || !regions.some((region) => region.kind === 'text' && this.#below.logFormat(region) !== null))
      return false;
    for (const region of regions) {
      if (region.kind === 'value') this.#value(region, led(context, region.lead));
      else this.#region(trimmed(this.#text, region), context);
    }
    return true;
  }

  /** A page without fences, such as one copied from a browser. */
  #page(span: Span, context: Context): boolean {
    const regions = context.depth === 0 ? pageOf(this.#text, span) : null;
    for (const { kind, lead, cut, ...place } of regions ?? []) {
      const first = this.#out.entries.length;
      const inner = trimmed(this.#text, place);
      const within = led(context, lead);
      if (kind === 'value' && this.#shown(inner, within)) {
        if (cut) this.#out.cutFrom(first);
        continue;
      }
      if (kind === 'inline' && this.#inline(inner, within)) continue;
      if (kind === 'code' && (this.#log(inner, WEAK) || this.#program(inner, within))) continue;
      this.#prose(inner, context);
    }
    return regions !== null;
  }

  /** Text without fences: values that stand by themselves, and what is between them. */
  #loose(span: Span, context: Context): void {
    if (span.start >= span.end) return;
    for (const region of valuesOf(this.#text, span)) {
      const inner = trimmed(this.#text, region);
      if (region.kind === 'value' && this.#shown(inner, led(context, region.lead))) continue;
      if (this.#log(inner, WEAK) || this.#program(inner, context) || this.#log(inner)) continue;
      if (!this.#labelled(inner, context)) this.#prose(inner, context);
    }
  }

  /** Documents and fragments of messages after words on their lines. */
  #labelled(span: Span, context: Context): boolean {
    let from = span.start;
    for (const value of complaintIn(this.#text, span) ? [] : labelledIn(this.#text, span)) {
      if (!isDocumentAt(this.#text, value, this.#tools.kinds, span)) continue;
      this.#prose(trimmed(this.#text, { start: from, end: value.start }), context);
      if (this.#value(value, context)) from = value.end;
    }
    if (from > span.start) this.#prose(trimmed(this.#text, { start: from, end: span.end }), context);
    return from > span.start;
  }

  /** A value that has its lines for itself. */
  #shown(span: Span, context: Context): boolean {
    if (this.#value(span, context)) return true;
    const found = this.#below.read(span);
    const known = found.entries.some(({ value }) => isMessageLike(value));
    this.#unknown.isBroken ||= !known && found.entries.length > 0;
    return known && this.#addMessages(span, found, context);
  }

  /** A message within a line of text: as it is sent, or with names in place of values. */
  #inline(span: Span, context: Context): boolean {
    if (isOnlyVersion(this.#text, span)) return false;
    if (isJson(this.#text, span)) return this.#value(span, context);
    return this.#program(span, { ...context, language: languageOfPrinted(this.#text, span) });
  }

  /** Running text, with the commands, headers and error lines in it. */
  #prose(span: Span, context: Context): void {
    for (const paragraph of paragraphsOf(this.#text, span)) {
      if (this.#members(trimmed(this.#text, paragraph), context) || this.#document(paragraph, context)) continue;
      if (this.#complaints(paragraph)) continue;
      for (const { isMessage, ...piece } of piecesOf(this.#text, paragraph))
        if (isMessage) this.#quoted += Number(this.#messages(piece, context));
        else this.#out.addText(piece);
    }
  }

  /** One JSON value. False if the range is something else. */
  #value(span: Span, context: Context): boolean {
    const strict = quickValue(this.#text, span.start, span.end);
    const { root, problems, end } = readValue(this.#text, span.start, span.end);
    const goesOn = strict === undefined && !isEmpty(this.#text, end, span.end);
    if (goesOn && this.#out.parts.length === 0) this.#opening ??= problems[0] ?? null;
    if (!root || root.type === 'hole' || goesOn) return false;
    const value = strict ?? toValue(root);
    const serious = strict === undefined && problems.some((one) => !isMinor(this.#text, one));
    const found = { span, syntax: 'json' as const, value, tree: root, problems, clues: context.clues };
    const elided = serious ? elidedPart(this.#text, found, this.#tools.kinds, context.language) : null;
    if (elided) return this.#out.add(elided);
    const written = serious && !isOnlyBroken(this.#text, problems) && isNotation(this.#text, span, context.language);
    if (written && this.#program(span, context)) return true;
    return this.#known(found);
  }

  #known(found: FoundValue): boolean {
    const { span, problems, clues } = found;
    const part = partOfValue(this.#text, found, this.#tools.kinds);
    if (part === 'message')
      return this.#out.addProgram(sketchParts(this.#text, found, this.#out.entries)) || this.#messages(span, { clues });
    if (part) this.#out.add(part);
    else if (this.#log(span)) return true;
    else {
      this.#unknown.add(found.value, problems);
      this.#out.add(unknownPart(span, problems));
    }
    return true;
  }

  /** Members without the braces around them, as documentation shows a part of a file. */
  #members(span: Span, context: Context): boolean {
    const found = bareMembers(this.#text, span, context.clues, this.#tools.kinds);
    if (!found) return false;
    const { part, end } = found;
    const isKnown = part === 'message' ? this.#messages({ start: span.start, end }) : this.#out.add(part);
    if (isKnown) this.#region(trimmed(this.#text, { start: end, end: span.end }), context);
    return isKnown;
  }

  /** A document in TOML or YAML. */
  #notation(span: Span, { clues, language }: Context): boolean {
    return this.#out.add(documentInNotation(this.#text, span, { clues, language, kinds: this.#tools.kinds }));
  }

  /** Messages, read by the formats as a paste of their own. */
  #messages(span: Span, context: Pick<Context, 'clues'> = { clues: [] }): boolean {
    return this.#addMessages(span, this.#below.read(span), context);
  }

  #addMessages(span: Span, found: Intake, { clues: [heading] }: Pick<Context, 'clues'>): boolean {
    const [first, second] = found.entries;
    if (!first) return false;
    const from = heading === undefined || second || first.from ? undefined : senderIn(heading);
    if (from) Object.assign(first, { from, fromBecause: SENDER_NAMED });
    this.#out.addMessages(span, 'message', found);
    return true;
  }

  /** A log or a capture. `except`: formats that are not tried. */
  #log(span: Span, except?: ReadonlySet<string>): boolean {
    if (this.#vain > MAX_VAIN) return false;
    const found = this.#below.log(span, except);
    if (found) this.#out.addMessages(span, found.wire?.length ? 'http' : 'log', found);
    else this.#vain++;
    return found !== null;
  }

  /** A document that is not JSON, such as a header, a link or a command. */
  #document(span: Span, { clues }: Context): boolean {
    const part = documentInText({ text: this.#text, span, clues }, this.#tools.kinds);
    return part !== null && messagesWithin(this.#text, span).length === 0 && this.#out.add(part);
  }

  #program(span: Span, { language, clues }: Context): boolean {
    if (this.#vain > MAX_VAIN) return false;
    const found = programParts(this.#text, span, { hint: language, clues, kinds: this.#tools.kinds });
    if (!found) this.#vain++;
    const isEmptyOne = found !== null && found.entries.length + found.inner.length === 0;
    return (isEmptyOne && language === '' && this.#complaints(span)) || this.#out.addProgram(found);
  }

  /** Error lines, and the messages that they quote. */
  #complaints(span: Span): boolean {
    const found = complaintIn(this.#text, span);
    const isKnown = this.#out.add(found?.part ?? null);
    for (const payload of found?.messages ?? []) this.#messages(payload);
    return isKnown;
  }
}
