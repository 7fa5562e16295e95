/** Collects the parts of a text, their messages in one sequence, and what was left out. */
import type { JsonProblem } from '../../json/types.ts';
import type { PartKind } from '../../part-kinds.ts';
import type { Skipped, Span } from '../../types.ts';
import { joinBlocks } from '../http/document.ts';
import type { Intake, RawEntry } from '../types.ts';
import { trimmed } from '../unit.ts';
import type { WireMessage } from '../wire.ts';
import type { EmptyPart, ProgramParts } from './content.ts';
import { numberExamples, usesIdAgain } from './examples.ts';
import type { Exchange } from './exchanges.ts';
import { MAX_BROKEN } from './limits.ts';
import { REPEATED } from './sketch.ts';
import type { RawPart } from './types.ts';
import { isWritten } from './worth.ts';

/** Words of prose that make a text with messages a lesson or an article. */
const LESSON_WORDS = 40;
/** Fewer words for each message are the other output of a program. */
const WORDS_A_MESSAGE = 5;
/** How many titles name what a text consists of. */
const MAX_TITLES = 6;
/** Kinds that a plain paste of messages has. */
const PLAIN = new Set<PartKind>(['message', 'log', 'http', 'prose', 'unknown']);
/** Kinds whose messages are chosen, not recorded. */
const CHOSEN = new Set<PartKind>(['message', 'program-literal']);
/** Notation that teaching material uses for messages, and JSON does not have. */
const TEACHING = new Set([
  'json-comment',
  'json-elision',
  'json-placeholder',
  'json-single-quotes',
  'json-smart-quotes',
  'json-python-literal',
  'json-unquoted-key',
  'json-tuple',
  'json-trailing-comma',
  'json-white-space',
]);

/** Zero-width characters right after a value. */
const INVISIBLE = /^[\u200b-\u200f\u2060]+/u;

/** The parts of one text, in order. */
export class Collector {
  readonly parts: RawPart[] = [];
  readonly entries: RawEntry[] = [];
  readonly #text: string;
  readonly #skipped: Skipped[] = [];
  readonly #problems: JsonProblem[] = [];
  readonly #wire: WireMessage[] = [];
  readonly #cut = new Set<RawEntry>();
  #words = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /** True if there is anything but whole messages and prose. */
  get hasOtherKinds(): boolean {
    return this.parts.some(({ kind, title }) => !PLAIN.has(kind) || title === REPEATED);
  }

  /** True for prose with messages or documents in it: its notation is for readers, not for the wire. */
  get isLesson(): boolean {
    const least = Math.max(LESSON_WORDS, WORDS_A_MESSAGE * this.entries.length);
    return this.#words >= least && (this.entries.length > 0 || this.hasOtherKinds);
  }

  /** Adds the messages that were found in a range. */
  addMessages(span: Span, kind: PartKind, found: Intake): void {
    const first = this.entries.length;
    this.#addFound(found);
    const messages = found.entries.length;
    const counted = messages === 1 ? 'A message' : `${messages} messages`;
    const title = kind === 'message' ? counted : found.format.title;
    const { start, end } = span;
    this.parts.push({ kind, title, because: found.format.because, span: { start, end }, messages, first });
  }

  /** Adds the documents of an exchange over HTTP. */
  addExchange({ parts, found }: Exchange): void {
    for (const part of parts) this.add(part);
    this.#addFound(found);
  }

