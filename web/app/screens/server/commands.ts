/** The palette commands of this screen. Loaded when one of them runs. */
import { fillNext, sendNow } from './compose.ts';
import { chooseServer, editDefinition } from './definition.ts';
import { openInCheck } from './hand-over.ts';
import { begin, board, replay } from './server-store.ts';
import { stepBack } from './step-back.ts';

const RUN: Readonly<Record<string, () => void>> = {
  send: () => void sendNow(),
  back: stepBack,
  replay: () => void replay(),
  reset: () => void begin().then((run) => run && fillNext(run)),
  check: openInCheck,
  definition: editDefinition,
  list: () => board.setState({ show: 'list', pane: 'wire', defining: false }),
  sequence: () => board.setState({ show: 'sequence', pane: 'wire', defining: false }),
};

/** Runs a command by its id; any other id is that of a demo server. */
export function runOnServer(name: string): void {
  const run = RUN[name];
  if (run) run();
  else chooseServer(name);
}
