/** The tools that the lists in a text show, looked up by name. */
import type { JsonObject, JsonValue } from '../json/types.ts';
import type { Sent } from './pairing.ts';

/** The tool of a name in the nearest list before an entry, or in the first one behind it; null when none shows it. */
export type ToolsShown = (name: string, before: number) => JsonObject | null;

/** A look-up over the results of `tools/list` in a text; they are gathered when first asked for. */
export function toolsShown(sent: readonly (Sent | null)[]): ToolsShown {
  let found: Map<string, { tool: JsonObject; entry: number }[]> | null = null;
  return (name, before) => {
    found ??= gather(sent);
    const list = found.get(name);
    return (list?.findLast(({ entry }) => entry < before) ?? list?.[0])?.tool ?? null;
  };
}

function gather(sent: readonly (Sent | null)[]): Map<string, { tool: JsonObject; entry: number }[]> {
  const found = new Map<string, { tool: JsonObject; entry: number }[]>();
  sent.forEach((message, entry) => {
    const value = message?.value;
    for (const one of Array.isArray(value) ? value : [value]) {
      const tools = member(member(one, 'result'), 'tools');
      if (!Array.isArray(tools)) continue;
      for (const tool of tools) {
        const name = member(tool, 'name');
        if (typeof name !== 'string' || typeof tool !== 'object' || tool === null || Array.isArray(tool)) continue;
        const list = found.get(name);
        if (list) list.push({ tool, entry });
        else found.set(name, [{ tool, entry }]);
      }
    }
  });
  return found;
}

function member(value: JsonValue | undefined, name: string): JsonValue | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  return Object.hasOwn(value, name) ? value[name] : undefined;
}
