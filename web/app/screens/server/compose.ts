/** The composed message: filled from the server's offers, and prepared again when it is sent. */
import { createComposer, isOffer, useComposed } from '../../compose/composer.ts';
import type { Compose } from '../../compose/composer.ts';
import type { ShownRun } from '../../engine/types.ts';
import { board, engine, send } from './server-store.ts';
import { oneLine } from '../../../simulator/one-line.ts';

/** The composed message with its actions. */
export const composer = createComposer(engine, () => ({ revision: board.getState().setup.revision, from: 'client' }));

/** Its state. */
export const compose = composer.store;

/** Selects a part of it; the component renders again when it changes. */
export function useCompose<T>(pick: (state: Compose) => T): T {
  return useComposed(composer, pick);
}

/** Judges it, and inserts a text into it. */
export const { judge, fill } = composer;

// A restarted worker has no text.
board.subscribe((state, before) => {
  if (before.crashed && !state.crashed) composer.resend();
});

/** Inserts the next offer of the server, unless the learner has written something else. */
export function fillNext(run: ShownRun): void {
  const offer = run.offers[run.next ?? 0];
  if (offer) fill(offer.text);
}

/** True while a send waits for the first message. */
let waiting = false;

/** Resolves when the first message is available. */
function begun(): Promise<void> {
  return new Promise((resolve) => {
    const stop = compose.subscribe(({ version: now }) => {
      if (now === 0) return;
      stop();
      resolve();
    });
  });
}

/** Sends the composed message, valid or invalid, and prepares the next one. */
export async function sendNow(): Promise<void> {
  if (waiting) return;
  waiting = compose.getState().version === 0;
  if (waiting) await begun();
  waiting = false;
  const { text } = compose.getState();
  if (text.trim() === '') return;
  const { run: before, openBefore } = {
    run: board.getState().run,
    openBefore: board.getState().run?.openRequests.length ?? 0,
  };
  const suggested = isOffer(text, before?.offers[before.next ?? -1]);
  const method = before?.offers[before.next ?? -1]?.method;
  const run = await send(oneLine(text));
  if (!run) return;
  const walkedOn = suggested && run.offers[run.next ?? -1]?.method !== method;
  const answered = openBefore > run.openRequests.length;
  if (walkedOn || answered) fillNext(run);
  else composer.renumber(run.nextId);
}
