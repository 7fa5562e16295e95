/**
 * The anatomy of a message, and the description of a place in a text. A heavy entry point of this layer, separate from the
 * phases because it is needed late.
 */
import { pathAt } from './json/locate.ts';
import { modelOf } from './model/index.ts';
import type { Vocabulary } from './extensions/vocabulary.ts';
import { anatomyOf, describePath, type Subject } from './session/anatomy.ts';
import type { Parts, Prepared } from './report/phases.ts';
import { subjectOf } from './report/subject.ts';
import type { Anatomy, AnatomyRow } from './place-types.ts';
import type { Diagnostic, RevisionId } from './types.ts';

/** What extensions add: their vocabulary, and the findings as judged with them. */
export interface Extended extends Pick<Vocabulary, 'model' | 'guide'> {
  readonly findings: readonly Diagnostic[];
}

function subjectFor(
  checker: Parts,
  prepared: Prepared,
  entry: number,
  revision: RevisionId,
  extended: Extended | undefined,
): Subject | null {
  const subject = subjectOf(checker, prepared, entry, revision);
  if (!subject || !extended) return subject;
  const findings = extended.findings.filter((one) => one.entry === entry && one.class !== 'cause');
  return { ...subject, guide: extended.guide, findings };
}

/** The anatomy of one entry in one revision; `null` if the entry does not exist. */
export function anatomy(
  checker: Parts,
  prepared: Prepared,
  entry: number,
  revision: RevisionId,
  extended?: Extended,
): Anatomy | null {
  const subject = subjectFor(checker, prepared, entry, revision, extended);
  return subject && anatomyOf(subject, extended?.model ?? modelOf(revision));
}

/** The member at an offset: its place, its name and its purpose. `null` if nothing is known about it. */
export function describe(
  checker: Parts,
  prepared: Prepared,
  offset: number,
  revision: RevisionId,
  extended?: Extended,
): AnatomyRow | null {
  const entry = prepared.rows.findIndex(({ span }) => span.start <= offset && offset <= span.end);
  const subject = subjectFor(checker, prepared, entry, revision, extended);
  if (!subject?.root) return null;
  return describePath(subject, extended?.model ?? modelOf(revision), pathAt(subject.root, offset));
}
