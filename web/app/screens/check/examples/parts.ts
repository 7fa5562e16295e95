/** Examples of everything else that people paste: a tool, configurations, documents, programs, a lesson, an error line. */
import { groupOf } from './example.ts';

/** “Not only messages”: one text of each main kind. */
export const otherParts = groupOf('Not only messages', [
  [
    'p-tool',
    'A tool',
    'Judged like a tool in a list; it can be wrapped in a message, and called.',
    `{
  "name": "find_book",
  "description": "Find a book by its title",
  "inputSchema": {
    "type": "object",
    "properties": { "title": { "type": "string" }, "limit": { "type": "integer", "minimum": 1 } },
    "required": ["title"]
  }
}
`,
  ],
  [
    'p-result',
    'A tool result without its message',
    'The type of the content block is wrong.',
    '{ "content": [{ "type": "markdown", "text": "41 books" }] }\n',
  ],
  [
    'p-vscode',
    'A configuration of VS Code',
    'The URL has the wrong key; it can be converted for other hosts.',
    `{
  "servers": {
    "library": { "type": "http", "uri": "https://library.example/mcp" },
    "shelves": { "type": "stdio", "command": "npx", "args": ["-y", "shelves-mcp"] }
  }
}
`,
  ],
  [
    'p-server-json',
    'A server.json of the registry',
    'Judged by the schema of the registry.',
    `{
  "$schema": "https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json",
  "name": "io.github.library/shelves",
  "description": "Counts the books on the shelves of a library",
  "version": "1.2.0",
  "packages": [
    { "registryType": "npm", "identifier": "shelves-mcp", "version": "1.2.0", "transport": { "type": "stdio" } }
  ]
}
`,
  ],
  [
    'p-python',
    'A Python snippet',
    'The message is read from the program; its notation is no mistake.',
    `import json

request = {
    "jsonrpc": "2.0",
    "id": 1,
    "method": "tools/call",
    "params": {"name": "find_book", "arguments": {"title": title, "exact": True}},
}
process.stdin.write(json.dumps(request) + "\\n")
`,
  ],
  [
    'p-lesson',
    'A page of a lesson',
    'The messages of the page are judged, and its text is not.',
    `# Your first tool call

A client calls a tool by its name. It sends a request with an id, and the server answers with the same id. The arguments must match the input schema that the server listed before, so read that list first.

\`\`\`json
{ "jsonrpc": "2.0", "id": 5, "method": "tools/call", "params": { "name": "count_shelf", "arguments": { "shelf": 12 } } }
\`\`\`

The server counts the books and answers with a list of content blocks, which the model can read:

\`\`\`json
{ "jsonrpc": "2.0", "id": 5, "result": { "content": [{ "type": "text", "text": "41 books" }] } }
\`\`\`
`,
  ],
  [
    'p-error-line',
    'An error line',
    'Nothing to judge: the line says what went wrong, and what to look at.',
    'npm error code ENOENT\nError: spawn npx ENOENT\n    at ChildProcess._handle.onexit (node:internal/child_process:285:19)\n',
  ],
  [
    'p-oauth',
    'OAuth metadata of a server',
    'Protected resource metadata, which a client reads before it logs in.',
    `{
  "resource": "https://library.example/mcp",
  "authorization_servers": ["https://login.library.example"],
  "scopes_supported": ["books:read"],
  "bearer_methods_supported": ["header"]
}
`,
  ],
  [
    'p-schema',
    'A JSON Schema',
    'Judged like the `inputSchema` of a tool: `int` is not a type of JSON Schema.',
    '{ "type": "object", "properties": { "shelf": { "type": "int" } }, "required": ["shelf"] }\n',
  ],
  [
    'p-printed',
    'Debug output of a program',
    'Python printed a result. It is read as the values that it stands for.',
    "CallToolResult(meta=None, content=[TextContent(type='text', text='41 books', annotations=None)], isError=False)\n",
  ],
  [
    'p-manifest',
    'A manifest of a bundle',
    'The old name of `manifest_version`, and an option that is never used.',
    `{
  "dxt_version": "0.1",
  "name": "shelves",
  "version": "1.2.0",
  "description": "Counts the books on the shelves of a library",
  "author": { "name": "The library" },
  "server": {
    "type": "node",
    "entry_point": "server/index.js",
    "mcp_config": { "command": "node", "args": ["\${__dirname}/server/index.js"] }
  },
  "user_config": {
    "branch": { "type": "string", "title": "Branch", "description": "The branch of the library" }
  }
}
`,
  ],
  [
    'p-command',
    'A command that adds a server',
    'Without `--`, Claude Code reads the options of the server as its own.',
    'claude mcp add shelves npx -y shelves-mcp\n',
  ],
  [
    'p-codex',
    'A configuration in TOML',
    'The `config.toml` of Codex, with a member that it refuses.',
    `[mcp_servers.library]
url = "https://library.example/mcp"
bearer_token = "hidden"
`,
  ],
  [
    'p-lsp',
    'A message of another protocol',
    'The Language Server Protocol is built on JSON-RPC too, and is judged by it.',
    '{ "jsonrpc": "2.0", "method": "textDocument/didOpen", "params": { "textDocument": { "uri": "file:///a.ts" } } }\n',
  ],
]);
