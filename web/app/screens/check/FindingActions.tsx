/** Actions for the current finding: reproduce it on the simulated server, share the messages around it. */
import { lazy, Suspense, useState } from 'react';
import type { ShownDiagnostic, ShownReport } from '../../engine/types.ts';
import { Button } from '../../parts/Button.tsx';
import { reproduceAt } from './reproducing.ts';

const ExcerptDialog = lazy(() => import('./ExcerptDialog.tsx').then((file) => ({ default: file.ExcerptDialog })));

/** The buttons; a message must exist to reproduce or share. */
export function FindingActions({ report, finding }: { report: ShownReport; finding: ShownDiagnostic }) {
  const [sharing, setSharing] = useState<'no' | 'opened' | 'closed'>('no');
  if (!report.deep || report.entries.length === 0) return null;
  return (
    <>
      <Button look="quiet" onClick={() => reproduceAt(report, finding)}>
        Reproduce on the server
      </Button>
      <Button look="quiet" onClick={() => setSharing('opened')}>
        Share an excerpt
      </Button>
      {sharing === 'no' ? null : (
        <Suspense fallback={null}>
          <ExcerptDialog
            report={report}
            finding={finding}
            open={sharing === 'opened'}
            onOpenChange={(open) => setSharing(open ? 'opened' : 'closed')}
          />
        </Suspense>
      )}
    </>
  );
}
