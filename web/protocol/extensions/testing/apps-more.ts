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
  viewTool,
  type Pair,
} from './build.ts';

const R = '2025-11-25';
const pair = (id: string, good: string, bad: string): Pair => ({ id: `apps/${id}`, good, bad, revision: R });
const tools = (...all: ReturnType<typeof viewTool>[]): string => result({ tools: all });
const INFO = { name: 'chart', version: '2.1.0' };
const note = (method: string, params: Parameters<typeof host>[1]): string =>
  one({ method: `ui/notifications/${method}`, params: params ?? {} });
const ask = (method: string, params: Parameters<typeof host>[1]): string =>
  one({ id: 3, method: `ui/${method}`, params: params ?? {} });
const APPS = { 'io.modelcontextprotocol/ui': { mimeTypes: ['text/html;profile=mcp-app'] } };
const list = [client('tools/list', {}, 2), serverAnswers(2, { tools: [viewTool()] })];
const called = (value: Parameters<typeof serverAnswers>[1], id = 3): string[] => [
  client('tools/call', { name: 'draw_chart', arguments: { year: 2020 } }, id),
  serverAnswers(id, value),
];
const TEXT = { content: [{ type: 'text', text: 'Sales rose by four percent.' }] };
const input = host('ui/notifications/tool-input', { arguments: { year: 2020 } });
const read = (value: Parameters<typeof serverAnswers>[1]): string[] => [
  client('resources/read', { uri: URI }, 4),
  serverAnswers(4, value),
];
const page = (more: Parameters<typeof host>[1] = {}): string =>
  host('ui/notifications/sandbox-resource-ready', { html: PAGE, ...more });
const proxy = sandbox('ui/notifications/sandbox-proxy-ready');
const CSP = { connectDomains: ['https://api.shop.example'] };

/** The second half, by name. */
export const moreAppsPairs: readonly Pair[] = [
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
