import { get, has, isObject } from '../../../json/object.ts';
import { code, listed } from '../../../json/describe.ts';
import type { Call, Ref } from '../../../session/call.ts';
import { type SessionFinding, type Step, defineSessionRule, type SessionRule } from '../define.ts';
import { listsOf } from './lists.ts';
import { BAD_PARAMS, codeOf, messageOf, OF_CODES, isOtherMatter } from './shared.ts';
import { UNKNOWN } from './unknown.ts';
import { talk } from '../../../testing/conversation.ts';
import {
  requestText,
  requestModern,
  FIRST,
  HINTS,
  LAST,
  MODERN,
  opened,
  refuse,
  SECOND,
  respond,
  respondModern,
} from './example-texts.ts';

const REVIEW = '"prompts":[{"name":"review","arguments":[{"name":"code","required":true},{"name":"style"}]}]';
const LISTED = talk(opened('{"prompts":{}}'), requestText(1, 'prompts/list'), respond(1, REVIEW));
const getting = (more: string): string => requestText(2, 'prompts/get', more);
const TEXT = '"messages":[{"role":"user","content":{"type":"text","text":"ok"}}]';
const mark = (text: string): string => text.replace(/\{"jsonrpc".*\}(?=\}$)/u, '⟦$&⟧');

/** Correct and incorrect examples. */
const promptCallExamples: SessionRule['examples'] = {
  good: [
    { revision: LAST, text: talk(LISTED, getting('"name":"review","arguments":{"code":"x"}'), respond(2, TEXT)) },
    {
      revision: LAST,
      text: talk(getting('"name":"review"'), respond(2, TEXT)),
      says: 'No list shows the required arguments.',
    },
    {
      revision: LAST,
      text: talk(
        getting('"name":"review"'),
        refuse(2, -32603, 'Cannot fill in the prompt: its template was not found'),
      ),
      says: 'Something other than the prompt was not found.',
    },
    {
      revision: MODERN,
      text: talk(
        requestModern(1, 'prompts/list'),
        respondModern(1, `${REVIEW},${HINTS}`),
        requestModern(2, 'prompts/get', '"name":"review","requestState":"s"'),
      ),
      says: 'A second attempt: the requested input is in another place.',
    },
  ],
  bad: [
    { revision: LAST, text: talk(LISTED, getting('"name":"nope"'), refuse(2, '⟦-32601⟧', 'No prompt')) },
    { revision: SECOND, text: talk(getting('"name":"nope"'), refuse(2, '⟦-32603⟧', 'Unknown prompt: nope')) },
    { revision: LAST, text: talk(LISTED, getting('"name":"review"'), refuse(2, '⟦-32603⟧', 'code is required')) },
    {
      revision: LAST,
      text: talk(LISTED, getting('"name":"review",⟦"arguments"⟧:{}'), refuse(2, -32602, 'code is required')),
    },
    {
      revision: FIRST,
      text: talk(
        LISTED.replaceAll('2025-11-25', '2024-11-05'),
        getting('"name":"review","arguments":{"style":"short"}'),
        mark(respond(2, TEXT)),
      ),
    },
  ],
};

/** Problems of a prompt request, according to the list before. */
type Odd = { readonly list: Ref } & (
  | { readonly kind: 'unknown' }
  | { readonly kind: 'missing'; readonly names: string[] }
);

