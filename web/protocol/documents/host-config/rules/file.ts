/** Rules about the file as a whole: its top key, its notation, its form, its place. */
import { named } from '../../../json/describe.ts';
import type { JsonObject } from '../../../json/types.ts';
import { fix, type ConfigCheck } from '../context.ts';
import type { DocumentSubject } from '../../define.ts';
import type { Host } from '../host.ts';
import { HOSTS, hostOf, titlesOf } from '../hosts/index.ts';
import { memberOf, type Servers } from '../servers.ts';
import type { Severity } from '../../../types.ts';
import { locate } from '../../../json/locate.ts';

const LOCAL = 'https://modelcontextprotocol.io/docs/develop/connect-local-servers';
const LOCAL_TITLE = 'Connect to local MCP servers';
const VSCODE = 'https://code.visualstudio.com/docs/copilot/reference/mcp-configuration';
const VSCODE_TITLE = 'VS Code, MCP configuration';

/** Top keys that a host reads, with the older ones. */
function topsOf(host: Host, { path }: Pick<Servers, 'path'> = { path: [] }): string[] {
  const all = host.id === 'vscode' ? [...host.top, ...hostOf('vscode-settings').top] : host.top;
  // `amp: {mcpServers}` does not make a `mcpServers` at the top right.
  const own = host.id === 'amp' && path.length === 1 ? all.filter((one) => one.length === 1) : all;
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
        '{⟦"mcp_servers"⟧: {"a": {"command": "a-mcp"}}}',
        '{"mcp": {⟦"mcpServers"⟧: {"a": {"command": "a-mcp"}}}}',
        '[⟦mcpServers⟧.a]\ncommand = "a-mcp"\n',
      ],
    },
  },
  file: ({ host, hostKnown, servers, subject, report }) => {
    const key = servers.path.at(-1);
    if (servers.bare !== 'no' || key === undefined || subject.syntax === 'program') return;
    if (!hostKnown) {
      // Some files of hosts have `servers` in `mcp`, none has `mcpServers` there.
      if (subject.syntax !== 'yaml' && servers.path.join('.') === 'mcp.mcpServers') {
        report({
          rule: topKey.rule,
          path: servers.path,
          mark: 'key',
          severity: 'warning',
          what: 'No known host reads `mcpServers` inside `mcp`. Move it to the top of the file.',
          fix: fix('Move `mcpServers` out of `mcp`.', 'unsafe', { do: 'move', path: servers.path, to: ['mcpServers'] }),
        });
        return;
      }
      const unread = unreadKey(String(key), servers, subject);
      if (unread !== null)
        report({
          rule: topKey.rule,
          path: servers.path,
          mark: 'key',
          severity: 'warning',
          what: `No known host reads ${named(String(key))} in ${subject.syntax === 'toml' ? 'TOML' : 'JSON'}. Use ${named(unread)}.`,
          fix: fix(`Rename it to \`${unread}\`.`, 'unsafe', { do: 'rename', path: servers.path, to: unread }),
        });
      return;
    }
    if (isWrapped(host, servers, subject)) {
      report({
        rule: topKey.rule,
        path: ['mcp'],
        mark: 'key',
        what: '`.vscode/mcp.json` has `servers` at its top. `mcp` around it belongs only in the user settings. Remove it.',
        fix: fix(
          'Move `servers` out of `mcp`.',
          'safe',
          { do: 'move', path: servers.path, to: ['servers'] },
          { do: 'remove', path: ['mcp'] },
        ),
      });
      return;
    }
    if (topsOf(host, servers).includes(String(key)) || !sameNotation(host, subject.syntax)) return;
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

/** The form of the user settings in a file of its own. */
function isWrapped({ id }: Host, { path }: Servers, { clues }: DocumentSubject): boolean {
  return (
    id === 'vscode' && path.join('.') === 'mcp.servers' && clues.some((clue) => /\.vscode[/\\]mcp\.json/.test(clue))
  );
}

/** The key to use instead of one that no host reads in this notation; null if some host reads it. */
function unreadKey(key: string, { form, path }: Servers, { syntax }: DocumentSubject): string | null {
  const json = syntax === 'json' || syntax === 'jsonc';
  if (form === 'list' || path.length > 1 || (!json && syntax !== 'toml')) return null;
  const read = HOSTS.some((one) => sameNotation(one, syntax) && topsOf(one).includes(key));
  return read ? null : json ? 'mcpServers' : 'mcp_servers';
}

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
    why: 'Most hosts take the name of a server from its key, and only Continue, Augment and Mistral Vibe read lists with `name`.',
    spec: LOCAL,
    specTitle: LOCAL_TITLE,
    examples: {
      good: [
        '{"mcpServers": {"a": {"command": "a-mcp"}}}',
        '# .continue/config.yaml\nmcpServers:\n  - name: a\n    command: a-mcp\n',
        '// .continue/mcpServers/a.json\n{"mcpServers": {"a": {"command": "a-mcp"}}}',
      ],
      bad: [
        '{"mcpServers": ⟦[{"name": "a", "command": "a-mcp"}]⟧}',
        '# .continue/config.yaml\nmcpServers:\n  ⟦a:\n    command: a-mcp⟧\n',
        'schema: v1\nname: x\nversion: 1.0.0\nmcpServers:\n  ⟦a:\n    command: a-mcp⟧\n',
        '// ~/.continue/config.json\n{"models": [], "mcpServers": ⟦{"a": {"command": "a-mcp"}}⟧}',
        '{"experimental": {"modelContextProtocolServers": ⟦{"a": {"transport": {"type": "stdio", "command": "a-mcp"}}}⟧}}',
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
    if (
      servers.bare !== 'no' ||
      subject.syntax === 'program' ||
      (key.endsWith('_servers') && (key !== 'mcp_servers' || subject.syntax !== 'toml'))
    )
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
        ...(node.items.length === 0 && { severity: 'warning' as const }),
        what: `${named(key)} is an array, but ${hostKnown ? host.title : 'a host'} reads an object with the name of each server as key. Use \`{"name": {…}}\`.`,
        fix:
          complete && names.length > 0
            ? fix('Use an object with the names as keys.', 'unsafe', { do: 'replace', path: servers.path, value: map })
            : undefined,
      });
    } else if (node?.type === 'object' && host.form === 'list' && host.id !== 'augment') {
      const severity = severityOfMap(key, subject, host);
      if (severity === null) return;
      const { syntax } = subject;
      const form = syntax === 'toml' ? '`[[mcp_servers]]`' : syntax === 'yaml' ? '`- name: …`' : '`[{"name": "…", …}]`';
      report({
        rule: serverList.rule,
        path: servers.path,
        severity,
        what:
          severity === 'info'
            ? `${named(key)} is a map, which ${host.title} reads only in JSON files of the folder \`.continue/mcpServers/\`. In \`config.yaml\` it is a list of entries with \`name\`.`
            : `${named(key)} is a map, but ${host.title} reads a list of entries with \`name\`. Use ${form} for each server.`,
      });
    }
  },
};

