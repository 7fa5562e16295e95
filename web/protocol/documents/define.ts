/**
 * Documents other than messages: the definition of a kind, of its rules, and of their input. A kind is one file in this folder,
 * registered in `index.ts`. It recognizes a value (or a text that is not JSON, such as a header), and judges it by the authority
 * of that kind: an official schema, an RFC, or what a host accepts.
 */
import type { Mark } from '../json/locate.ts';
import type { FixPlan, Path } from '../json/plan.ts';
import type { JsonNode, JsonProblem, JsonValue } from '../json/types.ts';
import type { PartKind } from '../part-kinds.ts';
import type { Fix, Level, RevisionId, Severity, Span } from '../types.ts';

/** The notation in which a document was written. */
export type Syntax = 'json' | 'jsonc' | 'toml' | 'yaml' | 'program' | 'header' | 'form' | 'url' | 'shell';

/** A document as a kind sees it. */
export interface DocumentSubject {
  /** The whole pasted text; offsets refer to it. */
  readonly text: string;
  /** The range of the document within the text. */
  readonly span: Span;
  readonly syntax: Syntax;
  /** Its value with positions; null if the notation has no values (`header`, `form`, `url`, `shell`). */
  readonly tree: JsonNode | null;
  /** The plain value; places that could not be read, and placeholders of programs, are null. Undefined without a tree. */
  readonly value: JsonValue | undefined;
  /** What stands around it and may identify a host or file: a heading, a comment, the info string of a fence. Nearest first. */
  readonly clues: readonly string[];
  /** Problems of its notation, such as comments; default: none. */
  readonly problems?: readonly JsonProblem[];
  /** The revision to judge in, for kinds whose rules differ; default: the newest. */
  readonly revision?: RevisionId;
}

/** What a document is, and why. */
export interface Recognition {
  /** For people, with the host or type, e.g. “Configuration of VS Code”. */
  readonly title: string;
  /** One sentence: what it was recognized by. */
  readonly because: string;
  /** Id of the host whose configuration it is, if it is known; `any` if several would read it. */
  readonly host?: string;
  /** The type or format version it is judged by, e.g. `Tool`, `2025-12-11`. */
  readonly type?: string;
}

/** One rule of a kind of document: what people see beside each of its findings, and in the reference. */
export interface DocumentRule {
  /** Unique, with the kind as prefix, e.g. `config/missing-type`. */
  readonly id: `${string}/${string}`;
  /** Headline: what must hold, with `must`, `should` or `may`; at most about 60 characters. */
  readonly title: string;
  /** The level by its authority. MUST is an error, SHOULD a warning, INFO an info. */
  readonly level: Level;
  /** What goes wrong otherwise, in one or two sentences. */
  readonly why: string;
  /** Absolute https URL of the authority, and a short name for it. */
  readonly spec: string;
  readonly specTitle: string;
  /** Texts that test it. In a bad one the place of the finding is between `⟦` and `⟧`. */
  readonly examples: { readonly good: readonly string[]; readonly bad: readonly string[] };
}

/** What a rule reports about one place. */
export interface DocumentFinding {
  readonly rule: DocumentRule;
  /** What is wrong here, with the value quoted; then the fix as an imperative. */
  readonly what: string;
  /** The place within the tree; default: the whole document. */
  readonly path?: Path;
  readonly mark?: Mark;
  /** The place in a document without a tree. Wins over `path`. */
  readonly span?: Span;
  /** Lowers the severity that follows from the level, e.g. for placeholders in documentation. */
  readonly severity?: Severity;
  readonly fix?: FixPlan | Fix;
}

/** A kind of document. */
export interface DocumentKind {
  readonly kind: PartKind;
  readonly rules: readonly DocumentRule[];
  /** Null if it is something else. Must be cheap: looks at the outermost members only. */
  recognize(subject: DocumentSubject): Recognition | null;
  /** Reports all findings; never throws. */
  judge(subject: DocumentSubject, recognition: Recognition, report: (finding: DocumentFinding) => void): void;
}

/** Declares a kind; its type is the validation. */
export function defineDocument(kind: DocumentKind): DocumentKind {
  return kind;
}
