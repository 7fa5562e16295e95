/** “Step back”: undoes the last message, and makes it the composed message again. */
import { fill } from './compose.ts';
import { back, board } from './server-store.ts';

/** Undoes the learner's last step. */
export function stepBack(): void {
  const last = board.getState().inputs.findLast(({ kind }) => kind === 'send');
  void back();
  if (last?.kind === 'send') fill(last.text);
}
