/** The right pane: the state of the server, the explanation of its response, requests in flight, the negotiated values. */
import { useEffect, useState } from 'react';
import { Button } from '../../parts/Button.tsx';
import { InsideFacts } from '../../parts/InsideFacts.tsx';
import { LifeDiagram } from '../../parts/LifeDiagram.tsx';
import { OpenWork } from '../../parts/OpenWork.tsx';
import { PaneSection } from '../../parts/PaneSection.tsx';
import { EventsSection } from './EventsSection.tsx';
import css from './Server.module.css';
import { clock, leave, useBoard } from './server-store.ts';
import { WhySection } from './WhySection.tsx';

/** The pane. */
export function InsidePane() {
  const inside = useBoard((state) => state.run?.inside);
  const now = useClock(inside !== undefined && inside.running.length + inside.pendingRequests.length > 0);
  if (!inside) return null;
  return (
    <>
      <PaneSection title="Inside the server">
        <LifeDiagram states={inside.life} name="Server lifecycle" />
        {inside.stateless ? (
          <p className={css.lead}>
            No handshake: each request states in its <code>_meta</code> the revision and the capabilities of its client.
          </p>
        ) : null}
        <Close />
      </PaneSection>
      <WhySection />
      <Events />
      <PaneSection title="Requests in flight" minor>
        <OpenWork inside={inside} now={now} />
      </PaneSection>
      <PaneSection title={inside.stateless ? 'Client and server' : 'Negotiated in the handshake'} minor>
        <InsideFacts inside={inside} />
      </PaneSection>
    </>
  );
}

function Events() {
  const run = useBoard((state) => state.run);
  return run ? <EventsSection run={run} /> : null;
}

/** The client can disconnect at any time; the wire and the diagram show the effect. */
function Close() {
  const able = useBoard(({ run }) => run !== null && run.rows.length > 0 && run.inside.life.at(-1)?.place !== 'now');
  return able ? (
    <p className={css.close}>
      <Button look="link" onClick={leave}>
        Close the connection
      </Button>
    </p>
  ) : null;
}

/** The clock of the run, updated once per second while a request is in flight. */
function useClock(ticks: boolean): number {
  const [now, setNow] = useState(clock);
  useEffect(() => {
    if (!ticks) return undefined;
    const timer = setInterval(() => setNow(clock()), 1000);
    return () => clearInterval(timer);
  }, [ticks]);
  return Math.max(now, 0);
}
