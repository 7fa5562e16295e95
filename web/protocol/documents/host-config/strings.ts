/** The strings of a tree. */
import type { Path } from '../../json/plan.ts';
import type { JsonNode } from '../../json/types.ts';

/** Strings of a tree with their paths, at most 2,000. Not recursive. */
export function stringsOf(root: JsonNode, path: Path): { text: string; path: Path }[] {
  const found: { text: string; path: Path }[] = [];
  const open: { node: JsonNode; path: Path }[] = [{ node: root, path }];
  for (let next = open.pop(); next !== undefined && found.length < 2000; next = open.pop()) {
    const { node, path: at } = next;
    if (node.type === 'string') found.push({ text: node.value, path: at });
    if (at.length > 20) continue;
    if (node.type === 'object')
      for (const { key, value } of node.members.toReversed()) open.push({ node: value, path: [...at, key] });
    if (node.type === 'array')
      for (const [index, item] of [...node.items.entries()].toReversed())
        open.push({ node: item, path: [...at, index] });
  }
  return found;
}
