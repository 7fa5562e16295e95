/** Complaints with several possible causes, each below or above what shows which one it is. For tests only. */

/** A grave accent is written as an acute one. */
const TEXTS = String.raw`
# npx-cannot-find-module
Error: Cannot find module '/srv/notes/dist/index.js'
    at Module._resolveFilename (node:internal/modules/cjs/loader:1140:15)
MCP error -32000: Connection closed
# environment-variable-missing
Error: NOTES_TOKEN environment variable is required
MCP error -32000: Connection closed
# spawn-npx-enoent
'npx' is not recognized as an internal or external command,
operable program or batch file.
MCP error -32000: Connection closed
# out-of-memory
FATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory
MCP error -32000: Connection closed
# program-crashed
TypeError: Cannot read properties of undefined (reading 'notes')
    at list (/srv/notes/index.js:10:2)
MCP error -32000: Connection closed
# unexpected-token-not-valid-json
SyntaxError: Unexpected token 'N', "Notes start" is not valid JSON
MCP error -32000: Connection closed
# eaddrinuse
Error: listen EADDRINUSE: address already in use :::3000
MCP error -32000: Connection closed
# connection-closed-32000
Starting notes server with command: npx -y notes-http
Notes server listening on http://localhost:3000/mcp
MCP error -32000: Connection closed
# spawn-path-with-space-enoent
Error: spawn npx -y notes-mcp ENOENT
# python-no-module-mcp
2026-01-02T10:00:00.000Z [notes] [info] Server started and connected successfully
ModuleNotFoundError: No module named 'mcp'
2026-01-02T10:00:01.000Z [notes] [info] Server transport closed unexpectedly, this is likely due to the process exiting early. If you are developing this MCP server you can add output to stderr
# npm-404
npm error 404 Not Found - GET https://registry.npm.example/notes-mcp-x - Not found
2026-01-02T10:00:01.000Z [notes] [info] Server transport closed unexpectedly, this is likely due to the process exiting early.
# python-cant-open-file
python: can't open file '/srv/notes.py': [Errno 2] No such file or directory
2026-01-02T10:00:01.000Z [notes] [info] Server transport closed unexpectedly, this is likely due to the process exiting early.
# wrong-arguments
usage: notes [-h] --root ROOT
notes: error: the following arguments are required: --root
2026-01-02T10:00:01.000Z [notes] [info] Server transport closed unexpectedly, this is likely due to the process exiting early.
# env-node-no-such-file
env: node: No such file or directory
Could not attach to MCP server notes
# unexpected-token-not-valid-json
Unexpected token 'N', "Notes ready" is not valid JSON
Could not attach to MCP server notes
# claude-could-not-attach
Request timed out while waiting for initialize
Could not attach to MCP server notes
# json-trailing-comma
There was an error reading or parsing claude_desktop_config.json: Expected double-quoted property name in JSON at position 90
# claude-desktop-two-documents
There was an error reading or parsing claude_desktop_config.json: Unexpected non-whitespace character after JSON at position 90
# json-bad-escape
There was an error reading or parsing claude_desktop_config.json: Bad escaped character in JSON at position 90
# npx-needs-consent
Need to install the following packages:
notes-mcp@1.0.0
Ok to proceed? (y)
MCP client for ´notes´ timed out after 10 seconds. Add or adjust ´startup_timeout_sec´ in your config.toml
# sse-conn-refused
MCP startup failed: handshaking with MCP server failed: Send message error Transport [rmcp::transport::worker::WorkerTransport] error: Client error: error sending request for url (http://127.0.0.1:8000/mcp), Connection refused (os error 61)
# rust-auth-required
MCP startup failed: handshaking with MCP server failed: Send message error Transport [rmcp::transport::worker::WorkerTransport] error: Auth required, when send initialize request
# tls-self-signed
MCP startup failed: handshaking with MCP server failed: Send message error Transport [rmcp::transport::worker::WorkerTransport] error: Client error: error sending request for url (https://notes.example/mcp): invalid peer certificate: UnknownIssuer
# docker-image-missing
[warning] [server stderr] docker: Error response from daemon: pull access denied for notes, repository does not exist
[info] Connection state: Error Process exited with code 125
[error] Server exited before responding to ´initialize´ request.
# docker-not-interactive
[info] Starting server notes: docker run --rm notes
[warning] [server stderr] the input device is not a TTY
[error] Server exited before responding to ´initialize´ request.
# unexpected-token-html
SyntaxError: Unexpected token '<', "<!DOCTYPE "... is not valid JSON
# vscode-failed-to-parse-message
[warning] Failed to parse message: "{"
[warning] Failed to parse message: "  \"jsonrpc\": \"2.0\","
[warning] Failed to parse message: "  \"id\": 1"
# session-not-found-ts
INFO: server restarted
{"jsonrpc":"2.0","error":{"code":-32001,"message":"Session not found"},"id":null}
# sse-conn-refused
  | ExceptionGroup: unhandled errors in a TaskGroup (1 sub-exception)
  +-+---------------- 1 ----------------
    | httpx.ConnectError: All connection attempts failed
# error-posting-405
  | ExceptionGroup: unhandled errors in a TaskGroup (1 sub-exception)
  +-+---------------- 1 ----------------
    | httpx.HTTPStatusError: Client error '405 Method Not Allowed' for url 'http://localhost:8000/mcp'
# www-authenticate-401
  | ExceptionGroup: unhandled errors in a TaskGroup (1 sub-exception)
  +-+---------------- 1 ----------------
    | httpx.HTTPStatusError: Client error '401 Unauthorized' for url 'http://localhost:8000/mcp'
# sse-conn-refused
TypeError: fetch failed
  [cause]: Error: connect ECONNREFUSED 127.0.0.1:8000
# enotfound
TypeError: fetch failed
  [cause]: Error: getaddrinfo ENOTFOUND notes.example
# tls-self-signed
TypeError: fetch failed
  [cause]: Error: self-signed certificate in certificate chain
# task-group
RuntimeError: Task group is not initialized. Make sure to use run().
Error POSTing to endpoint (HTTP 500): Internal Server Error
# stream-not-readable
Error POSTing to endpoint (HTTP 500): InternalServerError: stream is not readable
# program-crashed
TypeError: Cannot read properties of undefined (reading 'notes')
    at list (/srv/notes/index.js:10:2)
Error POSTing to endpoint (HTTP 500): Internal Server Error
# error-posting-404
Error POSTing to endpoint (HTTP 404): <pre>Cannot POST /</pre>
# error-posting-404
Error POSTing to endpoint (HTTP 404): {"jsonrpc":"2.0","error":{"code":-32001,"message":"Session not found"},"id":null}
# mcp-remote-header-env
Warning: Environment variable NOTES_TOKEN not found for header Authorization
Error POSTing to endpoint (HTTP 401): {"error":"invalid_token"}
# token-has-expired
Error POSTing to endpoint (HTTP 401): {"error":"invalid_token","error_description":"Token has expired"}
# error-posting-401
Error POSTing to endpoint (HTTP 401): {"error":"unauthorized"}
Error: Resource server does not implement OAuth 2.0 Protected Resource Metadata.
# bad-request-session-header-required
Error POSTing to endpoint (HTTP 400): {"jsonrpc":"2.0","error":{"code":-32000,"message":"Bad Request: Mcp-Session-Id header is required"},"id":null}
# host-protocol-version-header
Error POSTing to endpoint (HTTP 400): {"error":{"code":-32000,"message":"Bad Request: Unsupported protocol version (supported versions: 2025-03-26)"}}
# error-posting-404
Error POSTing to endpoint (HTTP 404): Not Found
SSE error: Non-200 status code (405)
# error-posting-401
Error POSTing to endpoint (HTTP 401): {"error":"invalid_token","error_description":"Missing Authorization header"}
SSE error: Non-200 status code (405)
# sse-conn-refused
RuntimeError: Client failed to connect: All connection attempts failed
# www-authenticate-401
RuntimeError: Client failed to connect: Client error '401 Unauthorized' for url 'http://localhost:8000/mcp'
# error-posting-404
RuntimeError: Client failed to connect: Client error '404 Not Found' for url 'http://localhost:8000/'
# sse-conn-refused
java.lang.RuntimeException: Client failed to initialize by explicit API call
Caused by: java.net.ConnectException: Connection refused
# www-authenticate-401
Error code: 424 - {'error': {'message': "Error retrieving tool list from MCP server: 'notes'. Http status code: 401 (Unauthorized)"}}
# error-posting-404
Error code: 424 - {'error': {'message': "Error retrieving tool list from MCP server: 'notes'. Http status code: 404 (Not Found)"}}
# spawn-npx-enoent
[error] user-notes: Client error for command spawn npx ENOENT
[error] user-notes: No server info found
# npx-cannot-find-module
[error] Error: Cannot find module '/srv/notes/dist/index.js'
[info] user-notes: Client closed for command
# py-before-initialization
WARNING:root:Failed to validate request: Received request before initialization was complete
{"jsonrpc":"2.0","id":2,"error":{"code":-32602,"message":"Invalid request parameters","data":""}}
# session-terminated
mcp.shared.exceptions.McpError: Session terminated
INFO: server restarted, new session required
# error-posting-404
INFO:     127.0.0.1:5000 - "POST / HTTP/1.1" 404 Not Found
mcp.shared.exceptions.McpError: Session terminated
# sse-conn-refused
Error: connect ECONNREFUSED 127.0.0.1:8000
Maximum reconnection attempts (2) exceeded.
# sse-body-timeout
SSE error: TypeError: terminated: Body Timeout Error
Maximum reconnection attempts (2) exceeded.
# tls-expected
Error: write EPROTO SSL routines:ssl3_get_record:wrong version number
Error: socket hang up
# proxy-buffering
HTTP/1.1 504 Gateway Time-out
Error: socket hang up
# zod-nextcursor-null
[error] Error listing tools: [{"code":"invalid_type","expected":"string","received":"null","path":["nextCursor"],"message":"Expected string, received null"}]
No tools, prompts, or resources
# zod-inputschema-type
[error] Error listing tools: [{"code":"invalid_literal","expected":"object","path":["tools",0,"inputSchema","type"],"message":"Invalid literal value, expected \"object\""}]
No tools, prompts, or resources
# zod-content-union
[{"code":"invalid_union","unionErrors":[{"issues":[{"code":"invalid_literal","expected":"text","path":["content",0,"type"],"message":"Invalid literal value, expected \"text\""}]}],"path":["content",0],"message":"Invalid input"}]
# issuer-mismatch
Issuer mismatch in authorization server metadata: expected "https://auth.example.com", received "https://auth.example.com/"
# spawn-npx-enoent
Error during discovery for MCP server 'notes': spawn npx ENOENT
# supergateway-child-non-json
[supergateway] Child non-JSON: Notes listening
[supergateway] SSE → Child: {"jsonrpc":"2.0","id":1,"method":"initialize"}
# python-no-module-mcp
[supergateway] Child stderr: ModuleNotFoundError: No module named 'notes'
[supergateway] Child exited: code=1, signal=null
# sse-conn-refused
Could not connect to your MCP server
Error: connect ECONNREFUSED 172.17.0.1:8000
# sse-conn-refused
Connection Error - Check if your MCP server is running and proxy token is correct
Error in /mcp route: TypeError: fetch failed: connect ECONNREFUSED 127.0.0.1:8000
# inspector-proxy-auth
Proxy Authentication Required: Please enter the session token from the proxy server console in the Configuration
Connection Error - Check if your MCP server is running and proxy token is correct
# environment-variable-missing
Error: NOTES_TOKEN is not set
MCP error -32001: Request timed out
# npx-needs-consent
Need to install the following packages:
notes-mcp@1.0.0
Ok to proceed? (y)
MCP error -32001: Request timed out
# unexpected-token-not-valid-json
Unexpected token 'N', "Notes ready" is not valid JSON
MCP error -32001: Request timed out
`;

/** The id of the cause that the text shows, and the text. */
export const RANKED: readonly (readonly [string, string])[] = TEXTS.trim()
  .replaceAll('´', '`')
  .slice(2)
  .split('\n# ')
  .map((one) => {
    const feed = one.indexOf('\n');
    return [one.slice(0, feed), one.slice(feed + 1)] as const;
  });
