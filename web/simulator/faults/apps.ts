/** MCP Apps: tools with views, their resources and their results. */
import { isObject, objectAt } from '../../protocol/values.ts';
import type { Json, JsonRecord, McpRevision, Output } from '../types.ts';
import type { Fault, Scene, Show } from './define.ts';
import { changingAnswers, changingResults } from './tools.ts';

const REVISIONS: readonly McpRevision[] = ['2025-06-18', '2025-11-25', '2026-07-28'];
const VIEW = 'ui://weather-app/forecast';

const lists: JsonRecord = { id: 1, method: 'tools/list' };
const reads: JsonRecord = { id: 2, method: 'resources/read', params: { uri: VIEW } };
const calls: JsonRecord = {
  id: 3,
  method: 'tools/call',
  params: { name: 'show_forecast', arguments: { city: 'Rome' } },
};
const showing = (...client: JsonRecord[]): Show => ({ server: 'apps', client });

/** Changes `_meta.ui` of the tools that have a view. */
function changingTools(outputs: readonly Output[], scene: Scene, change: (ui: JsonRecord) => JsonRecord): Output[] {
  return changingResults(outputs, scene, ['tools/list'], (result) => {
    const tools = Array.isArray(result.tools) ? result.tools : [];
    const changed = tools.map((tool) => {
      const meta = objectAt(tool, '_meta');
      const ui = objectAt(meta ?? undefined, 'ui');
      return isObject(tool) && ui && ui.resourceUri !== undefined
        ? { ...tool, _meta: { ...meta, ui: change(ui) } }
        : tool;
    });
    return changed.some((tool, index) => tool !== tools[index]) ? { ...result, tools: changed } : null;
  });
}

/** Changes the contents of views. */
function changingViews(outputs: readonly Output[], scene: Scene, change: (item: JsonRecord) => JsonRecord): Output[] {
  return changingResults(outputs, scene, ['resources/read'], (result) => {
    const contents = Array.isArray(result.contents) ? result.contents : [];
    const isView = (item: Json): item is JsonRecord =>
      isObject(item) && typeof item.uri === 'string' && item.uri.startsWith('ui://');
    return contents.some(isView)
      ? { ...result, contents: contents.map((item) => (isView(item) ? change(item) : item)) }
      : null;
  });
}

/** Changes the document of a view. */
function inHtml(item: JsonRecord, change: (html: string) => string): JsonRecord {
  return typeof item.text === 'string' ? { ...item, text: change(item.text) } : item;
}

