/** A place in a file of somebody's own exercises: its value, and what is wrong there. */
import { isObject, nearest } from '../../protocol/values.ts';
import type { Json, JsonRecord } from '../../simulator/types.ts';

/** Something wrong, at a JSON pointer. */
export interface Report {
  says: string;
  pointer: string;
}

/** Nobody reads more at once. */
export const MAX_REPORTED = 50;
/** Characters of a text that is read at a glance, such as a title. */
export const SHORT = 200;
/** Characters of any other text. */
export const LONG = 20_000;

const ID = /^[a-z0-9-]{1,60}$/u;
const NAME = /^[A-Za-z0-9.-]{1,60}$/u;

/** A place and its value; undefined where nothing stands. */
export class Spot {
  readonly value: Json | undefined;
  readonly pointer: string;
  readonly #reported: Report[];
  readonly #name: string;
  /** Where it is told that nothing stands here. */
  readonly #outer: string;

  constructor(reported: Report[], value: Json | undefined, pointer = '', name = 'The file', outer = '') {
    this.#reported = reported;
    this.value = value;
    this.pointer = pointer;
    this.#name = name;
    this.#outer = outer;
  }

  /** A member or an item. */
  at(step: string | number): Spot {
    const key = String(step).replaceAll('~', '~0').replaceAll('/', '~1');
    const name = typeof step === 'number' ? `Item ${step + 1}` : `\`${step}\``;
    return new Spot(this.#reported, inside(this.value, step), `${this.pointer}/${key}`, name, this.pointer);
  }

  /** Tells what is wrong here; the first thing that is told of a place counts. */
  tell(says: string, pointer = this.pointer): null {
    const known = this.#reported.some((one) => one.pointer === pointer && one.says === says);
    if (!known && this.#reported.length < MAX_REPORTED) this.#reported.push({ says, pointer });
    return null;
  }

  /** Tells that something else should stand here. */
  wants(wanted: string): null {
    if (this.value === undefined) return this.tell(`${this.#name} is missing: ${wanted}.`, this.#outer);
    return this.tell(`${this.#name} has to be ${wanted}, and this is ${sortOf(this.value)}.`);
  }

  /** Whether something stands here. */
  get there(): boolean {
    return this.value !== undefined;
  }

  /** The object here, with no other members than the known ones; for an unknown one it is told what was probably meant. */
  object(wanted: string, known: readonly string[]): JsonRecord | null {
    if (!isObject(this.value)) return this.wants(wanted);
    for (const key of Object.keys(this.value)) if (!known.includes(key)) this.#strange(key, known);
    return this.value;
  }

  #strange(key: string, known: readonly string[]): void {
    const meant = nearest(key, known);
    const hint = meant === null ? `Known are ${listed(known)}.` : `Did you mean \`${meant}\`?`;
    this.at(key).tell(`\`${cut(key, 60)}\` means nothing here. ${hint}`);
  }

  /** The items of the list here. */
  list(wanted: string, least: number, most: number): Spot[] | null {
    if (!Array.isArray(this.value)) return this.wants(wanted);
    const { length } = this.value;
    if (length < least) return this.tell(`${this.#name} needs at least ${least} of them: ${wanted}.`);
    if (length > most) return this.tell(`${this.#name} has ${length} items; ${most} are the most.`);
    return this.value.map((_, index) => this.at(index));
  }

  /** The text here; it has to say something. */
  text(wanted: string, most = LONG): string | null {
    if (typeof this.value !== 'string' || this.value.trim() === '') return this.wants(wanted);
    if (this.value.length <= most) return this.value;
    return this.tell(`${this.#name} has ${this.value.length} characters; ${most} are the most.`);
  }

  /** The text here, which may be written as a list of lines. */
  lines(wanted: string, most = LONG): string | null {
    if (!Array.isArray(this.value)) return this.text(wanted, most);
    const texts = this.value.filter((line) => typeof line === 'string');
    if (texts.length < this.value.length) return this.wants(`${wanted}; in a list each line is a text`);
    return new Spot(this.#reported, texts.join('\n'), this.pointer, this.#name, this.#outer).text(wanted, most);
  }

  /** One of some words; a near miss is told with the one that was probably meant. */
  choice<T extends string>(wanted: string, choices: readonly T[]): T | null {
    const found = choices.find((one) => one === this.value);
    if (found !== undefined) return found;
    const meant = typeof this.value === 'string' ? nearest(this.value, choices) : null;
    if (meant !== null) return this.tell(`${this.#name} is ${quoted(this.value)}. Did you mean \`${meant}\`?`);
    return this.wants(`${wanted}, one of ${listed(choices)}`);
  }

  /** An id: small letters, digits and hyphens. */
  id(wanted: string): string | null {
    if (typeof this.value !== 'string') return this.wants(`${wanted}, of small letters, digits and hyphens`);
    if (ID.test(this.value)) return this.value;
    return this.tell(
      `${this.#name} is ${quoted(this.value)}; it may have 1 to 60 small letters, digits and hyphens, and nothing else.`,
    );
  }

  /** The id of a goal or a mistake: it may also have capitals and dots, as the names of members do. */
  name(wanted: string): string | null {
    if (typeof this.value === 'string' && NAME.test(this.value)) return this.value;
    return this.wants(`${wanted}, of 1 to 60 letters, digits, hyphens and dots`);
  }

  /** A whole number. */
  integer(wanted: string): number | null {
    return typeof this.value === 'number' && Number.isInteger(this.value) ? this.value : this.wants(wanted);
  }
}

function inside(value: Json | undefined, step: string | number): Json | undefined {
  if (typeof step === 'number') return Array.isArray(value) ? value[step] : undefined;
  return isObject(value) && Object.hasOwn(value, step) ? value[step] : undefined;
}

/** Names as code, apart by commas. */
export function listed(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(', ');
}

/** A value as JSON, cut where it is long. */
export function quoted(value: Json | undefined, most = 60): string {
  return cut(JSON.stringify(value) ?? 'nothing', most);
}

/** A text, cut where it is long. */
export function cut(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1)}…` : text;
}

function sortOf(value: Json): string {
  if (value === null) return '`null`';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'an object';
  if (value === '') return 'an empty text';
  return typeof value === 'string' ? `the text ${quoted(value)}` : `\`${String(value)}\``;
}
