/** JSON pointers, RFC 6901 (https://www.rfc-editor.org/rfc/rfc6901). */
import type { Path } from './plan.ts';

/** The pointer of a path: `''` for the message itself, `/params/name` for a member. */
export function pointerOf(path: Path): string {
  let pointer = '';
  for (const step of path) pointer += `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`;
  return pointer;
}

/**
 * The path of a pointer. Steps stay strings, because a pointer does not show whether `0` is an index or a key; every function
 * here that takes a path accepts `'0'` for an index. `null` if the string is not a pointer.
 */
export function pathOf(pointer: string): string[] | null {
  if (pointer === '') return [];
  if (!pointer.startsWith('/') || /~(?![01])/.test(pointer)) return null;
  return pointer
    .slice(1)
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}
