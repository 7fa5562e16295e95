/** The build output of the table: the part that each consumer needs, as plain data. */
import { REVISION_IDS } from '../../types.ts';
import type { LedgerSteps } from '../ledger.ts';
import type { Explained, Reasons } from './texts.ts';
import type { RequirementRows } from './define.ts';

/** The changes of each revision to the ledger, for the rows of some areas. */
export function ledgerSteps(areas: readonly RequirementRows[]): LedgerSteps {
  const rows = areas.flatMap((area) => Object.entries(area));
  const steps = REVISION_IDS.map((revision) => {
    const listed = rows.flatMap(([id, row]) => {
      const [level, clause] = row.in[revision] ?? [];
      return level !== undefined && clause !== undefined ? [[id, level, clause] as const] : [];
    });
    const dropped = rows.flatMap(([id, row]) => (row.in[revision] === null ? [[id] as const] : []));
    return [revision, [...dropped, ...listed]] as const;
  });
  return Object.fromEntries(steps);
}

/** Texts and notes of all requirements, for pages. */
export function explained(areas: readonly RequirementRows[]): Explained {
  return Object.fromEntries(
    areas.flatMap((area) =>
      Object.entries(area).map(([id, { says, why, reworded, in: listed }]) => {
        const notes = Object.entries(listed).map(([revision, listing]) => [revision, listing?.[2] ?? ''] as const);
        const noted = notes.some(([, note]) => note !== '');
        const texts = why === undefined ? { says } : { says, why };
        return [
          id,
          { ...texts, ...(reworded ? { reworded } : {}), ...(noted ? { notes: Object.fromEntries(notes) } : {}) },
        ] as const;
      }),
    ),
  );
}

/** The consequences of broken requirements, for findings of types. */
export function reasons(areas: readonly RequirementRows[]): Reasons {
  return Object.fromEntries(
    areas.flatMap((area) =>
      Object.entries(area).flatMap(([id, { why, reworded = {} }]) => {
        if (why === undefined) return [];
        const later = Object.entries(reworded).flatMap(([revision, texts]) =>
          texts.why === undefined ? [] : [[revision, texts.why] as const],
        );
        return [[id, later.length === 0 ? why : { '': why, ...Object.fromEntries(later) }] as const];
      }),
    ),
  );
}
