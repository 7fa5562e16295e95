/** Tree to plain value. */
import type { JsonMember, JsonNode, JsonObject, JsonValue } from './types.ts';

type Job = { from: JsonMember[]; into: JsonObject; at: number } | { from: JsonNode[]; into: JsonValue[]; at: number };

/**
 * The value of a tree, as `JSON.parse` would return it: of members with the same key the last wins, `__proto__` is an ordinary
 * member, and holes become `null`. Not recursive.
 */
export function toValue(root: JsonNode): JsonValue {
  const jobs: Job[] = [];
  const result = begin(root, jobs);
  for (let job = jobs.at(-1); job !== undefined; job = jobs.at(-1)) {
    const { at } = job;
    job.at += 1;
    if (at >= job.from.length) jobs.pop();
    else if (isList(job)) addItem(job, at, jobs);
    else addMember(job, at, jobs);
  }
  return result;
}

function isList(job: Job): job is Extract<Job, { into: JsonValue[] }> {
  return Array.isArray(job.into);
}

function addItem(job: { from: JsonNode[]; into: JsonValue[] }, at: number, jobs: Job[]): void {
  const node = job.from[at];
  if (node !== undefined) job.into.push(begin(node, jobs));
}

function addMember(job: { from: JsonMember[]; into: JsonObject }, at: number, jobs: Job[]): void {
  const member = job.from[at];
  if (member === undefined) return;
  const value = begin(member.value, jobs);
  if (member.key !== '__proto__') job.into[member.key] = value;
  else Object.defineProperty(job.into, '__proto__', { value, writable: true, enumerable: true, configurable: true });
}

function begin(node: JsonNode, jobs: Job[]): JsonValue {
  switch (node.type) {
    case 'object': {
      const into: JsonObject = {};
      if (node.members.length > 0) jobs.push({ from: node.members, into, at: 0 });
      return into;
    }
    case 'array': {
      const into: JsonValue[] = [];
      if (node.items.length > 0) jobs.push({ from: node.items, into, at: 0 });
      return into;
    }
    case 'string':
    case 'number':
    case 'boolean':
      return node.value;
    default:
      return null;
  }
}
