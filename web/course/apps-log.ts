/** A session with MCP Apps as exercises show it: correct, except for the parts that an exercise replaces. */
import type { JsonRecord } from '../simulator/types.ts';
import { answer, client, notification, request, server } from './goals.ts';
import type { SentMessage } from './define.ts';

/** The identifier of the extension. */
export const APPS = 'io.modelcontextprotocol/ui';
/** The type of a view. */
export const VIEW_TYPE = 'text/html;profile=mcp-app';
/** The view of the tool. */
export const VIEW = 'ui://weather/forecast';

/** The tool with this metadata. */
export const forecast = (meta: JsonRecord): JsonRecord => ({
  name: 'forecast',
  description: 'Shows the forecast for a city.',
  inputSchema: { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] },
  ...meta,
});
/** The link of a tool to its view. */
export const LINK: JsonRecord = { _meta: { ui: { resourceUri: VIEW } } };

/** The first message of a client, with these capabilities. */
export const helloWith = (capabilities: JsonRecord): JsonRecord =>
  request(1, 'initialize', {
    protocolVersion: '2025-11-25',
    capabilities,
    clientInfo: { name: 'desk', version: '1.0.0' },
  });
/** The capabilities of a client that displays views. */
export const DECLARED: JsonRecord = { extensions: { [APPS]: { mimeTypes: [VIEW_TYPE] } } };

/** The handshake of a client that displays views. */
export const appsHandshake: readonly SentMessage[] = [
  client(helloWith(DECLARED)),
  server(
    answer(1, {
      protocolVersion: '2025-11-25',
      capabilities: { tools: {}, resources: {} },
      serverInfo: { name: 'weather', version: '1.0.0' },
    }),
  ),
  client(notification('notifications/initialized')),
];

/** The handshake, and the list of tools with the linked one. */
export const withTools: readonly SentMessage[] = [
  ...appsHandshake,
  client(request(2, 'tools/list')),
  server(answer(2, { tools: [forecast(LINK)] })),
];

/** A section of the specification of MCP Apps. */
export function appsClause(anchor: string, title: string): { title: string; url: string } {
  const page = 'https://github.com/modelcontextprotocol/ext-apps/blob/main/specification/2026-01-26/apps.mdx';
  return { title: `MCP Apps, ${title}`, url: `${page}#${anchor}` };
}
