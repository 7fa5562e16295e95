import { get } from '../../../json/object.ts';
import { code } from '../../../json/describe.ts';
import { type Step, type Tie, defineSessionRule, type SessionRule } from '../define.ts';
import { listsOf } from './lists.ts';
import { BAD_PARAMS, codeOf, messageOf, NO_METHOD, OF_CODES } from './shared.ts';
import { BARELY_UNKNOWN, firstText, UNKNOWN } from './unknown.ts';
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
  SECOND,
  respond,
  THIRD,
  respondModern,
  tools,
} from './example-texts.ts';

const LISTED = talk(opened('{"tools":{}}'), requestText(1, 'tools/list'), respond(1, tools('echo')));
const calling = (name: string): string => requestText(2, 'tools/call', `"name":"${name}"`);
const FAILED = ',"isError":true';

/** Correct and incorrect examples. */
const unknownToolExamples: SessionRule['examples'] = {
  good: [
    { revision: LAST, text: talk(calling('nope'), refuse(2, -32602, 'Unknown tool: nope')) },
    { revision: LAST, text: talk(LISTED, calling('echo'), respond(2, content('It failed', FAILED))) },
    {
      revision: FIRST,
      text: talk(opened('{}', '2024-11-05'), calling('echo'), refuse(2, -32601, 'Method not found')),
      besides: ['capabilities/tools-call'],
      says: 'This server has no tools.',
    },
    {
      revision: LAST,
      text: talk(calling('search_parts'), respond(2, content('Tool hammer not found in stock', FAILED))),
      says: 'The tool was found; the item it searched for was not.',
    },
  ],
  bad: [
    { revision: LAST, text: talk(calling('nope'), refuse(2, '⟦-32601⟧', 'Unknown tool: nope')) },
    { revision: SECOND, text: talk(calling('nope'), refuse(2, '⟦-32601⟧', 'Method not found')) },
    {
      revision: LAST,
      text: talk(LISTED, calling('nope'), respond(2, content('Unknown tool: nope', ',"isError":⟦true⟧'))),
    },
    {
      revision: THIRD,
      text: talk(calling('nope'), respond(2, content('⟦Error: unknown tool⟧')).replace('"⟦', '⟦"').replace('⟧"', '"⟧')),
      says: 'The result is not marked as an error either.',
    },
    {
      revision: LAST,
      text: talk(LISTED, calling('Echo'), respond(2, content('hi')).replace(/\{"j.*\}(?=\}$)/u, '⟦$&⟧')),
    },
    {
      revision: MODERN,
      text: talk(
        requestModern(1, 'tools/list'),
        respondModern(1, `${tools('echo')},${HINTS}`),
        requestModern(2, 'tools/call', '"name":"nope"'),
        respondModern(2, content('Tool nope not found', ',"isError":⟦true⟧')),
      ),
    },
  ],
};

/** How a server responds to a call of an unknown tool. */
export const unknownTool = defineSessionRule({
  id: 'tools/unknown-tool',
  requirements: ['tools/unknown-tool-code', 'tools/unknown-tool-as-result', 'tool-names/case-sensitive'],
  class: 'spec',
  title: 'An unknown tool {must} be rejected with -32602',
  note: 'An unknown tool is rejected with -32601',
  why: 'The method exists and the tool does not, so the parameters are invalid; from -32601 clients conclude that the server has no tools.',
  how: 'Reject a call of an unlisted tool with the error -32602 and a message such as “Unknown tool: x”.',
  examples: unknownToolExamples,
  begin(session, report) {
    const lists = listsOf(session);

    function refused(step: Step, tool: string): void {
      if (!step.call || step.call.asTask || codeOf(step) !== NO_METHOD) return;
      const lacking = lists.lacking('tools/list', tool);
      const listed = !lacking && session.tool(tool) !== null;
      if ((listed && !UNKNOWN.tool.test(messageOf(step))) || session.declared('server', 'tools') === false) return;
      const sure = lacking !== null || UNKNOWN.tool.test(messageOf(step));
      const not = `the method \`tools/call\` does not exist`;
      report({
        requirement: 'tools/unknown-tool-code',
        at: step.ref,
        path: ['error', 'code'],
        instead: OF_CODES,
        what: sure
          ? `${step.name} reports with the code \`-32601\` that ${not}. The tool ${code(tool)} that ${session.describe(step.call.ref)} calls is unknown, and the code for that is \`-32602\`.`
          : `${step.name} reports that ${not}. If the tool ${code(tool)} of ${session.describe(step.call.ref)} is unknown, the code is \`-32602\`.`,
        ties: [{ at: step.call.ref, path: ['params', 'name'] }, ...(lacking ? [{ at: lacking.at }] : [])],
        fix: {
          says: 'Use -32602.',
          safety: 'unsafe',
          steps: [{ do: 'replace', path: ['error', 'code'], value: BAD_PARAMS }],
        },
      });
    }

    function answered(step: Step, tool: string): void {
      const { call, result } = step;
      if (!call) return;
      const failed = get(result, 'isError') === true;
      const lacking = lists.lacking('tools/list', tool);
      const text = firstText(result);
      const says = BARELY_UNKNOWN.test(text) || (failed && UNKNOWN.tool.test(text) && text.includes(tool));
      const ties = (): Tie[] => [{ at: call.ref, path: ['params', 'name'] }, ...(lacking ? [{ at: lacking.at }] : [])];
      if (says && (lacking || session.tool(tool) === null)) {
        const { name, ref } = step;
        report({
          requirement: 'tools/unknown-tool-as-result',
          at: ref,
          path: failed ? ['result', 'isError'] : ['result', 'content', 0, 'text'],
          title: 'An unknown tool {must} be reported as an error, not as a result',
          why: 'A result means that the tool ran, so clients cannot distinguish a wrong name from a failed tool.',
          what: `${name} answers the call of ${code(tool)} in ${session.describe(call.ref)} with a result that contains ${code(text, 50)}. The correct response to an unknown tool is an error with the code \`-32602\`.`,
          ties: ties(),
          instead: ['tools/is-error-boolean'],
        });
      } else if (lacking && !failed) {
        const lower = tool.toLowerCase();
        const alike = lacking.names.find((one) => one.toLowerCase() === lower);
        if (alike === undefined) return;
        const { name, ref } = step;
        report({
          requirement: 'tool-names/case-sensitive',
          at: ref,
          title: 'Tool names {must} be compared case-sensitively',
          why: 'If one server accepts `Echo` for `echo`, the mistake of the client only shows with the next server.',
          what: `${name} answers the call of ${code(tool)} in ${session.describe(call.ref)} with a result, although the list in ${session.describe(lacking.at)} has ${code(alike)} and not ${code(tool)}.`,
          ties: ties(),
        });
      }
    }

    return {
      ...lists.observer,
      'error tools/call': (step) => {
        if (step.call?.named != null && !step.again) refused(step, step.call.named);
      },
      'response tools/call': (step) => {
        if (step.call?.named != null && !step.again && !step.altered) answered(step, step.call.named);
      },
    };
  },
});
