/**
 * Server: a simulated MCP server in the page. Composing on the left, the wire in the middle, the inside of the server on the
 * right.
 */
import { useEffect } from 'react';
import { ThreePanes } from '../../parts/ThreePanes.tsx';
import { useApp } from '../../state/use.ts';
import { ComposePane } from './ComposePane.tsx';
import { compose, fillNext, judge } from './compose.ts';
import { InsidePane } from './InsidePane.tsx';
import { showNotice } from '../../state/actions.ts';
import { renewRoute } from '../../state/address.ts';
import { protocolRevision } from '../../state/route.ts';
import { put } from '../../state/store.ts';
import { begin, board, carryOver, engine, faultsNow, setFaults, useBoard } from './server-store.ts';
import { WirePane } from './WirePane.tsx';

/** Starts a run when server or revision change; a run that was left is resumed, and another transport replays the same run. */
function useRun(): void {
  const revision = useApp((state) => protocolRevision(state.chosen.server));
  const { server, transport, faults } = useApp((state) => state.serverSetup);
  useEffect(() => {
    document.title = 'Server · MCP Protocol Playground';
    engine.loadSchemas();
  }, []);
  useEffect(() => {
    const { setup, run, secret } = board.getState();
    const same = setup.revision === revision && setup.server === server;
    if (run && same && setup.transport === transport) return;
    const before = compose.getState();
    const untouched = before.text === '' || before.text === run?.offers[run.next ?? 0]?.text;
    board.setState({ secret: same ? secret : null, defining: false });
    const start = async (): Promise<void> => {
      const carries = run !== null && same;
      const begun = carries
        ? await carryOver(transport)
        : await begin(setup.server === server ? {} : { definition: null });
      if (begun && (untouched || !same)) fillNext(begun);
      else void judge();
    };
    void start();
  }, [revision, server, transport]);
  // A link may contain faults during a run.
  useEffect(() => {
    const state = board.getState();
    if (state.run && state.secret === null && faultsNow(state).join() !== faults.join()) void setFaults(faults, null);
  }, [faults]);
}

/** Reports unknown parts of a link, and continues without them. */
function useKnown(): void {
  const run = useBoard((state) => state.run);
  const serverSetup = useApp((state) => state.serverSetup);
  useEffect(() => {
    if (!run) return;
    const unknown = serverSetup.faults.filter((id) => !run.faultList.some((one) => one.id === id));
    const server = run.servers.some(({ id }) => id === serverSetup.server)
      ? serverSetup.server
      : (run.servers[0]?.id ?? '');
    if (unknown.length === 0 && server === serverSetup.server) return;
    const names = [
      ...(server === serverSetup.server ? [] : [`the server “${serverSetup.server}”`]),
      ...unknown.map((id) => `the fault “${id}”`),
    ];
    put({ serverSetup: { ...serverSetup, server, faults: serverSetup.faults.filter((id) => !unknown.includes(id)) } });
    renewRoute();
    showNotice({
      text: `The link contains ${names.join(' and ')}, which this version does not have. It was ignored.`,
      tone: 'warning',
    });
  }, [run, serverSetup]);
}

/** The screen. */
export function ServerScreen() {
  useRun();
  useKnown();
  const pane = useBoard((state) => state.pane);
  const rows = useBoard((state) => state.run?.rows.length ?? 0);
  return (
    <>
      <h1 className="vh">Simulated server</h1>
      <ThreePanes
        pane={pane}
        onPane={(next) => board.setState({ pane: next })}
        panes={[
          { id: 'compose', label: 'Compose', content: <ComposePane /> },
          { id: 'wire', label: 'Wire', content: <WirePane />, ...(rows > 0 ? { note: String(rows) } : {}) },
          { id: 'inside', label: 'Inside', content: <InsidePane />, still: true },
        ]}
      />
    </>
  );
}
