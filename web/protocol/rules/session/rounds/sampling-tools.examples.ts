/** Conversations to try the rule `sampling/tool-choice` on. */
import type { SessionRule } from '../define.ts';
import { client, server, talk } from '../../../testing/talk.ts';
import { asks, call, done, SAID, sampling, WEATHER } from './texts.ts';

const CAN = '{"sampling":{"tools":{}}}';
const choice = (mode: string) => `,${WEATHER},"toolChoice":{"mode":"${mode}"}`;
const calling = (name: string) => `{"type":"tool_use","id":"c1","name":${name},"input":{}}`;
const used = (block: string) => `"role":"assistant","model":"m-1","stopReason":"toolUse","content":[${block}]`;
const legacy = (more: string, result: string) => ({
  revision: '2025-11-25' as const,
  text: talk(server(`"id":"s1",${sampling(more)}`), client(`"id":"s1","result":{${result}}`)),
});
const modern = (more: string, result: string) => ({
  revision: '2026-07-28' as const,
  text: talk(
    call(1, '', CAN),
    asks(1, `"q":{${sampling(more)}}`),
    call(2, `,"inputResponses":{"q":{${result}}}`, CAN),
    done(2),
  ),
});

/** Right and wrong ones. */
export const samplingToolsExamples: SessionRule['examples'] = {
  good: [
    legacy(choice('required'), used(calling('"weather"'))),
    legacy(choice('none'), SAID),
    legacy(choice('required'), SAID.replace('endTurn', 'maxTokens')),
    modern(choice('auto'), SAID),
  ],
  bad: [
    legacy(choice('none'), used(`⟦${calling('"weather"')}⟧`)),
    legacy(choice('required'), SAID.replace(/\{.*\}/u, '⟦$&⟧')),
    legacy(`,${WEATHER}`, used(calling('⟦"news"⟧'))),
    modern(choice('none'), used(`⟦${calling('"weather"')}⟧`)),
    modern(choice('required'), SAID.replace(/\{.*\}/u, '⟦$&⟧')),
    modern('', used(calling('⟦"weather"⟧'))),
  ],
};
