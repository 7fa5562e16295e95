/** How a client declares Apps. */
import { code, named } from '../../json/describe.ts';
import { get, has, isObject, objectAt } from '../../json/object.ts';
import type { JsonObject } from '../../json/types.ts';
import type { Path } from '../../json/plan.ts';
import { apps } from '../../model/extensions/apps.ts';
import { CLIENT_CAPABILITIES } from '../../rules/keys.ts';
import { defineMessageRule, type ReportFault, type Sent } from '../define.ts';
import { VIEW_TYPE } from './resources.ts';

/** The capabilities that a client declares in a message, with their place; null if it declares none. */
export function clientCapabilities(at: Sent): { capabilities: JsonObject; path: Path } | null {
  if (at.kind !== 'request' || at.channel !== 'mcp') return null;
  if (at.method === 'initialize' && isObject(get(at.params, 'capabilities')))
    return { capabilities: objectAt(at.params, 'capabilities'), path: ['params', 'capabilities'] };
  return isObject(get(at.meta, CLIENT_CAPABILITIES))
    ? { capabilities: objectAt(at.meta, CLIENT_CAPABILITIES), path: ['params', '_meta', CLIENT_CAPABILITIES] }
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
