/** Rules about the resources of views: their URIs, types and metadata, in lists and contents. */
import { code, named } from '../../json/describe.ts';
import { get, has, isObject, objectAt } from '../../json/object.ts';
import type { JsonObject, JsonValue } from '../../json/types.ts';
import type { Path } from '../../json/plan.ts';
import { defineMessageRule, objectsIn, type ReportFault, type Sent } from '../define.ts';
import { judgePolicy } from './policy.ts';

/** The type of a view. */
export const VIEW_TYPE = 'text/html;profile=mcp-app';
const RESOURCE_MEMBERS = new Set(['csp', 'permissions', 'domain', 'prefersBorder']);

/** True for the URI of a view. */
export function isViewUri(uri: JsonValue | undefined): uri is string {
  return typeof uri === 'string' && uri.startsWith('ui://');
}

/** Whether a type is that of a view: `exact`, only `spelled` differently, or neither. */
function typeOf(type: JsonValue | undefined): 'exact' | 'spelled' | 'other' {
  if (type === VIEW_TYPE) return 'exact';
  if (typeof type !== 'string') return 'other';
  const [main = '', ...rest] = type
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  const profile = rest.some((part) => /^profile\s*=\s*"?mcp-app"?$/u.test(part));
  return main === 'text/html' && profile ? 'spelled' : 'other';
}

/** Judges `_meta.ui` of a resource or an item of contents. */
function judgeMeta(at: Sent, holder: JsonObject, path: Path, report: ReportFault): void {
  const meta = objectAt(holder, '_meta');
  const ui = get(meta, 'ui');
  const place = [...path, '_meta'];
  if (ui === undefined) {
    const key = ['openai/widgetCSP', 'openai/widgetDomain', 'openai/widgetPrefersBorder'].find((name) =>
      has(meta, name),
    );
    if (key !== undefined)
      report(at, {
        requirement: 'apps/meta-openai-only',
        path: [...place, key],
        mark: 'key',
        what: `${at.name} has ${named(key)} and no \`ui\` in the metadata of the view.`,
      });
    return;
  }
  if (!isObject(ui)) {
    report(at, {
      requirement: 'apps/resource-meta-not-object',
      path: [...place, 'ui'],
      what: `In ${at.name.toLowerCase()}, \`_meta.ui\` is ${code(ui)}, not an object.`,
    });
    return;
  }
  for (const key of Object.keys(ui)) {
    if (RESOURCE_MEMBERS.has(key)) continue;
    report(at, {
      requirement: 'apps/ui-meta-unknown-member',
      path: [...place, 'ui', key],
      mark: 'key',
      what: `In ${at.name.toLowerCase()}, \`_meta.ui\` has ${named(key)}, which MCP Apps does not define.`,
    });
  }
  const domain = get(ui, 'domain');
  if (typeof domain === 'string' && /^[a-z][\w+.-]*:\/\/[^/]*\/./iu.test(domain)) {
    report(at, {
      requirement: 'apps/domain-format',
      path: [...place, 'ui', 'domain'],
      what: `In ${at.name.toLowerCase()}, \`domain\` is ${code(domain)}, an address with a path.`,
    });
  }
  judgePolicy(at, ui, [...place, 'ui'], report);
}

function judgeList(at: Sent, report: ReportFault): void {
  for (const [index, resource] of objectsIn(get(at.result, 'resources'))) {
    const uri = get(resource, 'uri');
    const type = get(resource, 'mimeType');
    const path = ['result', 'resources', index];
    if (isViewUri(uri)) {
      const is = typeOf(type);
      if (is === 'spelled') report(at, spelling(at, [...path, 'mimeType'], type));
      else if (is === 'other')
        report(at, {
          requirement: 'apps/resource-mime-type-listed',
          path: type === undefined ? path : [...path, 'mimeType'],
          mark: type === undefined ? 'missing' : 'value',
          what: `${at.name} lists ${named(uri)} ${type === undefined ? 'without a type' : `with the type ${code(type)}`}.`,
        });
      judgeMeta(at, resource, path, report);
    } else if (typeof uri === 'string' && typeOf(type) !== 'other') {
      report(at, {
        requirement: 'apps/resource-uri-scheme',
        path: [...path, 'uri'],
        what: `${at.name} lists a view with the URI ${code(uri)}.`,
      });
    }
  }
}

function spelling(at: Sent, path: Path, type: JsonValue | undefined) {
  return {
    requirement: 'apps/mime-type-spelling',
    path,
    what: `${at.name} has the type ${code(type ?? null)} instead of ${named(VIEW_TYPE)}.`,
  };
}

function judgeContents(at: Sent, report: ReportFault): void {
  const asked = at.request ? get(at.request.params, 'uri') : undefined;
  const items = objectsIn(get(at.result, 'contents'));
  for (const [index, item] of items) {
    const uri = get(item, 'uri');
    const type = get(item, 'mimeType');
    const path = ['result', 'contents', index];
    if (!isViewUri(uri)) {
      if (typeof uri === 'string' && typeOf(type) !== 'other' && !isViewUri(asked))
        report(at, {
          requirement: 'apps/resource-uri-scheme',
          path: [...path, 'uri'],
          what: `${at.name} contains a view with the URI ${code(uri)}.`,
        });
      if (!isViewUri(asked)) continue;
    }
    const is = typeOf(type);
    if (is === 'spelled') report(at, spelling(at, [...path, 'mimeType'], type));
    else if (is === 'other')
      report(at, {
        requirement: 'apps/content-mime-type',
        path: type === undefined ? path : [...path, 'mimeType'],
        mark: type === undefined ? 'missing' : 'value',
        what: `In ${at.name.toLowerCase()}, the contents of ${code(uri ?? null)} have ${type === undefined ? 'no type' : `the type ${code(type)}`}.`,
      });
    judgeMeta(at, item, path, report);
  }
  if (isViewUri(asked) && items.length > 0 && !items.some(([, item]) => get(item, 'uri') === asked)) {
    const [index, item] = items[0] ?? [0, {}];
    report(at, {
      requirement: 'apps/content-uri-mismatch',
      path: ['result', 'contents', index, ...(has(item, 'uri') ? ['uri'] : [])],
      what: `${at.name} answers a request for ${named(asked)} with contents of ${code(get(item, 'uri') ?? null)}.`,
    });
  }
  const first = items[0]?.[1];
  if (first && isViewUri(get(first, 'uri')) && has(at.meta, 'ui') && !has(objectAt(first, '_meta'), 'ui'))
    report(at, {
      requirement: 'apps/meta-at-result-level',
      path: ['result', '_meta', 'ui'],
      mark: 'key',
      what: `${at.name} has \`_meta.ui\` beside \`contents\` and not in its items.`,
    });
}

/** Lists and contents of views. */
export const viewResources = defineMessageRule({
  id: 'apps/view-resources',
  requirements: [
    'apps/meta-openai-only',
    'apps/resource-meta-not-object',
    'apps/ui-meta-unknown-member',
    'apps/domain-format',
    'apps/resource-mime-type-listed',
    'apps/resource-uri-scheme',
    'apps/mime-type-spelling',
    'apps/content-mime-type',
    'apps/content-uri-mismatch',
    'apps/meta-at-result-level',
    'apps/csp-domain-injection',
    'apps/csp-domain-keyword',
    'apps/csp-domain-origin',
    'apps/csp-unknown-member',
    'apps/permissions-unknown',
  ],
  judge(message, report) {
    if (message.kind !== 'response') return;
    judgeList(message, report);
    judgeContents(message, report);
  },
});
