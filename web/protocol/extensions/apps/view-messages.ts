/** Single messages between a host and its view. */
import { code, named } from '../../json/describe.ts';
import { get, has, isObject, objectAt } from '../../json/object.ts';
import type { JsonObject } from '../../json/types.ts';
import { apps } from '../../model/extensions/apps.ts';
import { extensionMethod } from '../../model/extensions/index.ts';
import { defineMessageRule, objectsIn, type ReportFault, type Sent } from '../define.ts';

const FORMER = new Map(apps.formerMethods.map((one) => [one.name, one.instead] as const));
const APP_CAPABILITIES = new Set(['experimental', 'tools', 'availableDisplayModes']);
const HOST_CAPABILITIES = new Set(Object.keys(apps.types['UiHostCapabilities']?.properties ?? {}));
const VERSIONS: ReadonlySet<string> = new Set(apps.versions.map(({ id }) => id));
/** Core methods that a view may use; the draft adds the last ones. */
const CORE = new Set([
  'tools/call',
  'resources/read',
  'notifications/message',
  'ping',
  'tools/list',
  'notifications/tools/list_changed',
  'sampling/createMessage',
  'resources/list',
  'resources/templates/list',
  'notifications/cancelled',
  'notifications/progress',
]);

/** The method: former and unknown names, and its kind. */
function judgeMethod(at: Sent, method: string, report: ReportFault): void {
  const path = ['method'];
  const found = extensionMethod(method);
  if (FORMER.has(method)) {
    const instead = FORMER.get(method) ?? null;
    report(at, {
      requirement: 'apps/method-old-name',
      path,
      what: `${at.name} has the method ${named(method)} of an earlier draft.${instead === null ? '' : ` It is now ${named(instead)}.`}`,
      ...(instead === null
        ? {}
        : {
            fix: {
              says: `Rename it to ${named(instead)}.`,
              safety: 'safe',
              steps: [{ do: 'replace', path, value: instead }],
            },
          }),
    });
  } else if (!found && method.startsWith('ui/')) {
    const isClose = /teardown|close|dismiss/u.test(method) && method.startsWith('ui/notifications/');
    report(at, {
      requirement: isClose ? 'apps/request-teardown-draft' : 'apps/method-unknown',
      path,
      what: isClose
        ? `${at.name} has the method ${named(method)}; only the draft lets a view request its end, with \`ui/notifications/request-teardown\`.`
        : `${at.name} has the method ${named(method)}, which MCP Apps does not define.`,
    });
  }
  const isNote = method.startsWith('ui/notifications/');
  if (at.kind === 'request' && isNote)
    report(at, {
      requirement: 'apps/notification-as-request',
      path: ['id'],
      what: `${at.name} is the notification ${named(method)} and has an \`id\`.`,
      fix: { says: 'Remove the `id`.', safety: 'safe', steps: [{ do: 'remove', path: ['id'] }] },
    });
  else if (
    at.kind === 'notification' &&
    found?.row.kind === 'request' &&
    method.startsWith('ui/') &&
    has(at.object, 'jsonrpc')
  )
    report(at, {
      requirement: 'apps/request-as-notification',
      path: [],
      mark: 'missing',
      what: `${at.name} is the request ${named(method)} and has no \`id\`.`,
    });
}

function judgeInitialize(at: Sent, report: ReportFault): void {
  const { params } = at;
  const version = get(params, 'protocolVersion');
  if (typeof version === 'string' && !VERSIONS.has(version))
    report(at, {
      requirement: 'apps/initialize-version-unknown',
      path: ['params', 'protocolVersion'],
      what: `${at.name} requests the version ${code(version)}, which is none of MCP Apps.`,
    });
  if (!has(params, 'appInfo') && (has(params, 'name') || has(params, 'version')))
    report(at, {
      requirement: 'apps/initialize-params-flat',
      path: ['params', has(params, 'name') ? 'name' : 'version'],
      mark: 'key',
      what: `${at.name} has the name of the view directly in \`params\`.`,
    });
  for (const key of Object.keys(objectAt(params, 'appCapabilities'))) {
    if (!APP_CAPABILITIES.has(key))
      report(at, {
        requirement: 'apps/app-capabilities-unknown',
        path: ['params', 'appCapabilities', key],
        mark: 'key',
        what: `${at.name} declares ${named(key)}, which is no capability of a view.`,
      });
  }
}

