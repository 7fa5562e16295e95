import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';
import { REVISION_IDS } from '../../protocol/types.ts';
import type { RevisionId, Verdict } from '../../protocol/types.ts';
import { Button } from './Button.tsx';
import css from './RevisionFold.module.css';

/** Props of the revisions. */
export interface RevisionFoldProps {
  verdicts: Partial<Record<RevisionId, Verdict>>;
  /** The revisions with their verdicts, and what differs. */
  children: ReactNode;
}

/** Below 900 px, the verdicts of the revisions are folded into one line, so that the first problem is in sight. */
export function RevisionFold({ verdicts, children }: RevisionFoldProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={css.fold} data-open={open || undefined}>
      <Button look="quiet" only="narrow" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        {summaryOf(verdicts)}
        <ChevronDown />
      </Button>
      <div id={id} className={css.content}>
        {children}
      </div>
    </div>
  );
}

/** “Revisions: valid in 1 of 6”; without all verdicts only the first word. */
function summaryOf(verdicts: RevisionFoldProps['verdicts']): string {
  const known = REVISION_IDS.flatMap((id) => verdicts[id] ?? []);
  if (known.length < REVISION_IDS.length) return 'Revisions';
  const valid = known.filter(({ errors }) => errors === 0).length;
  if (valid === known.length) return `Revisions: valid in all ${known.length}`;
  return `Revisions: valid in ${valid === 0 ? 'none' : `${valid} of ${known.length}`}`;
}
