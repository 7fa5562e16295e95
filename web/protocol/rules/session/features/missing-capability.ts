import type { JsonObject } from '../../../json/types.ts';
import { talk } from '../../../testing/conversation.ts';
import { get, isObject, objectAt } from '../../../json/object.ts';
import { listed } from '../../../json/describe.ts';
import { defineSessionRule } from '../define.ts';
import { codeOf } from './shared.ts';
import { askModern, MODERN, refuse } from './example-texts.ts';
import { CLIENT_CAPABILITIES } from '../../keys.ts';

const MISSING = -32021;
const calling = (can: string): string => askModern(1, 'tools/call', '"name":"echo"', can);
const wants = (what: string): string =>
  refuse(1, MISSING, 'Missing required client capability', `,"data":{"requiredCapabilities":${what}}`);

/** Requests refused for want of a capability that they do declare. */
export const missingCapability = defineSessionRule({
  id: 'capabilities/missing',
  requirements: ['capabilities/missing-capability-was-declared'],
  class: 'spec',
  title: '-32021 names capabilities that the request lacks',
  why: 'The client has declared all of it already. There is nothing left for it to add, and no way on.',
  how: 'Look at the capabilities in the `_meta` of the very request, and name in `requiredCapabilities` what is missing there.',
  examples: {
    good: [
      { revision: MODERN, text: talk(calling('{}'), wants('{"elicitation":{}}')) },
      {
        revision: MODERN,
        text: talk(calling('{"elicitation":{}}'), wants('{"elicitation":{"url":{}}}')),
        says: 'A part of it is missing.',
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
          what: `${name} refuses ${session.said(call.ref)} because it lacks ${names}, but that request declares it.`,
          ties: [{ at: call.ref, path: ['params', '_meta', CLIENT_CAPABILITIES] }],
        });
      },
    };
  },
});

/** Capabilities are a few levels deep. */
const MAX_DEPTH = 5;

/** True when everything that is wanted is declared. */
function within(wanted: JsonObject, declared: JsonObject, depth: number): boolean {
  return Object.keys(wanted).every((key) => {
    const need = get(wanted, key);
    const has = get(declared, key);
    if (has === undefined || has === null || has === false) return false;
    if (!isObject(need) || Object.keys(need).length === 0) return true;
    return isObject(has) && depth < MAX_DEPTH && within(need, has, depth + 1);
  });
}
