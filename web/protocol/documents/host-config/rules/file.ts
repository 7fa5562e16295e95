/** Rules about the file as a whole: its top key, its form, its place. */
import { code, listed, named } from '../../../json/describe.ts';
import type { JsonObject } from '../../../json/types.ts';
import { fix, type ConfigCheck, type ConfigContext } from '../context.ts';
import type { Host } from '../host.ts';
import { hostOf, titlesOf } from '../hosts/index.ts';
import { findServers, memberOf } from '../servers.ts';
import { locate } from '../../../json/locate.ts';
import { readValue } from '../../../json/read.ts';

const LOCAL = 'https://modelcontextprotocol.io/docs/develop/connect-local-servers';
const LOCAL_TITLE = 'Connect to local MCP servers';
const VSCODE = 'https://code.visualstudio.com/docs/copilot/reference/mcp-configuration';
const VSCODE_TITLE = 'VS Code, MCP configuration';

/** Top keys that a host reads, with the older ones. */
function topsOf(host: Host): string[] {
  const own = host.id === 'vscode' ? [...host.top, ...hostOf('vscode-settings').top] : host.top;
  return own.flatMap((path) => path.slice(-1)).concat(OLD_TOPS[host.id] ?? []);
}

const OLD_TOPS: Readonly<Record<string, readonly string[]>> = {
  continue: ['modelContextProtocolServers'],
  'amazon-q': ['servers'],
  cline: ['servers'],
};

/** The member that holds the servers. */
export const topKey: ConfigCheck = {
  rule: {
    id: 'config/top-key',
    title: 'Servers must be in the member that the host reads',
    level: 'MUST',
    why: 'Under another key the host finds no servers at all, and most hosts report nothing.',
    spec: VSCODE,
    specTitle: VSCODE_TITLE,
    examples: {
      good: [
        '// .vscode/mcp.json\n{"servers": {"a": {"command": "a-mcp"}}}',
        '// .mcp.json\n{"mcpServers": {"a": {"command": "a-mcp"}}}',
      ],
      bad: [
        '// .vscode/mcp.json\n{⟦"mcpServers"⟧: {"a": {"command": "a-mcp"}}}',
        '// .mcp.json\n{⟦"servers"⟧: {"a": {"command": "a-mcp"}}}',
        '{⟦"github.copilot.chat.mcpServers"⟧: {"a": {"command": "a-mcp"}}}',
      ],
    },
  },
  file: ({ host, hostKnown, servers, subject, report }) => {
    const key = servers.path.at(-1);
    if (!hostKnown || servers.bare !== 'no' || key === undefined || subject.syntax === 'program') return;
    if (topsOf(host).includes(String(key)) || !sameNotation(host, subject.syntax)) return;
    const right = host.top[0]?.at(-1) ?? 'mcpServers';
    const readers = titlesOf((one) => one.top.some((path) => path.at(-1) === key), 2);
    report({
      rule: topKey.rule,
      path: servers.path,
      mark: 'key',
      what: `${host.title} does not read ${named(String(key))}${readers.length > 0 ? `, which is the key of ${readers.join(' and ')}` : ''}. Use ${named(right)} in ${named(host.file)}.`,
      fix: fix(`Rename it to \`${right}\`.`, 'safe', { do: 'rename', path: servers.path, to: right }),
    });
  },
};

function sameNotation(host: Host, syntax: string): boolean {
  const json = syntax === 'json' || syntax === 'jsonc';
  return json ? host.syntax === 'json' || host.syntax === 'jsonc' : host.syntax === syntax;
}

