/** The wire between host and view: the same list and the same drawing as for client and server. */
import { lazy, Suspense, useState } from 'react';
import { WireList } from '../../parts/WireList.tsx';
import css from './Server.module.css';
import { useBoard } from './server-store.ts';
import { rowTitle, ruleHref } from './text.ts';
import { useViews } from './view-store.ts';

const ViewSequence = lazy(() => import('./ViewSequence.tsx').then((file) => ({ default: file.ViewSequence })));

/** The list, or the sequence. */
export function ViewWirePane() {
  const wire = useViews((state) => state.wire);
  const show = useBoard((state) => state.show);
  const [open, setOpen] = useState<number | null>(null);
  if (!wire || wire.rows.length === 0) return <p className={css.end}>No messages between host and view yet.</p>;
  if (show === 'sequence')
    return (
      <Suspense fallback={null}>
        <ViewSequence wire={wire} open={open} onOpen={setOpen} />
      </Suspense>
    );
  return (
    <WireList
      rows={wire.rows}
      label="Messages between host and view"
      titleOf={rowTitle}
      whyOf={({ says }) => says}
      whyAlways
      open={open}
      onOpen={setOpen}
      ruleHref={ruleHref}
      openRequests={[]}
      onAnswer={() => undefined}
      onEdit={() => undefined}
    />
  );
}
