import { has } from '../../../json/object.ts';
import { named } from '../../../json/describe.ts';
import type { Step } from '../define.ts';
import { defineSessionRule } from '../define.ts';
import { begin, declaredAt, other } from './say.ts';
import { judgeCreated } from './task-made.ts';
import { supportOf } from './task-support.ts';
import { CREATING, hearTasks } from './tasks.ts';
import { together } from './together.ts';
import { taskCreationExamples } from './task-creation.examples.ts';

/** A request that asks for a task gets one, where it was declared, and only then; each with an id of its own. */
export const taskCreation = defineSessionRule({
  id: 'tasks/creation',
  requirements: [
    'tasks/not-created',
    'tasks/created-unasked',
    'tasks/created-without-capability',
    'tasks/duplicate-id',
  ],
  class: 'spec',
  title: 'A request that asks for a task gets one',
  why: 'Whoever asked finds no task to ask about, and may take the result for a broken answer.',
  how: 'Answer a request with `task` by a task, `{"task": {…}}`, and give the plain result with `tasks/result`.',
  examples: taskCreationExamples,
  begin(session, report) {
    const plainResult = (step: Step): void => {
      const { call: asked, again, altered, result, ref, kind } = step;
      if (
        kind !== 'response' ||
        !asked ||
        !CREATING.has(asked.method) ||
        again ||
        altered ||
        has(result, 'task') ||
        has(result, 'taskId')
      )
        return;
      const capability = session.model.methods.get(asked.method)?.asTask;
      const side = other(asked.from);
      if (!side || capability === undefined || session.declared(side, capability) !== true) return;
      if (asked.method === 'tools/call' && supportOf(session, asked.named) === 'forbidden') return;
      report({
        requirement: 'tasks/not-created',
        at: ref,
        path: ['result'],
        what: `${begin(session.said(asked.ref))} asks for a task; ${session.said(ref)} answers with the plain result, although the ${side} has declared ${named(capability)}.`,
        ties: [{ at: asked.ref, path: ['params', 'task'] }, ...declaredAt(session, side)],
      });
    };
    return together(
      hearTasks(session, {
        created: (shown, step, before) => judgeCreated(session, report, shown, step, before),
      }),
      { 'task answer': plainResult },
    );
  },
});
