/** The requirements of the envelope and the types together, with our sentences, in every revision that has them. */
import { explained } from '../model/requirements/parts/requirement-texts.ts';
import type { LedgerEntry } from '../model/define.ts';
import { deepOf } from '../model/deep.ts';
import { modelOf } from '../model/index.ts';
import type { RequirementTexts } from '../model/requirements/define.ts';
import { newest } from '../model/requirements/texts.ts';
import { REVISION_IDS, type RevisionId } from '../types.ts';

/** A requirement with its sentence. */
export interface Requirement extends LedgerEntry {
  /** Our own sentence. */
  says: string;
  /** What goes wrong otherwise; empty if only the rule explains it. */
  why: string;
  /** The reason for a deviation from the catalog, or for a decision between text and schema. */
  note?: string;
}

/** A requirement in one revision. */
export interface RequirementThere {
  revision: RevisionId;
  entry: Requirement;
}

/** The texts of a requirement in a revision; null for an unknown id. */
export function requirementText(revision: RevisionId, id: string): RequirementTexts | null {
  const row = Object.hasOwn(explained, id) ? explained[id] : undefined;
  if (!row) return null;
  const { says, why, reworded = {} } = row;
  const texts = why === undefined ? { says } : { says, why };
  return { ...texts, ...newest(reworded, revision) };
}

function withText(revision: RevisionId, entry: LedgerEntry): Requirement {
  const texts = requirementText(revision, entry.id);
  const notes = explained[entry.id]?.notes;
  const note = notes && newest(notes, revision);
  return { ...entry, says: texts?.says ?? '', why: texts?.why ?? '', ...(note ? { note } : {}) };
}

/** Every requirement of a revision: first of the envelope, then of the types. */
export function ledgerOf(revision: RevisionId): readonly Requirement[] {
  const shallow = modelOf(revision).ledger;
  const deep = [...deepOf(revision).ledger.values()].filter(({ id }) => !shallow.has(id));
  return [...shallow.values(), ...deep].map((entry) => withText(revision, entry));
}

/** One requirement in a revision, or null if it does not apply there. */
export function requirementIn(revision: RevisionId, id: string): Requirement | null {
  const entry = modelOf(revision).ledger.get(id) ?? deepOf(revision).ledger.get(id);
  return entry ? withText(revision, entry) : null;
}

/** One requirement in every revision where it applies, oldest first. */
export function requirementEverywhere(id: string): readonly RequirementThere[] {
  return REVISION_IDS.flatMap((revision) => {
    const entry = requirementIn(revision, id);
    return entry ? [{ revision, entry }] : [];
  });
}

/** The ids of all requirements of all revisions, in alphabetical order. */
export function requirementIds(): readonly string[] {
  const ids = new Set<string>();
  for (const revision of REVISION_IDS) {
    for (const id of modelOf(revision).ledger.keys()) ids.add(id);
    for (const id of deepOf(revision).ledger.keys()) ids.add(id);
  }
  return [...ids].toSorted();
}
