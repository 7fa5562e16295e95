/** What a message is made of and what stands at a place of a text, and a heavy door of this room. Apart from the stages, as it is asked late. */
import { pathAt } from './json/locate.ts';
import { modelOf } from './model/index.ts';
import { anatomyOf, describePath } from './session/anatomy.ts';
import type { Parts, Prepared } from './report/stages.ts';
import { subjectOf } from './report/subject.ts';
import type { Anatomy, AnatomyRow } from './place-types.ts';
import type { RevisionId } from './types.ts';

/** The anatomy of one entry in one revision; `null` when there is no such entry. */
export function anatomy(checker: Parts, prepared: Prepared, entry: number, revision: RevisionId): Anatomy | null {
  const subject = subjectOf(checker, prepared, entry, revision);
  return subject && anatomyOf(subject, modelOf(revision));
}

/** What the member at an offset is: its place, its name and what it is for. `null` where nothing is known. */
export function describe(checker: Parts, prepared: Prepared, offset: number, revision: RevisionId): AnatomyRow | null {
  const entry = prepared.rows.findIndex(({ span }) => span.start <= offset && offset <= span.end);
  const subject = subjectOf(checker, prepared, entry, revision);
  if (!subject?.root) return null;
  return describePath(subject, modelOf(revision), pathAt(subject.root, offset));
}
