/** The authorization request: the URL that a client opens in the browser (RFC 6749, PKCE, RFC 8707). */
import type { Level, Severity, Span } from '../../types.ts';
import { defineDocument, type DocumentRule, type DocumentSubject } from '../define.ts';
import { authorizeFaults } from './faults.ts';
import { queryIn, readForm, type Parameter } from './form.ts';
import { readHead } from './head.ts';
import { isSince, oauthRule, type SOURCES } from './rule.ts';
import { judgeScopeParameter } from './scopes.ts';
import { isSlot } from './values.ts';

const PARAMETERS: Readonly<Record<string, string>> = {
  response_type: 'code',
  client_id: 'c1',
  redirect_uri: 'http%3A%2F%2Flocalhost%3A3000%2Fcallback',
  code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  code_challenge_method: 'S256',
  state: 'xyz',
  resource: 'https%3A%2F%2Fmcp.example.com%2Fmcp',
};
/** The URL with changed parameters; null omits one. A changed one is marked, or the whole URL if one is omitted. */
const url = (change: Readonly<Record<string, string | null>> = {}): string => {
  const query = Object.entries({ ...PARAMETERS, ...change }).flatMap(([key, value]) => {
    if (value === null) return [];
    return [change[key] === undefined ? `${key}=${value}` : `⟦${key}=${value}⟧`];
  });
  const all = `https://auth.example.com/authorize?${query.join('&')}`;
  return Object.values(change).includes(null) ? `⟦${all}⟧` : all;
};

const one = (
  id: string,
  level: Level,
  source: keyof typeof SOURCES,
  title: string,
  why: string,
  bad: readonly string[],
): DocumentRule => oauthRule(id, level, source, { title, why, good: [url()], bad });

const pkce = one(
  'authorize-pkce',
  'MUST',
  'pkce',
  'An authorization request must use PKCE with `S256`',
  'Without PKCE, anyone who intercepts the code can exchange it for a token.',
  [url({ code_challenge: null, code_challenge_method: null }), url({ code_challenge_method: 'plain' })],
);
const state = one(
  'authorize-state',
  'SHOULD',
  'authorize',
  'An authorization request should have a `state`',
  'The client recognizes by it that a redirect belongs to its own request.',
  [url({ state: null })],
);
const resource = one(
  'authorize-resource',
  'MUST',
  'indicator',
  'An authorization request must name its `resource`',
  'Without `resource`, the token is not bound to one MCP server.',
  [
    url({ resource: null }),
    url({ resource: 'mcp.example.com%2Fmcp' }),
    url({ resource: 'https%3A%2F%2Fmcp.example.com%2Fmcp%23top' }),
  ],
);
const slash = one(
  'authorize-resource-slash',
  'SHOULD',
  'mcp',
  'A `resource` should not end with a slash',
  'Servers compare it with their own URL, which usually has no final slash.',
  [url({ resource: 'https%3A%2F%2Fmcp.example.com%2F' })],
);
const redirect = one(
  'authorize-redirect',
  'MUST',
  'mcp',
  'A redirect URI must use `https` or `localhost`',
  'The authorization code is in the redirect. Over `http`, others on the network can read it.',
  [url({ redirect_uri: 'http%3A%2F%2Fapp.example.com%2Fcallback' })],
);
const loopback = one(
  'authorize-loopback',
  'INFO',
  'mcp',
  'A redirect URI may name a loopback address',
  'The text of MCP allows only `localhost`, but one of its examples uses an address.',
  [url({ redirect_uri: 'http%3A%2F%2F127.0.0.1%3A3000%2Fcallback' })],
);
const clientId = one(
  'authorize-client-id',
  'MUST',
  'client',
  'The `client_id` must be the registered one, or a URL',
  'The authorization server finds the client by it. From a URL with `https` and a path it fetches the client metadata.',
  [url({ client_id: 'https%3A%2F%2Fapp.example.com' }), url({ client_id: null })],
);

const type = one(
  'authorize-response-type',
  'MUST',
  'authorize',
  'An authorization request must have the `response_type` `code`',
  'MCP uses the authorization code flow; without the type the server does not know which flow to start.',
  [url({ response_type: null }), url({ response_type: 'token' })],
);

const ruleOf: Readonly<Record<string, DocumentRule>> = {
  'pkce-challenge-missing': pkce,
  'pkce-not-s256': pkce,
  'state-missing': state,
  'resource-missing-authorize': resource,
  'resource-no-scheme': resource,
  'resource-not-canonical': resource,
  'resource-trailing-slash': slash,
  'redirect-not-https': redirect,
  'redirect-loopback-address': loopback,
  'client-id-url-form': clientId,
};

