import { client, discovery, handshake, server, talk } from '../../../testing/conversation.ts';
import { get, isObject } from '../../../json/object.ts';
import { code, named } from '../../../json/describe.ts';
import { defineSessionRule } from '../define.ts';
import { GATES, gateOf } from './capability-table.ts';
import { codeOf, declaration, inLedger, isReported, NO_METHOD, OF_CODES, onEach, OTHER_MATTERS } from './shared.ts';
import { requestText, requestModern, LAST, MODERN, opened, refuse, SECOND, THIRD } from './example-texts.ts';
import { CLIENT_CAPABILITIES, PROTOCOL_VERSION } from '../../keys.ts';

const REF = '"ref":{"type":"ref/prompt","name":"greet"},"argument":{"name":"who","value":"A"}';
const IGNORED = ['capabilities/completion-complete', 'capabilities/roots-list', 'prompts/client-ignores-capability'];

/** The error codes with which a side rejects an undeclared feature. */
export const capabilityCode = defineSessionRule({
  id: 'capabilities/refusal-code',
  requirements: ['capabilities/undeclared-method-code', 'completion/unsupported-code', 'roots/unsupported-error-code'],
  class: 'spec',
  title: 'Requests of an undeclared feature {must} be rejected with -32601',
  why: 'This code shows that the feature is missing, while any other code makes the other side look for a mistake of its own.',
  how: 'Reject requests of a feature that you did not declare with -32601, “Method not found”.',
  examples: {
    good: [
      {
        revision: SECOND,
        text: talk(
          opened('{}', '2025-03-26'),
          requestText(1, 'completion/complete', REF),
          refuse(1, -32601, 'No completion'),
        ),
        besides: IGNORED,
      },
      {
        revision: MODERN,
        text: talk(discovery('{"tools":{}}'), requestModern(1, 'prompts/list'), refuse(1, -32601, 'Method not found')),
        besides: IGNORED,
      },
    ],
    bad: [
      {
        revision: SECOND,
        text: talk(
          opened('{}', '2025-03-26'),
          requestText(1, 'completion/complete', REF),
          refuse(1, '⟦-32603⟧', 'No completion'),
        ),
        besides: IGNORED,
      },
      {
        revision: MODERN,
        text: talk(
          discovery('{"tools":{}}'),
          requestModern(1, 'prompts/list'),
          refuse(1, '⟦-32602⟧', 'No prompts here'),
        ),
        besides: IGNORED,
      },
      ...[LAST, THIRD].map((revision) => ({
        revision,
        text: talk(
          handshake(revision === LAST ? '2025-11-25' : '2025-06-18'),
          server('"id":"r","method":"roots/list"'),
          client('"id":"r","error":{"code":⟦-32603⟧,"message":"Roots not supported"}'),
        ),
        besides: IGNORED,
      })),
    ],
  },
  begin(session, report) {
    return onEach('error', Object.keys(GATES), (step) => {
      const { call, from, ref, name, again } = step;
      const gate = call && gateOf(session, call.method);
      const number = codeOf(step);
      if (!gate || again || from !== gate.side || number === null || number === NO_METHOD) return;
      if (OTHER_MATTERS.has(number) || session.declared(gate.side, gate.capability, call) !== false) return;
      const requirement = inLedger(session, GATES[call.method]?.code);
      const place = declaration(session, gate.side);
      if (requirement === null || !place) return;
      if (
        requirement === 'capabilities/undeclared-method-code' &&
        call.method !== 'prompts/get' &&
        isReported(step, 'method')
      )
        return;
      if (session.model.era === 'stateless') {
        // A request without its metadata is rejected for that reason.
        const meta = get(call.params, '_meta');
        if (
          !isObject(meta) ||
          typeof get(meta, PROTOCOL_VERSION) !== 'string' ||
          !isObject(get(meta, CLIENT_CAPABILITIES))
        )
          return;
      }
      report({
        requirement,
        at: ref,
        path: ['error', 'code'],
        instead: OF_CODES,
        what: `${name} rejects ${named(call.method)} (${session.describe(call.ref)}) with ${code(number)}. According to ${place.says}, ${named(gate.capability)} is not supported, and the code for that is \`-32601\`.`,
        ties: [{ at: call.ref, path: ['method'] }, place.tie],
        fix: {
          says: 'Use -32601.',
          safety: 'unsafe',
          steps: [{ do: 'replace', path: ['error', 'code'], value: NO_METHOD }],
        },
      });
    });
  },
});
