/** Rules about the link from a tool to its view, in `tools/list`. */
import { code, named } from '../../json/describe.ts';
import { get, has, isObject, objectAt } from '../../json/object.ts';
import type { JsonObject } from '../../json/types.ts';
import { defineMessageRule, objectsIn, type ReportFault, type Sent } from '../define.ts';

const UI = /^ui:\/\//u;
/** Members of `_meta.ui` of a tool. */
const TOOL_MEMBERS = new Set(['resourceUri', 'visibility']);
const MISPLACED: Readonly<Record<string, string>> = {
  csp: 'apps/tool-csp-misplaced',
  permissions: 'apps/tool-permissions-misplaced',
  domain: 'apps/tool-resource-meta-misplaced',
  prefersBorder: 'apps/tool-resource-meta-misplaced',
};

/** The tools of a list, with their index. */
export function toolsIn({ kind, channel, result }: Sent): readonly (readonly [number, JsonObject])[] {
  return kind === 'response' && channel === 'mcp' ? objectsIn(get(result, 'tools')) : [];
}

/** The URI of a tool’s view, in either form; null if it has none. */
export function viewOf(tool: JsonObject): string | null {
  const meta = objectAt(tool, '_meta');
  const uri = get(objectAt(meta, 'ui'), 'resourceUri') ?? get(meta, 'ui/resourceUri');
  return typeof uri === 'string' ? uri : null;
}

const nameOf = (tool: JsonObject): string => {
  const name = get(tool, 'name');
  return typeof name === 'string' ? `the tool ${named(name)}` : 'a tool';
};

/** Judges `_meta.ui` of a tool. */
function judgeUi(at: Sent, index: number, tool: JsonObject, report: ReportFault): void {
  const path = ['result', 'tools', index, '_meta'];
  const meta = objectAt(tool, '_meta');
  const ui = get(meta, 'ui');
  const the = nameOf(tool);
  if (ui !== undefined && !isObject(ui)) {
    report(at, {
      requirement: 'apps/tool-ui-not-object',
      path: [...path, 'ui'],
      what: `In ${at.name.toLowerCase()}, \`_meta.ui\` of ${the} is ${code(ui)}, not an object.`,
    });
    return;
  }
  if (!isObject(ui)) return;
  const uri = get(ui, 'resourceUri');
  if (typeof uri === 'string' && /^(?:ui:\/\/)?$/u.test(uri)) {
    report(at, {
      requirement: 'apps/tool-resource-uri-empty',
      path: [...path, 'ui', 'resourceUri'],
      what: `In ${at.name.toLowerCase()}, the URI of the view of ${the} is ${code(uri)}, which names no resource.`,
    });
  } else if (typeof uri === 'string' && !UI.test(uri)) {
    report(at, {
      requirement: 'apps/tool-resource-uri-scheme',
      path: [...path, 'ui', 'resourceUri'],
      what: `In ${at.name.toLowerCase()}, the URI of the view of ${the} is ${code(uri)}.`,
    });
  }
  const visibility = get(ui, 'visibility');
  if (Array.isArray(visibility) && visibility.length === 0) {
    report(at, {
      requirement: 'apps/tool-visibility-empty',
      path: [...path, 'ui', 'visibility'],
      what: `In ${at.name.toLowerCase()}, \`visibility\` of ${the} is an empty array.`,
    });
  }
  for (const key of Object.keys(ui)) {
    if (TOOL_MEMBERS.has(key)) continue;
    report(at, {
      requirement: MISPLACED[key] ?? 'apps/tool-ui-unknown-member',
      path: [...path, 'ui', key],
      mark: 'key',
      what:
        MISPLACED[key] === undefined
          ? `In ${at.name.toLowerCase()}, \`_meta.ui\` of ${the} has ${named(key)}, which MCP Apps does not define.`
          : `In ${at.name.toLowerCase()}, \`_meta.ui\` of ${the} has ${named(key)}, which belongs to the \`_meta.ui\` of the resource.`,
    });
  }
}

