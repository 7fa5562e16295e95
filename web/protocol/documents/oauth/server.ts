/** The metadata of an authorization server (RFC 8414, OpenID Connect Discovery). */
import { code, whatIs } from '../../json/describe.ts';
import { get, has } from '../../json/object.ts';
import { defineDocument } from '../define.ts';
import { documentIn } from './head.ts';
import { isSince, isUnread, lacks, oauthRule, sayer, type OAuthDocument } from './rule.ts';
import { judgeScopeItems, scopeItems } from './scopes.ts';
import { isPlainRemote, isSlot, partsOf, textsIn } from './values.ts';

const of = (change: Readonly<Record<string, string | null>> = {}): string => {
  const members: Record<string, string | null> = {
    issuer: '"https://auth.example.com"',
    authorization_endpoint: '"https://auth.example.com/authorize"',
    token_endpoint: '"https://auth.example.com/token"',
    registration_endpoint: '"https://auth.example.com/register"',
    response_types_supported: '["code"]',
    code_challenge_methods_supported: '["S256"]',
    ...change,
  };
  return `{${Object.entries(members)
    .flatMap(([key, value]) => (value === null ? [] : `"${key}":${value}`))
    .join(',')}}`;
};
const whole = (text: string): string => `⟦${text}⟧`;
const MACHINE = { grant_types_supported: '["client_credentials"]', response_types_supported: '[]' };

const endpoints = oauthRule('server-endpoints', 'MUST', 'server', {
  title: 'Server metadata must have an issuer and its endpoints',
  why: 'Clients compare the issuer and send their requests to these URLs, for which they have no defaults.',
  good: [of(), of({ authorization_endpoint: null, code_challenge_methods_supported: null, ...MACHINE })],
  bad: [
    whole(of({ issuer: null })),
    whole(of({ token_endpoint: null })),
    whole(of({ authorization_endpoint: null })),
    of({ issuer: '⟦"auth.example.com"⟧' }),
    of({ issuer: '⟦"https://auth.example.com?tenant=a"⟧' }),
    of({ issuer: '⟦"https://auth.example.com/.well-known/oauth-authorization-server"⟧' }),
    of({ token_endpoint: '⟦"/token"⟧' }),
    of({ registration_endpoint: '⟦null⟧' }),
  ],
});

const https = oauthRule('server-https', 'MUST', 'server', {
  title: 'URLs of an authorization server must use `https`',
  why: 'Codes and tokens are sent to these URLs, and over `http` others on the network can read them.',
  good: [of()],
  bad: [of({ token_endpoint: '⟦"http://auth.example.com/token"⟧' }), of({ issuer: '⟦"http://localhost:9000"⟧' })],
});

const responses = oauthRule('server-response-types', 'MUST', 'server', {
  title: 'Server metadata must support the response type `code`',
  why: 'MCP clients use the authorization code flow and stop if the server does not support it.',
  good: [of()],
  bad: [
    whole(of({ response_types_supported: null })),
    of({ response_types_supported: '⟦[]⟧' }),
    of({ response_types_supported: '⟦["token"]⟧' }),
  ],
});

const pkce = oauthRule('server-pkce', 'MUST', 'mcp', {
  title: 'Server metadata must list `S256` for PKCE',
  why: 'MCP clients must refuse a server that does not announce PKCE with `S256`.',
  good: [of()],
  bad: [
    whole(of({ code_challenge_methods_supported: null })),
    of({ code_challenge_methods_supported: '⟦["plain"]⟧' }),
    of({ code_challenge_methods_supported: '⟦"S256"⟧' }),
  ],
});

const lists = oauthRule('server-lists', 'MUST', 'server', {
  title: 'Lists of server metadata must be arrays of strings',
  why: 'Clients search these members for a value, and reject metadata with another type.',
  good: [of({ scopes_supported: '["a"]' })],
  bad: [
    of({ grant_types_supported: '⟦"authorization_code"⟧' }),
    of({ token_endpoint_auth_methods_supported: '⟦null⟧' }),
  ],
});

const flag = oauthRule('server-client-documents', 'MUST', 'mcpClients', {
  title: '`client_id_metadata_document_supported` must be a boolean',
  why: 'Clients use a metadata document only if the value is `true`, and some reject metadata with another type.',
  good: [of({ client_id_metadata_document_supported: 'true' })],
  bad: [of({ client_id_metadata_document_supported: '⟦"true"⟧' })],
});

const page = oauthRule('server-endpoint-page', 'SHOULD', 'server', {
  title: 'An endpoint should be a program and not a document',
  why: 'A client posts a form to this URL and expects JSON, which a page cannot return.',
  good: [of()],
  bad: [of({ token_endpoint: '⟦"https://auth.example.com/auth.md"⟧' })],
});

const slash = oauthRule('server-issuer-slash', 'INFO', 'server', {
  title: 'The final slash of an issuer may matter',
  why: 'Clients compare issuers character by character, so the resource metadata must have the same slash.',
  good: [of(), of({ issuer: '"https://auth.example.com/tenant"' })],
  bad: [of({ issuer: '⟦"https://auth.example.com/"⟧' })],
});

