import { nearest } from '../../../json/nearest.ts';
import { code } from '../../../json/describe.ts';
import type { Call } from '../../../session/call.ts';
import { type SessionFinding, type Step, defineSessionRule, type SessionRule } from '../define.ts';
import { listsOf, type Shown } from './lists.ts';
import { BAD_PARAMS, codeOf, NO_METHOD, Once } from './shared.ts';
import { talk } from '../../../testing/conversation.ts';
import {
  requestText,
  requestModern,
  content,
  FIRST,
  HINTS,
  LAST,
  MODERN,
  opened,
  refuse,
  respond,
  respondModern,
  tools,
} from './example-texts.ts';

const LISTED = talk(
  opened('{"tools":{},"prompts":{}}'),
  requestText(1, 'tools/list'),
  respond(1, tools('echo', 'sum')),
);
const PROMPTS = talk(
  opened('{"prompts":{}}', '2024-11-05'),
  requestText(1, 'prompts/list'),
  respond(1, '"prompts":[{"name":"review"},{"name":"explain"}]'),
);
const calling = (name: string): string => requestText(2, 'tools/call', `"name":${name}`);
const getting = (name: string): string => requestText(2, 'prompts/get', `"name":${name}`);

/** Correct and incorrect examples. */
const unlistedExamples: SessionRule['examples'] = {
  good: [
    { revision: LAST, text: talk(LISTED, calling('"echo"'), respond(2, content('hi'))) },
    {
      revision: LAST,
      text: talk(LISTED, calling('"hidden"'), respond(2, content('hi'))),
      says: 'The server accepts the name although it is not listed.',
    },
    {
      revision: LAST,
      text: talk(
        opened('{"tools":{}}'),
        requestText(1, 'tools/list'),
        respond(1, `${tools('echo')},"nextCursor":"p2"`),
        calling('"sum"'),
        refuse(2, -32602, 'Unknown tool: sum'),
      ),
      says: 'The list was incomplete.',
    },
  ],
  bad: [
    { revision: LAST, text: talk(LISTED, calling('⟦"eco"⟧'), refuse(2, -32602, 'Unknown tool: eco')) },
    { revision: LAST, text: talk(LISTED, calling('⟦"srv__echo"⟧')), says: 'The call got no response.' },
    { revision: FIRST, text: talk(PROMPTS, getting('⟦"reviews"⟧'), refuse(2, -32602, 'Unknown prompt')) },
    {
      revision: MODERN,
      text: talk(
        requestModern(1, 'tools/list'),
        respondModern(1, `${tools('echo')},${HINTS}`),
        requestModern(2, 'tools/call', '"name":⟦"shout"⟧'),
        refuse(2, -32602, 'Unknown tool: shout'),
      ),
    },
  ],
};

/** The maximum number of names searched for a similar one, and of searches. */
const LOOKED_AT = 500;
const LOOKS = 50;

/**
 * Tools and prompts that the complete list before does not contain. If the response shows a fault of the server, that is
 * reported instead.
 */
export const unlisted = defineSessionRule({
  id: 'features/unlisted',
  requirements: ['tools/call-unlisted', 'prompts/get-unlisted'],
  class: 'spec',
  title: 'The requested name is not in the list',
  why: 'The server probably rejects a name that is not in its list: a typo, a prefix added by a program, or a name from an outdated list.',
  how: 'Take names exactly from the newest list, and request the list again when the server announces a change.',
  examples: unlistedExamples,
  begin(session, report, setActive) {
    const lists = listsOf(session);
    const once = new Once();
    const open = new Map<Call, SessionFinding>();
    let looks = 0;
    const observer =
      (list: string, requirement: string, thing: string) =>
      (step: Step): void => {
        const { call } = step;
        const shown = call?.named == null ? null : lists.lacking(list, call.named);
        if (!call || call.named === null || !shown || call.asTask) return;
        const near = looks++ < LOOKS ? nearest(call.named, shown.names.slice(0, LOOKED_AT)) : null;
        setActive(true);
        open.set(call, {
          requirement,
          at: step.ref,
          path: ['params', 'name'],
          what: `${step.name} requests the ${thing} ${code(call.named)}, which is not in the list in ${session.describe(shown.at)}${meant(near, shown)}.`,
          ties: [{ at: shown.at }],
          ...(near === null ? {} : { fix: replacing(near) }),
        });
      };
    const reportOn = (call: Call, finding: SessionFinding): void =>
      once.note(`${finding.requirement} ${call.named}`, () => finding);
    const answered =
      (isOwn: (code: number | null) => boolean) =>
      (step: Step): void => {
        const finding = step.call && open.get(step.call);
        if (!step.call || !finding) return;
        open.delete(step.call);
        if (step.kind === 'error' && isOwn(codeOf(step))) reportOn(step.call, finding);
      };
    return {
      ...lists.observer,
      'request tools/call': observer('tools/list', 'tools/call-unlisted', 'tool'),
      'request prompts/get': observer('prompts/list', 'prompts/get-unlisted', 'prompt'),
      active: {
        'answer tools/call': answered((number) => number !== NO_METHOD),
        'answer prompts/get': answered((number) => number === BAD_PARAMS),
      },
      end() {
        for (const [call, finding] of open) reportOn(call, finding);
        once.reportTo(report);
      },
    };
  },
});

function meant(near: string | null, shown: Shown): string {
  if (near !== null) return `; the list has ${code(near)}`;
  return shown.names.length === 0 ? ', which is empty' : '';
}

function replacing(name: string): SessionFinding['fix'] {
  return {
    says: `Use ${code(name)}.`,
    safety: 'unsafe',
    steps: [{ do: 'replace', path: ['params', 'name'], value: name }],
  };
}
