/** The kinds of documents, in the order in which they are tried: the most specific first. */
import type { DocumentKind } from './define.ts';
import { aiCatalog } from './ai-catalog.ts';
import { dockerCatalog, dockerCatalogServer } from './docker-catalog.ts';
import { fastmcpJson } from './fastmcp-json.ts';
import { geminiExtension } from './gemini-extension.ts';
import { glamaJson } from './glama-json.ts';
import { llmApiTools } from './llm-api-tools.ts';
import { mcpEvaluation } from './mcp-evaluation.ts';
import { mcpbManifest } from './mcpb-manifest/kind.ts';
import { pluginManifest } from './plugin-manifest/kind.ts';
import { registryApiResponse } from './registry-api-response.ts';
import { serverCard } from './server-card/kind.ts';
import { serverJson } from './server-json/kind.ts';
import { smitheryYaml } from './smithery-yaml.ts';
import { wellKnownMcp } from './well-known-mcp.ts';

/**
 * The kinds, in order of recognition. Kinds with `mcpServers` beside other members (`gemini-extension`, `plugin-manifest`) come
 * before configurations of hosts, which have it alone.
 */
export const documentKinds: readonly DocumentKind[] = [
  serverJson,
  serverCard,
  aiCatalog,
  registryApiResponse,
  mcpbManifest,
  smitheryYaml,
  glamaJson,
  dockerCatalog,
  dockerCatalogServer,
  fastmcpJson,
  pluginManifest,
  geminiExtension,
  wellKnownMcp,
  llmApiTools,
  mcpEvaluation,
];
