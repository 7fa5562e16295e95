/** Statuses and refusals as the libraries of single languages write them. For tests only. */
import { ended, type Sample } from './samples.ts';

/** What clients and runtimes print. */
export const STATUSES: readonly Sample[] = [
  {
    name: 'a status of httpx',
    text: "httpx.HTTPStatusError: Client error '401 Unauthorized' for url 'https://notes.example/mcp'",
    first: 'www-authenticate-401',
    shows: 'Bearer',
  },
  {
    name: 'a redirect of httpx',
    text: "httpx.HTTPStatusError: Redirect response '307 Temporary Redirect' for url 'http://localhost:8000/mcp'",
    first: 'redirected',
    shows: 'slash',
  },
  {
    name: 'a status of .NET',
    text: 'System.Net.Http.HttpRequestException: Response status code does not indicate success: 404 (Not Found).',
    first: 'error-posting-404',
    shows: '/mcp',
  },
  {
    name: 'a status of Ktor',
    text: 'io.ktor.client.plugins.sse.SSEClientException: Expected status code 200 but was 404',
    first: 'error-posting-404',
    shows: '/sse',
  },
  {
    name: 'a connection that is refused, in Go',
    text: 'failed to connect: calling "initialize": Post "http://localhost:8080/mcp": dial tcp 127.0.0.1:8080: connect: connection refused',
    first: 'sse-conn-refused',
    shows: 'port',
  },
  {
    name: 'an old Java',
    text: ended(
      'Exception in thread "main" java.lang.UnsupportedClassVersionError: notes/Server has been compiled by a more recent version of the Java Runtime (class file version 61.0)',
    ),
    first: 'runtime-too-old',
    shows: 'Java 17',
  },
  {
    name: 'scripts that PowerShell does not run',
    text: String.raw`npx : File C:\tools\npx.ps1 cannot be loaded because running scripts is disabled on this system.`,
    first: 'spawn-einval',
    shows: '/c',
  },
  {
    name: 'a warning that a console wraps',
    text: [
      'MCP error -32602: Invalid request parameters',
      '[09/29/25 16:31:59] WARNING  Failed to validate request: Received request before initialization was      session.py:363',
      '                             complete',
    ].join('\n'),
    first: 'py-before-initialization',
    shows: 'notifications/initialized',
  },
  {
    name: 'a configuration that Zod rejects',
    text: 'Failed to read configuration from /home/me/.copilot/mcp-config.json: [{"code":"invalid_type","expected":"array","received":"undefined","path":["mcpServers","notes","tools"],"message":"Required"}]',
    first: 'claude-desktop-config-zod',
    shows: 'mcpServers.notes.tools',
  },
  {
    name: 'a first request that is not the handshake',
    text: 'Error POSTing to endpoint (HTTP 422): Unexpected message, expect initialize request',
    first: 'rust-expect-initialized',
    shows: 'initialize',
  },
];
