/** Requests for prompts that do not fit the list, and their answers. */
import { talk } from '../../../testing/talk.ts';
import { ask, askModern, FIRST, HINTS, LAST, MODERN, opened, refuse, SECOND, tell, tellModern } from './texts.ts';
import type { SessionRule } from '../define.ts';

const REVIEW = '"prompts":[{"name":"review","arguments":[{"name":"code","required":true},{"name":"style"}]}]';
const LISTED = talk(opened('{"prompts":{}}'), ask(1, 'prompts/list'), tell(1, REVIEW));
const getting = (more: string): string => ask(2, 'prompts/get', more);
const TEXT = '"messages":[{"role":"user","content":{"type":"text","text":"ok"}}]';
const mark = (text: string): string => text.replace(/\{"jsonrpc".*\}(?=\}$)/u, '⟦$&⟧');

/** Good and bad ones. */
export const promptCallExamples: SessionRule['examples'] = {
  good: [
    { revision: LAST, text: talk(LISTED, getting('"name":"review","arguments":{"code":"x"}'), tell(2, TEXT)) },
    {
      revision: LAST,
      text: talk(getting('"name":"review"'), tell(2, TEXT)),
      says: 'No list shows what is required.',
    },
    {
      revision: LAST,
      text: talk(
        getting('"name":"review"'),
        refuse(2, -32603, 'Cannot fill in the prompt: its template was not found'),
      ),
      says: 'Something else was not found.',
    },
    {
      revision: MODERN,
      text: talk(
        askModern(1, 'prompts/list'),
        tellModern(1, `${REVIEW},${HINTS}`),
        askModern(2, 'prompts/get', '"name":"review","requestState":"s"'),
      ),
      says: 'A second attempt: what was asked for meanwhile stands elsewhere.',
    },
  ],
  bad: [
    { revision: LAST, text: talk(LISTED, getting('"name":"nope"'), refuse(2, '⟦-32601⟧', 'No prompt')) },
    { revision: SECOND, text: talk(getting('"name":"nope"'), refuse(2, '⟦-32603⟧', 'Unknown prompt: nope')) },
    { revision: LAST, text: talk(LISTED, getting('"name":"review"'), refuse(2, '⟦-32603⟧', 'code is required')) },
    {
      revision: LAST,
      text: talk(LISTED, getting('"name":"review",⟦"arguments"⟧:{}'), refuse(2, -32602, 'code is required')),
    },
    {
      revision: FIRST,
      text: talk(
        LISTED.replaceAll('2025-11-25', '2024-11-05'),
        getting('"name":"review","arguments":{"style":"short"}'),
        mark(tell(2, TEXT)),
      ),
    },
  ],
};
