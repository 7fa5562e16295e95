/** Props that screens pass to small editors. */
import type { ShownReport } from '../engine/types.ts';
import type { Side } from './sides.ts';
import type { Mark } from './SmallEditor.tsx';

/** For a text with markers only, without an engine. */
export const NO_SIDE: Side = { engine: null, options: () => ({}), version: () => 0 };

/** The markers of a report; none for a blank text or while it is being judged. */
export function marksOf(report: ShownReport | null): Mark[] {
  const found = report && !report.blank ? report.diagnostics : [];
  return found.map(({ severity, what, range }) => ({ severity, says: what, range }));
}
