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

// Results of requests about tasks, and results that create tasks.

/** Operations whose response only acknowledges the request, and their ledger entries. */
const EMPTY: ReadonlyMap<string, string> = new Map([
  ['tasks/cancel', 'tasks-ext/cancel-ack-not-empty'],
  ['tasks/update', 'tasks-ext/update-ack-not-empty'],
]);
const PLAIN: ReadonlySet<string> = new Set(['resultType', '_meta']);
/** The member of a result with its type. */
const TYPE: Path = ['result', 'resultType'];

/** A response that creates a task where none is allowed. */
function judgeTask(session: SessionView, report: Report, { ref, name }: Step, request: Call): void {
  const row = session.model.methods.get(request.method);
  if (request.method !== 'tools/call') {
    if (!row || row.extension !== undefined) return;
    report({
      requirement: 'tasks-ext/unsupported-method',
      at: ref,
      path: TYPE,
      title: 'Requests other than tool calls {must} not become tasks',
      why: 'The client has to treat the response as invalid.',
      what: `${name} answers ${named(request.method)} with a task; only ${named('tools/call')} can become one.`,
      ties: [{ at: request.ref, path: ['method'] }],
    });
  } else if (declaresTasks(session, request) === false) {
    report({
      requirement: 'tasks-ext/undeclared',
      at: ref,
      path: TYPE,
      what: `${name} creates a task for ${session.describe(request.ref)}, which does not declare the extension ${named(EXTENSION)}.`,
      ties: [{ at: request.ref, path: DECLARED }],
    });
  }
}

/** The response to an operation: always complete, and usually empty. */
function judgeOperation(report: Report, { ref, name, result, altered }: Step, request: Call): void {
  const type = get(result, 'resultType');
  const ties = [{ at: request.ref }];
  if (typeof type === 'string' && type !== 'complete') {
    report({
      requirement: 'tasks-ext/operation-result-type',
      at: ref,
      path: TYPE,
      title: 'Task responses {must} have `resultType: "complete"`',
      why: 'From the type, the client takes the response for a new task, or for input requests of this request.',
      what: `${name} answers ${named(request.method)} with the type ${code(type)}; the type is \`complete\`, regardless of the state of the task.`,
      fix: { says: 'Use `complete`.', safety: 'safe', steps: [{ do: 'replace', path: TYPE, value: 'complete' }] },
      ties,
    });
    return;
  }
  const requirement = EMPTY.get(request.method);
  const more = Object.keys(result).filter((member) => !PLAIN.has(member));
  const [first] = more;
  if (requirement === undefined || first === undefined || altered) return;
  report({
    requirement,
    at: ref,
    path: ['result', first],
    mark: 'member',
    title: 'The result of this task request {must} be empty',
    why: 'The task state in it may be outdated immediately, so clients get the state from `tasks/get`.',
    what: `${name} answers ${named(request.method)} with ${listed(more)}; the result must be empty.`,
    fix: {
      says: more.length === 1 ? 'Remove it.' : 'Remove them.',
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

/** Correct and incorrect examples. */
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

/** The requests that are answered with tasks, and the responses to requests about tasks. */
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
  title: 'A task {must} not be created without the declared extension',
  why: 'The client does not support this type of result, and loses the result it requested.',
  how: 'Create a task only for a `tools/call` whose `_meta` declares the extension `io.modelcontextprotocol/tasks`; otherwise respond directly.',
  examples: extResultsExamples,
  begin: (session, all) =>
    folded(all, (report) => {
      const judge = (step: Step): void => {
        const { call: request, again } = step;
        if (request && !again) judgeOperation(report, step, request);
      };
      return {
        response(step) {
          const { call: request, again, result } = step;
          if (request && !again && get(result, 'resultType') === 'task') judgeTask(session, report, step, request);
        },
        'response tools/call'({ result, ref, name, call: request, again }) {
          const type = get(result, 'resultType');
          if (!request || again || type === 'task' || typeof type !== 'string') return;
          if (typeof get(result, 'taskId') !== 'string' || !STATUSES.has(get(result, 'status'))) return;
          if (!has(result, 'ttlMs') && !has(result, 'createdAt')) return;
          report({
            requirement: 'tasks-ext/result-type-not-task',
            at: ref,
            path: TYPE,
            title: 'A new task {must} have `resultType: "task"`',
            why: 'The client takes the task for the result of the tool.',
            what: `${name} returns the task ${code(get(result, 'taskId') ?? null)} with the type ${code(type)}; a new task has the type \`task\`.`,
            instead: ['tools/result-content-required'],
            fix: { says: 'Use `task`.', safety: 'safe', steps: [{ do: 'replace', path: TYPE, value: 'task' }] },
            ties: [{ at: request.ref }],
          });
        },
        'response tasks/get': judge,
        'response tasks/update': judge,
        'response tasks/cancel': judge,
      };
    }),
});
