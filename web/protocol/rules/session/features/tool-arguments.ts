import type { JsonObject } from '../../../json/types.ts';
import { get, has, isObject } from '../../../json/object.ts';
import { code } from '../../../json/describe.ts';
import type { Call } from '../../../session/call.ts';
import type { Step } from '../define.ts';
import { defineSessionRule } from '../define.ts';
import { BAD_PARAMS, codeOf, isTold, messageOf, NO_METHOD, OF_CODES, isOtherMatter } from './shared.ts';
import { fitOf, isOfTool, tellsFailure, type Fit } from './tool-fit.ts';
import { toolArgumentExamples } from './tool-arguments.examples.ts';

/** Words of errors that are about what was given to a tool. */
const ABOUT_ARGUMENTS =
  /\b(?:arg(?:ument)?s?|param(?:eter)?s?|input|(?:in)?valid\w*|schema|required|missing|types?|expected)\b/iu;

/** What becomes of calls, in view of the `inputSchema` that the list before shows. */
export const toolArguments = defineSessionRule({
  id: 'tools/arguments',
  requirements: [
    'tools/invalid-arguments-accepted',
    'tools/invalid-arguments-protocol-error',
    'tools/failure-as-protocol-error',
  ],
  class: 'spec',
  title: 'What fails in a tool is a result with `isError`',
  why: 'Clients show results to the model, which can mend its arguments or try another way. Protocol errors are mostly hidden from it.',
  how: 'Check the arguments against your own `inputSchema`, and tell what is wrong in `content`, with `isError` set to true. Errors are for tools that are not there and for broken requests.',
  examples: toolArgumentExamples,
  begin(session, report, wake) {
    /** Calls that wait, and do not plainly fit. */
    const open = new Map<Call, Fit>();
    const schemas = new Map<string, JsonObject | null>();

    function schemaOf(tool: string): JsonObject | null {
      const known = schemas.get(tool);
      if (known !== undefined) return known;
      const shown = session.tool(tool);
      const schema = shown ? get(shown, 'inputSchema') : undefined;
      const found = isObject(schema) ? schema : null;
      schemas.set(tool, found);
      return found;
    }

    function refused(step: Step, call: Call, tool: string): void {
      const number = codeOf(step);
      const fit = open.get(call) ?? null;
      if (number === null || number === NO_METHOD || isOtherMatter(step, number) || fit === 'unsure') return;
      if (isTold(step, 'params')) return;
      // The next round of a call may be refused for the state or the answers that it brings.
      if (fit !== null && (has(call.params, 'requestState') || has(call.params, 'inputResponses'))) return;
      // A revision that nobody names may be an older one, which has no such rule; codes for anything may be about anything.
      const sure = session.model.era === 'stateless' || session.handshake.answered !== null;
      if (fit !== null && (!sure || (number !== BAD_PARAMS && !ABOUT_ARGUMENTS.test(messageOf(step))))) return;
      const mild = fit === null && tellsFailure(number, messageOf(step));
      if (fit === null && !mild && (!isOfTool(number) || schemaOf(tool) === null)) return;
      const ties = [{ at: call.ref, path: ['params', has(call.params, 'arguments') ? 'arguments' : 'name'] }];
      const at = { at: step.ref, path: ['error', 'code'], ties, instead: OF_CODES };
      const refuses = `${step.name} refuses the call of ${code(tool)} in ${session.said(call.ref)}`;
      if (fit !== null) {
        report({
          ...at,
          requirement: 'tools/invalid-arguments-protocol-error',
          title: 'Arguments that do not fit are told in a result',
          what: `${refuses} with a protocol error. The request itself is sound; its arguments do not fit the tool: ${fit}.`,
        });
      } else {
        report({
          ...at,
          requirement: 'tools/failure-as-protocol-error',
          mild,
          what: mild
            ? `${refuses} as an internal error. What it tells of failed inside the tool.`
            : `${refuses} with the code ${code(number)} of its own. The tool is listed and the arguments fit: what failed is the tool.`,
        });
      }
    }

    return {
      'response tools/list': () => schemas.clear(),
      'request tools/call': (step) => {
        const { call } = step;
        const schema = call?.named == null ? null : schemaOf(call.named);
        if (!call || call.named === null || !schema) return;
        const fit = fitOf(schema, call.named, step);
        if (fit === null) return;
        open.set(call, fit);
        wake(true);
      },
      'error tools/call': (step) => {
        const { call, again } = step;
        if (!call || call.named === null || again || call.asTask) return;
        refused(step, call, call.named);
        open.delete(call);
      },
      awake: {
        'response tools/call': ({ call, again, result, ref, name }) => {
          const fit = call && !again ? open.get(call) : undefined;
          if (!call || call.named === null || fit === undefined) return;
          open.delete(call);
          const kind = get(result, 'resultType');
          const done = kind === undefined || kind === 'complete';
          const plain = Array.isArray(get(result, 'content')) || has(result, 'structuredContent');
          if (fit === null || fit === 'unsure' || !done || !plain || get(result, 'isError') === true) return;
          report({
            requirement: 'tools/invalid-arguments-accepted',
            at: ref,
            title: 'Servers check the arguments of a call',
            why: 'What a model makes up reaches the tool unchecked.',
            what: `${name} reports success, but the arguments in ${session.said(call.ref)} do not fit the tool ${code(call.named)}: ${fit}.`,
            ties: [{ at: call.ref, path: ['params', has(call.params, 'arguments') ? 'arguments' : 'name'] }],
          });
        },
      },
    };
  },
});
