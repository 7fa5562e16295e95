/** Texts that keep and break the requirements of MCP Apps. */
import {
  client,
  contents,
  host,
  hostAnswers,
  hostRefuses,
  lines,
  listedView,
  one,
  opened,
  PAGE,
  result,
  sandbox,
  serverAnswers,
  serverRefuses,
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
const tools = (...all: Parameters<typeof viewTool>[0][]): string => result({ tools: all });
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
const note = (method: string, params: Parameters<typeof host>[1]): string =>
  one({ method: `ui/notifications/${method}`, params: params ?? {} });
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
const page = (more: Parameters<typeof host>[1] = {}): string =>
  host('ui/notifications/sandbox-resource-ready', { html: PAGE, ...more });
const proxy = sandbox('ui/notifications/sandbox-proxy-ready');
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
  pair(
    'message-content-single',
    ask('message', { role: 'user', ...TEXT }),
    ask('message', { role: 'user', content: { type: 'text', text: 'Show 2021' } }),
  ),
  pair(
    'message-modality',
    lines(opened({ message: { text: {} } }), view('ui/message', { role: 'user', ...TEXT }, 4)),
    lines(opened({ message: { image: {} } }), view('ui/message', { role: 'user', ...TEXT }, 4)),
  ),
  pair('message-role', ask('message', { role: 'user', ...TEXT }), ask('message', { role: 'assistant', ...TEXT })),
  pair('meta-at-result-level', result(styled({ csp: CSP })), result({ ...contents(), _meta: { ui: { csp: CSP } } })),
  pair(
    'meta-listing-differs',
    lines(
      client('resources/list', {}, 2),
      serverAnswers(2, { resources: [listedView({ _meta: { ui: { csp: CSP } } })] }),
      read(styled({ csp: CSP })),
    ),
    lines(
      client('resources/list', {}, 2),
      serverAnswers(2, { resources: [listedView({ _meta: { ui: { csp: CSP } } })] }),
      read(styled({ csp: { connectDomains: ['https://b.example'] } })),
    ),
  ),
  pair(
    'meta-listing-only',
    lines(client('resources/list', {}, 2), serverAnswers(2, { resources: [listedView()] }), read(styled({ csp: CSP }))),
    lines(
      client('resources/list', {}, 2),
      serverAnswers(2, { resources: [listedView({ _meta: { ui: { csp: CSP } } })] }),
      read(contents()),
    ),
  ),
  pair(
    'meta-openai-only',
    result(styled({ csp: CSP })),
    result(contents({ _meta: { 'openai/widgetDomain': 'https://a.example' } })),
  ),
  pair(
    'method-old-name',
    note('host-context-changed', { theme: 'dark' }),
    note('host-context-change', { theme: 'dark' }),
  ),
  pair('method-unknown', ask('open-link', { url: 'https://a.example/' }), ask('ping', {})),
  pair('mime-type-spelling', result(contents()), result(contents({ mimeType: 'text/html; profile=mcp-app' }))),
  pair(
    'model-only-tool-called-by-view',
    lines(
      client('tools/list', {}, 2),
      serverAnswers(2, { tools: [viewTool({ resourceUri: URI, visibility: ['model'] })] }),
      opened({ serverTools: {} }),
      view('tools/call', { name: 'draw_chart', arguments: {} }, 9),
      hostRefuses(9, -32000, 'Not for views'),
    ),
    lines(
      client('tools/list', {}, 2),
      serverAnswers(2, { tools: [viewTool({ resourceUri: URI, visibility: ['model'] })] }),
      opened({ serverTools: {} }),
      view('tools/call', { name: 'draw_chart', arguments: {} }, 9),
      hostAnswers(9, TEXT),
    ),
  ),
  pair(
    'notification-as-request',
    note('size-changed', { width: 1, height: 1 }),
    one({ id: 2, method: 'ui/notifications/initialized', params: {} }),
  ),
  pair(
    'open-link-absolute',
    ask('open-link', { url: 'https://a.example/' }),
    ask('open-link', { url: 'mailto:a@example.com' }),
  ),
  pair(
    'open-link-url',
    ask('open-link', { url: 'https://a.example/' }),
    ask('open-link', { uri: 'https://a.example/' }),
  ),
  pair(
    'open-links-undeclared',
    lines(opened({ openLinks: {} }), view('ui/open-link', { url: 'https://a.example/' }, 4)),
    lines(opened(), view('ui/open-link', { url: 'https://a.example/' }, 4)),
  ),
  pair(
    'permissions-not-object',
    result(styled({ permissions: { camera: {} } })),
    result(styled({ permissions: 'camera' })),
  ),
  pair(
    'permissions-unknown',
    result(styled({ permissions: { camera: {} } })),
    result(styled({ permissions: { fullscreen: {} } })),
  ),
  pair(
    'permissions-value',
    result(styled({ permissions: { camera: {} } })),
    result(styled({ permissions: { camera: true } })),
  ),
  pair('prefers-border-type', result(styled({ prefersBorder: true })), result(styled({ prefersBorder: 'yes' }))),
  pair(
    'request-as-notification',
    ask('message', { role: 'user', ...TEXT }),
    one({ method: 'ui/message', params: { role: 'user', ...TEXT } }),
  ),
  pair('request-teardown-draft', note('request-teardown', {}), note('close', {})),
  pair('resource-meta-not-object', result(styled({})), result(styled('border'))),
  pair(
    'resource-mime-type-listed',
    result({ resources: [listedView()] }),
    result({ resources: [listedView({ mimeType: 'text/html+mcp' })] }),
  ),
  pair(
    'resource-missing',
    lines(list, read(contents())),
    lines(list, client('resources/read', { uri: URI }, 4), serverRefuses(4, -32002, 'Resource not found')),
  ),
  pair(
    'resource-uri-scheme',
    result({ resources: [listedView()] }),
    result({ resources: [listedView({ uri: 'app://charts/main' })] }),
  ),
  pair(
    'sampling-tools-undeclared',
    lines(
      opened({ sampling: { tools: {} } }),
      view('sampling/createMessage', { messages: [], maxTokens: 9, tools: [] }, 2),
    ),
    lines(opened({ sampling: {} }), view('sampling/createMessage', { messages: [], maxTokens: 9, tools: [] }, 2)),
  ),
  pair(
    'sampling-undeclared',
    lines(opened({ sampling: {} }), view('sampling/createMessage', { messages: [], maxTokens: 9 }, 2)),
    lines(opened(), view('sampling/createMessage', { messages: [], maxTokens: 9 }, 2)),
  ),
  pair(
    'sandbox-csp-dropped',
    lines(read(styled({ csp: CSP })), proxy, page({ csp: CSP })),
    lines(read(styled({ csp: CSP })), proxy, page({ csp: {} })),
  ),
  pair(
    'sandbox-csp-undeclared-domain',
    lines(read(styled({ csp: CSP })), proxy, page({ csp: CSP })),
    lines(read(contents()), proxy, page({ csp: CSP })),
  ),
  pair(
    'sandbox-permission-token',
    lines(read(styled({ permissions: { camera: {} } })), opened({ sandbox: { permissions: { camera: {} } } })),
    lines(read(contents()), opened({ sandbox: { permissions: { camera: {} } } })),
  ),
  pair('sandbox-proxy-ready-missing', lines(proxy, page()), lines(page(), proxy)),
  pair('sandbox-requests', lines(proxy, page()), lines(proxy, sandbox('ping', {}, 1))),
  pair(
    'sandbox-reserved-from-view',
    lines(proxy, page()),
    lines(opened(), view('ui/notifications/sandbox-resource-ready', { html: PAGE })),
  ),
  pair(
    'sandbox-resource-csp',
    note('sandbox-resource-ready', { html: PAGE, csp: CSP }),
    note('sandbox-resource-ready', { html: PAGE, permissions: ['camera'] }),
  ),
  pair(
    'sandbox-resource-html',
    note('sandbox-resource-ready', { html: PAGE }),
    note('sandbox-resource-ready', { content: PAGE }),
  ),
  pair('sandbox-resource-missing', lines(proxy, page()), lines(proxy, opened())),
  pair(
    'server-resources-undeclared',
    lines(opened({ serverResources: {} }), view('resources/read', { uri: URI }, 2)),
    lines(opened(), view('resources/read', { uri: URI }, 2)),
  ),
  pair(
    'server-tools-undeclared',
    lines(opened({ serverTools: {} }), view('tools/call', { name: 'draw_chart', arguments: {} }, 2)),
    lines(opened(), view('tools/call', { name: 'draw_chart', arguments: {} }, 2)),
  ),
  pair('size-changed-empty', note('size-changed', { width: 1, height: 1 }), note('size-changed', {})),
  pair(
    'size-changed-params',
    note('size-changed', { width: 1, height: 1 }),
    note('size-changed', { width: '1px', height: 1 }),
  ),
  pair('standard-message-subset', lines(opened(), view('ping', {}, 3)), lines(opened(), view('prompts/list', {}, 3))),
  pair('teardown-reason', ask('resource-teardown', { reason: 'closed' }), ask('resource-teardown', { reason: 3 })),
  pair(
    'teardown-unanswered',
    lines(opened(), host('ui/resource-teardown', {}, 8), viewAnswers(8, {})),
    lines(
      opened(),
      host('ui/resource-teardown', {}, 8),
      view('ui/notifications/size-changed', { width: 1, height: 1 }),
    ),
  ),
  pair(
    'text-fallback',
    lines(list, called(TEXT)),
    lines(list, called({ content: [{ type: 'image', data: 'aGk=', mimeType: 'image/png' }] })),
  ),
  pair(
    'tool-cancelled-missing',
    lines(
      client('tools/call', { name: 'draw_chart', arguments: { year: 2020 } }, 3),
      opened(),
      input,
      client('notifications/cancelled', { requestId: 3 }),
      host('ui/notifications/tool-cancelled', {}),
      host('ui/resource-teardown', {}, 8),
    ),
    lines(
      client('tools/call', { name: 'draw_chart', arguments: { year: 2020 } }, 3),
      opened(),
      input,
      client('notifications/cancelled', { requestId: 3 }),
      host('ui/resource-teardown', {}, 8),
    ),
  ),
  pair(
    'tool-cancelled-reason',
    note('tool-cancelled', { reason: 'stopped' }),
    note('tool-cancelled', { reason: { by: 'user' } }),
  ),
  pair('tool-csp-misplaced', tools(viewTool()), tools(viewTool({ resourceUri: URI, csp: CSP }))),
  pair('tool-input-arguments-missing', note('tool-input', { arguments: {} }), note('tool-input', {})),
  pair(
    'tool-input-arguments-object',
    note('tool-input', { arguments: {} }),
    note('tool-input-partial', { arguments: [] }),
  ),
  pair(
    'tool-input-differs',
    lines(client('tools/call', { name: 'draw_chart', arguments: { year: 2020 } }, 3), opened(), input),
    lines(client('tools/call', { name: 'draw_chart', arguments: { year: 2021 } }, 3), opened(), input),
  ),
  pair(
    'tool-input-missing',
    lines(opened(), input, host('ui/notifications/tool-result', TEXT)),
    lines(opened(), host('ui/notifications/tool-result', TEXT)),
  ),
  pair(
    'tool-input-partial-after-input',
    lines(opened(), host('ui/notifications/tool-input-partial', { arguments: {} }), input),
    lines(opened(), input, host('ui/notifications/tool-input-partial', { arguments: {} })),
  ),
  pair(
    'tool-input-twice',
    lines(opened(), input, host('ui/notifications/tool-result', TEXT)),
    lines(opened(), input, input),
  ),
  pair('tool-input-wrapped', note('tool-input', { arguments: {} }), note('tool-input', { input: { year: 2020 } })),
  pair('tool-openai-only', tools(viewTool()), tools(tool({ _meta: { 'openai/outputTemplate': URI } }))),
  pair(
    'tool-permissions-misplaced',
    tools(viewTool()),
    tools(viewTool({ resourceUri: URI, permissions: { camera: {} } })),
  ),
  pair('tool-resource-meta-misplaced', tools(viewTool()), tools(viewTool({ resourceUri: URI, domain: 'a.example' }))),
  pair(
    'tool-resource-uri-both-differ',
    tools(tool({ _meta: { ui: { resourceUri: URI }, 'ui/resourceUri': URI } })),
    tools(tool({ _meta: { ui: { resourceUri: URI }, 'ui/resourceUri': 'ui://charts/old' } })),
  ),
  pair('tool-resource-uri-empty', tools(viewTool()), tools(viewTool({ resourceUri: '' }))),
  pair('tool-resource-uri-flat', tools(viewTool()), tools(tool({ _meta: { 'ui/resourceUri': URI } }))),
  pair('tool-resource-uri-misplaced', tools(viewTool()), tools(tool({ _meta: { resourceUri: URI } }))),
  pair('tool-resource-uri-scheme', tools(viewTool()), tools(viewTool({ resourceUri: 'https://charts.example/main' }))),
  pair('tool-resource-uri-type', tools(viewTool()), tools(viewTool({ resourceUri: { uri: URI } }))),
  pair(
    'tool-result-and-cancelled',
    lines(opened(), input, host('ui/notifications/tool-result', TEXT)),
    lines(opened(), input, host('ui/notifications/tool-result', TEXT), host('ui/notifications/tool-cancelled', {})),
  ),
  pair(
    'tool-result-differs',
    lines(
      called({ ...TEXT, structuredContent: { rise: 4 } }),
      opened(),
      input,
      host('ui/notifications/tool-result', { ...TEXT, structuredContent: { rise: 4 } }),
    ),
    lines(
      called({ ...TEXT, structuredContent: { rise: 4 } }),
      opened(),
      input,
      host('ui/notifications/tool-result', TEXT),
    ),
  ),
  pair(
    'tool-result-missing',
    lines(
      opened(),
      input,
      called(TEXT),
      host('ui/notifications/tool-result', TEXT),
      host('ui/resource-teardown', {}, 8),
    ),
    lines(opened(), input, called(TEXT), host('ui/resource-teardown', {}, 8)),
  ),
  pair('tool-result-shape', note('tool-result', TEXT), note('tool-result', { result: TEXT })),
  pair('tool-result-ui-meta', result(TEXT), result({ ...TEXT, _meta: { ui: { resourceUri: URI } } })),
  pair('tool-ui-not-object', tools(viewTool()), tools(tool({ _meta: { ui: [URI] } }))),
  pair('tool-ui-unknown-member', tools(viewTool()), tools(viewTool({ resourceUri: URI, uri: URI }))),
  pair(
    'tool-visibility-array',
    tools(viewTool({ resourceUri: URI, visibility: ['app'] })),
    tools(viewTool({ resourceUri: URI, visibility: 'app' })),
  ),
  pair('tool-visibility-empty', tools(viewTool()), tools(viewTool({ resourceUri: URI, visibility: [] }))),
  pair(
    'tool-visibility-flat',
    tools(viewTool()),
    tools(tool({ _meta: { ui: { resourceUri: URI }, 'ui/visibility': ['app'] } })),
  ),
  pair(
    'tool-visibility-openai',
    tools(viewTool()),
    tools(tool({ _meta: { ui: { resourceUri: URI }, 'openai/widgetAccessible': true } })),
  ),
  pair(
    'tool-visibility-values',
    tools(viewTool({ resourceUri: URI, visibility: ['model'] })),
    tools(viewTool({ resourceUri: URI, visibility: ['user'] })),
  ),
  pair(
    'ui-meta-unknown-member',
    result(styled({ prefersBorder: true })),
    result(styled({ 'preferred-frame-size': [1, 1] })),
  ),
  pair(
    'ui-method-to-server',
    lines(opened({ openLinks: {} }), view('ui/open-link', { url: 'https://a.example/' }, 4)),
    lines(client('ui/open-link', { url: 'https://a.example/' }, 4)),
  ),
  pair(
    'ui-tools-without-capability',
    lines(
      client('initialize', { protocolVersion: R, capabilities: { extensions: APPS }, clientInfo: INFO }, 0),
      serverAnswers(0, { protocolVersion: R, capabilities: { tools: {} }, serverInfo: INFO }),
      client('notifications/initialized'),
      list,
    ),
    lines(
      client('initialize', { protocolVersion: R, capabilities: {}, clientInfo: INFO }, 0),
      serverAnswers(0, { protocolVersion: R, capabilities: { tools: {} }, serverInfo: INFO }),
      client('notifications/initialized'),
      list,
    ),
  ),
  pair(
    'update-context-content',
    ask('update-model-context', TEXT),
    ask('update-model-context', { content: 'Year 2021' }),
  ),
  pair('update-context-empty', ask('update-model-context', TEXT), ask('update-model-context', { state: 1 })),
  pair(
    'update-context-structured',
    ask('update-model-context', { structuredContent: {} }),
    ask('update-model-context', { structuredContent: [1] }),
  ),
  pair(
    'view-request-before-initialize',
    lines(opened()),
    lines(view('ui/open-link', { url: 'https://a.example/' }, 9), opened()),
  ),
];
