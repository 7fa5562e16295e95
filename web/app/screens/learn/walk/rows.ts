/** The rows of the wire as a walkthrough shows them. */
import type { PlayRow } from '../../../engine/learn.ts';
import { walk } from './walk.ts';
import type { Walk } from './walk.ts';

/** What the server said last in the present step; undefined where it said nothing, or nothing is told yet. */
export function replyIn({ view }: Pick<Walk, 'view'>): PlayRow | undefined {
  if (!view?.revealed) return undefined;
  return view.rows.findLast(({ step, from, channel }) => step === view.at && from === 'server' && channel !== 'note');
}

/** The row that is open: one that was chosen, or the newest of the present step, an answer before all else; null for none. */
export function openRow({ view, open }: Pick<Walk, 'view' | 'open'>): number | null {
  if (open !== 'last') return open;
  if (!view?.revealed) return null;
  const mine = view.rows.filter(({ step, channel }) => step === view.at && channel === 'message');
  return (mine.findLast(({ from }) => from === 'server') ?? mine.at(-1))?.index ?? null;
}

/** Opens a row and brings it into sight. */
export function showRow(index: number): void {
  walk.setState({ open: index });
  requestAnimationFrame(() => {
    const row = document.querySelector<HTMLElement>(`[data-wire-row="${index}"] > button`);
    row?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'center' });
  });
}
