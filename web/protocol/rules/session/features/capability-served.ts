import { named } from '../../../json/describe.ts';
import { defineSessionRule } from '../define.ts';
import { Declared, GATES, gateOf } from './capability-table.ts';
import { declaration, inLedger, Once, onEach } from './shared.ts';
import { servedExamples } from './capability-served.examples.ts';

/** Results for what the answering side did not declare. */
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
  title: 'What is served is declared',
  why: 'The other side looks at the capabilities before it asks. What they do not name stays unused, although it is there.',
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
          what: `${name} answers ${named(call.method)} (${session.said(call.ref)}) with a result, but ${place.says} do not have ${named(gate.capability)}.`,
          ties: [place.tie, { at: call.ref, path: ['method'] }],
        }));
      }),
      end: () => once.tell(report),
    };
  },
});
