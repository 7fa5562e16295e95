/** What to change for complaints about the order of messages, methods, tools and results: the best change first. */
import type { Advice } from './types.ts';

const HANDSHAKE: Advice = [
  ['the client', 'Send `notifications/initialized` after the response to `initialize`, and only then other requests.'],
  ['several instances or a restart', 'Start a new session with `initialize`, or use the stateless mode.'],
];
const CONNECT: Advice = [['the client', 'Call and await `connect()` before the first request.']];
const ARGUMENTS: Advice = [
  ['the caller', 'Send arguments that fit the `inputSchema` of the tool.'],
  ['the server', 'Describe each property, and accept numbers as strings if models often write them so.'],
];
const STRUCTURED: Advice = [
  ['the server', 'Return `structuredContent` that fits the `outputSchema`, or remove the `outputSchema`.'],
  ['the server', 'Return failures with `"isError": true`: they need no `structuredContent`.'],
];
const EXACT_VERSION: Advice = [
  ['the server', 'Respond with the latest version that it supports instead of an error.'],
  ['', 'Update the older one of the two sides.'],
];

/** By the id of the complaint. */
export const OF_MESSAGES: Readonly<Record<string, Advice>> = {
  'py-before-initialization': HANDSHAKE,
  'mcp-go-not-initialized': HANDSHAKE,
  'rust-expect-initialized': HANDSHAKE,
  'py-invalid-request-params': [
    ['the client', 'Complete the handshake first; this SDK answers early requests so.'],
    ['the client', 'Compare `params` with the type of the method.'],
  ],
  'py-failed-to-validate-request': [['the client', 'Correct the name of the method, or its `params`.']],
  'unsupported-protocol-32022': EXACT_VERSION,
  'server-protocol-not-supported': EXACT_VERSION,
  'era-negotiation-failed': [['the client', 'Do not pin `2026-07-28`, or update the server.']],
  'unknown-message-id': [
    ['the server', 'Return the `id` of the request unchanged, as a number or a string as it was sent.'],
    ['the server', 'Answer each request once, and no notification.'],
  ],
  'unknown-progress-token': [
    ['the server', 'Stop sending progress after the response, and use the `progressToken` of the request.'],
  ],
  'not-connected': CONNECT,
  'client-context-manager': [['Python', 'Use the client inside of `async with`.']],
  'agents-not-initialized': CONNECT,
  'already-connected': [['the server', 'Create one server for each connection, or call `close()` before.']],
  'cannot-register-after-connect': [['TypeScript', 'Register tools and capabilities before `connect`.']],
  'method-not-found': [
    ['the client', 'Call only methods whose capability the server declares.'],
    ['the server', 'Register a handler for the method.'],
  ],
  'server-does-not-support': [
    ['the server', 'Declare the capability that the message names.'],
    ['the client', 'Do not call the method if it is not declared.'],
  ],
  'client-not-support-sampling': [
    ['the server', 'Check the capabilities of the client before it sends the request.'],
    ['the host', 'Use one that supports it.'],
  ],
  'java-no-tools-capability': [
    ['Java', 'Build the server with `.capabilities(ServerCapabilities.builder().tools(true).build())`.'],
  ],
  'gemini-no-tools': [['the server', 'Declare `"tools": {}` in `capabilities`, and answer `tools/list`.']],
  'cursor-no-tools': [
    ['the server', 'Paste its `tools/list` response: a null in a schema, or no `tools` capability, hides all tools.'],
  ],
  'unknown-tool': [['the caller', 'Use a name from `tools/list` unchanged; some hosts add a prefix.']],
  'tool-not-found-ts': [['the caller', 'Use a name from `tools/list` unchanged; some hosts add a prefix.']],
  'tool-disabled-ts': [['the server', 'Call `enable()` on the tool.']],
  'invalid-arguments-for-tool': ARGUMENTS,
  'py-string-should-match': ARGUMENTS,
  'py-input-validation': ARGUMENTS,
  'error-executing-tool': [
    ['the server', 'Read the text after the colon and the traceback in its log: the tool itself failed.'],
  ],
  'output-schema-no-structured': STRUCTURED,
  'structured-mismatch': STRUCTURED,
  'invalid-tools-call-result': [['the server', 'Return `{ content: [{ type: "text", text }] }` from the handler.']],
  'py-calltoolresult-validation': [
    ['the server', 'Return `{"content": [{"type": "text", "text": "…"}]}` as the result.'],
  ],
  'claude-code-result-too-large': [
    ['the server', 'Return pages, or less text.'],
    ['Claude Code', 'Raise `MAX_MCP_OUTPUT_TOKENS`.'],
  ],
  'zod-nextcursor-null': [['the server', 'Leave `nextCursor` out instead of writing null.']],
  'zod-id-null': [['the server', 'Copy the `id` of the request into the response, and do not answer notifications.']],
  'zod-unrecognized-keys': [
    ['the server', 'Send either `result` or `error`, and leave the other one out instead of writing null.'],
  ],
  'zod-content-union': [
    ['the server', 'Use `"type": "text"`, `"image"`, `"audio"`, `"resource"` or `"resource_link"` for each block.'],
  ],
  'zod-inputschema-type': [
    ['the server', 'Declare `"inputSchema": {"type": "object", "properties": {…}}`, also without arguments.'],
  ],
  'zod-required-null': [['the server', 'Leave `required` out instead of writing null.']],
  'py-list-tools-inputschema': [
    ['the server', 'Declare `"inputSchema": {"type": "object", "properties": {}}`, also without arguments.'],
  ],
  'py-jsonrpcmessage-validation': [
    ['the server', 'Send messages with `"jsonrpc": "2.0"`, the `id` of the request, and either `result` or `error`.'],
  ],
  'def-null-32603': [['TypeScript', 'Pass a Zod shape or leave the schema out, and use one version of Zod.']],
  'tool-already-registered': [['the server', 'Give each tool its own name, and register it once.']],
  'agents-duplicate-tools': [['the client', 'Add a prefix to the tools of each server.']],
  'tool-names-unique': [['the client', 'Turn off one of two servers with the same tool, or add a prefix.']],
  'anthropic-2020-12': [['the server', 'Write schemas in draft 2020-12; remove `$schema` and keywords of draft-07.']],
  'anthropic-top-level-union': [
    ['the server', 'Make the input one object with optional properties instead of a union.'],
  ],
  'anthropic-property-keys': [['the server', 'Use only letters, digits, `_`, `.` and `-` in the names of properties.']],
  'anthropic-tool-name': [['the server', 'Use only letters, digits, `_` and `-` in the name of the tool.']],
  'openai-name-pattern': [['the server', 'Use only letters, digits, `_` and `-` in the name of the tool.']],
  'openai-object-missing-properties': [
    ['the server', 'Add `"properties": {}` to the schema of a tool without arguments.'],
  ],
  'openai-array-missing-items': [['the server', 'Add `items` to each array of the schema.']],
  'vscode-array-items': [
    ['the server', 'Add `items` to each array of the schema.'],
    ['Python', 'Write `list[str]` instead of `list`.'],
  ],
  'model-without-tools': [['the host', 'Select a model that can call tools, and turn tools on where it is served.']],
  'model-context-exceeded': [['the host', 'Turn off servers that you do not need, and begin a new conversation.']],
  'chatgpt-connector-refused': [['ChatGPT', 'Turn developer mode on, or offer both tools.']],
  'openai-too-many-tools': [['the host', 'Turn off servers or tools: the API accepts 128 tools.']],
  'gemini-any-of': [['the server', 'Remove `format` other than `enum` and `date-time`, and unions with siblings.']],
  'py-validate-notification': [
    ['the sender', 'Use a notification of the negotiated revision, with the `params` of its type.'],
    ['the receiver', 'Update its SDK if the notification is newer.'],
  ],
  'rust-conflict-id': [['the server', 'Copy the `id` of the request into its response, with the same type.']],
  'sampling-not-supported-py': [['the client', 'Pass the callback for sampling, elicitation or roots to the client.']],
  'missing-client-capability': [
    ['the client', 'Declare the capability in `_meta` of each request, and handle what the server asks for.'],
  ],
  'no-back-channel': [
    ['the server', 'Return an `InputRequiredResult` instead of sending a request.'],
    ['the server', 'Turn off the stateless mode, if the revision has requests of servers.'],
  ],
  'requeststate-invalid': [
    ['the client', 'Return `requestState` unchanged, and in time.'],
    ['several instances', 'Give all of them the same key.'],
  ],
  'method-not-supported-by-version': [
    ['the client', 'Call the method of the negotiated revision, which the message names.'],
  ],
  'csharp-method-not-available': [['the client', 'Call only methods of the negotiated revision.']],
  'tool-already-exists-py': [['the server', 'Rename one of the two tools, or register it once.']],
  'tool-name-warning': [['the server', 'Use only A to Z, a to z, digits, `_`, `-` and `.` in names of tools.']],
  'go-addtool-schema': [['Go', 'Set `InputSchema` of the tool, or use the generic `mcp.AddTool`, which derives it.']],
  'anthropic-api-error': [['', 'Correct what the message of the API names: the index counts the tools, from 0.']],
};
