import { handshake, talk } from '../../../testing/conversation.ts';
import { get, isObject, objectAt } from '../../../json/object.ts';
import { code } from '../../../json/describe.ts';
import { defineSessionRule } from '../define.ts';
import { ask, FIRST, LAST, opened, tell, THIRD } from './example-texts.ts';

const CALL = ask(1, 'tools/call', '"name":"echo"');
const wants = (method: string): string =>
  tell(1, `"resultType":"input_required","content":[],"inputRequests":{⟦"roots"⟧:{"method":"${method}"}}`);
/** Input requests that are looked at. */
const MAX = 50;

/** Roots asked for inside a result, where servers send a request. */
export const earlyInput = defineSessionRule({
  id: 'roots/early-input',
  requirements: ['roots/input-request-in-old-revision'],
  class: 'spec',
  title: 'In this revision a server asks for roots by a request',
  why: 'A client of this revision knows no results that ask for something. It takes the result for the final answer.',
  how: 'Send `roots/list` as a request of its own, or agree on a revision that knows `input_required`.',
  examples: {
    good: [
      {
        revision: LAST,
        text: talk(
          handshake('2025-11-25', { client: '{"roots":{}}', server: '{"tools":{}}' }),
          CALL,
          tell(1, '"content":[]'),
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
          what: `${step.name} asks for roots inside a result, under ${code(key)}. Here no such results exist: the server sends \`roots/list\` as a request.`,
          ties: call ? [{ at: call.ref }] : [],
        });
      },
    };
  },
});
