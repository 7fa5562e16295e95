/** What APIs of models, authorization servers, package managers and SDKs refuse, with one cause each. For tests only. */
import { ended, type Sample } from './samples.ts';

/** Texts as people post them. */
export const REFUSED: readonly Sample[] = [
  {
    name: 'a union at the root, for OpenAI',
    text: "BadRequestError: 400 Invalid schema for function 'notes_add': schema must have type 'object' and not have 'oneOf'/'anyOf'/'allOf'/'enum'/'not' at the top level.",
    first: 'openai-top-level-union',
    shows: 'all alternatives into one object',
  },
  {
    name: 'another schema that OpenAI refuses',
    text: "openai.BadRequestError: Error code: 400 - {'error': {'message': \"Invalid schema for function 'notes_add': 'str' is not valid under any of the given schemas.\", 'code': 'invalid_function_parameters'}}",
    first: 'openai-schema-refused',
    shows: 'notes_add',
  },
  {
    name: 'a request that Gemini refuses without a reason',
    text: '✕ [API Error: [{ "error": { "code": 400, "message": "Request contains an invalid argument.", "status": "INVALID_ARGUMENT" } }]]',
    first: 'gemini-request-refused',
    shows: 'one by one',
  },
  {
    name: 'a reference that Gemini does not follow',
    text: '✕ [API Error: {"error":{"message":"reference to undefined schema at properties.notes","code":400}}]',
    first: 'gemini-any-of',
    shows: '`$ref`',
  },
  {
    name: 'a tool that Gemini CLI leaves out',
    text: "Skipping tool 'add_note' from MCP server 'notes' because it has missing types in its parameter schema. Please file an issue.",
    first: 'gemini-missing-types',
    shows: 'Annotate parameters',
  },
  {
    name: 'a reference without its definition, broken into lines',
    text: "✕ Error discovering tools from notes: can't resolve \n  reference #/$defs/Note from id #",
    first: 'schema-reference-unresolved',
    shows: '$defs',
  },
  {
    name: 'a long description',
    text: 'API Error: 400 {"type":"error","error":{"type":"invalid_request_error","message":"tools.3.custom.description: String should have at most 1024 characters"}}',
    first: 'anthropic-description-length',
    shows: 'Shorten the description',
  },
  {
    name: 'a resource that Entra ID does not accept',
    text: "The sign-in fails with `AADSTS9010010: The resource parameter provided in the request doesn't match with the requested scopes.`",
    first: 'oauth-resource-refused',
    shows: 'application id URI',
  },
  {
    name: 'a scope that is not registered',
    text: 'error: invalid_scope, error_description: The following scopes are invalid: offline_access',
    first: 'oauth-scope-refused',
    shows: 'scopes_supported',
  },
  {
    name: 'a client that GitHub does not know',
    text: 'failed to exchange code: oauth2: "incorrect_client_credentials" "The client_id and/or client_secret passed are incorrect."',
    first: 'invalid-client',
    shows: 'copy them again',
  },
  {
    name: 'a slash at the end of the resource',
    text: '2026-02-03 10:11:12.130 [info] Connection state: Error Error sending message to https://notes.example/mcp/: Error: Protected Resource Metadata resource "https://notes.example/mcp" does not match MCP server resolved resource "https://notes.example/mcp/".\n2026-02-03 10:11:12.131 [error] Server exited before responding to `initialize` request.',
    first: 'prm-resource-mismatch',
    shows: 'last slash',
  },
  {
    name: 'an SSE stream without its first event',
    text: 'io.modelcontextprotocol.spec.McpError: Failed to wait for the message endpoint\n\tat io.modelcontextprotocol.client.transport.HttpClientSseClientTransport.sendMessage(HttpClientSseClientTransport.java:405)',
    first: 'sse-endpoint-missing',
    shows: 'event: endpoint',
  },
  {
    name: 'a server that accepts no string as an id',
    text: 'JSONRPCError[code=-32602, message=Invalid params: "id" must be an integer or null if present., data=null]',
    first: 'request-id-refused',
    shows: 'accept strings',
  },
  {
    name: 'n8n, which shows no reason',
    text: 'Error in sub-node ‘MCP Client‘\nCould not connect to your MCP server',
    first: 'n8n-not-connected',
    shows: 'HTTP Streamable',
  },
  {
    name: 'a cache that another process uses',
    text: ended('npm error code EBUSY'),
    first: 'npm-files-in-use',
    shows: '_npx',
  },
  {
    name: 'a registry behind a proxy',
    text: ended('npm error code ECONNRESET'),
    first: 'npm-network',
    shows: 'NODE_EXTRA_CA_CERTS',
  },
  {
    name: 'a version that does not exist',
    text: ended('npm error notarget No matching version found for @notes/mcp@9.9.9.'),
    first: 'npm-no-version',
    shows: 'npm view',
  },
  {
    name: 'a package that cannot be built',
    text: ended('error: subprocess-exited-with-error'),
    first: 'build-failed',
    shows: 'first error',
  },
  {
    name: 'a gem that is not installed',
    text: ended("/usr/lib/ruby/3.3.0/kernel_require.rb:54:in `require': cannot load such file -- mcp (LoadError)"),
    first: 'npx-cannot-find-module',
    shows: 'cannot load such file',
  },
  {
    name: 'a refused connection on Windows',
    text: '2026-02-03 10:11:12,601 - ERROR - Health check failed: [WinError 10061] No connection could be made',
    first: 'sse-conn-refused',
    shows: '10061',
  },
  {
    name: 'a status in capital letters',
    text: 'Getting "SSE Error: Non-200 status code (404)" in my host, with this URL: http://localhost:63342/notes/sse',
    first: 'error-posting-404',
    shows: '404',
  },
  {
    name: 'a schema that VS Code does not read',
    text: 'Failed to validate tool mcp_notes_add: Error: tool parameters do not match JSON schema: /properties/id/pattern must match format "regex"',
    first: 'vscode-tool-refused',
    shows: 'leaves the tool out',
  },
  {
    name: 'a status 500 with its stack',
    text: 'INFO:     127.0.0.1:57202 - "POST /mcp HTTP/1.1" 500 Internal Server Error\nERROR:    Exception in ASGI application\nTraceback (most recent call last):\n  File "/srv/notes.py", line 12, in add\nKeyError: \'notes\'',
    first: 'program-crashed',
    shows: 'KeyError',
  },
  {
    name: 'an error in the sentence of a person, with code in it',
    text: "I get `ValueError: Could not infer a valid transport from: {'command': 'python', 'args': ['notes.py']}` when I start it.",
    first: 'fastmcp-infer-transport',
    shows: 'Could not infer',
  },
  {
    name: 'a session that the server does not have',
    text: 'Streamable HTTP error: Error POSTing to endpoint: {"jsonrpc":"2.0","error":{"code":-32001,"message":"No transport found for sessionId"},"id":null}',
    first: 'session-not-found-ts',
    shows: 'initialize',
  },
  {
    name: 'a short report with a configuration and a fence',
    text: 'Codex fails to start my server, although it runs in a terminal.\n\n```toml\n[mcp_servers.notes]\ncommand = "nix"\nargs = ["run", "/opt/notes", "--"]\n```\n\n```text\n⚠ MCP client for `notes` failed to start:\nMCP startup failed: handshaking with MCP server failed:\nconnection closed: initialize response\n```',
    first: 'codex-handshake-closed',
    shows: '',
  },
  {
    name: 'a container without its input, beside the log',
    text: '```json\n{"mcpServers": {"notes": {"command": "docker", "args": ["run", "--rm", "notes/mcp"]}}}\n```\n\nIt does not start:\n\n```log\n2026-02-03T10:11:12.130Z [info] [notes] Message from client: {"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{},"clientInfo":{"name":"a","version":"1"}},"jsonrpc":"2.0","id":0}\n2026-02-03T10:11:13.130Z [info] [notes] Server transport closed unexpectedly, this is likely due to the process exiting early.\n```',
    first: 'docker-not-interactive',
    shows: '-i',
  },
];
