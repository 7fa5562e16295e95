/** The server for agents: its tools, resources and prompts, made with the official SDK. */
import { McpServer, type JSONRPCMessage, type McpRequestContext, type Transport } from '@modelcontextprotocol/server';
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
A result may be shortened; it then says what is omitted, and how to get it. Entries of \`notObserved\` could not be judged, which does not mean that they are valid.`;

/** All lists, and what they contain, are the same for everybody and never change while the server runs. */
const CONSTANT = { ttlMs: 3_600_000, cacheScope: 'public' } as const;

/** The code of an unknown resource in 2026-07-28, and before it. */
const NOT_FOUND = { modern: -32_602, legacy: -32_002 };

/** The SDK reports unknown resources with the code of 2026-07-28 in all revisions; this server with the code of each. */
class AgentServer extends McpServer {
  override connect(transport: Transport): Promise<void> {
    const send = transport.send.bind(transport);
    transport.send = (message, options) => send(withLegacyCode(message), options);
    return super.connect(transport);
  }
}

function withLegacyCode(message: JSONRPCMessage): JSONRPCMessage {
  if (!('error' in message) || message.error.code !== NOT_FOUND.modern) return message;
  const { data } = message.error;
  const isMissing = typeof data === 'object' && data !== null && Object.keys(data).join() === 'uri';
  return isMissing ? { ...message, error: { ...message.error, code: NOT_FOUND.legacy } } : message;
}

/**
 * A new server, which serves one connection or one request, in any revision that the SDK supports. `files`: what its tools may
 * read; null for nothing. `era`: whether it serves revisions with a handshake.
 */
export function createServer(files: FileAccess | null, era: McpRequestContext['era']): McpServer {
  const server = new (era === 'legacy' ? AgentServer : McpServer)(
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
        'resources/read': CONSTANT,
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
