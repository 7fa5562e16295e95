/** The middle pane: the messages of the shown session, as list or sequence. */
import { lazy, Suspense } from 'react';
import css from './Live.module.css';
import { useBoard, shownRun } from './live-store.ts';
import { MessageList } from './MessageList.tsx';
import { MessagesHead } from './MessagesHead.tsx';
import { NoMessagesYet } from './NoMessagesYet.tsx';
import { ViewNotes } from './ViewNotes.tsx';

const LiveSequence = lazy(() => import('./LiveSequence.tsx').then((file) => ({ default: file.LiveSequence })));

/** The pane. */
export function MessagesPane() {
  return (
    <section className={css.messages} aria-labelledby="live-messages">
      <MessagesHead />
      <ViewNotes />
      <Content />
    </section>
  );
}

function Content() {
  const run = useBoard(shownRun);
  const show = useBoard((state) => state.show);
  const first = useBoard(({ cleared }) => (run ? (cleared.get(run.run) ?? 0) : 0));
  if (!run || run.entries.length === 0) return <NoMessagesYet run={run} />;
  if (show === 'sequence') {
    return (
      <Suspense fallback={null}>
        <LiveSequence run={run} since={first} />
      </Suspense>
    );
  }
  return <MessageList run={run} since={first} />;
}
