import { get, has } from '../../../json/object.ts';
import { defineSessionRule } from '../define.ts';
import { hearAnswers } from './questions.ts';
import { begin } from './say.ts';
import { urlAnswersExamples } from './url-answers.examples.ts';

/** What is entered at an address does not come back through the client. */
export const urlAnswers = defineSessionRule({
  id: 'elicitation/url-accept-with-content',
  requirements: ['elicitation/url-accept-with-content'],
  class: 'spec',
  title: 'Going to an address brings no content',
  why: 'Addresses are for what the client must never see; what was entered there has no business in this answer.',
  how: 'Answer with `{"action": "accept"}` alone.',
  examples: urlAnswersExamples,
  begin(session, report) {
    return hearAnswers(session, ({ method, params, result, at, path, to }, { ref }) => {
      if (method !== 'elicitation/create' || get(params, 'mode') !== 'url') return;
      if (get(result, 'action') !== 'accept' || !has(result, 'content')) return;
      const content = [...to, 'content'];
      report({
        requirement: 'elicitation/url-accept-with-content',
        at: ref,
        path: content,
        mark: 'member',
        what: `${begin(session.said(at))} sends the person to an address; the answer in ${session.said(ref)} has \`content\`.`,
        fix: { says: 'Leave it out.', safety: 'safe', steps: [{ do: 'remove', path: content }] },
        ties: [{ at, path: [...path, 'params', 'mode'] }],
      });
    });
  },
});
