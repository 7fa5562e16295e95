/** The key in `_meta` that names the task a message belongs to. */
import type { JsonObject } from '../../../json/types.ts';
import type { FixPlan, Path } from '../../../json/plan.ts';
import { get, has, isObject, objectAt } from '../../../json/object.ts';
import { code, named } from '../../../json/describe.ts';
import type { Ref } from '../../../session/call.ts';
import type { Report, SessionView, Step } from '../define.ts';
import { begin } from './example-messages.ts';
import { RELATED_TASK } from '../../keys.ts';

/** The task that a message names, or null. */
export function namedIn(meta: JsonObject): string | null {
  const id = get(objectAt(meta, RELATED_TASK), 'taskId');
  return typeof id === 'string' ? id : null;
}

/** Puts the key into a result that lacks it. */
function insertion(result: JsonObject, id: string): { fix: FixPlan; path: Path } {
  const meta = get(result, '_meta');
  const value = { taskId: id };
  const says = 'Name the task.';
  if (isObject(meta)) {
    const path = ['result', '_meta'];
    return { path, fix: { says, safety: 'safe', steps: [{ do: 'insert', path, key: RELATED_TASK, value }] } };
  }
  const path = ['result'];
  const step = { do: 'insert' as const, path, key: '_meta', value: { [RELATED_TASK]: value } };
  return { path, fix: { says, safety: 'safe', steps: [step] } };
}

/** An answer to what is about a task. `ids` are the entries for a key that is missing, and for one that names another task. */
export function judgeRelated(
  session: SessionView,
  report: Report,
  id: string,
  asked: Ref,
  step: Step,
  ids: readonly [string, string],
): void {
  const { ref, result, meta, altered } = step;
  const described = namedIn(meta);
  if (described === id) return;
  const ties = [{ at: asked }];
  if (has(meta, RELATED_TASK)) {
    // A key of another form is found as such.
    if (described === null) return;
    report({
      requirement: ids[1],
      at: ref,
      path: ['result', '_meta', RELATED_TASK, 'taskId'],
      title: 'An answer names the task of its request',
      why: 'What came of one task is taken for that of another.',
      what: `${begin(session.said(asked))} is about the task ${code(id)}; ${session.said(ref)} answers it and names ${code(described)}.`,
      ties,
    });
  } else if (!altered) {
    report({
      requirement: ids[0],
      at: ref,
      ...insertion(result, id),
      mark: 'missing',
      what: `${begin(session.said(asked))} is about the task ${code(id)}; ${session.said(ref)} answers it and does not name the task, under ${named(RELATED_TASK)} in \`_meta\`.`,
      ties,
    });
  }
}
