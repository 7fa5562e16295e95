/** How a value can be made to fit a tool's own schema, where there is a way. */
import type { FixPlan } from '../../../json/plan.ts';
import type { JsonValue } from '../../../json/types.ts';
import type { InstanceFault } from '../../../schema/instance/types.ts';
import { decoded, keepsDigits } from '../../../json/encoded.ts';
import { code, named } from '../../../json/describe.ts';

/** A plan over paths from the value that has the member `member` down, or nothing. */
export function repairOf(fault: InstanceFault, member: string): FixPlan | null {
  const { keyword, mark, instead, missing, allowed } = fault;
  const path = [member, ...fault.path];
  if (mark === 'missing') {
    if (missing === undefined || typeof instead !== 'string') return null;
    return renamed([...path, instead], missing, 'safe');
  }
  if (mark === 'key') {
    if (typeof instead === 'string') return renamed(path, instead, 'unsafe');
    return { says: 'Leave it out.', safety: 'unsafe', steps: [{ do: 'remove', path }] };
  }
  const right = keyword === 'type' ? converted(fault) : undefined;
  if (right !== undefined) return replaced(path, right, typeof right === 'string' ? 'unsafe' : 'safe');
  const value = instead ?? (keyword === 'const' ? allowed?.[0] : undefined);
  return value === undefined || !keepsDigits(value) ? null : replaced(path, value, 'unsafe');
}

function renamed(path: readonly (string | number)[], to: string, safety: FixPlan['safety']): FixPlan {
  return { says: `Name it ${named(to)}.`, safety, steps: [{ do: 'rename', path, to }] };
}

function replaced(path: readonly (string | number)[], value: JsonValue, safety: FixPlan['safety']): FixPlan {
  return { says: `Use ${code(value)}.`, safety, steps: [{ do: 'replace', path, value }] };
}

/** The same thing written as the right kind of value. */
function converted({ found, types = [] }: InstanceFault): JsonValue | undefined {
  if (typeof found === 'string') {
    const number = Number(found);
    const decimal = /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,6})?$/u.test(found);
    if (decimal && (types.includes('number') || (types.includes('integer') && Number.isInteger(number)))) return number;
    if (types.includes('boolean') && /^(?:true|false)$/iu.test(found)) return found.toLowerCase() === 'true';
    return types.includes('object') ? (decoded(found) ?? undefined) : undefined;
  }
  const scalar = typeof found === 'number' || typeof found === 'boolean';
  return scalar && types.includes('string') && keepsDigits(found) ? String(found) : undefined;
}
