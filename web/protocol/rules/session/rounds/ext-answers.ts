/** Results of requests about tasks, and results that make tasks. */
import type { Path } from '../../../json/plan.ts';
import { get } from '../../../json/object.ts';
import { code, listed, named } from '../../../json/describe.ts';
import type { Call } from '../../../session/call.ts';
import type { Report, SessionView, Step } from '../define.ts';
import { declaresTasks, EXTENSION } from './extension.ts';
import { DECLARED } from './say.ts';

/** Operations whose answers say no more than that the request has arrived, and the entries that say so. */
export const EMPTY: ReadonlyMap<string, string> = new Map([
  ['tasks/cancel', 'tasks-ext/cancel-ack-not-empty'],
  ['tasks/update', 'tasks-ext/update-ack-not-empty'],
]);
const PLAIN: ReadonlySet<string> = new Set(['resultType', '_meta']);
/** Where a result says what it is. */
export const TYPE: Path = ['result', 'resultType'];

/** An answer that makes a task where none may be made. */
export function judgeTask(session: SessionView, report: Report, { ref, name }: Step, asked: Call): void {
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
export function judgeOperation(report: Report, { ref, name, result, altered }: Step, asked: Call): void {
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
