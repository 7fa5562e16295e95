/** Conversations to try the rule `sampling/conversation` on. */
import type { SessionRule } from '../define.ts';
import { type SessionExample } from '../define.ts';
import { client, handshake, server, talk } from '../../../testing/talk.ts';
import { asks, call, sampling, WEATHER } from './texts.ts';

const CAN = '{"sampling":{"tools":{}}}';
const OPEN = handshake('2025-11-25', { client: CAN });
const META = ',"_meta":{"com.example/cache":"k1"}';
const HI = '{"role":"user","content":{"type":"text","text":"Weather?"}}';
const GO_ON = '{"role":"user","content":{"type":"text","text":"Go on"}}';
const GAVE = '{"role":"user","content":[{"type":"tool_result","toolUseId":"c1","content":[]}]}';
const calling = (meta = '') => `{"type":"tool_use","id":"c1","name":"weather","input":{}${meta}}`;
const says = (block: string) => `"role":"assistant","model":"m-1","stopReason":"toolUse","content":[${block}]`;
const back = (block: string) => `{"role":"assistant","content":[${block}]}`;
const legacy = (meta: string, ...messages: readonly string[]) => ({
  revision: '2025-11-25' as const,
  text: talk(
    OPEN,
    server(`"id":"s1",${sampling(`,${WEATHER}`)}`),
    client(`"id":"s1","result":{${says(calling(meta))}}`),
    server(`"id":"s2",${sampling(`,${WEATHER}`, messages.join())}`),
  ),
});
const modern = (meta: string, ...messages: readonly string[]) => ({
  revision: '2026-07-28' as const,
  text: talk(
    call(1, '', CAN),
    asks(1, `"a":{${sampling(`,${WEATHER}`)}}`),
    call(2, `,"inputResponses":{"a":{${says(calling(meta))}}}`, CAN),
    asks(2, `"b":{${sampling(`,${WEATHER}`, messages.join())}}`),
  ),
});
/** The same with the last place of a text marked. */
function marked({ revision, text }: SessionExample, at: string): SessionExample {
  const start = text.lastIndexOf(at);
  return { revision, text: `${text.slice(0, start)}⟦${at}⟧${text.slice(start + at.length)}` };
}

/** Right and wrong ones. */
export const conversationExamples: SessionRule['examples'] = {
  good: [
    legacy(META, HI, back(calling(META)), GAVE),
    { ...legacy('', GO_ON), says: 'Another conversation begins.' },
    { ...legacy('', HI), says: 'The same conversation begins anew.' },
    modern(META, HI, back(calling(META)), GAVE),
  ],
  bad: [
    marked(legacy('', HI, GO_ON), '"messages"'),
    marked(modern('', HI, GO_ON), '"messages"'),
    marked(legacy(META, HI, back(calling()), GAVE), calling()),
    modern(META, HI, back(calling(',⟦"_meta"⟧:{}')), GAVE),
  ],
};
