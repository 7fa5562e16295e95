/**
 * Heavy door: a checker is made of what it works with, so that its answers depend on nothing that was imported elsewhere.
 * The page begins with the light one and makes another once the types are loaded; `full.ts` is that one.
 */
import type { GivenMessage } from '../intake/given.ts';
import { lightFormats } from '../intake/light-formats.ts';
import { models } from '../model/index.ts';
import type { Subject } from '../session/anatomy.ts';
import type { CheckOptions, Report, RevisionId } from '../types.ts';
import { judge, prepare, prepareEntries, subjectOf, type Judgement, type Parts, type Prepared } from './stages.ts';
import { reportOf } from './report.ts';

/** Judges texts, at once or step by step. Nothing throws, whatever the text. */
export interface Checker {
  /**
   * Reads, classifies and chooses: everything that does not depend on the revision. `progress` is called from time to time with
   * the number of messages read and the offset after the last one.
   */
  prepare(text: string, options?: CheckOptions, progress?: (messages: number, offset: number) => void): Prepared;
  /**
   * Judges a prepared text in one revision; a text that another checker prepared, too. `quick` skips messages in which nothing
   * can be found, and changes nothing else.
   */
  judge(prepared: Prepared, revision: RevisionId, quick?: boolean): Judgement;
  /** An entry as its anatomy is drawn; `null` when there is no such entry. */
  subjectOf(prepared: Prepared, entry: number, revision: RevisionId): Subject | null;
  /** Everything at once: the chosen revision's findings and the verdict of each revision. */
  check(text: string, options?: CheckOptions): Report;
  /** The chosen revision's findings and its verdict alone: for callers that need one revision, often. */
  checkOne(text: string, options?: CheckOptions): Report;
  /**
   * The same for callers that have messages and no text. Positions in the report are positions in the messages' JSON texts, one
   * after the other with a line feed between; entry N of the report is message N.
   */
  checkEntries(given: readonly GivenMessage[], options?: CheckOptions): Report;
}

/** Makes a checker. */
export function createChecker(parts: Parts): Checker {
  const one = (prepared: Prepared): Report => {
    const judgement = judge(parts, prepared, prepared.guess.revision);
    return reportOf(prepared, judgement, { [judgement.revision]: judgement.verdict });
  };
  return {
    prepare: (text, options, progress) => prepare(parts, text, options, progress),
    judge: (prepared, revision, quick) => judge(parts, prepared, revision, quick),
    subjectOf: (prepared, entry, revision) => subjectOf(parts, prepared, entry, revision),
    check(text, options) {
      const prepared = prepare(parts, text, options);
      const judgement = judge(parts, prepared, prepared.guess.revision);
      const verdicts: Report['verdicts'] = {};
      for (const { id } of models) {
        verdicts[id] = id === judgement.revision ? judgement.verdict : judge(parts, prepared, id).verdict;
      }
      return reportOf(prepared, judgement, verdicts);
    },
    checkOne: (text, options) => one(prepare(parts, text, options)),
    checkEntries: (given, options) => one(prepareEntries(parts, given, options)),
  };
}

/** Reads JSON, lines and documents, and judges text and envelope: what there is before the types are loaded. */
export const lightChecker: Checker = createChecker({ formats: lightFormats, shapes: null });
