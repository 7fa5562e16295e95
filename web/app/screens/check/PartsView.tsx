/** “Parts”: what the text consists of. Its code is loaded on first use. */
import { lazy, Suspense } from 'react';
import type { ShownReport } from '../../engine/types.ts';

const PartsBoard = lazy(() => import('./PartsBoard.tsx').then((file) => ({ default: file.PartsBoard })));

/** The list of parts with its actions. */
export function PartsView({ report }: { report: ShownReport }) {
  return (
    <Suspense fallback={null}>
      <PartsBoard report={report} />
    </Suspense>
  );
}
