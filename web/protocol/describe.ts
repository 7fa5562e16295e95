/**
 * The anatomy of a message, and the description of a place in a text. A heavy entry point of this layer, separate from the
 * phases because it is needed late.
 */
import { pathAt } from './json/locate.ts';
import { modelOf } from './model/index.ts';
import { anatomyOf, describePath } from './session/anatomy.ts';
import type { Parts, Prepared } from './report/phases.ts';
import { subjectOf } from './report/subject.ts';
import type { Anatomy, AnatomyRow } from './place-types.ts';
import type { RevisionId } from './types.ts';

/** The anatomy of one entry in one revision; `null` if the entry does not exist. */
export function anatomy(checker: Parts, prepared: Prepared, entry: number, revision: RevisionId): Anatomy | null {
  const subject = subjectOf(checker, prepared, entry, revision);
  return subject && anatomyOf(subject, modelOf(revision));
}

/** The member at an offset: its place, its name and its purpose. `null` if nothing is known about it. */
export function describe(checker: Parts, prepared: Prepared, offset: number, revision: RevisionId): AnatomyRow | null {
  const entry = prepared.rows.findIndex(({ span }) => span.start <= offset && offset <= span.end);
  const subject = subjectOf(checker, prepared, entry, revision);
  if (!subject?.root) return null;
  return describePath(subject, modelOf(revision), pathAt(subject.root, offset));
}
