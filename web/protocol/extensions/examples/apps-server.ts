/** Texts that keep and break the requirements of MCP Apps: what client and server declare and offer: tools with views, and the resources of views. */
import {
  client,
  contents,
  lines,
  listedView,
  one,
  opened,
  PAGE,
  type Pair,
  result,
  serverAnswers,
  serverRefuses,
  styled,
  tool,
  URI,
  view,
  viewTool,
} from './build.ts';
import { R, pair, INFO, called, TEXT, read, CSP } from './apps-parts.ts';

const declares = (capabilities: Parameters<typeof client>[1]): string =>
  one({
    id: 0,
    method: 'initialize',
    params: { protocolVersion: R, capabilities: capabilities ?? {}, clientInfo: INFO },
  });
const APPS = { 'io.modelcontextprotocol/ui': { mimeTypes: ['text/html;profile=mcp-app'] } };
const list = [client('tools/list', {}, 2), serverAnswers(2, { tools: [viewTool()] })];
const tools = (...all: ReturnType<typeof viewTool>[]): string => result({ tools: all });

/** One pair for each requirement. */
export const appsServerPairs: readonly Pair[] = [
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
    'domain-format',
    result(styled({ domain: 'charts.host.example' })),
    result(styled({ domain: 'https://charts.host.example/view' })),
  ),
  pair('domain-type', result(styled({ domain: 'charts.host.example' })), result(styled({ domain: true }))),
  pair(
    'embedded-ui-resource',
    result(TEXT),
    result({
      content: [{ type: 'resource', resource: { uri: URI, mimeType: 'text/html;profile=mcp-app', text: PAGE } }],
    }),
  ),
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
  pair('mime-type-spelling', result(contents()), result(contents({ mimeType: 'text/html; profile=mcp-app' }))),
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
    'text-fallback',
    lines(list, called(TEXT)),
    lines(list, called({ content: [{ type: 'image', data: 'aGk=', mimeType: 'image/png' }] })),
  ),
  pair('tool-csp-misplaced', tools(viewTool()), tools(viewTool({ resourceUri: URI, csp: CSP }))),
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
];
