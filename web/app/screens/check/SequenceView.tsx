/** “Sequence”: lifelines of client and server, one arrow per message. Its code is loaded on first use. */
import { lazy, Suspense } from 'react';
import type { ShownReport } from '../../engine/types.ts';

const SequenceBoard = lazy(() => import('./SequenceBoard.tsx').then((file) => ({ default: file.SequenceBoard })));

/** Tools and drawing. */
export function SequenceView({ report }: { report: ShownReport }) {
  return (
    <Suspense fallback={null}>
      <SequenceBoard report={report} />
    </Suspense>
  );
}
