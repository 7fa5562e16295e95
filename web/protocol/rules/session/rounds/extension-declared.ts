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

/** Correct and incorrect examples. */
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

/** The response to an operation that was not declared. */
function judge(session: SessionView, report: Report, step: Step): void {
  const { call, again, kind, error, ref } = step;
  if (!call || again || declaresTasks(session, call) !== false) return;
  const number = kind === 'error' ? codeOf(error) : null;
  // A server without the extension does not know the method.
  if (kind === 'error' && (number === null || number === UNDECLARED || number === NO_METHOD)) return;
  report({
    requirement: 'tasks-ext/operation-undeclared',
    at: ref,
    path: kind === 'error' ? ['error', 'code'] : ['result'],
    what: `${begin(session.describe(call.ref))} sends ${named(call.method)} without declaring ${named(EXTENSION)}; ${session.describe(ref)} ${kind === 'error' ? `rejects it with the code ${number}` : 'returns a result'} instead of the code ${UNDECLARED}.`,
    ties: [{ at: call.ref, path: DECLARED }],
  });
}

/** Requests about tasks without the declared extension are rejected with the reason. */
export const extDeclared = defineSessionRule({
  id: 'tasks-ext/declared',
  requirements: ['tasks-ext/operation-undeclared', 'tasks-ext/listen-undeclared'],
  class: 'spec',
  title: 'Task requests without the declared extension {must} be rejected',
  why: 'Each request is independent, so a server that responds without the declaration hides a mistake that another server rejects.',
  how: 'Return -32021 and name the extension in `requiredCapabilities`. The client declares it in every request about tasks.',
  examples: extDeclaredExamples,
  begin: (session, all) =>
    folded(all, (report) => {
      /** Subscriptions to tasks without the declared extension, by id. */
      const open = new Map<JsonValue, Call>();
      const observe = (step: Step): void => judge(session, report, step);
      const reportUse = (request: Call, { ref }: Step, path: readonly string[], does: string): void =>
        report({
          requirement: 'tasks-ext/listen-undeclared',
          at: ref,
          path,
          title: 'Task subscriptions without the declared extension {must} be rejected',
          why: 'The client does not support the notifications, and waits for messages that it cannot process.',
          what: `${begin(session.describe(request.ref))} subscribes to tasks without declaring ${named(EXTENSION)}; ${session.describe(ref)} ${does} the code ${UNDECLARED}.`,
          ties: [{ at: request.ref, path: DECLARED }],
        });
      return {
        'answer tasks/get': observe,
        'answer tasks/update': observe,
        'answer tasks/cancel': observe,
        'request subscriptions/listen'({ call, params }) {
          const ids = get(objectAt(params, 'notifications'), 'taskIds');
          if (call && Array.isArray(ids) && declaresTasks(session, call) === false && open.size < 1000)
            open.set(call.id, call);
        },
        'notification notifications/subscriptions/acknowledged'(step) {
          const id = open.size > 0 ? get(step.meta, SUBSCRIPTION) : undefined;
          const request = id === undefined ? undefined : open.get(id);
          if (!request) return;
          open.delete(request.id);
          const filter = ['params', 'notifications'];
          const granted = get(objectAt(step.params, 'notifications'), 'taskIds') !== undefined;
          reportUse(
            request,
            step,
            granted ? [...filter, 'taskIds'] : filter,
            'opens the subscription instead of returning',
          );
        },
        'error subscriptions/listen'(step) {
          const request = step.call && open.get(step.call.id);
          const number = codeOf(step.error);
          if (!request || request !== step.call || number === null || !open.delete(request.id)) return;
          if (number === UNDECLARED || number === NO_METHOD) return;
          reportUse(request, step, ['error', 'code'], `rejects it with the code ${number} instead of`);
        },
      };
    }),
});
