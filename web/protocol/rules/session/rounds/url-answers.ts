import { get, has } from '../../../json/object.ts';
import { defineSessionRule, type SessionRule } from '../define.ts';
import { observeInputResponses } from './input-requests.ts';
import { begin } from './example-messages.ts';
import { client, server, talk } from '../../../testing/conversation.ts';
import { requests, call, done, VISIT } from './example-texts.ts';

const LEGACY = server(`"id":"s1",${VISIT.replace('"message"', '"elicitationId":"e-1","message"')}`);
const legacy = (result: string) => ({
  revision: '2025-11-25' as const,
  text: talk(LEGACY, client(`"id":"s1","result":${result}`)),
});
const modern = (result: string) => ({
  revision: '2026-07-28' as const,
  text: talk(
    call(1, '', '{"elicitation":{"url":{}}}'),
    requests(1, `"go":{${VISIT}}`),
    call(2, `,"inputResponses":{"go":${result}}`, '{"elicitation":{"url":{}}}'),
    done(2),
  ),
});

/** Correct and incorrect examples. */
const urlAnswersExamples: SessionRule['examples'] = {
  good: [legacy('{"action":"accept"}'), modern('{"action":"accept"}')],
  bad: [
    legacy('{"action":"accept",⟦"content":{"key":"k-1"}⟧}'),
    modern('{"action":"accept",⟦"content":{"signedIn":true}⟧}'),
  ],
};

/** Data entered at a URL does not pass through the client. */
export const urlAnswers = defineSessionRule({
  id: 'elicitation/url-accept-with-content',
  requirements: ['elicitation/url-accept-with-content'],
  class: 'spec',
  title: 'A response to a URL elicitation {must} not have `content`',
  why: 'URL elicitation is for data that the client must never see, so that data does not belong in this response.',
  how: 'Answer with `{"action": "accept"}` alone.',
  examples: urlAnswersExamples,
  begin(session, report) {
    return observeInputResponses(session, ({ method, params, result, at, path, to }, { ref }) => {
      if (method !== 'elicitation/create' || get(params, 'mode') !== 'url') return;
      if (get(result, 'action') !== 'accept' || !has(result, 'content')) return;
      const content = [...to, 'content'];
      report({
        requirement: 'elicitation/url-accept-with-content',
        at: ref,
        path: content,
        mark: 'member',
        what: `${begin(session.describe(at))} sends the user to a URL; the response in ${session.describe(ref)} has \`content\`.`,
        fix: { says: 'Remove it.', safety: 'safe', steps: [{ do: 'remove', path: content }] },
        ties: [{ at, path: [...path, 'params', 'mode'] }],
      });
    });
  },
});
