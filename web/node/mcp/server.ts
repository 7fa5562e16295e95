/** The server for agents: its tools, resources and prompts, made with the official SDK. */
import { McpServer } from '@modelcontextprotocol/server';
import { PRODUCT, VERSION } from '../../protocol/product.ts';
import { addCheckTool } from './check-tool.ts';
import type { FileAccess } from './files.ts';
import { addFixTool } from './fix-tool.ts';
import { addPrompts } from './prompts.ts';
import { addResources } from './resources.ts';
import { addRuleTool } from './rule-tool.ts';
import { addTryTool } from './try-tool.ts';
import { addTypesTool } from './types-tool.ts';

const INSTRUCTIONS = `Judges JSON-RPC and Model Context Protocol messages by six specifications, and simulates servers of each revision. Everything is computed on this machine.
Call \`check\` before you send, commit or believe MCP messages, and on any log of a client or server that does not work. \`fix\` applies the safe fixes. \`explain_rule\` explains the \`rule\` of a finding. \`list_types\` has the members of every type: use it before you write a message. \`try_server\` shows how a compliant server responds.
A result may be shortened; it then says what is omitted, and how to get it. What \`notObserved\` lists could not be judged, which does not mean that it is valid.`;

/** All lists, and what they contain, are the same for everybody and never change while the server runs. */
const CONSTANT = { ttlMs: 3_600_000, cacheScope: 'public' } as const;

/**
 * A new server, which serves one connection or one request, in any revision that the SDK supports. `files`: what its tools may
 * read; null for nothing.
 */
export function createServer(files: FileAccess | null): McpServer {
  const server = new McpServer(
    { name: 'mcp-protocol-playground', title: PRODUCT, version: VERSION },
    {
      instructions: INSTRUCTIONS,
      capabilities: {
        tools: { listChanged: false },
        resources: { listChanged: false },
        prompts: { listChanged: false },
      },
      cacheHints: {
        'tools/list': CONSTANT,
        'prompts/list': CONSTANT,
        'resources/list': CONSTANT,
        'resources/templates/list': CONSTANT,
        'server/discover': CONSTANT,
      },
    },
  );
  addCheckTool(server, files);
  addFixTool(server, files);
  addRuleTool(server);
  addTypesTool(server);
  addTryTool(server);
  addResources(server);
  addPrompts(server);
  return server;
}
