import { get, has } from '../../../json/object.ts';
import { code, listed, named } from '../../../json/describe.ts';
import { type Step, defineSessionRule, type SessionRule, type Report, type SessionView } from '../define.ts';
import { folded } from './combine-observers.ts';
import { client, modern, SERVED, server, talk } from '../../../testing/conversation.ts';
import { about, becomesTask, call, complete, extTask, TASKS } from './example-texts.ts';
import type { Path } from '../../../json/plan.ts';
import type { Call } from '../../../session/call.ts';
import { declaresTasks, EXTENSION } from './extension.ts';
import { DECLARED } from './example-messages.ts';

// Results of requests about tasks, and results that make tasks.

/** Operations whose answers say no more than that the request has arrived, and the entries that say so. */
const EMPTY: ReadonlyMap<string, string> = new Map([
  ['tasks/cancel', 'tasks-ext/cancel-ack-not-empty'],
  ['tasks/update', 'tasks-ext/update-ack-not-empty'],
]);
const PLAIN: ReadonlySet<string> = new Set(['resultType', '_meta']);
/** Where a result says what it is. */
const TYPE: Path = ['result', 'resultType'];

/** An answer that makes a task where none may be made. */
function judgeTask(session: SessionView, report: Report, { ref, name }: Step, asked: Call): void {
  const row = session.model.methods.get(asked.method);
  if (asked.method !== 'tools/call') {
    if (!row || row.extension !== undefined) return;
    report({
      requirement: 'tasks-ext/unsupported-method',
      at: ref,
      path: TYPE,
      title: 'Only calls of tools become tasks',
      why: 'The client has to take the answer for a broken one.',
      what: `${name} answers ${named(asked.method)} with a task; only ${named('tools/call')} can become one.`,
      ties: [{ at: asked.ref, path: ['method'] }],
    });
  } else if (declaresTasks(session, asked) === false) {
    report({
      requirement: 'tasks-ext/undeclared',
      at: ref,
      path: TYPE,
      what: `${name} makes a task of ${session.said(asked.ref)}, which does not declare the extension ${named(EXTENSION)}.`,
      ties: [{ at: asked.ref, path: DECLARED }],
    });
  }
}

/** The answer to an operation: always complete, and mostly empty. */
function judgeOperation(report: Report, { ref, name, result, altered }: Step, asked: Call): void {
  const type = get(result, 'resultType');
  const ties = [{ at: asked.ref }];
  if (typeof type === 'string' && type !== 'complete') {
    report({
      requirement: 'tasks-ext/operation-result-type',
      at: ref,
      path: TYPE,
      title: 'What is told of a task is a complete result',
      why: 'By its type the client takes the answer for a new task, or for questions about this request.',
      what: `${name} answers ${named(asked.method)} with the type ${code(type)}; it is \`complete\`, whatever the task does.`,
      fix: { says: 'Use `complete`.', safety: 'safe', steps: [{ do: 'replace', path: TYPE, value: 'complete' }] },
      ties,
    });
    return;
  }
  const requirement = EMPTY.get(asked.method);
  const more = Object.keys(result).filter((member) => !PLAIN.has(member));
  const [first] = more;
  if (requirement === undefined || first === undefined || altered) return;
  report({
    requirement,
    at: ref,
    path: ['result', first],
    mark: 'member',
    title: 'The answer says that the request has arrived, no more',
    why: 'What it says of the task may be out of date at once: clients learn that from `tasks/get`.',
    what: `${name} answers ${named(asked.method)} with ${listed(more)}; the answer is empty.`,
    fix: {
      says: more.length === 1 ? 'Leave it out.' : 'Leave them out.',
      safety: 'safe',
      steps: more.map((member) => ({ do: 'remove' as const, path: ['result', member] })),
    },
    ties,
  });
}

const example = (...lines: readonly string[]) => ({ revision: '2026-07-28' as const, text: talk(...lines) });
const CAN = `{${TASKS}}`;
const typed = (id: number, type: string, members: string) =>
  server(`"id":${id},"result":{"resultType":${type},${members},${SERVED}}`);
const COMPLETES = client(
  `"id":1,"method":"completion/complete","params":{"ref":{"type":"ref/prompt","name":"p"},"argument":{"name":"a","value":"b"},${modern(CAN)}}`,
);

/** Right and wrong ones. */
const extResultsExamples: SessionRule['examples'] = {
  good: [
    example(call(1, '', CAN), becomesTask(1), about(2, 'get'), complete(2, `,${extTask()}`)),
    example(about(2, 'cancel'), complete(2), about(3, 'update', ',"inputResponses":{}'), complete(3)),
  ],
  bad: [
    example(call(1, '', '{}'), typed(1, '⟦"task"⟧', extTask())),
    example(COMPLETES, typed(1, '⟦"task"⟧', `${extTask()},"completion":{"values":[]}`)),
    example(about(2, 'get'), typed(2, '⟦"task"⟧', extTask())),
    example(call(1, '', CAN), typed(1, '⟦"complete"⟧', `${extTask()},"content":[]`)),
    example(call(1, '', CAN), typed(1, '⟦"complete"⟧', extTask())),
    example(about(2, 'cancel'), typed(2, '"complete"', `⟦"taskId":"t-1"⟧${extTask('cancelled').slice(14)}`)),
    example(about(2, 'update', ',"inputResponses":{}'), typed(2, '"complete"', '⟦"status":"working"⟧')),
  ],
};

const STATUSES: ReadonlySet<unknown> = new Set(['working', 'input_required', 'completed', 'failed', 'cancelled']);

/** What is answered with tasks, and to requests about them. */
export const extResults = defineSessionRule({
  id: 'tasks-ext/results',
  requirements: [
    'tasks-ext/undeclared',
    'tasks-ext/unsupported-method',
    'tasks-ext/operation-result-type',
    'tasks-ext/result-type-not-task',
    ...EMPTY.values(),
  ],
  class: 'spec',
  title: 'Only who declares tasks is given one',
  why: 'The client does not know this kind of result, and loses what it asked for.',
  how: 'Make a task only of a `tools/call` whose `_meta` declares the extension `io.modelcontextprotocol/tasks`; else answer at once.',
  examples: extResultsExamples,
  begin: (session, all) =>
    folded(all, (report) => {
      const judge = (step: Step): void => {
        const { call: asked, again } = step;
        if (asked && !again) judgeOperation(report, step, asked);
      };
      return {
        response(step) {
          const { call: asked, again, result } = step;
          if (asked && !again && get(result, 'resultType') === 'task') judgeTask(session, report, step, asked);
        },
        'response tools/call'({ result, ref, name, call: asked, again }) {
          const type = get(result, 'resultType');
          if (!asked || again || type === 'task' || typeof type !== 'string') return;
          if (typeof get(result, 'taskId') !== 'string' || !STATUSES.has(get(result, 'status'))) return;
          if (!has(result, 'ttlMs') && !has(result, 'createdAt')) return;
          report({
            requirement: 'tasks-ext/result-type-not-task',
            at: ref,
            path: TYPE,
            title: 'A new task is told by its type',
            why: 'The client takes the handle of the task for the result of the tool.',
            what: `${name} hands out the task ${code(get(result, 'taskId') ?? null)} under the type ${code(type)}; a new task has the type \`task\`.`,
            instead: ['tools/result-content-required'],
            fix: { says: 'Use `task`.', safety: 'safe', steps: [{ do: 'replace', path: TYPE, value: 'task' }] },
            ties: [{ at: asked.ref }],
          });
        },
        'response tasks/get': judge,
        'response tasks/update': judge,
        'response tasks/cancel': judge,
      };
    }),
});
