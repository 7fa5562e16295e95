/** The metadata of a protected resource: `/.well-known/oauth-protected-resource` of an MCP server (RFC 9728). */
import { code, named, whatIs } from '../../json/describe.ts';
import { get, has } from '../../json/object.ts';
import type { JsonObject, JsonValue } from '../../json/types.ts';
import { defineDocument, type DocumentRule } from '../define.ts';
import { resourceFaults } from './faults.ts';
import { documentIn } from './head.ts';
import { isSince, isUnread, lacks, oauthRule, sayer } from './rule.ts';
import { judgeScopeItems } from './scopes.ts';
import { isPlainRemote, isSlot, partsOf, textsIn } from './values.ts';

const GOOD =
  '{"resource":"https://mcp.example.com/mcp","authorization_servers":["https://auth.example.com"],"scopes_supported":["files:read"]}';
const SERVERS = '"authorization_servers":["https://auth.example.com"]';

const identifier = oauthRule('resource-identifier', 'MUST', 'resource', {
  title: 'Resource metadata must name its `resource` as a URL',
  why: 'Clients compare `resource` with the URL they connect to, and stop if they differ.',
  good: [GOOD, '{"resource":"https://<host>/mcp","authorization_servers":["https://<issuer>"]}'],
  bad: [
    `⟦{${SERVERS},"scopes_supported":["a"]}⟧`,
    `{"resource":⟦"mcp.example.com/mcp"⟧,${SERVERS}}`,
    `{"resource":⟦"https://mcp.example.com/mcp#top"⟧,${SERVERS}}`,
    `{"resource":⟦["https://mcp.example.com/mcp"]⟧,${SERVERS}}`,
  ],
});

const servers = oauthRule('resource-servers', 'MUST', 'mcp', {
  title: 'Resource metadata must name an authorization server',
  why: 'Clients get their tokens from a server in this list, and cannot start without one.',
  good: [GOOD],
  bad: [
    '⟦{"resource":"https://mcp.example.com/mcp","scopes_supported":["a"]}⟧',
    '{"resource":"https://mcp.example.com/mcp","authorization_servers":⟦[]⟧}',
    '{"resource":"https://mcp.example.com/mcp",⟦"authorization_server"⟧:"https://auth.example.com"}',
    '{"resource":"https://mcp.example.com/mcp",⟦"authorizationServers"⟧:["https://auth.example.com"]}',
    '{"resource":"https://mcp.example.com/mcp","authorization_servers":⟦"https://auth.example.com"⟧}',
    '{"resource":"https://mcp.example.com/mcp","authorization_servers":[⟦"auth.example.com"⟧]}',
    '{"resource":"https://mcp.example.com/mcp","authorization_servers":[⟦{"issuer":"https://auth.example.com"}⟧]}',
  ],
});

const issuers = oauthRule('resource-issuers', 'SHOULD', 'resource', {
  title: 'Authorization servers should be named by their issuer',
  why: 'Clients build the address of the server’s metadata from the issuer, and from the address of a document they build a wrong one.',
  good: [GOOD],
  bad: [
    '{"resource":"https://mcp.example.com/mcp","authorization_servers":[⟦"https://auth.example.com/.well-known/oauth-authorization-server"⟧]}',
    '{"resource":"https://mcp.example.com/mcp","authorization_servers":[⟦"https://auth.example.com/?tenant=a"⟧]}',
  ],
});

const plain = oauthRule('resource-http', 'SHOULD', 'resource', {
  title: 'URLs of resource metadata should use `https`',
  why: 'Anyone on the network can read and change what is sent over `http`, tokens included.',
  good: [GOOD],
  bad: [
    '{"resource":⟦"http://localhost:3000/mcp"⟧,"authorization_servers":["http://localhost:9000"]}',
    `{"resource":⟦"http://mcp.example.com/mcp"⟧,${SERVERS}}`,
    '{"resource":"https://mcp.example.com/mcp","authorization_servers":[⟦"http://auth.example.com"⟧]}',
  ],
});

const bearer = oauthRule('resource-bearer-methods', 'SHOULD', 'mcp', {
  title: 'Tokens should be accepted in the header only',
  why: 'MCP clients send a token in `Authorization` and never in a URL, where logs would store it.',
  good: [`{"resource":"https://mcp.example.com/mcp",${SERVERS},"bearer_methods_supported":["header"]}`],
  bad: [
    `{"resource":"https://mcp.example.com/mcp",${SERVERS},"bearer_methods_supported":["header",⟦"query"⟧]}`,
    `{"resource":"https://mcp.example.com/mcp",${SERVERS},"bearer_methods_supported":[⟦"Header"⟧]}`,
  ],
});

