/** Conversations to try the rule `elicitation/url-accept-with-content` on. */
import type { SessionRule } from '../define.ts';
import { client, server, talk } from '../../../testing/talk.ts';
import { asks, call, done, VISIT } from './texts.ts';

const LEGACY = server(`"id":"s1",${VISIT.replace('"message"', '"elicitationId":"e-1","message"')}`);
const legacy = (result: string) => ({
  revision: '2025-11-25' as const,
  text: talk(LEGACY, client(`"id":"s1","result":${result}`)),
});
const modern = (result: string) => ({
  revision: '2026-07-28' as const,
  text: talk(
    call(1, '', '{"elicitation":{"url":{}}}'),
    asks(1, `"go":{${VISIT}}`),
    call(2, `,"inputResponses":{"go":${result}}`, '{"elicitation":{"url":{}}}'),
    done(2),
  ),
});

/** Right and wrong ones. */
export const urlAnswersExamples: SessionRule['examples'] = {
  good: [legacy('{"action":"accept"}'), modern('{"action":"accept"}')],
  bad: [
    legacy('{"action":"accept",⟦"content":{"key":"k-1"}⟧}'),
    modern('{"action":"accept",⟦"content":{"signedIn":true}⟧}'),
  ],
};
