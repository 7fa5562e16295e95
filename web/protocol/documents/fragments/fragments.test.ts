import { describe, expect, it } from 'vitest';
import type { JsonValue } from '../../json/types.ts';
import { fragmentOf } from './index.ts';

const BLOCK = { type: 'text', text: '18 °C' };
const TOOL = { name: 'forecast', inputSchema: { type: 'object' } };

/** Kind, type, and the method of the message that the fragment belongs to. */
function named(value: JsonValue): string {
  const fragment = fragmentOf(value);
  return fragment ? [fragment.kind, fragment.type, fragment.place?.method ?? '-'].join(' ') : 'none';
}

describe('a fragment of a message', () => {
  it.each<[JsonValue, string]>([
    [TOOL, 'fragment-tool Tool tools/list'],
    [{ description: 'Adds', inputSchema: {} }, 'fragment-tool Tool tools/list'],
    [{ name: 'ping', outputSchema: { type: 'object' } }, 'fragment-tool Tool tools/list'],
    [[TOOL, TOOL], 'fragment-tool-list Tool[] tools/list'],
    [{ tools: [TOOL], nextCursor: 'x' }, 'fragment-tools-result ListToolsResult tools/list'],
    [{ tools: [] }, 'fragment-empty-list ListToolsResult tools/list'],
    [{ content: [BLOCK] }, 'fragment-call-result CallToolResult tools/call'],
    [{ content: 'sunny' }, 'fragment-call-result CallToolResult tools/call'],
    [{ structuredContent: { degrees: 18 } }, 'fragment-call-result CallToolResult tools/call'],
    [{ contents: [{ uri: 'a:b', text: '' }] }, 'fragment-read-result ReadResourceResult resources/read'],
    [{ resources: [{ uri: 'a:b', name: 'b' }] }, 'fragment-resources-result ListResourcesResult resources/list'],
    [
      { resourceTemplates: [{ uriTemplate: 'a:{b}', name: 'b' }] },
      'fragment-templates-result ListResourceTemplatesResult resources/templates/list',
    ],
    [{ tools: { forecast: TOOL } }, 'fragment-tools-result ListToolsResult tools/list'],
    [{ messages: [{ role: 'user', content: 'Sum up' }] }, 'fragment-get-prompt-result GetPromptResult prompts/get'],
    [{ supportedVersions: '2026-07-28', capabilities: {} }, 'fragment-discover-result DiscoverResult server/discover'],
    [{ type: 'resource_link', uri: 'file:///a' }, 'fragment-content-block ContentBlock tools/call'],
    [{ name: 'add', args: { a: 1 } }, 'fragment-params tools/call tools/call'],
    [
      { name: 'sum_up', arguments: [{ name: 'text', type: 'string', required: true }] },
      'fragment-prompt Prompt prompts/list',
    ],
    [{ inputSchema: {} }, 'fragment-input-schema JSONSchema -'],
    [{ prompts: [{ name: 'sum_up' }] }, 'fragment-prompts-result ListPromptsResult prompts/list'],
    [{ messages: [{ role: 'user', content: BLOCK }] }, 'fragment-get-prompt-result GetPromptResult prompts/get'],
    [{ roots: [{ uri: 'file:///a' }] }, 'fragment-result ListRootsResult roots/list'],
    [
      { protocolVersion: '2025-06-18', capabilities: {}, serverInfo: {} },
      'fragment-initialize-result InitializeResult initialize',
    ],
    [{ supportedVersions: [], capabilities: {} }, 'fragment-discover-result DiscoverResult server/discover'],
    [{ resultType: 'input_required', inputRequests: {} }, 'fragment-input-required InputRequiredResult tools/call'],
    [{ type: 'resource_link', name: 'notes' }, 'fragment-content-block ContentBlock tools/call'],
    [{ name: 'add', arguments: '{"a": 1}' }, 'fragment-params tools/call tools/call'],
    [{ action: 'ok', content: { a: 1 } }, 'fragment-elicit-result ElicitResult elicitation/create'],
    [
      { description: 'Sums up', messages: [{ role: 'user', content: 'Sum up' }] },
      'fragment-get-prompt-result GetPromptResult prompts/get',
    ],
    [{ tools: true, resources: false }, 'fragment-capabilities ServerCapabilities initialize'],
    [{ uri: 'https://example.com/a', name: 'a' }, 'fragment-resource Resource resources/list'],
    [{ action: 'decline' }, 'fragment-elicit-result ElicitResult elicitation/create'],
    [{ name: 'add', arguments: { a: 1 } }, 'fragment-params tools/call tools/call'],
    [{ protocolVersion: '2025-06-18', clientInfo: {} }, 'fragment-params initialize initialize'],
    [{ progressToken: 1, progress: 2 }, 'fragment-params notifications/progress notifications/progress'],
    [BLOCK, 'fragment-content-block ContentBlock tools/call'],
    [{ roots: { listChanged: true } }, 'fragment-capabilities ClientCapabilities initialize'],
    [{ tools: {}, logging: {} }, 'fragment-capabilities ServerCapabilities initialize'],
    [{ type: 'object', properties: {} }, 'fragment-input-schema JSONSchema tools/list'],
    [{ name: 'sum_up', arguments: [{ name: 'text', required: true }] }, 'fragment-prompt Prompt prompts/list'],
    [{ uri: 'https://a.example', name: 'a' }, 'fragment-resource Resource resources/list'],
    [{ uri: 'file:///a', name: 'a' }, 'fragment-root Root roots/list'],
    [{ code: -32602, message: 'Unknown tool' }, 'fragment-error Error ping'],
    [{ error: { code: 401, message: 'No key' } }, 'fragment-error REST error -'],
    [{ error: 'The session id is missing.' }, 'fragment-error REST error -'],
    [{ detail: 'Not Found' }, 'fragment-error REST error -'],
    [{ detail: [{ loc: ['body'], msg: 'Field required' }] }, 'fragment-error REST error -'],
    [{ statusCode: 404, message: 'Cannot POST /mcp', path: '/mcp' }, 'fragment-error REST error -'],
    [{ message: 'Missing Authentication Token' }, 'fragment-error REST error -'],
    [
      { method: 'elicitation/create', params: { message: '?' } },
      'fragment-message-without-jsonrpc InputRequest tools/call',
    ],
    [
      [{ name: 'search', arguments: [{ name: 'q', type: 'string', desc: 'Query' }] }],
      'fragment-tool-list docker-catalog -',
    ],
  ])('%j', (value, expected) => {
    expect(named(value)).toBe(expected);
  });

  it.each<[JsonValue]>([
    [{ jsonrpc: '2.0', id: 1, result: { tools: [] } }],
    [{ method: 'logging/setLevel', params: { level: 'info' } }],
    [{ type: 'call', command: 'list' }],
    [{ message: 'Hello' }],
    [{ message: { method: 'ping' } }],
    [{ name: 'package', version: '1.0.0', scripts: {} }],
    [{}],
    [[]],
    [[1, 2]],
    ['text'],
    [null],
  ])('is not %j', (value) => {
    expect(named(value)).toBe('none');
  });

  it('shows its revision', () => {
    expect(fragmentOf({ content: [BLOCK], resultType: 'complete' })?.revision).toBe('2026-07-28');
    expect(fragmentOf({ content: [BLOCK] })?.revision).toBeUndefined();
  });

  it('reads no inherited members', () => {
    expect(named(JSON.parse('{"__proto__":{"name":"a","inputSchema":{}}}'))).toBe('none');
  });
});
