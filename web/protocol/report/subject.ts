/** A message prepared for its anatomy. Separate from the phases because it is needed late. */
import { modelOf } from '../model/index.ts';
import { judgeEntry } from '../rules/run.ts';
import type { Subject } from '../session/anatomy.ts';
import type { RevisionId } from '../types.ts';
import { judgedAt, surroundingsOf, type Parts, type Prepared } from './phases.ts';

/** An entry prepared for its anatomy; `null` if the entry does not exist. */
export function subjectOf({ shapes }: Parts, prepared: Prepared, index: number, revision: RevisionId): Subject | null {
  const raw = prepared.intake.entries.at(index);
  const row = prepared.rows[index];
  const judged = judgedAt(prepared, index);
  if (!raw || !row) return null;
  const around = surroundingsOf(prepared, shapes);
  const phase = shapes?.phaseOf(revision) ?? null;
  return {
    index,
    text: prepared.text,
    root: raw.tree(),
    value: raw.value,
    from: row.from,
    guide: phase?.guide ?? null,
    tool: (name) => around.tool(name, index),
    requestOf: (response) => around.requestOf(response, index),
    findings: judged ? judgeEntry(judged, modelOf(revision), around, phase) : [],
  };
}
