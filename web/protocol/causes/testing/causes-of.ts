/** The causes of a text, read and judged as the whole checker does. */
import { checker } from '../../report/full.ts';
import type { CheckOptions } from '../../types.ts';
import type { Cause } from '../define.ts';
import { causesOf } from '../index.ts';

/** Reads, judges, and finds causes. */
export function causesIn(text: string, options: CheckOptions = {}): Cause[] {
  const prepared = checker.prepare(text, options);
  const { diagnostics } = checker.judge(prepared, prepared.guess.revision);
  const { log, intake, sessions } = prepared;
  if (!log) return [];
  return causesOf({ text, intake, records: log.records, sessions, diagnostics, outcome: log.outcome(intake) });
}
