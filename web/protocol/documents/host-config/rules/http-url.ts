/** The rule about `url` and `httpUrl` of Gemini CLI and Qwen Code. */
import { get } from '../../../json/object.ts';
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
