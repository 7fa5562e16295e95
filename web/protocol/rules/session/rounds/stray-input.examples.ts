/** Conversations to try the rule `mrtr/stray-input` on. */
import type { SessionRule } from '../define.ts';
import { talk } from '../../../testing/talk.ts';
import { about, asks, becomesTask, call, complete, done, extTask, FORM, TASKS } from './texts.ts';

const ANSWERS = '"inputResponses":{"who":{"action":"accept","content":{"name":"Ana"}}}';
const ASKED = talk(call(1), asks(1, `"who":{${FORM}}`, ',"requestState":"st-1"'));
const WITH = `{${TASKS},"elicitation":{}}`;
const WAITS = talk(
  call(1, '', WITH),
  becomesTask(1),
  about(2, 'get'),
  complete(2, `,${extTask('input_required', `,"inputRequests":{"who":{${FORM}}}`)}`),
);
const example = (...lines: readonly string[]) => ({ revision: '2026-07-28' as const, text: talk(...lines) });

/** Right and wrong ones. */
export const strayInputExamples: SessionRule['examples'] = {
  good: [
    example(ASKED, call(2, `,${ANSWERS},"requestState":"st-1"`), done(2)),
    example(WAITS, about(3, 'update', `,${ANSWERS}`), complete(3)),
    example(call(2, `,${ANSWERS}`)),
  ],
  bad: [
    example(ASKED, call(2, ',⟦"requestState":"st-1"⟧', '{"elicitation":{}}', 'other'), done(2)),
    example(ASKED, call(2, `,⟦${ANSWERS}⟧`, '{"elicitation":{}}', 'other'), done(2)),
    example(call(1, `,⟦${ANSWERS}⟧`), done(1)),
    example(WAITS, call(3, `,⟦${ANSWERS}⟧`, WITH), done(3)),
  ],
};
