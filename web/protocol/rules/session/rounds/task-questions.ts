import { has } from '../../../json/object.ts';
import { code } from '../../../json/describe.ts';
import type { Step } from '../define.ts';
import { defineSessionRule } from '../define.ts';
import { onEach } from '../features/shared.ts';
import { begin } from './say.ts';
import { hearTasks, type Task } from './tasks.ts';
import { together } from './together.ts';
import { reportUnrelated, type Waiting } from './waiting.ts';
import { taskQuestionsExamples } from './task-questions.examples.ts';
import { RELATED_TASK } from '../../keys.ts';

/** Requests that a server may have to ask something for. */
const MAY_ASK = ['tools/call', 'prompts/get', 'resources/read', 'completion/complete'];
/** Tasks that may wait at a time. */
const MANY = 100;
/** What a server asks. */
const QUESTIONS = ['elicitation/create', 'sampling/createMessage'];

/** A task that waits for input is fetched, and what it asks then names it. */
export const taskQuestions = defineSessionRule({
  id: 'tasks/questions',
  requirements: ['tasks/input-request-unrelated', 'tasks/input-required-ignored'],
  class: 'spec',
  title: 'What a task asks names the task',
  why: 'Who is asked cannot tell for which task, nor show it beside the right one.',
  how: 'Put `"io.modelcontextprotocol/related-task": {"taskId": "…"}` into the `_meta` of every request a task needs answered.',
  examples: taskQuestionsExamples,
  begin(session, report, wake) {
    const waiting = new Map<Task, Waiting>();
    /** Requests besides tasks that wait, counted from the first task on that waits for input. */
    let others: number | null = null;
    const opened = ({ call }: Step): void => void (call && !call.asTask && others !== null && others++);
    const closed = ({ call, again }: Step): void =>
      void (call && !call.asTask && !again && others !== null && others--);
    const question = (step: Step): void => {
      if (others === null || others > 0 || step.altered || step.from === 'client' || has(step.meta, RELATED_TASK))
        return;
      const fetched = [...waiting.values()].filter(({ fetching }) => fetching !== null);
      const [only] = fetched;
      if (fetched.length === 1 && only?.fetching && only.task.receiver === step.from) {
        reportUnrelated(session, report, only, only.fetching, step);
      }
    };
    const tasks = hearTasks(session, {
      shown({ task, status, by }, { ref, call }) {
        const before = waiting.get(task);
        if (status !== 'input_required') waiting.delete(task);
        else if (!before) {
          if (waiting.size < MANY) waiting.set(task, { task, said: ref, fetching: null, idle: null, ignored: false });
          others ??= session.waiting(MAY_ASK);
          wake(true);
        } else if (
          by === 'get' &&
          !before.ignored &&
          before.idle &&
          call &&
          before.idle.entry === call.entry &&
          !before.fetching
        ) {
          report({
            requirement: 'tasks/input-required-ignored',
            at: before.idle,
            path: ['method'],
            title: 'A task that waits for input is fetched',
            why: 'What the task wants to know comes with `tasks/result` alone: without it the task waits until it is given up.',
            what: `${begin(session.said(before.said))} says that the task ${code(task.id)} waits for input; ${session.said(before.idle)} only asks how it stands, where \`tasks/result\` would bring its questions.`,
            ties: [{ at: before.said }, { at: ref }],
          });
          before.idle = null;
          before.ignored = true;
        }
      },
      asked(_id, task, { method, ref }) {
        const one = task && waiting.get(task);
        if (!one) return;
        if (method === 'tasks/result') one.fetching = ref;
        else if (method === 'tasks/get' && !one.fetching) one.idle = ref;
      },
      fetched: (_id, task) => void (task && waiting.delete(task)),
    });
    return together(
      tasks,
      { awake: { ...onEach('request', MAY_ASK, opened), ...onEach('answer', MAY_ASK, closed) } },
      ...QUESTIONS.map((method) => ({ [`request ${method}`]: question })),
    );
  },
});
