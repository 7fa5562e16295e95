import { get, has, isObject } from '../../../json/object.ts';
import { code, listed } from '../../../json/describe.ts';
import type { Call, Ref } from '../../../session/call.ts';
import { type SessionFinding, type Step, defineSessionRule, type SessionRule } from '../define.ts';
import { listsOf } from './lists.ts';
import { BAD_PARAMS, codeOf, messageOf, OF_CODES, isOtherMatter } from './shared.ts';
import { UNKNOWN } from './unknown.ts';
import { talk } from '../../../testing/conversation.ts';
import {
  ask,
  askModern,
  FIRST,
  HINTS,
  LAST,
  MODERN,
  opened,
  refuse,
  SECOND,
  tell,
  tellModern,
} from './example-texts.ts';

const REVIEW = '"prompts":[{"name":"review","arguments":[{"name":"code","required":true},{"name":"style"}]}]';
const LISTED = talk(opened('{"prompts":{}}'), ask(1, 'prompts/list'), tell(1, REVIEW));
const getting = (more: string): string => ask(2, 'prompts/get', more);
const TEXT = '"messages":[{"role":"user","content":{"type":"text","text":"ok"}}]';
const mark = (text: string): string => text.replace(/\{"jsonrpc".*\}(?=\}$)/u, '⟦$&⟧');

/** Good and bad ones. */
const promptCallExamples: SessionRule['examples'] = {
  good: [
    { revision: LAST, text: talk(LISTED, getting('"name":"review","arguments":{"code":"x"}'), tell(2, TEXT)) },
    {
      revision: LAST,
      text: talk(getting('"name":"review"'), tell(2, TEXT)),
      says: 'No list shows what is required.',
    },
    {
      revision: LAST,
      text: talk(
        getting('"name":"review"'),
        refuse(2, -32603, 'Cannot fill in the prompt: its template was not found'),
      ),
      says: 'Something else was not found.',
    },
    {
      revision: MODERN,
      text: talk(
        askModern(1, 'prompts/list'),
        tellModern(1, `${REVIEW},${HINTS}`),
        askModern(2, 'prompts/get', '"name":"review","requestState":"s"'),
      ),
      says: 'A second attempt: what was asked for meanwhile stands elsewhere.',
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
        mark(tell(2, TEXT)),
      ),
    },
  ],
};

/** What is wrong with a request for a prompt, as the list before shows it. */
type Odd = { readonly list: Ref } & (
  { readonly kind: 'unknown' } | { readonly kind: 'missing'; readonly names: string[] }
);

/** Prompts that are not there, and arguments that are required and not sent. */
export const promptCalls = defineSessionRule({
  id: 'prompts/calls',
  requirements: [
    'prompts/unknown-prompt-code',
    'prompts/missing-argument-sent',
    'prompts/missing-argument-code',
    'prompts/missing-argument-accepted',
  ],
  class: 'spec',
  title: 'A wrong request for a prompt is refused with -32602',
  why: 'By this code the client sees that its parameters are wrong: it can ask the user again. Other codes look like a server that fails or lacks prompts.',
  how: 'Check name and arguments against your own list before the prompt is filled in, and answer with -32602 where they do not fit.',
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
        title: 'Arguments that a prompt requires are sent',
        why: 'The server is expected to refuse the request.',
        what: `${upper(session.said(call.ref))} asks for the prompt ${code(call.named)} without ${listed(names)}, which the list in ${session.said(list)} requires.`,
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
      const because = odd?.kind === 'missing' ? `lacks ${listed(odd.names)}` : 'names a prompt that is not there';
      report({
        requirement: unknown ? 'prompts/unknown-prompt-code' : 'prompts/missing-argument-code',
        at: ref,
        path: ['error', 'code'],
        instead: OF_CODES,
        what: `${name} refuses with ${code(number)}. The request in ${session.said(call.ref)} ${because}, and the code for that is \`-32602\`.`,
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
          title: 'Servers check the arguments of a prompt',
          why: 'The prompt is filled in with nothing, or with a word such as `undefined`, and the model gets it so.',
          what: `${name} answers with the prompt ${code(call.named)}, although ${session.said(call.ref)} does not send ${listed(odd.names)}, which the list in ${session.said(odd.list)} requires.`,
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
