/** The catalog of complaints: what programs around MCP print when something fails. A large table, to be loaded when needed. */
import { llmApi } from './data/apis.ts';
import { config } from './data/config.ts';
import { httpClient } from './data/http-client.ts';
import { httpServer } from './data/http-server.ts';
import { oauth } from './data/oauth.ts';
import { registry } from './data/registry.ts';
import { methods, order } from './data/sessions.ts';
import { start } from './data/start.ts';
import { bundle, jsonrpc, stdout, time } from './data/stdout.ts';
import { result, tools } from './data/tools.ts';
import type { ComplaintEntry } from './define.ts';

/** All entries. */
export const CATALOG: readonly ComplaintEntry[] = [
  ...start,
  ...stdout,
  ...jsonrpc,
  ...time,
  ...httpClient,
  ...httpServer,
  ...oauth,
  ...config,
  ...order,
  ...methods,
  ...tools,
  ...result,
  ...llmApi,
  ...registry,
  ...bundle,
];
