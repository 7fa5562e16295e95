/**
 * Heavy entry point: plays walkthroughs. A play is a small amount of plain data, and everything on screen follows from it: the
 * simulator generates the responses, so a learner’s change affects everything after it.
 */
import type { McpRevision } from '../simulator/types.ts';
import { stepsIn } from './play/drafts.ts';
import { preparePlaying } from './play/playing.ts';
import type { Play } from './play/state.ts';
import type { Walkthrough, WalkStep } from './walkthrough.ts';
import { WALKTHROUGHS } from './walkthroughs/index.ts';

export type { Alteration } from './play/altered.ts';
export { playView as look } from './play/view.ts';
export type { PlayRow, PlayView, QuestionView, StepView, Verdict } from './play/view.ts';
export type { Play } from './play/state.ts';
export type { ViewMessage, Walkthrough } from './walkthrough.ts';
export { WALKTHROUGHS } from './walkthroughs/index.ts';

/** Returns a walkthrough by its id; null if there is none. */
export function walkthroughNamed(id: string): Walkthrough | null {
  return WALKTHROUGHS.find((one) => one.id === id) ?? null;
}

/** Loads what the messages of a play are judged by. Without it, the core alone judges them. */
export async function prepareRules({ walkthrough, revision }: Play): Promise<void> {
  const known = walkthroughNamed(walkthrough);
  if (known) await preparePlaying(known, revision);
}

/** The first step. If the walkthrough does not support the revision, its latest one is used. */
export function begin({ id, revisions }: Walkthrough, revision: McpRevision): Play {
  const supported = revisions.includes(revision) ? revision : (revisions.at(-1) ?? revision);
  return { walkthrough: id, revision: supported, at: 0, revealed: false, edits: {}, answers: {} };
}

/**
 * Goes forward: plays the step, then moves to the next one. A question requires an answer, the index of an option, unless it
 * was answered before. Without an answer, and at the end, the play does not change.
 */
export function go(play: Play, answer?: number): Play {
  const steps = stepsOf(play);
  const step = steps[play.at];
  if (!step) return play;
  if (!play.revealed && hasMore(step)) {
    const chosen = answer ?? play.answers[step.id];
    if (!step.question) return { ...play, revealed: true };
    if (chosen === undefined || !step.question.options[chosen]) return play;
    return { ...play, revealed: true, answers: { ...play.answers, [step.id]: chosen } };
  }
  return play.at + 1 < steps.length ? { ...play, at: play.at + 1, revealed: false } : { ...play, revealed: true };
}

/** Goes back by one `go`. Edits and answers are kept. */
export function back(play: Play): Play {
  const step = stepsOf(play)[play.at];
  if (play.revealed && (play.at === 0 || (step && hasMore(step)))) return { ...play, revealed: false };
  if (play.at === 0) return play;
  const before = stepsOf(play)[play.at - 1];
  return { ...play, at: play.at - 1, revealed: before !== undefined && hasMore(before) };
}

/** Replaces the message of a step, by the step’s id; null restores the original text. */
export function edit(play: Play, id: string, text: string | null): Play {
  const step = stepsOf(play).find((one) => one.id === id);
  if (!step?.sends) return play;
  const { [id]: _, ...others } = play.edits;
  return { ...play, edits: text === null ? others : { ...others, [id]: text } };
}

function stepsOf({ walkthrough, revision }: Play): WalkStep[] {
  const found = walkthroughNamed(walkthrough);
  return found ? stepsIn(found, revision) : [];
}

/** Whether a step has something to reveal. */
function hasMore({ question, sends, act, passes, leaves, faults, exchange, remark }: WalkStep): boolean {
  return [question, sends, act, passes, leaves, faults, exchange, remark].some((one) => one !== undefined);
}