const identity = oauthRule('server-client-ids', 'INFO', 'mcp', {
  title: 'Without registration, clients may need a given client id',
  why: 'The server neither registers clients nor reads client metadata documents, so users must enter a client id.',
  good: [of(), of({ registration_endpoint: null, client_id_metadata_document_supported: 'true' })],
  bad: [whole(of({ registration_endpoint: null }))],
});

const unsigned = oauthRule('server-signing', 'MUST NOT', 'server', {
  title: 'Signing algorithms of clients must not include `none`',
  why: 'Anyone can write an assertion without a signature, in the name of every client.',
  good: [of({ token_endpoint_auth_signing_alg_values_supported: '["RS256"]' })],
  bad: [of({ token_endpoint_auth_signing_alg_values_supported: '⟦["RS256","none"]⟧' })],
});

/** Grants that need no authorization by a person at the endpoint. */
const BY_PROGRAMS = /client_credentials|jwt-bearer|device_code|token-exchange/u;

const flow = oauthRule('server-grants', 'SHOULD', 'mcp', {
  title: 'A server with an authorization endpoint should name its grant',
  why: 'Clients that read the grant types do not start the authorization code flow.',
  good: [
    of({ grant_types_supported: '["authorization_code"]' }),
    of({ grant_types_supported: '["client_credentials"]' }),
  ],
  bad: [of({ grant_types_supported: '⟦["refresh_token"]⟧' })],
});

