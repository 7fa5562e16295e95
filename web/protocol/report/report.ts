/** The whole report of one judgement, and of a text at once. Apart from the stages, as the page's worker sends rows by themselves. */
import { takeGiven, textOfGiven, type GivenMessage } from '../intake/given-messages.ts';
import { models } from '../model/index.ts';
import type { CheckOptions, Report } from '../types.ts';
import { bareReport, judge, prepare, type Judgement, type Parts, type Prepared } from './stages.ts';

/** The report with all its rows, and with the verdicts known so far. */
export function reportOf(prepared: Prepared, judgement: Judgement, verdicts: Report['verdicts']): Report {
  const bare = bareReport(prepared, judgement);
  return { ...bare, entries: [...prepared.rows], verdicts: { ...verdicts, ...bare.verdicts } };
}

/** Everything at once: the chosen revision's findings and the verdict of each revision. */
export function reportAll(parts: Parts, text: string, options: CheckOptions): Report {
  const prepared = prepare(parts, text, options);
  const chosen = judge(parts, prepared, prepared.guess.revision);
  const verdicts: Report['verdicts'] = {};
  for (const { id } of models) {
    verdicts[id] = id === chosen.revision ? chosen.verdict : judge(parts, prepared, id).verdict;
  }
  return reportOf(prepared, chosen, verdicts);
}

/** The chosen revision's findings and its verdict alone. */
export function reportOne(parts: Parts, text: string, options: CheckOptions): Report {
  return chosenOf(parts, prepare(parts, text, options));
}

/** The same for messages that a program has one by one; places are in their texts, with a line feed between. */
export function reportEntries(parts: Parts, given: readonly GivenMessage[], options: CheckOptions): Report {
  const text = textOfGiven(given);
  return chosenOf(
    parts,
    prepare(parts, text, options, undefined, (see) => takeGiven(text, given, see)),
  );
}

function chosenOf(parts: Parts, prepared: Prepared): Report {
  const chosen = judge(parts, prepared, prepared.guess.revision);
  return reportOf(prepared, chosen, { [chosen.revision]: chosen.verdict });
}