/** Faults of MCP Apps. `index.ts` defines the display order of all faults. */
export const appFaults: readonly Fault[] = [
  {
    id: 'app-linked-by-https',
    title: 'A tool links its view by an `https:` URL',
    says: 'The `resourceUri` of the tool is an `https:` URL. Hosts read views as resources with `ui:` URIs, so they display nothing. A correct server serves the view as a resource such as `ui://app/forecast`.',
    rule: 'apps/tool-resource-uri-scheme',
    requirement: 'apps/tool-resource-uri-scheme',
    revisions: REVISIONS,
    alter: (outputs, scene) =>
      changingTools(outputs, scene, (ui) => ({ ...ui, resourceUri: 'https://example.com/forecast.html' })),
    shows: showing(lists),
  },
  {
    id: 'app-policy-on-tool',
    title: 'The policy of a view is in the tool',
    says: 'The tool contains `csp`, which belongs to the resource of the view. Hosts ignore it there, and the view cannot load anything. A correct server puts `csp` into the `_meta.ui` of the resource.',
    rule: 'apps/tool-csp-misplaced',
    requirement: 'apps/tool-csp-misplaced',
    revisions: REVISIONS,
    alter: (outputs, scene) =>
      changingTools(outputs, scene, (ui) => ({ ...ui, csp: { connectDomains: ['https://api.example.com'] } })),
    shows: showing(lists),
  },
  {
    id: 'app-for-everyone',
    title: 'Views are sent to clients that display none',
    says: 'The server lists tools with views although the client has not declared MCP Apps. Such a client cannot use them, and shows the model tools that are meant for views. A correct server checks `extensions` first, and offers plain tools otherwise.',
    rule: 'apps/ui-tools-without-capability',
    requirement: 'apps/ui-tools-without-capability',
    revisions: REVISIONS,
    alter: (outputs, scene) =>
      changingResults(outputs, scene, ['tools/list'], (result) => {
        const tools = Array.isArray(result.tools) ? result.tools : [];
        const own = new Map((scene.state.definition.tools ?? []).map(({ name, _meta }) => [name, _meta]));
        const linked = tools.map((tool) => {
          const meta = isObject(tool) && typeof tool.name === 'string' ? own.get(tool.name) : undefined;
          return isObject(tool) && tool._meta === undefined && meta ? { ...tool, _meta: meta } : tool;
        });
        return linked.some((tool, index) => tool !== tools[index]) ? { ...result, tools: linked } : null;
      }),
    shows: { ...showing(lists), capabilities: {} },
  },
  {
    id: 'app-as-plain-html',
    title: 'A view has the type `text/html`',
    says: 'The contents of the view have the type `text/html`. Hosts display only `text/html;profile=mcp-app`, and refuse other types. A correct server writes the whole type.',
    rule: 'apps/content-mime-type',
    requirement: 'apps/content-mime-type',
    revisions: REVISIONS,
    alter: (outputs, scene) => changingViews(outputs, scene, (item) => ({ ...item, mimeType: 'text/html' })),
    shows: showing(reads),
  },
  {
    id: 'app-domain-keyword',
    title: 'The policy of a view contains a keyword',
    says: 'The view declares the domain `*`. Hosts build a policy from origins and must not accept keywords, so the view may not connect at all. A correct server lists the origins that the view needs.',
    rule: 'apps/csp-domain-keyword',
    requirement: 'apps/csp-domain-keyword',
    revisions: REVISIONS,
    alter: (outputs, scene) =>
      changingViews(outputs, scene, (item) => {
        const ui = objectAt(objectAt(item, '_meta') ?? undefined, 'ui') ?? {};
        return { ...item, _meta: { ui: { ...ui, csp: { connectDomains: ['*'] } } } };
      }),
    shows: showing(reads),
  },
  {
    id: 'app-undeclared-origin',
    title: 'A view loads a script from an undeclared origin',
    says: 'The document loads a script from a server that its policy does not name. The host blocks the script, and the view stays empty. A correct server declares the origin in `resourceDomains`, or includes the script in the document.',
    rule: 'apps/html-undeclared-origin',
    requirement: 'apps/html-undeclared-origin',
    revisions: REVISIONS,
    alter: (outputs, scene) =>
      changingViews(outputs, scene, (item) =>
        inHtml(item, (html) =>
          html.replace('</head>', '<script src="https://cdn.example.com/charts.js"></script></head>'),
        ),
      ),
    shows: showing(reads),
  },
  {
    id: 'app-view-missing',
    title: 'The view of a tool does not exist',
    says: 'The tool links a view, and the server answers that there is no such resource. The host has nothing to display. A correct server can read every view that its tools link.',
    rule: 'apps/resource-missing',
    requirement: 'apps/resource-missing',
    revisions: REVISIONS,
    alter: (outputs, scene) =>
      changingAnswers(outputs, scene, (message, requested) => {
        const { uri } = requested?.params ?? {};
        if (requested?.method !== 'resources/read' || typeof uri !== 'string' || !uri.startsWith('ui://')) return null;
        const code = scene.revision === '2026-07-28' ? -32602 : -32002;
        return message.result === undefined
          ? null
          : { jsonrpc: '2.0', id: requested.id, error: { code, message: 'Resource not found', data: { uri } } };
      }),
    shows: showing(lists, reads),
  },
  {
    id: 'app-text-points-to-view',
    title: 'The text of a result only points to the view',
    says: 'The only text of the result is “See the view above.”. The model learns nothing from it, and hosts without views show nothing else. A correct server describes the result as text too.',
    rule: 'apps/content-placeholder',
    requirement: 'apps/content-placeholder',
    revisions: REVISIONS,
    alter: (outputs, scene) =>
      changingResults(outputs, scene, ['tools/call'], (result) =>
        result.structuredContent === undefined
          ? null
          : { ...result, content: [{ type: 'text', text: 'See the view above.' }] },
      ),
    shows: showing(lists, calls),
  },
];
