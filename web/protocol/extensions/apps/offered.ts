/** Tools with views and their resources, compared with what the client declared and with each other. */
import { named } from '../../json/describe.ts';
import { get, has, objectAt } from '../../json/object.ts';
import type { JsonObject } from '../../json/types.ts';
import { apps } from '../../model/extensions/apps.ts';
import { defineExtensionRule, objectsIn, type ReportFault, type Scene, type Sent } from '../define.ts';
import { clientCapabilities } from './capability.ts';
import { isViewUri } from './resources.ts';
import { toolsIn, viewOf } from './tools.ts';

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

const NOT_FOUND = -32002;
/** Codes that say something about the request itself, whatever it reads. */
const GENERAL: ReadonlySet<unknown> = new Set([-32600, -32700, -32020, -32021, -32022]);

/** Whether an error says that there is no such resource: “Invalid params” alone may concern anything in the request. */
function isMissing({ kind, error }: Sent): boolean {
  if (kind !== 'error') return false;
  const [code, message] = [get(error, 'code'), get(error, 'message')];
  return (
    code === NOT_FOUND ||
    (!GENERAL.has(code) && !(typeof message === 'string' && /^invalid params\W*$/iu.test(message)))
  );
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
      const isOffered = declaredBefore(messages, at, stateless) !== false;
      if (isMissing(at) && at.method === 'resources/read' && isViewUri(asked) && linked.has(asked) && isOffered)
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
