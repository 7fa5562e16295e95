/** Where hosts part: what only some of them read, in a configuration that names no host. */
import { listed, named, short } from '../../../json/describe.ts';
import { get, isObject } from '../../../json/object.ts';
import type { ConfigCheck, ConfigContext, Entry } from '../context.ts';
import type { Host, VariableStyle } from '../host.ts';
import { HOSTS, titlesOf } from '../hosts/index.ts';
import { memberOf } from '../servers.ts';
import { stringsOf } from '../strings.ts';
import { styleOf, WRITTEN } from './variables.ts';

/** What more hosts than this read is common. */
const FEW = 4;
/** Findings about one file: each member is reported once. */
const MAX = 5;

/** Hosts that keep their servers under the same key. */
function hostsOf({ servers }: ConfigContext): readonly Host[] {
  const key = servers.path.at(-1) ?? 'mcpServers';
  return HOSTS.filter((one) => one.top.some((path) => path.at(-1) === key));
}

function members({ stdio, remote, typeKey, url }: Host): string[] {
  const all = [...stdio.required, ...stdio.optional, ...(remote?.required ?? []), ...(remote?.optional ?? [])];
  return [...all, ...url, ...(typeKey === 'type' ? [] : [typeKey])];
}

/** The words of an entry that only a few hosts read, each with its member. */
function rareIn({ node, value }: Entry, hosts: readonly Host[]): { key: string; what: string; readers: Host[] }[] {
  const out: { key: string; what: string; readers: Host[] }[] = [];
  for (const { key } of node.members) {
    const word = get(value, key);
    // Judged by rules of their own.
    if (isObject(word) && key === 'transport') continue;
    if (key === 'environment' && typeof get(value, 'command') === 'string') continue;
    if (key === 'type' && typeof word === 'string') {
      const readers = hosts.filter((one) => [...one.stdio.types, ...(one.remote?.types ?? [])].includes(word));
      out.push({ key, what: `\`${key}: ${short(word)}\``, readers });
      continue;
    }
    const readers = hosts.filter((one) => members(one).includes(key));
    if (readers.length > 0) out.push({ key, what: named(key), readers });
  }
  return out;
}

/** Members, words and variables that only a few hosts read. */
export const fewReaders: ConfigCheck = {
  rule: {
    id: 'config/few-readers',
    title: 'Only some hosts read this',
    level: 'INFO',
    why: 'Other hosts ignore it or refuse the entry, and configurations are often copied from one host to another.',
    spec: 'https://modelcontextprotocol.io/docs/develop/connect-local-servers',
    specTitle: 'Connect to local MCP servers',
    examples: {
      good: [
        '{"mcpServers": {"a": {"type": "http", "url": "https://a.example.com/mcp", "headers": {}}}}',
        '// .roo/mcp.json\n{"mcpServers": {"a": {"command": "a-mcp", "alwaysAllow": ["find"]}}}',
      ],
      bad: [
        '{"mcpServers": {"a": {"command": "a-mcp", ⟦"alwaysAllow"⟧: ["find"]}}}',
        '{"mcpServers": {"a": {⟦"type"⟧: "remote", "url": "https://a.example.com/mcp"}}}',
        '{"mcpServers": {"a": {⟦"transport"⟧: "http", "url": "https://a.example.com/mcp"}}}',
        '{"mcpServers": {"a": {"command": "a-mcp", "env": {⟦"A_KEY"⟧: "${input:key}"}}}}',
        '{"mcpServers": {"a": {"command": "a-mcp", "env": {⟦"A_KEY"⟧: "${env:A_KEY}"}}}}',
      ],
    },
  },
  file: (context) => {
    const { hostKnown, entries, subject, servers, report } = context;
    if (hostKnown || servers.form === 'list' || subject.syntax === 'program') return;
    const hosts = hostsOf(context);
    if (hosts.length <= FEW) return;
    const seen = new Set<string>();
    for (const entry of entries) {
      for (const { key, what, readers } of rareIn(entry, hosts)) {
        if (readers.length === 0 || readers.length > FEW || seen.has(key) || seen.size >= MAX) continue;
        seen.add(key);
        const titles = titlesOf((one) => readers.includes(one));
        report({
          rule: fewReaders.rule,
          path: [...entry.path, key],
          mark: 'key',
          what: `${what} is read by ${listed(titles.map(String), 'and')}. Check the name that your host uses.`,
        });
      }
      reportVariable(entry, hosts, seen, report);
    }
  },
};

