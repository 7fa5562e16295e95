/** Rules about what names and values contain: characters, placeholders, variables. */
import { code, cut } from '../../../json/describe.ts';
import type { Path } from '../../../json/plan.ts';
import type { JsonNode } from '../../../json/types.ts';
import { fix, type ConfigCheck, type Entry } from '../context.ts';
import type { VariableStyle } from '../host.ts';
import { isPlaceholderText, placeholderIn } from '../placeholders.ts';
import { memberOf } from '../servers.ts';
import { stringsOf } from '../strings.ts';
import { styleOf, WRITTEN } from './variables.ts';

/** Names become prefixes of the names of tools. */
export const serverName: ConfigCheck = {
  rule: {
    id: 'config/server-name',
    title: 'Server names should be letters, digits, `-` and `_`',
    level: 'SHOULD',
    why: 'Hosts build the names of tools from it (`mcp__name__tool`), and model APIs allow only these characters there.',
    spec: 'https://code.visualstudio.com/docs/copilot/reference/mcp-configuration',
    specTitle: 'VS Code, MCP configuration',
    examples: {
      good: ['{"mcpServers": {"my-server_2": {"command": "a-mcp"}, "awslabs-core": {"command": "b-mcp"}}}'],
      bad: [
        '{"mcpServers": {⟦"My Server"⟧: {"command": "a-mcp"}}}',
        '{"mcpServers": {⟦"@scope/server"⟧: {"command": "a-mcp"}}}',
        '{"mcpServers": {⟦"awslabs.core"⟧: {"command": "a-mcp"}}}',
      ],
    },
  },
  entry: (entry, { servers, report }) => {
    const { name, path } = entry;
    if (name === null || servers.form !== 'map' || path.at(-1) !== name || isPlaceholderText(name)) return;
    if (/^[\w-]+$/.test(name) || /[<>${}]/.test(name)) return;
    // Hosts replace dots; common names of packages have them.
    const dots = /^[\w.-]+$/.test(name);
    const right = name
      .normalize('NFKD')
      .replace(/[^\w-]+/g, '-')
      .replace(/-{2,}/g, '-')
      .replace(/^-|-$/g, '');
    const [odd = ''] = (dots ? /[^\w-]/u : /[^\w.-]/u).exec(name) ?? [];
    const what = /\s/.test(odd) ? 'a blank' : code(odd);
    report({
      rule: serverName.rule,
      path,
      mark: 'key',
      ...(dots && { severity: 'info' as const }),
      what: `The server name ${code(cut(name, 60))} contains ${what}. ${right === '' ? 'Use letters, digits, `-` and `_`.' : `Use \`${right}\`.`}`,
      fix: right === '' ? undefined : fix(`Rename it to "${right}".`, 'unsafe', { do: 'rename', path, to: right }),
    });
  },
};

/** Maximum number of placeholders reported in one file. */
const MAX_PLACEHOLDERS = 40;

/** Placeholders are to be replaced. One finding for each value that has one. */
export const placeholder: ConfigCheck = {
  rule: {
    id: 'config/placeholder',
    title: 'Placeholders are to be replaced before use',
    level: 'INFO',
    why: 'In documentation they are right; in a file that a host reads the server receives them as they are.',
    spec: 'https://modelcontextprotocol.io/docs/develop/connect-local-servers',
    specTitle: 'Connect to local MCP servers',
    examples: {
      good: ['{"mcpServers": {"a": {"command": "a-mcp"}}}'],
      bad: [
        '{"mcpServers": {"a": {"command": "a-mcp", "env": {"A_TOKEN": ⟦"<your-token>"⟧}}}}',
        '{"mcpServers": {"a": {"command": "a-mcp", "args": ["--file", ⟦"/path/to/file"⟧]}}}',
      ],
    },
  },
  file: ({ entries, report }) => {
    const found = entries.flatMap(({ node, path }) => stringsOf(node, path));
    let count = 0;
    for (const { text, path } of found) {
      const mark = placeholderIn(text);
      if (mark === null || ++count > MAX_PLACEHOLDERS) continue;
      report({
        rule: placeholder.rule,
        path,
        what: `${code(cut(mark, 60))} is to be filled in. Replace it by your own value.`,
      });
    }
  },
};

/** A variable in the notation of another host. */
export const variableSyntax: ConfigCheck = {
  rule: {
    id: 'config/variable-syntax',
    title: 'Variables should be in the notation of the host',
    level: 'SHOULD',
    why: 'A notation that the host does not know is passed on as it is, so the server receives the name of the variable instead of its value.',
    spec: 'https://code.claude.com/docs/en/mcp',
    specTitle: 'Claude Code, MCP',
    examples: {
      good: [
        '// .mcp.json\n{"mcpServers": {"a": {"command": "a-mcp", "env": {"A_TOKEN": "${A_TOKEN:-none}"}}}}',
        '// .vscode/mcp.json\n{"servers": {"a": {"command": "a-mcp", "cwd": "${workspaceFolder}"}}}',
      ],
      bad: [
        '// .mcp.json\n{"mcpServers": {"a": {"command": "a-mcp", "env": {"A_TOKEN": ⟦"${env:A_TOKEN}"⟧}}}}',
        '// claude_desktop_config.json\n{"mcpServers": {"a": {"command": "a-mcp", "args": [⟦"${workspaceFolder}"⟧]}}}',
        '# ~/.codex/config.toml\n[mcp_servers.a]\ncommand = "a-mcp"\nenv = { A_TOKEN = ⟦"${A_TOKEN}"⟧ }\n',
      ],
    },
  },
  entry: (entry, { host, report, subject }) => {
    const { variables } = host;
    if (variables === null || subject.syntax === 'program') return;
    const reported = new Set<VariableStyle>();
    for (const { text, path } of stringsOf(entry.node, entry.path)) {
      if (!text.includes('$') && !text.includes('{') && !text.includes('%')) continue;
      const style = styleOf(text);
      if (style === undefined || variables.includes(style) || reported.has(style)) continue;
      if (style === 'braces' && (variables.includes('default') || replacesItself(entry, text, path))) continue;
      // Expanded by the plugin system or by the shell of the entry itself.
      if (/\$\{CLAUDE_PLUGIN|\$\{PLUGIN_/.test(text) || /\bsh\s+-c\b/.test(text)) continue;
      reported.add(style);
      const own = variables.filter((one) => one !== 'editor').map((one) => WRITTEN[one]);
      const advice =
        own.length > 0
          ? `Use \`${own[0] ?? ''}\``
          : host.id === 'codex'
            ? 'Name the variable in `env_vars` instead'
            : 'Write the value itself';
      report({
        rule: variableSyntax.rule,
        path,
        what: `${host.title} does not replace \`${WRITTEN[style]}\`, as in ${code(cut(text, 60))}. ${advice}.`,
      });
    }
  },
};

