import type { JsonValue } from '../../../json/types.ts';
import { get, isObject } from '../../../json/object.ts';
import { code } from '../../../json/describe.ts';
import { defineShapeRule } from '../define.ts';
import { FIRST, inner, LEGACY, MODERN, toolList } from './example-messages.ts';

const two = (first: string, second: string): string =>
  [first, second]
    .map((name) => `{"name":${name},"inputSchema":{"type":"object","additionalProperties":false}}`)
    .join(',');

function hasDoubles(tools: JsonValue): boolean {
  if (!Array.isArray(tools)) return false;
  const names = new Set<JsonValue | undefined>();
  for (const tool of tools) names.add(isObject(tool) ? get(tool, 'name') : tool);
  return names.size < tools.length;
}

/** A call identifies a tool only by its name. Names are case-sensitive. */
export const toolNamesUnique = defineShapeRule({
  id: 'tool-names/unique',
  requirements: ['tool-names/unique'],
  class: 'spec',
  types: ['ListToolsResult'],
  title: 'Tool names {must} be unique on a server',
  note: 'Two tools have the same name',
  why: 'A call with this name reaches only one of the two tools, and it is undefined which one.',
  how: 'Rename one of the tools.',
  examples: {
    good: [
      { revision: LEGACY, text: toolList(two('"search"', '"Search"'), LEGACY) },
      { revision: FIRST, text: toolList(two('"search"', '"find"'), FIRST) },
    ],
    bad: [
      { revision: LEGACY, text: toolList(two('"search"', '⟦"search"⟧'), LEGACY) },
      { revision: MODERN, text: toolList(two('"find.all"', '⟦"find.all"⟧'), MODERN) },
      { revision: FIRST, text: toolList(two('"search"', '⟦"search"⟧'), FIRST) },
    ],
  },
  cues: [{ at: 'tools', when: hasDoubles }],
  judge(place) {
    const tools = get(place.value, 'tools');
    if (!Array.isArray(tools)) return;
    const seen = new Map<string, number>();
    for (const [index, tool] of tools.entries()) {
      const name = isObject(tool) ? get(tool, 'name') : undefined;
      if (typeof name !== 'string') continue;
      const first = seen.get(name);
      if (first === undefined) {
        seen.set(name, index);
        continue;
      }
      place.report({
        requirement: 'tool-names/unique',
        path: ['tools', index, 'name'],
        what: `In ${inner(place)}, tools ${first + 1} and ${index + 1} of the list both have the name ${code(name)}.`,
      });
    }
  },
});
