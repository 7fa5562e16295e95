/** “Messages”: one row each; selecting one selects it everywhere. Its code is loaded on first use. */
import { lazy, Suspense } from 'react';
import type { ShownReport } from '../../engine/types.ts';

const MessagesBoard = lazy(() => import('./MessagesBoard.tsx').then((file) => ({ default: file.MessagesBoard })));

/** Sessions, filter and table. */
export function MessagesView({ report }: { report: ShownReport }) {
  return (
    <Suspense fallback={null}>
      <MessagesBoard report={report} />
    </Suspense>
  );
}
