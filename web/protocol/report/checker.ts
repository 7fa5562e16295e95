/**
 * Heavy entry point: a checker depends only on the parts it is created with, never on other imports. The page starts with the
 * light checker, continues with the one of `messages.ts` once the types are loaded, and takes `full.ts` for texts with other parts.
 */
import { lightFormats } from '../intake/light-formats.ts';
import type { CheckOptions, RevisionId } from '../types.ts';
import { judge, prepare, type Judgement, type Parts, type Prepared } from './phases.ts';

/** Checks texts step by step. Never throws for any text. */
export interface Checker extends Parts {
  /**
   * Parses and classifies a text and infers its revision: everything that does not depend on the chosen revision. `progress` is
   * called at intervals with the number of messages read and the offset after the last one.
   */
  prepare(text: string, options?: CheckOptions, progress?: (messages: number, offset: number) => void): Prepared;
  /**
   * Judges a prepared text in one revision, even if another checker prepared it. `quick` skips messages that cannot have
   * findings; the result is the same.
   */
  judge(prepared: Prepared, revision: RevisionId, quick?: boolean): Judgement;
}

/** Creates a checker. */
export function createChecker(parts: Parts): Checker {
  return {
    ...parts,
    prepare: (text, options, progress) => prepare(parts, text, options, progress),
    judge: (prepared, revision, quick) => judge(parts, prepared, revision, quick),
  };
}

/** Reads JSON, lines and documents, and checks text and envelope: the available checks before the types are loaded. */
export const lightChecker: Checker = createChecker({ formats: lightFormats, shapes: null, parts: null });
