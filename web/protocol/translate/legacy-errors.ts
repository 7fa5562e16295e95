/** Errors of 2026-07-28 for 2025-11-25: other codes for what only one of them defines. */
import { code } from '../json/describe.ts';
import { get, objectAt } from '../json/object.ts';
import type { JsonObject } from '../json/types.ts';
import { methodOf, stepParams, withError, type Step, type Work } from './steps.ts';

/** Codes that only 2026-07-28 defines, and what takes their place. */
const CODES: ReadonlyMap<number, number> = new Map([
  [-32020, -32600],
  [-32021, -32602],
  [-32022, -32602],
]);

/** An error as the older revision has it; `requestStep` is the request that it answers. */
export function legacyError(step: Step, error: JsonObject, requestStep: Step | null, { notes }: Work): Step {
  const number = get(error, 'code');
  if (requestStep && number === -32602 && isMissing(error, requestStep)) {
    notes.add('changed', 'A resource that does not exist has the error code -32002 in 2025-11-25.', step, [
      'error',
      'code',
    ]);
    return withError(step, { ...error, code: -32002 });
  }
  const other = typeof number === 'number' ? CODES.get(number) : undefined;
  if (other === undefined) return step;
  const says = `The code ${code(number ?? null)} does not exist in 2025-11-25. It is replaced by ${other}; message and data are kept.`;
  notes.add('changed', says, step, ['error', 'code']);
  return withError(step, { ...error, code: other });
}

/** Whether an error says that a resource does not exist. */
function isMissing(error: JsonObject, requestStep: Step): boolean {
  if (methodOf(requestStep) !== 'resources/read') return false;
  const uri = get(stepParams(requestStep), 'uri');
  const message = get(error, 'message');
  return (
    get(objectAt(error, 'data'), 'uri') === uri ||
    (typeof message === 'string' && /not found|no such|does not exist|unknown/iu.test(message))
  );
}
