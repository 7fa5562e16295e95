/** The heart, and the heaviest door of this room: `check(text, options) → Report`. Any string gives a report; nothing is thrown. */
import { models } from './model/index.ts';
import { shapesOf } from './shapes.ts';
import { reportOf } from './report/report.ts';
import { judge, prepare } from './report/stages.ts';
import type { CheckOptions, Report } from './types.ts';

/** The chosen revision's findings and its verdict alone: for those who ask about one revision, and often. */
export function checkOne(text: string, options: CheckOptions = {}): Report {
  const prepared = prepare(text, options, shapesOf);
  const { revision } = prepared.guess;
  const chosen = judge(prepared, revision, shapesOf(revision));
  return reportOf(prepared, chosen, { [revision]: chosen.verdict });
}

/** Everything at once: the chosen revision's findings and the verdict of each revision. Any string gives a report. */
export function check(text: string, options: CheckOptions = {}): Report {
  const prepared = prepare(text, options, shapesOf);
  const chosen = judge(prepared, prepared.guess.revision, shapesOf(prepared.guess.revision));
  const verdicts: Report['verdicts'] = {};
  for (const { id } of models) {
    verdicts[id] = id === chosen.revision ? chosen.verdict : judge(prepared, id, shapesOf(id)).verdict;
  }
  return reportOf(prepared, chosen, verdicts);
}
