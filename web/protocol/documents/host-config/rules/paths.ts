/** Rules about paths in commands and arguments. */
import { code } from '../../../json/describe.ts';
import { get } from '../../../json/object.ts';
import { argsOf, commandOf, programOf, type ConfigCheck, type Entry } from '../context.ts';
import { isPlaceholderText } from '../placeholders.ts';

const DEBUGGING = 'https://modelcontextprotocol.io/docs/tools/debugging';
const DEBUGGING_TITLE = 'Debugging, working directory';

const SCRIPT = /\.(?:[cm]?[jt]s|py|jar|sh|rb|php|dll|exe|csproj|wasm)$/i;
const RUNS_FILES =
  /^(?:node|python(?:\d(?:\.\d+)?)?|py|bun|deno|tsx|ts-node|java|dotnet|php|ruby|bash|sh|uv|pwsh|powershell)$/;

/** Relative paths depend on a working directory that the host chooses. */
export const relativePath: ConfigCheck = {
  rule: {
    id: 'config/relative-path',
    title: 'Paths should be absolute',
    level: 'SHOULD',
    why: 'Desktop hosts start servers in a folder of their own (often `/`), so a relative path does not find the file.',
    spec: DEBUGGING,
    specTitle: DEBUGGING_TITLE,
    examples: {
      good: [
        '{"mcpServers": {"a": {"command": "node", "args": ["/home/user/a/build/index.js"]}}}',
        '// .vscode/mcp.json\n{"servers": {"a": {"command": "node", "args": ["build/index.js"]}}}',
      ],
      bad: [
        '{"mcpServers": {"a": {"command": "node", "args": [⟦"build/index.js"⟧]}}}',
        '{"mcpServers": {"a": {"command": ⟦"./bin/server"⟧}}}',
        '{"mcpServers": {"a": {"command": "uv", "args": ["--directory", ⟦"."⟧, "run", "a-mcp"]}}}',
        '{"mcpServers": {"a": {"command": "node", "args": ["a.js"], "cwd": ⟦"./server"⟧}}}',
      ],
    },
  },
  entry: (entry, { host, hostKnown, report }) => {
    if (host.fromProject) return;
    const key = ['cwd', 'working_directory'].find((one) => get(entry.value, one) !== undefined);
    if (key !== undefined) {
      const folder = get(entry.value, key);
      if (typeof folder === 'string' && RELATIVE.test(folder) && !isPlaceholderText(folder))
        report({
          rule: relativePath.rule,
          path: [...entry.path, key],
          ...(!hostKnown && { severity: 'info' as const }),
          what: `${code(folder)} depends on the folder in which the host starts the server. Use an absolute path.`,
        });
      return;
    }
    const command = commandOf(entry);
    if (command !== null && /^\.{1,2}[\\/]/.test(command)) {
      report({
        rule: relativePath.rule,
        path: [...entry.path, entry.commandKey ?? 'command'],
        what: `${code(command)} depends on the folder in which the host starts the server. Use an absolute path.`,
      });
    }
    const program = programOf(command ?? '');
    const args = argsOf(entry);
    for (const [index, { text, path }] of args.entries()) {
      const dotted = /^\.{1,2}[\\/]./.test(text);
      const script = SCRIPT.test(text) && /^[\w.-]+(?:[\\/][\w.@-]+)*$/.test(text) && RUNS_FILES.test(program);
      const folder = /^\.{1,2}$/.test(text) && DIRECTORY.test(args[index - 1]?.text ?? '');
      if (!(folder || ((dotted || script) && !hasDirectory(entry))) || isPlaceholderText(text)) continue;
      report({
        rule: relativePath.rule,
        path: [...entry.path, ...path],
        what: `${code(text)} depends on the folder in which the host starts the server. Use an absolute path.`,
      });
      return;
    }
  },
};

/** `.`, `./server`, `server/src`; not `~`, a variable or a drive. */
const RELATIVE = /^(?:\.{1,2}(?:[\\/]|$)|[\w-][\w.-]*(?:[\\/][\w.-]+)*[\\/]?$)/;

const DIRECTORY = /^(?:--directory|--project|--cwd|--prefix|--dir|-C)$/;

/** True if an option names the folder for relative paths. */
function hasDirectory(entry: Entry): boolean {
  return argsOf(entry).some(({ text }) => /^(?:--directory|--project|--cwd|--prefix|--dir|-C)(?:=|$)/.test(text));
}

/** `~`, `$HOME`: nobody expands them. */
export const needsShell: ConfigCheck = {
  rule: {
    id: 'config/no-shell',
    title: '`~` and `$HOME` should be written out',
    level: 'SHOULD',
    why: 'Only a shell expands them, and hosts start servers without one, so the program receives the characters as they are.',
    spec: DEBUGGING,
    specTitle: DEBUGGING_TITLE,
    examples: {
      good: ['{"mcpServers": {"a": {"command": "node", "args": ["/home/user/a.js"]}}}'],
      bad: [
        '{"mcpServers": {"a": {"command": "node", "args": [⟦"~/a.js"⟧]}}}',
        '{"mcpServers": {"a": {"command": ⟦"~/bin/a-mcp"⟧}}}',
        '{"mcpServers": {"a": {"command": "uv", "args": ["run", "a-mcp"], "cwd": ⟦"~/a"⟧}}}',
      ],
    },
  },
  entry: (entry, { host, report }) => {
    const command = commandOf(entry);
    const places = [
      ...(command === null ? [] : [{ text: command, path: [entry.commandKey ?? 'command'] }]),
      ...argsOf(entry),
      ...['cwd', 'working_directory'].flatMap((key) => {
        const folder = get(entry.value, key);
        return typeof folder === 'string' ? [{ text: folder, path: [key] }] : [];
      }),
    ];
    // A shell that the entry itself starts expands them.
    if (/^(?:ba|z|fi|da)?sh$/.test(programOf(command ?? ''))) return;
    for (const { text, path } of places) {
      const tilde = /(?:^|[\s=:])~[\\/]/.test(text);
      const home = /\$HOME\b|\$\{HOME\}/.test(text) && host.variables?.includes('dollar') !== true;
      if (!tilde && !(home && !(text.includes('${HOME}') && host.variables?.includes('braces') === true))) continue;
      report({
        rule: needsShell.rule,
        path: [...entry.path, ...path],
        what: `${code(text)} is passed on as it is. Write the whole path.`,
      });
      return;
    }
  },
};
