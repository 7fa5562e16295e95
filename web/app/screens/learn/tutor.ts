/** The engine of the Learn screen: a separate worker, so that the text in Check stays unchanged. */
import { createStore } from 'zustand/vanilla';
import { createClient, newWorker } from '../../engine/client.ts';

/** Whether the worker crashed; `wakeTutor` starts another one. */
export const tutorState = createStore<{ crashed: boolean }>()(() => ({ crashed: false }));

/** Lessons, grades, walkthroughs; its text is the one in the editor of the visible lesson. */
export const tutor = createClient(newWorker, (state) => tutorState.setState({ crashed: state === 'crashed' }));

/** Restarts the worker after a crash. Its text must be sent again. */
export function wakeTutor(): void {
  if (tutor.state !== 'running') tutor.restart();
}
