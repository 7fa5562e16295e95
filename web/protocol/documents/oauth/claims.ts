/** The claims of an access token, as JSON or inside a JWT (RFC 9068, and what MCP servers must verify). */
import { code, whatIs } from '../../json/describe.ts';
import { get, has, isObject } from '../../json/object.ts';
import { jsonOf } from '../../json/plain.ts';
import type { JsonObject } from '../../json/types.ts';
import { decoded } from '../../secrets/encoded.ts';
import type { Span } from '../../types.ts';
import { defineDocument, type DocumentRule, type DocumentSubject } from '../define.ts';
import { documentIn } from './head.ts';
import { isUnread, lacks, oauthRule, sayer } from './rule.ts';
import { isSlot } from './values.ts';

const GOOD =
  '{"iss":"https://auth.example.com","sub":"u1","aud":"https://mcp.example.com/mcp","exp":1767225600,"iat":1767222000,"scope":"a"}';

const audience = oauthRule('claims-audience', 'SHOULD', 'mcp', {
  title: 'An access token should name its audience',
  why: 'An MCP server must accept only tokens that were issued for itself.',
  good: [GOOD, GOOD.replace('"https://mcp.example.com/mcp"', '["https://mcp.example.com/mcp"]')],
  bad: [
    `⟦${GOOD.replace('"aud":"https://mcp.example.com/mcp",', '')}⟧`,
    GOOD.replace('"https://mcp.example.com/mcp"', '⟦[]⟧'),
    GOOD.replace('"https://mcp.example.com/mcp"', '⟦"client-1"⟧'),
  ],
});

const issuer = oauthRule('claims-issuer', 'SHOULD', 'jwt', {
  title: 'An access token should name its issuer',
  why: 'A server verifies the token with the keys of its issuer.',
  good: [GOOD],
  bad: [`⟦${GOOD.replace('"iss":"https://auth.example.com",', '')}⟧`],
});

const times = oauthRule('claims-times', 'MUST', 'jwt', {
  title: 'Times of a token must be numbers of seconds',
  why: 'Servers compare them with the current time in seconds, so milliseconds make a token valid for millennia.',
  good: [GOOD],
  bad: [
    GOOD.replace('1767225600', '⟦"1767225600"⟧'),
    GOOD.replace('1767225600', '⟦1767225600000⟧'),
    GOOD.replace('1767225600', '⟦1767221000⟧'),
  ],
});

const lifetime = oauthRule('claims-expiry', 'SHOULD', 'jwt', {
  title: 'An access token should expire',
  why: 'A token without `exp` stays valid forever if it is stolen.',
  good: [GOOD],
  bad: [`⟦${GOOD.replace('"exp":1767225600,', '')}⟧`],
});

const live = oauthRule('claims-live-token', 'INFO', 'jwt', {
  title: 'A shown token may still be valid',
  why: 'Anyone who has the token can use it until it expires.',
  good: [GOOD],
  bad: ['⟦eyJhbGciOiJIUzI1NiJ9.eyJpc3MiOiJhIiwiYXVkIjoiYiIsImV4cCI6MTc2NzIyNTYwMH0.c2ln⟧'],
});

/** Claims of an access token. */
export const accessTokenClaims = defineDocument({
  kind: 'oauth-access-token-claims',
  rules: [audience, issuer, times, lifetime, live],
  recognize(subject) {
    const token = tokenIn(subject);
    if (token) return { title: 'Access token (JWT)', because: 'It is a JSON Web Token with claims.' };
    const object = documentIn(subject)?.object;
    if (!object || !areClaims(object)) return null;
    return { title: 'Claims of an access token', because: 'It has registered claims such as `iss`, `aud` and `exp`.' };
  },
  judge(subject, _, report) {
    const token = tokenIn(subject);
    if (token) {
      const reportAt = (rule: DocumentRule, what: string, severity?: 'info'): void =>
        report({ rule, what: `The token ${what}`, span: token.span, ...(severity ? { severity } : {}) });
      report({
        rule: live,
        what: 'The text contains a whole token. Remove it before you share the text.',
        span: token.span,
      });
      for (const { rule, what, severity } of claimFaults(token.claims)) reportAt(rule, what, severity);
      return;
    }
    const document = documentIn(subject);
    if (!document) return;
    const reportAt = sayer(subject, document, 'The token', report);
    for (const { rule, what, member, severity } of claimFaults(document.object)) {
      if (member === undefined ? !lacks(document, CLAIM_OF.get(rule) ?? '') : isUnread(document, member)) continue;
      reportAt(rule, what, { ...(member === undefined ? {} : { member }), ...(severity ? { severity } : {}) });
    }
  },
});

