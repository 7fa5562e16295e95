/** “Step back”: the last message is taken back, and is in hand again. */
import { fill } from './compose.ts';
import { back, board } from './server-store.ts';

/** Takes the learner's last step back. */
export function stepBack(): void {
  const last = board.getState().inputs.findLast(({ kind }) => kind === 'send');
  void back();
  if (last?.kind === 'send') fill(last.text);
}
