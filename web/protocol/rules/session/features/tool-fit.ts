/** Whether the arguments of a call fit its tool, and whose an error code is. */
import type { JsonObject } from '../../../json/types.ts';
import { placeWords } from '../../../schema/expected.ts';
import { checkRemembered, fitsQuickly } from '../../../schema/instance/remember.ts';
import { get, has, isObject } from '../../../json/object.ts';
import { named } from '../../../json/describe.ts';
import type { Step } from '../define.ts';

const NOTHING: JsonObject = Object.freeze({});
/** Whoever stands before the server refuses so: the tool was never reached. */
const AT_THE_DOOR: ReadonlySet<number> = new Set([401, 403]);

/** How the arguments of a call fit the schema of its tool: what is wrong in words, `null` where nothing is, or nobody can tell. */
export type Fit = string | null | 'unsure';

/** Looks whether the arguments fit the schema. */
export function fitOf(schema: JsonObject, tool: string, { params, altered }: Step): Fit {
  const given = has(params, 'arguments') ? get(params, 'arguments') : NOTHING;
  if (!isObject(given) || altered) return 'unsure';
  if (fitsQuickly(schema, given)) return null;
  const whole = checkRemembered(schema, given, params, `the \`inputSchema\` of ${named(tool)}`);
  const [fault] = whole.faults;
  if (!fault) return whole.notJudged.length > 0 ? 'unsure' : null;
  return `${placeWords(['params', 'arguments', ...fault.path], 'the request')} ${fault.says}`;
}

/** True for codes that neither JSON-RPC nor programs around MCP have taken: the tool’s own, or that of something it did not find. */
export function isOfTool(number: number): boolean {
  return (number > -32000 || number < -32768 || number === -32002) && !AT_THE_DOOR.has(number);
}

/** Words of what a tool meets on its way: another service that fails, refuses or is slow. */
const ON_THE_WAY =
  /\bE(?:CONN\w+|TIMEDOUT|NOTFOUND|NOENT|ACCES)\b|\b(?:connection (?:refused|reset)|rate limit|upstream|HTTP [45]\d\d|status code [45]\d\d|(?:request|query) timed out)\b/iu;

/** True for an internal error whose words tell of a failure inside a tool. */
export function tellsFailure(number: number, message: string): boolean {
  return number === -32603 && ON_THE_WAY.test(message);
}
