/** The changes between any two revisions, computed from methods, types, codes, capabilities and ledgers. */
import { modelOf } from '../model/index.ts';
import type { RevisionModel } from '../model/define.ts';
import type { RevisionId } from '../types.ts';
import type { Change, ChangeGroup, Target } from './define.ts';
import { capabilitiesOf } from './capabilities.ts';
import { envelopeChanges, errorChanges, metaChanges, methodChanges } from './envelope-changes.ts';
import { ledgerOf, type Requirement } from './requirements.ts';
import { typeChanges } from './type-changes.ts';

/**
 * All differences, in groups; groups without a change are omitted. Also works backward, from a later to an earlier revision.
 */
export function changesBetween(from: RevisionId, to: RevisionId): readonly ChangeGroup[] {
  if (from === to) return [];
  const before = modelOf(from);
  const after = modelOf(to);
  const groups: ChangeGroup[] = [
    { id: 'envelope', title: 'Envelope and session', changes: envelopeChanges(before, after) },
    { id: 'methods', title: 'Methods', changes: methodChanges(before, after) },
    { id: 'capabilities', title: 'Capabilities', changes: capabilityChanges(before, after) },
    { id: 'types', title: 'Types', changes: typeChanges(from, to) },
    { id: 'errors', title: 'Error codes', changes: errorChanges(before, after) },
    { id: 'meta', title: '`_meta` keys', changes: metaChanges(before, after) },
    { id: 'requirements', title: 'Requirements', changes: requirementChanges(from, to) },
  ];
  return groups.filter(({ changes }) => changes.length > 0);
}

function capabilityChanges(before: RevisionModel, after: RevisionModel): Change[] {
  return (['client', 'server'] as const).flatMap((side) =>
    capabilitiesOf(side).flatMap(({ path, says, revisions }): Change[] => {
      const had = revisions.includes(before.id);
      const has = revisions.includes(after.id);
      if (had === has) return [];
      const target: Target = { page: 'capabilities', id: `${side}.${path}` };
      return [{ what: has ? 'added' : 'removed', name: `${side}: ${path}`, target, says, details: [] }];
    }),
  );
}

function requirementChanges(from: RevisionId, to: RevisionId): Change[] {
  const before = new Map(ledgerOf(from).map((entry) => [entry.id, entry]));
  const after = new Map(ledgerOf(to).map((entry) => [entry.id, entry]));
  const out: Change[] = [];
  for (const [id, entry] of after) {
    const old = before.get(id);
    const details = old ? requirementDetails(old, entry) : [];
    if (!old || details.length > 0) out.push(requirementChange(old ? 'changed' : 'added', entry, details));
  }
  for (const [id, entry] of before) if (!after.has(id)) out.push(requirementChange('removed', entry, []));
  return out;
}

function requirementDetails(old: Requirement, now: Requirement): string[] {
  const details: string[] = [];
  if (old.level !== now.level) details.push(`The level changed from ${old.level} to ${now.level}.`);
  if (old.says !== now.says) details.push(`Previous wording: ${old.says}`);
  return details;
}

function requirementChange(what: Change['what'], entry: Requirement, details: readonly string[]): Change {
  return { what, name: entry.id, target: { page: 'rules', id: entry.id }, says: entry.says, details };
}
