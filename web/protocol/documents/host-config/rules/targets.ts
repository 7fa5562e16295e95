/** Rules about what a server is started by or reached at: its command or its URL. */
import { code, named } from '../../../json/describe.ts';
import { get, isObject } from '../../../json/object.ts';
import { commandOf, fix, urlOf, type ConfigCheck, type Entry } from '../context.ts';
import type { Host } from '../host.ts';
import { memberOf } from '../servers.ts';

const SPEC = 'https://modelcontextprotocol.io/specification/2025-11-25/basic/transports';
const SPEC_TITLE = 'Transports';

/** Hosts whose file holds local servers only. */
export const remoteUnsupported: ConfigCheck = {
  rule: {
    id: 'config/remote-unsupported',
    title: 'Claude Desktop’s file must hold local servers only',
    level: 'MUST',
    why: 'Claude Desktop skips entries without a command, and may refuse the whole file, because remote servers are added as connectors in its settings.',
    spec: 'https://modelcontextprotocol.io/docs/develop/connect-remote-servers',
    specTitle: 'Connect to remote MCP servers',
    examples: {
      good: [
        '// claude_desktop_config.json\n{"mcpServers": {"docs": {"command": "npx", "args": ["-y", "mcp-remote", "https://docs.example.com/mcp"]}}}',
      ],
      bad: [
        '// claude_desktop_config.json\n{"mcpServers": {⟦"docs"⟧: {"url": "https://docs.example.com/mcp"}}}',
        '// claude_desktop_config.json\n{"mcpServers": {⟦"docs"⟧: {"type": "http", "url": "https://docs.example.com/mcp"}}}',
      ],
    },
  },
  entry: (entry, { host, report }) => {
    if (host.remote !== null || entry.urlKey === null || entry.commandKey !== null) return;
    const url = urlOf(entry);
    report({
      rule: remoteUnsupported.rule,
      path: entry.path,
      mark: 'missing',
      what: `${entry.title} has a URL, which ${host.title} does not read from its file. Add it as a connector in the settings, or run it through \`npx -y mcp-remote\`.`,
      fix: fix('Run it through mcp-remote.', 'unsafe', {
        do: 'replace',
        path: entry.path,
        value: { command: 'npx', args: ['-y', 'mcp-remote', url] },
      }),
    });
  },
};

/** Neither command nor URL, or the URL under another host's name. */
export const noTarget: ConfigCheck = {
  rule: {
    id: 'config/no-command-or-url',
    title: 'A server must have a command or a URL the host reads',
    level: 'MUST',
    why: 'The host has nothing to start and nothing to connect to, so it drops the server, often without a message.',
    spec: 'https://modelcontextprotocol.io/docs/develop/connect-local-servers',
    specTitle: 'Connect to local MCP servers',
    examples: {
      good: [
        '// ~/.codeium/windsurf/mcp_config.json\n{"mcpServers": {"a": {"serverUrl": "https://a.example.com/mcp"}}}',
        'name: a\nversion: 1.0.0\nschema: v1\nmcpServers:\n  - name: A\n    namespace: com.example/a\n',
      ],
      bad: [
        '{"mcpServers": {⟦"a"⟧: {"args": ["-y", "a-mcp"]}}}',
        '{"mcpServers": {"a": {⟦"Command"⟧: "a-mcp"}}}',
        '{"mcpServers": {"a": {"type": "http", "uri": ⟦"https://a.example.com/mcp"⟧}}}',
        '// .vscode/mcp.json\n{"servers": {"a": {"serverUrl": ⟦"https://a.example.com/mcp"⟧}}}',
        '# ~/.config/goose/config.yaml\nextensions:\n  a:\n    type: stdio\n    command: ⟦a-mcp⟧\n',
      ],
    },
  },
  entry: (entry, { host, hostKnown, report, servers }) => {
    const { commandKey, urlKey, node, path } = entry;
    if (node.incomplete || isObject(get(entry.value, 'transport'))) return;
    if (commandKey === null && urlKey === null) {
      // Switches for servers that are defined elsewhere.
      const elsewhere = Object.keys(entry.value).every((key) =>
        /^(?:enabled|disabled|settings|source|tools|name|type|bundled|description|timeout|display_name|available_tools)$/.test(
          key,
        ),
      );
      if (elsewhere && (host.id === 'goose' || host.id === 'zed' || host.id === 'opencode' || host.id === 'codex'))
        return;
      // Blocks of Continue’s hub, and servers of the registry.
      if (host.id === 'continue' && ['uses', 'namespace'].some((key) => memberOf(node, key) !== undefined)) return;
      const sure = Object.keys(entry.value).length > 0 || servers.bare === 'no' || path.length === 0;
      const near = node.members.find(({ key }) => /^(?:command|cmd|url)$/i.test(key));
      if (near !== undefined)
        report({
          ...renamed(entry, near.key, /^url$/i.test(near.key) ? (host.url[0] ?? 'url') : host.command, host),
          mark: 'key',
        });
      else if (sure)
        report({
          rule: noTarget.rule,
          path,
          mark: 'missing',
          what: `${entry.title} has neither a command nor a URL. Add \`${host.command}\` for a local server, or \`${host.url[0] ?? 'url'}\` for a remote one.`,
        });
      return;
    }
    if (!hostKnown) {
      const unread = urlKey === 'endpoint' || (urlKey === 'uri' && servers.path.at(-1) === 'mcpServers');
      if (commandKey === null && urlKey !== null && unread)
        report({
          ...renamed(entry, urlKey, 'url', host),
          severity: 'warning',
          what: `No known host reads ${named(urlKey)} here. Use \`url\`.`,
        });
      return;
    }
    if (commandKey !== null && commandKey !== host.command && memberOf(node, host.command) === undefined) {
      report(renamed(entry, commandKey, host.command, host));
    } else if (
      commandKey === null &&
      urlKey !== null &&
      host.remote !== null &&
      !host.url.some((key) => memberOf(node, key) !== undefined)
    ) {
      report(renamed(entry, urlKey, host.url[0] ?? 'url', host));
    }
  },
};

