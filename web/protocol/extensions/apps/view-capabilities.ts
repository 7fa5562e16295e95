/** What host and view declared to each other, and what they use. */
import { code, listed, named } from '../../json/describe.ts';
import { get, has, isObject, objectAt } from '../../json/object.ts';
import type { JsonObject } from '../../json/types.ts';
import { defineExtensionRule, objectsIn, type ReportFault, type Scene, type Sent } from '../define.ts';
import { contextBefore, isCall, livesIn, stringsIn, type Life } from './lives.ts';
import { DOMAIN_LISTS } from './policy.ts';
import { blocksOf } from './view-messages.ts';
import { isViewUri } from './resources.ts';
import { toolsIn } from './tools.ts';

/** What a view may use only with a capability of the host. */
const NEEDS: Readonly<Record<string, readonly [capability: string, requirement: string]>> = {
  'ui/open-link': ['openLinks', 'apps/open-links-undeclared'],
  'ui/download-file': ['downloadFile', 'apps/download-version'],
  'notifications/message': ['logging', 'apps/logging-undeclared'],
  'tools/call': ['serverTools', 'apps/server-tools-undeclared'],
  'resources/read': ['serverResources', 'apps/server-resources-undeclared'],
  'sampling/createMessage': ['sampling', 'apps/sampling-undeclared'],
};

function judgeHostCapabilities(life: Life, report: ReportFault): void {
  const { host, messages } = life;
  for (const at of messages) {
    if (!isCall(at) || at.from !== 'view' || at.method === null) continue;
    if (at.method === 'ui/download-file' && !host)
      report(at, {
        requirement: 'apps/download-version',
        path: ['method'],
        what: `${at.name} uses \`ui/download-file\`, which only the draft has.`,
      });
    if (!host) continue;
    const [capability, requirement] = NEEDS[at.method] ?? [];
    if (capability !== undefined && requirement !== undefined && !has(host, capability))
      report(at, {
        requirement,
        path: ['method'],
        what: `${at.name} sends ${named(at.method)}; the host does not declare ${named(capability)}.`,
      });
    if (
      at.method === 'sampling/createMessage' &&
      has(host, 'sampling') &&
      has(at.params, 'tools') &&
      !has(objectAt(host, 'sampling'), 'tools')
    )
      report(at, {
        requirement: 'apps/sampling-tools-undeclared',
        path: ['params', 'tools'],
        what: `${at.name} requests sampling with tools; the host does not declare \`sampling.tools\`.`,
      });
    if (at.method === 'ui/message' && isObject(get(host, 'message')))
      judgeModality(at, objectAt(host, 'message'), report);
  }
}

const KINDS: Readonly<Record<string, string>> = { resource_link: 'resourceLink' };

function judgeModality(at: Sent, allowed: JsonObject, report: ReportFault): void {
  if (Object.keys(allowed).length === 0) return;
  for (const [index, block] of blocksOf(at.params)) {
    const type = get(block, 'type');
    if (typeof type !== 'string' || has(allowed, KINDS[type] ?? type)) continue;
    report(at, {
      requirement: 'apps/message-modality',
      path: ['params', 'content', index, 'type'],
      what: `${at.name} has a block of the type ${code(type)}; the host lists ${listed(Object.keys(allowed).map(named))}.`,
    });
  }
}

