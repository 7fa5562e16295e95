/** Rules about the command of a local server and its arguments. */
import { code, cut, named } from '../../../json/describe.ts';
import { get } from '../../../json/object.ts';
import { argsOf, commandOf, fix, programOf, type ConfigCheck, type Entry } from '../context.ts';
import { isPlaceholderText } from '../placeholders.ts';

const LOCAL = 'https://modelcontextprotocol.io/docs/develop/connect-local-servers';
const LOCAL_TITLE = 'Connect to local MCP servers';

/** Program and arguments, behind `cmd /c` and `env NAME=…`. */
function runOf(entry: Entry): { program: string; args: readonly string[] } | null {
  const command = commandOf(entry);
  if (command === null) return null;
  let words = [command, ...argsOf(entry).map(({ text }) => text)];
  const program = programOf(words[0] ?? '');
  if (program === 'cmd' && /^\/c$/i.test(words[1] ?? '')) words = words.slice(2);
  if (program === 'env') words = words.slice(words.findIndex((word, index) => index > 0 && !word.includes('=')));
  return { program: programOf(words[0] ?? ''), args: words.slice(1) };
}

/** `npx` waits for a confirmation. */
export const npxYes: ConfigCheck = {
  rule: {
    id: 'config/npx-yes',
    title: '`npx` should have `-y`',
    level: 'SHOULD',
    why: 'If the package is not installed yet, npx asks on standard input whether to install it; nobody answers there, and the server hangs.',
    spec: 'https://docs.npmjs.com/cli/v11/commands/npx',
    specTitle: 'npx',
    examples: {
      good: [
        '{"mcpServers": {"a": {"command": "npx", "args": ["-y", "a-mcp"]}}}',
        '{"mcpServers": {"a": {"command": "cmd", "args": ["/c", "npx", "--yes", "a-mcp"]}}}',
      ],
      bad: [
        '{"mcpServers": {"a": {"command": "npx", "args": ⟦["a-mcp"]⟧}}}',
        '// opencode.json\n{"mcp": {"a": {"type": "local", "command": ⟦["npx", "a-mcp"]⟧}}}',
      ],
    },
  },
  entry: (entry, { report }) => {
    const run = runOf(entry);
    if (run?.program !== 'npx' || run.args.length === 0) return;
    const target = run.args.findIndex((word) => !word.startsWith('-') || word === '--');
    const options = target < 0 ? run.args : run.args.slice(0, target);
    if (options.some((word) => /^-[a-z]*y[a-z]*(?:\s|$)|^--yes(?:[=\s]|$)|^--no-install$|^--no$/.test(word))) return;
    if (options.some((word) => word === '-p' || word === '--package') && run.args.includes('-y')) return;
    const command = get(entry.value, entry.commandKey ?? '');
    const own = Array.isArray(command);
    const path = [...entry.path, own ? (entry.commandKey ?? 'command') : 'args'];
    const args = get(entry.value, 'args');
    const direct = !own && Array.isArray(args) && programOf(commandOf(entry) ?? '') === 'npx';
    report({
      rule: npxYes.rule,
      path,
      what: `${entry.title} runs \`npx ${cut(run.args.slice(0, 2).join(' '), 60)}\` without \`-y\`. Add \`"-y"\` before the package.`,
      fix: direct ? fix('Add "-y".', 'safe', { do: 'replace', path, value: ['-y', ...args] }) : undefined,
    });
  },
};

/** The whole command line in `command`. */
export const commandLine: ConfigCheck = {
  rule: {
    id: 'config/command-line',
    title: '`command` must be the program alone',
    level: 'MUST',
    why: 'Hosts start the program without a shell, so they look for a file with that whole name and report ENOENT.',
    spec: LOCAL,
    specTitle: LOCAL_TITLE,
    examples: {
      good: [
        '{"mcpServers": {"a": {"command": "C:\\\\Program Files\\\\nodejs\\\\node.exe", "args": ["C:\\\\a\\\\index.js"]}}}',
        '{"mcpServers": {"a": {"command": "/Applications/My Tool.app/Contents/MacOS/tool"}}}',
      ],
      bad: [
        '{"mcpServers": {"a": {"command": ⟦"npx -y a-mcp"⟧}}}',
        '{"mcpServers": {"a": {"command": ⟦"python server.py"⟧, "args": []}}}',
      ],
    },
  },
  entry: (entry, { host, report }) => {
    const { commandKey } = entry;
    const command = commandKey === null ? undefined : get(entry.value, commandKey);
    // Where the host takes an array, a string is reported as that.
    if (host.commandIsArray || commandKey === null || typeof command !== 'string' || !/\S\s+\S/.test(command)) return;
    if (isPlaceholderText(command) && !/^[\w.-]+\s+\S/.test(command)) return;
    const [program = '', ...args] = splitWords(command);
    // A path with blanks is one program.
    if (
      /[\\/]/.test(program) &&
      !/^(?:npx|uvx|node|python\d?|uv|docker|npm|bunx?|deno|java|dotnet|php|ruby|go|cargo|pnpm|yarn)(?:\.\w+)?$/i.test(
        programOf(program),
      )
    ) {
      if (!args.some((word) => word.startsWith('-'))) return;
      if (/\.(?:exe|app|cmd|bat)\b/i.test(args.join(' ')) && !/^(?:-|\.)/.test(args[0] ?? '')) return;
    }
    const path = [...entry.path, commandKey];
    const rest = get(entry.value, 'args');
    const merged = [...args, ...(Array.isArray(rest) ? rest : typeof rest === 'string' ? [rest] : [])];
    const lenient = host.id === 'cursor';
    report({
      rule: commandLine.rule,
      path,
      ...(lenient && { severity: 'warning' as const }),
      what: `\`command\` holds a whole command line (${cut(program, 40)} and ${args.length} more ${args.length === 1 ? 'word' : 'words'})${lenient ? '; Cursor runs it through a shell, other hosts do not' : ''}. Put the words after the program into \`args\`.`,
      fix: fix(
        'Move the arguments into `args`.',
        'unsafe',
        { do: 'replace', path, value: program },
        ...putArgs(entry, commandKey, merged),
      ),
    });
  },
};

