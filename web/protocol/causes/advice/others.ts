/** What to change for complaints of registries, bundles, SDKs and single hosts: the best change first. */
import type { Advice } from './types.ts';

const TRANSPORT: Advice = [
  ['the client', 'Name the transport: `"transport": "stdio"` with a command, `"http"` or `"sse"` with a URL.'],
];
const MANIFEST: Advice = [
  ['', 'Correct the members that the message lists; paste `manifest.json` to see all of them.'],
];
const NAME: Advice = [['', 'Name the server `io.github.USER/NAME` or by your own domain, such as `com.example/name`.']];
const REMOTE: Advice = [['', 'Use a public `https` address in `remotes`; a local server belongs in `packages`.']];

/** By the id of the complaint. */
export const OTHERS: Readonly<Record<string, Advice>> = {
  'oauth-access-denied': [['', 'Sign in with an account that may use the server, and approve the access.']],
  'access-token-refused': [['the server', 'Compare `aud`, `iss` and `exp` of the token with its configuration.']],
  'oauth-callback-missing': [
    ['', 'Finish the sign-in in the browser; on another machine, forward the port of the callback.'],
  ],
  'tls-expected': [['', 'Compare scheme and port of the URL with those on which the server listens.']],
  'url-invalid': [
    ['', 'Write the whole address: `"url": "https://example.com/mcp"`. A variable in it must have a value.'],
  ],
  'registry-422-registrytype': [
    ['', 'Use the names of the current schema: `registryType`, `runtimeHint`, `environmentVariables`.'],
  ],
  'registry-422-description': [['', 'Shorten `description` to 100 characters.']],
  'registry-npm-missing-mcpname': [['npm', 'Add `mcpName` to `package.json`, and publish a new version.']],
  'registry-npm-mismatch': [['npm', 'Use the same name in `mcpName` and in `server.json`, with the same case.']],
  'registry-npm-404': [['npm', 'Publish the package to npm first.']],
  'registry-pypi-ownership': [['PyPI', 'Add the line `mcp-name: …` to the README, and publish a new version.']],
  'registry-oci-annotation': [
    ['Docker', 'Add `LABEL io.modelcontextprotocol.server.name="…"` to the last stage, and push the image.'],
  ],
  'registry-mcpb-url': [['', 'Name the file of the release `….mcpb`, so that its URL contains `mcp`.']],
  'registry-version-latest': [['', 'Use one exact version instead of a range or `latest`.']],
  'registry-base-url': [['', 'Publish the package in a public registry; private mirrors are not supported.']],
  'registry-remote-url': REMOTE,
  'registry-remote-type': [['', 'Use `streamable-http` or `sse` as the type of a remote.']],
  'registry-stdio-url': [['', 'Remove `url` from the transport `stdio`.']],
  'registry-argument-shape': [['', 'Write only the value into `value`; the name is in `name`.']],
  'registry-name-format': NAME,
  'registry-name-missing-slash': NAME,
  'registry-schema-deprecated': [['', 'Set `$schema` to the current version, and rename the members that changed.']],
  'registry-403': [['', 'Use a name below the namespaces that the message lists, with the same case.']],
  'registry-template-variable': [['', 'Declare each variable of the URL in `variables`.']],
  'registry-website-https': [['', 'Use an `https` address in `websiteUrl`.']],
  'registry-meta-4kb': [['', 'Remove data from `_meta` until it has less than 4 kB.']],
  'mcpb-validation-failed': MANIFEST,
  'mcpb-unsupported-version': [
    ['', 'Set `manifest_version` to a version of the format, such as `"0.3"`, not to that of the extension.'],
  ],
  'mcpb-icon': [['', 'Put a PNG file into the bundle, and name it by a relative path.']],
  'mcpb-invalid-json': [['', 'Remove comments and trailing commas from `manifest.json`.']],
  'mcpproxy-config-json': [['', 'Remove comments and trailing commas from the configuration file.']],
  'claude-code-invalid-entry': [
    ['Claude Code', 'Write `{"mcpServers": {"NAME": {…}}}` with `command`, or with `type` and `url`.'],
  ],
  'claude-desktop-config-zod': [
    ['Claude Desktop', 'Give each entry a `command`; use `npx mcp-remote URL` for a remote server.'],
  ],
  'mcp-remote-header-env': [
    ['mcp-remote', 'Set the variable in `env` of the entry, with the whole value of the header.'],
  ],
  'langchain-missing-transport': TRANSPORT,
  'fastmcp-infer-transport': [
    ['FastMCP', 'Pass `{"mcpServers": {"NAME": {"command": …, "args": […]}}}`, or a transport object.'],
  ],
  'csharp-with-http-transport': [['C#', 'Call `AddMcpServer().WithHttpTransport()` before `MapMcp()`.']],
  'header-mismatch': [['the client', 'Send headers with the same method and name as the body.']],
  'go-empty-body': [['', 'Send the message as the body of the POST; a proxy or redirect may have removed it.']],
  'go-malformed': [['the client', 'Send one JSON-RPC object as the body.']],
  'go-standalone-sse': [['the server', 'Answer GET with 405 if it has no stream.']],
  'sse-missing-session-id': [['the client', 'Send messages to the address of the `endpoint` event, not to `/sse`.']],
  'supergateway-no-sse-session': [['the client', 'Connect to `/sse` again, and use the new address.']],
  'maximum-total-timeout': [
    ['the client', 'Raise `maxTotalTimeout`.'],
    ['the server', 'Answer at once, and let the client poll.'],
  ],
  'gemini-required-undefined': [
    ['the server', 'Add the property to `properties`, or remove its name from `required`.'],
  ],
  'ajv-no-schema-ref': [
    ['the client', 'Update its SDK.'],
    ['the server', 'Leave `$schema` out of `inputSchema`.'],
  ],
  'ajv-strict-keyword': [
    ['the server', 'Remove keywords that JSON Schema does not have, such as `example` and `nullable`.'],
  ],
  'openai-strict': [
    ['the client', 'Turn strict schemas off for this tool.'],
    ['the server', 'List all properties in `required`, and set `additionalProperties` to false.'],
  ],
  'invalid-authorization-format': [['the client', 'Send `Authorization: Bearer TOKEN`.']],
  'anthropic-mcp-requires-auth': [['the API', 'Set `authorization_token` of the server in `mcp_servers`.']],
  'openai-424-tool-list': [
    ['the API', 'Set `authorization` or `headers` of the MCP tool, and use the URL of the endpoint.'],
  ],
  'gemini-requires-auth': [['Gemini CLI', 'Run `/mcp auth NAME`.']],
  'mcp-proxy-api-key': [['the client', 'Send the API key in the header that the proxy expects.']],
  'issuer-https': [['the server', 'Set its public URL with `https`.']],
  'tool-decorator': [['Python', 'Write `@tool()` with parentheses.']],
};