function judgeWelcome(at: Sent, report: ReportFault): void {
  const { result } = at;
  for (const key of Object.keys(objectAt(result, 'hostCapabilities'))) {
    if (!HOST_CAPABILITIES.has(key))
      report(at, {
        requirement: 'apps/host-capabilities-unknown',
        path: ['result', 'hostCapabilities', key],
        mark: 'key',
        what: `${at.name} declares ${named(key)}, which is no capability of a host.`,
      });
  }
  if (!isObject(get(result, 'hostContext')) && !at.altered)
    report(at, {
      requirement: 'apps/initialize-result-host-context',
      path: ['result'],
      mark: 'missing',
      what: `${at.name} has no \`hostContext\`.`,
    });
}

const judges: Readonly<Record<string, (at: Sent, report: ReportFault) => void>> = {
  'ui/initialize': judgeInitialize,
  'ui/open-link'(at, report) {
    const url = get(at.params, 'url');
    if (typeof url === 'string' && !/^https?:\/\/[^/]/iu.test(url))
      report(at, {
        requirement: 'apps/open-link-absolute',
        path: ['params', 'url'],
        what: `${at.name} opens ${code(url)}, which is no absolute web URL.`,
      });
  },
  'ui/message'(at, report) {
    if (isObject(get(at.params, 'content')))
      report(at, {
        requirement: 'apps/message-content-single',
        path: ['params', 'content'],
        what: `${at.name} has a single block as \`content\`.`,
      });
  },
  'ui/update-model-context'(at, report) {
    if (!has(at.params, 'content') && !has(at.params, 'structuredContent'))
      report(at, {
        requirement: 'apps/update-context-empty',
        path: ['params'],
        mark: 'missing',
        what: `${at.name} has neither \`content\` nor \`structuredContent\`.`,
      });
  },
  'ui/resource-teardown'(at, report) {
    const reason = get(at.params, 'reason');
    if (reason !== undefined && typeof reason !== 'string')
      report(at, {
        requirement: 'apps/teardown-reason',
        path: ['params', 'reason'],
        what: `${at.name} has ${code(reason)} as its \`reason\`.`,
      });
  },
  'ui/notifications/size-changed'(at, report) {
    if (!has(at.params, 'width') || !has(at.params, 'height'))
      report(at, {
        requirement: 'apps/size-changed-empty',
        path: ['params'],
        mark: 'missing',
        what: `${at.name} has ${has(at.params, 'width') || has(at.params, 'height') ? 'only one of' : 'neither'} \`width\` and \`height\`.`,
      });
  },
  'ui/notifications/tool-input': judgeInput,
  'ui/notifications/tool-input-partial': judgeInput,
};

function judgeInput(at: Sent, report: ReportFault): void {
  if (has(at.params, 'arguments') || at.altered) return;
  const [other] = Object.keys(at.params).filter((key) => key !== '_meta');
  if (other !== undefined)
    report(at, {
      requirement: 'apps/tool-input-wrapped',
      path: ['params', other],
      mark: 'key',
      what: `${at.name} has ${named(other)} and no \`arguments\`.`,
    });
  else
    report(at, {
      requirement: 'apps/tool-input-arguments-missing',
      path: ['params'],
      mark: 'missing',
      what: `${at.name} has no \`arguments\`.`,
    });
}

/** Messages of MCP-UI: a type and a payload instead of JSON-RPC. */
const LEGACY =
  /^(?:tool|intent|prompt|notify|link|ui-lifecycle-[\w-]+|ui-size-change|ui-message-[\w-]+|ui-request-[\w-]+)$/u;