/** Authorization server metadata. */
export const authorizationServer = defineDocument({
  kind: 'oauth-authorization-server-metadata',
  rules: [endpoints, https, responses, pkce, lists, flag, page, slash, identity, unsigned, flow, scopeItems],
  recognize(subject) {
    const object = documentIn(subject)?.object;
    if (!object) return null;
    const known = ENDPOINTS.filter((name) => has(object, name));
    const lists = LISTS.filter((name) => has(object, name));
    const issuer = has(object, 'issuer');
    const only = known.length + lists.length === Object.keys(object).length;
    const is = issuer
      ? known.length + lists.length >= 1
      : known.length >= 2 && (only || known.length + lists.length >= 3);
    if (!is || has(object, 'redirect_uris')) return null;
    const because = `It has ${issuer ? '`issuer`' : 'endpoints'} and other members of the metadata of an authorization server.`;
    return { title: 'OAuth authorization server metadata', because };
  },
  judge(subject, _, report) {
    const document = documentIn(subject);
    if (!document) return;
    const { object } = document;
    const reportAt = sayer(subject, document, 'The metadata', report);
    const grants = get(object, 'grant_types_supported');
    const codes = !Array.isArray(grants) || grants.length === 0 || grants.includes('authorization_code');
    const needed = ['issuer', 'token_endpoint', ...(codes ? ['authorization_endpoint'] : [])];
    for (const name of needed) if (lacks(document, name)) reportAt(endpoints, `has no \`${name}\`. Add it.`);
    const named = get(object, 'issuer');
    if (typeof named === 'string' && !isSlot(named) && /\/\.well-known\//u.test(named.slice(0, 2000)))
      reportAt(
        endpoints,
        `has ${code(named)} as \`issuer\`, which is the address of the metadata. Write the URL without the part from \`/.well-known/\`.`,
        // RFC 8414 forbids only a query and a fragment, but clients insert this part into the issuer.
        { member: 'issuer', severity: 'warning' },
      );
    for (const name of ['issuer', ...ENDPOINTS])
      judgeUrl(document, name, (what) => reportAt(endpoints, what, { member: name }));
    for (const name of ['issuer', ...ENDPOINTS]) {
      const value = get(object, name);
      if (typeof value !== 'string' || isSlot(value) || !/^http:/iu.test(value)) continue;
      const remote = isPlainRemote(value);
      // One local server is one fault: the issuer shows it.
      if (!remote && name !== 'issuer') continue;
      const what = `has ${code(value)} as \`${name}\`, which is not \`https\`.`;
      reportAt(https, remote ? what : `${what} That is fine for a test on one machine.`, {
        member: name,
        ...(remote ? {} : { severity: 'warning' }),
      });
    }
    judgeList(document, 'response_types_supported', 'code', codes, (what, there) =>
      reportAt(responses, what, there ? { member: 'response_types_supported' } : {}),
    );
    const algorithms = 'token_endpoint_auth_signing_alg_values_supported';
    if (textsIn(get(object, algorithms)).includes('none'))
      reportAt(unsigned, `has \`none\` in \`${algorithms}\`. Remove it.`, { member: algorithms });
    const ways = textsIn(grants);
    // A server for programs may keep the endpoint for people out of its grants.
    if (
      !codes &&
      has(object, 'authorization_endpoint') &&
      ways.length > 0 &&
      !ways.some((way) => BY_PROGRAMS.test(way))
    )
      reportAt(flow, 'has an `authorization_endpoint`, but no `authorization_code` among its grant types.', {
        member: 'grant_types_supported',
      });
    const member = 'code_challenge_methods_supported';
    const severity = isSince(subject, '2025-11-25') ? {} : ({ severity: 'warning' } as const);
    if (codes)
      judgeList(document, member, 'S256', true, (what, there) =>
        reportAt(pkce, what, { ...(there ? { member } : {}), ...severity }),
      );
    for (const name of OTHER_LISTS) {
      const value = get(object, name);
      if (value !== undefined && !Array.isArray(value) && !isUnread(document, name))
        reportAt(lists, `has ${whatIs(value)}, as \`${name}\`. Write an array of strings.`, { member: name });
    }
    for (const name of ['token_endpoint', 'registration_endpoint', 'revocation_endpoint', 'introspection_endpoint']) {
      const value = get(object, name);
      if (typeof value === 'string' && /\.(?:md|mdx|txt|html?|pdf)$/iu.test(value.slice(0, 2000)))
        reportAt(page, `has ${code(value)} as \`${name}\`, which is a document.`, { member: name });
    }
    judgeScopeItems(document, reportAt);
    const documents = 'client_id_metadata_document_supported';
    const supported = get(object, documents);
    if (supported !== undefined && typeof supported !== 'boolean' && !isUnread(document, documents))
      reportAt(flag, `has ${whatIs(supported)}, as \`${documents}\`. Write \`true\` or \`false\`.`, {
        member: documents,
      });
    const issuer = get(object, 'issuer');
    if (typeof issuer === 'string' && partsOf(issuer) && issuer.endsWith('/'))
      reportAt(slash, `has the issuer ${code(issuer)}, which ends with a slash.`, { member: 'issuer' });
    const closed = lacks(document, 'registration_endpoint');
    if (codes && closed && get(object, 'client_id_metadata_document_supported') !== true)
      reportAt(identity, 'has no `registration_endpoint`, and no `client_id_metadata_document_supported: true`.');
  },
});

const ENDPOINTS = [
  'authorization_endpoint',
  'token_endpoint',
  'registration_endpoint',
  'revocation_endpoint',
  'introspection_endpoint',
  'jwks_uri',
  'userinfo_endpoint',
  'device_authorization_endpoint',
  'pushed_authorization_request_endpoint',
  'end_session_endpoint',
];
const LISTS = [
  'response_types_supported',
  'grant_types_supported',
  'code_challenge_methods_supported',
  'token_endpoint_auth_methods_supported',
  'subject_types_supported',
  'id_token_signing_alg_values_supported',
];

/** Lists without a rule of their own. */
const OTHER_LISTS = [
  'grant_types_supported',
  'scopes_supported',
  'response_modes_supported',
  'token_endpoint_auth_methods_supported',
  'token_endpoint_auth_signing_alg_values_supported',
  'subject_types_supported',
  'id_token_signing_alg_values_supported',
];

function judgeUrl(document: OAuthDocument, name: string, reportUrl: (what: string) => void): void {
  const value = get(document.object, name);
  if (value === undefined || isUnread(document, name)) return;
  if (value === null) reportUrl(`has \`null\` as \`${name}\`. Omit the member.`);
  else if (typeof value !== 'string') reportUrl(`has ${whatIs(value)}, as \`${name}\`. Write a URL as a string.`);
  else if (!isSlot(value) && !partsOf(value))
    reportUrl(`has ${code(value)} as \`${name}\`, which is not an absolute URL.`);
  else if (name === 'issuer' && !isSlot(value) && (partsOf(value)?.query === true || partsOf(value)?.hash === true))
    reportUrl(`has ${code(value)} as \`issuer\`, which has a query or a fragment. Remove it.`);
}

/** A list that must contain an item, if `must`; otherwise it only has to exist. */
function judgeList(
  document: OAuthDocument,
  name: string,
  item: string,
  must: boolean,
  reportMember: (what: string, there: boolean) => void,
): void {
  const value = get(document.object, name);
  if (value === undefined) {
    if (lacks(document, name))
      reportMember(`has no \`${name}\`.${must ? ` Add \`["${item}"]\`.` : ' Add it, even if it is empty.'}`, false);
  } else if (isUnread(document, name)) return;
  else if (!Array.isArray(value)) reportMember(`has ${whatIs(value)}, as \`${name}\`. Write \`["${item}"]\`.`, true);
  else if (
    must &&
    !textsIn(value).some((one) => one.split(' ').includes(item) || isSlot(one)) &&
    !isElided(document, name)
  )
    reportMember(`has ${code(value)} as \`${name}\`, without \`${item}\`.`, true);
}

function isElided({ root }: OAuthDocument, name: string): boolean {
  const node = root.type === 'object' ? root.members.findLast(({ key }) => key === name)?.value : undefined;
  return node?.type === 'array' && (node.incomplete || node.items.some(({ type }) => type === 'hole'));
}
