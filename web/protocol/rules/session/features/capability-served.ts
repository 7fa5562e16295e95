import { named } from '../../../json/describe.ts';
import { defineSessionRule, type SessionRule } from '../define.ts';
import { Declared, GATES, gateOf } from './capability-table.ts';
import { declaration, inLedger, Once, onEach } from './shared.ts';
import { client, discovery, handshake, server, talk } from '../../../testing/conversation.ts';
import {
  requestText,
  requestModern,
  FIRST,
  HINTS,
  LAST,
  MODERN,
  opened,
  SECOND,
  respond,
  respondModern,
  THIRD,
  tools,
} from './example-texts.ts';

const REF = '"ref":{"type":"ref/prompt","name":"greet"},"argument":{"name":"who","value":"A"}';
const VALUES = '"completion":{"values":["Ada"]}';
const mark = (text: string): string => text.replace(/\{"jsonrpc".*\}(?=\}$)/u, '⟦$&⟧');

/** Correct and incorrect examples. */
const servedExamples: SessionRule['examples'] = {
  good: [
    { revision: LAST, text: talk(opened('{"tools":{}}'), requestText(1, 'tools/list'), respond(1, tools('echo'))) },
    { revision: THIRD, text: talk(requestText(1, 'tools/list'), respond(1, tools())), says: 'An excerpt.' },
    { revision: MODERN, text: talk(requestModern(1, 'prompts/list'), respondModern(1, `"prompts":[],${HINTS}`)) },
  ],
  bad: [
    { revision: LAST, text: talk(opened('{}'), requestText(1, 'tools/list'), mark(respond(1, tools('echo')))) },
    {
      revision: FIRST,
      text: talk(opened('{}', '2024-11-05'), requestText(1, 'prompts/list'), mark(respond(1, '"prompts":[]'))),
    },
    {
      revision: THIRD,
      text: talk(
        opened('{"tools":{}}', '2025-06-18'),
        requestText(1, 'resources/read', '"uri":"file:///a"'),
        mark(respond(1, '"contents":[{"uri":"file:///a","text":"x"}]')),
      ),
    },
    {
      revision: SECOND,
      text: talk(
        opened('{"prompts":{}}', '2025-03-26'),
        requestText(1, 'completion/complete', REF),
        mark(respond(1, VALUES)),
      ),
    },
    {
      revision: MODERN,
      text: talk(discovery('{}'), requestModern(1, 'tools/list'), mark(respondModern(1, `${tools()},${HINTS}`))),
    },
    {
      revision: MODERN,
      text: talk(
        discovery('{"tools":{}}'),
        requestModern(1, 'prompts/list'),
        mark(respondModern(1, `"prompts":[],${HINTS}`)),
      ),
    },
    {
      revision: MODERN,
      text: talk(
        discovery('{}'),
        requestModern(1, 'resources/list'),
        mark(respondModern(1, `"resources":[],${HINTS}`)),
      ),
    },
    {
      revision: MODERN,
      text: talk(
        discovery('{"prompts":{}}'),
        requestModern(1, 'completion/complete', REF),
        mark(respondModern(1, VALUES)),
      ),
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

/** Results of features that the responding side did not declare. */
export const capabilityServed = defineSessionRule({
  id: 'capabilities/served',
  requirements: [
    'tools/capability-undeclared',
    'prompts/capability-undeclared',
    'resources/capability-undeclared',
    'completion/capability-undeclared',
    'capabilities/discovered-tools-undeclared',
    'capabilities/discovered-prompts-undeclared',
    'capabilities/discovered-resources-undeclared',
    'capabilities/discovered-completions-undeclared',
    'capabilities/client-serves-roots-undeclared',
    'capabilities/client-serves-sampling-undeclared',
    'capabilities/client-serves-elicitation-undeclared',
  ],
  class: 'spec',
  title: 'A feature that is served {must} be declared',
  why: 'The other side checks the capabilities before it sends requests, so it never uses a feature that they do not include.',
  how: 'Declare the capability: an empty object is enough.',
  examples: servedExamples,
  begin(session, report) {
    const once = new Once();
    const declared = new Declared(session);
    return {
      ...onEach('response', Object.keys(GATES), (step) => {
        const { call, from } = step;
        if (!call || declared.has(call.method)) return;
        const gate = gateOf(session, call.method);
        if (!gate || step.again || from !== gate.side || call.from !== gate.row.sender) return;
        if (!declared.lacks(gate, call)) return;
        const requirement = inLedger(session, GATES[call.method]?.serves);
        const place = declaration(session, gate.side);
        if (requirement === null || !place) return;
        const { ref, name } = step;
        once.note(requirement, () => ({
          requirement,
          at: ref,
          what: `${name} answers ${named(call.method)} (${session.describe(call.ref)}) with a result, but ${place.says} do not include ${named(gate.capability)}.`,
          ties: [place.tie, { at: call.ref, path: ['method'] }],
        }));
      }),
      end: () => once.reportTo(report),
    };
  },
});
