/** The palette commands of this screen. Loaded when one of them runs. */
import { openInCheck } from './hand-over.ts';
import { board, clearView, currentRun, pause } from './live-store.ts';
import type { LiveDetail } from './live-store.ts';

const detail = (id: LiveDetail): void => board.setState({ detail: id, pane: 'details' });

const RUN: Readonly<Record<string, () => void>> = {
  pause: () => pause(board.getState().paused === null),
  follow: () => board.setState({ follow: true, paused: null, pane: 'messages' }),
  clear: clearView,
  save: () => board.setState({ saving: currentRun(board.getState()) !== null }),
  check: openInCheck,
  list: () => board.setState({ show: 'list', pane: 'messages' }),
  sequence: () => board.setState({ show: 'sequence', pane: 'messages' }),
  findings: () => detail('findings'),
  output: () => detail('output'),
  http: () => detail('http'),
};

/** Runs a command by its id. */
export function runOnLive(name: string): void {
  RUN[name]?.();
}
