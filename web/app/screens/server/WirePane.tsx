/** The middle pane: everything sent and received, as list or sequence; or the definition while it is edited. */
import { lazy, Suspense } from 'react';
import { Linked } from '../../parts/Linked.tsx';
import { Button } from '../../parts/Button.tsx';
import { WireList } from '../../parts/WireList.tsx';
import { fill, fillNext, sendNow } from './compose.ts';
import css from './Server.module.css';
import { back, board, openRow, send, useBoard } from './server-store.ts';
import { ruleHref, rowTitle } from './text.ts';
import { WireHead } from './WireHead.tsx';
import { RunOffer } from './RunOffer.tsx';
import { WireNote } from './WireNote.tsx';
import { oneLine } from '../../../simulator/one-line.ts';

const WireSequence = lazy(() => import('./WireSequence.tsx').then((file) => ({ default: file.WireSequence })));
const ViewPanel = lazy(() => import('./ViewPanel.tsx').then((file) => ({ default: file.ViewPanel })));
const ViewWirePane = lazy(() => import('./ViewWirePane.tsx').then((file) => ({ default: file.ViewWirePane })));
const DefinitionPane = lazy(() => import('./DefinitionPane.tsx').then((file) => ({ default: file.DefinitionPane })));

/** The pane. */
export function WirePane() {
  const defining = useBoard((state) => state.defining);
  if (defining)
    return (
      <Suspense fallback={null}>
        <DefinitionPane />
      </Suspense>
    );
  return (
    <section className={css.wire} aria-labelledby="wire-title">
      <WireHead />
      <RunOffer />
      <WireNote />
      <View />
      <Wire />
    </section>
  );
}

/** The view of the called tool, if it has one. */
function View() {
  const able = useBoard((state) => state.run?.view != null);
  return able ? (
    <Suspense fallback={null}>
      <ViewPanel />
    </Suspense>
  ) : null;
}

function Wire() {
  const channel = useBoard((state) => state.channel);
  const show = useBoard((state) => state.show);
  const run = useBoard((state) => state.run);
  const crashed = useBoard((state) => state.crashed);
  if (crashed) return <Crashed />;
  if (!run) return null;
  if (run.rows.length === 0) return <Empty />;
  if (channel === 'view')
    return (
      <Suspense fallback={null}>
        <ViewWirePane />
      </Suspense>
    );
  if (show === 'sequence')
    return (
      <Suspense fallback={null}>
        <WireSequence run={run} />
      </Suspense>
    );
  return <List />;
}

function List() {
  const run = useBoard((state) => state.run);
  const at = useBoard(openRow);
  const hidden = useBoard((state) => !state.revealed);
  const replaying = useBoard((state) => state.replaying !== null);
  if (!run) return null;
  return (
    <>
      <WireList
        rows={run.rows}
        titleOf={rowTitle}
        whyOf={(row) => (row.fault !== null && hidden ? null : row.says)}
        open={at}
        onOpen={(index) => board.setState({ open: index })}
        ruleHref={ruleHref}
        openRequests={run.openRequests}
        onAnswer={(text) => void send(oneLine(text))}
        onEdit={edit}
      />
      <p className={css.end}>
        {replaying ? 'Replaying the run.' : endText(run.inside.running.length, run.openRequests.length)}
      </p>
    </>
  );
}

/** Inserts the response as the composed message. */
function edit(text: string): void {
  fill(text);
  board.setState({ pane: 'compose' });
}

function endText(running: number, requests: number): string {
  if (requests > 0) return 'The server is waiting for a response.';
  if (running > 0) return 'The server is processing a request. You can send other messages meanwhile.';
  return 'The server is idle. Send the next message, or press Ctrl Enter in Compose.';
}

function Empty() {
  const stateless = useBoard((state) => state.run?.inside.stateless ?? false);
  const first = stateless ? 'server/discover' : 'initialize';
  return (
    <div className={css.empty}>
      <h3>No messages yet</h3>
      <p>
        You are the client. The message in Compose is <Linked text={`\`${first}\``} />, with which{' '}
        {stateless ? 'a client queries the capabilities of a server' : 'every conversation starts'}. Send it to see the
        response of the server, and the reason for it. The next message is prepared each time. Edit it as you like,
        valid or invalid.
      </p>
      <Button onClick={() => void sendNow()}>Send {first}</Button>
    </div>
  );
}

function Crashed() {
  return (
    <div className={css.empty}>
      <h3>The server stopped</h3>
      <p>It could not process the last input. Undo that step to continue.</p>
      <Button onClick={() => void back().then((run) => run && fillNext(run))}>Step back</Button>
    </div>
  );
}