const scopes = oauthRule('resource-scopes', 'SHOULD NOT', 'mcp', {
  title: 'Resource metadata should list the scopes of the resource',
  why: 'Clients request what this list contains, but `offline_access` belongs to the authorization server.',
  good: [GOOD],
  bad: [`{"resource":"https://mcp.example.com/mcp",${SERVERS},"scopes_supported":⟦["a","offline_access"]⟧}`],
});

const lists = oauthRule('resource-lists', 'MUST', 'resource', {
  title: 'Lists of resource metadata must be arrays of strings',
  why: 'Clients search these members for a value, and reject metadata with another type.',
  good: [GOOD],
  bad: [
    `{"resource":"https://mcp.example.com/mcp",${SERVERS},"scopes_supported":⟦"a b"⟧}`,
    `{"resource":"https://mcp.example.com/mcp",${SERVERS},"scopes_supported":["a"],"bearer_methods_supported":⟦"header"⟧}`,
  ],
});

const slash = oauthRule('resource-slash', 'INFO', 'mcp', {
  title: 'The final slash of `resource` may matter',
  why: 'Clients compare `resource` with the URL they connect to, which usually has no slash at its end.',
  good: [GOOD],
  bad: [`{"resource":⟦"https://mcp.example.com/"⟧,${SERVERS},"scopes_supported":["a"]}`],
});

const unlisted = oauthRule('resource-scopes-absent', 'INFO', 'resource', {
  title: 'Resource metadata may list its scopes',
  why: 'Without `scopes_supported` and without a `scope` in the challenge, clients request no scope.',
  good: [GOOD],
  bad: [`⟦{"resource":"https://mcp.example.com/mcp",${SERVERS}}⟧`],
});

const ruleOf: Readonly<Record<string, DocumentRule>> = {
  'metadata-without-servers': servers,
  'metadata-empty-servers': servers,
  'metadata-offline-access': scopes,
};

