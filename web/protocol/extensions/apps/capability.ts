/** How Apps are declared, and what tools and results say about views without a declaration. */
import { code, named } from '../../json/describe.ts';
import { get, has, isObject, objectAt } from '../../json/object.ts';
import type { JsonObject } from '../../json/types.ts';
import type { Path } from '../../json/plan.ts';
import { apps } from '../../model/extensions/apps.ts';
import {
  defineExtensionRule,
  defineMessageRule,
  objectsIn,
  type ReportFault,
  type Scene,
  type Sent,
} from '../define.ts';
import { isViewUri, VIEW_TYPE } from './resources.ts';
import { toolsIn, viewOf } from './tools.ts';

const PER_REQUEST = 'io.modelcontextprotocol/clientCapabilities';

/** The capabilities that a client declares in a message, with their place; null if it declares none. */
export function clientCapabilities(at: Sent): { capabilities: JsonObject; path: Path } | null {
  if (at.kind !== 'request' || at.channel !== 'mcp') return null;
  if (at.method === 'initialize' && isObject(get(at.params, 'capabilities')))
    return { capabilities: objectAt(at.params, 'capabilities'), path: ['params', 'capabilities'] };
  return isObject(get(at.meta, PER_REQUEST))
    ? { capabilities: objectAt(at.meta, PER_REQUEST), path: ['params', '_meta', PER_REQUEST] }
    : null;
}

function judgeSettings(at: Sent, settings: JsonObject, path: Path, report: ReportFault): void {
  const types = get(settings, 'mimeTypes');
  if (types === undefined) {
    report(at, {
      requirement: 'apps/capability-mime-types-missing',
      path,
      mark: 'missing',
      what: `${at.name} declares ${named(apps.id)} without \`mimeTypes\`.`,
      fix: {
        says: `Declare the type ${named(VIEW_TYPE)}.`,
        safety: 'safe',
        steps: [{ do: 'insert', path, key: 'mimeTypes', value: [VIEW_TYPE] }],
      },
    });
  } else if (Array.isArray(types) && !types.includes(VIEW_TYPE)) {
    report(at, {
      requirement: 'apps/capability-mime-type-unknown',
      path: [...path, 'mimeTypes'],
      what: `${at.name} declares the types ${code(types)}, which do not include ${named(VIEW_TYPE)}.`,
    });
  }
  for (const key of Object.keys(settings)) {
    if (key === 'mimeTypes') continue;
    report(at, {
      requirement: 'apps/capability-unknown-setting',
      path: [...path, key],
      mark: 'key',
      what: `${at.name} declares ${named(apps.id)} with the setting ${named(key)}.`,
    });
  }
}

/** The declaration of a client. */
export const appsDeclared = defineMessageRule({
  id: 'apps/declared',
  requirements: [
    'apps/capability-mime-types-missing',
    'apps/capability-mime-type-unknown',
    'apps/capability-unknown-setting',
    'apps/capability-in-experimental',
    'apps/capability-per-request',
  ],
  judge(message, report, { stateless }) {
    if (message.kind !== 'request' || message.channel !== 'mcp') return;
    const found = clientCapabilities(message);
    if (found) {
      const { capabilities, path } = found;
      const settings = get(objectAt(capabilities, 'extensions'), apps.id);
      if (isObject(settings)) judgeSettings(message, settings, [...path, 'extensions', apps.id], report);
      const tried = objectAt(capabilities, 'experimental');
      const key = [apps.id, 'ui', 'mcp-apps', 'apps'].find((name) => has(tried, name));
      if (key !== undefined && settings === undefined)
        report(message, {
          requirement: 'apps/capability-in-experimental',
          path: [...path, 'experimental', key],
          mark: 'key',
          what: `${message.name} declares ${named(key)} under \`experimental\`.`,
          fix: {
            says: 'Move it under `extensions`.',
            safety: 'safe',
            steps: has(capabilities, 'extensions')
              ? [{ do: 'move', path: [...path, 'experimental', key], to: [...path, 'extensions', apps.id] }]
              : [{ do: 'rename', path: [...path, 'experimental'], to: 'extensions' }],
          },
        });
    }
    if (stateless && has(message.meta, apps.id))
      report(message, {
        requirement: 'apps/capability-per-request',
        path: ['params', '_meta', apps.id],
        mark: 'key',
        what: `${message.name} has ${named(apps.id)} in \`_meta\`, outside of the client capabilities.`,
      });
    else if (stateless && message.method === 'initialize' && !found)
      report(message, {
        requirement: 'apps/capability-per-request',
        path: ['method'],
        what: `${message.name} is an \`initialize\` request, which this revision does not have.`,
      });
  },
});

const PLACEHOLDER =
  /^\W*(?:(?:see|open|view|displayed|shown|rendered|check)\b.{0,40}\b(?:view|app|ui|widget|above|below|here)|\[?\s*(?:ui|view|widget|app|html)\s*\]?|rendered|ui rendered|ok|done)\W*$/iu;

