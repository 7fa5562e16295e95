/** Results of tools that have views. */
import { code, named } from '../../json/describe.ts';
import { get, has, objectAt } from '../../json/object.ts';
import type { JsonObject, JsonValue } from '../../json/types.ts';
import { defineExtensionRule, objectsIn, type ReportFault, type Sent } from '../define.ts';
import { isViewUri } from './resources.ts';
import { toolsIn, viewOf } from './tools.ts';

const PLACEHOLDER =
  /^\W*(?:(?:see|open|view|displayed|shown|rendered|check)\b.{0,40}\b(?:view|app|ui|widget|above|below|here)|\[?\s*(?:ui|view|widget|app|html)\s*\]?|rendered|ui rendered|ok|done)\W*$/iu;

/** Text in the content of a result. */
function textsOf(result: JsonObject): string[] {
  return objectsIn(get(result, 'content')).flatMap(([, block]) => {
    const text = get(block, 'text');
    return get(block, 'type') === 'text' && typeof text === 'string' && text.trim() !== '' ? [text.trim()] : [];
  });
}

const stringOf = (value: JsonValue | undefined): string => (typeof value === 'string' ? value : '');

/** Names of tools with views that only a view may call. */
const isModelTool = (tool: JsonObject): boolean => {
  const visibility = get(objectAt(objectAt(tool, '_meta'), 'ui'), 'visibility');
  return !Array.isArray(visibility) || visibility.includes('model');
};

function judgeResult(at: Sent, tool: JsonObject, report: ReportFault): void {
  const { result } = at;
  if (get(result, 'isError') === true || !Array.isArray(get(result, 'content')) || !isModelTool(tool)) return;
  const content = get(result, 'content');
  const texts = textsOf(result);
  const name = named(stringOf(get(tool, 'name')));
  const path = ['result', 'content'];
  if (Array.isArray(content) && content.length === 0)
    report(at, {
      requirement: 'apps/content-array-meaningful',
      path,
      what: `${at.name} is a result of ${name}, which has a view, and its \`content\` is empty.`,
    });
  else if (
    texts.length === 0 &&
    !objectsIn(content).some(
      ([, block]) =>
        typeof get(objectAt(block, 'resource'), 'text') === 'string' &&
        !isViewUri(get(objectAt(block, 'resource'), 'uri')),
    )
  )
    report(at, {
      requirement: 'apps/text-fallback',
      path,
      what: `${at.name} is a result of ${name}, which has a view, and its \`content\` has no text.`,
    });
  else if (texts.length === 1 && PLACEHOLDER.test(texts[0] ?? ''))
    report(at, {
      requirement: 'apps/content-placeholder',
      path,
      what: `${at.name} is a result of ${name}, whose only text is ${code(texts[0] ?? '')}.`,
    });
}

/** Results of tools with views, and links in results that belong elsewhere. */
export const viewResults = defineExtensionRule({
  id: 'apps/results',
  requirements: [
    'apps/content-array-meaningful',
    'apps/text-fallback',
    'apps/content-placeholder',
    'apps/tool-result-ui-meta',
    'apps/embedded-ui-resource',
  ],
  judge({ messages }, report) {
    const tools = new Map<string, JsonObject>();
    for (const at of messages) {
      for (const [, tool] of toolsIn(at)) {
        const name = get(tool, 'name');
        if (typeof name === 'string' && viewOf(tool) !== null) tools.set(name, tool);
      }
      if (at.kind !== 'response' || at.channel !== 'mcp' || !Array.isArray(get(at.result, 'content'))) continue;
      if (at.request !== null && at.request.method !== 'tools/call') continue;
      const called = at.request ? get(at.request.params, 'name') : undefined;
      const tool = typeof called === 'string' ? tools.get(called) : undefined;
      if (tool) judgeResult(at, tool, report);
      if (has(objectAt(at.meta, 'ui'), 'resourceUri'))
        report(at, {
          requirement: 'apps/tool-result-ui-meta',
          path: ['result', '_meta', 'ui', 'resourceUri'],
          mark: 'key',
          what: `${at.name} is the result of a call and has \`_meta.ui.resourceUri\`.`,
        });
      for (const [index, block] of objectsIn(get(at.result, 'content'))) {
        const uri = get(objectAt(block, 'resource'), 'uri');
        if (get(block, 'type') === 'resource' && isViewUri(uri))
          report(at, {
            requirement: 'apps/embedded-ui-resource',
            path: ['result', 'content', index],
            what: `${at.name} embeds the view ${named(uri)} in a result.`,
          });
      }
    }
  },
});
