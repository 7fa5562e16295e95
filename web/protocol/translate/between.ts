/** A session of one handshake revision written for another. */
import { get, has, isObject, objectAt } from '../json/object.ts';
import type { JsonObject } from '../json/types.ts';
import { checkInstance } from '../schema/instance/check.ts';
import { text } from './blocks.ts';
import { collapseTasks } from './collapse.ts';
import { dropForeign, fit } from './fit.ts';
import { dropNamelessErrors, rewriteForOlder } from './older.ts';
import {
  kindOf,
  methodOf,
  pairsOf,
  stepError,
  stepParams,
  stepResult,
  textAt,
  withParams,
  withResult,
  type Step,
  type Work,
} from './steps.ts';
import type { Target } from './types.ts';

/** Writes the steps for another handshake revision. */
export function betweenHandshakes(steps: readonly Step[], from: Target, to: Target, work: Work): Step[] {
  let next = negotiated(steps, to);
  if (to < '2025-11-25') next = withoutUrls(collapseTasks(next, 'both', work), work);
  if (to < from) next = rewriteForOlder(next, to, work);
  next = dropNamelessErrors(dropForeign(next, to, work), to, work);
  if (from < '2025-03-26' && to >= '2025-03-26') next = withCompletions(next, to, work);
  if (from < '2025-11-25' && to >= '2025-11-25') next = withFailedCalls(next, to, work);
  return fit(next, to, work);
}

/** The handshake agrees on the revision. */
function negotiated(steps: readonly Step[], to: Target): Step[] {
  const { requestOf } = pairsOf(steps);
  return steps.map((step, index) => {
    const requestStep = steps[requestOf[index] ?? -1];
    if (methodOf(step) === 'initialize' && kindOf(step) === 'request')
      return withParams(step, { ...stepParams(step), protocolVersion: to });
    const result = stepResult(step);
    if (!result || !has(result, 'protocolVersion') || (requestStep && methodOf(requestStep) !== 'initialize'))
      return step;
    return withResult(step, { ...result, protocolVersion: to });
  });
}

/** Before 2025-11-25 users cannot be asked to open a URL. */
function withoutUrls(steps: readonly Step[], { notes }: Work): Step[] {
  const { requestOf } = pairsOf(steps);
  const isUrl = (step: Step | undefined): boolean =>
    step !== undefined && methodOf(step) === 'elicitation/create' && get(stepParams(step), 'mode') === 'url';
  return steps.filter((step, index) => {
    if (isUrl(steps[requestOf[index] ?? -1])) return false;
    if (!isUrl(step)) return true;
    notes.add(
      'lost',
      'A request to open a URL and its response are left out: such requests exist since 2025-11-25.',
      step,
      ['params', 'mode'],
    );
    return false;
  });
}

/** Since 2025-03-26 a server declares that it completes arguments. */
function withCompletions(steps: readonly Step[], to: Target, { notes }: Work): Step[] {
  const { requestOf } = pairsOf(steps);
  const completes = steps.some((step, index) => {
    const requestStep = steps[requestOf[index] ?? -1];
    return requestStep !== undefined && methodOf(requestStep) === 'completion/complete' && stepResult(step) !== null;
  });
  if (!completes) return [...steps];
  return steps.map((step) => {
    const result = stepResult(step);
    if (!result || !has(result, 'protocolVersion') || !isObject(get(result, 'capabilities'))) return step;
    const capabilities = objectAt(result, 'capabilities');
    if (has(capabilities, 'completions')) return step;
    notes.add(
      'added',
      `The capability \`completions\` exists since 2025-03-26 and is declared for ${to}, because the server completes arguments.`,
      step,
      ['result', 'capabilities'],
    );
    return withResult(step, { ...result, capabilities: { ...capabilities, completions: {} } });
  });
}

/** Since 2025-11-25 a tool reports invalid arguments in its result, where the model sees it. */
function withFailedCalls(steps: readonly Step[], to: Target, { notes }: Work): Step[] {
  const { requestOf } = pairsOf(steps);
  const schemas = new Map<string, JsonObject>();
  return steps.map((step, index) => {
    const tools = get(stepResult(step) ?? {}, 'tools');
    for (const tool of Array.isArray(tools) ? tools.filter(isObject) : []) {
      const [name, schema] = [get(tool, 'name'), get(tool, 'inputSchema')];
      if (typeof name === 'string' && isObject(schema)) schemas.set(name, schema);
    }
    const requestStep = steps[requestOf[index] ?? -1];
    const error = stepError(step);
    if (!requestStep || !error || methodOf(requestStep) !== 'tools/call' || get(error, 'code') !== -32602) return step;
    const params = stepParams(requestStep);
    const schema = schemas.get(textAt(params, 'name'));
    if (!schema || checkInstance(schema, get(params, 'arguments') ?? {}).faults.length === 0) return step;
    const message = get(error, 'message');
    const says = `Invalid arguments are reported by a result with \`isError\` in ${to}. The message is kept, the code is not.`;
    notes.add('changed', says, step, ['error']);
    return withResult(step, { content: [text(typeof message === 'string' ? message : '')], isError: true });
  });
}