function renamed(entry: Entry, from: string, to: string, host: Host) {
  const path = [...entry.path, from];
  return {
    rule: noTarget.rule,
    path,
    what: `${host.title} does not read ${named(from)}. Use ${named(to)}.`,
    fix: fix(`Rename it to \`${to}\`.`, 'safe', { do: 'rename', path, to }),
  };
}

/** Command and URL in one entry. */
export const bothTargets: ConfigCheck = {
  rule: {
    id: 'config/command-and-url',
    title: 'A server must not have both a command and a URL',
    level: 'MUST NOT',
    why: 'A server is either started or connected to, so some hosts refuse the entry, and others silently prefer one of the two.',
    spec: 'https://docs.roocode.com/features/mcp/using-mcp-in-roo',
    specTitle: 'Roo Code, MCP',
    examples: {
      good: ['// .roo/mcp.json\n{"mcpServers": {"a": {"command": "a-mcp"}}}'],
      bad: ['// .roo/mcp.json\n{"mcpServers": {"a": {"command": "a-mcp", "url": ⟦"https://a.example.com/mcp"⟧}}}'],
    },
  },
  entry: (entry, { host, report }) => {
    const { commandKey, urlKey } = entry;
    if (commandKey === null || urlKey === null || commandOf(entry) === '') return;
    const refuses = host.id === 'roo-code' || host.id === 'codex' || host.unknownMembers === 'refused';
    report({
      rule: bothTargets.rule,
      path: [...entry.path, urlKey],
      ...(!refuses && { severity: 'warning' as const }),
      what: `${entry.title} has ${named(commandKey)} and ${named(urlKey)}. Keep one of them.`,
    });
  },
};

/** A URL must be absolute. */
export const invalidUrl: ConfigCheck = {
  rule: {
    id: 'config/url',
    title: 'The URL of a server must begin with https:// or http://',
    level: 'MUST',
    why: 'The host cannot connect to a relative or incomplete address, and MCP defines no transport over WebSocket.',
    spec: SPEC,
    specTitle: SPEC_TITLE,
    examples: {
      good: [
        '{"mcpServers": {"a": {"type": "http", "url": "${env:URL}"}}}',
        '// .mcp.json\n{"mcpServers": {"a": {"type": "ws", "url": "wss://a.example.com/mcp"}}}',
      ],
      bad: [
        '{"mcpServers": {"a": {"type": "http", "url": ⟦"a.example.com/mcp"⟧}}}',
        '{"mcpServers": {"a": {"url": ⟦"ws://localhost:9000/mcp"⟧}}}',
      ],
    },
  },
  entry: (entry, { host, hostKnown, report }) => {
    const url = urlOf(entry);
    if (entry.urlKey === null || entry.urlKey === 'tcp' || entry.commandKey !== null || url === '') return;
    if (/^wss?:\/\/./i.test(url)) {
      const types = [...(host.remote?.types ?? []), get(entry.value, 'type'), get(entry.value, 'transport')];
      if (types.some((type) => typeof type === 'string' && /^(?:ws|wss|websocket)$/i.test(type))) return;
      const http = url.replace(/^ws/i, 'http');
      report({
        rule: invalidUrl.rule,
        path: [...entry.path, entry.urlKey],
        ...(!hostKnown && { severity: 'warning' as const }),
        what: `${code(url)} is the address of a WebSocket; ${hostKnown ? host.title : 'most hosts'} cannot connect to it. Use the address for Streamable HTTP.`,
        fix: fix(`Use ${http}.`, 'unsafe', { do: 'replace', path: [...entry.path, entry.urlKey], value: http }),
      });
      return;
    }
    if (/^(?:https?|unix|pipe):\/\/./i.test(url) || /[<>${}\s]|\.\.\.|…|^[A-Z_]+$|your/i.test(url)) return;
    const hasHost = /^[\w-]+(?:\.[\w-]+)+(?::\d+)?(?:\/|$)|^localhost(?::\d+)?(?:\/|$)/.test(url);
    const path = [...entry.path, entry.urlKey];
    const right = `${url.startsWith('localhost') ? 'http' : 'https'}://${url}`;
    report({
      rule: invalidUrl.rule,
      path,
      what: `${code(url)} is no absolute URL. ${hasHost ? `Write \`${right}\`.` : 'Write the whole address, with `https://`.'}`,
      fix: hasHost ? fix(`Use ${right}.`, 'unsafe', { do: 'replace', path, value: right }) : undefined,
    });
  },
};
