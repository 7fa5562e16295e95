/** Rules about what a command downloads and passes on: packages of the wrong registry, words that are glued, variables for a container. */
import { code, named } from '../../../json/describe.ts';
import { get, isObject } from '../../../json/object.ts';
import type { FixPlan, Path } from '../../../json/plan.ts';
import type { JsonValue } from '../../../json/types.ts';
import { argsOf, commandOf, fix, programOf, type ConfigCheck, type Entry } from '../context.ts';

/** Reference servers in Python; npm has no package of that name. */
const PYTHON = /^@modelcontextprotocol\/server-(fetch|git|time)(?:@.*)?$/;

/** The runner must fit the registry of the package. */
export const packageRunner: ConfigCheck = {
  rule: {
    id: 'config/package-runner',
    title: 'The package should be in the registry of its runner',
    level: 'SHOULD',
    why: '`npx` downloads from npm and `uvx` from PyPI; a package that is not there cannot start.',
    spec: 'https://github.com/modelcontextprotocol/servers#readme',
    specTitle: 'Reference servers',
    examples: {
      good: [
        '{"mcpServers": {"a": {"command": "uvx", "args": ["mcp-server-git"]}, "b": {"command": "npx", "args": ["-y", "@scope/b-mcp"]}}}',
      ],
      bad: [
        '{"mcpServers": {"a": {"command": "npx", "args": ["-y", ⟦"@modelcontextprotocol/server-git"⟧]}}}',
        '{"mcpServers": {"a": {"command": "uvx", "args": [⟦"@scope/b-mcp"⟧]}}}',
      ],
    },
  },
  entry: (entry, { report }) => {
    const program = programOf(commandOf(entry) ?? '');
    if (program !== 'npx' && program !== 'uvx') return;
    const first = argsOf(entry).find(({ text }) => !text.startsWith('-'));
    if (first === undefined) return;
    const { text } = first;
    const server = program === 'npx' ? PYTHON.exec(text)?.[1] : undefined;
    const scoped = program === 'uvx' && /^@[\w.-]+\/[\w.-]+/.test(text);
    if (server === undefined && !scoped) return;
    report({
      rule: packageRunner.rule,
      path: [...entry.path, ...first.path],
      what:
        server === undefined
          ? `${named(text)} is the name of an npm package, and \`uvx\` downloads from PyPI. Use \`npx -y\`.`
          : `npm has no ${named(text)}; this reference server is in Python. Use \`uvx mcp-server-${server}\`.`,
    });
  },
};

/** Several words in one item: an option with what follows it, or a package with its arguments. */
export const gluedWords: ConfigCheck = {
  rule: {
    id: 'config/glued-arguments',
    title: 'Each item of `args` must be one argument',
    level: 'MUST',
    why: 'Hosts start the program without a shell, so nothing splits an item at its spaces: the program receives one long argument.',
    spec: 'https://modelcontextprotocol.io/docs/develop/connect-local-servers',
    specTitle: 'Connect to local MCP servers',
    examples: {
      good: [
        '{"mcpServers": {"a": {"command": "sh", "args": ["-c", "npx -y a-mcp"]}}}',
        '{"mcpServers": {"a": {"command": "npx", "args": ["-y", "-p", "a", "-c", "a-mcp --stdio"]}}}',
        '{"mcpServers": {"a": {"command": "npx", "args": ["-y", "a-mcp", "/my notes"]}}}',
        '{"mcpServers": {"a": {"command": "java", "args": ["-Dtitle=My notes", "-jar", "/a.jar"]}}}',
      ],
      bad: [
        '{"mcpServers": {"a": {"command": "npx", "args": [⟦"-y a-mcp"⟧]}}}',
        '{"mcpServers": {"a": {"command": "npx", "args": ["-y", ⟦"a-mcp --stdio"⟧]}}}',
        '{"mcpServers": {"a": {"command": "docker", "args": ["run", "-i", ⟦"-e KEY=1"⟧, "a/mcp"]}}}',
        '{"mcpServers": {"a": {"command": "/opt/a-mcp", "args": [⟦"--config /etc/a.json"⟧]}}}',
      ],
    },
  },
  entry: (entry, { report }) => {
    const program = programOf(commandOf(entry) ?? '');
    const runs = /^(?:np|uv|bun)x$|^docker$/.test(program);
    const args = argsOf(entry);
    for (const [index, { text, path }] of args.entries()) {
      const [word = '', ...rest] = text.split(/\s+/);
      const before = args[index - 1]?.text ?? '-';
      // What follows `-c` and the like is code or a command line.
      if (rest.length === 0 || /^--?(?:c|call|e|eval|command|args?)$/.test(before)) continue;
      const isOption = /^--?[A-Za-z][\w-]*$/.test(word);
      const isPackage = runs && /^@?[\w./-]+$/.test(word) && before.startsWith('-') && rest[0]?.startsWith('-');
      if (!isOption && !isPackage) continue;
      report({
        rule: gluedWords.rule,
        path: [...entry.path, ...path],
        ...(!runs && { severity: 'warning' as const }),
        what: `${code(text)} is one argument with ${rest.length + 1} words. Use one item for each.`,
        fix: splitWords(entry, path, [word, ...rest]),
      });
      return;
    }
  },
};