function judgeAppTools({ app, messages }: Life, { gaps }: Scene, report: ReportFault): void {
  for (const at of messages) {
    const isTools = at.method === 'tools/list' || at.method === 'tools/call';
    if (isCall(at) && at.from === 'host' && isTools && app && !has(app, 'tools'))
      report(at, {
        requirement: 'apps/app-tools-undeclared',
        path: ['method'],
        what: `${at.name} requests tools of a view that does not declare \`tools\`.`,
      });
    const asked = at.kind === 'error' ? at.request : null;
    if (asked?.from === 'host' && isTools && app && has(app, 'tools') && get(at.error, 'code') === -32601)
      report(at, {
        requirement: at.method === 'tools/list' ? 'apps/app-tools-list' : 'apps/app-tools-call',
        path: ['error', 'code'],
        what: `${at.name} does not know ${named(at.method ?? '')}, although the view declares \`tools\`.`,
      });
    if (at.kind === 'request' && at.from === 'host' && isTools && app && has(app, 'tools') && !at.response && !gaps) {
      const later = messages.find((one) => one.index > at.index && one.from === 'view');
      if (later)
        report(at, {
          requirement: at.method === 'tools/list' ? 'apps/app-tools-list' : 'apps/app-tools-call',
          path: ['method'],
          what: `${at.name} has no response from the view, although ${later.name.toLowerCase()} follows.`,
        });
    }
    if (at.kind === 'response' && at.method === 'tools/list' && at.from === 'view')
      for (const [index, tool] of objectsIn(get(at.result, 'tools'))) {
        if (!isObject(get(tool, 'inputSchema')) || !has(tool, 'name'))
          report(at, {
            requirement: 'apps/app-tool-schema-missing',
            path: ['result', 'tools', index],
            mark: 'missing',
            what: `${at.name} lists a tool without ${has(tool, 'name') ? '`inputSchema`' : '`name`'}.`,
          });
      }
    const changes = app && get(objectAt(app, 'tools'), 'listChanged') === true;
    if (
      at.kind === 'notification' &&
      at.from === 'view' &&
      at.method === 'notifications/tools/list_changed' &&
      app &&
      changes === false
    )
      report(at, {
        requirement: 'apps/app-tools-list-changed-undeclared',
        path: ['method'],
        what: `${at.name} reports a change; the view does not declare \`tools.listChanged\`.`,
      });
  }
}

function judgeModes(life: Life, report: ReportFault): void {
  const { app, messages } = life;
  const own = app ? stringsIn(get(app, 'availableDisplayModes')) : null;
  for (const at of messages) {
    if (at.kind === 'request' && at.method === 'ui/request-display-mode') {
      const mode = get(at.params, 'mode');
      if (typeof mode !== 'string') continue;
      const offered = stringsIn(get(contextBefore(life, at), 'availableDisplayModes'));
      if (offered && !offered.includes(mode))
        report(at, {
          requirement: 'apps/display-mode-not-offered',
          path: ['params', 'mode'],
          what: `${at.name} requests ${code(mode)}; the host offers ${listed(offered.map(named))}.`,
        });
      if (app && own && !own.includes(mode))
        report(at, {
          requirement: 'apps/display-modes-declared',
          path: ['params', 'mode'],
          what: `${at.name} requests ${code(mode)}; the view declares ${listed(own.map(named)) || 'no mode'}.`,
        });
      else if (app && !own)
        report(at, {
          requirement: 'apps/display-modes-declared',
          path: ['params', 'mode'],
          what: `${at.name} requests ${code(mode)}; the view declares no display modes.`,
        });
    }
    const chosen =
      at.kind === 'response' && at.method === 'ui/request-display-mode'
        ? get(at.result, 'mode')
        : at.method === 'ui/notifications/host-context-changed'
          ? get(at.params, 'displayMode')
          : undefined;
    if (typeof chosen !== 'string' || !own || own.length === 0 || own.includes(chosen)) continue;
    report(at, {
      requirement: 'apps/display-mode-not-declared-by-app',
      path: at.kind === 'response' ? ['result', 'mode'] : ['params', 'displayMode'],
      what: `${at.name} chooses ${code(chosen)}; the view declares ${listed(own.map(named))}.`,
    });
  }
}

/** Capabilities and display modes. */
export const viewCapabilities = defineExtensionRule({
  id: 'apps/view-capabilities',
  requirements: [
    ...Object.values(NEEDS).map(([, requirement]) => requirement),
    'apps/sampling-tools-undeclared',
    'apps/message-modality',
    'apps/app-tools-undeclared',
    'apps/app-tools-list',
    'apps/app-tools-call',
    'apps/app-tool-schema-missing',
    'apps/app-tools-list-changed-undeclared',
    'apps/display-mode-not-offered',
    'apps/display-modes-declared',
    'apps/display-mode-not-declared-by-app',
  ],
  judge(scene, report) {
    for (const life of livesIn(scene)) {
      judgeHostCapabilities(life, report);
      judgeAppTools(life, scene, report);
      judgeModes(life, report);
    }
  },
});

