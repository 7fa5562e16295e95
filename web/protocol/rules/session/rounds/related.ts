/** The key in `_meta` that names the task of a message. */
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

/** Inserts the key into a result that lacks it. */
function insertion(result: JsonObject, id: string): { fix: FixPlan; path: Path } {
  const meta = get(result, '_meta');
  const value = { taskId: id };
  const says = 'Add the task id.';
  if (isObject(meta)) {
    const path = ['result', '_meta'];
    return { path, fix: { says, safety: 'safe', steps: [{ do: 'insert', path, key: RELATED_TASK, value }] } };
  }
  const path = ['result'];
  const step = { do: 'insert' as const, path, key: '_meta', value: { [RELATED_TASK]: value } };
  return { path, fix: { says, safety: 'safe', steps: [step] } };
}

/** A response to a message about a task. `ids` are the requirements for a missing key, and for one that names another task. */
export function judgeRelated(
  session: SessionView,
  report: Report,
  id: string,
  requested: Ref,
  step: Step,
  ids: readonly [string, string],
): void {
  const { ref, result, meta, altered } = step;
  const described = namedIn(meta);
  if (described === id) return;
  const ties = [{ at: requested }];
  if (has(meta, RELATED_TASK)) {
    // An invalid form of the key has a finding of its own.
    if (described === null) return;
    report({
      requirement: ids[1],
      at: ref,
      path: ['result', '_meta', RELATED_TASK, 'taskId'],
      title: 'A response {must} name the task of its request',
      why: 'The result of one task is taken for that of another.',
      what: `${begin(session.describe(requested))} is about the task ${code(id)}, but its response ${session.describe(ref)} names the task ${code(described)}.`,
      ties,
    });
  } else if (!altered) {
    report({
      requirement: ids[0],
      at: ref,
      ...insertion(result, id),
      mark: 'missing',
      what: `${begin(session.describe(requested))} is about the task ${code(id)}, but its response ${session.describe(ref)} has no ${named(RELATED_TASK)} in \`_meta\`.`,
      ties,
    });
  }
}