/** The notation of the file. */
export const notation: ConfigCheck = {
  rule: {
    id: 'config/notation',
    title: 'The file should be in the notation of the host',
    level: 'SHOULD',
    why: 'A host that reads TOML or YAML cannot read the JSON of another host, and the other way round.',
    spec: 'https://developers.openai.com/codex/mcp',
    specTitle: 'Codex, MCP',
    examples: {
      good: ['# ~/.codex/config.toml\n[mcp_servers.a]\ncommand = "a-mcp"\n'],
      bad: ['// ~/.codex/config.toml\n{⟦"mcpServers"⟧: {"a": {"command": "a-mcp"}}}'],
    },
  },
  file: ({ host, hostKnown, servers, subject, report }) => {
    const { syntax } = subject;
    if (!hostKnown || syntax === 'program' || sameNotation(host, syntax) || servers.path.length === 0) return;
    // Continue and LibreChat have JSON forms as well; YAML is a superset of JSON.
    if (host.syntax === 'yaml' && syntax !== 'toml') return;
    report({
      rule: notation.rule,
      path: servers.path,
      mark: 'key',
      what: `${host.title} reads ${host.syntax === 'toml' ? 'TOML' : host.syntax === 'yaml' ? 'YAML' : 'JSON'} from ${named(host.file)}. Convert the configuration.`,
    });
  },
};

/** Lists where the host wants a map, and the other way round. */
export const serverList: ConfigCheck = {
  rule: {
    id: 'config/server-list',
    title: 'Servers must be a map of names, or a list, as the host reads',
    level: 'MUST',
    why: 'Most hosts take the name of a server from its key. Only Continue, Augment and Mistral Vibe read lists with `name`.',
    spec: LOCAL,
    specTitle: LOCAL_TITLE,
    examples: {
      good: [
        '{"mcpServers": {"a": {"command": "a-mcp"}}}',
        '# .continue/config.yaml\nmcpServers:\n  - name: a\n    command: a-mcp\n',
      ],
      bad: [
        '{"mcpServers": ⟦[{"name": "a", "command": "a-mcp"}]⟧}',
        '# .continue/config.yaml\nmcpServers:\n  ⟦a:\n    command: a-mcp⟧\n',
        '"context_servers": ⟦[⟧\n  "a": {"command": "a-mcp"}\n]',
      ],
    },
  },
  file: ({ host, hostKnown, servers, subject, problems, entries, report }) => {
    const brackets = problems.find(({ code: id }) => id === 'json-map-in-brackets');
    if (brackets !== undefined) {
      report({
        rule: serverList.rule,
        span: { start: brackets.start, end: brackets.end },
        what: `${named(String(servers.path.at(-1) ?? 'The map'))} holds names with colons, which belong in braces, not in square brackets. Use \`{\` and \`}\`.`,
        fix: brackets.fix,
      });
      return;
    }
    const key = String(servers.path.at(-1) ?? '');
    const node = subject.tree === null ? undefined : locate(subject.tree, servers.path)?.node;
    if (servers.bare !== 'no' || subject.syntax === 'program' || (key === 'mcp_servers' && subject.syntax !== 'toml'))
      return;
    if (node?.type === 'array' && (host.form === 'map' || (hostKnown && host.form !== 'list'))) {
      const names = entries.map(({ name }) => name);
      const map: JsonObject = {};
      for (const { name, value } of entries) {
        const { name: _, ...rest } = value;
        if (name !== null && name !== '__proto__') map[name] = rest;
      }
      const complete = entries.length === node.items.length && Object.keys(map).length === names.length;
      report({
        rule: serverList.rule,
        path: servers.path,
        what: `${named(key)} is an array, but ${hostKnown ? host.title : 'a host'} reads an object with the name of each server as key. Use \`{"name": {…}}\`.`,
        fix:
          complete && names.length > 0
            ? fix('Use an object with the names as keys.', 'unsafe', { do: 'replace', path: servers.path, value: map })
            : undefined,
      });
    } else if (
      node?.type === 'object' &&
      host.form === 'list' &&
      host.id !== 'augment' &&
      (subject.syntax === 'yaml' || subject.syntax === 'toml')
    ) {
      report({
        rule: serverList.rule,
        path: servers.path,
        what: `${named(key)} is a map, but ${host.title} reads a list of entries with \`name\`. Use ${subject.syntax === 'toml' ? '`[[mcp_servers]]`' : '`- name: …`'} for each server.`,
      });
    }
  },
};

