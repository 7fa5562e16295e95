/** Texts that keep and break the requirements of MCP Apps: what host and view exchange. */
import {
  client,
  host,
  hostAnswers,
  hostRefuses,
  lines,
  one,
  opened,
  type Pair,
  serverAnswers,
  URI,
  view,
  viewAnswers,
  viewTool,
} from './build.ts';
import { pair, ask, called, TEXT, input, note } from './apps-parts.ts';

/** One pair for each requirement. */
export const appsMessagePairs: readonly Pair[] = [
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
  pair(
    'method-old-name',
    note('host-context-changed', { theme: 'dark' }),
    note('host-context-change', { theme: 'dark' }),
  ),
  pair('method-unknown', ask('open-link', { url: 'https://a.example/' }), ask('ping', {})),
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
    'request-as-notification',
    ask('message', { role: 'user', ...TEXT }),
    one({ method: 'ui/message', params: { role: 'user', ...TEXT } }),
  ),
  pair('request-teardown-draft', note('request-teardown', {}), note('close', {})),
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
];
