/** Conversations to try the rule `elicitation/ids` on. */
import type { SessionRule } from '../define.ts';
import { client, handshake, server, talk } from '../../../testing/talk.ts';
import { VISIT } from './texts.ts';

const OPEN = handshake('2025-11-25', { client: '{"elicitation":{"url":{}}}', server: '{"tools":{}}' });
const visit = (id: string, elicitation: string, url = 'https://example.com/sign-in') =>
  server(
    `"id":"${id}",${VISIT.replace('"message"', `"elicitationId":${elicitation},"message"`).replace('https://example.com/sign-in', url)}`,
  );
const WENT = client('"id":"s1","result":{"action":"accept"}');
const REFUSED = client('"id":"s1","error":{"code":-32603,"message":"Busy"}');
const complete = (id: string) =>
  server(`"method":"notifications/elicitation/complete","params":{"elicitationId":${id}}`);
const call = (id: number) => client(`"id":${id},"method":"tools/call","params":{"name":"files"}`);
const first = (id: number) =>
  server(
    `"id":${id},"error":{"code":-32042,"message":"Sign in first","data":{"elicitations":[{"mode":"url","elicitationId":"e-2","url":"https://example.com/files","message":"Sign in"}]}}`,
  );
const example = (...lines: readonly string[]) => ({ revision: '2025-11-25' as const, text: talk(OPEN, ...lines) });

/** Right and wrong ones. */
export const elicitationIdsExamples: SessionRule['examples'] = {
  good: [
    example(visit('s1', '"e-1"'), WENT, complete('"e-1"')),
    example(call(1), first(1), complete('"e-2"'), call(2)),
    { ...example(call(1), first(1), call(2), first(2)), says: 'The same visit is asked for once more.' },
    example(visit('s1', '"e-1"'), REFUSED, visit('s2', '"e-1"')),
    { revision: '2025-11-25', text: complete('"e-9"'), says: 'What came before is not shown.' },
  ],
  bad: [
    example(visit('s1', '"e-1"'), WENT, complete('⟦"e-7"⟧')),
    example(visit('s1', '"e-1"'), WENT, complete('"e-1"'), complete('⟦"e-1"⟧')),
    example(visit('s1', '"e-1"'), WENT, visit('s2', '⟦"e-1"⟧', 'https://example.com/pay')),
    example(visit('s1', '"e-1"'), WENT, visit('s2', '⟦"e-1"⟧')),
  ],
};
