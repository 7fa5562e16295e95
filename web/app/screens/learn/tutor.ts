/** The engine of the Learn screen: a worker of its own, so that the text in Check stays what it is. */
import { createStore } from 'zustand/vanilla';
import { createClient, newWorker } from '../../engine/client.ts';

/** Whether the worker has ended by itself; `wakeTutor` starts another one. */
export const tutorState = createStore<{ crashed: boolean }>()(() => ({ crashed: false }));

/** Lessons, grades, walkthroughs; its text is the one in the editor of the lesson in sight. */
export const tutor = createClient(newWorker, (state) => tutorState.setState({ crashed: state === 'crashed' }));

/** Starts the worker again where it ended. A text for it has to be sent again. */
export function wakeTutor(): void {
  if (tutor.state !== 'running') tutor.restart();
}