/** Text in the content of a result. */
function textsOf(result: JsonObject): string[] {
  return objectsIn(get(result, 'content')).flatMap(([, block]) => {
    const text = get(block, 'text');
    return get(block, 'type') === 'text' && typeof text === 'string' && text.trim() !== '' ? [text.trim()] : [];
  });
}

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
  const name = named(String(get(tool, 'name')));
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

/** Whether the clients of a session declared Apps; null if the text does not show it. */
function declaredBefore(messages: readonly Sent[], at: Sent, stateless: boolean): boolean | null {
  const declaring = stateless
    ? at.request
    : (messages.findLast(
        (one) =>
          one.index < at.index && one.session === at.session && one.method === 'initialize' && one.kind === 'request',
      ) ?? null);
  const found = declaring ? clientCapabilities(declaring) : null;
  return found ? has(objectAt(found.capabilities, 'extensions'), apps.id) : null;
}

/** Tools with views for clients without Apps; views that do not exist. */
export const appsOffered = defineExtensionRule({
  id: 'apps/offered',
  requirements: [
    'apps/ui-tools-without-capability',
    'apps/resource-missing',
    'apps/meta-listing-only',
    'apps/meta-listing-differs',
    'apps/ui-method-to-server',
  ],
  judge(scene, report) {
    const { messages, stateless } = scene;
    const linked = new Map<string, Sent>();
    for (const at of messages) {
      const views = toolsIn(at).flatMap(([index, tool]) => {
        const uri = viewOf(tool);
        return uri === null ? [] : [{ index, tool, uri }];
      });
      for (const { uri } of views) linked.set(uri, at);
      const [first] = views;
      if (first && declaredBefore(messages, at, stateless) === false)
        report(at, {
          requirement: 'apps/ui-tools-without-capability',
          path: ['result', 'tools', first.index, '_meta'],
          what: `${at.name} lists ${views.length === 1 ? 'a tool' : `${views.length} tools`} with a view for a client that does not declare ${named(apps.id)}.`,
        });
      const asked = at.request ? get(at.request.params, 'uri') : undefined;
      if (at.kind === 'error' && at.method === 'resources/read' && isViewUri(asked) && linked.has(asked))
        report(at, {
          requirement: 'apps/resource-missing',
          path: ['error'],
          what: `${at.name} refuses to read ${named(asked)}, the view of a tool in ${linked.get(asked)?.name.toLowerCase()}.`,
        });
      if (at.kind === 'response' && at.method === 'resources/read' && isViewUri(asked) && linked.has(asked)) {
        const contents = get(at.result, 'contents');
        if (Array.isArray(contents) && contents.length === 0)
          report(at, {
            requirement: 'apps/resource-missing',
            path: ['result', 'contents'],
            what: `${at.name} returns no contents for ${named(asked)}, the view of a tool.`,
          });
      }
      if (
        at.channel === 'view' &&
        at.from === 'client' &&
        at.method?.startsWith('ui/') &&
        (at.kind === 'request' || at.kind === 'notification')
      )
        report(at, {
          requirement: 'apps/ui-method-to-server',
          path: ['method'],
          what: `${at.name} sends ${named(at.method)} to a server.`,
        });
    }
    judgeListings(scene, report);
  },
});

/** Compares `_meta.ui` in lists with that of the contents. */
function judgeListings({ messages }: Scene, report: ReportFault): void {
  const listed = new Map<string, { at: Sent; index: number; ui: JsonObject }>();
  for (const at of messages) {
    if (at.kind !== 'response' || at.channel !== 'mcp') continue;
    for (const [index, resource] of objectsIn(get(at.result, 'resources'))) {
      const uri = get(resource, 'uri');
      const ui = objectAt(objectAt(resource, '_meta'), 'ui');
      if (isViewUri(uri) && (has(ui, 'csp') || has(ui, 'permissions'))) listed.set(uri, { at, index, ui });
    }
    for (const [index, item] of objectsIn(get(at.result, 'contents'))) {
      const uri = get(item, 'uri');
      const list = isViewUri(uri) ? listed.get(uri) : undefined;
      if (!list || typeof uri !== 'string') continue;
      const ui = objectAt(objectAt(item, '_meta'), 'ui');
      if (!has(ui, 'csp') && !has(ui, 'permissions'))
        report(at, {
          requirement: 'apps/meta-listing-only',
          path: ['result', 'contents', index],
          mark: 'missing',
          what: `${at.name} returns ${named(uri)} without the policy that ${list.at.name.toLowerCase()} lists for it.`,
        });
      else if (
        JSON.stringify([get(ui, 'csp'), get(ui, 'permissions')]) !==
        JSON.stringify([get(list.ui, 'csp'), get(list.ui, 'permissions')])
      )
        report(at, {
          requirement: 'apps/meta-listing-differs',
          path: ['result', 'contents', index, '_meta', 'ui'],
          what: `${at.name} returns ${named(uri)} with another policy than ${list.at.name.toLowerCase()} lists for it.`,
        });
    }
  }
}
