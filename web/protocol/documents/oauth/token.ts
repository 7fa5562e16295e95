/** The exchange at a token endpoint: the request as a form, and the response with the token (RFC 6749, PKCE, RFC 8707). */
import { code, named, whatIs } from '../../json/describe.ts';
import { get, has } from '../../json/object.ts';
import type { Span } from '../../types.ts';
import { defineDocument, type DocumentRule, type DocumentSubject } from '../define.ts';
import { resourceFault } from './faults.ts';
import { isOnePerLine, queryIn, readForm, type Parameter } from './form.ts';
import { documentIn, readHead } from './head.ts';
import { isSince, isUnread, lacks, oauthRule, sayer } from './rule.ts';
import { judgeScope, judgeScopeParameter, scopeSeparator } from './scopes.ts';
import { judgeShortened, shortened } from './shortened.ts';
import { isSlot } from './values.ts';

const FORM = 'grant_type=authorization_code&code=abc&client_id=c1';
const REDIRECT = '&redirect_uri=http%3A%2F%2Flocalhost%3A3000%2Fcallback';
const VERIFIER = '&code_verifier=dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
const RESOURCE = '&resource=https%3A%2F%2Fmcp.example.com%2Fmcp';
const GOOD = `${FORM}${REDIRECT}${VERIFIER}${RESOURCE}`;
const WRAPPED = GOOD.replaceAll('&', '\n&');

const verifier = oauthRule('token-code-verifier', 'MUST', 'pkce', {
  title: 'A code must be redeemed with its `code_verifier`',
  why: 'The verifier proves that the client that redeems the code also requested it.',
  good: [GOOD, WRAPPED, 'grant_type=refresh_token&refresh_token=r1'],
  bad: [`⟦${FORM}${REDIRECT}${RESOURCE}⟧`, `${FORM}${REDIRECT}&⟦code_verifier=abc⟧${RESOURCE}`],
});

const resource = oauthRule('token-resource', 'MUST', 'indicator', {
  title: 'A token request must name its `resource`',
  why: 'Without `resource`, the token is not bound to one MCP server.',
  good: [GOOD],
  bad: [`⟦${FORM}${REDIRECT}${VERIFIER}⟧`, `${FORM}${REDIRECT}${VERIFIER}&⟦resource=mcp.example.com⟧`],
});

const redirect = oauthRule('token-redirect-uri', 'SHOULD', 'token', {
  title: 'A token request should repeat the `redirect_uri`',
  why: 'OAuth 2.0 requires it if the authorization request had one, and many servers reject the code without it.',
  good: [GOOD],
  bad: [`⟦${FORM}${VERIFIER}${RESOURCE}⟧`],
});

const members = oauthRule('token-parameters', 'MUST', 'token', {
  title: 'A token request must have the parameters of its grant',
  why: 'The token endpoint rejects the request as `invalid_request`.',
  good: [GOOD],
  bad: [
    `⟦grant_type=authorization_code&client_id=c1${REDIRECT}${VERIFIER}${RESOURCE}⟧`,
    '⟦grant_type=refresh_token&client_id=c1⟧',
  ],
});

const form = oauthRule('token-form', 'MUST', 'token', {
  title: 'A token request must be a form, not JSON',
  why: 'Token endpoints read `application/x-www-form-urlencoded` and find no parameters in JSON.',
  good: [GOOD],
  bad: [`⟦{"grant_type":"client_credentials","client_id":"c1","client_secret":"<secret>"}⟧`],
});

const grants = oauthRule('token-grant', 'SHOULD NOT', 'mcp', {
  title: 'A token request should not use the grant `password`',
  why: 'OAuth 2.1, which MCP follows, has no grants with the password of a user, so clients use authorization codes.',
  good: [GOOD],
  bad: ['⟦grant_type=password⟧&username=u1&password=p1'],
});

const lines = oauthRule('token-form-lines', 'INFO', 'token', {
  title: 'Parameters of a form are joined by `&`',
  why: 'The text shows one parameter per line, but on the wire they are one line.',
  good: [GOOD, WRAPPED],
  bad: [GOOD.replace('grant_type=authorization_code', '⟦grant_type=authorization_code⟧').replaceAll('&', '\n')],
});

const ISSUED = '{"access_token":"<token>","token_type":"Bearer","expires_in":3600,"refresh_token":"<token>"}';

