/** Documents at `/.well-known/mcp.json` and similar addresses that no specification defines. */
import { get, isObject } from '../json/object.ts';
import { defineDocument, type DocumentRule } from './define.ts';
import { hasAny } from './values.ts';

const UNOFFICIAL: DocumentRule = {
  id: 'well-known-mcp/unofficial',
  title: 'MCP defines no document of this form',
  level: 'INFO',
  why: 'Clients do not read it; Server Cards, listed in an AI Catalog, are the form that MCP is preparing.',
  spec: 'https://github.com/modelcontextprotocol/experimental-ext-server-card/blob/main/docs/discovery.md',
  specTitle: 'MCP Server Cards, discovery (experimental)',
  examples: {
    good: [
      '{"$schema": "https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json", "name": "com.example/weather", "version": "1.0.0", "description": "Weather forecasts"}',
    ],
    bad: ['⟦{"mcp_version": "2025-06-18", "endpoints": {"mcp": "/mcp"}, "tools": ["forecast"]}⟧'],
  },
};

/** The kind. */
export const wellKnownMcp = defineDocument({
  kind: 'well-known-mcp',
  rules: [UNOFFICIAL],
  recognize({ value, clues }) {
    if (!isObject(value) || hasAny(value, ['jsonrpc', 'mcpServers'])) return null;
    const title = 'Home-made description of an MCP server';
    if (hasAny(value, ['mcp_version', 'mcpVersion', 'mcp_endpoint', 'mcpEndpoint']))
      return { title, because: 'It names an MCP version or endpoint as files at `/.well-known/mcp.json` do.' };
    const described = hasAny(value, [
      'serverInfo',
      'server_info',
      'protocolVersion',
      'protocol_version',
      'protocolVersions',
    ]);
    const reached = hasAny(value, [
      'endpoint',
      'endpoints',
      'transport',
      'transports',
      'authentication',
      'authorization',
    ]);
    if (described && reached) return { title, because: 'It describes a server and where it can be reached.' };
    const clued = clues.some((clue) => /\.well-known\/mcp/u.test(clue));
    if (clued && (reached || hasAny(value, ['tools', 'capabilities'])))
      return { title, because: 'The text around it names `/.well-known/mcp`.' };
    const tools = get(value, 'tools');
    return isObject(get(value, 'endpoints')) && (Array.isArray(tools) || isObject(get(value, 'capabilities')))
      ? { title, because: 'It lists endpoints beside tools or capabilities.' }
      : null;
  },
  judge(_subject, _recognition, report) {
    report({
      rule: UNOFFICIAL,
      what: 'Each publisher chooses the members of such a file, so they are not judged. Publish a Server Card instead.',
    });
  },
});