/** Members beside the servers that only the main file of Continue has. */
const OF_CONTINUE = ['models', 'tabAutocompleteModel', 'contextProviders', 'slashCommands', 'embeddingsProvider'];

/**
 * How wrong a map is for a host that reads a list; null if it is right. Continue reads the maps of other hosts as files of a
 * folder of its own. https://docs.continue.dev/customize/deep-dives/mcp
 */
function severityOfMap(key: string, { syntax, tree, clues, text, span }: DocumentSubject, host: Host): Severity | null {
  if (syntax === 'yaml' || syntax === 'toml' || key === 'modelContextProtocolServers') return 'error';
  if (host.id !== 'continue') return null;
  const around = [...clues, text.slice(span.start, span.start + 200).split('{')[0] ?? ''];
  if (around.some((clue) => /mcpServers[/\\]/.test(clue))) return null;
  const isMain = around.some((clue) => /\bconfig\.(?:json|ya?ml)\b/.test(clue));
  return isMain || OF_CONTINUE.some((member) => memberOf(tree ?? undefined, member) !== undefined) ? 'error' : 'info';
}

/** A map or an entry without what belongs around it. */
export const bareServers: ConfigCheck = {
  rule: {
    id: 'config/bare-servers',
    title: 'A part of a file is to be inserted at its place',
    level: 'INFO',
    why: 'Documentation often shows only the entry, and in a file of its own a host does not find the servers in it.',
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