  /** Adds messages and the HTTP around them. */
  #addFound(found: Intake): void {
    const first = this.entries.length;
    const firstWire = this.#wire.length;
    for (const entry of found.entries) {
      if (entry.wire !== undefined) entry.wire += firstWire;
      this.entries.push(entry);
    }
    const moved = (index: number): number => index + first;
    for (const message of found.wire ?? []) {
      this.#wire.push({
        ...message,
        entries: message.entries.map(moved),
        events: message.events?.map((event) => ({ ...event, entries: event.entries.map(moved) })) ?? null,
        answers: message.answers === null ? null : message.answers + firstWire,
      });
    }
    this.#skipped.push(...found.skipped);
    this.#problems.push(...found.problems.filter(({ code }) => code !== 'json-no-message'));
  }

  /** Adds program text with the messages, fragments and documents in it, if there is any; false without. */
  addProgram(found: ProgramParts | null): boolean {
    if (!found) return false;
    const { part, entries, inner } = found;
    const first = this.entries.length;
    this.entries.push(...entries);
    this.parts.push({ ...part, messages: entries.length, first });
    for (const one of inner) this.add(one);
    return true;
  }

  /** Adds the first problems of values that are neither whole nor known. */
  addBroken(problems: readonly JsonProblem[]): void {
    this.#problems.push(...problems.slice(0, MAX_BROKEN));
  }

  /**
   * Adds a part without messages, if there is one; false without. Prose that follows prose is one part, and so are unknown values
   * that follow each other.
   */
  add(part: EmptyPart | null): boolean {
    if (!part) return false;
    const last = this.parts.at(-1);
    if (last && isUnnamed(part.kind) && part.kind === last.kind && part.title === last.title) {
      this.parts[this.parts.length - 1] = { ...last, span: { start: last.span.start, end: part.span.end } };
    } else this.parts.push({ ...part, messages: 0, first: 0 });
    if (isUnnamed(part.kind)) this.#skipped.push({ ...part.span, because: part.because });
    if (part.kind === 'prose') this.#words += wordsIn(this.#text, part.span);
    return true;
  }

  /** Adds running text, unless it is only white space. */
  addText(span: Span): void {
    const place = trimmed(this.#text, span);
    const because = 'It is neither a message nor a known document.';
    if (place.start < place.end) this.add({ kind: 'prose', title: 'Text', because, span: place });
  }

  /** Marks the messages since an index, of which the text shows only the beginning. */
  cutFrom(index: number): void {
    for (const entry of this.entries.slice(index)) this.#cut.add(entry);
  }

  /** A page may break off anywhere; a message that is the only one is broken. */
  #isCut(entry: RawEntry): boolean {
    return this.#cut.has(entry) && this.entries.length > this.#cut.size;
  }

  /** True if several parts contain messages: people choose what they show in each. */
  #isSelection(): boolean {
    return this.parts.filter(({ kind, messages }) => CHOSEN.has(kind) && messages > 0).length > 1;
  }

  /** Notes characters that nobody sees at the end of a message: a parser rejects them, and readers copy them. */
  #noteInvisible(): void {
    for (const { span, messages, first } of this.parts) {
      const entry = messages > 0 ? this.entries[first + messages - 1] : undefined;
      const found = INVISIBLE.exec(this.#text.slice(span.end, span.end + 40))?.[0];
      if (!entry || found === undefined) continue;
      const detail = 'an invisible character after the value';
      entry.problems = [...entry.problems, { code: NOTE, detail, start: span.end, end: span.end + found.length }];
    }
  }

  /** Everything that was found. */
  intake(): Intake {
    const blocks = this.parts.flatMap(({ messages, first }) => (messages > 0 ? [first] : []));
    joinBlocks(this.entries, this.#wire, blocks);
    const lesson = this.isLesson;
    if (lesson || isWritten(this.#text, this)) {
      this.#noteInvisible();
      for (const entry of this.entries) entry.problems = asNotation(entry.problems, this.#isCut(entry));
    }
    const chosen = lesson || this.#isSelection();
    if (lesson || (chosen && usesIdAgain(this.entries))) numberExamples(this.#text, this.entries);
    const parts = lesson ? this.parts.map(asLesson) : this.parts;
    return {
      format: formatOf(parts, lesson),
      entries: this.entries,
      skipped: this.#skipped,
      problems: lesson ? this.#problems.filter(({ code }) => !TEACHING.has(code) && !AROUND.has(code)) : this.#problems,
      parts,
      ...(chosen ? { gaps: true } : {}),
      ...(this.#wire.length > 0 ? { wire: this.#wire } : {}),
    };
  }
}

/** What the text is: its only part, or the parts by their titles. */
function formatOf(parts: readonly RawPart[], lesson: boolean): Intake['format'] {
  const [only] = parts;
  if (only && parts.length === 1 && !lesson) return { id: 'parts', title: only.title, because: only.because };
  const titles = [...new Set(parts.map(({ title }) => title))].slice(0, MAX_TITLES).join(', ');
  return {
    id: 'parts',
    title: lesson ? 'Text with messages' : 'Several parts',
    because: `The text has ${parts.length === 1 ? 'one part' : `${parts.length} parts`}: ${titles}.`,
  };
}

/** Running text, or values of an unknown kind. */
function isUnnamed(kind: PartKind): boolean {
  return kind === 'prose' || kind === 'unknown';
}

/** Text around values, which in a lesson is prose. */
const UNCLOSED = 'json-unclosed';
const AROUND = new Set(['json-text-before-start', 'json-text-after-end', 'json-unexpected']);

function asLesson(part: RawPart): RawPart {
  return part.kind === 'prose' ? { ...part, kind: 'lesson-text', title: 'Text of a lesson or an article' } : part;
}

/** One note instead of a problem for each comment, elision or quote. */
function asNotation(problems: readonly JsonProblem[], cut: boolean): readonly JsonProblem[] {
  const open = cut || problems.some(isElision);
  const notation = problems.filter(({ code }) => code === NOTE || isNotation(code) || (open && code === UNCLOSED));
  const [first] = notation;
  if (!first) return problems;
  const rest = problems.filter((one) => !notation.includes(one));
  const names = notation.flatMap(({ code, detail }) => (code === NOTE ? detail.split(', ') : [nameOf(code)]));
  const detail = [...new Set(names)].join(', ');
  return [...rest, { code: NOTE, detail, start: first.start, end: first.end }];
}

/** True for dots: what they stand for may have the brackets that are missing. */
function isElision({ code, detail }: JsonProblem): boolean {
  return code === 'json-elision' || (code === NOTE && detail.includes('omitted parts'));
}

function isNotation(code: string): boolean {
  return TEACHING.has(code) || AROUND.has(code);
}

function nameOf(code: string): string {
  return NAMES.get(code) ?? 'text beside the value';
}

const NOTE = 'json-notation';
const NAMES: ReadonlyMap<string, string> = new Map([
  ['json-comment', 'comments'],
  ['json-elision', 'omitted parts'],
  ['json-placeholder', 'placeholders'],
  ['json-single-quotes', 'single quotes'],
  ['json-smart-quotes', 'typographic quotes'],
  ['json-python-literal', 'Python literals'],
  ['json-unquoted-key', 'keys without quotes'],
  ['json-tuple', 'tuples'],
  ['json-trailing-comma', 'trailing commas'],
  ['json-white-space', 'special white space'],
  ['json-unclosed', 'a message without its end'],
]);

function wordsIn(text: string, { start, end }: Span): number {
  let words = 0;
  for (const _ of text.slice(start, Math.min(end, start + 20_000)).matchAll(/\p{L}{2,}/gu)) words++;
  return words;
}
