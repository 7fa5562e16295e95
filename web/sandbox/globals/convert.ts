/** Conversions that Web IDL applies to arguments. */

/** A value as a string; throws for symbols. */
export function textOf(value: unknown): string {
  if (typeof value === 'symbol') throw new TypeError('A symbol cannot be converted to a string.');
  return String(value);
}

/** A string whose lone surrogates are replaced by U+FFFD. */
export function scalars(text: string): string {
  return text.replaceAll(/\p{Cs}/gu, '\u{FFFD}');
}

/** A value as a string without lone surrogates. */
export function scalarsOf(value: unknown): string {
  return scalars(textOf(value));
}

/** The bytes of a buffer or of a view of one. */
export function bytesIn(value: unknown): Uint8Array {
  if (ArrayBuffer.isView(value)) return new Uint8Array(value.buffer, value.byteOffset, value.byteLength);
  if (value instanceof ArrayBuffer || value instanceof SharedArrayBuffer) return new Uint8Array(value);
  throw new TypeError('The argument must be an ArrayBuffer or a view of one.');
}

/** The options object of a call: an object, or nothing. */
export function optionsOf(value: unknown): Readonly<Record<string, unknown>> {
  if (value === undefined || value === null) return {};
  if (!isObject(value)) throw new TypeError('The options must be an object.');
  return value;
}

/** Whether a value is an object or a function. */
export function isObject(value: unknown): value is Readonly<Record<PropertyKey, unknown>> {
  return (typeof value === 'object' && value !== null) || typeof value === 'function';
}

/** The name-value pairs that initialize headers or parameters: an iterable of pairs, or an object. */
export function pairsIn(init: unknown): [name: unknown, value: unknown][] {
  if (!isObject(init)) throw new TypeError('The initial value must be an object or an iterable of pairs.');
  const iterator = init[Symbol.iterator];
  if (iterator === undefined || iterator === null)
    return Reflect.ownKeys(init)
      .filter((name) => Object.prototype.propertyIsEnumerable.call(init, name))
      .map((name) => [name, init[name]]);
  return listIn(init).map((pair) => {
    const both = listIn(pair);
    if (both.length !== 2) throw new TypeError('Each pair must have a name and a value.');
    return [both[0], both[1]];
  });
}

/** The members of an iterable object. */
export function listIn(value: unknown): unknown[] {
  if (!isIterable(value)) throw new TypeError('The value must be an iterable object.');
  return Array.from(value);
}

function isIterable(value: unknown): value is Iterable<unknown> {
  return isObject(value) && typeof value[Symbol.iterator] === 'function';
}

/** Throws like every method of the platform that is called with too few arguments. */
export function need(given: number, count: number, name: string): void {
  if (given < count)
    throw new TypeError(`${name} needs ${count} argument${count === 1 ? '' : 's'}, but only ${given} present.`);
}
