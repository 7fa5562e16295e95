/** Rules about the transport of a server: its type, its URL, and what belongs to it. */
import { listed, short } from '../../../json/describe.ts';
import { get, isObject } from '../../../json/object.ts';
import { nearest } from '../../../json/nearest.ts';
import { fix, urlOf, type ConfigCheck, type ConfigContext, type Entry } from '../context.ts';
import type { Host } from '../host.ts';
import { HOSTS, titlesOf } from '../hosts/index.ts';
import { memberOf } from '../servers.ts';

const SPEC = 'https://modelcontextprotocol.io/specification/2025-11-25/basic/transports';
const SPEC_TITLE = 'Transports';
const CLAUDE_CODE = 'https://code.claude.com/docs/en/mcp';

/** Words for Streamable HTTP, SSE and stdio in any host. */
const FAMILIES: readonly RegExp[] = [
  /^(?:https?|streamable|streamable[-_ ]?https?|remote|http-stream(?:able)?)$/i,
  /^(?:sse|http\+sse|http-sse)$/i,
  /^(?:stdio|local|command|inMemory)$/i,
  /^(?:ws|wss|websockets?)$/i,
];
const LOCAL = 2;

const familyOf = (word: string): number => FAMILIES.findIndex((family) => family.test(word));

/** The word for the transport, if it is a string. */
function typeOf({ value }: Entry, { host }: ConfigContext): { key: string; word: string } | null {
  for (const key of [host.typeKey, 'type', 'transport']) {
    const word = get(value, key);
    if (typeof word === 'string') return { key, word };
  }
  return null;
}

/** The member as written, shortened. */
const written = ({ key, word }: { key: string; word: string }): string => `${short(key)}: ${short(word)}`;

/** The word of this host for a family of transports, e.g. `streamableHttp`. */
function wordFor(host: Host, family: number): string | undefined {
  const types = [...host.stdio.types, ...(host.remote?.types ?? [])];
  return types.find((word) => familyOf(word) === family);
}

/** An entry with a URL needs a type where the host does not find out itself. */
export const missingType: ConfigCheck = {
  rule: {
    id: 'config/missing-type',
    title: 'A remote server must have a `type` where the host needs it',
    level: 'MUST',
    why: 'Without a type, Claude Code and Roo Code take the entry for a local server without a command and drop it, and Cline connects by the old SSE transport.',
    spec: CLAUDE_CODE,
    specTitle: 'Claude Code, MCP',
    examples: {
      good: [
        '// .mcp.json\n{"mcpServers": {"docs": {"type": "http", "url": "https://docs.example.com/mcp"}}}',
        '// ~/.cursor/mcp.json\n{"mcpServers": {"docs": {"url": "https://docs.example.com/mcp"}}}',
      ],
      bad: [
        '// .mcp.json\n{"mcpServers": {⟦"docs"⟧: {"url": "https://docs.example.com/mcp"}}}',
        '// cline_mcp_settings.json\n{"mcpServers": {⟦"docs"⟧: {"url": "https://docs.example.com/mcp"}}}',
        '{"mcpServers": {⟦"docs"⟧: {"url": "https://docs.example.com/mcp"}}}',
        '// .mcp.json\n{"mcpServers": {⟦"docs"⟧: {"transport": "http", "url": "https://docs.example.com/mcp"}}}',
      ],
    },
  },
  entry: (entry, context) => {
    const { host, hostKnown, report } = context;
    if (entry.urlKey !== 'url' && !(hostKnown && host.url.includes(entry.urlKey ?? ''))) return;
    if (entry.commandKey !== null || entry.node.incomplete) return;
    const type = typeOf(entry, context);
    // A host that looks for `type` does not see `transport`.
    const misnamed = hostKnown && type?.key === 'transport' && host.typeKey === 'type';
    if (type !== null && !misnamed) return;
    if (memberOf(entry.node, 'transportType') !== undefined) return;
    const path = entry.path;
    if (!hostKnown) {
      const refuse = titlesOf(({ untyped }) => untyped === 'refused', 3);
      report({
        rule: missingType.rule,
        path,
        mark: 'missing',
        severity: 'info',
        what: `${entry.title} has a \`url\` without \`type\`: Cursor, VS Code, Zed and LM Studio read it; ${refuse.join(', ')} need \`"type": "http"\` (or their word for it), and Cline takes it for SSE. Add the type that the host needs.`,
      });
      return;
    }
    if (host.remote === null || host.untyped === 'fine') return;
    const family = type === null ? -1 : familyOf(type.word);
    const word = wordFor(
      host,
      family >= 0 ? family : host.id === 'goose' ? 0 : /\/sse\/?(?:$|\?)/.test(urlOf(entry)) ? 1 : 0,
    );
    if (word === undefined) return;
    const how = fix(`Add "${host.typeKey}": "${word}".`, 'unsafe', {
      do: 'insert',
      path,
      key: host.typeKey,
      value: word,
      after: 'first',
    });
    if (host.untyped === 'sse') {
      if (/\/sse\/?(?:$|\?)/.test(urlOf(entry))) return;
      const sure = /\/mcp\/?(?:$|\?)/.test(urlOf(entry));
      report({
        rule: missingType.rule,
        path,
        mark: 'missing',
        ...(!sure && { severity: 'warning' as const }),
        what: `${entry.title} has a \`url\` without \`type\`, which ${host.title} takes for SSE; a server with Streamable HTTP answers that with 405. Add \`"type": "${word}"\`.`,
        fix: how,
      });
      return;
    }
    report({
      rule: missingType.rule,
      path,
      mark: 'missing',
      what: `${entry.title} has a \`url\` without \`${host.typeKey}\`, which ${host.title} refuses or drops. Add \`"${host.typeKey}": "${word}"\`.`,
      fix: how,
    });
  },
};

