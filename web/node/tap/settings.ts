/** What to write into the configuration of a host, so that `tap` runs between it and its server. */
import { settingsForHosts, type HostedServer } from '../../protocol/host-settings.ts';
import type { LiveState } from '../../protocol/recording-types.ts';
import type { Target } from './arguments.ts';
import type { Hider } from './hide.ts';

/** The hosts that are shown, the most common ones first. */
const HOSTS = [
  'claude-desktop',
  'claude-code',
  'cursor',
  'vscode',
  'codex',
  'zed',
  'windsurf',
  'gemini-cli',
  'continue',
  'goose',
];
/** How a host starts the package. */
const PROGRAM = ['-y', 'mcp-protocol-playground', 'tap', '--'];

/** The settings of common hosts. Secrets in a command are hidden. `address` is that of `tap` for a server over HTTP. */
export function settingsFor(target: Target, hider: Hider, address: string | null): LiveState['settings'] {
  const server: HostedServer =
    target.over === 'stdio'
      ? { command: 'npx', args: [...PROGRAM, ...hider.args([target.command, ...target.args])] }
      : { type: 'http', url: hider.url(address ?? target.url) };
  return settingsForHosts(nameOf(target), server, HOSTS);
}

/** Programs that start the program which their arguments name, and their subcommands. */
const RUNNERS =
  /^(?:npx|pnpx|bunx|uvx|pipx|uv|npm|pnpm|yarn|bun|deno|node|python[\d.]*|docker|podman|cmd)(?:\.exe|\.cmd)?$/iu;
const SUBCOMMANDS = new Set(['run', 'exec', 'dlx', 'x', 'start', 'npx', 'c']);

/** A short name for a server, from its package, program or host. */
function nameOf(target: Target): string {
  if (target.over === 'http') return wordOf(new URL(target.url).hostname.replace(/^(?:www|mcp|api)\./u, ''));
  const program = target.command.replaceAll('\\', '/').split('/').at(-1) ?? '';
  if (!RUNNERS.test(program)) return wordOf(target.command);
  const named = target.args.find((word) => /^[@./\w]/u.test(word) && !SUBCOMMANDS.has(word));
  return wordOf((named ?? program).replace(/(?<=.)@[\w.^~-]+$/u, ''));
}

/** The last part of a path or package, without what all servers have in their names. */
function wordOf(text: string): string {
  const last =
    text
      .replaceAll('\\', '/')
      .split('/')
      .findLast((part) => part !== '') ?? text;
  const bare = last
    .replace(/\.(?:[cm]?js|ts|py|exe|com|org|net|dev|io)$/iu, '')
    .replace(/^(?:mcp-)?server-|^mcp-|-mcp(?:-server)?$/iu, '');
  return bare.replaceAll(/[^\w-]+/gu, '-').replaceAll(/^-+|-+$/gu, '') || 'server';
}
