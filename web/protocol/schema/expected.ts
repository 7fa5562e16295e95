/** Descriptions of what a place should contain. */
import type { JsonTypeName, Schema } from '../model/schema.ts';
import { cut } from '../json/describe.ts';
import type { Path } from '../json/plan.ts';

const TYPES: Readonly<Record<JsonTypeName, string>> = {
  string: 'a string',
  number: 'a number',
  integer: 'an integer',
  boolean: '`true` or `false`',
  object: 'an object',
  array: 'an array',
  null: 'null',
};

/** “a string”, “a string or an integer”. */
export function typeText(types: readonly JsonTypeName[]): string {
  const names = types.filter((type) => type !== 'integer' || !types.includes('number')).map((type) => TYPES[type]);
  const last = names.pop() ?? 'something else';
  return names.length === 0 ? last : `${names.join(', ')} or ${last}`;
}

/** “a number from 0 to 1”, “at least 0”. */
export function rangeText({ minimum, maximum, type }: Schema): string {
  const what = type === 'integer' ? 'an integer' : 'a number';
  if (minimum !== undefined && maximum !== undefined) return `${what} from ${minimum} to ${maximum}`;
  return minimum === undefined ? `${what} of at most ${maximum}` : `${what} of at least ${minimum}`;
}

/** “at most 100 items”, “at least 1 character”. */
export function lengthText({ minItems, maxItems, minLength }: Schema): string {
  if (minLength !== undefined) return `at least ${minLength} ${minLength === 1 ? 'character' : 'characters'}`;
  if (maxItems !== undefined) return `at most ${maxItems} items`;
  return `at least ${minItems ?? 1} ${minItems === 1 ? 'item' : 'items'}`;
}

/** A path as code: “`params.content[0].type`”; “the message” for the message itself. */
export function placeText(path: Path, message: string): string {
  if (path.length === 0) return message;
  const steps = path.map((step, at) => {
    if (typeof step === 'number') return `[${step}]`;
    if (at === 0) return step;
    return /^[\w$-]+$/u.test(step) ? `.${step}` : `[${JSON.stringify(step)}]`;
  });
  const text = steps.join('');
  if (text.length <= ROOM) return `\`${text}\``;
  const head = steps.slice(0, fitting(steps)).join('');
  const tail = steps.slice(-fitting(steps.toReversed())).join('');
  return `\`${cut(`${head}.…${tail.startsWith('.') ? '' : '.'}${tail}`, 2 * ROOM)}\``;
}

/** Maximum length of a path that is shown completely; a longer one is shown with both ends. */
const ROOM = 80;

/** The number of steps that fit into half the limit, at least one. */
function fitting(steps: readonly string[]): number {
  let room = ROOM / 2 - 2;
  const at = steps.findIndex((step) => (room -= step.length) < 0);
  return Math.max(1, at);
}