/** A common word for each family. */
const SPELLED: readonly string[] = ['http', 'sse', 'stdio', 'ws'];

/** True if a host that keeps servers under the same key reads this very word. */
function isSpelled(word: string, { servers }: ConfigContext): boolean {
  const key = servers.path.at(-1);
  const readers = HOSTS.filter((one) => servers.bare !== 'no' || one.top.some((path) => path.at(-1) === key));
  if (readers.length === 0) return true;
  return readers.some((one) => [...one.stdio.types, ...(one.remote?.types ?? [])].includes(word));
}

/** The word for the transport must be one of the host's. */
export const typeWord: ConfigCheck = {
  rule: {
    id: 'config/type-word',
    title: '`type` must be a word that the host knows',
    level: 'MUST',
    why: 'Hosts spell Streamable HTTP differently (`http`, `streamable-http`, `streamableHttp`, `streamable_http`) and refuse the spelling of another host.',
    spec: SPEC,
    specTitle: SPEC_TITLE,
    examples: {
      good: [
        '// .roo/mcp.json\n{"mcpServers": {"a": {"type": "streamable-http", "url": "https://a.example.com/mcp"}}}',
        '// kilo.jsonc\n{"mcp": {"a": {"type": "remote", "url": "https://a.example.com/mcp"}, "b": {"type": "local", "command": ["b-mcp"]}}}',
        '// .kilocode/mcp.json\n{"mcpServers": {"a": {"type": "streamable-http", "url": "https://a.example.com/mcp"}}}',
      ],
      bad: [
        '// kilo.jsonc\n{"mcp": {"a": {"type": ⟦"http"⟧, "url": "https://a.example.com/mcp"}}}',
        '// .kilocode/mcp.json\n{"mcpServers": {"a": {"type": ⟦"remote"⟧, "url": "https://a.example.com/mcp"}}}',
        '// .roo/mcp.json\n{"mcpServers": {"a": {"type": ⟦"http"⟧, "url": "https://a.example.com/mcp"}}}',
        '// .vscode/mcp.json\n{"servers": {"a": {"type": ⟦"streamable-http"⟧, "url": "https://a.example.com/mcp"}}}',
        '{"mcpServers": {"a": {"type": ⟦"streemable"⟧, "url": "https://a.example.com/mcp"}}}',
        '{"mcpServers": {"a": {"type": ⟦"https"⟧, "url": "https://a.example.com/mcp"}}}',
      ],
    },
  },
  entry: (entry, context) => {
    const { host, hostKnown, report } = context;
    const type = typeOf(entry, context);
    if (type === null || memberOf(entry.node, type.key)?.value.type !== 'string') return;
    const path = [...entry.path, type.key];
    const family = familyOf(type.word);
    const types = [...host.stdio.types, ...(host.remote?.types ?? [])];
    if (!hostKnown || (host.remote?.types.length ?? 0) === 0) {
      if (/[<${]|builtin|platform|inline_python|frontend|sdk/.test(type.word)) return;
      if (family >= 0) {
        if (hostKnown || context.subject.syntax === 'program' || isSpelled(type.word, context)) return;
        report({
          rule: typeWord.rule,
          path,
          severity: 'warning',
          what: `No known host spells the type as \`${written(type)}\` in such a file. Use the word of your host, such as \`${SPELLED[family] ?? 'http'}\`.`,
        });
        return;
      }
      report({
        rule: typeWord.rule,
        path,
        severity: 'warning',
        what: `\`${written(type)}\` is no transport that a host knows. Use \`stdio\`, \`http\` or \`sse\`.`,
      });
      return;
    }
    if (type.key !== host.typeKey || types.includes(type.word)) return;
    // Extensions of a host that run inside it.
    if (host.id === 'goose' && /^(?:builtin|platform|inline_python|frontend)$/.test(type.word)) return;
    const right = (family >= 0 && wordFor(host, family)) || nearest(type.word, types);
    const lax = host.unknownMembers === 'unsure';
    report({
      rule: typeWord.rule,
      path,
      ...(lax && { severity: 'warning' as const }),
      what: `${host.title} does not know \`${written(type)}\`; it reads ${listed(types, 'or', 8)}.${right ? ` Use \`"${right}"\`.` : ''}`,
      fix: right ? fix(`Use "${right}".`, 'safe', { do: 'replace', path, value: right }) : undefined,
    });
  },
};

/** A remote type with a command, or a local type with a URL. */
export const contradictoryType: ConfigCheck = {
  rule: {
    id: 'config/contradictory-type',
    title: 'The type must fit the command or the URL',
    level: 'MUST',
    why: 'The host starts a local server by its command and reaches a remote one by its URL; with the wrong type it lacks what it needs.',
    spec: SPEC,
    specTitle: SPEC_TITLE,
    examples: {
      good: ['{"mcpServers": {"git": {"type": "stdio", "command": "git-mcp"}}}'],
      bad: [
        '{"mcpServers": {"git": {"type": ⟦"http"⟧, "command": "git-mcp"}}}',
        '{"mcpServers": {"git": {"command": "git-mcp", "transport": ⟦"streamable-http"⟧}}}',
        '{"mcpServers": {"git": {"type": ⟦"stdio"⟧, "url": "https://git.example.com/mcp"}}}',
      ],
    },
  },
  entry: (entry, context) => {
    const type = typeOf(entry, context);
    if (type === null || entry.node.incomplete) return;
    const family = familyOf(type.word);
    const local = entry.commandKey !== null;
    const remote = entry.urlKey !== null;
    if (family < 0 || local === remote || (family === LOCAL) === local) return;
    context.report({
      rule: contradictoryType.rule,
      path: [...entry.path, type.key],
      what: local
        ? `${entry.title} has \`${written(type)}\`, which needs a URL, but it has a command. Use \`stdio\`, or replace the command by the URL.`
        : `${entry.title} has \`${written(type)}\`, which needs a command, but it has a URL. Use the type of its transport, such as \`http\`.`,
    });
  },
};