/** Judges forms of the link beside `_meta.ui`. */
function judgeOthers(at: Sent, index: number, tool: JsonObject, report: ReportFault): void {
  const path = ['result', 'tools', index];
  const meta = objectAt(tool, '_meta');
  const nested = get(objectAt(meta, 'ui'), 'resourceUri');
  const flat = get(meta, 'ui/resourceUri');
  const the = nameOf(tool);
  if (flat !== undefined && nested === undefined) {
    report(at, {
      requirement: 'apps/tool-resource-uri-flat',
      path: [...path, '_meta', 'ui/resourceUri'],
      mark: 'key',
      what: `In ${at.name.toLowerCase()}, ${the} has the deprecated key \`ui/resourceUri\` and no \`ui.resourceUri\`.`,
      ...(has(meta, 'ui')
        ? {}
        : {
            fix: {
              says: 'Move it to `_meta.ui.resourceUri`.',
              safety: 'safe' as const,
              steps: [
                { do: 'remove' as const, path: [...path, '_meta', 'ui/resourceUri'] },
                { do: 'insert' as const, path: [...path, '_meta'], key: 'ui', value: { resourceUri: flat } },
              ],
            },
          }),
    });
  } else if (flat !== undefined && flat !== nested) {
    report(at, {
      requirement: 'apps/tool-resource-uri-both-differ',
      path: [...path, '_meta', 'ui/resourceUri'],
      what: `In ${at.name.toLowerCase()}, ${the} has the view ${code(flat)} in one form and ${code(nested ?? null)} in the other.`,
    });
  }
  if (has(meta, 'ui/visibility')) {
    report(at, {
      requirement: 'apps/tool-visibility-flat',
      path: [...path, '_meta', 'ui/visibility'],
      mark: 'key',
      what: `In ${at.name.toLowerCase()}, ${the} has the key \`ui/visibility\`.`,
    });
  }
  const views = nested !== undefined || flat !== undefined;
  if (has(meta, 'openai/outputTemplate') && !views) {
    report(at, {
      requirement: 'apps/tool-openai-only',
      path: [...path, '_meta', 'openai/outputTemplate'],
      mark: 'key',
      what: `In ${at.name.toLowerCase()}, ${the} has \`openai/outputTemplate\` and no \`ui.resourceUri\`.`,
    });
  }
  const restricts = ['openai/widgetAccessible', 'openai/visibility'].find((key) => has(meta, key));
  if (restricts !== undefined && views && !has(objectAt(meta, 'ui'), 'visibility')) {
    report(at, {
      requirement: 'apps/tool-visibility-openai',
      path: [...path, '_meta', restricts],
      mark: 'key',
      what: `In ${at.name.toLowerCase()}, ${the} has ${named(restricts)} and no \`ui.visibility\`.`,
    });
  }
  for (const [holder, way] of [
    [tool, []],
    [objectAt(tool, 'annotations'), ['annotations']],
    [meta, ['_meta']],
  ] as const) {
    const key = ['ui', 'resourceUri', 'uiResourceUri', '_ui'].find(
      (name) => has(holder, name) && !(holder === meta && name === 'ui'),
    );
    if (key === undefined || views) continue;
    report(at, {
      requirement: 'apps/tool-resource-uri-misplaced',
      path: [...path, ...way, key],
      mark: 'key',
      what: `In ${at.name.toLowerCase()}, ${the} has ${named(key)} outside of \`_meta.ui\`.`,
    });
  }
}

/** The link from a tool to its view. */
export const toolLinks = defineMessageRule({
  id: 'apps/tool-links',
  requirements: [
    'apps/tool-ui-not-object',
    'apps/tool-resource-uri-empty',
    'apps/tool-resource-uri-scheme',
    'apps/tool-visibility-empty',
    'apps/tool-ui-unknown-member',
    ...new Set(Object.values(MISPLACED)),
    'apps/tool-resource-uri-flat',
    'apps/tool-resource-uri-both-differ',
    'apps/tool-visibility-flat',
    'apps/tool-openai-only',
    'apps/tool-visibility-openai',
    'apps/tool-resource-uri-misplaced',
  ],
  judge(message, report) {
    for (const [index, tool] of toolsIn(message)) {
      judgeUi(message, index, tool, report);
      judgeOthers(message, index, tool, report);
    }
  },
});
