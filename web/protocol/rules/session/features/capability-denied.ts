import { discovery, talk } from '../../../testing/conversation.ts';
import { get, objectAt } from '../../../json/object.ts';
import { named } from '../../../json/describe.ts';
import { defineSessionRule } from '../define.ts';
import { GATES, gateOf } from './capability-table.ts';
import { listsOf } from './lists.ts';
import { codeOf, declaration, inLedger, messageOf, NO_METHOD, Once, onEach } from './shared.ts';
import {
  requestText,
  requestModern,
  HINTS,
  LAST,
  MODERN,
  opened,
  refuse,
  SECOND,
  respondModern,
  THIRD,
  tools,
} from './example-texts.ts';
import { UNKNOWN } from './unknown.ts';

const no = (id: number): string => refuse(id, '⟦-32601⟧', 'Method not found');

/** By list, error messages of a server that has nothing to list: it should return an empty list. */
const EMPTY: ReadonlyMap<string, RegExp> = new Map(
  (['tools', 'prompts', 'resources'] as const).map((name) => [
    `${name}/list`,
    new RegExp(
      String.raw`\bno ${name} (?:are )?(?:available|configured|defined|registered|found|installed|exist|here|to list)\b|\bno ${name}\W*$`,
      'iu',
    ),
  ]),
);

/** Declared features that the server rejects when they are requested. */
export const capabilityDenied = defineSessionRule({
  id: 'capabilities/denied',
  requirements: [
    'capabilities/declared-not-served',
    'tools/list-must-be-answered',
    'prompts/list-must-be-answered',
    'resources/list-must-be-answered',
  ],
  class: 'spec',
  title: 'A declared feature {must} be served',
  note: 'A declared feature is not served',
  why: 'Clients show the features that the server declared, and this one fails whenever it is used.',
  how: 'Return an empty array if the list is empty, or remove the capability from the declaration.',
  examples: {
    good: [
      {
        revision: MODERN,
        text: talk(discovery('{"tools":{}}'), requestModern(1, 'tools/list'), respondModern(1, `${tools()},${HINTS}`)),
      },
      {
        revision: MODERN,
        text: talk(discovery('{"tools":{}}'), requestModern(1, 'tools/list'), refuse(1, -32603, 'Database is down')),
        says: 'A failure does not mean that the feature is missing.',
      },
    ],
    bad: [
      {
        revision: THIRD,
        text: talk(
          opened('{"resources":{}}', '2025-06-18').split('\n')[1] ?? '',
          requestText(2, 'resources/list'),
          no(2),
        ),
        says: 'An excerpt that begins with the response to `initialize`.',
      },
      {
        revision: THIRD,
        text: talk(opened('{"resources":{},"tools":{}}', '2025-06-18'), requestText(1, 'resources/list'), no(1)),
      },
      {
        revision: SECOND,
        text: talk(opened('{"logging":{}}', '2025-03-26'), requestText(1, 'logging/setLevel', '"level":"info"'), no(1)),
      },
      { revision: LAST, text: talk(opened('{"resources":{}}'), requestText(1, 'resources/templates/list'), no(1)) },
      { revision: MODERN, text: talk(discovery('{"tools":{}}'), requestModern(1, 'tools/list'), no(1)) },
      { revision: MODERN, text: talk(discovery('{"prompts":{}}'), requestModern(1, 'prompts/list'), no(1)) },
      { revision: MODERN, text: talk(discovery('{"resources":{}}'), requestModern(1, 'resources/list'), no(1)) },
      {
        revision: MODERN,
        text: talk(
          discovery('{"prompts":{}}'),
          requestModern(1, 'prompts/list'),
          refuse(1, '⟦-32603⟧', 'No prompts configured'),
        ),
      },
    ],
  },
  begin(session, report) {
    const once = new Once();
    const lists = listsOf(session);
    return {
      ...lists.observer,
      ...onEach('error', Object.keys(GATES), (step) => {
        const { call, from, ref, name, again } = step;
        const gate = call && gateOf(session, call.method);
        const none = call !== null && EMPTY.get(call.method)?.test(messageOf(step)) === true;
        const unknown = codeOf(step) === NO_METHOD;
        if (!gate || again || from !== gate.side || !(none || unknown)) return;
        if (session.declared(gate.side, gate.capability, call) !== true) return;
        const requirement = inLedger(session, GATES[call.method]?.denies);
        const place = declaration(session, gate.side);
        if (requirement === null || !place) return;
        // A missing prompt is a different problem.
        const prompt = get(objectAt(call.params, 'ref'), 'name');
        if (typeof prompt === 'string' && lists.lacking('prompts/list', prompt)) return;
        if (UNKNOWN.prompt.test(messageOf(step))) return;
        once.note(call.method, () => ({
          requirement,
          at: ref,
          path: ['error', 'code'],
          what: unknown
            ? `${name} reports that the method ${named(call.method)} (${session.describe(call.ref)}) does not exist, but ${place.says} include ${named(gate.capability)}.`
            : `${name} rejects ${named(call.method)} (${session.describe(call.ref)}) because there is nothing to list, but ${place.says} include ${named(gate.capability)}. Return an empty list instead.`,
          ties: [{ at: call.ref, path: ['method'] }, place.tie],
        }));
      }),
      end: () => once.reportTo(report),
    };
  },
});
