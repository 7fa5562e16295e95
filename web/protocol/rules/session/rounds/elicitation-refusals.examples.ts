/** Conversations to try the rule `elicitation/refusals` on. */
import type { SessionRule } from '../define.ts';
import { client, handshake, server, talk } from '../../../testing/talk.ts';
import { FORM, VISIT } from './texts.ts';

const LEGACY_VISIT = VISIT.replace('"message"', '"elicitationId":"e-1","message"');
const error = (number: number, message: string, mark = true) =>
  `"error":{"code":${mark ? `⟦${number}⟧` : number},"message":"${message}"}`;
const pair = (request: string, answer: string, can = '{"elicitation":{}}') =>
  talk(handshake('2025-11-25', { client: can }), server(`"id":"s1",${request}`), client(`"id":"s1",${answer}`));
const URL_MODE = ['capabilities/elicitation-url-mode'];
const called = (can: string) =>
  talk(
    handshake('2025-11-25', { client: can, server: '{"tools":{}}' }),
    client('"id":1,"method":"tools/call","params":{"name":"files"}'),
    server(
      '"id":1,"error":{"code":⟦-32042⟧,"message":"Sign in first","data":{"elicitations":[{"mode":"url","elicitationId":"e-1","url":"https://example.com/sign-in","message":"Sign in"}]}}',
    ),
  );

/** Right and wrong ones. */
export const elicitationRefusalsExamples: SessionRule['examples'] = {
  good: [
    {
      revision: '2025-11-25',
      text: pair(LEGACY_VISIT, error(-32602, 'No addresses here', false)),
      besides: URL_MODE,
    },
    { revision: '2025-11-25', text: pair(FORM, '"result":{"action":"decline"}') },
    { revision: '2025-11-25', text: pair(FORM, error(-32603, 'No window to show it in', false)) },
    { revision: '2025-11-25', text: called('{"elicitation":{"url":{}}}').replaceAll(/[⟦⟧]/gu, '') },
  ],
  bad: [
    { revision: '2025-11-25', text: pair(LEGACY_VISIT, error(-32601, 'No addresses here')), besides: URL_MODE },
    {
      revision: '2025-11-25',
      text: pair(FORM, `"error":⟦${error(-1, 'User declined', false).slice(8)}⟧`),
    },
    {
      revision: '2025-06-18',
      text: talk(
        server(`"id":"s1",${FORM}`),
        client('"id":"s1","error":⟦{"code":-32603,"message":"The user dismissed the dialog"}⟧'),
      ),
    },
    { revision: '2025-11-25', text: called('{"elicitation":{}}') },
  ],
};
