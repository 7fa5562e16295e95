/** Reading the members of a document whose shape is not certain. */
import { get, isObject } from '../json/object.ts';
import type { Path } from '../json/plan.ts';
import type { JsonObject, JsonValue } from '../json/types.ts';

/** A member that is a string; null if it is absent or something else. */
export function textAt(object: JsonObject, key: string): string | null {
  const value = get(object, key);
  return typeof value === 'string' ? value : null;
}

/** The items of a member that is an array; empty if it is absent or something else. */
export function itemsAt(object: JsonObject, key: string): readonly JsonValue[] {
  const value = get(object, key);
  return Array.isArray(value) ? value : [];
}

/** The objects in an array member, with their paths. */
export function objectsAt(
  object: JsonObject,
  key: string,
  base: Path,
): { readonly value: JsonObject; readonly path: Path }[] {
  return itemsAt(object, key).flatMap((value, index) =>
    isObject(value) ? [{ value, path: [...base, key, index] }] : [],
  );
}

/** True if the object has a member that is not null. */
export function hasValue(object: JsonObject, key: string): boolean {
  return (get(object, key) ?? null) !== null;
}

/** True if one of these keys is a member. */
export function hasAny(object: JsonObject, keys: readonly string[]): boolean {
  return keys.some((key) => get(object, key) !== undefined);
}

/** True if the object has members and all of them are among these. */
export function hasOnly(object: JsonObject, keys: ReadonlySet<string>): boolean {
  const names = Object.keys(object);
  return names.length > 0 && names.every((name) => keys.has(name));
}

/** A placeholder that a template tool, a script or a person fills in: `${VERSION}`, `{{NAME}}`, `<token>`, `YOUR_KEY`. */
export function isTemplate(text: string): boolean {
  return /\$\{|\{\{|<[a-z][\w -]*>|^YOUR[_-]|__[A-Z_]+__/u.test(text.slice(0, 500));
}

/** The parts of an absolute web address; null if it is none. */
export function webAddress(
  text: string,
): { readonly scheme: string; readonly host: string; readonly path: string } | null {
  const parts =
    /^([A-Za-z][A-Za-z0-9+.-]*):\/\/(?:[^\s/?#@]*@)?(\[[0-9A-Fa-f:.]+\]|[^\s/?#:]+)(?::[^\s/?#]*)?([^\s?#]*)/u.exec(
      text.slice(0, 2000),
    );
  if (parts === null) return null;
  return { scheme: (parts[1] ?? '').toLowerCase(), host: (parts[2] ?? '').toLowerCase(), path: parts[3] ?? '' };
}

/** True for an absolute URI without white space, which the format `uri` requires. */
export function isUri(text: string): boolean {
  return /^[A-Za-z][A-Za-z0-9+.-]*:[^\s<>"{}|\\^`]+$/u.test(text);
}
