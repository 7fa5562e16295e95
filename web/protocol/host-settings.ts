/** Heavy entry point: the configuration of each host for one server. */
import { CONVERT_TARGETS, convertConfig } from './documents/convert/index.ts';
import { readValue } from './json/read.ts';
import { toValue } from './json/value.ts';

/** A server as every host understands it: a command, or an address. */
export type HostedServer =
  | { readonly command: string; readonly args: readonly string[] }
  | { readonly type: 'http' | 'sse'; readonly url: string };

/** The configuration of one host. */
export interface HostSettings {
  /** Id of the host, e.g. `claude-desktop`. */
  readonly host: string;
  /** Its name, and the file to write to, e.g. “Cursor (.cursor/mcp.json)”. */
  readonly title: string;
  /** The whole file, with a line break at its end. */
  readonly text: string;
}

/** The configurations of some hosts, by their ids, in this order; unknown ones are left out. */
export function settingsForHosts(
  name: string,
  server: HostedServer,
  hosts: readonly string[],
): readonly HostSettings[] {
  const text = JSON.stringify({ mcpServers: { [name]: server } });
  const { root } = readValue(text, 0, text.length);
  const value = root ? toValue(root) : null;
  const span = { start: 0, end: text.length };
  return hosts.flatMap((host) => {
    const target = CONVERT_TARGETS.find(({ id }) => id === host);
    const found = convertConfig({ text, span, syntax: 'json', tree: root, value, clues: [] }, 'claude-code', host);
    return target && found ? [{ host, title: `${target.title} (${found.file})`, text: found.text }] : [];
  });
}