const type = oauthRule('token-type', 'MUST', 'issued', {
  title: 'A token response must have the `token_type` `Bearer`',
  why: 'The client learns from it how to use the token, and MCP clients use bearer tokens.',
  good: [ISSUED, ISSUED.replace('Bearer', 'bearer')],
  bad: [
    '⟦{"access_token":"<token>","expires_in":3600}⟧',
    '{"access_token":"<token>","token_type":⟦"mac"⟧,"expires_in":3600}',
  ],
});

const expires = oauthRule('token-expires-in', 'MUST', 'issued', {
  title: '`expires_in` must be a number of seconds',
  why: 'Clients add it to the current time, and some reject a string.',
  good: [ISSUED],
  bad: [ISSUED.replace('3600', '⟦"3600"⟧'), ISSUED.replace('3600', '⟦-1⟧')],
});

const access = oauthRule('token-access-token', 'MUST', 'issued', {
  title: 'A token response must have an `access_token`',
  why: 'The client sends this token to the MCP server.',
  good: [ISSUED],
  bad: [
    '⟦{"token_type":"Bearer","expires_in":3600,"refresh_token":"<token>"}⟧',
    '{"access_token":⟦null⟧,"token_type":"Bearer"}',
  ],
});

const scope = oauthRule('token-scope', 'MUST', 'issued', {
  title: 'The `scope` of a token must be one string',
  why: 'Scopes are separated by spaces, so clients do not expect an array.',
  good: [ISSUED],
  bad: ['{"access_token":"<token>","token_type":"Bearer","scope":⟦["a","b"]⟧}'],
});

const refresh = oauthRule('token-refresh', 'INFO', 'issued', {
  title: 'Without a refresh token, the user authorizes again',
  why: 'The token expires, and the client cannot get another one by itself.',
  good: [ISSUED, '{"access_token":"<token>","token_type":"Bearer"}'],
  bad: ['⟦{"access_token":"<token>","token_type":"Bearer","expires_in":3600}⟧'],
});

/** A request to a token endpoint. */
export const tokenRequest = defineDocument({
  kind: 'oauth-token-request',
  rules: [verifier, resource, redirect, members, grants, form, lines],
  recognize(subject) {
    const object = documentIn(subject)?.object;
    const json = object !== undefined && typeof get(object, 'grant_type') === 'string' && !has(object, 'access_token');
    if (!json && !requestIn(subject)) return null;
    return { title: 'OAuth token request', because: 'It has the parameter `grant_type`.' };
  },
  judge(subject, _, report) {
    const document = documentIn(subject);
    if (document) {
      const what = 'is JSON. Send the members as a form, with `Content-Type: application/x-www-form-urlencoded`.';
      sayer(subject, document, 'The request', report)(form, what);
      return;
    }
    const request = requestIn(subject);
    if (!request) return;
    const { parameters, span, elided } = request;
    const query = queryIn(parameters);
    const reportAt = (rule: DocumentRule, what: string, at: Span = span, severity?: 'info'): void =>
      report({ rule, what: `The request ${what}`, span: at, ...(severity ? { severity } : {}) });
    const first = parameters[0];
    if (first && isOnePerLine(subject.text, parameters)) reportAt(lines, 'has one parameter per line.', first.span);
    const target = parameters.find(({ name }) => name === 'resource');
    const wrong = target && !isSlot(target.value) ? resourceFault(target.value) : null;
    if (wrong && wrong.requirement !== 'resource-trailing-slash') reportAt(resource, `${wrong.what}.`, target?.span);
    judgeScopeParameter(parameters, report);
    if (elided) return;
    const grant = query('grant_type') ?? '';
    const needed = { authorization_code: 'code', refresh_token: 'refresh_token' }[grant];
    if (needed !== undefined && query(needed) === null)
      reportAt(members, `has the grant ${named(grant)}, but no \`${needed}\`.`);
    const byCode = grant === 'authorization_code';
    const proof = parameters.find(({ name }) => name === 'code_verifier');
    if (byCode && proof && proof.value.length > 2 && !isSlot(proof.value) && !/^[\w.~-]{43,128}$/u.test(proof.value))
      reportAt(
        verifier,
        `has a \`code_verifier\` of ${proof.value.length} characters. It needs 43 to 128 letters, digits, \`-\`, \`.\`, \`_\` or \`~\`.`,
        proof.span,
        isWord(proof.value) ? 'info' : undefined,
      );
    const kind = parameters.find(({ name }) => name === 'grant_type');
    if (grant === 'password') reportAt(grants, 'has the grant `password`.', kind?.span);
    if (byCode && !query('code_verifier')) reportAt(verifier, 'has no `code_verifier`, so it does not complete PKCE.');
    if (!target && isSince(subject, '2025-06-18') && (byCode || needed !== undefined || grant === 'client_credentials'))
      reportAt(resource, 'has no `resource`. Add the URL of the MCP server.', span, byCode ? undefined : 'info');
    if (byCode && query('redirect_uri') === null) reportAt(redirect, 'has no `redirect_uri`.');
  },
});

