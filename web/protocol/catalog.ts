/**
 * Light door: what the specifications say, for screens that list and link. No rule, no parser.
 * `revisions` alone costs nothing to load; the other functions bring the models along.
 */
import type { ErrorCode, LedgerEntry, Method } from './model/define.ts';
import { modelOf } from './model/index.ts';
import { sentenceOf } from './model/sentences.ts';
import { titleOf } from './model/titles.ts';
import { REVISION_IDS } from './types.ts';
import type { RevisionId } from './types.ts';

export type { ErrorCode, Method } from './model/define.ts';

/** A requirement with its sentence. */
export interface Requirement extends LedgerEntry {
  /** Our own sentence. */
  says: string;
}

/** A revision in a list. */
export interface RevisionRow {
  id: RevisionId;
  /** `JSON-RPC 2.0`, `MCP 2025-11-25`. */
  title: string;
}

/** Every revision a message can be judged by, oldest first. */
export const revisions: readonly RevisionRow[] = /* @__PURE__ */ REVISION_IDS.map((id) => ({ id, title: titleOf(id) }));

/** Names of the methods of a revision, in the order of its table; none for JSON-RPC 2.0. */
export function methodNames(revision: RevisionId): readonly string[] {
  return [...modelOf(revision).methods.keys()];
}

/** A row of a revision's method table, or null where the revision lacks the method. */
export function methodIn(revision: RevisionId, name: string): Method | null {
  return modelOf(revision).methods.get(name) ?? null;
}

/** Every requirement of a revision. */
export function ledgerOf(revision: RevisionId): readonly Requirement[] {
  return [...modelOf(revision).ledger.values()].map((entry) => ({ ...entry, says: sentenceOf(revision, entry.id) }));
}

/** One requirement as a revision has it, or null where it does not hold. */
export function requirementIn(revision: RevisionId, id: string): Requirement | null {
  const entry = modelOf(revision).ledger.get(id);
  return entry ? { ...entry, says: sentenceOf(revision, id) } : null;
}

/** One requirement in every revision where it holds, oldest first. */
export function requirementEverywhere(id: string): readonly { revision: RevisionId; entry: Requirement }[] {
  return REVISION_IDS.flatMap((revision) => {
    const entry = requirementIn(revision, id);
    return entry ? [{ revision, entry }] : [];
  });
}

/** The error codes a revision gives a meaning to. */
export function errorCodesOf(revision: RevisionId): readonly ErrorCode[] {
  return [...modelOf(revision).errorCodes.values()];
}
