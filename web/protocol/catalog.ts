/**
 * Light entry point: the contents of the specifications, for screens that list and link. Contains no rules and no parser; the
 * rule pages are data, fetched on request. It includes all models, so a screen that is shown first loads it later.
 */
import type { RuleBook } from './book/define.ts';
import type { ErrorCode, MetaKey, Method, RevisionModel } from './model/define.ts';
import { modelOf } from './model/index.ts';
import { titleOf } from './model/titles.ts';
import { REVISION_IDS } from './types.ts';
import type { RevisionId } from './types.ts';

export type {
  Change,
  ChangeGroup,
  ExampleDoc,
  RequirementDoc,
  RuleBook,
  RuleDoc,
  RulePhase,
  Target,
} from './book/define.ts';
export type { CapabilityRow, Side } from './book/capabilities.ts';
export type { ErrorRow, ErrorUse } from './book/errors.ts';
export type { Findable, Hit } from './book/search.ts';
export type { KindDoc } from './book/messages.ts';
export type { Requirement, RequirementThere } from './book/requirements.ts';
export type { TransportDoc, TransportFact } from './book/transports.ts';
export type { MemberDoc, TypeDoc, TypeRole } from './book/types.ts';
export type { Piece } from './book/wording.ts';
export type { EnvelopeMember, ErrorBand, ErrorCode, MetaKey, Method } from './model/define.ts';
export { capabilitiesOf, needsOf } from './book/capabilities.ts';
export { changesBetween } from './book/changes.ts';
export { envelopeFacts } from './book/envelope-changes.ts';
export { errorBandsOf, errorRows, isUsedIn, whyNoCode } from './book/errors.ts';
export { findables } from './book/findable.ts';
export { envelopeOf, errorObjectOf, KIND_DOCS, sampleOf, senderOfSample } from './book/messages.ts';
export { ledgerOf, requirementEverywhere, requirementIds, requirementIn } from './book/requirements.ts';
export { search } from './book/search.ts';
export { factsOf, TRANSPORTS } from './book/transports.ts';
export { typeDetails } from './book/type-changes.ts';
export { revisionsOfType, typesIn } from './book/types.ts';

/** A revision in a list. */
export interface RevisionRow {
  id: RevisionId;
  /** `JSON-RPC 2.0`, `MCP 2025-11-25`. */
  title: string;
}

/** Every revision a message can be checked against, oldest first. */
export const revisions: readonly RevisionRow[] = /* @__PURE__ */ REVISION_IDS.map((id) => ({ id, title: titleOf(id) }));

/** Names of the methods of a revision, in the order of its table; empty for JSON-RPC 2.0. */
export function methodNames(revision: RevisionId): readonly string[] {
  return [...modelOf(revision).methods.keys()];
}

/** A row of a revision’s method table, or null if the revision does not have the method. */
export function methodIn(revision: RevisionId, name: string): Method | null {
  return modelOf(revision).methods.get(name) ?? null;
}

/** A request for input that a server may put inside a result, by the name of its method; null if there is none. */
export function inputRequestIn(revision: RevisionId, name: string): Method | null {
  return modelOf(revision).inputRequests.get(name) ?? null;
}

/** Why a method of other revisions is missing, in one sentence; null if there is nothing to say. */
export function whyNoMethod(revision: RevisionId, name: string): string | null {
  return modelOf(revision).foreign.get(name)?.says ?? null;
}

/** A revision as a whole, for facts about its envelope. */
export function revisionFacts(revision: RevisionId): RevisionModel {
  return modelOf(revision);
}

/** The error codes that a revision defines. */
export function errorCodesOf(revision: RevisionId): readonly ErrorCode[] {
  return [...modelOf(revision).errorCodes.values()];
}

/** The keys of `_meta` that a revision defines. */
export function metaKeysOf(revision: RevisionId): readonly MetaKey[] {
  return [...modelOf(revision).metaKeys.values()];
}

/** The pages of all rules and requirements. Fetched on first use. */
export async function ruleBook(): Promise<RuleBook> {
  return (await import('virtual:book')).book;
}