/** True for words that stand for the value, as documentation has them. */
function isWord(value: string): boolean {
  return /verifier|challenge|random|string|pkce|xyz/iu.test(value);
}

interface FormRequest {
  readonly parameters: readonly Parameter[];
  /** From the first parameter to the last. */
  readonly span: Span;
  /** True if the text omits parameters. */
  readonly elided: boolean;
}

function requestIn({ text, span, tree }: DocumentSubject): FormRequest | null {
  if (tree) return null;
  const head = readHead(text, span);
  if (head && (head.status !== null || head.method === 'GET')) return null;
  const body = head ? head.body : span;
  if (!/(?:^|[&\s])grant_type\s*=/u.test(text.slice(body.start, Math.min(body.end, body.start + 16_384)))) return null;
  const parameters = readForm(text, body);
  const [first] = parameters ?? [];
  const last = parameters?.at(-1);
  if (!parameters || !first || !last || queryIn(parameters)('grant_type') === null) return null;
  const shown = text.slice(first.span.start, Math.min(body.end, last.span.end + 200));
  const elided =
    /^\.{3,}$/u.test(last.value) || /(?:^|[&\n])[ \t]{0,40}(?:\.{3}|\u2026)[ \t\r]{0,40}(?:[&\n]|$)/u.test(shown);
  return { parameters, span: { start: first.span.start, end: last.span.end }, elided };
}

/** The response with an access token. */
export const tokenResponse = defineDocument({
  kind: 'oauth-token-response',
  rules: [type, expires, access, scope, refresh, shortened, scopeSeparator],
  recognize(subject) {
    const object = documentIn(subject)?.object;
    if (!object || has(object, 'grant_type') || has(object, 'client_id') || has(object, 'issuer')) return null;
    const known = MEMBERS.filter((name) => has(object, name));
    const is = has(object, 'access_token')
      ? known.length >= 1 || Object.keys(object).length === 1
      : known.length >= 2 && has(object, 'token_type');
    return is ? { title: 'OAuth token response', because: 'It has `access_token` or the members beside it.' } : null;
  },
  judge(subject, _, report) {
    const document = documentIn(subject);
    if (!document) return;
    const { object } = document;
    const reportAt = sayer(subject, document, 'The response', report);
    const token = get(object, 'access_token');
    if (lacks(document, 'access_token')) reportAt(access, 'has no `access_token`.');
    else if (token !== undefined && typeof token !== 'string' && !isUnread(document, 'access_token'))
      reportAt(access, `has a value other than a string as \`access_token\`.`, { member: 'access_token' });
    judgeShortened(document, ['access_token', 'refresh_token', 'id_token'], reportAt);
    judgeScope(document, reportAt);
    const kind = get(object, 'token_type');
    if (lacks(document, 'token_type')) reportAt(type, 'has no `token_type`. Add `"token_type": "Bearer"`.');
    else if (
      typeof kind === 'string'
        ? !/^(?:bearer|dpop|n_a)$/iu.test(kind) && !isSlot(kind)
        : kind !== undefined && !isUnread(document, 'token_type')
    )
      reportAt(type, `has ${kind === undefined ? 'no value' : code(kind)} as \`token_type\`.`, {
        member: 'token_type',
      });
    const seconds = get(object, 'expires_in');
    if (
      typeof seconds === 'number'
        ? seconds < 0
        : seconds !== undefined &&
          !isUnread(document, 'expires_in') &&
          !(typeof seconds === 'string' && isSlot(seconds))
    )
      reportAt(expires, `has ${whatIs(seconds ?? null)}, as \`expires_in\`.`, { member: 'expires_in' });
    const expiring = typeof seconds === 'number' && seconds > 0;
    if (expiring && lacks(document, 'refresh_token') && !has(object, 'issued_token_type'))
      reportAt(refresh, 'has no `refresh_token`.');
    const scopes = get(object, 'scope');
    if (scopes !== undefined && typeof scopes !== 'string' && !isUnread(document, 'scope'))
      reportAt(scope, `has ${whatIs(scopes)}, as \`scope\`. Write one string.`, { member: 'scope' });
  },
});

const MEMBERS = ['token_type', 'expires_in', 'refresh_token', 'scope', 'id_token', 'issued_token_type'];
