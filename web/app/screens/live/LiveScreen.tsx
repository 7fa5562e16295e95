/**
 * Live: the session between a host and a server while it happens, as a local `tap` records it. Sessions on the left, messages in
 * the middle, what the checker and the server report on the right.
 */
import { useEffect } from 'react';
import { ThreePanes } from '../../parts/ThreePanes.tsx';
import { count, grouped } from '../../parts/text.ts';
import { useApp } from '../../state/use.ts';
import { DetailsPane } from './DetailsPane.tsx';
import { watch } from './live.ts';
import { board, shownRun, useBoard } from './live-store.ts';
import { MessagesPane } from './MessagesPane.tsx';
import { NoTap } from './NoTap.tsx';
import { SessionsPane } from './SessionsPane.tsx';

/** Connects while the screen is visible; leaving it does not disconnect. */
function useWatch(): void {
  useEffect(() => {
    document.title = 'Live · MCP Protocol Playground';
    watch();
    // A link with another token can be followed meanwhile.
    addEventListener('popstate', watch);
    return () => removeEventListener('popstate', watch);
  }, []);
}

/** The screen. */
export function LiveScreen() {
  useWatch();
  const tapped = useApp((state) => state.tapped);
  const absent = useBoard(({ link }) => link?.state === 'absent');
  if (!tapped || absent) return <NoTap absent={tapped} />;
  return <Panes />;
}

function Panes() {
  const pane = useBoard((state) => state.pane);
  const messages = useBoard((state) => shownRun(state)?.entries.length ?? 0);
  const runs = useBoard((state) => state.runs.length);
  const errors = useBoard((state) => state.judged.get(shownRun(state)?.run ?? 0)?.errors ?? 0);
  return (
    <>
      <h1 className="vh">Live session</h1>
      <ThreePanes
        shape="report"
        pane={pane}
        onPane={(next) => board.setState({ pane: next })}
        panes={[
          {
            id: 'sessions',
            label: 'Sessions',
            content: <SessionsPane />,
            ...(runs > 1 ? { note: String(runs) } : {}),
          },
          {
            id: 'messages',
            label: 'Messages',
            content: <MessagesPane />,
            ...(messages > 0 ? { note: grouped(messages) } : {}),
          },
          {
            id: 'details',
            label: 'Details',
            content: <DetailsPane />,
            ...(errors > 0 ? { note: count(errors, 'error') } : {}),
          },
        ]}
      />
    </>
  );
}
