import { named } from '../../../json/describe.ts';
import type { Call, Ref } from '../../../session/call.ts';
import { defineSessionRule, type SessionExample, type SessionRule } from '../define.ts';
import { Declared, GATES, gateOf } from './capability-table.ts';
import { declaration, inLedger, Once, onEach } from './shared.ts';
import type { RevisionId } from '../../../types.ts';
import { client, discovery, handshake, server, talk } from '../../../testing/conversation.ts';
import {
  requestText,
  requestModern,
  FIRST,
  LAST,
  MODERN,
  opened,
  refuse,
  SECOND,
  respond,
  respondModern,
  THIRD,
  tools,
  HINTS,
} from './example-texts.ts';

const NO = 'Method not found';
const marked = (text: string, method: string): string => text.replace(`"${method}"`, `⟦"${method}"⟧`);

function bad(
  revision: Exclude<RevisionId, 'jsonrpc-2.0' | '2026-07-28'>,
  offers: string,
  method: string,
  params?: string,
): SessionExample {
  return {
    revision,
    text: talk(opened(offers, revision), marked(requestText(1, method, params), method), refuse(1, -32601, NO)),
  };
}

function stateless(offers: string, method: string, params = ''): SessionExample {
  const text = talk(discovery(offers), marked(requestModern(1, method, params), method), refuse(1, -32601, NO));
  return { revision: MODERN, text };
}

const REF = '"ref":{"type":"ref/prompt","name":"greet"},"argument":{"name":"who","value":"A"}';
const SAMPLING = '"params":{"messages":[{"role":"user","content":{"type":"text","text":"Hi"}}],"maxTokens":50}';
const FORM =
  '"params":{"message":"Your name?","requestedSchema":{"type":"object","properties":{"name":{"type":"string"}}}}';

/** Correct and incorrect examples. */
const requestedExamples: SessionRule['examples'] = {
  good: [
    { revision: LAST, text: talk(opened('{"tools":{}}'), requestText(1, 'tools/list'), respond(1, tools('echo'))) },
    {
      revision: THIRD,
      text: talk(requestText(1, 'tools/list'), refuse(1, -32601, NO)),
      says: 'An excerpt does not show what the server declared.',
    },
    {
      revision: LAST,
      text: talk(
        opened('{"resources":{"subscribe":true}}'),
        requestText(1, 'resources/subscribe', '"uri":"file:///a"'),
      ),
    },
    {
      revision: FIRST,
      text: talk(
        opened('{}', '2024-11-05'),
        requestText(1, 'completion/complete', REF),
        respond(1, '"completion":{"values":[]}'),
      ),
      says: 'The first revision has no capability for completion.',
    },
    {
      revision: MODERN,
      text: talk(requestModern(1, 'prompts/list'), refuse(1, -32601, NO)),
      says: 'The capabilities of the server were never requested.',
    },
    {
      revision: LAST,
      text: talk(handshake('2025-11-25', { client: '{"roots":{}}' }), server('"id":"r","method":"roots/list"')),
    },
  ],
  bad: [
    bad('2025-11-25', '{"prompts":{}}', 'tools/list'),
    bad('2024-11-05', '{}', 'tools/call', '"name":"echo"'),
    {
      ...bad('2025-11-25', '{}', 'tools/call', '"name":"echo"'),
      text: talk(
        opened('{}'),
        marked(requestText(1, 'tools/call', '"name":"echo"'), 'tools/call'),
        requestText(2, 'tools/call', '"name":"echo"'),
        refuse(1, -32601, NO),
      ),
      says: 'Reported once, however often it happens.',
    },
    bad('2025-06-18', '{"tools":{}}', 'prompts/list'),
    bad('2025-06-18', '{"tools":{}}', 'prompts/get', '"name":"greet"'),
    bad('2025-03-26', '{"tools":{}}', 'resources/list'),
    bad('2025-06-18', '{}', 'resources/read', '"uri":"file:///a"'),
    bad('2025-11-25', '{}', 'resources/templates/list'),
    bad('2025-11-25', '{"resources":{"listChanged":true}}', 'resources/subscribe', '"uri":"file:///a"'),
    bad('2025-06-18', '{"resources":{"subscribe":false}}', 'resources/unsubscribe', '"uri":"file:///a"'),
    bad('2025-06-18', '{"tools":{}}', 'logging/setLevel', '"level":"info"'),
    bad('2025-03-26', '{"prompts":{}}', 'completion/complete', REF),
    stateless('{"prompts":{}}', 'tools/list'),
    stateless('{"tools":{}}', 'prompts/list'),
    stateless('{"tools":{}}', 'resources/read', '"uri":"file:///a"'),
    stateless('{"prompts":{}}', 'completion/complete', REF),
    {
      revision: THIRD,
      text: talk(
        handshake('2025-06-18', { client: '{"sampling":{}}' }),
        server('"id":"r","method":⟦"roots/list"⟧'),
        client('"id":"r","error":{"code":-32601,"message":"Method not found"}'),
      ),
    },
    {
      revision: FIRST,
      text: talk(handshake('2024-11-05'), server(`"id":"r","method":⟦"sampling/createMessage"⟧,${SAMPLING}`)),
    },
    {
      revision: LAST,
      text: talk(
        handshake('2025-11-25', { client: '{"sampling":{}}' }),
        server(`"id":"r","method":⟦"elicitation/create"⟧,${FORM}`),
        client('"id":"r","error":{"code":-32601,"message":"Method not found"}'),
      ),
    },
    {
      revision: SECOND,
      text: talk(opened('{}', '2025-03-26'), marked(requestText(1, 'prompts/list'), 'prompts/list')),
      says: 'The request got no response.',
    },
    {
      revision: MODERN,
      text: talk(
        discovery('{"prompts":{}}'),
        requestModern(1, 'prompts/list'),
        respondModern(1, `"prompts":[],${HINTS}`),
        marked(requestModern(2, 'tools/list'), 'tools/list'),
      ),
    },
  ],
};