function reportVariable(
  { node, path }: Entry,
  hosts: readonly Host[],
  seen: Set<string>,
  report: ConfigContext['report'],
): void {
  for (const { text, path: place } of stringsOf(node, path)) {
    const style: VariableStyle | undefined = styleOf(text);
    if (style === undefined || seen.has(style)) continue;
    const readers = hosts.filter(({ variables }) => variables?.includes(style) === true);
    // The environment of a shell is judged by a rule of its own.
    if (readers.length > FEW || /\$\{?(?:HOME|USER|PWD|PATH)\b/.test(text)) continue;
    seen.add(style);
    const titles = titlesOf(({ variables }) => variables?.includes(style) === true);
    report({
      rule: fewReaders.rule,
      path: place,
      mark: 'key',
      what: `\`${WRITTEN[style]}\` is replaced by ${titles.length === 0 ? 'no known host' : listed(titles, 'and')}. Other hosts pass it on as it is.`,
    });
  }
}

/** The member for the URL that only the recognized host reads. */
export const ownUrl: ConfigCheck = {
  rule: {
    id: 'config/own-url',
    title: 'Other hosts read another member for the URL',
    level: 'INFO',
    why: 'The entry does not work if it is copied to a host that reads `url`.',
    spec: 'https://modelcontextprotocol.io/docs/develop/connect-remote-servers',
    specTitle: 'Connect to remote MCP servers',
    examples: {
      good: [
        '// ~/.gemini/settings.json\n{"mcpServers": {"a": {"httpUrl": "https://a.example.com/mcp"}}}',
        '{"mcpServers": {"a": {"type": "http", "url": "https://a.example.com/mcp"}}}',
      ],
      bad: ['{"mcpServers": {"a": {⟦"httpUrl"⟧: "https://a.example.com/mcp"}}}'],
    },
  },
  entry: (entry, { host, hostKnown, subject, servers, report }) => {
    const { urlKey, path } = entry;
    if (!hostKnown || urlKey === null || urlKey === 'url' || servers.path.at(-1) !== 'mcpServers') return;
    const head = subject.text.slice(subject.span.start, Math.min(subject.span.end, subject.span.start + 300));
    if (!host.url.includes(urlKey) || [...subject.clues, head.split('{')[0] ?? ''].some((clue) => host.clue.test(clue)))
      return;
    const titles = titlesOf((one) => one.url.includes(urlKey));
    report({
      rule: ownUrl.rule,
      path: [...path, urlKey],
      mark: 'key',
      what: `${named(urlKey)} is read by ${listed(titles, 'and')}. Other hosts read \`url\`.`,
    });
  },
};

/** A top key that only the recognized host reads. */
export const ownTopKey: ConfigCheck = {
  rule: {
    id: 'config/own-top-key',
    title: 'Other hosts read the servers from another member',
    level: 'INFO',
    why: 'In the file of such a host the servers are not found, and most hosts report nothing.',
    spec: 'https://code.visualstudio.com/docs/copilot/reference/mcp-configuration',
    specTitle: 'VS Code, MCP configuration',
    examples: {
      good: [
        '// .vscode/mcp.json\n{"servers": {"a": {"command": "a-mcp"}}}',
        '{"inputs": [], "servers": {"a": {"command": "a-mcp"}}}',
      ],
      bad: ['{⟦"servers"⟧: {"a": {"command": "a-mcp"}}}'],
    },
  },
  file: ({ host, servers, subject, entries, report }) => {
    if (host.id !== 'vscode' || servers.path.length !== 1 || servers.path[0] !== 'servers') return;
    const { tree, clues, text, span } = subject;
    if (entries.length === 0 || memberOf(tree ?? undefined, 'inputs') !== undefined) return;
    // A text that names the host, or uses its variables, is meant for it.
    const shown = text.slice(span.start, Math.min(span.end, span.start + 20_000));
    if ([...clues, shown.split('{')[0] ?? ''].some((clue) => host.clue.test(clue))) return;
    if (/\$\{(?:input|workspaceFolder|userHome)/.test(shown)) return;
    const titles = titlesOf((one) => one.top.some((path) => path.length === 1 && path[0] === 'servers'));
    report({
      rule: ownTopKey.rule,
      path: servers.path,
      mark: 'key',
      what: `\`servers\` is read by ${listed(titles, 'and')}. Claude Code, Cursor and most other hosts read \`mcpServers\`.`,
    });
  },
};

/** A type that contradicts the path which servers usually have for it. */
export const pathOfType: ConfigCheck = {
  rule: {
    id: 'config/path-of-type',
    title: 'The type and the path of the URL may name different transports',
    level: 'INFO',
    why: 'Servers usually have Streamable HTTP at `/mcp` and SSE at `/sse`, and with the other type the connection fails.',
    spec: 'https://modelcontextprotocol.io/specification/2025-11-25/basic/transports#backwards-compatibility',
    specTitle: 'Transports, backwards compatibility',
    examples: {
      good: ['{"mcpServers": {"a": {"type": "http", "url": "https://a.example.com/mcp"}}}'],
      bad: ['{"mcpServers": {"a": {"type": "http", "url": ⟦"https://a.example.com/sse"⟧}}}'],
    },
  },
  entry: ({ value, path, title, urlKey }, { report }) => {
    const type = get(value, 'type');
    const url = urlKey === null ? undefined : get(value, urlKey);
    if (urlKey === null || typeof type !== 'string' || typeof url !== 'string') return;
    if (!/^(?:http|streamable)/i.test(type) || !/\/sse\/?(?:$|\?)/.test(url)) return;
    report({
      rule: pathOfType.rule,
      path: [...path, urlKey],
      what: `${title} has \`type: ${short(type)}\`, and its URL ends in \`/sse\`. Check which transport the server has there.`,
    });
  },
};
