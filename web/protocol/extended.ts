/** Heavy entry point: what official extensions define. Loaded for the first text that may use one. */
import { completionsAt, revisionFor } from './complete/complete.ts';
import { vocabularyOf, type Vocabulary } from './extensions/vocabulary.ts';
import type { Completion } from './place-types.ts';
import { createChecker, type Checker } from './report/checker.ts';
import { withExtensions } from './report/extensions.ts';
import type { Prepared } from './report/phases.ts';
import type { RevisionId } from './types.ts';

export type { Vocabulary } from './extensions/vocabulary.ts';

/** The vocabulary at an offset: that of the revision with its extensions, for the party that the text names there. */
export function vocabularyAt(prepared: Prepared, offset: number, revision: RevisionId): Vocabulary {
  const index = prepared.rows.findLastIndex(({ span }) => span.start < offset);
  const row = prepared.rows[index];
  const entry = prepared.intake.entries.at(index);
  const named = entry?.party ?? (row && !row.inferred && row.from !== 'unknown' ? row.from : null);
  return vocabularyOf(revision, named ?? prepared.options.from ?? null);
}

/** The completions at an offset of a prepared text, with those of extensions. */
export function completeExtended(prepared: Prepared, offset: number): Completion[] {
  const revision = revisionFor(prepared, offset);
  const { model, ...phase } = vocabularyAt(prepared, offset, revision);
  return completionsAt(prepared, offset, revision, phase, model);
}

/** The same checker, which also judges extensions. */
export function withExtensionRules(checker: Checker): Checker {
  return createChecker({ ...checker, extensions: withExtensions });
}