function putArgs(entry: Entry, commandKey: string, value: (string | number | boolean | null | object)[]) {
  const args = value.filter((item) => typeof item === 'string');
  return get(entry.value, 'args') === undefined
    ? ([{ do: 'insert', path: entry.path, key: 'args', value: args, after: commandKey }] as const)
    : ([{ do: 'replace', path: [...entry.path, 'args'], value: args }] as const);
}

/** Splits at white space; quoted parts stay together. */
function splitWords(line: string): string[] {
  return [...line.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(
    ([, double, single, plain]) => double ?? single ?? plain ?? '',
  );
}

/** Options of `docker run` that break stdio. */
export const dockerOptions: ConfigCheck = {
  rule: {
    id: 'config/docker-stdio',
    title: '`docker run` must keep standard input open',
    level: 'MUST',
    why: 'The host uses the standard input and output of the container: without `-i` the input is closed, `-t` mixes in a terminal, and `-d` detaches it.',
    spec: 'https://docs.docker.com/reference/cli/docker/container/run/',
    specTitle: 'docker run',
    examples: {
      good: ['{"mcpServers": {"a": {"command": "docker", "args": ["run", "-i", "--rm", "-e", "KEY", "a/mcp"]}}}'],
      bad: [
        '{"mcpServers": {"a": {"command": "docker", "args": ["run", ⟦"-it"⟧, "--rm", "a/mcp"]}}}',
        '{"mcpServers": {"a": {"command": "docker", "args": ["run", "-i", ⟦"-d"⟧, "a/mcp"]}}}',
        '{"mcpServers": {"a": {"command": "docker", "args": ⟦["run", "--rm", "a/mcp"]⟧}}}',
      ],
    },
  },
  entry: (entry, { report }) => {
    const program = programOf(commandOf(entry) ?? '');
    if (program !== 'docker' && program !== 'podman') return;
    const args = argsOf(entry);
    const [first] = args;
    if (first?.text !== 'run' || entry.node.incomplete) return;
    let interactive = false;
    for (let index = 1; index < args.length; index += 1) {
      const { text, path } = args[index] ?? { text: '', path: [] };
      if (!text.startsWith('-')) break;
      if (/^--(?:tty|detach)(?:=true)?$/.test(text) || /^-[a-z]*[td][a-z]*$/.test(text)) {
        const why = /d/.test(text.replace(/^--tty.*/, ''))
          ? 'detaches the container from the host'
          : 'attaches a terminal, which changes the messages';
        report({
          rule: dockerOptions.rule,
          path: [...entry.path, ...path],
          what: `${code(text)} ${why}. Use \`-i\` alone.`,
          fix: fix('Use "-i".', 'safe', { do: 'replace', path: [...entry.path, ...path], value: '-i' }),
        });
        return;
      }
      if (/^--interactive(?:=true)?$/.test(text) || /^-[a-z]*i[a-z]*$/.test(text)) interactive = true;
      else if (TAKES_VALUE.test(text)) index += 1;
    }
    if (interactive || args.length < 2) return;
    const [key = 'args'] = first.path;
    report({
      rule: dockerOptions.rule,
      path: [...entry.path, key],
      what: `\`docker run\` has no \`-i\`, so the server reads the end of its input at once. Add \`"-i"\` after \`"run"\`.`,
    });
  },
};

/** Options of `docker run` whose value is the next word. */
const TAKES_VALUE =
  /^(?:-[evpulwhmac]|--(?:env|env-file|volume|mount|name|network|net|publish|user|workdir|label|platform|entrypoint|hostname|memory|cpus|add-host|pull|ipc|pid|security-opt|cap-add|cap-drop|tmpfs|ulimit|restart|dns|gpus|device|log-driver|shm-size))$/;

/** Reference servers that were moved to the archive. */
const ARCHIVED =
  /^@modelcontextprotocol\/server-(?:aws-kb-retrieval|brave-search|everart|gdrive|github|gitlab|google-maps|postgres|puppeteer|redis|sentry|slack|sqlite)(?:@.*)?$/;

/** An archived reference server. */
export const archivedServer: ConfigCheck = {
  rule: {
    id: 'config/archived-server',
    title: 'Archived reference servers receive no fixes',
    level: 'INFO',
    why: 'The package still installs, but nobody maintains it; most vendors offer a server of their own.',
    spec: 'https://github.com/modelcontextprotocol/servers-archived',
    specTitle: 'Archived reference servers',
    examples: {
      good: [
        '{"mcpServers": {"a": {"command": "npx", "args": ["-y", "@modelcontextprotocol/server-filesystem", "/tmp"]}}}',
      ],
      bad: ['{"mcpServers": {"a": {"command": "npx", "args": ["-y", ⟦"@modelcontextprotocol/server-github"⟧]}}}'],
    },
  },
  entry: (entry, { report }) => {
    for (const { text, path } of argsOf(entry)) {
      if (!ARCHIVED.test(text)) continue;
      report({
        rule: archivedServer.rule,
        path: [...entry.path, ...path],
        what: `${named(text)} is archived. Look for the vendor’s own server.`,
      });
    }
  },
};