/** A map or an entry without what belongs around it. */
export const bareServers: ConfigCheck = {
  rule: {
    id: 'config/bare-servers',
    title: 'A part of a file is to be inserted at its place',
    level: 'INFO',
    why: 'Documentation often shows only the entry. As a file of its own a host does not find the servers in it.',
    spec: LOCAL,
    specTitle: LOCAL_TITLE,
    examples: {
      good: ['{"mcpServers": {"a": {"command": "a-mcp"}}}'],
      bad: ['⟦{"command": "a-mcp", "args": []}⟧', '⟦{"a": {"command": "a-mcp", "args": []}}⟧'],
    },
  },
  file: ({ host, hostKnown, servers, subject, report }) => {
    if (servers.bare === 'no' || subject.syntax === 'program' || servers.form === 'list') return;
    if (hostKnown && host.top.some((path) => path.length === 0)) {
      if (host.id !== 'warp') return;
      report({
        rule: bareServers.rule,
        path: [],
        what: 'The names of servers are the outermost keys, which Warp alone reads. Other hosts need `mcpServers` around them.',
      });
      return;
    }
    const key = host.top[0]?.join('.') ?? 'mcpServers';
    report({
      rule: bareServers.rule,
      path: [],
      what:
        servers.bare === 'entry'
          ? `This is one server without its name. Put it under a name inside ${named(key)}.`
          : `This is a map of servers without the key around it. Put it inside ${named(key)}.`,
    });
  },
};

/** Files that look right and are not read. */
export const wrongFile: ConfigCheck = {
  rule: {
    id: 'config/wrong-file',
    title: 'Claude Code does not read servers from this file',
    level: 'INFO',
    why: 'Servers in `.claude/settings.json`, `~/.claude/mcp.json` or `.claude/.mcp.json` are ignored without a message.',
    spec: 'https://code.claude.com/docs/en/mcp',
    specTitle: 'Claude Code, MCP',
    examples: {
      good: ['// .mcp.json\n{"mcpServers": {"a": {"command": "a-mcp"}}}'],
      bad: ['// ~/.claude/mcp.json\n⟦{"mcpServers": {"a": {"command": "a-mcp"}}}⟧'],
    },
  },
  file: ({ host, subject, report }) => {
    const around = [...subject.clues, subject.text.slice(subject.span.start, subject.span.start + 200)];
    if (host.id !== 'claude-code') return;
    for (const clue of around) {
      const [file] =
        /~?[\w/\\]{0,40}\.claude[/\\](?:settings(?:\.local)?\.json|\.?mcp\.json)/.exec(clue.slice(0, 400)) ?? [];
      if (file === undefined) continue;
      report({
        rule: wrongFile.rule,
        path: [],
        what: `The text names ${named(file)}. Claude Code reads \`.mcp.json\` in the project and \`~/.claude.json\`; use one of them, or \`claude mcp add\`.`,
      });
      return;
    }
  },
};

/** A file without servers. */
export const noServers: ConfigCheck = {
  rule: {
    id: 'config/no-servers',
    title: 'The configuration has no servers',
    level: 'INFO',
    why: 'The host starts without MCP servers.',
    spec: LOCAL,
    specTitle: LOCAL_TITLE,
    examples: {
      good: ['{"mcpServers": {"a": {"command": "a-mcp"}}}'],
      bad: ['{"mcpServers": ⟦{}⟧}'],
    },
  },
  file: ({ servers, subject, report }) => {
    const node = subject.tree === null ? undefined : locate(subject.tree, servers.path)?.node;
    if (servers.entries.length > 0 || servers.path.length === 0) return;
    if ((node?.type !== 'object' && node?.type !== 'array') || node.incomplete) return;
    const commented =
      subject.problems?.some(({ code: id, start }) => id === 'json-comment' && start > node.start) === true;
    report({
      rule: noServers.rule,
      path: servers.path,
      what: `${named(String(servers.path.at(-1)))} is empty${commented ? '; every server is commented out' : ''}. Add a server.`,
    });
  },
};

