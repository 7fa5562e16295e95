import { get, isObject, objectAt } from '../../../json/object.ts';
import { listed, named } from '../../../json/describe.ts';
import type { Report, SessionView, Step } from '../define.ts';
import { defineSessionRule } from '../define.ts';
import { hasUsed, usesOf } from './blocks.ts';
import { hearAnswers, type Answered } from './questions.ts';
import { samplingToolsExamples } from './sampling-tools.examples.ts';

function judge(session: SessionView, report: Report, answered: Answered, { ref, name, altered }: Step): void {
  const { params, result, at, path, to } = answered;
  if (get(result, 'role') === undefined && get(result, 'content') === undefined) return;
  const uses = usesOf(result);
  const mode = get(objectAt(params, 'toolChoice'), 'mode');
  const tools = get(params, 'tools');
  const chosen = [{ at, path: [...path, 'params', 'toolChoice'] }];
  const [first] = uses;
  if (mode === 'none' && first) {
    report({
      requirement: 'sampling/tool-choice-none-violated',
      at: ref,
      path: [...to, ...first.path],
      title: 'Without tools means without calls of tools',
      why: 'The server wants a final answer in words and does not go on with calls.',
      what: `${name} calls a tool, although ${session.said(at)} sets \`toolChoice\` to \`none\`.`,
      ties: chosen,
    });
    return;
  }
  const ended = get(result, 'stopReason');
  // A model that was cut short had no chance to call anything.
  if (mode === 'required' && !first && !altered && ended !== 'maxTokens' && Array.isArray(tools) && tools.length > 0) {
    if (!hasUsed(params)) {
      report({
        requirement: 'sampling/tool-choice-required-violated',
        at: ref,
        path: [...to, 'content'],
        what: `${name} ends without a call of any tool, although ${session.said(at)} sets \`toolChoice\` to \`required\`.`,
        ties: chosen,
      });
    }
    return;
  }
  const offered = (Array.isArray(tools) ? tools : []).map((tool) => (isObject(tool) ? get(tool, 'name') : undefined));
  for (const { block: one, path: way } of uses.slice(0, 10)) {
    const called = get(one, 'name');
    if (typeof called !== 'string' || offered.includes(called)) continue;
    const names = offered.filter((tool) => typeof tool === 'string');
    report({
      requirement: 'sampling/tool-use-unknown-tool',
      at: ref,
      path: [...to, ...way, 'name'],
      title: 'Models call tools that were offered',
      why: 'The server cannot carry out a call of a tool that it has never described.',
      what: `${name} calls ${named(called)}; ${session.said(at)} offers ${names.length > 0 ? listed(names) : 'no tool at all'}.`,
      ties: [{ at, path: [...path, 'params'] }],
    });
  }
}

/** What a model does with tools is what the request allows. */
export const samplingTools = defineSessionRule({
  id: 'sampling/tool-choice',
  requirements: [
    'sampling/tool-choice-required-violated',
    'sampling/tool-choice-none-violated',
    'sampling/tool-use-unknown-tool',
  ],
  class: 'spec',
  title: 'What has to call a tool calls one',
  why: 'The server relies on at least one call and has nothing to go on with.',
  how: 'Hand `tools` and `toolChoice` on to the model as the request has them, and check what comes back.',
  examples: samplingToolsExamples,
  begin(session, report) {
    return hearAnswers(session, (answered, step) => {
      if (answered.method === 'sampling/createMessage') judge(session, report, answered, step);
    });
  },
});