function judgeLegacy(at: Sent, object: JsonObject, report: ReportFault): void {
  const type = get(object, 'type');
  if (has(object, 'jsonrpc') || has(object, 'method') || typeof type !== 'string' || !LEGACY.test(type)) return;
  if (!has(object, 'payload') && !type.startsWith('ui-')) return;
  report(at, {
    requirement: 'apps/legacy-message',
    path: ['type'],
    what: `${at.name} has ${code(type)} as its \`type\`, as messages of MCP-UI do.`,
  });
}

/** Requests for refusal: errors in the text, `isError` in the SDK. */
const REFUSABLE = new Set(['ui/open-link', 'ui/message', 'ui/download-file']);

/** Single messages of the channel. */
export const viewMessages = defineMessageRule({
  id: 'apps/view-messages',
  requirements: [
    'apps/method-old-name',
    'apps/method-unknown',
    'apps/request-teardown-draft',
    'apps/notification-as-request',
    'apps/request-as-notification',
    'apps/initialize-version-unknown',
    'apps/initialize-params-flat',
    'apps/app-capabilities-unknown',
    'apps/host-capabilities-unknown',
    'apps/initialize-result-host-context',
    'apps/open-link-absolute',
    'apps/message-content-single',
    'apps/update-context-empty',
    'apps/teardown-reason',
    'apps/size-changed-empty',
    'apps/tool-input-wrapped',
    'apps/tool-input-arguments-missing',
    'apps/legacy-message',
    'apps/denial-form',
    'apps/standard-message-subset',
    'apps/initialize-core-method',
    'apps/initialized-core-name',
    'apps/display-mode-unavailable',
  ],
  judge(at, report) {
    judgeLegacy(at, at.object, report);
    if (at.channel !== 'view' || at.method === null) return;
    if (at.kind === 'request' || at.kind === 'notification') {
      judgeMethod(at, at.method, report);
      judges[at.method]?.(at, report);
      if (at.from === 'view') judgeCore(at, at.method, report);
    } else if (at.kind === 'response') {
      if (at.method === 'ui/initialize') judgeWelcome(at, report);
      if (REFUSABLE.has(at.method) && get(at.result, 'isError') === true)
        report(at, {
          requirement: 'apps/denial-form',
          path: ['result', 'isError'],
          what: `${at.name} refuses ${named(at.method)} with \`isError\`, as the SDK does.`,
        });
    } else if (at.kind === 'error' && at.method === 'ui/request-display-mode') {
      const number = get(at.error, 'code');
      if (number !== -32602 && number !== -32601 && number !== -32603)
        report(at, {
          requirement: 'apps/display-mode-unavailable',
          path: ['error'],
          what: `${at.name} refuses a display mode with an error instead of the current mode.`,
        });
    }
  },
});

function judgeCore(at: Sent, method: string, report: ReportFault): void {
  const path = ['method'];
  if (method === 'initialize')
    report(at, {
      requirement: 'apps/initialize-core-method',
      path,
      what: `${at.name} is the \`initialize\` of the core, sent by a view.`,
    });
  else if (method === 'notifications/initialized')
    report(at, {
      requirement: 'apps/initialized-core-name',
      path,
      what: `${at.name} is the notification of the core, sent by a view.`,
      fix: {
        says: 'Rename it.',
        safety: 'safe',
        steps: [{ do: 'replace', path, value: 'ui/notifications/initialized' }],
      },
    });
  else if (!method.startsWith('ui/') && !CORE.has(method))
    report(at, {
      requirement: 'apps/standard-message-subset',
      path,
      what: `${at.name} sends ${named(method)}, which a view does not use.`,
    });
}

/** The blocks of a message of the view, with their index. */
export const blocksOf = (params: JsonObject) => objectsIn(get(params, 'content'));
