/** Rules about what a file holds: at least one server, objects, one document. */
import { code, listed, named } from '../../../json/describe.ts';
import { locate } from '../../../json/locate.ts';
import { readValue } from '../../../json/read.ts';
import type { JsonNode } from '../../../json/types.ts';
import type { ConfigCheck, ConfigContext } from '../context.ts';
import { findServers, isGeminiRules } from '../servers.ts';

const LOCAL = 'https://modelcontextprotocol.io/docs/develop/connect-local-servers';
const LOCAL_TITLE = 'Connect to local MCP servers';

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
      bad: ['{"mcpServers": ⟦{}⟧}', '{"mcp": ⟦{"allowed": ["a"]}⟧}'],
    },
  },
  file: ({ servers, subject, report }) => {
    if (isGeminiRules(subject.tree)) {
      report({
        rule: noServers.rule,
        path: ['mcp'],
        what: '`mcp` has rules for servers here. The servers themselves belong in `mcpServers`.',
      });
      return;
    }
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
      if (node.type === 'object' || node.type === 'hole' || key === 'extensions') continue;
      // OpenHands takes addresses there.
      if (node.type === 'string' && subject.syntax === 'toml' && servers.path[0] === 'mcp') continue;
      // Gemini CLI has settings beside its servers there.
      if (key === 'mcp' && context.host.id !== 'opencode' && context.host.id !== 'crush') continue;
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

function topName(tree: JsonNode): string | undefined {
  return tree.type === 'object' ? tree.members[0]?.key : undefined;
}

/** Files that look right and are not read. */
export const wrongFile: ConfigCheck = {
  rule: {
    id: 'config/wrong-file',
    title: 'Servers must be in a file that Claude Code reads',
    level: 'MUST',
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
      // A text may also contrast the files.
      if (file === undefined || /(?:^|[^\w/])\.mcp\.json|\.claude\.json/.test(clue.slice(0, 400))) continue;
      report({
        rule: wrongFile.rule,
        path: [],
        what: `The text names ${named(file)}. Claude Code reads \`.mcp.json\` in the project and \`~/.claude.json\`; use one of them, or \`claude mcp add\`.`,
      });
      return;
    }
  },
};
