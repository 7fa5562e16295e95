import { defineSessionRule } from '../define.ts';
import { judgeForm } from './form-judge.ts';
import { hearAnswers } from './questions.ts';
import { formAnswersExamples } from './form-answers.examples.ts';

/** What comes back from a form fits the form. */
export const formAnswers = defineSessionRule({
  id: 'elicitation/form-answers',
  requirements: [
    'elicitation/content-missing-on-accept',
    'elicitation/content-missing-required',
    'elicitation/content-wrong-type',
    'elicitation/content-out-of-bounds',
    'elicitation/content-not-an-option',
    'elicitation/content-item-count',
    'elicitation/content-unknown-field',
  ],
  class: 'spec',
  title: 'What comes back from a form fits the form',
  why: 'The server reads the answer by its own form: what does not fit is refused, and the person has to fill it in once more.',
  how: 'Check the answer against `requestedSchema` before it is sent, and let the person mend what does not fit.',
  examples: formAnswersExamples,
  begin(session, report) {
    return hearAnswers(session, (answered, step) => {
      if (answered.method !== 'elicitation/create') return;
      judgeForm(session, answered, step, (finding, ...way) => {
        const ties = [{ at: answered.at, path: [...answered.path, 'params', 'requestedSchema', ...way] }];
        report({ ...finding, at: step.ref, ties });
      });
    });
  },
});
