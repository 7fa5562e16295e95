import { named } from '../../../json/describe.ts';
import type { Call, Ref } from '../../../session/call.ts';
import { defineSessionRule } from '../define.ts';
import { askedExamples } from './capability-asked.examples.ts';
import { Declared, GATES, gateOf } from './capability-table.ts';
import { declaration, inLedger, Once, onEach } from './shared.ts';

/**
 * Requests for what the other side did not declare. Where it answers with a result all the same, the declaration is what is
 * wrong, and `capabilities/served` says so.
 */
export const capabilityAsked = defineSessionRule({
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
  title: 'Only what the other side declared is asked for',
  why: 'A side that did not declare a feature has nothing in place for it: the request is refused, or never answered.',
  how: 'Look at the capabilities of the other side before the first request of a feature, and leave the feature alone where they do not name it.',
  examples: askedExamples,
  begin(session, report, wake) {
    const open = new Map<Call, { requirement: string; at: Ref; what: string }>();
    const once = new Once();
    const declared = new Declared(session);
    const tell = (call: Call, { requirement, at, what }: { requirement: string; at: Ref; what: string }): void =>
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
        const requirement = inLedger(session, GATES[call.method]?.asks);
        if (requirement === null) return;
        const place = declaration(session, gate.side)?.says ?? `the ${gate.side}’s capabilities`;
        const what = `${step.name} asks for ${named(step.method ?? '')}, but ${place} do not have ${named(gate.capability)}.`;
        open.set(call, { requirement, at: step.ref, what });
        wake(true);
      }),
      awake: onEach('answer', Object.keys(GATES), ({ call, kind }) => {
        const found = call && open.get(call);
        if (!found) return;
        open.delete(call);
        const served = kind === 'response' && inLedger(session, GATES[call.method]?.serves) !== null;
        if (!served) tell(call, found);
      }),
      end() {
        for (const [call, found] of open) tell(call, found);
        once.tell(report);
      },
    };
  },
});
