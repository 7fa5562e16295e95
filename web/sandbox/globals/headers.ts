/** `Headers` of the Fetch Standard. */
import { need, pairsIn, textOf } from './convert.ts';

const TOKEN = /^[!#$%&'*+\-.^_`|~\dA-Za-z]+$/u;

function bytesOf(value: unknown): string {
  const text = textOf(value);
  if (/[^\0-\u{FF}]/u.test(text)) throw new TypeError('A header has a character after U+00FF.');
  return text;
}

function nameOf(value: unknown): string {
  const name = bytesOf(value);
  if (!TOKEN.test(name)) throw new TypeError(`“${name}” is not a valid header name.`);
  return name.toLowerCase();
}

function valueOf(value: unknown): string {
  const text = bytesOf(value)
    .replace(/^[\t\n\r ]+/u, '')
    .replace(/(?<![\t\n\r ])[\t\n\r ]+$/u, '');
  if (/[\0\n\r]/u.test(text)) throw new TypeError('A header value must not have line breaks.');
  return text;
}

/** Headers by their names in lower case, with the values of one name combined. */
export class Headers {
  /** The values of each name in lower case. */
  readonly #values = new Map<string, string[]>();

  constructor(init?: unknown) {
    if (init === undefined) return;
    for (const [name, value] of pairsIn(init)) this.append(name, value);
  }

  append(name: unknown, value: unknown): void {
    need(arguments.length, 2, 'append');
    const [key, text] = [bytesOf(name), bytesOf(value)];
    const known = this.#values.get(nameOf(key));
    if (known) known.push(valueOf(text));
    else this.#values.set(nameOf(key), [valueOf(text)]);
  }

  delete(name: unknown): void {
    need(arguments.length, 1, 'delete');
    this.#values.delete(nameOf(name));
  }

  get(name: unknown): string | null {
    need(arguments.length, 1, 'get');
    return this.#values.get(nameOf(name))?.join(', ') ?? null;
  }

  getSetCookie(): string[] {
    return [...(this.#values.get('set-cookie') ?? [])];
  }

  has(name: unknown): boolean {
    need(arguments.length, 1, 'has');
    return this.#values.has(nameOf(name));
  }

  set(name: unknown, value: unknown): void {
    need(arguments.length, 2, 'set');
    const [key, text] = [bytesOf(name), bytesOf(value)];
    this.#values.set(nameOf(key), [valueOf(text)]);
  }

  forEach(run: (value: string, name: string, all: Headers) => void, self?: unknown): void {
    if (typeof run !== 'function') throw new TypeError('forEach needs a function.');
    for (const [name, value] of this) Reflect.apply(run, self, [value, name, this]);
  }

  /** Sorted by name; cookies are not combined. */
  #sorted(): [string, string][] {
    return [...this.#values]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .flatMap(([name, values]): [string, string][] =>
        name === 'set-cookie' ? values.map((value) => [name, value]) : [[name, values.join(', ')]],
      );
  }

  *entries(): Generator<[string, string]> {
    for (let at = 0; ; at++) {
      const pair = this.#sorted()[at];
      if (!pair) return;
      yield pair;
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
}
