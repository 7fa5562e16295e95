import { get } from '../../../json/object.ts';
import { code, named } from '../../../json/describe.ts';
import type { Call, Ref } from '../../../session/call.ts';
import { defineSessionRule, type SessionRule, type Report, type SessionView, type Step } from '../define.ts';
import { codeOf, INVALID, messageOf, NO_METHOD } from './refused.ts';
import { begin, other } from './example-messages.ts';
import { observeTasks, type Task } from './tasks.ts';
import { together } from './combine-observers.ts';
import { client, server, talk } from '../../../testing/conversation.ts';
import { about, becomesTask, call, complete, extTask, TASKS } from './example-texts.ts';

// Tasks that do not exist, or are reported as missing.

const NOT_THERE =
  /\bnot (?:be )?found\b|\bunknown\b|\bno such\b|\bnot exist\b|\bnon-?existent\b|\bexpired\b|\binvalid task\b|\bunrecogni[sz]ed\b/iu;
/** The code for a capability that the client has not declared. */
const UNDECLARED = -32021;

/** An error for a request about a missing task. */
function judgeUnknown(report: Report, id: string, step: Step, extension: boolean): void {
  const { call: request, error, ref, name } = step;
  const number = codeOf(error);
  if (!request || number === null || number === INVALID || number === UNDECLARED) return;
  // A missing method is a different problem, unless the message mentions the task.
  if (number === NO_METHOD && (extension || !/\btask\b(?!\/)/iu.test(messageOf(error)))) return;
  // For other operations, the extension does not define the code.
  if (!NOT_THERE.test(messageOf(error)) || (extension && request.method !== 'tasks/get')) return;
  // The result of a task may be an error of its own, about something else that was not found.
  if (request.method === 'tasks/result' && !/\btasks?\b/iu.test(messageOf(error))) return;
  const path = ['error', 'code'];
  report({
    requirement: extension ? 'tasks-ext/unknown-id-code' : 'tasks/unknown-id-code',
    at: ref,
    path,
    what: `${name} reports ${code(messageOf(error))} for the task ${code(id)} with the code ${number}; the code for an unknown task is ${INVALID}.`,
    fix: { says: `Use ${INVALID}.`, safety: 'safe', steps: [{ do: 'replace', path, value: INVALID }] },
    ties: [{ at: request.ref, path: ['params', 'taskId'] }],
  });
}

/** A created task that is unknown at the first request for it. */
function judgeLost(session: SessionView, report: Report, task: Task, made: Ref, step: Step): void {
  const { call: request, error, ref, name } = step;
  const number = codeOf(error);
  if (!request || request.entry < made.entry) return;
  if (task.until !== null && step.clock !== null && step.clock >= task.until) return;
  if (number !== INVALID && !NOT_THERE.test(messageOf(error))) return;
  report({
    requirement: 'tasks-ext/unknown-after-creation',
    at: ref,
    path: ['error'],
    title: 'A created task {must} be available immediately',
    why: 'The client gives up a task that is actually running.',
    what: `${name} does not know the task ${code(task.id)}, which ${session.describe(made)} created.`,
    ties: [{ at: made, path: ['result', 'taskId'] }, { at: request.ref }],
  });
}

const request = (operation: string, params = '"taskId":"t-9"') =>
  client(`"id":5,"method":"tasks/${operation}","params":{${params}}`);
const fails = (number: string, message = 'Task not found') =>
  server(`"id":5,"error":{"code":${number},"message":"${message}"}`);
const legacy = (...lines: readonly string[]) => ({ revision: '2025-11-25' as const, text: talk(...lines) });
const modern = (...lines: readonly string[]) => ({ revision: '2026-07-28' as const, text: talk(...lines) });
const MADE = talk(call(1, '', `{${TASKS}}`), becomesTask(1));

/** Correct and incorrect examples. */
const taskErrorsExamples: SessionRule['examples'] = {
  good: [
    legacy(request('get'), fails('-32602')),
    legacy(request('result'), fails('-32603', 'The disk is full')),
    legacy(request('get'), fails('-32601', 'Method not found')),
    modern(about(5, 'cancel'), fails('-32603')),
    modern(MADE, about(2, 'get'), complete(2, `,${extTask()}`), about(5, 'get'), fails('-32602')),
  ],
  bad: [
    legacy(request('get'), fails('⟦-32002⟧')),
    legacy(request('cancel'), fails('⟦-32603⟧', 'No such task')),
    legacy(request('get'), fails('⟦-32601⟧', 'No such task')),
    modern(about(5, 'get'), fails('⟦-32603⟧')),
    legacy(request('list', '"cursor":"c-7"'), fails('⟦-32603⟧', 'Bad cursor')),
    modern(MADE, about(5, 'get'), server('"id":5,"error":⟦{"code":-32602,"message":"Task not found"}⟧')),
  ],
};

/** Unknown tasks are rejected with one code; created tasks are available. */
export const taskErrors = defineSessionRule({
  id: 'tasks/errors',
  requirements: [
    'tasks/unknown-id-code',
    'tasks-ext/unknown-id-code',
    'tasks/unknown-cursor-code',
    'tasks-ext/unknown-after-creation',
  ],
  class: 'spec',
  title: 'An unknown task {must} be rejected with -32602',
  why: 'Other codes look like a failure of the server, and the other side retries.',
  how: 'Return -32602 if a task id or a cursor is unknown or expired.',
  examples: taskErrorsExamples,
  begin(session, report) {
    const extension = session.model.methods.get('tasks/get')?.extension !== undefined;
    /** Tasks that were answered, or may be gone. */
    const seen = new Set<Task>();
    const cursors = new Map<Call, string>();
    return together(
      observeTasks(session, {
        shown: ({ task, by }) => void (by !== 'create' && seen.add(task)),
        requested(_id, task, { method }) {
          if (task && method !== 'tasks/get') seen.add(task);
        },
        refused(id, task, step) {
          if (task?.madeAt && extension && step.method === 'tasks/get' && !seen.has(task)) {
            seen.add(task);
            judgeLost(session, report, task, task.madeAt, step);
          } else judgeUnknown(report, id, step, extension);
        },
      }),
      {
        'request tasks/list'({ call: request, params }) {
          const cursor = get(params, 'cursor');
          if (request && typeof cursor === 'string' && cursors.size < 1000) cursors.set(request, cursor);
        },
        'error tasks/list'({ call: request, error, ref, again }) {
          const cursor = request && cursors.get(request);
          const number = codeOf(error);
          if (!request || cursor === undefined || cursor === null || again || number === null) return;
          if (number === INVALID || number === NO_METHOD || !/\bcursor\b/iu.test(messageOf(error))) return;
          const side = other(request.from);
          if (side && session.declared(side, 'tasks.list') === false) return;
          const path = ['error', 'code'];
          report({
            requirement: 'tasks/unknown-cursor-code',
            at: ref,
            path,
            title: 'An unknown cursor {must} be rejected with -32602',
            what: `${begin(session.describe(ref))} rejects the cursor ${code(cursor)} of ${session.describe(request.ref)} with the code ${number}; the code for ${named('tasks/list')} is ${INVALID}.`,
            fix: { says: `Use ${INVALID}.`, safety: 'safe', steps: [{ do: 'replace', path, value: INVALID }] },
            ties: [{ at: request.ref, path: ['params', 'cursor'] }],
          });
        },
      },
    );
  },
});
