/** Texts that keep and break the requirements of MCP Apps. */
import {
  client,
  contents,
  host,
  hostAnswers,
  hostRefuses,
  lines,
  one,
  opened,
  PAGE,
  result,
  serverAnswers,
  styled,
  tool,
  URI,
  view,
  viewAnswers,
  viewRefuses,
  viewTool,
  type Pair,
} from './build.ts';

const R = '2025-11-25';
const pair = (id: string, good: string, bad: string): Pair => ({ id: `apps/${id}`, good, bad, revision: R });
const hello = (appInfo: object | null, rest: object = {}): string =>
  JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method: 'ui/initialize',
    params: { ...(appInfo ? { appInfo } : {}), appCapabilities: {}, protocolVersion: '2026-01-26', ...rest },
  });
const INFO = { name: 'chart', version: '2.1.0' };
const context = (params: Parameters<typeof host>[1]): string =>
  one({ method: 'ui/notifications/host-context-changed', params: params ?? {} });
const ask = (method: string, params: Parameters<typeof host>[1]): string =>
  one({ id: 3, method: `ui/${method}`, params: params ?? {} });
const greeted = (value: object): string =>
  lines(
    view('ui/initialize', { appInfo: INFO, appCapabilities: {}, protocolVersion: '2026-01-26' }, 0),
    JSON.stringify({ from: 'host', message: { jsonrpc: '2.0', id: 0, result: value } }),
  );
const WELCOME = { protocolVersion: '2026-01-26', hostInfo: INFO, hostCapabilities: {}, hostContext: {} };
const declares = (capabilities: Parameters<typeof client>[1]): string =>
  one({
    id: 0,
    method: 'initialize',
    params: { protocolVersion: R, capabilities: capabilities ?? {}, clientInfo: INFO },
  });
const APPS = { 'io.modelcontextprotocol/ui': { mimeTypes: ['text/html;profile=mcp-app'] } };
const list = [client('tools/list', {}, 2), serverAnswers(2, { tools: [viewTool()] })];
const called = (value: Parameters<typeof serverAnswers>[1], id = 3): string[] => [
  client('tools/call', { name: 'draw_chart', arguments: { year: 2020 } }, id),
  serverAnswers(id, value),
];
const TEXT = { content: [{ type: 'text', text: 'Sales rose by four percent.' }] };
const input = host('ui/notifications/tool-input', { arguments: { year: 2020 } });
const TOOLS = { tools: {} };
const asksTools = [...opened({}, TOOLS), host('tools/list', {}, 5)];
const read = (value: Parameters<typeof serverAnswers>[1]): string[] => [
  client('resources/read', { uri: URI }, 4),
  serverAnswers(4, value),
];
const CSP = { connectDomains: ['https://api.shop.example'] };

