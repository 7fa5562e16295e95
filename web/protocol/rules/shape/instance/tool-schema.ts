/** What the rules about a tool's own schemas share: finding the schema, judging the value, wording the finding. */
import type { Path } from '../../../json/plan.ts';
import type { JsonObject, JsonValue } from '../../../json/types.ts';
import { checkRemembered } from '../../../schema/instance/remember.ts';
import type { InstanceFault } from '../../../schema/instance/types.ts';
import { placeWords } from '../../../schema/expected.ts';
import { get, isObject } from '../../../json/object.ts';
import type { Finding, CueContext } from '../../define.ts';
import { named } from '../../../json/describe.ts';
import type { Place } from '../define.ts';
import { repairOf } from './repair.ts';

/** A tool that the text shows, and one of its schemas. */
export interface ToolSchema {
  readonly schema: JsonObject;
  /** «the `inputSchema` of `echo`» */
  readonly name: string;
}

/** The schema that the tool of this name declares under `member`; null when the text shows none. */
export function toolSchema(place: Place, tool: JsonValue | undefined, member: string): ToolSchema | null {
  const schema = schemaOf(place, tool, member);
  return schema && typeof tool === 'string' ? { schema, name: `the ${named(member)} of ${named(tool)}` } : null;
}

/** As `toolSchema`, without the words. */
export function schemaOf(
  look: Pick<CueContext, 'tool'>,
  tool: JsonValue | undefined,
  member: string,
): JsonObject | null {
  const shown = typeof tool === 'string' ? look.tool(tool) : null;
  const schema = shown ? get(shown, member) : undefined;
  return isObject(schema) ? schema : null;
}

/** What the schema finds wrong with a value that `place.value` holds. */
export function faultsOf({ schema, name }: ToolSchema, value: JsonValue, place: Place): readonly InstanceFault[] {
  return checkRemembered(schema, value, place.value, name).faults;
}

/** The finding about a fault of the member `member` of the place's value. */
export function findingOf(fault: InstanceFault, place: Place, member: string, requirement: string): Finding {
  const path: Path = [member, ...fault.path];
  const at = placeWords([...place.path, ...path], place.name);
  const fix = repairOf(fault, member);
  return {
    requirement,
    path,
    mark: fault.mark,
    what: `In ${place.name.charAt(0).toLowerCase()}${place.name.slice(1)}, ${at} ${fault.says}.`,
    ...(fix ? { fix } : {}),
  };
}
