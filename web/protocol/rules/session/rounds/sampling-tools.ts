import { get, isObject, objectAt } from '../../../json/object.ts';
import { listed, named } from '../../../json/describe.ts';
import { type Report, type SessionView, type Step, defineSessionRule, type SessionRule } from '../define.ts';
import { hasUsed, usesOf } from './blocks.ts';
import { observeInputResponses, type InputResponse } from './input-requests.ts';
import { client, server, talk } from '../../../testing/conversation.ts';
import { requests, call, done, SAMPLED, sampling, WEATHER } from './example-texts.ts';

const CAN = '{"sampling":{"tools":{}}}';
const choice = (mode: string) => `,${WEATHER},"toolChoice":{"mode":"${mode}"}`;
const calling = (name: string) => `{"type":"tool_use","id":"c1","name":${name},"input":{}}`;
const used = (block: string) => `"role":"assistant","model":"m-1","stopReason":"toolUse","content":[${block}]`;
const legacy = (more: string, result: string) => ({
  revision: '2025-11-25' as const,
  text: talk(server(`"id":"s1",${sampling(more)}`), client(`"id":"s1","result":{${result}}`)),
});
const modern = (more: string, result: string) => ({
  revision: '2026-07-28' as const,
  text: talk(
    call(1, '', CAN),
    requests(1, `"q":{${sampling(more)}}`),
    call(2, `,"inputResponses":{"q":{${result}}}`, CAN),
    done(2),
  ),
});

/** Correct and incorrect examples. */
const samplingToolsExamples: SessionRule['examples'] = {
  good: [
    legacy(choice('required'), used(calling('"weather"'))),
    legacy(choice('none'), SAMPLED),
    legacy(choice('required'), SAMPLED.replace('endTurn', 'maxTokens')),
    modern(choice('auto'), SAMPLED),
  ],
  bad: [
    legacy(choice('none'), used(`⟦${calling('"weather"')}⟧`)),
    legacy(choice('required'), SAMPLED.replace(/\{.*\}/u, '⟦$&⟧')),
    legacy(`,${WEATHER}`, used(calling('⟦"news"⟧'))),
    modern(choice('none'), used(`⟦${calling('"weather"')}⟧`)),
    modern(choice('required'), SAMPLED.replace(/\{.*\}/u, '⟦$&⟧')),
    modern('', used(calling('⟦"weather"⟧'))),
  ],
};

function judge(session: SessionView, report: Report, answered: InputResponse, { ref, name, altered }: Step): void {
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
      title: 'With `toolChoice` `none`, the model {must} not call a tool',
      why: 'The server expects a final text response and does not execute calls.',
      what: `${name} calls a tool, although ${session.describe(at)} sets \`toolChoice\` to \`none\`.`,
      ties: chosen,
    });
    return;
  }
  const ended = get(result, 'stopReason');
  // A model that was cut off had no opportunity to call a tool.
  if (mode === 'required' && !first && !altered && ended !== 'maxTokens' && Array.isArray(tools) && tools.length > 0) {
    if (!hasUsed(params)) {
      report({
        requirement: 'sampling/tool-choice-required-violated',
        at: ref,
        path: [...to, 'content'],
        what: `${name} ends without a tool call, although ${session.describe(at)} sets \`toolChoice\` to \`required\`.`,
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
      title: 'The model calls a tool that was not offered',
      why: 'The server cannot execute a call of a tool that it did not describe.',
      what: `${name} calls ${named(called)}; ${session.describe(at)} offers ${names.length > 0 ? listed(names) : 'no tools'}.`,
      ties: [{ at, path: [...path, 'params'] }],
    });
  }
}

/** A model uses tools as the request allows. */
export const samplingTools = defineSessionRule({
  id: 'sampling/tool-choice',
  requirements: [
    'sampling/tool-choice-required-violated',
    'sampling/tool-choice-none-violated',
    'sampling/tool-use-unknown-tool',
  ],
  class: 'spec',
  title: 'With `toolChoice` `required`, the model {must} call a tool',
  why: 'The server relies on at least one call and cannot continue without it.',
  how: 'Pass `tools` and `toolChoice` to the model unchanged, and check its response.',
  examples: samplingToolsExamples,
  begin(session, report) {
    return observeInputResponses(session, (answered, step) => {
      if (answered.method === 'sampling/createMessage') judge(session, report, answered, step);
    });
  },
});
