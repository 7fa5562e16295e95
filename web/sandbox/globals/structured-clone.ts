/** `structuredClone` of the HTML Standard. */
import { isObject, listIn, need, optionsOf, textOf } from './convert.ts';

/** Errors that keep their class; others become plain errors. */
const ERRORS = [EvalError, RangeError, ReferenceError, SyntaxError, TypeError, URIError] as const;
/** What has a state of its own that cannot be copied. */
const CLOSED = [WeakMap, WeakSet, WeakRef, Promise, FinalizationRegistry] as const;

/** Whether a method of a built-in class accepts the value, so it is of that class whatever its prototype. */
function isOf(method: unknown, value: object, args: readonly unknown[] = []): boolean {
  try {
    if (typeof method === 'function') Reflect.apply(method, value, args);
    return typeof method === 'function';
  } catch {
    return false;
  }
}

const getterOf = (prototype: object, name: PropertyKey): unknown =>
  Object.getOwnPropertyDescriptor(prototype, name)?.get;
const bufferLength = getterOf(ArrayBuffer.prototype, 'byteLength');
const mapSize = getterOf(Map.prototype, 'size');
const setSize = getterOf(Set.prototype, 'size');
const { getTime } = Date.prototype;
const transfer: unknown = Reflect.get(ArrayBuffer.prototype, 'transfer');
const boxed = [
  Boolean.prototype.valueOf,
  Number.prototype.valueOf,
  String.prototype.valueOf,
  BigInt.prototype.valueOf,
] as const;

const { slice } = ArrayBuffer.prototype;
const isBuffer = (value: object): value is ArrayBuffer => isOf(bufferLength, value);
const isMap = (value: object): value is Map<unknown, unknown> => isOf(mapSize, value);
const isSet = (value: object): value is Set<unknown> => isOf(setSize, value);
const boxedOf = (value: unknown): object => Object(value);

function refuse(what: string): never {
  throw new DOMException(`${what} could not be cloned.`, 'DataCloneError');
}

/** A copy of a value with everything in it; classes that `platform` lists cannot be copied. */
export function cloneWith(platform: readonly (abstract new (...args: never[]) => object)[]) {
  return function structuredClone(value: unknown, options?: unknown): unknown {
    need(arguments.length, 1, 'structuredClone');
    const transferred = buffersIn(optionsOf(options)['transfer']);
    const copy = copied(value, new Map(), [...CLOSED, ...platform]);
    if (typeof transfer === 'function') for (const buffer of transferred) Reflect.apply(transfer, buffer, []);
    return copy;
  };
}

function buffersIn(list: unknown): ArrayBuffer[] {
  if (list === undefined) return [];
  const all = listIn(list).map((one) => {
    if (!isObject(one)) throw new TypeError('Each member of transfer must be an object.');
    if (!(one instanceof ArrayBuffer)) return refuse('A value that is no ArrayBuffer cannot be transferred: it');
    return one;
  });
  return new Set(all).size === all.length ? all : refuse('An ArrayBuffer that is transferred twice');
}

type Memory = Map<object, object>;
type Closed = readonly (abstract new (...args: never[]) => object)[];

function copied(value: unknown, memory: Memory, closed: Closed): unknown {
  if (typeof value === 'symbol') return refuse(String(value));
  if (typeof value === 'function') return refuse(String(value).slice(0, 100));
  if (!isObject(value)) return value;
  const known = memory.get(value);
  if (known) return known;
  const keep = <T extends object>(copy: T): T => {
    memory.set(value, copy);
    return copy;
  };
  const again = (one: unknown): unknown => copied(one, memory, closed);
  if (closed.some((one) => value instanceof one)) return refuse(`#<${nameOf(value)}>`);
  if (isOf(Symbol.prototype.valueOf, value)) return refuse('Object(Symbol)');
  const primitive = boxed.find((valueOf) => isOf(valueOf, value));
  if (primitive) return keep(boxedOf(Reflect.apply(primitive, value, [])));
  if (isOf(getTime, value)) return keep(new Date(Reflect.apply(getTime, value, [])));
  if (value instanceof RegExp) return keep(new RegExp(value.source, value.flags));
  if (isBuffer(value)) return keep(Reflect.apply(slice, value, [0]));
  if (value instanceof SharedArrayBuffer) return value;
  if (ArrayBuffer.isView(value)) return keep(viewOf(value, again));
  if (isMap(value)) {
    const copy = keep(new Map<unknown, unknown>());
    for (const [key, one] of Array.from(value)) copy.set(again(key), again(one));
    return copy;
  }
  if (isSet(value)) {
    const copy = keep(new Set<unknown>());
    for (const one of Array.from(value)) copy.add(again(one));
    return copy;
  }
  if (value instanceof DOMException) return keep(new DOMException(value.message, value.name));
  if (value instanceof Error) return errorOf(value, keep, again);
  const copy = keep(Array.isArray(value) ? Object.assign([], { length: value.length }) : {});
  for (const name of Object.keys(value))
    if (Object.hasOwn(value, name))
      Object.defineProperty(copy, name, {
        value: again(value[name]),
        writable: true,
        enumerable: true,
        configurable: true,
      });
  return copy;
}

const nameOf = (value: object): string => value.constructor?.name ?? 'Object';

/** A view of a copy of its buffer. */
function viewOf(view: ArrayBufferView, again: (one: unknown) => unknown): object {
  const buffer = again(view.buffer);
  if (!isObject(buffer) || !isBuffer(buffer)) return refuse('A view of shared memory');
  if (view instanceof DataView) return new DataView(buffer, view.byteOffset, view.byteLength);
  const kind = VIEWS.find((one) => view instanceof one);
  return kind ? new kind(buffer, view.byteOffset, view.byteLength / kind.BYTES_PER_ELEMENT) : refuse('This view');
}

const VIEWS = [
  Uint8Array,
  Int8Array,
  Uint8ClampedArray,
  Int16Array,
  Uint16Array,
  Int32Array,
  Uint32Array,
  Float32Array,
  Float64Array,
  BigInt64Array,
  BigUint64Array,
] as const;

function errorOf(error: Error, keep: <T extends object>(copy: T) => T, again: (one: unknown) => unknown): Error {
  const name: unknown = Reflect.get(error, 'name');
  const Kind = ERRORS.find((one) => one.name === name) ?? Error;
  const message = Object.getOwnPropertyDescriptor(error, 'message');
  const copy = keep(new Kind());
  const put = (key: string, value: unknown): void => {
    Object.defineProperty(copy, key, { value, writable: true, configurable: true });
  };
  if (message && 'value' in message) put('message', textOf(message.value));
  put('stack', error.stack);
  if (Object.hasOwn(error, 'cause')) put('cause', again(error.cause));
  return copy;
}
