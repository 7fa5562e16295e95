/** The rows of the wire in a walkthrough. */
import type { PlayRow } from '../../../engine/learn.ts';
import { walk } from './walk.ts';
import type { Walk } from './walk.ts';

/** The last server message in the current step; undefined if there is none, or before the step is resolved. */
export function replyIn({ view }: Pick<Walk, 'view'>): PlayRow | undefined {
  if (!view?.revealed) return undefined;
  return view.rows.findLast(({ step, from, channel }) => step === view.at && from === 'server' && channel !== 'note');
}

/** The expanded row: the selected one, or the newest of the current step, preferably a response; null for none. */
export function openRow({ view, open }: Pick<Walk, 'view' | 'open'>): number | null {
  if (open !== 'last') return open;
  if (!view?.revealed) return null;
  const mine = view.rows.filter(({ step, channel }) => step === view.at && channel === 'message');
  return (mine.findLast(({ from }) => from === 'server') ?? mine.at(-1))?.index ?? null;
}

/** Expands a row and scrolls it into view. */
export function showRow(index: number): void {
  walk.setState({ open: index });
  requestAnimationFrame(() => {
    const row = document.querySelector<HTMLElement>(`[data-wire-row="${index}"] > button`);
    row?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'center' });
  });
}
