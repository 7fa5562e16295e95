/** Problems of a definition while they are collected, each at its place. */
import { faultIn, isObject } from '../../../protocol/values.ts';
import type { Json, JsonRecord } from '../../types.ts';

/** Something wrong with a definition. */
export interface Problem {
  /** JSON pointer to the place. A missing member: the object that lacks it. */
  pointer: string;
  /** One sentence, with names as code between backticks. */
  says: string;
}

/** The revision that definitions are written in. */
const NEWEST = '2026-07-28';
/** Nobody reads more. */
const MAX = 100;

/** A place in the definition, where problems are told. */
export class Place {
  readonly #pointer: string;
  readonly #found: Problem[];

  constructor(found: Problem[], pointer = '') {
    this.#found = found;
    this.#pointer = pointer;
  }

  /** The place of a member or item. */
  at(...steps: readonly (string | number)[]): Place {
    const more = steps.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`);
    return new Place(this.#found, this.#pointer + more.join(''));
  }

  /** A problem here. */
  tell(says: string): void {
    if (this.#found.length < MAX && !this.#found.some(({ pointer }) => pointer === this.#pointer))
      this.#found.push({ pointer: this.#pointer, says });
  }

  /** What the newest revision finds wrong with a value of one of its types, here or further in. Templates stand for anything. */
  typed(type: string, value: JsonRecord, name: string): void {
    const fault = faultIn(NEWEST, type, value, name);
    if (fault && !isHole(valueAt(value, fault.pointer)))
      new Place(this.#found, this.#pointer + fault.pointer).tell(fault.says);
  }

  /** The value as an object; told where it is none. */
  object(value: Json | undefined): JsonRecord | null {
    if (isObject(value)) return value;
    this.tell('This has to be an object.');
    return null;
  }

  /** The value as a list; told where it is none. */
  list(value: Json | undefined): readonly Json[] | null {
    if (Array.isArray(value)) return value;
    this.tell('This has to be an array.');
    return null;
  }

  /** Tells of members that nothing knows. */
  members(value: JsonRecord, known: readonly string[]): void {
    for (const key of Object.keys(value))
      if (!known.includes(key))
        this.at(key).tell(`\`${key}\` means nothing here. Known are ${known.map((one) => `\`${one}\``).join(', ')}.`);
  }

  /** Tells of names that come twice. */
  unique(items: readonly Json[], key: string): void {
    const seen = new Set<Json>();
    for (const [index, item] of items.entries()) {
      const name = isObject(item) ? item[key] : undefined;
      if (typeof name !== 'string') continue;
      if (seen.has(name)) this.at(index, key).tell(`\`${name}\` is there twice; each \`${key}\` stands for one thing.`);
      seen.add(name);
    }
  }
}

/** Whether a value stands for another one that is known later. */
export function isHole(value: Json | undefined): boolean {
  return typeof value === 'string' && /^\{\{[^{}]*\}\}$/u.test(value.trim());
}

/** Whether a value has templates in it. */
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
