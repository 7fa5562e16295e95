/** “Hosts”: what hosts do with the tools, results and configurations of the text. Its code is loaded on first use. */
import { lazy, Suspense } from 'react';
import type { ShownReport } from '../../engine/types.ts';

const HostsBoard = lazy(() => import('./HostsBoard.tsx').then((file) => ({ default: file.HostsBoard })));

/** The view. */
export function HostsView({ report }: { report: ShownReport }) {
  return (
    <Suspense fallback={null}>
      <HostsBoard report={report} />
    </Suspense>
  );
}
