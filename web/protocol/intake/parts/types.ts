/** The parts of a pasted text, as intake passes them on. */
import type { DocumentKind, Recognition, Syntax } from '../../documents/define.ts';
import type { Fragment } from '../../documents/fragments/types.ts';
import type { JsonNode, JsonProblem, JsonValue } from '../../json/types.ts';
import type { PartKind } from '../../part-kinds.ts';
import type { Span } from '../../types.ts';

/** A part: a message, a log, a document, program text, or prose. */
export interface RawPart {
  readonly kind: PartKind;
  /** For people, e.g. “Configuration of VS Code”. */
  readonly title: string;
  readonly because: string;
  readonly span: Span;
  readonly host?: string;
  readonly type?: string;
  /** The programming language of program text. */
  readonly language?: string;
  /** The number of its entries, which follow each other, and the index of the first. */
  readonly messages: number;
  readonly first: number;
  /** For a fragment or document: what is judged. */
  readonly content?: PartContent;
}

/** The value of a fragment or document, with positions in the pasted text. */
export interface PartContent {
  readonly syntax: Syntax;
  readonly tree: JsonNode | null;
  readonly value: JsonValue | undefined;
  /** Problems of its notation, e.g. comments. */
  readonly problems: readonly JsonProblem[];
  /** What stands around it; nearest first. */
  readonly clues: readonly string[];
  /** False if edits of the text cannot fix it, because it is written in another notation. */
  readonly fixable: boolean;
  readonly fragment?: Fragment;
  readonly document?: { readonly kind: DocumentKind; readonly recognition: Recognition };
}

/** What is known around a region of a text: headings before it, the language that its fence names, the fences around it. */
export interface Context {
  readonly clues: readonly string[];
  readonly language: string;
  readonly depth: number;
}

/** What a division works with. */
export interface DivideTools {
  readonly kinds: readonly DocumentKind[];
}

/** The context after a line of text. */
export function led(context: Context, lead: string): Context {
  return lead === '' ? context : { ...context, clues: [lead, ...context.clues] };
}
