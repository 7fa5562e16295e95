/** Lists that are asked for twice. */
import { client, handshake, server, talk } from '../../../testing/talk.ts';
import type { SessionRule } from '../define.ts';
import { ask, askModern, FIRST, HINTS, LAST, MODERN, opened, SECOND, tell, tellModern, THIRD, tools } from './texts.ts';

const PROMISED = opened('{"tools":{"listChanged":true}}');
const toolsNow = (id: number, ...names: string[]): string => talk(ask(id, 'tools/list'), tell(id, tools(...names)));
const mark = (text: string, member: string): string => {
  const at = text.lastIndexOf(`"${member}":[`);
  return `${text.slice(0, at)}⟦"${member}"⟧${text.slice(at + member.length + 2)}`;
};
const CHANGED = server('"method":"notifications/tools/list_changed"');
const rootsNow = (id: number, ...uris: string[]): string =>
  talk(
    server(`"id":"r${id}","method":"roots/list"`),
    client(`"id":"r${id}","result":{"roots":[${uris.map((uri) => `{"uri":"file:///${uri}"}`).join(',')}]}`),
  );
const ROOTS = handshake('2025-06-18', { client: '{"roots":{"listChanged":true}}' });
const LISTEN = '"notifications":{"toolsListChanged":true}';
const STREAM = talk(
  askModern(9, 'subscriptions/listen', LISTEN),
  server(
    `"method":"notifications/subscriptions/acknowledged","params":{"_meta":{"io.modelcontextprotocol/subscriptionId":9},${LISTEN}}`,
  ),
);
const modernTools = (id: number, ...names: string[]): string =>
  talk(askModern(id, 'tools/list'), tellModern(id, `${tools(...names)},${HINTS}`));

/** Good and bad ones. */
export const listChangeExamples: SessionRule['examples'] = {
  good: [
    { revision: LAST, text: talk(PROMISED, toolsNow(1, 'echo'), CHANGED, toolsNow(2, 'echo', 'sum')) },
    { revision: LAST, text: talk(PROMISED, toolsNow(1, 'echo'), toolsNow(2, 'echo')) },
    {
      revision: LAST,
      text: talk(PROMISED, toolsNow(1, 'echo'), toolsNow(2, 'echo', 'sum'), CHANGED),
      says: 'The announcement came a little late.',
    },
    {
      revision: FIRST,
      text: talk(opened('{"tools":{}}', '2024-11-05'), toolsNow(1, 'echo'), toolsNow(2, 'sum')),
      says: 'Nobody promised an announcement.',
    },
    { revision: MODERN, text: talk(modernTools(1, 'echo'), modernTools(2, 'sum')), says: 'Nobody listens.' },
  ],
  bad: [
    { revision: LAST, text: talk(PROMISED, toolsNow(1, 'echo'), mark(toolsNow(2, 'echo', 'sum'), 'tools')) },
    {
      revision: SECOND,
      text: talk(
        opened('{"prompts":{"listChanged":true}}', '2025-03-26'),
        ask(1, 'prompts/list'),
        tell(1, '"prompts":[{"name":"review"}]'),
        ask(2, 'prompts/list'),
        mark(tell(2, '"prompts":[{"name":"explain"}]'), 'prompts'),
      ),
    },
    {
      revision: THIRD,
      text: talk(
        opened('{"resources":{"listChanged":true}}', '2025-06-18'),
        ask(1, 'resources/list'),
        tell(1, '"resources":[{"uri":"file:///a","name":"a"}],"nextCursor":"p"'),
        ask(2, 'resources/list', '"cursor":"p"'),
        tell(2, '"resources":[{"uri":"file:///b","name":"b"}]'),
        ask(3, 'resources/list'),
        mark(tell(3, '"resources":[{"uri":"file:///a","name":"a"}]'), 'resources'),
      ),
    },
    { revision: THIRD, text: talk(ROOTS, rootsNow(1, 'a'), mark(rootsNow(2), 'roots')) },
    { revision: MODERN, text: talk(STREAM, modernTools(1, 'echo'), mark(modernTools(2, 'sum'), 'tools')) },
  ],
};