/** True if the server replaces the variable: it is in the environment of the entry, as mcp-remote expects it. */
function replacesItself({ node, path: own }: Entry, text: string, path: Path): boolean {
  if (path[own.length] === 'env') return false;
  const name = /\$\{(\w{1,80})\}/.exec(text)?.[1];
  return name !== undefined && memberOf(memberOf(node, 'env')?.value, name) !== undefined;
}

/** `${input:id}` needs an entry in `inputs`. */
export const undeclaredInput: ConfigCheck = {
  rule: {
    id: 'config/undeclared-input',
    title: 'Every `${input:…}` should have an entry in `inputs`',
    level: 'SHOULD',
    why: 'VS Code asks for the value as `inputs` describes it; without a description it cannot start the server.',
    spec: 'https://code.visualstudio.com/docs/copilot/reference/mcp-configuration',
    specTitle: 'VS Code, MCP configuration',
    examples: {
      good: [
        '{"servers": {"a": {"command": "a-mcp", "env": {"K": "${input:k}"}}}, "inputs": [{"type": "promptString", "id": "k", "password": true}]}',
      ],
      bad: [
        '{"servers": {"a": {"command": "a-mcp", "env": {"K": ⟦"${input:key}"⟧}}}, "inputs": [{"type": "promptString", "id": "k"}]}',
      ],
    },
  },
  entry: (entry, { host, report, subject, servers }) => {
    if (host.variables?.includes('input') !== true || servers.bare !== 'no') return;
    const outer = servers.path.slice(0, -1);
    const inputs = memberOf(at(subject.tree, outer), 'inputs')?.value;
    const ids = new Set(
      inputs?.type === 'array'
        ? inputs.items.flatMap((item) => {
            const id = memberOf(item, 'id')?.value;
            return id?.type === 'string' ? [id.value] : [];
          })
        : [],
    );
    for (const { text, path } of stringsOf(entry.node, entry.path)) {
      for (const [, id = ''] of text.matchAll(/\$\{input:([^}\s]{1,80})\}/g)) {
        if (ids.has(id)) continue;
        ids.add(id);
        report({
          rule: undeclaredInput.rule,
          path,
          ...(inputs === undefined && { severity: 'info' as const }),
          what: `\`inputs\` has no entry with the id ${code(id)}. Add \`{"type": "promptString", "id": ${JSON.stringify(cut(id, 60))}, "password": true}\`.`,
        });
      }
    }
  },
};

function at(tree: JsonNode | null, path: Path): JsonNode | undefined {
  let node = tree ?? undefined;
  for (const step of path) node = memberOf(node, String(step))?.value;
  return node;
}
