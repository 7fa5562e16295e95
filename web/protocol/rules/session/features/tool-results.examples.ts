/** Results of tools. */
import { discovery, talk } from '../../../testing/talk.ts';
import { ask, askModern, content, LAST, MODERN, opened, tell, tellModern, THIRD, tool } from './texts.ts';
import type { SessionRule } from '../define.ts';

const CALL = ask(1, 'tools/call', '"name":"echo"');
const CALL_MODERN = askModern(1, 'tools/call', '"name":"echo"');
const FILE = '{"type":"resource","resource":{"uri":"file:///a","text":"x"}}';
const NULLABLE = '"outputSchema":{"type":["string","null"]}';

/** Good and bad ones. */
export const toolResultExamples: SessionRule['examples'] = {
  good: [
    { revision: LAST, text: talk(CALL, tell(1, content('It failed', ',"isError":true'))) },
    { revision: LAST, text: talk(opened('{"tools":{},"resources":{}}'), CALL, tell(1, `"content":[${FILE}]`)) },
    { revision: LAST, text: talk(CALL, tell(1, `"content":[${FILE}]`)), says: 'Nothing shows what was declared.' },
    {
      revision: MODERN,
      text: talk(
        askModern(2, 'tools/list'),
        tellModern(2, `"tools":[${tool('echo', `,${NULLABLE}`)}],"ttlMs":0,"cacheScope":"private"`),
        CALL_MODERN,
        tellModern(1, content('null', ',"structuredContent":null')),
      ),
      says: 'The tool says itself that null may come.',
    },
  ],
  bad: [
    { revision: LAST, text: talk(CALL, tell(1, '⟦"content"⟧:[],"isError":true')) },
    {
      revision: MODERN,
      text: talk(CALL_MODERN, tellModern(1, '⟦"content"⟧:[{"type":"text","text":" "}],"isError":true')),
    },
    {
      revision: THIRD,
      text: talk(opened('{"tools":{}}', '2025-06-18'), CALL, tell(1, `"content":[⟦${FILE}⟧]`)),
    },
    {
      revision: MODERN,
      text: talk(discovery('{"tools":{}}'), CALL_MODERN, tellModern(1, `"content":[⟦${FILE}⟧]`)),
    },
    { revision: MODERN, text: talk(CALL_MODERN, tellModern(1, content('none', ',"structuredContent":⟦null⟧'))) },
  ],
};