/** Options without a value: what follows one is always another argument. */
const FLAG = /^(?:-y|--yes|-i|--rm|-q|--quiet)$/;

/** Replaces an item by its words; undefined if quotes or a long value leave in doubt where a word ends. */
function splitWords(entry: Entry, [key = '', index = 0]: Path, words: readonly string[]): FixPlan | undefined {
  const items = get(entry.value, String(key));
  const isSure = words.length === 2 || words.slice(1).every((word) => word.startsWith('-'));
  if (!Array.isArray(items) || !isSure || words.some((word) => /["'\\]/.test(word))) return undefined;
  const value = items.flatMap((item, at): JsonValue[] => (at === index ? [...words] : [item]));
  const safety = FLAG.test(words[0] ?? '') ? 'safe' : 'unsafe';
  return fix('Use one item for each word.', safety, { do: 'replace', path: [...entry.path, key], value });
}

/** `-e NAME` takes the value from the environment of `docker`, which is `env` of the entry. */
export const dockerEnv: ConfigCheck = {
  rule: {
    id: 'config/docker-env',
    title: 'A variable for the container needs a value in `env`',
    level: 'INFO',
    why: '`docker run -e NAME` passes on what `docker` itself receives, and many hosts pass only what `env` contains.',
    spec: 'https://docs.docker.com/reference/cli/docker/container/run/#env',
    specTitle: 'docker run, environment variables',
    examples: {
      good: [
        '{"mcpServers": {"a": {"command": "docker", "args": ["run", "-i", "--rm", "-e", "KEY", "a/mcp"], "env": {"KEY": "1"}}}}',
      ],
      bad: [
        '{"mcpServers": {"a": {"command": "docker", "args": ["run", "-i", "--rm", "-e", ⟦"KEY"⟧, "a/mcp"], "env": {"OTHER": "1"}}}}',
      ],
    },
  },
  entry: (entry, { host, report }) => {
    const program = programOf(commandOf(entry) ?? '');
    const env = ['env', 'envs', 'environment'].map((key) => get(entry.value, key)).find(isObject);
    // Without `env` the variable may come from the shell that starts the host, or from a list of names.
    if ((program !== 'docker' && program !== 'podman') || env === undefined || entry.node.incomplete) return;
    if (host.id === 'codex' || host.id === 'goose') return;
    const args = argsOf(entry);
    for (const [index, { text, path }] of args.entries()) {
      const before = args[index - 1]?.text;
      if (before !== '-e' && before !== '--env') continue;
      if (!/^[A-Za-z_]\w{0,80}$/.test(text) || get(env, text) !== undefined) continue;
      report({
        rule: dockerEnv.rule,
        path: [...entry.path, ...path],
        what: `${code(text)} has no value in \`env\`. Add it there, or write \`NAME=value\` here.`,
      });
    }
  },
};
