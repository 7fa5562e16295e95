/** Submits an answer: the engine grades it, and a correct one is marked as done. */
import type { Grade, ShownExercise } from '../../../engine/learn.ts';
import { announceGraded } from '../embed.ts';
import { countAttempt, markDone } from '../progress.ts';
import { tutor, wakeTutor } from '../tutor.ts';
import { chosenCode, chosenFind, unitOf } from './choices.ts';
import type { ItemStore } from './item-types.ts';

/** The missing choice or text; null if the answer can be graded. */
function missingIn(shown: ShownExercise, answer: string): string | null {
  switch (shown.kind) {
    case 'find-mistake': {
      const { message, mistake } = chosenFind(answer);
      if (message === null && mistake === null) return `Choose the invalid ${unitOf(shown)} and its mistake.`;
      if (message === null) return `Choose the invalid ${unitOf(shown)}.`;
      return mistake === null ? `Choose the mistake in the ${unitOf(shown)}.` : null;
    }
    case 'choose-error':
      return chosenCode(answer) === null ? 'Choose one of the codes.' : null;
    case 'order-session':
    case 'code':
      return null;
    default:
      return answer.trim() === '' ? 'The editor is empty. Write the message first.' : null;
  }
}

/** Grades the current answer. */
export async function submit(item: ItemStore): Promise<void> {
  const { id, custom, shown, answer, busy } = item.getState();
  if (busy || shown === null || shown === 'none') return;
  const missing = missingIn(shown, answer);
  item.setState({ missing, ...(missing === null ? {} : { grade: null }) });
  if (missing !== null) return;
  item.setState({ busy: true });
  wakeTutor();
  const grade = await tutor.grade(id, answer, custom);
  item.setState({ busy: false });
  if (grade && grade !== 'none') graded(item, grade);
}

/** Stores a grade: counts an attempt, and marks the item as done if the answer is correct. */
export function graded(item: ItemStore, grade: Grade): void {
  const { id } = item.getState();
  countAttempt(id);
  if (grade.passed) markDone(id);
  announceGraded(id, grade.passed);
  item.setState({ grade, missing: null });
}