/** The policy that a resource declared; null if the text shows no contents of a view before. */
function declaredPolicy({ messages }: Scene, before: Sent): { ui: JsonObject; at: Sent } | null {
  let found: { ui: JsonObject; at: Sent } | null = null;
  for (const at of messages) {
    if (at.index >= before.index) break;
    if (at.kind !== 'response' || at.channel !== 'mcp') continue;
    for (const [, item] of objectsIn(get(at.result, 'contents')))
      if (isViewUri(get(item, 'uri'))) found = { ui: objectAt(objectAt(item, '_meta'), 'ui'), at };
  }
  return found;
}

const domainsOf = (csp: JsonObject): string[] =>
  DOMAIN_LISTS.flatMap((list) => (stringsIn(get(csp, list)) ?? []).map((domain) => `${list} ${domain}`));

function judgeGranted(scene: Scene, at: Sent, holder: JsonObject, path: readonly string[], report: ReportFault): void {
  const declared = declaredPolicy(scene, at);
  if (!declared) return;
  const allowed = domainsOf(objectAt(declared.ui, 'csp'));
  const granted = domainsOf(objectAt(holder, 'csp'));
  const extra = granted.find((domain) => !allowed.includes(domain));
  if (extra !== undefined)
    report(at, {
      requirement: 'apps/sandbox-csp-undeclared-domain',
      path: [...path, 'csp', extra.split(' ')[0] ?? ''],
      what: `${at.name} allows ${named(extra.split(' ')[1] ?? '')}, which ${declared.at.name.toLowerCase()} does not declare.`,
    });
  if (at.method === 'ui/notifications/sandbox-resource-ready' && allowed.some((domain) => !granted.includes(domain)))
    report(at, {
      requirement: 'apps/sandbox-csp-dropped',
      path: [...path, ...(has(holder, 'csp') ? ['csp'] : [])],
      mark: has(holder, 'csp') ? 'value' : 'missing',
      what: `${at.name} omits domains that ${declared.at.name.toLowerCase()} declares.`,
    });
  const requested = objectAt(declared.ui, 'permissions');
  const given = Object.keys(objectAt(holder, 'permissions')).find((key) => !has(requested, key));
  if (given !== undefined)
    report(at, {
      requirement: 'apps/sandbox-permission-token',
      path: [...path, 'permissions', given],
      mark: 'key',
      what: `${at.name} grants ${named(given)}, which ${declared.at.name.toLowerCase()} does not request.`,
    });
}

/** What the sandbox allows, compared with what the resource declares; calls of tools that are for the model only. */
export const viewGrants = defineExtensionRule({
  id: 'apps/view-grants',
  requirements: [
    'apps/sandbox-csp-undeclared-domain',
    'apps/sandbox-csp-dropped',
    'apps/sandbox-permission-token',
    'apps/model-only-tool-called-by-view',
  ],
  judge(scene, report) {
    const modelOnly = new Set<string>();
    for (const at of scene.messages) {
      for (const [, tool] of toolsIn(at)) {
        const visibility = stringsIn(get(objectAt(objectAt(tool, '_meta'), 'ui'), 'visibility'));
        const name = get(tool, 'name');
        if (typeof name === 'string' && visibility && !visibility.includes('app')) modelOnly.add(name);
      }
      if (at.channel !== 'view') continue;
      if (at.method === 'ui/notifications/sandbox-resource-ready' && isCall(at))
        judgeGranted(scene, at, at.params, ['params'], report);
      if (at.kind === 'response' && at.method === 'ui/initialize')
        judgeGranted(
          scene,
          at,
          objectAt(objectAt(at.result, 'hostCapabilities'), 'sandbox'),
          ['result', 'hostCapabilities', 'sandbox'],
          report,
        );
      const name = at.request ? get(at.request.params, 'name') : undefined;
      if (
        at.kind === 'response' &&
        at.method === 'tools/call' &&
        at.from === 'host' &&
        typeof name === 'string' &&
        modelOnly.has(name) &&
        get(at.result, 'isError') !== true
      )
        report(at, {
          requirement: 'apps/model-only-tool-called-by-view',
          path: ['result'],
          what: `${at.name} returns a result of ${named(name)}, which is for the model only, to a view.`,
        });
    }
  },
});
