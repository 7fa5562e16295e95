/** Servers inside the manifests of extensions and plugins: what is wrong with their commands for every host. */
import { code } from '../json/describe.ts';
import { get, isObject, objectAt } from '../json/object.ts';
import type { Path } from '../json/plan.ts';
import type { JsonObject } from '../json/types.ts';
import type { DocumentFinding, DocumentRule, DocumentSubject } from './define.ts';
import { judgeServerCommand } from './server-command.ts';
import { itemsAt, textAt } from './values.ts';

const extension = (server: string): string =>
  `{"name": "weather", "version": "1.0.0", "contextFileName": "GEMINI.md", "mcpServers": {"weather": ${server}}}`;
const good = [extension('{"command": "node", "args": ["${extensionPath}/server.js"]}')];

const CONFIRM: DocumentRule = {
  id: 'gemini-extension/npx',
  title: '`npx` {must} be called with `-y`',
  level: 'SHOULD',
  why: 'If the package is not installed yet, `npx` asks on standard input, and nobody answers there.',
  spec: 'https://docs.npmjs.com/cli/v11/commands/npx',
  specTitle: 'npx',
  examples: { good, bad: [extension('{"command": "npx", "args": ⟦["weather-mcp"]⟧}')] },
};
const LINE: DocumentRule = {
  id: 'gemini-extension/command-line',
  title: '`command` {must} be the program alone',
  level: 'MUST',
  why: 'The program is started without a shell, so a file with that whole name is looked for.',
  spec: 'https://github.com/google-gemini/gemini-cli/blob/main/docs/tools/mcp-server.md',
  specTitle: 'Gemini CLI, MCP servers',
  examples: { good, bad: [extension('{"command": ⟦"npx -y weather-mcp"⟧}')] },
};
const PATH: DocumentRule = {
  id: 'gemini-extension/path',
  title: 'Files of the extension {must} be named by `${extensionPath}`',
  level: 'SHOULD',
  why: 'Gemini CLI starts the server in the folder of the user, where a path of the extension leads to nothing.',
  spec: 'https://github.com/google-gemini/gemini-cli/blob/main/docs/extensions/reference.md',
  specTitle: 'Gemini CLI, extensions reference',
  examples: {
    good: [
      ...good,
      extension('{"command": "node", "args": ["server.js"], "cwd": "${extensionPath}"}'),
      extension('{"command": "npx", "args": ["-y", "weather-mcp"]}'),
    ],
    bad: [
      extension('{"command": "node", "args": [⟦"dist/server.js"⟧]}'),
      extension('{"command": "node", "args": [⟦"${__dirname}/server.js"⟧]}'),
    ],
  },
};

/** The rules about servers in an extension. */
export const SERVER_RULES: readonly DocumentRule[] = [CONFIRM, LINE, PATH];

/** Programs that run the file in their arguments. */
const RUNS_FILES = /^(?:node|python3?|bun|deno|tsx|ts-node)$/u;

/** Reports what is wrong with the servers in `mcpServers`. */
export function judgeServersWithin({ value }: DocumentSubject, report: (finding: DocumentFinding) => void): void {
  if (!isObject(value)) return;
  const map = objectAt(value, 'mcpServers');
  for (const id of Object.keys(map).slice(0, 100)) {
    const server = get(map, id);
    if (isObject(server)) judgeServer(server, ['mcpServers', id], report);
  }
}

function judgeServer(server: JsonObject, path: Path, report: (finding: DocumentFinding) => void): void {
  const command = textAt(server, 'command');
  if (command === null) return;
  judgeServerCommand(server, path, { line: LINE, confirm: CONFIRM }, report);
  const args = itemsAt(server, 'args');
  const at = args.findIndex((word) => typeof word === 'string' && isOwnFile(word, command));
  const file = args[at];
  if (typeof file !== 'string' || get(server, 'cwd') !== undefined) return;
  const right = `\${extensionPath}/${file.replace(/^(?:\.\/|\$\{__dirname\}[\\/]|\$\{CLAUDE_PLUGIN_ROOT\}\/)/u, '')}`;
  report({
    rule: PATH,
    path: [...path, 'args', at],
    what: `The path is ${code(file)}. Use ${code(right)}.`,
    fix: {
      says: 'Use `${extensionPath}`.',
      safety: 'unsafe',
      steps: [{ do: 'replace', path: [...path, 'args', at], value: right }],
    },
  });
}

function isOwnFile(word: string, command: string): boolean {
  if (/^\$\{(?:__dirname|CLAUDE_PLUGIN_ROOT)\}/u.test(word)) return true;
  return RUNS_FILES.test(command) && /^(?:\.\/)?[\w@-][\w@./-]{0,200}\.(?:[cm]?[jt]s|py)$/u.test(word);
}
