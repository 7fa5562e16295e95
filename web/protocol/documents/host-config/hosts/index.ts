/** All hosts, and the host that stands for several. */
import { host, type Host } from '../host.ts';
import { agents } from './agents.ts';
import { editors } from './editors.ts';
import { others } from './others.ts';

/** Every known host. The order matters where names contain each other: the first whose clue fits wins. */
export const HOSTS: readonly Host[] = [...others, ...agents, ...editors];

/** What several hosts read alike: stands for the host of a configuration that names none. */
export const ANY: Host = host({
  id: 'any',
  title: 'any host',
  file: 'a configuration',
  clue: /(?!)/,
  remote: { types: [], required: [], optional: ['headers'] },
  unknownMembers: 'unsure',
  source: 'https://modelcontextprotocol.io/docs/develop/connect-local-servers',
});

const byId = new Map(HOSTS.map((one) => [one.id, one]));

/** The host with this id, or `ANY`. */
export function hostOf(id: string | undefined): Host {
  return (id !== undefined && byId.get(id)) || ANY;
}

/** The best known hosts first: sentences name only a few. */
const BY_FAME: readonly Host[] = [
  ...new Set([
    ...[
      'claude-code',
      'vscode',
      'cursor',
      'claude-desktop',
      'roo-code',
      'copilot-cli',
      'cline',
      'codex',
      'gemini-cli',
    ].map((id) => hostOf(id)),
    ...HOSTS,
  ]),
];

/** Titles of the hosts for which a condition holds, at most `limit`, the best known first. */
export function titlesOf(holds: (one: Host) => boolean, limit = 4): string[] {
  return BY_FAME.filter((one) => holds(one))
    .slice(0, limit)
    .map(({ title }) => title);
}

/** The names of all members that any host reads in an entry. */
export const ALL_MEMBERS: ReadonlySet<string> = new Set(
  HOSTS.flatMap((one) => [
    one.command,
    one.typeKey,
    ...one.url,
    ...one.stdio.required,
    ...one.stdio.optional,
    ...(one.remote?.required ?? []),
    ...(one.remote?.optional ?? []),
  ]),
);
