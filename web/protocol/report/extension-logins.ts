/** Logins at an identity provider, which is not the authorization server of the MCP server: other rules apply to them. */
import type { Diagnostic } from '../types.ts';
import { loginsIn, metadataWithGrants } from '../extensions/auth/logins.ts';
import { readWire } from '../extensions/wire.ts';
import type { Prepared } from './phases.ts';

/** Requirements of the core that only hold at the authorization server of the MCP server. */
const OF_THE_SERVER = /^auth\/(?:resource-missing-authorize|pkce-challenge-missing|pkce-not-s256|state-missing)$/u;

/** Rules about documents of OAuth, by the requirement of an extension that reports the same. */
const SAME: Readonly<Record<string, string>> = {
  'auth-ext/client-credentials-content-type': 'oauth/token-form',
  'auth-ext/enterprise-redeem-content-type': 'oauth/token-form',
  'auth-ext/client-credentials-token-type': 'oauth/token-type',
  'auth-ext/enterprise-endpoint-https': 'oauth/server-https',
};

/** The findings without those that demand of a login what only an authorization at the MCP server's side needs. */
export function loginFaults(prepared: Prepared, found: Diagnostic[]): Diagnostic[] {
  const wire = prepared.intake.wire ?? [];
  if (wire.length === 0) return found;
  const seen = readWire(wire);
  const logins = loginsIn(seen).flatMap(({ index }) => wire[index]?.span ?? []);
  const metadata = metadataWithGrants(seen).flatMap(({ index }) => wire[index]?.span ?? []);
  const spanAround = ({ span }: Diagnostic): number =>
    wire.findIndex((message) => message.span.start <= span.start && span.end <= message.span.end);
  const reported = new Set(
    found.flatMap((one) => {
      const same = SAME[one.requirement ?? ''];
      return same === undefined ? [] : [`${same} ${spanAround(one)}`];
    }),
  );
  return found.filter((one) => {
    if (reported.has(`${one.rule} ${spanAround(one)}`)) return false;
    const within = (spans: typeof logins): boolean =>
      spans.some(({ start, end }) => start <= one.span.start && one.span.end <= end);
    if (OF_THE_SERVER.test(one.requirement ?? '') && within(logins)) return false;
    return !(one.rule === 'oauth/server-endpoints' && within(metadata));
  });
}
