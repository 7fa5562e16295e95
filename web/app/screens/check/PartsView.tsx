/** “Parts”: what the text consists of. Its code is loaded on first use. */
import { lazy, Suspense } from 'react';
import type { ShownReport } from '../../engine/types.ts';

const PartsBoard = lazy(() => import('./PartsBoard.tsx').then((file) => ({ default: file.PartsBoard })));

const NothingToJudge = lazy(() =>
  import('../../parts/NothingToJudge.tsx').then((file) => ({ default: file.NothingToJudge })),
);

/** In place of the problems of a text with nothing to judge. */
export function NothingView({ report, instead }: { report: ShownReport; instead: string }) {
  return (
    <Suspense fallback={null}>
      <NothingToJudge report={report} instead={instead} />
    </Suspense>
  );
}

/** The list of parts with its actions. */
export function PartsView({ report }: { report: ShownReport }) {
  return (
    <Suspense fallback={null}>
      <PartsBoard report={report} />
    </Suspense>
  );
}
