/** Rules about the members of an entry: required ones, unknown ones, those of another transport, and their types. */
import { named } from '../../../json/describe.ts';
import { get, isObject } from '../../../json/object.ts';
import type { JsonValue } from '../../../json/types.ts';
import { fix, type ConfigCheck, type Entry } from '../context.ts';
import type { EntryShape, Host } from '../host.ts';
import { ALL_MEMBERS, HOSTS, titlesOf } from '../hosts/index.ts';
import { memberOf, stringOf, type Servers } from '../servers.ts';
import { rightName, synonymOf } from './member-names.ts';

const VSCODE = 'https://code.visualstudio.com/docs/copilot/reference/mcp-configuration';
const VSCODE_TITLE = 'VS Code, MCP configuration';

/** The shape that an entry has to follow; null if neither command nor URL shows which. */
function shapeOf(entry: Entry, host: Host): EntryShape | null {
  if (entry.commandKey !== null) return host.stdio;
  return entry.urlKey === null ? null : host.remote;
}

/** Members of files of plugins and registries that programs write into entries, and that hosts ignore. */
const REMARKS =
  /^(?:_|\$|\/\/|#)|^(?:x-[\w-]+|note|notes|comment|comments|description|name|title|displayName|display_name|icon|version|documentation|homepage)$/;

/** Words for people, in a member that is no entry of any format. */
const NOTE = /^(?:note|notes|comment|comments)$/;

/** A member that the host does not know. */
export const unknownMember: ConfigCheck = {
  rule: {
    id: 'config/unknown-member',
    title: 'An entry must have only members the host knows',
    level: 'MUST',
    why: 'VS Code, OpenCode and Crush refuse unknown members; other hosts ignore them, so what they were meant for does not happen.',
    spec: VSCODE,
    specTitle: VSCODE_TITLE,
    examples: {
      good: ['// .vscode/mcp.json\n{"servers": {"a": {"command": "a-mcp", "envFile": ".env"}}}'],
      bad: [
        '// .vscode/mcp.json\n{"servers": {"a": {"command": "a-mcp", "disabled": ⟦true⟧}}}',
        '// opencode.json\n{"mcp": {"a": {"type": "remote", "url": "https://a.example.com/mcp", "timeout_ms": ⟦5000⟧}}}',
        '// .mcp.json\n{"mcpServers": {"a": {"command": "a-mcp", "alwaysAllow": ⟦[]⟧}}}',
        '{"mcpServers": {"a": {"command": "a-mcp", "environment": ⟦{"A": "b"}⟧}}}',
        '{"mcpServers": {"a": {"command": "a-mcp", "disable": ⟦true⟧}}}',
        '{"mcpServers": {"a": {"cmd": ⟦"a-mcp"⟧, "args": []}}}',
      ],
    },
  },
  entry: (entry, context) => {
    const { host, hostKnown, servers, report } = context;
    const shape = shapeOf(entry, host);
    if (shape === null) return;
    const known = knownMembers(host, shape);
    const other = new Set(
      [host.stdio, ...(host.remote === null ? [] : [host.remote])].flatMap((one) => knownMembers(host, one)),
    );
    for (const { key } of entry.node.members) {
      if (known.includes(key) || other.has(key) || key === entry.urlKey) continue;
      // Goose alone reads `cmd`, in YAML.
      if (key === entry.commandKey && (hostKnown || key === host.command || servers.path.at(-1) !== 'mcpServers'))
        continue;
      if (key === 'transport' && isObject(get(entry.value, key))) continue;
      // Marks of generators.
      if (/^[_$/#]/.test(key) && host.unknownMembers !== 'refused') continue;
      // Joined with the command by the fix of its type.
      if (key === 'args' && host.commandIsArray && typeof get(entry.value, host.command) === 'string') continue;
      const right = rightName(key, known) ?? (hostKnown ? null : synonymOf(key, [...ALL_MEMBERS]));
      if (!hostKnown) {
        // Something that a host reads somewhere is no mistake as long as the host is unknown.
        if (
          isReadSomewhere(key, servers) &&
          !(key === 'environment' && entry.value['command'] !== undefined && !Array.isArray(entry.value['command']))
        )
          continue;
        if ((right === null || REMARKS.test(key)) && !NOTE.test(key)) continue;
      }
      const path = [...entry.path, key];
      const refused = host.unknownMembers === 'refused';
      const others = titlesOf(
        (one) => one.id !== host.id && [...one.stdio.optional, ...(one.remote?.optional ?? [])].includes(key),
        2,
      );
      const reader =
        others.length > 0 && !REMARKS.test(key)
          ? ` (${others.join(' and ')} ${others.length === 1 ? 'reads' : 'read'} it)`
          : '';
      report({
        rule: unknownMember.rule,
        path,
        ...(!refused && {
          severity: right !== null && !ALL_MEMBERS.has(key) ? ('warning' as const) : ('info' as const),
        }),
        what: `${hostKnown ? host.title : 'No known host'} ${refused ? 'refuses' : hostKnown ? 'does not read' : 'reads'} ${named(key)} in ${entry.commandKey === null ? 'a remote' : 'a local'} server${reader}. ${NOTE.test(key) && !refused ? 'It is ignored.' : right === null ? 'Remove it.' : `Use ${named(right)}.`}`,
        fix:
          right === null || memberOf(entry.node, right) !== undefined
            ? undefined
            : fix(`Rename it to \`${right}\`.`, 'unsafe', { do: 'rename', path, to: right }),
      });
    }
  },
};

/** True for a member that some host reads, among those that keep servers under the same key. */
function isReadSomewhere(key: string, { path, bare }: Servers): boolean {
  const top = path.at(-1);
  if (bare !== 'no' || !HOSTS.some((one) => one.top.some((way) => way.at(-1) === top))) return ALL_MEMBERS.has(key);
  return HOSTS.some(
    (one) =>
      one.top.some((way) => way.at(-1) === top) &&
      [one.stdio, ...(one.remote === null ? [] : [one.remote])].some((shape) => knownMembers(one, shape).includes(key)),
  );
}

function knownMembers(host: Host, shape: EntryShape): string[] {
  const target = shape === host.remote ? host.url : [host.command];
  const type = shape.types.length > 0 || host.typeKey === 'transport' ? [host.typeKey] : [];
  // Every host of the common form tolerates a type that says what it would assume.
  const tolerant = host.id !== 'codex' && host.typeKey === 'type';
  return [...target, ...type, ...(tolerant ? ['type'] : []), ...shape.required, ...shape.optional, '$schema'];
}

/** Members of a local server in a remote one, and the other way round. */
export const otherTransport: ConfigCheck = {
  rule: {
    id: 'config/other-transport',
    title: 'Members of the other transport must not be in an entry',
    level: 'MUST NOT',
    why: '`args` and `env` reach only a program that the host starts, `headers` only a server it connects to, and some hosts refuse misplaced ones.',
    spec: 'https://github.com/openai/codex/blob/00b17c2659c96ab3d0ae8de723b4ce2d686850b1/codex-rs/config/src/mcp_types.rs',
    specTitle: 'Codex, configuration types',
    examples: {
      good: [
        '# ~/.codex/config.toml\n[mcp_servers.a]\nurl = "https://a.example.com/mcp"\nbearer_token_env_var = "A_TOKEN"\n',
      ],
      bad: [
        '# ~/.codex/config.toml\n[mcp_servers.a]\nurl = "https://a.example.com/mcp"\nenv = ⟦{ A = "b" }⟧\n',
        '// .vscode/mcp.json\n{"servers": {"a": {"url": "https://a.example.com/mcp", "env": ⟦{"A": "b"}⟧}}}',
        '{"mcpServers": {"a": {"url": "https://a.example.com/mcp", "type": "http", "env": ⟦{"A": "b"}⟧}}}',
      ],
    },
  },
  entry: (entry, { host, hostKnown, report }) => {
    const { commandKey, urlKey, node } = entry;
    if ((commandKey === null) === (urlKey === null) || host.remote === null) return;
    const own = knownMembers(host, commandKey === null ? host.remote : host.stdio);
    const foreign = knownMembers(host, commandKey === null ? host.stdio : host.remote);
    for (const { key, value } of node.members) {
      if (own.includes(key) || !foreign.includes(key)) continue;
      const empty =
        (value.type === 'object' && value.members.length === 0) || (value.type === 'array' && value.items.length === 0);
      const refuses = host.unknownMembers === 'refused' || host.id === 'codex' || host.id === 'continue';
      const kind = commandKey === null ? 'a remote' : 'a local';
      report({
        rule: otherTransport.rule,
        path: [...entry.path, key],
        ...(!refuses && { severity: empty || !hostKnown ? ('info' as const) : ('warning' as const) }),
        what: `${named(key)} has no effect in ${kind} server${refuses ? `; ${host.title} does not support it there` : ''}. Remove it${commandKey === null ? `, or use ${named(host.id === 'codex' ? 'http_headers' : host.id === 'continue' ? 'requestOptions' : 'headers')} for what the server must receive` : ''}.`,
      });
    }
  },
};

/** Members that the host requires. */
export const requiredMember: ConfigCheck = {
  rule: {
    id: 'config/required-member',
    title: 'An entry must have the members that the host requires',
    level: 'MUST',
    why: 'The host refuses or drops an entry that lacks one of them.',
    spec: 'https://docs.github.com/copilot/how-tos/use-copilot-agents/coding-agent/extend-coding-agent-with-mcp',
    specTitle: 'Copilot coding agent, MCP',
    examples: {
      good: [
        '// ~/.copilot/mcp-config.json\n{"mcpServers": {"a": {"type": "http", "url": "https://a.example.com/mcp", "tools": ["*"]}}}',
      ],
      bad: [
        '// ~/.copilot/mcp-config.json\n{"mcpServers": {⟦"a"⟧: {"type": "http", "url": "https://a.example.com/mcp"}}}',
        '# ~/.vibe/config.toml\n⟦[[mcp_servers]]⟧\nname = "a"\ncommand = "a-mcp"\n',
      ],
    },
  },
  entry: (entry, { host, report, servers }) => {
    const shape = shapeOf(entry, host);
    if (shape === null || entry.node.incomplete || servers.bare === 'entry') return;
    for (const key of shape.required) {
      if (
        memberOf(entry.node, key) !== undefined ||
        (key === 'type' && entry.commandKey === null && host.untyped !== 'fine')
      )
        continue;
      if (
        key === 'type' &&
        host.typeKey === 'type' &&
        entry.commandKey !== null &&
        stringOf(entry.node, 'transport') !== undefined
      )
        continue;
      if (key === 'name' && entry.name !== null) continue;
      const word = shape.types[0];
      const value: JsonValue | undefined =
        key === host.typeKey ? word : key === 'tools' ? ['*'] : key === 'args' ? [] : undefined;
      // GitHub’s documentation requires them; the command line of Copilot supplies `tools` and `args` itself.
      const lax = host.id === 'copilot-cli' || (host.id === 'continue' && key === 'type');
      report({
        rule: requiredMember.rule,
        path: entry.path,
        mark: 'missing',
        ...(lax && { severity: 'warning' as const }),
        what: `${entry.title} has no ${named(key)}, which ${host.title} requires. Add ${value === undefined ? named(key) : `\`"${key}": ${JSON.stringify(value)}\``}.`,
        fix:
          value === undefined
            ? undefined
            : fix(`Add "${key}".`, 'unsafe', { do: 'insert', path: entry.path, key, value }),
      });
    }
  },
};

/** Old names that hosts still read. */
const OLD: readonly (readonly [string, string, string])[] = [['codex', 'startup_timeout_ms', 'startup_timeout_sec']];

/** A member that the host keeps for old files. */
export const oldMember: ConfigCheck = {
  rule: {
    id: 'config/old-member',
    title: 'Old names of members are read for old files only',
    level: 'INFO',
    why: 'A later version of the host may stop reading the old name.',
    spec: 'https://developers.openai.com/codex/mcp',
    specTitle: 'Codex, MCP',
    examples: {
      good: ['# ~/.codex/config.toml\n[mcp_servers.a]\ncommand = "a-mcp"\nstartup_timeout_sec = 20\n'],
      bad: ['# ~/.codex/config.toml\n[mcp_servers.a]\ncommand = "a-mcp"\nstartup_timeout_ms = ⟦20_000⟧\n'],
    },
  },
  entry: (entry, { host, report }) => {
    for (const [id, old, current] of OLD) {
      if (host.id !== id || memberOf(entry.node, old) === undefined) continue;
      report({
        rule: oldMember.rule,
        path: [...entry.path, old],
        what: `${named(old)} is kept for old files. Use ${named(current)}.`,
      });
    }
  },
};

/** A secret that Codex refuses in plain text. */
export const bearerToken: ConfigCheck = {
  rule: {
    id: 'config/bearer-token',
    title: 'Codex must not find a bearer token in plain text',
    level: 'MUST NOT',
    why: 'Codex refuses `bearer_token`: the file would hold a secret.',
    spec: 'https://developers.openai.com/codex/mcp',
    specTitle: 'Codex, MCP',
    examples: {
      good: [
        '# ~/.codex/config.toml\n[mcp_servers.a]\nurl = "https://a.example.com/mcp"\nbearer_token_env_var = "A_TOKEN"\n',
      ],
      bad: ['# ~/.codex/config.toml\n[mcp_servers.a]\nurl = "https://a.example.com/mcp"\nbearer_token = ⟦"hidden"⟧\n'],
    },
  },
  entry: (entry, { host, report }) => {
    if (host.id !== 'codex' || memberOf(entry.node, 'bearer_token') === undefined) return;
    report({
      rule: bearerToken.rule,
      path: [...entry.path, 'bearer_token'],
      what: '`bearer_token` is refused. Put the token into an environment variable, and its name into `bearer_token_env_var`.',
    });
  },
};
