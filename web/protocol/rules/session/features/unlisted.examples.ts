/** Conversations in which something is asked for that the list does not have. */
import { talk } from '../../../testing/talk.ts';
import {
  ask,
  askModern,
  content,
  FIRST,
  HINTS,
  LAST,
  MODERN,
  opened,
  refuse,
  tell,
  tellModern,
  tools,
} from './texts.ts';
import type { SessionRule } from '../define.ts';

const LISTED = talk(opened('{"tools":{},"prompts":{}}'), ask(1, 'tools/list'), tell(1, tools('echo', 'sum')));
const PROMPTS = talk(
  opened('{"prompts":{}}', '2024-11-05'),
  ask(1, 'prompts/list'),
  tell(1, '"prompts":[{"name":"review"},{"name":"explain"}]'),
);
const calling = (name: string): string => ask(2, 'tools/call', `"name":${name}`);
const getting = (name: string): string => ask(2, 'prompts/get', `"name":${name}`);

/** Good and bad ones. */
export const unlistedExamples: SessionRule['examples'] = {
  good: [
    { revision: LAST, text: talk(LISTED, calling('"echo"'), tell(2, content('hi'))) },
    {
      revision: LAST,
      text: talk(LISTED, calling('"hidden"'), tell(2, content('hi'))),
      says: 'The server has it all the same.',
    },
    {
      revision: LAST,
      text: talk(
        opened('{"tools":{}}'),
        ask(1, 'tools/list'),
        tell(1, `${tools('echo')},"nextCursor":"p2"`),
        calling('"sum"'),
        refuse(2, -32602, 'Unknown tool: sum'),
      ),
      says: 'The list went on.',
    },
  ],
  bad: [
    { revision: LAST, text: talk(LISTED, calling('⟦"eco"⟧'), refuse(2, -32602, 'Unknown tool: eco')) },
    { revision: LAST, text: talk(LISTED, calling('⟦"srv__echo"⟧')), says: 'Nothing came back.' },
    { revision: FIRST, text: talk(PROMPTS, getting('⟦"reviews"⟧'), refuse(2, -32602, 'Unknown prompt')) },
    {
      revision: MODERN,
      text: talk(
        askModern(1, 'tools/list'),
        tellModern(1, `${tools('echo')},${HINTS}`),
        askModern(2, 'tools/call', '"name":⟦"shout"⟧'),
        refuse(2, -32602, 'Unknown tool: shout'),
      ),
    },
  ],
};
