/** Conversations to try the rule `sampling/refusals` on. */
import type { SessionRule } from '../define.ts';
import { client, handshake, server, talk } from '../../../testing/talk.ts';
import { SAID, sampling, WEATHER } from './texts.ts';

const USE = '{"role":"assistant","content":[{"type":"tool_use","id":"c1","name":"weather","input":{}}]}';
const OPEN = sampling('', `${USE},{"role":"user","content":{"type":"text","text":"Go on"}}`);
const error = (number: number, message: string) => `"error":{"code":⟦${number}⟧,"message":"${message}"}`;
const pair = (request: string, answer: string, besides: readonly string[] = [], can?: string) => ({
  revision: '2025-11-25' as const,
  text: talk(
    ...(can === undefined ? [] : [handshake('2025-11-25', { client: can })]),
    server(`"id":"s1",${request}`),
    client(`"id":"s1",${answer}`),
  ),
  besides,
});
const plain = (number: number, message: string) => error(number, message).replaceAll(/[⟦⟧]/gu, '');
const UNBALANCED = ['sampling/tool-use-not-followed'];

/** Right and wrong ones. */
export const samplingRefusalsExamples: SessionRule['examples'] = {
  good: [
    pair(sampling(), plain(-1, 'User rejected sampling request')),
    pair(sampling(), plain(-32603, 'The model is overloaded')),
    pair(OPEN, plain(-32602, 'Tool result missing'), UNBALANCED),
    pair(sampling(`,${WEATHER}`), `"result":{${SAID}}`, [], '{"sampling":{"tools":{}}}'),
  ],
  bad: [
    pair(sampling(), error(-32603, 'User rejected sampling request')),
    { ...pair(sampling(), error(-32602, 'Declined by the user')), revision: '2025-06-18' },
    pair(OPEN, error(-32603, 'Internal error'), UNBALANCED),
    pair(sampling(`,${WEATHER}`), `"result":⟦{${SAID}}⟧`, ['capabilities/sampling-tools'], '{"sampling":{}}'),
  ],
};
