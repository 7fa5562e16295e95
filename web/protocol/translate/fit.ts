/**
 * Fits each message into the types of a revision: members that only other revisions define are left out, each with a note; methods that
 * the revision does not have are dropped together with their responses.
 */
import { named } from '../json/describe.ts';
import { get, has, isObject } from '../json/object.ts';
import type { JsonObject } from '../json/types.ts';
import { modelOf } from '../model/index.ts';
import type { Method } from '../model/define.ts';
import { removedFrom, trimmed } from '../schema/trim.ts';
import { kindOf, methodOf, pairsOf, stepResult, type Step, type Work } from './steps.ts';
import type { Target } from './types.ts';

/** Drops requests and notifications whose method the revision does not have although another one has it. */
export function dropForeign(steps: readonly Step[], to: Target, { notes }: Work): Step[] {
  const { foreign } = modelOf(to);
  const { requestOf } = pairsOf(steps);
  const gone = (step: Step | undefined): boolean => step !== undefined && foreign.has(methodOf(step));
  return steps.filter((step, index) => {
    const request = requestOf[index] ?? null;
    if (request !== null && gone(steps[request])) return false;
    const method = methodOf(step);
    const because = foreign.get(method);
    if (because === undefined) return true;
    notes.add('lost', `${named(method)} and its response are left out. ${because.says}`, step, ['method']);
    return false;
  });
}

/** Leaves out the members that the revision does not define. */
export function fit(steps: readonly Step[], to: Target, work: Work): Step[] {
  const { requestOf } = pairsOf(steps);
  return steps.map((step, index) => {
    const request = requestOf[index] ?? null;
    const method = request === null ? methodOf(step) : methodOf(steps[request] ?? step);
    return fitStep(step, method, to, work);
  });
}

/** The definition of a method, also if it is only a request inside a result. */
function definition(to: Target, method: string): Method | undefined {
  const model = modelOf(to);
  return model.methods.get(method) ?? model.inputRequests.get(method);
}

function fitStep(step: Step, method: string, to: Target, { notes }: Work): Step {
  const { message } = step;
  const defined = definition(to, method);
  if (!defined || !isObject(message)) return step;
  const result = stepResult(step);
  const kind = kindOf(step);
  if (kind === 'request' || kind === 'notification') {
    const part: JsonObject = { method, ...(has(message, 'params') ? { params: get(message, 'params') ?? null } : {}) };
    const after = fitted(to, defined.type, part, step, [], notes);
    return after === part ? step : { ...step, message: { ...message, ...after } };
  }
  if (!result) return step;
  const after = fitted(to, resultType(defined, result), result, step, ['result'], notes);
  return after === result ? step : { ...step, message: { ...message, result: after } };
}

/** The type of a result: the usual one of its method, or one of those that may be returned instead. */
function resultType({ result = '', otherResults = [] }: Method, value: JsonObject): string {
  const type = get(value, 'resultType');
  if (type === 'input_required' && otherResults.includes('InputRequiredResult')) return 'InputRequiredResult';
  const isTask = type === 'task' || (isObject(get(value, 'task')) && !has(value, 'content'));
  return isTask && otherResults.includes('CreateTaskResult') ? 'CreateTaskResult' : result;
}

/** A value in the types of a revision; the same object if nothing is left out. */
export function fitted(
  to: Target,
  type: string,
  value: JsonObject,
  step: Pick<Step, 'entry'>,
  root: readonly (string | number)[],
  notes: Work['notes'],
): JsonObject {
  const after = trimmed(to, type, value);
  for (const path of removedFrom(value, after)) {
    const name = String(path.at(-1));
    notes.add('lost', `${named(name)} does not exist at this place in ${to}, so it is left out.`, step, [
      ...root,
      ...path,
    ]);
  }
  return after;
}
