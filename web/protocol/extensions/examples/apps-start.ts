/** Texts that keep and break the requirements of MCP Apps: what host and view declare, and how a view starts. */
import {
  contents,
  host,
  hostAnswers,
  hostRefuses,
  lines,
  one,
  opened,
  PAGE,
  type Pair,
  sandbox,
  styled,
  tool,
  view,
  viewAnswers,
  viewRefuses,
} from './build.ts';
import { R, pair, INFO, ask, TEXT, input, read, CSP, note } from './apps-parts.ts';

const hello = (appInfo: object | null, rest: object = {}): string =>
  JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method: 'ui/initialize',
    params: { ...(appInfo ? { appInfo } : {}), appCapabilities: {}, protocolVersion: '2026-01-26', ...rest },
  });
const context = (params: Parameters<typeof host>[1]): string =>
  one({ method: 'ui/notifications/host-context-changed', params: params ?? {} });
const greeted = (value: object): string =>
  lines(
    view('ui/initialize', { appInfo: INFO, appCapabilities: {}, protocolVersion: '2026-01-26' }, 0),
    JSON.stringify({ from: 'host', message: { jsonrpc: '2.0', id: 0, result: value } }),
  );
const WELCOME = { protocolVersion: '2026-01-26', hostInfo: INFO, hostCapabilities: {}, hostContext: {} };
const TOOLS = { tools: {} };
const asksTools = [...opened({}, TOOLS), host('tools/list', {}, 5)];
const page = (more: Parameters<typeof host>[1] = {}): string =>
  host('ui/notifications/sandbox-resource-ready', { html: PAGE, ...more });
const proxy = sandbox('ui/notifications/sandbox-proxy-ready');

/** One pair for each requirement. */
export const appsStartPairs: readonly Pair[] = [
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
    'view-request-before-initialize',
    lines(opened()),
    lines(view('ui/open-link', { url: 'https://a.example/' }, 9), opened()),
  ),
];
