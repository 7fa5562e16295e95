/**
 * The core, and the heaviest entry point of this layer: `check(text, options) → Report`. Any string returns a report; it never
 * throws.
 */
import { addCauses } from './report/causes.ts';
import { checker as rules, shapes } from './report/full.ts';
import { withExtensions } from './report/extensions.ts';
import { withHosts } from './report/hosts.ts';
import type { GivenMessage } from './intake/given-messages.ts';
import { OneByOne } from './report/one-by-one.ts';
import type { Parts } from './report/phases.ts';
import { reportAll, reportAllGiven, reportOne } from './report/report.ts';
import { withRuleLevels } from './report/rule-levels.ts';
import type { CheckOptions, Report } from './types.ts';

const checker: Parts = {
  ...rules,
  causes: (prepared, judgement) => withRuleLevels(addCauses(prepared, judgement), prepared.options.rules),
  extensions: withExtensions,
  hosts: withHosts,
};

/** Only the findings and the verdict of the chosen revision: for frequent callers that need one revision. */
export function checkOne(text: string, options: CheckOptions = {}): Report {
  return reportOne(checker, text, options);
}

/** The full report: the findings of the chosen revision and the verdict of each revision. Any string returns a report. */
export function check(text: string, options: CheckOptions = {}): Report {
  return reportAll(checker, text, options);
}

export { textOfGiven, type GivenMessage, type GivenParty } from './intake/given-messages.ts';
export type { OneByOne, Shown } from './report/one-by-one.ts';

/** The full report of messages that a program has. Positions are in their JSON texts, with a line feed between: see `textOfGiven`. */
export function checkGiven(given: readonly GivenMessage[], options: CheckOptions = {}): Report {
  return reportAllGiven(checker, given, options);
}

/** Judges the messages of a session one at a time. Causes and hosts need the whole text. */
export function oneByOne(options: CheckOptions = {}): OneByOne {
  return new OneByOne(shapes, options);
}
