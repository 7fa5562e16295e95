import { get, isObject, objectAt } from '../../../json/object.ts';
import { code, listed } from '../../../json/describe.ts';
import type { Call, Ref } from '../../../session/call.ts';
import type { Step } from '../define.ts';
import { defineSessionRule } from '../define.ts';
import { completionCallExamples } from './completion-calls.examples.ts';
import { lackingOf, unknownArgument } from './completion-faults.ts';
import { listsOf } from './lists.ts';
import { BAD_PARAMS, codeOf, messageOf, NO_METHOD, OF_CODES, Once, isOtherMatter } from './shared.ts';
import { UNKNOWN } from './unknown.ts';

/** Prompts and templates whose arguments are remembered. */
const REMEMBERED = 1000;

/** Requests for suggestions, in view of the prompts that the list before shows. */
export const completionCalls = defineSessionRule({
  id: 'completion/calls',
  requirements: [
    'completion/unknown-argument',
    'completion/context-missing',
    'completion/missing-argument-code',
    'completion/unknown-prompt-code',
  ],
  class: 'spec',
  title: 'A wrong request for suggestions is refused with -32602',
  why: 'By this code the client sees that its own request is wrong. Another one makes it give up on suggestions as a whole.',
  how: 'Check prompt, argument and members before anything else, and answer with -32602 where they do not fit.',
  examples: completionCallExamples,
  begin(session, report) {
    const lists = listsOf(session);
    const once = new Once();
    /** What is wrong with requests that wait. */
    const open = new Map<Call, { says: string; list: Ref | null; unknown: boolean }>();
    const before = new Map<string, { argument: string; at: Ref }>();

    function asked({ call, object, params, ref, name, altered }: Step): void {
      // What is no JSON-RPC 2.0 is refused for that.
      if (!call || altered || get(object, 'jsonrpc') !== '2.0') return;
      const lacks = lackingOf(params);
      if (lacks.length > 0) {
        open.set(call, { says: `lacks ${listed(lacks)}`, list: null, unknown: false });
        return;
      }
      const of = objectAt(params, 'ref');
      const argument = get(objectAt(params, 'argument'), 'name');
      const prompt = get(of, 'type') === 'ref/prompt' ? get(of, 'name') : undefined;
      if (typeof argument !== 'string') return;
      const shown = lists.fresh('prompts/list');
      if (typeof prompt === 'string' && shown) {
        const known = shown.arguments.get(prompt);
        if (!known)
          open.set(call, {
            says: `names the prompt ${code(prompt)}, which is not there`,
            list: shown.at,
            unknown: true,
          });
        else if (!known.has(argument))
          once.note(`${prompt}\n${argument}`, () =>
            unknownArgument(session, { ref, name }, prompt, known, argument, shown.at),
          );
      }
      const key = typeof prompt === 'string' ? `p ${prompt}` : `r ${JSON.stringify(get(of, 'uri') ?? null)}`;
      const first = before.get(key);
      if (!first && before.size < REMEMBERED) before.set(key, { argument, at: ref });
      const given = get(objectAt(params, 'context'), 'arguments');
      if (!first || first.argument === argument || (isObject(given) && Object.keys(given).length > 0)) return;
      once.note(key, () => ({
        requirement: 'completion/context-missing',
        at: ref,
        path: ['params'],
        mark: 'missing',
        title: 'Suggestions for a second argument know the first',
        why: 'The server cannot fit its suggestions to what was chosen already.',
        what: `${name} asks for values of ${code(argument)} without \`context.arguments\`. In ${session.said(first.at)} values of ${code(first.argument)} were asked for; what was chosen there belongs here.`,
        ties: [{ at: first.at, path: ['params', 'argument'] }],
      }));
    }

    function refused(step: Step, call: Call): void {
      const odd = open.get(call);
      const number = codeOf(step);
      if (number === null || number === BAD_PARAMS || isOtherMatter(step, number)) return;
      const declared = session.declared('server', 'completions');
      const gated = session.model.methods.get(call.method)?.capability !== undefined;
      if (gated && declared === false) return;
      if (number === NO_METHOD && odd?.unknown === false && declared !== true) return;
      if (!odd && !UNKNOWN.prompt.test(messageOf(step))) return;
      report({
        requirement: odd?.unknown === false ? 'completion/missing-argument-code' : 'completion/unknown-prompt-code',
        at: step.ref,
        path: ['error', 'code'],
        instead: OF_CODES,
        what: `${step.name} refuses with ${code(number)}. The request in ${session.said(call.ref)} ${odd?.says ?? 'names a prompt that is not there'}, and the code for that is \`-32602\`.`,
        ties: [{ at: call.ref, path: ['params'] }, ...(odd?.list ? [{ at: odd.list }] : [])],
        fix: {
          says: 'Use -32602.',
          safety: 'unsafe',
          steps: [{ do: 'replace', path: ['error', 'code'], value: BAD_PARAMS }],
        },
      });
    }

    return {
      ...lists.hearing,
      'request completion/complete': asked,
      'answer completion/complete': (step) => {
        if (!step.call || step.again) return;
        if (step.kind === 'error') refused(step, step.call);
        open.delete(step.call);
      },
      end: () => once.tell(report),
    };
  },
});