/** What stands under a name must be an object. */
export const entryType: ConfigCheck = {
  rule: {
    id: 'config/entry-type',
    title: 'Every server must be an object',
    level: 'MUST',
    why: 'The host expects the members of the server there, and refuses the file or skips the server.',
    spec: LOCAL,
    specTitle: LOCAL_TITLE,
    examples: {
      good: ['{"mcpServers": {"a": {"command": "a-mcp"}}}'],
      bad: ['{"mcpServers": {"a": ⟦"npx -y a-mcp"⟧}}', '{"mcpServers": ⟦null⟧}'],
    },
  },
  file: (context) => {
    const { servers, subject, report } = context;
    if (servers.bare !== 'no' || subject.tree === null) return;
    const key = servers.path.at(-1);
    const holder = locate(subject.tree, servers.path)?.node;
    if (holder !== undefined && !['object', 'array', 'hole'].includes(holder.type)) {
      if (holder.type === 'null' && subject.syntax === 'yaml') return;
      report({
        rule: entryType.rule,
        path: servers.path,
        what: `${named(String(key))} is ${isShort(context, holder)}. Use an object of servers.`,
      });
    }
    for (const { node, path, name } of servers.entries) {
      if (node.type === 'object' || node.type === 'hole' || key === 'extensions' || key === 'mcp') continue;
      report({
        rule: entryType.rule,
        path,
        what: `The server ${code(name ?? '')} is ${isShort(context, node)}. Use an object with a command or a URL.`,
      });
    }
  },
};

function isShort(
  { subject }: ConfigContext,
  { start, end, type }: { start: number; end: number; type: string },
): string {
  const written = subject.text.slice(start, Math.min(end, start + 40)).replace(/\s+/g, ' ');
  return type === 'null' ? 'null' : `${type === 'array' ? 'an array' : `a ${type}`}, \`${written}\``;
}

/** A second document after the first. */
export const oneDocument: ConfigCheck = {
  rule: {
    id: 'config/one-document',
    title: 'A file must hold one document',
    level: 'MUST',
    why: 'JSON parsers stop after the first value and report “Unexpected non-whitespace character after JSON”; the host reads no server at all.',
    spec: 'https://www.rfc-editor.org/rfc/rfc8259#section-2',
    specTitle: 'RFC 8259, section 2',
    examples: {
      good: ['{"mcpServers": {"a": {"command": "a-mcp"}, "b": {"command": "b-mcp"}}}'],
      bad: ['{"mcpServers": {"a": {"command": "a-mcp"}}}\n⟦{"mcpServers": {"b": {"command": "b-mcp"}}}⟧'],
    },
  },
  file: ({ subject, problems, report }) => {
    const { text, tree, syntax } = subject;
    const yaml = problems.find(({ code: id }) => id === 'yaml-documents');
    if (yaml !== undefined) {
      report({
        rule: oneDocument.rule,
        span: { start: yaml.start, end: yaml.end },
        what: 'A second document begins here; hosts read the first. Put its members into the first one.',
      });
      return;
    }
    if (tree === null || (syntax !== 'json' && syntax !== 'jsonc')) return;
    const gap = /^\s*/.exec(text.slice(tree.end, tree.end + 400))?.[0].length ?? 0;
    const start = tree.end + gap;
    // An empty line between two documents is how pages show alternatives.
    if (text.charAt(start) !== '{' || /\n[ \t]*\r?\n/.test(text.slice(tree.end, start))) return;
    const next = readValue(text, start).root;
    if (next === null || findServers(next, syntax)?.bare !== 'no') return;
    const line = text.indexOf('\n', start);
    report({
      rule: oneDocument.rule,
      span: { start, end: line < 0 ? next.end : Math.min(line, next.end) },
      what: `A second document begins here. Put its servers into ${listed([topName(tree) ?? 'mcpServers'])} of the first one.`,
    });
  },
};

function topName(tree: Parameters<typeof memberOf>[0]): string | undefined {
  return tree?.type === 'object' ? tree.members[0]?.key : undefined;
}
