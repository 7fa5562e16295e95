/** The catalog of complaints: what programs around MCP print when something fails. A large table, to be loaded when needed. */
import { llmApi } from './data/apis.ts';
import { config } from './data/config.ts';
import { httpClient } from './data/http-client.ts';
import { httpServer } from './data/http-server.ts';
import { httpSessions } from './data/http-sessions.ts';
import { methods } from './data/methods.ts';
import { network } from './data/network.ts';
import { oauthHosts } from './data/oauth-hosts.ts';
import { oauth } from './data/oauth.ts';
import { order } from './data/order.ts';
import { registry } from './data/registry.ts';
import { result } from './data/results.ts';
import { startHosts } from './data/start-hosts.ts';
import { start } from './data/start.ts';
import { bundle, jsonrpc, stdout, time } from './data/stdout.ts';
import { tools } from './data/tools.ts';
import type { ComplaintEntry } from './define.ts';

/** All entries. */
export const CATALOG: readonly ComplaintEntry[] = [
  ...start,
  ...startHosts,
  ...stdout,
  ...jsonrpc,
  ...time,
  ...network,
  ...httpClient,
  ...httpServer,
  ...httpSessions,
  ...oauth,
  ...oauthHosts,
  ...config,
  ...order,
  ...methods,
  ...tools,
  ...result,
  ...llmApi,
  ...registry,
  ...bundle,
];
