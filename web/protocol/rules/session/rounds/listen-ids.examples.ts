/** Conversations to try the rule `listen/ids` on. */
import type { SessionRule } from '../define.ts';
import { client, modern, SERVED, server, talk } from '../../../testing/talk.ts';
import { acknowledged, listen, onStream } from './texts.ts';

const TOOLS = '"toolsListChanged":true';
const OPEN = talk(listen(1, TOOLS), acknowledged('1', TOOLS));
const LIST = talk(
  client(`"id":1,"method":"tools/list","params":{${modern()}}`),
  server(`"id":1,"result":{"resultType":"complete","tools":[],"ttlMs":0,"cacheScope":"private",${SERVED}}`),
);
const example = (...lines: readonly string[]) => ({ revision: '2026-07-28' as const, text: talk(...lines) });
const changed = (id: string) => onStream('tools/list_changed', id);

/** Right and wrong ones. */
export const listenIdsExamples: SessionRule['examples'] = {
  good: [
    example(OPEN, changed('1')),
    { ...example(changed('1')), says: 'What came before is not shown.' },
    { ...example(listen(8, TOOLS), acknowledged('8', TOOLS), changed('3')), says: 'It may be older than the text.' },
  ],
  bad: [
    example(LIST, changed('1').replace(/"notifications\/[^"]+"/u, '⟦$&⟧')),
    example(OPEN, changed('⟦"1"⟧')),
    example(OPEN, changed('⟦2⟧')),
    example(listen('"s-1"', TOOLS), acknowledged('"s-1"', TOOLS), changed('⟦"s-2"⟧')),
    example(listen(1, TOOLS), acknowledged('⟦"1"⟧', TOOLS)),
  ],
};