/** An authorization request, alone or as the first line of an HTTP request. */
export const authorizationRequest = defineDocument({
  kind: 'oauth-authorization-request',
  rules: [type, pkce, state, resource, slash, redirect, loopback, clientId],
  recognize(subject) {
    if (!requestIn(subject)) return null;
    return {
      title: 'OAuth authorization request',
      because: 'It is a URL with the parameters of an authorization request.',
    };
  },
  judge(subject, _, report) {
    const request = requestIn(subject);
    if (!request) return;
    const { parameters, span, elided } = request;
    const query = queryIn(parameters);
    if (query('response_type') === null && !elided)
      report({ rule: type, what: 'The request has no `response_type`. Add `response_type=code`.', span });
    if (/(?:^|\s)(?:token|id_token)(?:\s|$)/u.test(query('response_type') ?? ''))
      report({
        rule: type,
        what: 'The request has the `response_type` of the implicit flow. Use `response_type=code`.',
        span: parameters.find(({ name }) => name === 'response_type')?.span ?? span,
      });
    if (query('client_id') === null && !elided)
      report({ rule: clientId, what: 'The request has no `client_id`. Add the id of the client.', span });
    judgeScopeParameter(parameters, report);
    for (const { requirement, what, member } of authorizeFaults(query)) {
      const rule = ruleOf[requirement];
      const parameter = member === undefined ? undefined : parameters.find(({ name }) => name === member);
      const unknown = member === undefined ? elided : parameter !== undefined && isSlot(parameter.value);
      const severity = severityOf(subject, requirement);
      if (!rule || unknown || severity === null) continue;
      report({ rule, what: `The request ${what}.`, span: parameter?.span ?? span, ...(severity ? { severity } : {}) });
    }
  },
});

/** The severity of a fault in the revision; undefined for that of its rule, null for none. */
function severityOf(subject: DocumentSubject, requirement: string): Severity | undefined | null {
  if (requirement.startsWith('resource-')) return isSince(subject, '2025-06-18') ? undefined : null;
  if (requirement === 'state-missing') return isSince(subject, '2025-06-18') ? undefined : 'info';
  return undefined;
}

interface UrlRequest {
  readonly parameters: readonly Parameter[];
  /** The URL. */
  readonly span: Span;
  /** True if the text shortens it: missing parameters prove nothing. */
  readonly elided: boolean;
}

const LONGEST = 16_384;
const START = /^\s*(?:(?:GET|Location:|open|curl)\s+)?["'<]?(?=(?:https?:\/\/|\/|<|\{)[^\s?]{1,2000}\s*\?)/iu;

function requestIn({ text, span, tree, syntax }: DocumentSubject): UrlRequest | null {
  if (tree || syntax === 'program') return null;
  const location = readHead(text, span)?.fields.find(({ name }) => name === 'location');
  const range = location ? location.span : span;
  const shown = text.slice(range.start, Math.min(range.end, range.start + LONGEST));
  const head = START.exec(shown);
  if (!head) return null;
  const start = range.start + head[0].length;
  const mark = text.indexOf('?', start);
  const end = endOf(text, mark + 1, range.start + shown.length);
  if (mark < 0 || mark >= end) return null;
  const parameters = readForm(text, { start: mark + 1, end });
  if (!parameters) return null;
  const query = queryIn(parameters);
  const given = query('response_type');
  const isRequest = query('client_id') !== null || query('code_challenge') !== null;
  const known = given === null ? query('client_id') !== null && query('redirect_uri') !== null : TYPE.test(given);
  const path = /\/(?:\w*authorize|auth|authorization)\s*$/u.test(text.slice(start, mark));
  if (!isRequest || !known || (given === null && !path)) return null;
  return { parameters, span: { start, end }, elided: /(?:\.{3}|\u2026)\s*$/u.test(text.slice(mark, end)) };
}

/** The beginning of a response type, or a placeholder. */
const TYPE = /^(?:code|token|id_token|none|<|\.|\{)/u;
/** A line break inside a query: the next line begins with a parameter, or the text is shortened there. */
const WRAP = /[ \t\r]{0,80}\n[ \t]{0,80}(?=&|[\w.~%-]{1,80}=|\.{3})/uy;
/** A placeholder, which may contain spaces. */
const SLOT = /<[^<>&\n]{1,80}>/uy;

/** The end of a query that may be wrapped: before a space, a quotation mark, or a line that does not go on. */
function endOf(text: string, from: number, limit: number): number {
  let at = from;
  while (at < limit) {
    const unit = text.charAt(at);
    const pattern = unit === '<' ? SLOT : /\s/u.test(unit) ? WRAP : null;
    if (pattern) {
      pattern.lastIndex = at;
      if (!pattern.test(text) || pattern.lastIndex > limit) return at;
      at = pattern.lastIndex;
    } else if (/["'#>]/u.test(unit)) return at;
    else at += 1;
  }
  return limit;
}