/** One pair for each requirement. */
export const appsPairs: readonly Pair[] = [
  pair(
    'app-capabilities-display-modes',
    hello(INFO, { appCapabilities: { availableDisplayModes: ['pip'] } }),
    hello(INFO, { appCapabilities: { availableDisplayModes: ['window'] } }),
  ),
  pair('app-capabilities-object', hello(INFO), hello(INFO, { appCapabilities: [] })),
  pair(
    'app-capabilities-tools-object',
    hello(INFO, { appCapabilities: { tools: { listChanged: true } } }),
    hello(INFO, { appCapabilities: { tools: ['draw'] } }),
  ),
  pair(
    'app-capabilities-unknown',
    hello(INFO, { appCapabilities: { experimental: {} } }),
    hello(INFO, { appCapabilities: { sampling: {} } }),
  ),
  pair(
    'app-tool-schema-missing',
    lines(asksTools, viewAnswers(5, { tools: [tool()] })),
    lines(asksTools, viewAnswers(5, { tools: [{ name: 'zoom' }] })),
  ),
  pair(
    'app-tools-call',
    lines(opened({}, TOOLS), host('tools/call', { name: 'zoom', arguments: {} }, 6), viewAnswers(6, TEXT)),
    lines(
      opened({}, TOOLS),
      host('tools/call', { name: 'zoom', arguments: {} }, 6),
      viewRefuses(6, -32601, 'Method not found'),
    ),
  ),
  pair(
    'app-tools-list',
    lines(asksTools, viewAnswers(5, { tools: [] })),
    lines(asksTools, viewRefuses(5, -32601, 'Method not found')),
  ),
  pair(
    'app-tools-list-changed-undeclared',
    lines(opened({}, { tools: { listChanged: true } }), view('notifications/tools/list_changed')),
    lines(opened({}, TOOLS), view('notifications/tools/list_changed')),
  ),
  pair(
    'app-tools-undeclared',
    lines(asksTools, viewAnswers(5, { tools: [] })),
    lines(opened(), host('tools/list', {}, 5), viewRefuses(5, -32601, 'Method not found')),
  ),
  pair('capability-in-experimental', declares({ extensions: APPS }), declares({ experimental: APPS })),
  pair(
    'capability-mime-type-unknown',
    declares({ extensions: APPS }),
    declares({ extensions: { 'io.modelcontextprotocol/ui': { mimeTypes: ['text/html'] } } }),
  ),
  pair(
    'capability-mime-types-array',
    declares({ extensions: APPS }),
    declares({ extensions: { 'io.modelcontextprotocol/ui': { mimeTypes: 'text/html;profile=mcp-app' } } }),
  ),
  pair(
    'capability-mime-types-missing',
    declares({ extensions: APPS }),
    declares({ extensions: { 'io.modelcontextprotocol/ui': {} } }),
  ),
  pair(
    'capability-unknown-setting',
    declares({ extensions: APPS }),
    declares({
      extensions: { 'io.modelcontextprotocol/ui': { mimeTypes: ['text/html;profile=mcp-app'], features: [] } },
    }),
  ),
  pair(
    'content-array-meaningful',
    lines(list, called(TEXT)),
    lines(list, called({ content: [], structuredContent: { rise: 4 } })),
  ),
  pair(
    'content-blob-not-html',
    result(contents({ text: PAGE })),
    result({ contents: [{ uri: URI, mimeType: 'text/html;profile=mcp-app', blob: 'aGVsbG8=' }] }),
  ),
  pair('content-mime-type', result(contents()), result(contents({ mimeType: 'text/html' }))),
  pair('content-no-doctype', result(contents()), result(contents({ text: '<body><main></main></body>' }))),
  pair('content-not-html', result(contents()), result(contents({ text: 'https://shop.example/chart' }))),
  pair(
    'content-placeholder',
    lines(list, called(TEXT)),
    lines(list, called({ content: [{ type: 'text', text: 'See the view above.' }] })),
  ),
  pair('content-uri-mismatch', lines(read(contents())), lines(read(contents({ uri: 'ui://charts/other' })))),
  pair(
    'csp-domain-injection',
    result(styled({ csp: CSP })),
    result(styled({ csp: { connectDomains: ["https://a.example; script-src 'unsafe-eval'"] } })),
  ),
  pair('csp-domain-keyword', result(styled({ csp: CSP })), result(styled({ csp: { resourceDomains: ['data:'] } }))),
  pair(
    'csp-domain-origin',
    result(styled({ csp: { resourceDomains: ['https://*.shop.example'] } })),
    result(styled({ csp: { resourceDomains: ['shop.example'] } })),
  ),
  pair(
    'csp-domains-array',
    result(styled({ csp: CSP })),
    result(styled({ csp: { connectDomains: 'https://api.shop.example' } })),
  ),
  pair('csp-not-object', result(styled({ csp: CSP })), result(styled({ csp: "default-src 'self'" }))),
  pair(
    'csp-unknown-member',
    result(styled({ csp: CSP })),
    result(styled({ csp: { 'script-src': ['https://a.example'] } })),
  ),
  pair(
    'denial-form',
    lines(
      opened({ openLinks: {} }),
      view('ui/open-link', { url: 'https://a.example/' }, 4),
      hostRefuses(4, -32000, 'Denied'),
    ),
    lines(
      opened({ openLinks: {} }),
      view('ui/open-link', { url: 'https://a.example/' }, 4),
      hostAnswers(4, { isError: true }),
    ),
  ),
  pair('direction', lines(opened(), input), lines(opened(), view('ui/notifications/tool-input', { arguments: {} }))),
  pair(
    'display-mode-not-declared-by-app',
    lines(
      opened({}, { availableDisplayModes: ['inline', 'pip'] }),
      host('ui/notifications/host-context-changed', { displayMode: 'pip' }),
    ),
    lines(
      opened({}, { availableDisplayModes: ['inline'] }),
      host('ui/notifications/host-context-changed', { displayMode: 'pip' }),
    ),
  ),
  pair(
    'display-mode-not-offered',
    lines(
      opened({}, { availableDisplayModes: ['pip'] }, { availableDisplayModes: ['pip'] }),
      view('ui/request-display-mode', { mode: 'pip' }, 2),
      hostAnswers(2, { mode: 'pip' }),
    ),
    lines(
      opened({}, { availableDisplayModes: ['pip'] }, { availableDisplayModes: ['inline'] }),
      view('ui/request-display-mode', { mode: 'pip' }, 2),
    ),
  ),
  pair(
    'display-mode-result',
    lines(
      opened({}, { availableDisplayModes: ['pip'] }),
      view('ui/request-display-mode', { mode: 'pip' }, 2),
      hostAnswers(2, { mode: 'pip' }),
    ),
    lines(
      opened({}, { availableDisplayModes: ['pip'] }),
      view('ui/request-display-mode', { mode: 'pip' }, 2),
      hostAnswers(2, {}),
    ),
  ),
  pair(
    'display-mode-unavailable',
    lines(
      opened({}, { availableDisplayModes: ['pip'] }),
      view('ui/request-display-mode', { mode: 'pip' }, 2),
      hostAnswers(2, { mode: 'pip' }),
    ),
    lines(
      opened({}, { availableDisplayModes: ['pip'] }),
      view('ui/request-display-mode', { mode: 'pip' }, 2),
      hostRefuses(2, -32000, 'Not available'),
    ),
  ),
  pair(
    'display-mode-value',
    ask('request-display-mode', { mode: 'fullscreen' }),
    ask('request-display-mode', { mode: 'big' }),
  ),
  pair(
    'display-modes-declared',
    lines(opened({}, { availableDisplayModes: ['pip'] }), view('ui/request-display-mode', { mode: 'pip' }, 2)),
    lines(opened({}, { availableDisplayModes: ['inline'] }), view('ui/request-display-mode', { mode: 'pip' }, 2)),
  ),
  pair(
    'domain-format',
    result(styled({ domain: 'charts.host.example' })),
    result(styled({ domain: 'https://charts.host.example/view' })),
  ),
  pair('domain-type', result(styled({ domain: 'charts.host.example' })), result(styled({ domain: true }))),
  pair(
    'download-contents',
    ask('download-file', { contents: [{ type: 'resource_link', uri: 'file:///a.csv', name: 'a.csv' }] }),
    ask('download-file', { url: 'https://a.example/a.csv' }),
  ),
  pair(
    'download-version',
    lines(
      opened({ downloadFile: {} }),
      view('ui/download-file', { contents: [{ type: 'resource_link', uri: 'file:///a.csv', name: 'a.csv' }] }, 8),
    ),
    lines(
      opened(),
      view('ui/download-file', { contents: [{ type: 'resource_link', uri: 'file:///a.csv', name: 'a.csv' }] }, 8),
    ),
  ),
  pair(
    'embedded-ui-resource',
    result(TEXT),
    result({
      content: [{ type: 'resource', resource: { uri: URI, mimeType: 'text/html;profile=mcp-app', text: PAGE } }],
    }),
  ),
  pair(
    'host-before-initialized',
    lines(opened(), input),
    lines(opened().slice(0, 2), input, view('ui/notifications/initialized')),
  ),
  pair(
    'host-capabilities-object-values',
    greeted(WELCOME),
    greeted({ ...WELCOME, hostCapabilities: { openLinks: true } }),
  ),
  pair('host-capabilities-unknown', greeted(WELCOME), greeted({ ...WELCOME, hostCapabilities: { resources: {} } })),
  pair(
    'host-context-container-both',
    context({ containerDimensions: { width: 1, maxHeight: 2 } }),
    context({ containerDimensions: { height: 1, maxHeight: 2 } }),
  ),
  pair(
    'host-context-container-dimensions',
    context({ containerDimensions: { width: 1 } }),
    context({ containerDimensions: { width: '100%' } }),
  ),
  pair(
    'host-context-device',
    context({ deviceCapabilities: { hover: true } }),
    context({ deviceCapabilities: { hover: 1 } }),
  ),
  pair('host-context-display-mode', context({ displayMode: 'pip' }), context({ displayMode: 'modal' })),
  pair(
    'host-context-display-modes',
    context({ availableDisplayModes: ['pip'] }),
    context({ availableDisplayModes: 'pip' }),
  ),
  pair(
    'host-context-fonts',
    context({ styles: { css: { fonts: '@import url(a.css)' } } }),
    context({ styles: { css: { fonts: ['a.css'] } } }),
  ),
  pair('host-context-locale', context({ locale: 'nb-NO' }), context({ locale: 47 })),
  pair('host-context-locale-format', context({ locale: 'zh-Hant-TW' }), context({ locale: 'nb_NO' })),
  pair('host-context-platform', context({ platform: 'mobile' }), context({ platform: 'android' })),
  pair(
    'host-context-safe-area',
    context({ safeAreaInsets: { top: 0, right: 0, bottom: 9, left: 0 } }),
    context({ safeAreaInsets: { top: 0, right: 0, bottom: '9px', left: 0 } }),
  ),
  pair(
    'host-context-style-variable',
    context({ styles: { variables: { '--font-sans': 'Inter' } } }),
    context({ styles: { variables: { '--accent': '#00f' } } }),
  ),
  pair(
    'host-context-style-variables-place',
    context({ styles: { variables: {} } }),
    context({ styles: { '--font-mono': 'Fira' } }),
  ),
  pair('host-context-theme', context({ theme: 'dark' }), context({ theme: 'auto' })),
  pair('host-context-time-zone', context({ timeZone: 'America/Argentina/Ushuaia' }), context({ timeZone: '+02:00' })),
  pair(
    'host-context-tool-info',
    context({ toolInfo: { tool: tool() } }),
    context({ toolInfo: { name: 'draw_chart' } }),
  ),
  pair(
    'host-context-viewport',
    context({ containerDimensions: { width: 1 } }),
    context({ viewport: { width: 1, height: 1 } }),
  ),
  pair('host-context-wrapped', context({ theme: 'dark' }), context({ hostContext: { theme: 'dark' } })),
  pair(
    'html-frame-undeclared',
    result(
      contents({
        text: PAGE.replace('<main>', '<iframe src="https://maps.example/a"></iframe><main>'),
        _meta: { ui: { csp: { frameDomains: ['https://maps.example'] } } },
      }),
    ),
    result(contents({ text: PAGE.replace('<main>', '<iframe src="https://maps.example/a"></iframe><main>') })),
  ),
  pair(
    'html-relative-asset',
    result(contents()),
    result(contents({ text: PAGE.replace('</head>', '<link rel="stylesheet" href="/main.css"></head>') })),
  ),
  pair(
    'html-undeclared-origin',
    result(
      contents({
        text: PAGE.replace('<main>', '<img src="https://img.example/a.png"><main>'),
        _meta: { ui: { csp: { resourceDomains: ['https://*.example'] } } },
      }),
    ),
    result(contents({ text: PAGE.replace('<main>', '<img src="https://img.example/a.png"><main>') })),
  ),
  pair('initialize-app-info-fields', hello(INFO), hello({ name: 'chart' })),
  pair('initialize-app-info-missing', hello(INFO), hello(null, { clientInfo: INFO })),
  pair(
    'initialize-capabilities-missing',
    hello(INFO),
    one({ id: 1, method: 'ui/initialize', params: { appInfo: INFO, protocolVersion: '2026-01-26' } }),
  ),
  pair(
    'initialize-core-method',
    lines(opened()),
    lines(view('initialize', { protocolVersion: R, capabilities: {}, clientInfo: INFO }, 0)),
  ),
  pair('initialize-params-flat', hello(INFO), hello(null, INFO)),
  pair('initialize-result-host-context', greeted(WELCOME), greeted({ ...WELCOME, hostContext: undefined })),
  pair('initialize-result-host-info', greeted(WELCOME), greeted({ ...WELCOME, hostInfo: { name: 'desk' } })),
  pair('initialize-result-required', greeted(WELCOME), greeted({ ...WELCOME, hostCapabilities: undefined })),
  pair(
    'initialize-version-missing',
    hello(INFO),
    one({ id: 1, method: 'ui/initialize', params: { appInfo: INFO, appCapabilities: {} } }),
  ),
  pair('initialize-version-unknown', hello(INFO), hello(INFO, { protocolVersion: '2025-11-25' })),
  pair(
    'initialized-after-error',
    lines(opened()),
    lines(
      view('ui/initialize', { appInfo: INFO, appCapabilities: {}, protocolVersion: '2026-01-26' }, 0),
      hostRefuses(0, -32603, 'Failed'),
      view('ui/notifications/initialized'),
    ),
  ),
  pair('initialized-before-result', lines(opened()), lines(opened()[0] ?? '', opened()[2] ?? '', opened()[1] ?? '')),
  pair('initialized-core-name', lines(opened()), lines(opened().slice(0, 2), view('notifications/initialized'))),
  pair(
    'initialized-missing',
    lines(opened({ serverTools: {} }), view('tools/call', { name: 'draw_chart', arguments: {} }, 1)),
    lines(opened({ serverTools: {} }).slice(0, 2), view('tools/call', { name: 'draw_chart', arguments: {} }, 1)),
  ),
  pair(
    'legacy-message',
    ask('open-link', { url: 'https://a.example/' }),
    JSON.stringify({ type: 'link', payload: { url: 'https://a.example/' } }),
  ),
  pair(
    'logging-undeclared',
    lines(opened({ logging: {} }), view('notifications/message', { level: 'info', data: 'x' })),
    lines(opened(), view('notifications/message', { level: 'info', data: 'x' })),
  ),
  pair(
    'message-content-block',
    ask('message', { role: 'user', ...TEXT }),
    ask('message', { role: 'user', content: ['Show 2021'] }),
  ),
  pair(
    'message-content-missing',
    ask('message', { role: 'user', ...TEXT }),
    ask('message', { role: 'user', text: 'Show 2021' }),
  ),
];
