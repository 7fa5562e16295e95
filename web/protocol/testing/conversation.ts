/** Conversations for tests and examples of rules, in a compact notation. */
import type { RevisionId, Sender } from '../types.ts';

/** The revisions that begin with a handshake. */
export type HandshakeRevision = Exclude<RevisionId, 'jsonrpc-2.0' | '2026-07-28'>;

function wrapped(from: Sender, message: string): string {
  return `{"from":"${from}","message":${message}}`;
}

/**
 * A message from the client: the members after `jsonrpc`, as JSON without braces, or a whole value that begins with `{` or `[`.
 */
export function client(members: string): string {
  return wrapped('client', whole(members));
}

/** A message from the server, written as for `client`. */
export function server(members: string): string {
  return wrapped('server', whole(members));
}

/** A mark at the very beginning is kept: both `⟦{…}⟧` and `⟦"id":1⟧,…`. */
function whole(members: string): string {
  return /^⟦?[{[]/u.test(members) ? members : `{"jsonrpc":"2.0",${members}}`;
}

/** The lines of a conversation, one message a line. */
export function talk(...lines: readonly string[]): string {
  return lines.join('\n');
}

/**
 * `initialize`, its response, `notifications/initialized`, with ids and capabilities as JSON. The id is 0, so that examples
 * count from 1.
 */
export function handshake(
  revision: HandshakeRevision,
  { server: offers = '{}', client: can = '{}' }: { server?: string; client?: string } = {},
): string {
  return talk(
    client(
      `"id":0,"method":"initialize","params":{"protocolVersion":"${revision}","capabilities":${can},"clientInfo":{"name":"c","version":"1"}}`,
    ),
    server(
      `"id":0,"result":{"protocolVersion":"${revision}","capabilities":${offers},"serverInfo":{"name":"s","version":"1"}}`,
    ),
    client('"method":"notifications/initialized"'),
  );
}

/** The `_meta` of every request in 2026-07-28, as a member; `more` are further members of `_meta`. */
export function modern(capabilities = '{}', more = ''): string {
  return `"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientInfo":{"name":"c","version":"1"},"io.modelcontextprotocol/clientCapabilities":${capabilities}${more === '' ? '' : `,${more}`}}`;
}

/** The `_meta` of results in 2026-07-28, as a member. */
export const SERVED = '"_meta":{"io.modelcontextprotocol/serverInfo":{"name":"s","version":"1"}}';

/** `server/discover` (id 0) and its response in 2026-07-28. */
export function discovery(capabilities = '{}'): string {
  return talk(
    client(`"id":0,"method":"server/discover","params":{${modern()}}`),
    server(
      `"id":0,"result":{"resultType":"complete","supportedVersions":["2026-07-28"],"capabilities":${capabilities},"ttlMs":0,"cacheScope":"private",${SERVED}}`,
    ),
  );
}
