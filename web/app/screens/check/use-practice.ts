/** The exercises about the findings of a report, loaded after the first report. */
import { useEffect, useState } from 'react';
import type { ShownDiagnostic, ShownReport } from '../../engine/types.ts';
import type { practiceOf, remember } from '../../practice.ts';
import { store } from '../../state/store.ts';

interface Practice {
  practiceOf: typeof practiceOf;
  remember: typeof remember;
}

/** Returns the exercise about a finding; none until they are loaded. Remembers the mistakes for Learn. */
export function usePractice(report: ShownReport): (finding: ShownDiagnostic) => ReturnType<Practice['practiceOf']> {
  const [practice, setPractice] = useState<Practice | null>(null);
  const { deep, diagnostics } = report;
  const wanted = deep && diagnostics.length > 0;
  useEffect(() => {
    if (!wanted || practice) return;
    import('../../practice.ts').then(setPractice, () => undefined);
  }, [wanted, practice]);
  useEffect(() => {
    if (deep) practice?.remember(diagnostics, store.getState().length);
  }, [practice, deep, diagnostics]);
  return (finding) => practice?.practiceOf(finding) ?? null;
}
