/**
 * Heavy door: a checker is made of what it works with, so that its answers depend on nothing that was imported elsewhere.
 * The page begins with the light one and makes another once the types are loaded; `full.ts` is that one.
 */
import { lightFormats } from '../intake/light-formats.ts';
import type { CheckOptions, RevisionId } from '../types.ts';
import { judge, prepare, type Judgement, type Parts, type Prepared } from './stages.ts';

/** Judges texts step by step. Nothing throws, whatever the text. */
export interface Checker extends Parts {
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
}

/** Makes a checker. */
export function createChecker(parts: Parts): Checker {
  return {
    ...parts,
    prepare: (text, options, progress) => prepare(parts, text, options, progress),
    judge: (prepared, revision, quick) => judge(parts, prepared, revision, quick),
  };
}

/** Reads JSON, lines and documents, and judges text and envelope: what there is before the types are loaded. */
export const lightChecker: Checker = createChecker({ formats: lightFormats, shapes: null });
