/**
 * Heavy entry point for a program that checks one text and ends: the same report as `check`, with only the code loaded that the text
 * needs. Documents, causes and hosts are more than half of the engine.
 */
import { mayUseExtensions } from './extensions/used.ts';
import { pageChecker } from './report/messages.ts';
import { mayFail } from './report/may-fail.ts';
import { judge, prepare, type AddCauses, type Parts } from './report/phases.ts';
import { reportFrom } from './report/report.ts';
import type { CheckOptions, Report } from './types.ts';

/** The full report, as `check` returns it. Any string returns a report; rejects only if code cannot be loaded. */
export async function checkLazily(text: string, options: CheckOptions = {}): Promise<Report> {
  let parts: Parts = pageChecker;
  let prepared = prepare(parts, text, options);
  const isKnown = prepared.intake.entries.length > 0 || !/\S/.test(text);
  if (!isKnown || prepared.intake.waiting) {
    ({ checker: parts } = await import('./report/full.ts'));
    prepared = prepare(parts, text, options);
  }
  if (mayUseExtensions(text)) parts = { ...parts, extensions: (await import('./report/extensions.ts')).withExtensions };
  if (options.hosts !== undefined) parts = { ...parts, hosts: (await import('./report/hosts.ts')).withHosts };
  const { revision } = prepared.guess;
  const plain = judge(parts, prepared, revision);
  const add: AddCauses[] = [];
  if (mayFail(prepared, plain)) add.push((await import('./report/causes.ts')).addCauses);
  const { rules } = options;
  if (rules !== undefined) {
    const { withRuleLevels } = await import('./report/rule-levels.ts');
    add.push((_, judgement) => withRuleLevels(judgement, rules));
  }
  const causes: AddCauses = (about, judgement) => add.reduce((so, one) => one(about, so), judgement);
  parts = { ...parts, causes };
  const chosen = causes(prepared, plain);
  return reportFrom(parts, prepared, chosen);
}
