/** Rules about Gemini CLI: `url` and `httpUrl` (also of Qwen Code), and the names of servers. */
import { get } from '../../../json/object.ts';
import { named } from '../../../json/describe.ts';
import { fix, urlOf, type ConfigCheck } from '../context.ts';

const HOSTS: ReadonlySet<string> = new Set(['gemini-cli', 'qwen-code']);
/** The path that servers usually have for SSE. */
const SSE = /\/(?:sse|events?)\/?(?:$|[?#])/i;
/** The path that servers usually have for Streamable HTTP. */
const STREAMABLE = /\/mcp\/?(?:$|[?#])/i;

/** Both read `url` as the address for SSE, and `httpUrl` as the one for Streamable HTTP. */
export const httpUrl: ConfigCheck = {
  rule: {
    id: 'config/http-url',
    title: 'A Streamable HTTP server should be in `httpUrl`',
    level: 'SHOULD',
    why: 'Gemini CLI and Qwen Code document `url` as the address for SSE, and connect to it by that transport; only new versions of Gemini CLI try both.',
    spec: 'https://github.com/google-gemini/gemini-cli/blob/main/docs/tools/mcp-server.md',
    specTitle: 'Gemini CLI, MCP servers',
    examples: {
      good: [
        '// ~/.gemini/settings.json\n{"mcpServers": {"a": {"httpUrl": "https://a.example.com/mcp"}}}',
        '// ~/.gemini/settings.json\n{"mcpServers": {"a": {"url": "https://a.example.com/sse"}}}',
        '// ~/.cursor/mcp.json\n{"mcpServers": {"a": {"url": "https://a.example.com/mcp"}}}',
      ],
      bad: [
        '// ~/.gemini/settings.json\n{"mcpServers": {"a": {⟦"url"⟧: "https://a.example.com/mcp"}}}',
        '// ~/.gemini/settings.json\n{"mcpServers": {"a": {"type": "http", ⟦"url"⟧: "https://a.example.com/mcp"}}}',
        '// ~/.qwen/settings.json\n{"mcpServers": {"a": {⟦"url"⟧: "https://a.example.com/mcp/"}}}',
      ],
    },
  },
  entry: (entry, { host, report }) => {
    if (!HOSTS.has(host.id) || entry.urlKey !== 'url' || entry.commandKey !== null) return;
    const [type, url] = [get(entry.value, 'type'), urlOf(entry)];
    if (get(entry.value, 'httpUrl') !== undefined || type === 'sse' || SSE.test(url)) return;
    const typed = typeof type === 'string' && /^(?:http|streamable)/i.test(type);
    if (!typed && !STREAMABLE.test(url)) return;
    const path = [...entry.path, 'url'];
    // New versions of Gemini CLI read the type, older ones ignore it.
    const isRead = typed && host.id === 'gemini-cli';
    report({
      rule: httpUrl.rule,
      path,
      mark: 'key',
      ...(isRead && { severity: 'info' as const }),
      what: isRead
        ? `${entry.title} has a \`url\` with a \`type\`, which older versions of ${host.title} ignore: they connect by SSE. Use \`httpUrl\` for them.`
        : `${entry.title} has \`url\`, which ${host.title} takes for SSE. Use \`httpUrl\` for Streamable HTTP.`,
      fix: fix('Rename it to `httpUrl`.', 'unsafe', { do: 'rename', path, to: 'httpUrl' }),
    });
  },
};

/** The policies of Gemini CLI split the full name of a tool at the first underscore of the server’s name. */
export const underscoreName: ConfigCheck = {
  rule: {
    id: 'config/underscore-name',
    title: 'Server names of Gemini CLI should have no underscores',
    level: 'SHOULD NOT',
    why: 'Its policies split `mcp_server_tool` at the first underscore after `mcp_`, so rules for the server may not match, without a message.',
    spec: 'https://github.com/google-gemini/gemini-cli/blob/main/docs/tools/mcp-server.md',
    specTitle: 'Gemini CLI, MCP servers',
    examples: {
      good: [
        '// ~/.gemini/settings.json\n{"mcpServers": {"my-server": {"command": "a-mcp"}}}',
        '// ~/.cursor/mcp.json\n{"mcpServers": {"my_server": {"command": "a-mcp"}}}',
      ],
      bad: ['// ~/.gemini/settings.json\n{"mcpServers": {⟦"my_server"⟧: {"command": "a-mcp"}}}'],
    },
  },
  entry: ({ name, path }, { host, servers, report }) => {
    if (host.id !== 'gemini-cli' || name === null || servers.form !== 'map' || path.at(-1) !== name) return;
    if (!/^[\w-]{1,60}$/.test(name) || !name.includes('_')) return;
    const right = name.replace(/_+/g, '-').replace(/^-+|-+$/g, '');
    report({
      rule: underscoreName.rule,
      path,
      mark: 'key',
      what: `The server name ${named(name)} has an underscore. ${right === '' ? 'Use letters, digits and `-`.' : `Use \`${right}\`.`}`,
      fix: right === '' ? undefined : fix(`Rename it to "${right}".`, 'unsafe', { do: 'rename', path, to: right }),
    });
  },
};
