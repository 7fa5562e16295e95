/** Conditions about the result of `initialize` and about configurations. */
import { get, has } from '../../json/object.ts';
import { count, objectIn, quoted, stringAt, type ConfigTest, type HandshakeTest } from '../define.ts';

const SDK_VERSIONS = new Set(['2024-10-07', '2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25']);
const unknownVersion: HandshakeTest = (result) => {
  const version = stringAt(result, 'protocolVersion');
  return version === undefined || SDK_VERSIONS.has(version)
    ? []
    : [{ at: ['protocolVersion'], shown: `\`protocolVersion\` is ${quoted(version)}.` }];
};

const capabilities = (result: Parameters<HandshakeTest>[0]): ReturnType<typeof objectIn> =>
  objectIn(result, 'capabilities');
const noTools: HandshakeTest = (result) => {
  const own = capabilities(result);
  return own && !has(own, 'tools')
    ? [{ at: ['capabilities'], shown: 'The server declares no `tools` capability.' }]
    : [];
};
const onlyOthers: HandshakeTest = (result) => {
  const own = capabilities(result);
  return own && !has(own, 'tools') && (has(own, 'prompts') || has(own, 'resources'))
    ? [{ at: ['capabilities'], shown: 'The server declares prompts or resources, and no `tools` capability.' }]
    : [];
};
const longInstructions: HandshakeTest = (result) => {
  const length = stringAt(result, 'instructions')?.length ?? 0;
  return length > 2048
    ? [{ at: ['instructions'], shown: `The \`instructions\` have ${count(length)} characters; 2,048 are accepted.` }]
    : [];
};

/** Conditions about the result of `initialize`, by the id of their entry. */
export const handshakeTests: readonly (readonly [string, HandshakeTest])[] = [
  ['tssdk-protocol-version-unknown', unknownVersion],
  ['tssdk2-no-tools-capability', noTools],
  ['claude-code-instructions-2048', longInstructions],
  ['gemini-cli-tools-unsupported', onlyOthers],
];

/** True if the file’s path ends like this; a path may have either slash. */
function isFile(file: string, end: string): boolean {
  const path = file.replaceAll('\\', '/').toLowerCase();
  return path === end || path.endsWith(`/${end}`);
}

/** A condition about each server, only in the files that the host reads. */
function servers(
  files: readonly string[],
  keys: readonly string[],
  test: (
    name: string,
    entry: Parameters<typeof has>[0],
  ) => { readonly on?: readonly string[]; readonly shown: string } | null,
): ConfigTest {
  return ({ file, servers: all }) =>
    files.some((end) => isFile(file, end))
      ? all.flatMap(({ key, name, entry }) => {
          const found = keys.includes(key) ? test(name, entry) : null;
          return found === null ? [] : [{ at: [key, name, ...(found.on ?? [])], shown: found.shown }];
        })
      : [];
}

const names = (pattern: RegExp) => (name: string) =>
  pattern.test(name) ? null : { shown: `A server is named ${quoted(name)}.` };

const RESERVED = new Set(['workspace', 'Claude Preview', 'Claude Browser']);
const CLAUDE_CODE = ['.mcp.json', '.claude.json'];

const wrongKey: ConfigTest = ({ config, file }) =>
  isFile(file, '.vscode/mcp.json') && has(config, 'mcpServers') && !has(config, 'servers')
    ? [{ at: ['mcpServers'], shown: 'The servers are under `mcpServers`.' }]
    : [];
const otherFile: ConfigTest = ({ config, file }) =>
  isFile(file, '.vscode/mcp.json') && (has(config, 'servers') || has(config, 'mcpServers'))
    ? [{ at: [has(config, 'servers') ? 'servers' : 'mcpServers'], shown: 'The servers are in `.vscode/mcp.json`.' }]
    : [];

const untypedUrl: ConfigTest = (view) => {
  if (!CLAUDE_CODE.some((end) => isFile(view.file, end))) return [];
  if (has(view.config, 'servers') && !has(view.config, 'mcpServers'))
    return [{ at: ['servers'], shown: 'The servers are under `servers`.' }];
  return servers(CLAUDE_CODE, ['mcpServers'], (name, entry) =>
    stringAt(entry, 'url') !== undefined && !has(entry, 'type') && !has(entry, 'command')
      ? { on: ['url'], shown: `The server ${quoted(name)} has a \`url\` and no \`type\`.` }
      : null,
  )(view);
};

/** The values of `env` are not quoted: they may be secrets. */
const bareVariable: ConfigTest = servers(['.mcp.json', 'mcp-config.json'], ['mcpServers'], (_name, entry) => {
  const env = objectIn(entry, 'env') ?? {};
  const key = Object.keys(env).find((one) => {
    const value = get(env, one);
    return typeof value === 'string' && /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*$/u.test(value) && value === one;
  });
  return key === undefined ? null : { on: ['env', key], shown: `The value of \`${key}\` is its own name.` };
});

const remoteInDesktop = servers(['claude_desktop_config.json'], ['mcpServers'], (name, entry) =>
  has(entry, 'url') && !has(entry, 'command')
    ? { on: ['url'], shown: `The server ${quoted(name)} has a \`url\` and no \`command\`.` }
    : null,
);
const urlMeansSse = servers(['settings.json'], ['mcpServers'], (name, entry) =>
  has(entry, 'url') && !has(entry, 'httpUrl') && get(entry, 'type') !== 'http'
    ? { on: ['url'], shown: `The server ${quoted(name)} has a \`url\` and no \`httpUrl\`.` }
    : null,
);

/** Conditions about configurations, by the id of their entry. */
export const configTests: readonly (readonly [string, ConfigTest])[] = [
  ['vscode-mcp-json-servers-key', wrongKey],
  ['copilot-cli-config-file', otherFile],
  ['copilot-cli-server-name', servers(['.mcp.json', 'mcp-config.json'], ['mcpServers'], names(/^[A-Za-z0-9_.@/-]+$/u))],
  [
    'claude-code-reserved-server-names',
    servers(CLAUDE_CODE, ['mcpServers'], (name) =>
      RESERVED.has(name) ? { shown: `A server is named ${quoted(name)}.` } : null,
    ),
  ],
  ['claude-code-url-without-type', untypedUrl],
  ['codex-server-name', servers(['config.toml'], ['mcp_servers'], names(/^[a-zA-Z0-9_-]+$/u))],
  [
    'gemini-cli-server-underscore',
    servers(['settings.json'], ['mcpServers'], (name) =>
      name.includes('_') ? { shown: `The server name ${quoted(name)} contains an underscore.` } : null,
    ),
  ],
  ['stdio-config-env-literal', bareVariable],
  ['claude-desktop-remote-in-config', remoteInDesktop],
  ['gemini-cli-url-means-sse', urlMeansSse],
];
