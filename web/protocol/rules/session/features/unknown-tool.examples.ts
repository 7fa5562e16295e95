/** Calls of tools that are not there, and their answers. */
import { talk } from '../../../testing/talk.ts';
import { ask, askModern, content, FIRST, HINTS, LAST, MODERN, opened, refuse, SECOND, tell, THIRD } from './texts.ts';
import { tellModern, tools } from './texts.ts';
import type { SessionRule } from '../define.ts';

const LISTED = talk(opened('{"tools":{}}'), ask(1, 'tools/list'), tell(1, tools('echo')));
const calling = (name: string): string => ask(2, 'tools/call', `"name":"${name}"`);
const FAILED = ',"isError":true';

/** Good and bad ones. */
export const unknownToolExamples: SessionRule['examples'] = {
  good: [
    { revision: LAST, text: talk(calling('nope'), refuse(2, -32602, 'Unknown tool: nope')) },
    { revision: LAST, text: talk(LISTED, calling('echo'), tell(2, content('It failed', FAILED))) },
    {
      revision: FIRST,
      text: talk(opened('{}', '2024-11-05'), calling('echo'), refuse(2, -32601, 'Method not found')),
      besides: ['capabilities/tools-call'],
      says: 'This server really has no tools.',
    },
    {
      revision: LAST,
      text: talk(calling('search_parts'), tell(2, content('Tool hammer not found in stock', FAILED))),
      says: 'The tool was found; what it looked for was not.',
    },
  ],
  bad: [
    { revision: LAST, text: talk(calling('nope'), refuse(2, '⟦-32601⟧', 'Unknown tool: nope')) },
    { revision: SECOND, text: talk(calling('nope'), refuse(2, '⟦-32601⟧', 'Method not found')) },
    {
      revision: LAST,
      text: talk(LISTED, calling('nope'), tell(2, content('Unknown tool: nope', ',"isError":⟦true⟧'))),
    },
    {
      revision: THIRD,
      text: talk(calling('nope'), tell(2, content('⟦Error: unknown tool⟧')).replace('"⟦', '⟦"').replace('⟧"', '"⟧')),
      says: 'Not even marked as an error.',
    },
    {
      revision: LAST,
      text: talk(LISTED, calling('Echo'), tell(2, content('hi')).replace(/\{"j.*\}(?=\}$)/u, '⟦$&⟧')),
    },
    {
      revision: MODERN,
      text: talk(
        askModern(1, 'tools/list'),
        tellModern(1, `${tools('echo')},${HINTS}`),
        askModern(2, 'tools/call', '"name":"nope"'),
        tellModern(2, content('Tool nope not found', ',"isError":⟦true⟧')),
      ),
    },
  ],
};
