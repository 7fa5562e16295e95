/**
 * Heavy entry point for a program that checks one text and ends: the same report as `check`, with only the code loaded that the text
 * needs. Documents, causes and hosts are more than half of the engine.
 */
import { pageChecker } from './report/messages.ts';
import { mayFail } from './report/may-fail.ts';
import { judge, prepare, type Judgement, type Parts } from './report/phases.ts';
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
  if (options.hosts !== undefined) parts = { ...parts, hosts: (await import('./report/hosts.ts')).withHosts };
  let chosen: Judgement = judge(parts, prepared, prepared.guess.revision);
  if (mayFail(prepared, chosen)) {
    const { addCauses: causes } = await import('./report/causes.ts');
    parts = { ...parts, causes };
    chosen = causes(prepared, chosen);
  }
  return reportFrom(parts, prepared, chosen);
}
