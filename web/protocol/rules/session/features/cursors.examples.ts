/** Paginated lists, requested with valid and with invalid cursors. */
import { client, handshake, server, talk } from '../../../testing/conversation.ts';
import type { SessionRule } from '../define.ts';
import {
  requestText,
  requestModern,
  FIRST,
  HINTS,
  LAST,
  MODERN,
  opened,
  refuse,
  SECOND,
  respond,
  respondModern,
  THIRD,
} from './example-texts.ts';
import { tools } from './example-texts.ts';

const PAGE = talk(
  opened('{"tools":{},"prompts":{}}'),
  requestText(1, 'tools/list'),
  respond(1, `${tools('echo')},"nextCursor":"c1"`),
);
const next = (cursor: string, method = 'tools/list'): string => requestText(2, method, `"cursor":${cursor}`);
const TASKS = '{"tools":{},"tasks":{"list":{}}}';
const BOTH = handshake('2025-11-25', { client: '{"tasks":{"list":{}}}', server: TASKS });
const in1 = (text: string, revision: string): string => text.replaceAll('2025-11-25', revision);

/** Correct and incorrect examples. */
export const cursorExamples: SessionRule['examples'] = {
  good: [
    { revision: LAST, text: talk(PAGE, next('"c1"'), respond(2, tools('sum'))) },
    {
      revision: LAST,
      text: talk(
        PAGE,
        next('"c1"'),
        respond(2, tools('sum')),
        requestText(3, 'tools/list', '"cursor":"c1"'),
        respond(3, tools()),
      ),
      says: 'A page may be fetched again.',
    },
    {
      revision: LAST,
      text: talk(
        BOTH,
        server('"id":7,"method":"tasks/list","params":{"cursor":"c7"}'),
        client('"id":7,"result":{"tasks":[]}'),
      ),
      says: 'This is a list of the client.',
    },
    {
      revision: LAST,
      text: talk(next('"c7"'), respond(2, tools('sum'))),
      says: 'The previous page is not in this excerpt.',
    },
    {
      revision: SECOND,
      text: talk(next('"c7"'), refuse(2, -32603, 'Database is down')),
      says: 'The request failed for another reason.',
    },
    {
      revision: MODERN,
      text: talk(requestModern(1, 'tools/list', '"cursor":"kept"'), respondModern(1, `${tools()},${HINTS}`)),
    },
  ],
  bad: [
    { revision: LAST, text: talk(PAGE, next('⟦"c2"⟧'), refuse(2, -32602, 'Invalid cursor')) },
    { revision: FIRST, text: talk(opened('{"tools":{}}', '2024-11-05'), next('⟦"1"⟧'), respond(2, tools('echo'))) },
    { revision: THIRD, text: talk(in1(PAGE, '2025-06-18'), next('⟦"c1 "⟧')) },
    {
      revision: MODERN,
      text: talk(
        requestModern(1, 'tools/list'),
        respondModern(1, `${tools('echo')},"nextCursor":"c1",${HINTS}`),
        requestModern(2, 'tools/list', '"cursor":⟦"c2"⟧'),
        refuse(2, -32602, 'Invalid cursor'),
      ),
    },
    { revision: LAST, text: talk(PAGE, next('⟦"c1"⟧', 'prompts/list'), refuse(2, -32602, 'Invalid cursor')) },
    {
      revision: LAST,
      text: talk(
        opened(TASKS),
        requestText(1, 'tasks/list'),
        respond(1, '"tasks":[],"nextCursor":"c1"'),
        next('⟦"c2"⟧', 'tasks/list'),
        refuse(2, -32602, 'Invalid cursor'),
      ),
    },
    { revision: SECOND, text: talk(next('"c7"'), refuse(2, '⟦-32603⟧', 'Invalid cursor')) },
    {
      revision: LAST,
      text: talk(PAGE, next('"c2"'), refuse(2, '⟦-32603⟧', 'No such page')),
      besides: ['pagination/invented-cursor'],
    },
  ],
};