/**
 * Requests for features that the other side did not declare. If it still answers with a result, the declaration is wrong, which
 * `capabilities/served` reports.
 */
export const capabilityRequested = defineSessionRule({
  id: 'capabilities/asked',
  requirements: [
    'capabilities/tools-list',
    'capabilities/tools-call',
    'tools/client-ignores-capability',
    'capabilities/prompts-list',
    'capabilities/prompts-get',
    'prompts/client-ignores-capability',
    'capabilities/resources-list',
    'capabilities/resources-read',
    'capabilities/resources-templates-list',
    'resources/client-ignores-capability',
    'capabilities/resources-subscribe',
    'capabilities/resources-unsubscribe',
    'capabilities/logging-set-level',
    'capabilities/completion-complete',
    'completion/client-ignores-capability',
    'capabilities/roots-list',
    'capabilities/sampling-create-message',
    'capabilities/elicitation-create',
  ],
  class: 'spec',
  title: 'A request {must} not be sent without the declared capability',
  note: 'This request needs a capability that was not declared',
  why: 'A side that did not declare a feature does not support it: it rejects the request or never answers.',
  how: 'Check the capabilities of the other side before the first request of a feature. Do not use a feature that they do not include.',
  examples: requestedExamples,
  begin(session, report, setActive) {
    const open = new Map<Call, { requirement: string; at: Ref; what: string }>();
    const once = new Once();
    const declared = new Declared(session);
    const reportOn = (call: Call, { requirement, at, what }: { requirement: string; at: Ref; what: string }): void =>
      once.note(`${requirement} ${call.method}`, () => {
        const side = gateOf(session, call.method)?.side ?? 'server';
        const place = declaration(session, side);
        return { requirement, at, path: ['method'], what, ties: place ? [place.tie] : [] };
      });
    return {
      ...onEach('request', Object.keys(GATES), (step) => {
        const { call, from } = step;
        if (!call || declared.has(call.method)) return;
        const gate = gateOf(session, call.method);
        if (!gate || from !== gate.row.sender) return;
        if (!declared.lacks(gate, call)) return;
        const requirement = inLedger(session, GATES[call.method]?.requests);
        if (requirement === null) return;
        const place = declaration(session, gate.side)?.says ?? `the ${gate.side}’s capabilities`;
        const what = `${step.name} requests ${named(step.method ?? '')}, but ${place} do not include ${named(gate.capability)}.`;
        open.set(call, { requirement, at: step.ref, what });
        setActive(true);
      }),
      active: onEach('answer', Object.keys(GATES), ({ call, kind }) => {
        const found = call && open.get(call);
        if (!found) return;
        open.delete(call);
        const served = kind === 'response' && inLedger(session, GATES[call.method]?.serves) !== null;
        if (!served) reportOn(call, found);
      }),
      end() {
        for (const [call, found] of open) reportOn(call, found);
        once.reportTo(report);
      },
    };
  },
});
