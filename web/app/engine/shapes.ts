/** Modules that are loaded after the first verdict. */
import type { Vocabulary } from '../../protocol/extended.ts';
import type { Checker } from '../../protocol/report/checker.ts';
import type { Prepared } from '../../protocol/report/phases.ts';
import type { Completion } from '../../protocol/place-types.ts';
import type { LineIndex } from '../../protocol/json/lines.ts';
import type { Report, RevisionId } from '../../protocol/types.ts';
import type { PartsShown } from './types.ts';

/** The exports of the shape phase. */
export interface Shapes {
  /** Judges messages with all rules; texts with other parts wait for another checker. */
  readonly checker: Checker;
  loadValidators(id: RevisionId): Promise<void>;
  /** False for a text that uses no official extension. */
  mayUseExtensions(text: string): boolean;
  completeAt(prepared: Prepared, offset: number): Completion[];
}

/** The exports of the module for texts with other parts than messages. */
export interface PartsDisplay {
  /** Judges messages, fragments, documents and programs with all rules. */
  readonly checker: Checker;
  partsShown(
    report: Omit<Report, 'entries'>,
    entries: number,
    prepared: Pick<Prepared, 'intake'>,
    lines: LineIndex,
  ): PartsShown;
}

/** The exports of the module that judges extensions. */
export interface Extensions {
  withExtensionRules(checker: Checker): Checker;
  vocabularyAt(prepared: Prepared, offset: number, revision: RevisionId): Vocabulary;
  completeExtended(prepared: Prepared, offset: number): Completion[];
}
