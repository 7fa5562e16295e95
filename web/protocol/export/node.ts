/** A tree as JSON on one line: as written where that is strict JSON, mended where it is not. */
import type { JsonNode } from '../json/types.ts';

const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

type Job = { readonly node: JsonNode; at: number; first: boolean };

/** A tree as JSON. `holes`: some values could not be read. */
export interface Printed {
  text: string;
  holes: boolean;
}

/**
 * The value of a tree. Numbers keep all their digits; members without a readable value are left out, list items without one are
 * `null`. Not recursive.
 */
export function printNode(text: string, root: JsonNode): Printed {
  const parts: string[] = [];
  let holes = false;
  const jobs: Job[] = [];
  const begin = (node: JsonNode): void => {
    if (node.type === 'object' || node.type === 'array') {
      parts.push(node.type === 'object' ? '{' : '[');
      jobs.push({ node, at: 0, first: true });
    } else parts.push(scalar(text, node));
  };
  begin(root);
  for (let job = jobs.at(-1); job; job = jobs.at(-1)) {
    const { node } = job;
    const at = job.at++;
    if (node.type === 'object') {
      const member = node.members[at];
      if (!member) {
        parts.push('}');
        jobs.pop();
      } else if (member.value.type === 'hole') holes = true;
      else {
        parts.push(job.first ? '' : ',', JSON.stringify(member.key), ':');
        job.first = false;
        begin(member.value);
      }
    } else if (node.type === 'array') {
      const item = node.items[at];
      if (!item) {
        parts.push(']');
        jobs.pop();
      } else {
        if (at > 0) parts.push(',');
        holes ||= item.type === 'hole';
        begin(item);
      }
    }
  }
  return { text: parts.join(''), holes };
}

function scalar(text: string, node: JsonNode): string {
  if (node.type === 'number') {
    const written = text.slice(node.start, node.end);
    if (NUMBER.test(written) && Object.is(Number(written), node.value)) return written;
    return Number.isFinite(node.value) ? JSON.stringify(node.value) : 'null';
  }
  return node.type === 'string' || node.type === 'boolean' ? JSON.stringify(node.value) : 'null';
}
