/** The way from a failed message without a finding to the Server screen; findings have a button of their own. */
import type { ShownReport } from '../../engine/types.ts';
import { Reproducible } from '../../parts/Reproducible.tsx';
import { failedWithoutFinding, reproduceAt } from './reproducing.ts';

/** One line; nothing if no message failed, or a finding explains the failure. */
export function FailedExchange({ report }: { report: ShownReport }) {
  const failed = failedWithoutFinding(report);
  if (failed === undefined) return null;
  return <Reproducible message={failed.entry} onReproduce={() => reproduceAt(report, failed)} />;
}
