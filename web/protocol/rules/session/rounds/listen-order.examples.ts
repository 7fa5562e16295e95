/** Conversations to try the rule `listen/order` on. */
import type { SessionRule } from '../define.ts';
import { SERVED, server, talk } from '../../../testing/talk.ts';
import { acknowledged, listen, onStream } from './texts.ts';
import { SUBSCRIPTION } from '../../keys.ts';

const TOOLS = '"toolsListChanged":true';
const OPEN = talk(listen(1, TOOLS), acknowledged('1', TOOLS));
const CHANGED = onStream('tools/list_changed', '1');
const closing = (id: string, more = '') =>
  server(`"id":1,"result":{"resultType":"complete"${more},${SERVED.replace(/\}$/u, `,"${SUBSCRIPTION}":${id}}`)}}`);
const example = (...lines: readonly string[]) => ({ revision: '2026-07-28' as const, text: talk(...lines) });
const whole = (line: string) => line.replace('"message":', '"message":⟦').replace(/\}$/u, '⟧}');

/** Right and wrong ones. */
export const listenOrderExamples: SessionRule['examples'] = {
  good: [
    example(OPEN, CHANGED, closing('1')),
    example(CHANGED),
    example(listen(1, TOOLS), listen(2, TOOLS), acknowledged('2', TOOLS)),
  ],
  bad: [
    example(listen(1, TOOLS), whole(CHANGED), acknowledged('1', TOOLS)),
    example(listen(1, TOOLS), whole(CHANGED)),
    example(listen(1, TOOLS), whole(closing('1'))),
    example(OPEN, closing('⟦"1"⟧')),
    example(OPEN, closing('1', ',⟦"tools":[]⟧')),
    example(OPEN, closing('1'), onStream('tools/list_changed', '⟦1⟧')),
  ],
};
