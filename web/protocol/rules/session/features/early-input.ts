import { handshake, talk } from '../../../testing/conversation.ts';
import { get, isObject, objectAt } from '../../../json/object.ts';
import { code } from '../../../json/describe.ts';
import { defineSessionRule } from '../define.ts';
import { requestText, FIRST, LAST, opened, respond, THIRD } from './example-texts.ts';

const CALL = requestText(1, 'tools/call', '"name":"echo"');
const wants = (method: string): string =>
  respond(1, `"resultType":"input_required","content":[],"inputRequests":{⟦"roots"⟧:{"method":"${method}"}}`);
/** The maximum number of input requests that are checked. */
const MAX = 50;

/** Roots requested inside a result in a revision in which servers send a request for them. */
export const earlyInput = defineSessionRule({
  id: 'roots/early-input',
  requirements: ['roots/input-request-in-old-revision'],
  class: 'spec',
  title: 'A server asks for roots in a result instead of a request',
  why: 'A client of this revision does not support results that request input, so it treats the result as the final response.',
  how: 'Send `roots/list` as a separate request, or negotiate a revision that supports `input_required`.',
  examples: {
    good: [
      {
        revision: LAST,
        text: talk(
          handshake('2025-11-25', { client: '{"roots":{}}', server: '{"tools":{}}' }),
          CALL,
          respond(1, '"content":[]'),
        ),
      },
    ],
    bad: [
      { revision: LAST, text: talk(opened('{"tools":{}}'), CALL, wants('roots/list')) },
      { revision: FIRST, text: talk(CALL, wants('roots/list')) },
      { revision: THIRD, text: talk(CALL, wants('roots/list')) },
    ],
  },
  begin(session, report) {
    if (session.model.era !== 'handshake') return {};
    return {
      'typed response'(step) {
        const { call, result } = step;
        if (get(result, 'resultType') !== 'input_required') return;
        const wanted = objectAt(result, 'inputRequests');
        const key = Object.keys(wanted)
          .slice(0, MAX)
          .find((one) => {
            const request = get(wanted, one);
            return isObject(request) && get(request, 'method') === 'roots/list';
          });
        if (key === undefined) return;
        report({
          requirement: 'roots/input-request-in-old-revision',
          at: step.ref,
          path: ['result', 'inputRequests', key],
          mark: 'key',
          what: `${step.name} asks for roots inside a result, under ${code(key)}. This revision has no such results: the server must send \`roots/list\` as a request.`,
          ties: call ? [{ at: call.ref }] : [],
        });
      },
    };
  },
});
