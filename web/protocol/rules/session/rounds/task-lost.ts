/** Tasks that are not there, or are said not to be. */
import { code } from '../../../json/describe.ts';
import type { Ref } from '../../../session/call.ts';
import type { Report, SessionView, Step } from '../define.ts';
import { codeOf, INVALID, messageOf, NO_METHOD } from './refused.ts';
import type { Task } from './tasks.ts';

const NOT_THERE =
  /\bnot (?:be )?found\b|\bunknown\b|\bno such\b|\bnot exist\b|\bnon-?existent\b|\bexpired\b|\binvalid task\b|\bunrecogni[sz]ed\b/iu;
/** The code for a capability that the client has not declared. */
const UNDECLARED = -32021;

/** A refusal to tell about a task that is not there. */
export function judgeUnknown(report: Report, id: string, step: Step, extension: boolean): void {
  const { call: asked, error, ref, name } = step;
  const number = codeOf(error);
  if (!asked || number === null || number === INVALID || number === UNDECLARED) return;
  // A method that is not there is another matter, unless the words are of the task.
  if (number === NO_METHOD && (extension || !/\btask\b(?!\/)/iu.test(messageOf(error)))) return;
  // For other operations the extension leaves the code open.
  if (!NOT_THERE.test(messageOf(error)) || (extension && asked.method !== 'tasks/get')) return;
  // A result may be an error of its own, of something else that was not found.
  if (asked.method === 'tasks/result' && !/\btasks?\b/iu.test(messageOf(error))) return;
  const path = ['error', 'code'];
  report({
    requirement: extension ? 'tasks-ext/unknown-id-code' : 'tasks/unknown-id-code',
    at: ref,
    path,
    what: `${name} says ${code(messageOf(error))} of the task ${code(id)} with the code ${number}; a task that is not there is told with ${INVALID}.`,
    fix: { says: `Use ${INVALID}.`, safety: 'safe', steps: [{ do: 'replace', path, value: INVALID }] },
    ties: [{ at: asked.ref, path: ['params', 'taskId'] }],
  });
}

/** A task that was handed out, and is not there when it is first asked for. */
export function judgeLost(session: SessionView, report: Report, task: Task, made: Ref, step: Step): void {
  const { call: asked, error, ref, name } = step;
  const number = codeOf(error);
  if (!asked || asked.entry < made.entry) return;
  if (task.until !== null && step.clock !== null && step.clock >= task.until) return;
  if (number !== INVALID && !NOT_THERE.test(messageOf(error))) return;
  report({
    requirement: 'tasks-ext/unknown-after-creation',
    at: ref,
    path: ['error'],
    title: 'A task that was handed out is there',
    why: 'The client gives up a task that really runs.',
    what: `${name} does not know the task ${code(task.id)}, which ${session.said(made)} has handed out.`,
    ties: [{ at: made, path: ['result', 'taskId'] }, { at: asked.ref }],
  });
}