/** The claim whose absence a rule reports. */
const CLAIM_OF: ReadonlyMap<DocumentRule, string> = new Map([
  [audience, 'aud'],
  [issuer, 'iss'],
  [lifetime, 'exp'],
]);

interface ClaimFault {
  readonly rule: DocumentRule;
  readonly what: string;
  /** Absent if the claim is missing. */
  readonly member?: string;
  readonly severity?: 'info';
}

function claimFaults(claims: JsonObject): ClaimFault[] {
  const found: ClaimFault[] = [];
  const aud = get(claims, 'aud');
  if (aud === undefined) found.push({ rule: audience, what: 'has no `aud`, so a server cannot check for whom it is.' });
  else if (Array.isArray(aud) ? aud.length === 0 : typeof aud !== 'string')
    found.push({ rule: audience, what: `has ${whatIs(aud)}, as \`aud\`.`, member: 'aud' });
  else if (typeof aud === 'string' && !isSlot(aud) && !/^[a-z][a-z\d+.-]*:/iu.test(aud))
    found.push({
      rule: audience,
      what: `has the audience ${code(aud)}. The resource indicator of an MCP server is its URL.`,
      member: 'aud',
      severity: 'info',
    });
  if (get(claims, 'iss') === undefined) found.push({ rule: issuer, what: 'has no `iss`.' });
  if (get(claims, 'exp') === undefined) found.push({ rule: lifetime, what: 'has no `exp`.' });
  for (const member of ['exp', 'iat', 'nbf']) {
    const value = get(claims, member);
    if (value === undefined || (typeof value === 'string' && isSlot(value))) continue;
    if (typeof value !== 'number') found.push({ rule: times, what: `has ${whatIs(value)}, as \`${member}\`.`, member });
    else if (value > 1e11)
      found.push({ rule: times, what: `has ${code(value)} as \`${member}\`, which are milliseconds.`, member });
  }
  const [from, until] = [get(claims, 'iat'), get(claims, 'exp')];
  if (typeof from === 'number' && typeof until === 'number' && until < from && from <= 1e11)
    found.push({ rule: times, what: `expires (\`exp\`) before it is issued (\`iat\`).`, member: 'exp' });
  return found;
}

const CLAIMS = [
  'iss',
  'sub',
  'aud',
  'exp',
  'iat',
  'nbf',
  'jti',
  'scope',
  'scp',
  'azp',
  'client_id',
  'act',
  'auth_time',
  'roles',
];

function areClaims(object: JsonObject): boolean {
  const known = CLAIMS.filter((name) => has(object, name));
  const sure = ['iss', 'aud', 'exp', 'iat', 'nbf', 'jti', 'sub'].filter((name) => has(object, name));
  const other = ['access_token', 'issuer', 'redirect_uris', 'authorization_servers', 'error', 'active'].some((name) =>
    has(object, name),
  );
  return !other && sure.length >= 2 && known.length >= 3;
}

const JWT =
  /^\s*(?:Authorization:\s*)?(?:Bearer\s+)?["']?(eyJ[\w-]{8,8192}\.(eyJ[\w-]{8,8192})\.[\w-]{0,2048})["']?\s*$/u;

/** A text that is one JWT, with its claims. */
function tokenIn({ text, span, tree }: DocumentSubject): { claims: JsonObject; span: Span } | null {
  if (tree || span.end - span.start > 20_000) return null;
  const shown = text.slice(span.start, span.end);
  const found = JWT.exec(shown);
  const [, token = '', payload = ''] = found ?? [];
  if (token === '') return null;
  const claims = jsonOf(decoded(payload));
  const start = span.start + shown.indexOf(token);
  return isObject(claims) ? { claims, span: { start, end: start + token.length } } : null;
}
