/** Results for what was declared, and for what was not. */
import { client, discovery, handshake, server, talk } from '../../../testing/talk.ts';
import { ask, askModern, FIRST, HINTS, LAST, MODERN, opened, SECOND, tell, tellModern, THIRD, tools } from './texts.ts';
import type { SessionRule } from '../define.ts';

const REF = '"ref":{"type":"ref/prompt","name":"greet"},"argument":{"name":"who","value":"A"}';
const VALUES = '"completion":{"values":["Ada"]}';
const mark = (text: string): string => text.replace(/\{"jsonrpc".*\}(?=\}$)/u, '⟦$&⟧');

/** Good and bad ones. */
export const servedExamples: SessionRule['examples'] = {
  good: [
    { revision: LAST, text: talk(opened('{"tools":{}}'), ask(1, 'tools/list'), tell(1, tools('echo'))) },
    { revision: THIRD, text: talk(ask(1, 'tools/list'), tell(1, tools())), says: 'An excerpt.' },
    { revision: MODERN, text: talk(askModern(1, 'prompts/list'), tellModern(1, `"prompts":[],${HINTS}`)) },
  ],
  bad: [
    { revision: LAST, text: talk(opened('{}'), ask(1, 'tools/list'), mark(tell(1, tools('echo')))) },
    {
      revision: FIRST,
      text: talk(opened('{}', '2024-11-05'), ask(1, 'prompts/list'), mark(tell(1, '"prompts":[]'))),
    },
    {
      revision: THIRD,
      text: talk(
        opened('{"tools":{}}', '2025-06-18'),
        ask(1, 'resources/read', '"uri":"file:///a"'),
        mark(tell(1, '"contents":[{"uri":"file:///a","text":"x"}]')),
      ),
    },
    {
      revision: SECOND,
      text: talk(opened('{"prompts":{}}', '2025-03-26'), ask(1, 'completion/complete', REF), mark(tell(1, VALUES))),
    },
    {
      revision: MODERN,
      text: talk(discovery('{}'), askModern(1, 'tools/list'), mark(tellModern(1, `${tools()},${HINTS}`))),
    },
    {
      revision: MODERN,
      text: talk(discovery('{"tools":{}}'), askModern(1, 'prompts/list'), mark(tellModern(1, `"prompts":[],${HINTS}`))),
    },
    {
      revision: MODERN,
      text: talk(discovery('{}'), askModern(1, 'resources/list'), mark(tellModern(1, `"resources":[],${HINTS}`))),
    },
    {
      revision: MODERN,
      text: talk(discovery('{"prompts":{}}'), askModern(1, 'completion/complete', REF), mark(tellModern(1, VALUES))),
    },
    {
      revision: LAST,
      text: talk(
        handshake('2025-11-25', { client: '{"sampling":{}}' }),
        server('"id":"r","method":"roots/list"'),
        mark(client('"id":"r","result":{"roots":[{"uri":"file:///a"}]}')),
      ),
    },
    {
      revision: SECOND,
      text: talk(
        handshake('2025-03-26'),
        server(
          '"id":"r","method":"sampling/createMessage","params":{"messages":[{"role":"user","content":{"type":"text","text":"Hi"}}],"maxTokens":50}',
        ),
        mark(client('"id":"r","result":{"role":"assistant","model":"m","content":{"type":"text","text":"Hi"}}')),
      ),
    },
    {
      revision: THIRD,
      text: talk(
        handshake('2025-06-18'),
        server(
          '"id":"r","method":"elicitation/create","params":{"message":"Your name?","requestedSchema":{"type":"object","properties":{"name":{"type":"string"}}}}',
        ),
        mark(client('"id":"r","result":{"action":"decline"}')),
      ),
    },
  ],
};
