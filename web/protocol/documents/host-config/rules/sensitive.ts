/** Rules about what should not leave a machine: secrets, and paths that exist only there. */
import { code, cut } from '../../../json/describe.ts';
import { pathAt } from '../../../json/locate.ts';
import type { Path } from '../../../json/plan.ts';
import { findSecrets } from '../../../secrets/find.ts';
import { SECRET_TEXTS } from '../../../secrets/kinds.ts';
import { isSharedFile, type ConfigCheck, type Entry } from '../context.ts';
import { isPlaceholderText } from '../placeholders.ts';
import { memberOf } from '../servers.ts';
import { stringsOf } from '../strings.ts';

/** A secret in plain text. */
export const secret: ConfigCheck = {
  rule: {
    id: 'config/secret',
    title: 'Secrets should not be in the file',
    level: 'SHOULD NOT',
    why: 'Configurations are committed, synchronized and pasted, and every reader of one can use the service in your name.',
    spec: 'https://code.visualstudio.com/docs/copilot/reference/mcp-configuration',
    specTitle: 'VS Code, MCP configuration',
    examples: {
      good: ['{"mcpServers": {"a": {"command": "a-mcp", "env": {"A_TOKEN": "${A_TOKEN}"}}}}'],
      bad: [
        '{"mcpServers": {"a": {"command": "a-mcp", "env": {"A_API_KEY": ⟦"k7Jq2mX9vB4nR8tW1zY5"⟧}}}}',
        '// .mcp.json\n{"mcpServers": {"a": {"command": "a-mcp", "env": {"A_API_KEY": ⟦"k7Jq2mX9vB4nR8tW1zY5"⟧}}}}',
      ],
    },
  },
  file: ({ subject, servers, entries, report }) => {
    const { text, span, tree } = subject;
    if (tree === null) return;
    const shared = isSharedFile(subject);
    const reported = new Set<string>();
    const named = entries.flatMap(({ node, path }) => stringsOf(node, path)).find(isNamedSecret);
    for (const { kind, start, end } of findSecrets(text.slice(span.start, span.end))) {
      if (SECRET_TEXTS[kind].weak || isNoSecret(text.slice(span.start + start, span.start + end))) continue;
      const path = pathAt(tree, span.start + start);
      const key = JSON.stringify(path);
      if (path.length === 0 || reported.has(key) || !isBelow(path, servers.path)) continue;
      reported.add(key);
      report({
        rule: secret.rule,
        path,
        ...(!shared && { severity: 'info' as const }),
        what: `The value looks like ${SECRET_TEXTS[kind].one}${shared ? ', in a file that is usually committed' : ''}. Remove it before you paste this anywhere, and let the host read it from a variable or an input.`,
      });
      if (reported.size >= 20) return;
    }
    if (named === undefined || reported.size > 0) return;
    report({
      rule: secret.rule,
      path: named.path,
      severity: 'info',
      what: 'A secret belongs here, and its value is in plain text. Let the host read it from a variable or an input.',
    });
  },
};

/** True for a value without a variable in a member that is named after a secret. */
function isNamedSecret({ text, path }: { readonly text: string; readonly path: Path }): boolean {
  const key = String(path.at(-1));
  return (
    /(?:^|_)(?:client_?secret|password|passwd)$/i.test(key) &&
    text !== '' &&
    !/[$<{%]/.test(text) &&
    !isPlaceholderText(text)
  );
}

/** A placeholder, or the name of a variable or of a stored secret. */
function isNoSecret(value: string): boolean {
  return isPlaceholderText(value) || /^[A-Z]{2,}(?:_[A-Z0-9]+)+$/.test(value);
}

function isBelow(path: Path, top: Path): boolean {
  return top.every((step, index) => path[index] === step);
}

/** A folder of a user or of a drive, which other machines lack; programs are in the same folder on most. */
const MACHINE = /^(?:[A-Za-z]:[\\/](?!Program Files|Windows[\\/])|\/(?:Users|home)\/[^/$<{]+\/)/i;

/** The folder of a user who is no example. */
const HOME =
  /^(?:[A-Za-z]:[\\/]Users[\\/]|\/(?:Users|home)\/)(?!(?:me|you|user|username|name|yourname)[\\/])[^\\/$<{%]+[\\/]/i;

/** Paths that exist on one machine only, in a file that is shared. */
export const machinePath: ConfigCheck = {
  rule: {
    id: 'config/machine-path',
    title: 'Shared files should not have paths of one machine',
    level: 'SHOULD NOT',
    why: 'The file is usually committed; on other machines the path does not exist.',
    spec: 'https://code.claude.com/docs/en/mcp',
    specTitle: 'Claude Code, MCP',
    examples: {
      good: ['// .mcp.json\n{"mcpServers": {"a": {"command": "node", "args": ["tools/a.js"]}}}'],
      bad: [
        '// .mcp.json\n{"mcpServers": {"a": {"command": "node", "args": [⟦"/home/ann/tools/a.js"⟧]}}}',
        '{"mcpServers": {"a": {"command": "node", "args": [⟦"C:\\\\Users\\\\ann\\\\a.js"⟧]}}}',
      ],
    },
  },
  entry: (entry: Entry, { host, hostKnown, subject, report }) => {
    const shared = isSharedFile(subject);
    // Files of other hosts belong to one machine; what a text shows without a host may be either.
    if (!host.shared && !shared && hostKnown) return;
    const places = ['command', 'args', 'cwd', 'env'].flatMap((key) => {
      const value = memberOf(entry.node, key)?.value;
      return value === undefined ? [] : stringsOf(value, [...entry.path, key]);
    });
    const shape = hostKnown || shared ? MACHINE : HOME;
    const first = places.find(({ text }) => shape.test(text) && !isPlaceholderText(text));
    if (first === undefined) return;
    report({
      rule: machinePath.rule,
      path: first.path,
      ...(!shared && { severity: 'info' as const }),
      what: `${code(cut(first.text, 60))} is a path of one machine. Use a path relative to the project, or a variable such as \`\${HOME}\`.`,
    });
  },
};
