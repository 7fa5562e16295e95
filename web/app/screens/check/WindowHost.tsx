/** A text too long for an editor, connected to report and store. */
import { useCallback, useMemo, useReducer, useLayoutEffect } from 'react';
import type { LineShown } from '../../parts/WindowLine.tsx';
import { WindowPane } from '../../parts/WindowPane.tsx';
import { partOf, stretchesOf, type Marked } from '../../parts/windowStretches.ts';
import { WINDOW_LINES, type Windows } from '../../editor/windows.ts';
import type { ShownReport } from '../../engine/types.ts';
import { useApp } from '../../state/use.ts';
import type { Severity } from '../../../protocol/types.ts';

const RANK: Record<Severity, number> = { error: 0, warning: 1, info: 2 };
const NONE: readonly Marked[] = [];

/** Findings by their first line, ascending. */
function byLine(report: ShownReport | null): ReadonlyMap<number, readonly Marked[]> {
  const out = new Map<number, Marked[]>();
  for (const { range, span, severity } of report?.diagnostics ?? []) {
    const list = out.get(range.startLine);
    if (list) list.push({ span, severity });
    else out.set(range.startLine, [{ span, severity }]);
  }
  for (const list of out.values()) list.sort((a, b) => a.span.start - b.span.start);
  return out;
}

/** The windows onto the text, in place of the editor. */
export function WindowHost({ windows }: { windows: Windows }) {
  const [, changed] = useReducer((count: number) => count + 1, 0);
  useLayoutEffect(() => windows.subscribe(changed), [windows]);
  const report = useApp((state) => (state.report?.version === state.version ? state.report : null));
  const marks = useMemo(() => byLine(report), [report]);
  const read = useCallback(
    (line: number): LineShown => {
      const span = windows.spanOf(line);
      const mine = marks.get(line) ?? NONE;
      const part = partOf(span, mine);
      const severities = mine.map(({ severity }) => severity).sort((a, b) => RANK[a] - RANK[b]);
      return {
        stretches: stretchesOf(part, mine, windows.slice),
        hidden: span.end - span.start - (part.end - part.start),
        severity: severities[0] ?? null,
      };
    },
    [windows, marks],
  );
  return (
    <WindowPane
      lines={windows.lines}
      counting={windows.counting}
      max={WINDOW_LINES}
      current={windows.line}
      calls={windows.calls}
      read={read}
      onLine={windows.choose}
    />
  );
}
