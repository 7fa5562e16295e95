/** From paths to positions in the text and back. */
import type { Path } from './plan.ts';
import type { JsonMember, JsonNode } from './types.ts';
import type { Span } from '../types.ts';

/** A position in the tree: the value, and its member if it is one. */
export interface Place {
  node: JsonNode;
  member?: JsonMember;
}

/** The part of a position to mark; see `rules/define.ts`. */
export type Mark = 'value' | 'key' | 'member' | 'missing';

/** The value at a path, starting at `root`; of members with the same key the last one. `null` if there is none. */
export function locate(root: JsonNode, path: Path): Place | null {
  let place: Place = { node: root };
  for (const step of path) {
    const next = childAt(place.node, step);
    if (next === null) return null;
    place = next;
  }
  return place;
}

function childAt(node: JsonNode, step: string | number): Place | null {
  if (node.type === 'object') {
    const name = String(step);
    const member = node.members.findLast((candidate) => candidate.key === name);
    return member === undefined ? null : { node: member.value, member };
  }
  if (node.type !== 'array' || !/^(?:0|[1-9]\d*)$/.test(String(step))) return null;
  const item = node.items[Number(step)];
  return item === undefined ? null : { node: item };
}

/** The value at a path, or the deepest existing one on the way to it; `whole` shows which of the two. */
function nearest(root: JsonNode, path: Path): Place & { whole: boolean } {
  let place: Place = { node: root };
  for (const step of path) {
    const next = childAt(place.node, step);
    if (next === null) return { ...place, whole: false };
    place = next;
  }
  return { ...place, whole: true };
}

/**
 * The range of text to mark for a finding. `value` is the value (at the root its first line), `key` the key with its quotes,
 * `member` key and value. `missing` is the key of the object that lacks a member (at the root and in arrays: its first line).
 * If the path does not exist, the nearest object on the way is marked as incomplete.
 */
export function spanOf(text: string, root: JsonNode, path: Path, mark: Mark): Span {
  const { node, member, whole } = nearest(root, path);
  if (member === undefined)
    return node === root || !whole || mark === 'missing' ? firstLine(text, node) : spanOfNode(node);
  if (!whole || mark === 'missing' || mark === 'key') return { ...member.keySpan };
  return mark === 'member' ? { start: member.keySpan.start, end: node.end } : spanOfNode(node);
}

function spanOfNode(node: JsonNode): Span {
  return { start: node.start, end: node.end };
}

function firstLine(text: string, node: JsonNode): Span {
  let end = node.start;
  while (end < node.end && text.charCodeAt(end) !== 10 && text.charCodeAt(end) !== 13) end += 1;
  return { start: node.start, end };
}

/** True if the value at the path, or one around it, could not be read, so that it cannot be judged. */
export function isHole(root: JsonNode, path: Path): boolean {
  return nearest(root, path).node.type === 'hole';
}

/** True if the object or array at the path (or the nearest one on the way) is truncated or elided: absence proves nothing. */
export function isIncomplete(root: JsonNode, path: Path): boolean {
  const { node } = nearest(root, path);
  return (node.type === 'object' || node.type === 'array') && node.incomplete;
}

/** The path of the innermost member or item around an offset; the path of the message if the offset is between them. */
export function pathAt(root: JsonNode, offset: number): (string | number)[] {
  const path: (string | number)[] = [];
  let node = root;
  for (;;) {
    if (node.type === 'object') {
      const member =
        node.members[
          indexAt(
            node.members,
            offset,
            (one) => one.keySpan.start,
            (one) => one.value.end,
          )
        ];
      if (member === undefined) return path;
      path.push(member.key);
      node = member.value;
    } else if (node.type === 'array') {
      const index = indexAt(
        node.items,
        offset,
        (one) => one.start,
        (one) => one.end,
      );
      const item = node.items[index];
      if (item === undefined) return path;
      path.push(index);
      node = item;
    } else {
      return path;
    }
  }
}

/** Index of the part that contains the offset, including its end, by binary search; -1 if there is none. */
function indexAt<T>(
  parts: readonly T[],
  offset: number,
  startOf: (part: T) => number,
  endOf: (part: T) => number,
): number {
  let low = 0;
  let high = parts.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const part = parts[middle];
    if (part === undefined) return -1;
    if (startOf(part) > offset) high = middle - 1;
    else if (middle < high && isFrom(parts[middle + 1], offset, startOf)) low = middle + 1;
    else return endOf(part) >= offset ? middle : -1;
  }
  return -1;
}

function isFrom<T>(part: T | undefined, offset: number, startOf: (part: T) => number): boolean {
  return part !== undefined && startOf(part) <= offset;
}
