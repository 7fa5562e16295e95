/**
 * The whole report of one judgment, or of a text in one call. Separate from the phases because the page’s worker sends rows on
 * their own.
 */
import { takeGiven, textOfGiven, type GivenMessage } from '../intake/given-messages.ts';
import { models } from '../model/index.ts';
import type { CheckOptions, Report } from '../types.ts';
import { bareReport, judge, prepare, type Judgement, type Parts, type Prepared } from './phases.ts';

/** The report with all its rows and the verdicts known so far. */
export function reportOf(prepared: Prepared, judgement: Judgement, verdicts: Report['verdicts']): Report {
  const bare = bareReport(prepared, judgement);
  return { ...bare, entries: [...prepared.rows], verdicts: { ...verdicts, ...bare.verdicts } };
}

/** The full report: the findings of the chosen revision and the verdict of each revision. */
export function reportAll(parts: Parts, text: string, options: CheckOptions): Report {
  const prepared = prepare(parts, text, options);
  return reportFrom(parts, prepared, judge(parts, prepared, prepared.guess.revision));
}

/** The full report of a prepared text whose revision was judged. */
export function reportFrom(parts: Parts, prepared: Prepared, chosen: Judgement): Report {
  const verdicts: Report['verdicts'] = {};
  for (const { id } of models) {
    verdicts[id] = id === chosen.revision ? chosen.verdict : judge(parts, prepared, id).verdict;
  }
  return reportOf(prepared, chosen, verdicts);
}

/** Only the findings and the verdict of the chosen revision. */
export function reportOne(parts: Parts, text: string, options: CheckOptions): Report {
  return chosenOf(parts, prepare(parts, text, options));
}

/** The same for messages that a program passes one by one; positions are in their texts, with a line feed between them. */
export function reportEntries(parts: Parts, given: readonly GivenMessage[], options: CheckOptions): Report {
  return chosenOf(parts, prepareGiven(parts, given, options));
}

/** The same, with the verdict of each revision. */
export function reportAllGiven(parts: Parts, given: readonly GivenMessage[], options: CheckOptions): Report {
  const prepared = prepareGiven(parts, given, options);
  return reportFrom(parts, prepared, judge(parts, prepared, prepared.guess.revision));
}

function prepareGiven(parts: Parts, given: readonly GivenMessage[], options: CheckOptions): Prepared {
  const text = textOfGiven(given);
  return prepare(parts, text, options, undefined, (see) => takeGiven(text, given, see));
}

function chosenOf(parts: Parts, prepared: Prepared): Report {
  const chosen = judge(parts, prepared, prepared.guess.revision);
  return reportOf(prepared, chosen, { [chosen.revision]: chosen.verdict });
}
