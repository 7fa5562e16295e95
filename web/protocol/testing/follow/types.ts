/** What following a newer snapshot of a specification compares, and lists. For tests and `npm run follow`. */
import type { RevisionModel } from '../../model/define.ts';
import type { Schema } from '../../model/schema.ts';

/** The part of JSON Schema that official schemas use. */
export interface OfficialSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, OfficialSchema>>;
  readonly required?: readonly string[];
  readonly items?: OfficialSchema;
  readonly anyOf?: readonly OfficialSchema[];
  readonly oneOf?: readonly OfficialSchema[];
  readonly allOf?: readonly OfficialSchema[];
  readonly additionalProperties?: OfficialSchema | boolean;
  readonly $defs?: Readonly<Record<string, OfficialSchema>>;
  readonly definitions?: Readonly<Record<string, OfficialSchema>>;
}

/** A page of a specification. */
export interface OfficialPage {
  /** As in clauses, without its ending: `server/tools`. */
  readonly path: string;
  /** Markdown, with or without components. */
  readonly text: string;
}

/** An official snapshot; what is absent is not compared. */
export interface Snapshot {
  readonly schema?: OfficialSchema;
  readonly pages?: readonly OfficialPage[];
}

/** A requirement as it is compared with sentences. */
export interface KnownRequirement {
  readonly id: string;
  /** Our sentence and our reason. */
  readonly text: string;
  /** Page and anchor, as in `server/tools#tool-result`. The page is empty if there is one page only. */
  readonly page: string;
  readonly anchor: string;
  /** As in our table: MUST, MUST NOT, SHOULD, SHOULD NOT or INFO. */
  readonly level: string;
}

/** Our model of a revision or an extension. */
export interface KnownModel {
  readonly title: string;
  readonly methods: ReadonlyMap<string, 'request' | 'notification'>;
  readonly types: ReadonlyMap<string, Schema>;
  /** False for an extension whose types are those of a revision: then no type is gone. */
  readonly hasOwnTypes: boolean;
  /** Methods of the core that schemas of extensions repeat. */
  readonly ignored: ReadonlySet<string>;
  /** Types that references lead to besides. */
  readonly others: ReadonlyMap<string, Schema>;
  readonly codes: ReadonlySet<number>;
  readonly requirements: readonly KnownRequirement[];
  /** Our name of an official type. */
  nameOf(official: string): string;
}

/** What a change is about, in the order of the report. */
export const SUBJECTS = [
  'method',
  'type',
  'member',
  'required',
  'values',
  'kind',
  'code',
  'page',
  'clause',
  'level',
  'sentence',
] as const;
/** What a change is about. */
export type Subject = (typeof SUBJECTS)[number];

/** One thing that the snapshot and our model do not share. */
export interface FollowedChange {
  readonly subject: Subject;
  readonly what: 'new' | 'gone' | 'changed';
  /** A method, a type, the path of a member, a code, a page, or page and anchor of a clause or a sentence. */
  readonly name: string;
  /** The values, the kinds, the requirements that cite a clause, or the sentence. */
  readonly says: string;
}

/** The model of a revision, as `RevisionModel` has it. */
export type RevisionFacts = Pick<RevisionModel, 'methods' | 'inputRequests' | 'errorCodes'>;
