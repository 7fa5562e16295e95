/** Conversations to try the rule `input/undeclared` on. */
import type { SessionRule } from '../define.ts';
import { handshake, server, talk } from '../../../testing/talk.ts';
import { asks, call, FORM, sampling, VISIT, WEATHER } from './texts.ts';

const LEGACY_VISIT = VISIT.replace('"message"', '"elicitationId":"e-1","message"');
const CHOICE = ',"toolChoice":{"mode":"none"}';
const asked = (client: string, request: string) => ({
  revision: '2025-11-25' as const,
  text: talk(handshake('2025-11-25', { client }), server(`"id":"s1",${request}`)),
});
const input = (capabilities: string, entry: string) => ({
  revision: '2026-07-28' as const,
  text: talk(call(1, '', capabilities), asks(1, `"q":{${entry}}`)),
});

/** Right and wrong ones. */
export const undeclaredInputExamples: SessionRule['examples'] = {
  good: [
    asked('{"elicitation":{}}', FORM),
    asked('{"elicitation":{"url":{}}}', LEGACY_VISIT),
    asked('{"sampling":{"tools":{}}}', sampling(`,${WEATHER}${CHOICE}`)),
    input('{"elicitation":{"form":{},"url":{}}}', VISIT),
    input('{"elicitation":{}}', FORM),
    { revision: '2025-11-25', text: server(`"id":"s1",${LEGACY_VISIT}`), says: 'No handshake is shown.' },
  ],
  bad: [
    asked('{"elicitation":{"url":{}}}', FORM.replace('"params"', '⟦"params"⟧')),
    asked('{"elicitation":{}}', LEGACY_VISIT.replace('"url"', '⟦"url"⟧')),
    asked('{"sampling":{}}', sampling(`,${WEATHER.replace(/\[.*\]/u, '⟦$&⟧')}`)),
    asked('{"sampling":{}}', sampling(CHOICE.replace(/\{.*\}/u, '⟦$&⟧'))),
    input('{}', FORM.replace('"elicitation/create"', '⟦$&⟧')),
    input('{"elicitation":{"url":{}}}', FORM.replace('"message"', '"mode":⟦"form"⟧,"message"')),
    input('{"elicitation":{}}', VISIT.replace('"url"', '⟦"url"⟧')),
    input('{}', sampling().replace('"sampling/createMessage"', '⟦$&⟧')),
    input('{"sampling":{}}', sampling(`,${WEATHER.replace(/\[.*\]/u, '⟦$&⟧')}`)),
    input('{"elicitation":{}}', '"method":⟦"roots/list"⟧'),
    input('{"sampling":{}}', sampling(CHOICE.replace(/\{.*\}/u, '⟦$&⟧'))),
  ],
};