/** Unknown prompts, and missing required arguments. */
export const promptCalls = defineSessionRule({
  id: 'prompts/calls',
  requirements: [
    'prompts/unknown-prompt-code',
    'prompts/missing-argument-sent',
    'prompts/missing-argument-code',
    'prompts/missing-argument-accepted',
  ],
  class: 'spec',
  title: 'An invalid prompt request {must} be rejected with -32602',
  why: 'With this code the client can ask the user for other values, while other codes look like a failing server or one without prompts.',
  how: 'Validate the name and the arguments against your own list before you fill in the prompt. Reject an invalid request with -32602.',
  examples: promptCallExamples,
  begin(session, report) {
    const lists = listsOf(session);
    const open = new Map<Call, Odd>();
    const fix = (): SessionFinding['fix'] => ({
      says: 'Use -32602.',
      safety: 'unsafe',
      steps: [{ do: 'replace', path: ['error', 'code'], value: BAD_PARAMS }],
    });

    function sent(call: Call, names: readonly string[], list: Ref): void {
      const given = get(call.params, 'arguments');
      report({
        requirement: 'prompts/missing-argument-sent',
        at: call.ref,
        path: isObject(given) ? ['params', 'arguments'] : ['params'],
        mark: 'missing',
        title: 'A required prompt argument is missing',
        why: 'The server is expected to reject the request.',
        what: `${upper(session.describe(call.ref))} requests the prompt ${code(call.named)} without ${listed(names)}, which the list in ${session.describe(list)} requires.`,
        ties: [{ at: list }],
      });
    }

    function refused(step: Step, call: Call, odd: Odd | undefined): void {
      const number = codeOf(step);
      const { name, ref } = step;
      if (number === BAD_PARAMS && odd?.kind === 'missing') return sent(call, odd.names, odd.list);
      if (number === null || number === BAD_PARAMS || isOtherMatter(step, number)) return;
      if (session.declared('server', 'prompts') === false) return;
      const unknown = odd?.kind === 'unknown' || (!odd && UNKNOWN.prompt.test(messageOf(step)));
      if (!odd && !unknown) return;
      const because = odd?.kind === 'missing' ? `lacks ${listed(odd.names)}` : 'names a prompt that does not exist';
      report({
        requirement: unknown ? 'prompts/unknown-prompt-code' : 'prompts/missing-argument-code',
        at: ref,
        path: ['error', 'code'],
        instead: OF_CODES,
        what: `${name} returns the error code ${code(number)}. The request in ${session.describe(call.ref)} ${because}, and the code for that is \`-32602\`.`,
        ties: [{ at: call.ref, path: ['params'] }, ...(odd ? [{ at: odd.list }] : [])],
        fix: fix(),
      });
    }

    return {
      ...lists.observer,
      'request prompts/get': ({ call, params }) => {
        const shown = call?.named == null ? null : lists.fresh('prompts/list');
        if (!call || call.named === null || !shown) return;
        if (!shown.known.has(call.named)) open.set(call, { kind: 'unknown', list: shown.at });
        if (has(params, 'requestState') || has(params, 'inputResponses')) return;
        const given = get(params, 'arguments');
        const all = [...(shown.arguments.get(call.named) ?? [])];
        const names = all
          .filter(([one, needed]) => needed && !(isObject(given) && has(given, one)))
          .map(([one]) => one);
        if (names.length > 0) open.set(call, { kind: 'missing', names, list: shown.at });
      },
      'answer prompts/get': (step) => {
        const { call, again, kind, result, name, ref } = step;
        if (!call || again) return;
        const odd = open.get(call);
        open.delete(call);
        if (kind === 'error') return refused(step, call, odd);
        if (odd?.kind !== 'missing' || !Array.isArray(get(result, 'messages'))) return;
        report({
          requirement: 'prompts/missing-argument-accepted',
          at: ref,
          title: 'Servers {must} validate the arguments of a prompt',
          why: 'The server fills in the prompt with an empty value or `undefined`, and the model receives it.',
          what: `${name} returns the prompt ${code(call.named)}, although ${session.describe(call.ref)} lacks ${listed(odd.names)}, which the list in ${session.describe(odd.list)} requires.`,
          ties: [{ at: call.ref, path: ['params'] }, { at: odd.list }],
        });
      },
      end() {
        for (const [call, odd] of open) if (odd.kind === 'missing') sent(call, odd.names, odd.list);
      },
    };
  },
});

function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
