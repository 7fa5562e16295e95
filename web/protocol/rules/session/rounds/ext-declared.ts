import type { JsonValue } from '../../../json/types.ts';
import { get, objectAt } from '../../../json/object.ts';
import { named } from '../../../json/describe.ts';
import type { Call } from '../../../session/call.ts';
import type { Report, SessionView, Step } from '../define.ts';
import { defineSessionRule } from '../define.ts';
import { declaresTasks, EXTENSION, UNDECLARED } from './extension.ts';
import { codeOf, NO_METHOD } from './refused.ts';
import { begin, DECLARED } from './say.ts';
import { folded } from './together.ts';
import { extDeclaredExamples } from './ext-declared.examples.ts';
import { SUBSCRIPTION } from '../../keys.ts';

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
