/** The whole report of one judgement. Apart from the stages, as the page's worker sends rows by themselves. */
import { bareReport, type Judgement, type Prepared } from './stages.ts';
import type { Report } from '../types.ts';

/** The report with all its rows, and with the verdicts known so far. */
export function reportOf(prepared: Prepared, judgement: Judgement, verdicts: Report['verdicts']): Report {
  const bare = bareReport(prepared, judgement);
  return { ...bare, entries: [...prepared.rows], verdicts: { ...verdicts, ...bare.verdicts } };
}