/** Protected resource metadata. */
export const protectedResource = defineDocument({
  kind: 'oauth-protected-resource-metadata',
  rules: [identifier, servers, issuers, plain, bearer, scopes, lists, slash, unlisted],
  recognize(subject) {
    const object = documentIn(subject)?.object;
    if (!object || has(object, 'token_endpoint') || has(object, 'redirect_uris')) return null;
    const both = has(object, 'resource') && has(object, 'authorization_servers');
    if (!both && !isResourceLike(object)) return null;
    const because = both
      ? 'It has `resource` and `authorization_servers`.'
      : 'It has members of the metadata of a protected resource.';
    return { title: 'OAuth protected resource metadata', because };
  },
  judge(subject, _, report) {
    const document = documentIn(subject);
    if (!document) return;
    const { object } = document;
    const reportAt = sayer(subject, document, 'The metadata', report);
    const resource = get(object, 'resource');
    if (lacks(document, 'resource')) reportAt(identifier, 'has no `resource`. Add the URL of the MCP server.');
    else if (resource !== undefined && !isUnread(document, 'resource')) {
      const wrong = resourceProblem(resource);
      if (wrong !== null) reportAt(identifier, wrong, { member: 'resource' });
    }
    for (const { requirement, what, member } of resourceFaults(object)) {
      const rule = ruleOf[requirement];
      if (requirement === 'metadata-without-servers' && !lacks(document, 'authorization_servers')) continue;
      const other = requirement === 'metadata-without-servers' ? otherName(object) : undefined;
      if (other !== undefined)
        reportAt(
          servers,
          `has ${named(other)}, which clients do not read. Rename it to \`authorization_servers\`, an array of issuer URLs.`,
          { member: other, mark: 'key' },
        );
      else if (rule) reportAt(rule, `${what}.`, member === undefined ? {} : { member });
    }
    const list = get(object, 'authorization_servers');
    if (list !== undefined && !Array.isArray(list) && !isUnread(document, 'authorization_servers'))
      reportAt(servers, `has ${whatIs(list)}, as \`authorization_servers\`. Write an array of issuer URLs.`, {
        member: 'authorization_servers',
      });
    if (Array.isArray(list)) {
      list.forEach((item, index) => {
        const wrong = issuerProblem(item);
        if (wrong !== null) reportAt(servers, wrong, { member: 'authorization_servers', index });
        else if (typeof item === 'string' && isPlainRemote(item) && !isSlot(item))
          reportAt(plain, `names ${code(item)}, which is not \`https\`.`, { member: 'authorization_servers', index });
        if (wrong === null && typeof item === 'string' && !isSlot(item) && !isIssuer(item))
          reportAt(issuers, `names ${code(item)}, which is not an issuer.`, { member: 'authorization_servers', index });
      });
    }
    if (typeof resource === 'string' && partsOf(resource)?.scheme === 'http' && !isSlot(resource)) {
      const local = isPlainRemote(resource) ? '' : ' That is fine for a test on one machine.';
      reportAt(plain, `has the \`resource\` ${code(resource)}, which is not \`https\`.${local}`, {
        member: 'resource',
      });
    }
    const ways = textsIn(get(object, 'bearer_methods_supported'));
    const odd = ways.findIndex((way) => !WAYS.includes(way) && WAYS.includes(way.toLowerCase()));
    if (odd >= 0)
      reportAt(bearer, `has ${named(ways[odd] ?? '')} as a method. Write it in lower case.`, {
        member: 'bearer_methods_supported',
        index: odd,
      });
    const query = ways.indexOf('query');
    if (query >= 0)
      reportAt(bearer, 'accepts tokens in the query of a URL. Remove `"query"`.', {
        member: 'bearer_methods_supported',
        index: query,
      });
    judgeScopeItems(document, reportAt);
    if (lacks(document, 'scopes_supported') && isSince(subject, '2025-06-18'))
      reportAt(unlisted, 'has no `scopes_supported`.');
    for (const member of ['scopes_supported', 'bearer_methods_supported']) {
      const value = get(object, member);
      if (value !== undefined && !Array.isArray(value) && !isUnread(document, member))
        reportAt(lists, `has ${whatIs(value)}, as \`${member}\`. Write an array of strings.`, { member });
    }
    const parts = typeof resource === 'string' && !isSlot(resource) ? partsOf(resource) : null;
    if (parts?.path === '/' && !parts.query && !parts.hash)
      reportAt(slash, `has the \`resource\` ${code(resource ?? null)}, which ends with a slash.`, {
        member: 'resource',
      });
  },
});

/** The methods of RFC 9728. */
const WAYS = ['header', 'body', 'query'];

/** A member that was meant as `authorization_servers`, by its words. */
function otherName(object: JsonObject): string | undefined {
  return Object.keys(object).find((key) => /^(?:authorization|auth)[-_]?servers?$/iu.test(key.slice(0, 40)));
}

const MEMBERS = [
  'authorization_servers',
  'authorization_server',
  'authorizationServers',
  'bearer_methods_supported',
  'resource_documentation',
  'resource_name',
  'resource_policy_uri',
  'resource_tos_uri',
  'resource_signing_alg_values_supported',
  'tls_client_certificate_bound_access_tokens',
  'scopes_supported',
  'jwks_uri',
];

/** One of both required members, and another one that only this kind has. */
function isResourceLike(object: JsonObject): boolean {
  if (has(object, 'issuer') || has(object, 'client_id') || has(object, 'access_token')) return false;
  const known = MEMBERS.filter((name) => has(object, name)).length;
  const url = get(object, 'resource');
  return has(object, 'authorization_servers') ? known >= 1 : typeof url === 'string' && known >= 1;
}

function resourceProblem(value: JsonValue): string | null {
  if (typeof value !== 'string') return `has ${whatIs(value)}, as \`resource\`. Write one URL as a string.`;
  if (isSlot(value)) return null;
  const parts = partsOf(value);
  if (!parts) return `has the \`resource\` ${code(value)}, which is not an absolute URL.`;
  return parts.hash ? `has the \`resource\` ${code(value)}, which contains a fragment. Remove it.` : null;
}

/** False for the address of a document, and for a URL with a query or a fragment. */
function isIssuer(text: string): boolean {
  const parts = partsOf(text);
  return parts !== null && !parts.query && !parts.hash && !parts.path.includes('/.well-known/');
}

function issuerProblem(value: JsonValue): string | null {
  if (value === null) return null;
  if (typeof value !== 'string') return `names ${whatIs(value)}, as an authorization server. Write its issuer URL.`;
  return isSlot(value) || partsOf(value) ? null : `names ${code(value)}, which is not an absolute URL.`;
}
