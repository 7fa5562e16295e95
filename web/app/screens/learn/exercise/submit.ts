/** Hands an answer in: graded by the engine, and marked where it is right. */
import type { Grade, ShownExercise } from '../../../engine/learn.ts';
import { announceSolved } from '../embed.ts';
import { countAttempt, markDone } from '../progress.ts';
import { tutor, wakeTutor } from '../tutor.ts';
import { chosenCode, chosenFind } from './choices.ts';
import type { ItemStore } from './item-types.ts';

/** What is still to be chosen or written; null where the answer can be graded. */
function missingIn(shown: ShownExercise, answer: string): string | null {
  switch (shown.kind) {
    case 'find-mistake': {
      const { message, mistake } = chosenFind(answer);
      if (message === null && mistake === null) return 'Choose the message that is wrong, and what is wrong with it.';
      if (message === null) return 'Choose the message that is wrong.';
      return mistake === null ? 'Choose what is wrong with the message.' : null;
    }
    case 'choose-error':
      return chosenCode(answer) === null ? 'Choose one of the codes.' : null;
    case 'order-session':
    case 'code':
      return null;
    default:
      return answer.trim() === '' ? 'Write the message first: the editor is empty.' : null;
  }
}

/** Grades the answer as it is. */
export async function submit(item: ItemStore): Promise<void> {
  const { id, own, shown, answer, busy } = item.getState();
  if (busy || shown === null || shown === 'none') return;
  const missing = missingIn(shown, answer);
  item.setState({ missing, ...(missing === null ? {} : { grade: null }) });
  if (missing !== null) return;
  item.setState({ busy: true });
  wakeTutor();
  const grade = await tutor.grade(id, answer, own);
  item.setState({ busy: false });
  if (grade && grade !== 'none') graded(item, grade);
}

/** Takes a grade: an attempt more, and the item is done where the answer is right. */
export function graded(item: ItemStore, grade: Grade): void {
  const { id } = item.getState();
  countAttempt(id);
  if (grade.passed) {
    markDone(id);
    announceSolved(id);
  }
  item.setState({ grade, missing: null });
}