/** `transport: {type, url}` around the members of the entry. */
export const nestedTransport: ConfigCheck = {
  rule: {
    id: 'config/nested-transport',
    title: 'The members of a server must not be inside `transport`',
    level: 'MUST NOT',
    why: 'Hosts look for the command or the URL directly in the entry, and only Cline’s command line and Continue’s old JSON read the nested form.',
    spec: CLAUDE_CODE,
    specTitle: 'Claude Code, MCP',
    examples: {
      good: ['{"mcpServers": {"docs": {"type": "http", "url": "https://docs.example.com/mcp", "headers": {}}}}'],
      bad: ['{"mcpServers": {"docs": {"transport": ⟦{"type": "http", "url": "https://docs.example.com/mcp"}⟧}}}'],
    },
  },
  entry: (entry, { host, report, servers }) => {
    const nested = get(entry.value, 'transport');
    if (!isObject(nested) || host.id === 'cline' || servers.path.includes('modelContextProtocolServers')) return;
    const path = [...entry.path, 'transport'];
    const steps = Object.keys(nested)
      .filter((key) => get(entry.value, key) === undefined)
      .map((key) => ({ do: 'move', path: [...path, key], to: [...entry.path, key] }) as const);
    report({
      rule: nestedTransport.rule,
      path,
      what: `${entry.title} has ${listed(Object.keys(nested))} inside \`transport\`. Move them into the entry itself.`,
      fix: fix('Move the members of `transport` into the entry.', 'unsafe', ...steps, { do: 'remove', path }),
    });
  },
};

/** The deprecated transport. */
export const sseDeprecated: ConfigCheck = {
  rule: {
    id: 'config/sse-deprecated',
    title: 'SSE is deprecated since revision 2025-03-26',
    level: 'INFO',
    why: 'Streamable HTTP replaced the HTTP+SSE transport; hosts still connect by it, but servers drop it.',
    spec: 'https://modelcontextprotocol.io/specification/2025-03-26/changelog',
    specTitle: 'Changes in 2025-03-26',
    examples: {
      good: ['{"mcpServers": {"a": {"type": "http", "url": "https://a.example.com/mcp"}}}'],
      bad: ['{"mcpServers": {"a": {"type": ⟦"sse"⟧, "url": "https://a.example.com/sse"}}}'],
    },
  },
  entry: (entry, context) => {
    const type = typeOf(entry, context);
    if (type === null || type.word.toLowerCase() !== 'sse' || entry.urlKey === null) return;
    context.report({
      rule: sseDeprecated.rule,
      path: [...entry.path, type.key],
      what: `${entry.title} uses SSE. Use Streamable HTTP if the server offers it, usually at \`/mcp\`.`,
    });
  },
};
