/** The names and addresses of the servers of a text: hosts put a name before the names of tools. */
import { addressOf } from '../hosts/conditions/metadata.ts';
import type { ServerName } from '../hosts/define.ts';
import { findServers, stringOf, URL_KEYS } from '../documents/host-config/servers.ts';
import type { SessionSummary } from '../types.ts';
import type { Prepared } from './phases.ts';

/** The servers that the configurations in a text name. */
export interface ConfiguredServers {
  /** Keys of the servers, each once. */
  readonly names: readonly string[];
  /** Their URLs as `host/path`, each once. */
  readonly addresses: readonly string[];
}

/** The servers in the configurations of a text. */
export function configuredServers({ intake }: Prepared): ConfiguredServers {
  const names = new Set<string>();
  const addresses = new Set<string>();
  for (const { kind, content } of intake.parts ?? []) {
    if (kind !== 'host-config' || !content?.tree) continue;
    for (const { name, node } of findServers(content.tree, content.syntax)?.entries ?? []) {
      if (name !== null && name !== '') names.add(name);
      for (const key of URL_KEYS) {
        const address = addressOf(stringOf(node, key) ?? '');
        if (address !== undefined) addresses.add(address);
      }
    }
  }
  return { names: [...names], addresses: [...addresses] };
}

/**
 * The name of the server of a session: the key in the only configuration, or the one that the log or the server names too; else
 * what the server states about itself. Undefined if the text shows neither.
 */
export function serverName(
  session: Pick<SessionSummary, 'label' | 'server'> | undefined,
  { names }: ConfiguredServers,
): ServerName | undefined {
  const [only] = names;
  const own = session?.server.name;
  if (only !== undefined && names.length === 1) return { name: only, from: 'configuration' };
  const known = names.find((name) => name === session?.label) ?? names.find((name) => name === own);
  if (known !== undefined) return { name: known, from: 'configuration' };
  return own === undefined || own === '' ? undefined : { name: own, from: 'serverInfo' };
}
