/** Logins at an identity provider, which is not the authorization server of the MCP server: other rules apply to them. */
import type { Diagnostic } from '../types.ts';
import { loginsIn, metadataWithGrants } from '../extensions/auth/logins.ts';
import { readWire } from '../extensions/wire.ts';
import type { Prepared } from './phases.ts';

/** Requirements of the core that only hold at the authorization server of the MCP server. */
const OF_THE_SERVER = /^auth\/(?:resource-missing-authorize|pkce-challenge-missing|pkce-not-s256|state-missing)$/u;

/** The findings without those that demand of a login what only an authorization at the MCP server's side needs. */
export function loginFaults(prepared: Prepared, found: Diagnostic[]): Diagnostic[] {
  const wire = prepared.intake.wire ?? [];
  if (wire.length === 0) return found;
  const seen = readWire(wire);
  const logins = loginsIn(seen).flatMap(({ index }) => wire[index]?.span ?? []);
  const metadata = metadataWithGrants(seen).flatMap(({ index }) => wire[index]?.span ?? []);
  return found.filter((one) => {
    const within = (spans: typeof logins): boolean =>
      spans.some(({ start, end }) => start <= one.span.start && one.span.end <= end);
    if (OF_THE_SERVER.test(one.requirement ?? '') && within(logins)) return false;
    return !(one.rule === 'oauth/server-endpoints' && within(metadata));
  });
}
