/** The hosts, SDKs and models’ APIs of the catalog: ids, as in `check --hosts`, and names for people. */

/** What sort of program it is: a model’s API takes the tools that a host sends it. */
export type HostSort = 'app' | 'api' | 'sdk';

/** A host of the catalog. */
export interface KnownHost {
  readonly id: string;
  readonly name: string;
  readonly sort: HostSort;
}

/** All hosts of the catalog: the best known first within each sort. */
export const knownHosts: readonly KnownHost[] = [
  { id: 'claude-code', name: 'Claude Code', sort: 'app' },
  { id: 'claude-desktop', name: 'Claude Desktop', sort: 'app' },
  { id: 'claude-ai', name: 'claude.ai', sort: 'app' },
  { id: 'vscode', name: 'VS Code', sort: 'app' },
  { id: 'cursor', name: 'Cursor', sort: 'app' },
  { id: 'chatgpt', name: 'ChatGPT', sort: 'app' },
  { id: 'codex', name: 'Codex', sort: 'app' },
  { id: 'gemini-cli', name: 'Gemini CLI', sort: 'app' },
  { id: 'copilot-cli', name: 'Copilot CLI', sort: 'app' },
  { id: 'cline', name: 'Cline', sort: 'app' },
  { id: 'roo-code', name: 'Roo Code', sort: 'app' },
  { id: 'windsurf', name: 'Windsurf', sort: 'app' },
  { id: 'continue', name: 'Continue', sort: 'app' },
  { id: 'zed', name: 'Zed', sort: 'app' },
  { id: 'goose', name: 'Goose', sort: 'app' },
  { id: 'opencode', name: 'opencode', sort: 'app' },
  { id: 'crush', name: 'Crush', sort: 'app' },
  { id: 'librechat', name: 'LibreChat', sort: 'app' },
  { id: 'amazon-q', name: 'Amazon Q CLI', sort: 'app' },
  { id: 'kiro', name: 'Kiro', sort: 'app' },
  { id: 'lm-studio', name: 'LM Studio', sort: 'app' },
  { id: 'copilot-studio', name: 'Copilot Studio', sort: 'app' },
  { id: 'copilot-intellij', name: 'Copilot for JetBrains', sort: 'app' },
  { id: 'antigravity', name: 'Antigravity', sort: 'app' },
  { id: 'azure-foundry', name: 'Azure AI Foundry', sort: 'app' },
  { id: 'augment', name: 'Augment', sort: 'app' },
  { id: 'n8n', name: 'n8n', sort: 'app' },
  { id: 'mcpjam', name: 'MCPJam Inspector', sort: 'app' },
  { id: 'anthropic-api', name: 'Claude’s API', sort: 'api' },
  { id: 'openai-api', name: 'OpenAI’s API', sort: 'api' },
  { id: 'gemini-api', name: 'Gemini’s API', sort: 'api' },
  { id: 'bedrock', name: 'Bedrock’s Converse API', sort: 'api' },
  { id: 'moonshot-kimi', name: 'Kimi’s API', sort: 'api' },
  { id: 'ollama', name: 'Ollama', sort: 'api' },
  { id: 'llama-cpp', name: 'llama.cpp', sort: 'api' },
  { id: 'typescript-sdk', name: 'the TypeScript SDK', sort: 'sdk' },
  { id: 'openai-agents-sdk', name: 'the OpenAI Agents SDK', sort: 'sdk' },
  { id: 'vercel-ai-sdk', name: 'the Vercel AI SDK', sort: 'sdk' },
  { id: 'spring-ai', name: 'Spring AI', sort: 'sdk' },
  { id: 'langchain4j', name: 'LangChain4j', sort: 'sdk' },
  { id: 'langchain-mcp-adapters', name: 'LangChain’s MCP adapters', sort: 'sdk' },
  { id: 'strands-agents', name: 'Strands Agents', sort: 'sdk' },
];

const names = new Map(knownHosts.map(({ id, name }) => [id, name]));

/** The name for people; the id itself for an unknown host. */
export function hostName(id: string): string {
  return names.get(id) ?? id;
}
