/** Shared parts of the rules about a tool’s own schemas: finding the schema, checking the value, writing the finding. */
import type { Path, FixPlan } from '../../../json/plan.ts';
import type { JsonObject, JsonValue } from '../../../json/types.ts';
import { checkRemembered } from '../../../schema/instance/remember.ts';
import type { InstanceFault } from '../../../schema/instance/types.ts';
import { placeText } from '../../../schema/expected.ts';
import { get, isObject } from '../../../json/object.ts';
import type { Finding, CueContext } from '../../define.ts';
import { named, code } from '../../../json/describe.ts';
import type { Place } from '../define.ts';
import { decoded, keepsDigits } from '../../../json/encoded.ts';

// Fixes that make a value match a tool’s schema, where possible.

/** A plan with paths relative to the value that has the member `member`, or null. */
function repairOf(fault: InstanceFault, member: string): FixPlan | null {
  const { keyword, mark, instead, missing, allowed } = fault;
  const path = [member, ...fault.path];
  if (mark === 'missing') {
    if (missing === undefined || typeof instead !== 'string') return null;
    return renamed([...path, instead], missing, 'safe');
  }
  if (mark === 'key') {
    if (typeof instead === 'string') return renamed(path, instead, 'unsafe');
    return { says: 'Remove it.', safety: 'unsafe', steps: [{ do: 'remove', path }] };
  }
  const right = keyword === 'type' ? converted(fault) : undefined;
  if (right !== undefined) return replaced(path, right, typeof right === 'string' ? 'unsafe' : 'safe');
  const value = instead ?? (keyword === 'const' ? allowed?.[0] : undefined);
  return value === undefined || !keepsDigits(value) ? null : replaced(path, value, 'unsafe');
}

function renamed(path: readonly (string | number)[], to: string, safety: FixPlan['safety']): FixPlan {
  return { says: `Rename it to ${named(to)}.`, safety, steps: [{ do: 'rename', path, to }] };
}

function replaced(path: readonly (string | number)[], value: JsonValue, safety: FixPlan['safety']): FixPlan {
  return { says: `Use ${code(value)}.`, safety, steps: [{ do: 'replace', path, value }] };
}

/** The same value converted to the right type. */
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

/** A tool shown in the input, and one of its schemas. */
export interface ToolSchema {
  readonly schema: JsonObject;
  /** “the `inputSchema` of `echo`” */
  readonly name: string;
}

/** The schema that the tool of this name declares as `member`; null when the input contains none. */
export function toolSchema(place: Place, tool: JsonValue | undefined, member: string): ToolSchema | null {
  const schema = schemaOf(place, tool, member);
  return schema && typeof tool === 'string' ? { schema, name: `the ${named(member)} of ${named(tool)}` } : null;
}

/** As `toolSchema`, without the name for sentences. */
export function schemaOf(
  look: Pick<CueContext, 'tool'>,
  tool: JsonValue | undefined,
  member: string,
): JsonObject | null {
  const shown = typeof tool === 'string' ? look.tool(tool) : null;
  const schema = shown ? get(shown, member) : undefined;
  return isObject(schema) ? schema : null;
}

/** The faults that the schema finds in a value of `place.value`. */
export function faultsOf({ schema, name }: ToolSchema, value: JsonValue, place: Place): readonly InstanceFault[] {
  return checkRemembered(schema, value, place.value, name).faults;
}

/** The finding for a fault in the member `member` of the place’s value. */
export function findingOf(fault: InstanceFault, place: Place, member: string, requirement: string): Finding {
  const path: Path = [member, ...fault.path];
  const at = placeText([...place.path, ...path], place.name);
  const fix = repairOf(fault, member);
  return {
    requirement,
    path,
    mark: fault.mark,
    what: `In ${place.name.charAt(0).toLowerCase()}${place.name.slice(1)}, ${at} ${fault.says}.`,
    ...(fix ? { fix } : {}),
  };
}
