/** Plain data for the pages of official extensions, and of the rules that belong to no revision. */
import type { ExtensionVersion, Extension, ExtensionMethod, Party } from '../model/extensions/define.ts';
import type { FeatureStatement } from '../hosts/features/index.ts';
import type { Level, RevisionId } from '../types.ts';
import type { ExampleDoc } from './define.ts';
import type { Piece } from './wording.ts';

/** A member of a type of an extension. */
export interface ExtensionMember {
  /** Path from the type: `params.content`; array items as `tools[].name`. */
  readonly path: string;
  readonly name: string;
  readonly depth: number;
  readonly need: 'required' | 'optional';
  readonly kind: readonly Piece[];
  readonly limits: string;
  readonly says: string;
  readonly requirements: readonly string[];
}

/** A type of an extension. */
export interface ExtensionTypeDoc {
  readonly name: string;
  readonly says: string;
  /** Its values, for a type without members. */
  readonly kind: readonly Piece[];
  readonly members: readonly ExtensionMember[];
}

/** A method, with the name of its types on the page of the extension. */
export interface ExtensionMethodDoc {
  readonly name: string;
  readonly kind: ExtensionMethod['kind'];
  readonly channel: ExtensionMethod['channel'];
  readonly sender: readonly Party[];
  readonly says: string;
  readonly type?: string;
  readonly result?: string;
  readonly since?: string;
}

/** The level of a requirement in a version, with its clause. */
export interface ExtensionLevel {
  readonly version: string;
  readonly level: Level;
  readonly url: string;
}

/** A requirement. */
export interface ExtensionRequirementDoc {
  readonly id: string;
  readonly title: string;
  readonly why: string;
  readonly scope: 'message' | 'exchange' | 'session' | 'http';
  readonly channel: 'mcp' | 'view' | 'http';
  readonly levels: readonly ExtensionLevel[];
  /** Why nothing reports it; absent if something does. */
  readonly unreported?: string;
  /** Texts with what the checker reports, each in its own revision. */
  readonly good: readonly ExampleDoc[];
  readonly bad: readonly ExampleDoc[];
}

/** What sources state about a host and an extension. */
export interface HostSupport {
  /** Id of the host. */
  readonly host: string;
  readonly newest: FeatureStatement;
  /** Statements that differ. */
  readonly others: readonly FeatureStatement[];
}

/** An extension. */
export interface ExtensionDoc extends Pick<
  Extension,
  | 'id'
  | 'title'
  | 'says'
  | 'negotiation'
  | 'formerMethods'
  | 'metaKeys'
  | 'errorCodes'
  | 'uriSchemes'
  | 'mediaTypes'
  | 'supported'
  | 'coreTypes'
> {
  /** Its name in addresses of pages. */
  readonly slug: string;
  readonly versions: readonly ExtensionVersion[];
  readonly revisions: readonly RevisionId[];
  readonly methods: readonly ExtensionMethodDoc[];
  readonly types: readonly ExtensionTypeDoc[];
  readonly requirements: readonly ExtensionRequirementDoc[];
  readonly hosts: readonly HostSupport[];
  /** Restricts what `hosts` states; empty if nothing does. */
  readonly hostsNote: string;
}

/** A rule outside of the revisions: of an extension or a document, what a host does, or a cause. */
export interface RuleFact {
  readonly id: string;
  /** `document` includes statements of lessons about the protocol. */
  readonly class: 'extension' | 'document' | 'host' | 'cause';
  /** What must hold, or what a host does. */
  readonly title: string;
  readonly why: string;
  /** What to change, one sentence each. */
  readonly remedies: readonly string[];
  /** Absent for facts that are no requirements. */
  readonly level?: Level;
  /** Addresses or places of the authority. */
  readonly sources: readonly string[];
  /** Texts; a bad one has its finding between `⟦` and `⟧`. */
  readonly good: readonly string[];
  readonly bad: readonly string[];
}

/** The pages beside those of the revisions. `rules` has no requirements of extensions: they are on the pages of these. */
export interface ExtensionBook {
  readonly extensions: readonly ExtensionDoc[];
  readonly rules: readonly RuleFact[];
}
