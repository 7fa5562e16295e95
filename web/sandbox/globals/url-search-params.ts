/** `URLSearchParams` of the URL Standard. */
import { isObject, need, pairsIn, scalarsOf } from './convert.ts';
import { formOf, pairsOf } from './percent.ts';

/** What parameters of a URL do when they change; set by the URL. */
export const listeners = new WeakMap<URLSearchParams, (query: string) => void>();

/** The parameters of a query, in order; a name may occur several times. */
export class URLSearchParams {
  #pairs: [string, string][];

  constructor(init: unknown = '') {
    if (isObject(init)) {
      this.#pairs = pairsIn(init).map(([name, value]) => [scalarsOf(name), scalarsOf(value)]);
      // A record has each name once, also if names differ only in lone surrogates.
      if (!(Symbol.iterator in init)) this.#pairs = [...new Map(this.#pairs)];
    } else this.#pairs = pairsOf(scalarsOf(init).replace(/^\?/u, ''));
  }

  get size(): number {
    return this.#pairs.length;
  }

  append(name: unknown, value: unknown): void {
    need(arguments.length, 2, 'append');
    this.#pairs.push([scalarsOf(name), scalarsOf(value)]);
    this.#changed();
  }

  delete(name: unknown, value?: unknown): void {
    need(arguments.length, 1, 'delete');
    const [key, only] = [scalarsOf(name), value === undefined ? undefined : scalarsOf(value)];
    this.#pairs = this.#pairs.filter(([one, has]) => one !== key || (only !== undefined && has !== only));
    this.#changed();
  }

  get(name: unknown): string | null {
    need(arguments.length, 1, 'get');
    const key = scalarsOf(name);
    return this.#pairs.find(([one]) => one === key)?.[1] ?? null;
  }

  getAll(name: unknown): string[] {
    need(arguments.length, 1, 'getAll');
    const key = scalarsOf(name);
    return this.#pairs.filter(([one]) => one === key).map(([, value]) => value);
  }

  has(name: unknown, value?: unknown): boolean {
    need(arguments.length, 1, 'has');
    const [key, only] = [scalarsOf(name), value === undefined ? undefined : scalarsOf(value)];
    return this.#pairs.some(([one, has]) => one === key && (only === undefined || has === only));
  }

  set(name: unknown, value: unknown): void {
    need(arguments.length, 2, 'set');
    const [key, text] = [scalarsOf(name), scalarsOf(value)];
    const first = this.#pairs.findIndex(([one]) => one === key);
    if (first < 0) this.#pairs.push([key, text]);
    else {
      this.#pairs[first] = [key, text];
      this.#pairs = this.#pairs.filter(([one], at) => at <= first || one !== key);
    }
    this.#changed();
  }

  sort(): void {
    this.#pairs.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
    this.#changed();
  }

  toString(): string {
    return formOf(this.#pairs);
  }

  forEach(run: (value: string, name: string, all: URLSearchParams) => void, self?: unknown): void {
    if (typeof run !== 'function') throw new TypeError('forEach needs a function.');
    for (const [name, value] of this) Reflect.apply(run, self, [value, name, this]);
  }

  *entries(): Generator<[string, string]> {
    for (let at = 0; ; at++) {
      const pair = this.#pairs[at];
      if (!pair) return;
      yield [...pair];
    }
  }

  *keys(): Generator<string> {
    for (const [name] of this) yield name;
  }

  *values(): Generator<string> {
    for (const [, value] of this) yield value;
  }

  [Symbol.iterator](): Generator<[string, string]> {
    return this.entries();
  }

  #changed(): void {
    listeners.get(this)?.(this.toString());
  }

  /** Replaces the pairs of parameters after their URL has changed. */
  static readonly replace = (params: URLSearchParams, query: string): void => {
    params.#pairs = pairsOf(query);
  };
}

/** Replaces the pairs of parameters after their URL has changed. */
export const replacePairs = URLSearchParams.replace;
Reflect.deleteProperty(URLSearchParams, 'replace');
