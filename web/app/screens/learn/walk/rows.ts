/** The rows of the wire in a walkthrough. */
import type { PlayRow } from '../../../engine/learn.ts';
import { presentStep, walk } from './walk.ts';
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
  const mine = view.rows.filter(({ step }) => step === view.at);
  const messages = mine.filter(({ channel }) => channel === 'message');
  // A response of an authorization server, or a refusal, is HTTP without a message.
  const response = mine.findLast(({ from, channel, text, http }) => {
    return from === 'server' && channel === 'http' && (text !== '' || / [34]\d\d /u.test(http?.head ?? ''));
  });
  return (messages.findLast(({ from }) => from === 'server') ?? response ?? messages.at(-1))?.index ?? null;
}

/** Earlier lines of the wire, which are folded: those of the page before the first step, and those of earlier steps. */
export interface Earlier {
  readonly page: ReadonlySet<number>;
  readonly steps: ReadonlySet<number>;
}

/**
 * The lines to fold. Until the step is resolved, the last round before it stays in sight; so does what the text is about, what a
 * message of this step answers, and any request that waits for its response.
 */
export function earlierRows({ view }: Pick<Walk, 'view'>): Earlier {
  const page = new Set<number>();
  const steps = new Set<number>();
  if (!view) return { page, steps };
  const { rows, at, revealed } = view;
  const seen = revealed && rows.some(({ step }) => step === at) ? at : Math.max(-1, ...rows.map(({ step }) => step));
  const stays = new Set(presentStep({ view })?.lights ?? []);
  for (const { index, step, answer } of rows) {
    if (step >= seen || answer.state === 'waiting') stays.add(index);
    if (answer.state === 'answered' && (rows[answer.by]?.step ?? -1) >= seen) stays.add(index);
  }
  for (const { index, step } of rows) if (!stays.has(index)) (step < 0 ? page : steps).add(index);
  return { page, steps };
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
