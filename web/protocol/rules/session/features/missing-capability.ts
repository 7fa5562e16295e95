import type { JsonObject } from '../../../json/types.ts';
import { talk } from '../../../testing/conversation.ts';
import { get, isObject, objectAt } from '../../../json/object.ts';
import { listed } from '../../../json/describe.ts';
import { defineSessionRule } from '../define.ts';
import { codeOf } from './shared.ts';
import { requestModern, MODERN, refuse } from './example-texts.ts';
import { CLIENT_CAPABILITIES } from '../../keys.ts';

const MISSING = -32021;
const calling = (can: string): string => requestModern(1, 'tools/call', '"name":"echo"', can);
const wants = (what: string): string =>
  refuse(1, MISSING, 'Missing required client capability', `,"data":{"requiredCapabilities":${what}}`);

/** Requests rejected for a missing capability that they declare. */
export const missingCapability = defineSessionRule({
  id: 'capabilities/missing',
  requirements: ['capabilities/missing-capability-was-declared'],
  class: 'spec',
  title: '-32021 {must} name capabilities that the request lacks',
  why: 'The client has already declared all of them, so it has nothing to add and cannot continue.',
  how: 'Check the capabilities in the `_meta` of this request, and list the missing ones in `requiredCapabilities`.',
  examples: {
    good: [
      { revision: MODERN, text: talk(calling('{}'), wants('{"elicitation":{}}')) },
      {
        revision: MODERN,
        text: talk(calling('{"elicitation":{}}'), wants('{"elicitation":{"url":{}}}')),
        says: 'A part of the capability is missing.',
      },
      {
        revision: MODERN,
        text: talk(
          calling('{"elicitation":{"form":{}}}'),
          wants('{"elicitation":{},"extensions":{"com.example/x":{}}}'),
        ),
      },
    ],
    bad: [
      { revision: MODERN, text: talk(calling('{"elicitation":{}}'), wants('⟦{"elicitation":{}}⟧')) },
      {
        revision: MODERN,
        text: talk(calling('{"elicitation":{"url":{},"form":{}}}'), wants('⟦{"elicitation":{"url":{}}}⟧')),
      },
    ],
  },
  begin(session, report) {
    return {
      error(step) {
        const { call, ref, name, again, error } = step;
        if (codeOf(step) !== MISSING || !call || again) return;
        const wanted = get(objectAt(error, 'data'), 'requiredCapabilities');
        const declared = session.capabilities('client', call);
        if (!isObject(wanted) || !declared || Object.keys(wanted).length === 0 || !within(wanted, declared, 0)) return;
        const names = listed(Object.keys(wanted));
        report({
          requirement: 'capabilities/missing-capability-was-declared',
          at: ref,
          path: ['error', 'data', 'requiredCapabilities'],
          what: `${name} rejects ${session.describe(call.ref)} because it lacks ${names}, but that request declares it.`,
          ties: [{ at: call.ref, path: ['params', '_meta', CLIENT_CAPABILITIES] }],
        });
      },
    };
  },
});

/** The maximum depth of capabilities that are compared. */
const MAX_DEPTH = 5;

/** True if every required capability is declared. */
function within(wanted: JsonObject, declared: JsonObject, depth: number): boolean {
  return Object.keys(wanted).every((key) => {
    const need = get(wanted, key);
    const has = get(declared, key);
    if (has === undefined || has === null || has === false) return false;
    if (!isObject(need) || Object.keys(need).length === 0) return true;
    return isObject(has) && depth < MAX_DEPTH && within(need, has, depth + 1);
  });
}
