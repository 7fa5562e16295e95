import type { JsonValue } from '../../../json/types.ts';
import { get, objectAt } from '../../../json/object.ts';
import { named } from '../../../json/describe.ts';
import type { Call } from '../../../session/call.ts';
import { type Report, type SessionView, type Step, defineSessionRule, type SessionRule } from '../define.ts';
import { declaresTasks, EXTENSION, UNDECLARED } from './extension.ts';
import { codeOf, NO_METHOD } from './refused.ts';
import { begin, DECLARED } from './example-messages.ts';
import { folded } from './combine-observers.ts';
import { SUBSCRIPTION } from '../../keys.ts';
import { server, talk } from '../../../testing/conversation.ts';
import { about, acknowledged, complete, extTask, listen, TASKS } from './example-texts.ts';

const example = (...lines: readonly string[]) => ({ revision: '2026-07-28' as const, text: talk(...lines) });
const refused = (id: number, code: number) =>
  server(
    `"id":${id},"error":{"code":${code},"message":"Missing required client capability","data":{"requiredCapabilities":{"extensions":{"${EXTENSION}":{}}}}}`,
  );
const fails = (id: number, code: string) => server(`"id":${id},"error":{"code":${code},"message":"Task not found"}`);
const FILTER = '"taskIds":["t-1"]';
const shown = (id: number) => complete(id, `,${extTask()}`).replace(/("result":)(\{.*\})\}\}$/u, '$1⟦$2⟧}}');

/** Right and wrong ones. */
const extDeclaredExamples: SessionRule['examples'] = {
  good: [
    example(about(2, 'get'), complete(2, `,${extTask()}`)),
    example(about(2, 'get', '', '{}'), refused(2, -32021)),
    example(about(2, 'get', '', '{}'), fails(2, '-32601')),
    example(listen(1, FILTER, `{${TASKS}}`), acknowledged('1', FILTER)),
    example(listen(1, FILTER), refused(1, -32021)),
  ],
  bad: [
    example(about(2, 'get', '', '{}'), shown(2)),
    example(about(2, 'cancel', '', '{}'), fails(2, '⟦-32602⟧')),
    example(listen(1, FILTER), acknowledged('1', FILTER.replace('["t-1"]', '⟦["t-1"]⟧'))),
    example(listen(1, FILTER), fails(1, '⟦-32602⟧')),
  ],
};

/** The answer to an operation that nobody declared. */
function judge(session: SessionView, report: Report, step: Step): void {
  const { call: asked, again, kind, error, ref } = step;
  if (!asked || again || declaresTasks(session, asked) !== false) return;
  const number = kind === 'error' ? codeOf(error) : null;
  // A server without the extension does not know the method.
  if (kind === 'error' && (number === null || number === UNDECLARED || number === NO_METHOD)) return;
  report({
    requirement: 'tasks-ext/operation-undeclared',
    at: ref,
    path: kind === 'error' ? ['error', 'code'] : ['result'],
    what: `${begin(session.said(asked.ref))} asks for ${named(asked.method)} and does not declare ${named(EXTENSION)}; ${session.said(ref)} ${kind === 'error' ? `refuses it with the code ${number}` : 'answers it'} instead of the code ${UNDECLARED}.`,
    ties: [{ at: asked.ref, path: DECLARED }],
  });
}

/** Who asks about tasks without having declared them is refused, and told why. */
export const extDeclared = defineSessionRule({
  id: 'tasks-ext/declared',
  requirements: ['tasks-ext/operation-undeclared', 'tasks-ext/listen-undeclared'],
  class: 'spec',
  title: 'Requests about tasks declare the extension',
  why: 'Each request stands alone: who answers without the declaration hides the mistake until another server does not.',
  how: 'Refuse with -32021 and name the extension in `requiredCapabilities`; the client declares it in every request about tasks.',
  examples: extDeclaredExamples,
  begin: (session, all) =>
    folded(all, (report) => {
      /** Requests for the news of tasks that nobody declared, by id. */
      const open = new Map<JsonValue, Call>();
      const hear = (step: Step): void => judge(session, report, step);
      const tell = (asked: Call, { ref }: Step, path: readonly string[], does: string): void =>
        report({
          requirement: 'tasks-ext/listen-undeclared',
          at: ref,
          path,
          title: 'Who wants news of tasks declares the extension',
          why: 'The client does not know the notifications, and waits for something it cannot read.',
          what: `${begin(session.said(asked.ref))} wants news of tasks and does not declare ${named(EXTENSION)}; ${session.said(ref)} ${does} the code ${UNDECLARED}.`,
          ties: [{ at: asked.ref, path: DECLARED }],
        });
      return {
        'answer tasks/get': hear,
        'answer tasks/update': hear,
        'answer tasks/cancel': hear,
        'request subscriptions/listen'({ call, params }) {
          const ids = get(objectAt(params, 'notifications'), 'taskIds');
          if (call && Array.isArray(ids) && declaresTasks(session, call) === false && open.size < 1000)
            open.set(call.id, call);
        },
        'notification notifications/subscriptions/acknowledged'(step) {
          const id = open.size > 0 ? get(step.meta, SUBSCRIPTION) : undefined;
          const asked = id === undefined ? undefined : open.get(id);
          if (!asked) return;
          open.delete(asked.id);
          const filter = ['params', 'notifications'];
          const granted = get(objectAt(step.params, 'notifications'), 'taskIds') !== undefined;
          tell(
            asked,
            step,
            granted ? [...filter, 'taskIds'] : filter,
            'opens the subscription instead of refusing it with',
          );
        },
        'error subscriptions/listen'(step) {
          const asked = step.call && open.get(step.call.id);
          const number = codeOf(step.error);
          if (!asked || asked !== step.call || number === null || !open.delete(asked.id)) return;
          if (number === UNDECLARED || number === NO_METHOD) return;
          tell(asked, step, ['error', 'code'], `refuses it with the code ${number} instead of`);
        },
      };
    }),
});
