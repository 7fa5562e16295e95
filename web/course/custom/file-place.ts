/** A place in a custom exercise file: its value, and its problems. */
import { isObject, nearest } from '../../protocol/values.ts';
import type { Json, JsonRecord } from '../../simulator/types.ts';

/** A problem at a JSON pointer. */
export interface Report {
  says: string;
  pointer: string;
}

/** Maximum number of reported problems; more at once do not help. */
export const MAX_REPORTED = 50;
/** Maximum length of a short text, such as a title, in characters. */
export const SHORT = 200;
/** Maximum length of any other text, in characters. */
export const LONG = 20_000;

const ID = /^[a-z0-9-]{1,60}$/u;
const NAME = /^[A-Za-z0-9.-]{1,60}$/u;

/** A place and its value; undefined if it is missing. */
export class Spot {
  readonly value: Json | undefined;
  readonly pointer: string;
  readonly #reported: Report[];
  readonly #name: string;
  /** The pointer where a missing value is reported. */
  readonly #outer: string;

  constructor(reported: Report[], value: Json | undefined, pointer = '', name = 'The file', outer = '') {
    this.#reported = reported;
    this.value = value;
    this.pointer = pointer;
    this.#name = name;
    this.#outer = outer;
  }

  /** The place of a member or an item. */
  at(step: string | number): Spot {
    const key = String(step).replaceAll('~', '~0').replaceAll('/', '~1');
    const name = typeof step === 'number' ? `Item ${step + 1}` : `\`${step}\``;
    return new Spot(this.#reported, inside(this.value, step), `${this.pointer}/${key}`, name, this.pointer);
  }

  /** Reports a problem here, once for each text. */
  report(says: string, pointer = this.pointer): null {
    const known = this.#reported.some((one) => one.pointer === pointer && one.says === says);
    if (!known && this.#reported.length < MAX_REPORTED) this.#reported.push({ says, pointer });
    return null;
  }

  /** Reports that a different value is expected here. */
  wants(wanted: string): null {
    if (this.value === undefined) return this.report(`${this.#name} is missing: ${wanted}.`, this.#outer);
    return this.report(`${this.#name} must be ${wanted}, but it is ${sortOf(this.value)}.`);
  }

  /** Whether the place has a value. */
  get there(): boolean {
    return this.value !== undefined;
  }

  /** The object here; an unknown member is reported with the most similar known one. */
  object(wanted: string, known: readonly string[]): JsonRecord | null {
    if (!isObject(this.value)) return this.wants(wanted);
    for (const key of Object.keys(this.value)) if (!known.includes(key)) this.#strange(key, known);
    return this.value;
  }

  #strange(key: string, known: readonly string[]): void {
    const meant = nearest(key, known);
    const hint = meant === null ? `The known members are ${listed(known)}.` : `Did you mean \`${meant}\`?`;
    this.at(key).report(`\`${cut(key, 60)}\` is not a known member. ${hint}`);
  }

  /** The items of the array here. */
  list(wanted: string, min: number, max: number): Spot[] | null {
    if (!Array.isArray(this.value)) return this.wants(wanted);
    const { length } = this.value;
    if (length < min) return this.report(`${this.#name} has too few items (the minimum is ${min}): ${wanted}.`);
    if (length > max) return this.report(`${this.#name} has ${length} items; the maximum is ${max}.`);
    return this.value.map((_, index) => this.at(index));
  }

  /** The string here, which must not be blank. */
  text(wanted: string, max = LONG): string | null {
    if (typeof this.value !== 'string' || this.value.trim() === '') return this.wants(wanted);
    if (this.value.length <= max) return this.value;
    return this.report(`${this.#name} has ${this.value.length} characters; the maximum is ${max}.`);
  }

  /** The string here, which may be written as an array of lines. */
  lines(wanted: string, max = LONG): string | null {
    if (!Array.isArray(this.value)) return this.text(wanted, max);
    const texts = this.value.filter((line) => typeof line === 'string');
    if (texts.length < this.value.length) return this.wants(`${wanted}, as a string or an array of strings`);
    return new Spot(this.#reported, texts.join('\n'), this.pointer, this.#name, this.#outer).text(wanted, max);
  }

  /** One of several strings; a similar one is reported with the string that was probably meant. */
  choice<T extends string>(wanted: string, choices: readonly T[]): T | null {
    const found = choices.find((one) => one === this.value);
    if (found !== undefined) return found;
    const meant = typeof this.value === 'string' ? nearest(this.value, choices) : null;
    if (meant !== null) return this.report(`${this.#name} is ${quoted(this.value)}. Did you mean \`${meant}\`?`);
    return this.wants(`${wanted}, one of ${listed(choices)}`);
  }

  /** An id: lowercase letters, digits, and hyphens. */
  id(wanted: string): string | null {
    if (typeof this.value !== 'string') return this.wants(`${wanted}, made of lowercase letters, digits, and hyphens`);
    if (ID.test(this.value)) return this.value;
    return this.report(
      `${this.#name} is ${quoted(this.value)}; it must have 1 to 60 lowercase letters, digits, or hyphens, and nothing else.`,
    );
  }

  /** The id of a goal or a mistake: it may also have capital letters and dots, as member names do. */
  name(wanted: string): string | null {
    if (typeof this.value === 'string' && NAME.test(this.value)) return this.value;
    return this.wants(`${wanted}, made of 1 to 60 letters, digits, hyphens, and dots`);
  }

  /** An integer. */
  integer(wanted: string): number | null {
    return typeof this.value === 'number' && Number.isInteger(this.value) ? this.value : this.wants(wanted);
  }
}

function inside(value: Json | undefined, step: string | number): Json | undefined {
  if (typeof step === 'number') return Array.isArray(value) ? value[step] : undefined;
  return isObject(value) && Object.hasOwn(value, step) ? value[step] : undefined;
}

/** Names as code, separated by commas. */
export function listed(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(', ');
}

/** A value as JSON, truncated. */
export function quoted(value: Json | undefined, max = 60): string {
  return cut(JSON.stringify(value) ?? 'nothing', max);
}

/** A string, truncated. */
export function cut(text: string, max: number): string {
  return text.length > max ? `${text.slice(0, max - 1)}…` : text;
}

function sortOf(value: Json): string {
  if (value === null) return '`null`';
  if (Array.isArray(value)) return 'an array';
  if (typeof value === 'object') return 'an object';
  if (value === '') return 'an empty string';
  return typeof value === 'string' ? `the string ${quoted(value)}` : `\`${String(value)}\``;
}
