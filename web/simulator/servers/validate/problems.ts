/** Collects the problems of a definition, each with its position. */
import { faultIn, isObject } from '../../../protocol/values.ts';
import type { Json, JsonRecord } from '../../types.ts';

/** A problem of a definition. */
export interface Problem {
  /** JSON pointer to the position. For a missing member: the object that lacks it. */
  pointer: string;
  /** One sentence, with names as code in backticks. */
  says: string;
}

/** The revision in which definitions are written. */
const NEWEST = '2026-07-28';
/** Maximum number of problems; a longer list is not useful. */
const MAX = 100;

/** A position in the definition, for reporting problems. */
export class Place {
  readonly #pointer: string;
  readonly #found: Problem[];

  constructor(found: Problem[], pointer = '') {
    this.#found = found;
    this.#pointer = pointer;
  }

  /** The position of a member or item. */
  at(...steps: readonly (string | number)[]): Place {
    const more = steps.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`);
    return new Place(this.#found, this.#pointer + more.join(''));
  }

  /** Adds a problem at this position. */
  report(says: string): void {
    if (this.#found.length < MAX && !this.#found.some(({ pointer }) => pointer === this.#pointer))
      this.#found.push({ pointer: this.#pointer, says });
  }

  /** The newest revision's problems with a value of one of its types, here or in nested values. Templates match anything. */
  typed(type: string, value: JsonRecord, name: string): void {
    const fault = faultIn(NEWEST, type, value, name);
    if (fault && !isHole(valueAt(value, fault.pointer)))
      new Place(this.#found, this.#pointer + fault.pointer).report(fault.says);
  }

  /** The value as an object; reports a problem if it is not one. */
  object(value: Json | undefined): JsonRecord | null {
    if (isObject(value)) return value;
    this.report('This must be an object.');
    return null;
  }

  /** The value as an array; reports a problem if it is not one. */
  list(value: Json | undefined): readonly Json[] | null {
    if (Array.isArray(value)) return value;
    this.report('This must be an array.');
    return null;
  }

  /** Reports unknown members. */
  members(value: JsonRecord, known: readonly string[]): void {
    for (const key of Object.keys(value))
      if (!known.includes(key))
        this.at(key).report(
          `\`${key}\` is not a known member here. Known members are ${known.map((one) => `\`${one}\``).join(', ')}.`,
        );
  }

  /** Reports duplicate names. */
  unique(items: readonly Json[], key: string): void {
    const seen = new Set<Json>();
    for (const [index, item] of items.entries()) {
      const name = isObject(item) ? item[key] : undefined;
      if (typeof name !== 'string') continue;
      if (seen.has(name)) this.at(index, key).report(`\`${name}\` is a duplicate; each \`${key}\` must be unique.`);
      seen.add(name);
    }
  }
}

/** Whether a value is a placeholder for another one. */
export function isHole(value: Json | undefined): boolean {
  return typeof value === 'string' && /^\{\{[^{}]*\}\}$/u.test(value.trim());
}

/** Whether a value contains templates. */
export function hasHoles(value: Json): boolean {
  return JSON.stringify(value).includes('{{');
}

function valueAt(value: Json, pointer: string): Json | undefined {
  let at: Json | undefined = value;
  for (const step of pointer.split('/').slice(1)) {
    const key = step.replaceAll('~1', '/').replaceAll('~0', '~');
    if (Array.isArray(at)) at = at[Number(key)];
    else if (isObject(at) && Object.hasOwn(at, key)) at = at[key];
    else return undefined;
  }
  return at;
}
