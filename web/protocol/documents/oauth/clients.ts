/** Client metadata: the document at a client’s own URL, the registration request and its response (RFC 7591). */
import { code, listed, whatIs } from '../../json/describe.ts';
import { get, has } from '../../json/object.ts';
import type { JsonObject } from '../../json/types.ts';
import { defineDocument } from '../define.ts';
import { clientDocumentFaults, clientIdFault, registrationFaults } from './faults.ts';
import { documentIn } from './head.ts';
import { judgeRedirects, redirectHttps, redirectUris } from './redirect-uris.ts';
import { judgeWords, registeredWords } from './client-words.ts';
import { isSince, isUnread, lacks, oauthRule, sayer, type OAuthDocument, type ReportAt } from './rule.ts';
import { judgeScope } from './scopes.ts';
import { judgeShortened } from './shortened.ts';
import { isSlot, textsIn } from './values.ts';

const REDIRECT = '"redirect_uris":["http://localhost:3000/callback"]';
const ID = '"client_id":"https://app.example.com/client.json"';
const DOCUMENT = `{${ID},"client_name":"Demo",${REDIRECT},"token_endpoint_auth_method":"none"}`;
const REQUEST = `{"client_name":"Demo",${REDIRECT},"grant_types":["authorization_code","refresh_token"],"response_types":["code"]}`;
const ISSUED = '"client_id_issued_at":1767225600';
const RESPONSE = `{"client_id":"c1",${ISSUED},${REDIRECT}}`;

const complete = oauthRule('client-document', 'MUST', 'mcpClients', {
  title: 'A client metadata document must be complete',
  why: 'The authorization server shows the name to the user and sends codes only to listed redirect URIs.',
  good: [DOCUMENT],
  bad: [
    `⟦{${ID},"token_endpoint_auth_method":"none",${REDIRECT}}⟧`,
    `⟦{${ID},"client_name":"Demo","grant_types":["authorization_code"]}⟧`,
  ],
});

const clientId = oauthRule('client-id-url', 'MUST', 'client', {
  title: 'A `client_id` URL must have `https` and a path',
  why: 'The authorization server fetches the document from this URL.',
  good: [DOCUMENT],
  bad: [
    `{"client_id":⟦"https://app.example.com"⟧,"client_name":"Demo",${REDIRECT}}`,
    `{"client_id":⟦"https://app.example.com/client.json#a"⟧,"client_name":"Demo",${REDIRECT}}`,
    `{"client_id":⟦"https://app.example.com/a/../client.json"⟧,"client_name":"Demo",${REDIRECT}}`,
  ],
});

const secret = oauthRule('client-document-secret', 'MUST NOT', 'client', {
  title: 'A client metadata document must not use a shared secret',
  why: 'The document is public, and no one exchanged a secret with the authorization server.',
  good: [DOCUMENT],
  bad: [
    `{${ID},"client_name":"Demo",${REDIRECT},"token_endpoint_auth_method":⟦"client_secret_post"⟧}`,
    `{${ID},"client_name":"Demo",${REDIRECT},"client_secret":⟦"s"⟧}`,
  ],
});

const types = oauthRule('registration-types', 'MUST', 'registration', {
  title: 'Grants, response types and scopes must have their form',
  why: 'The grant `authorization_code` needs the response type `code`, and the other way around.',
  good: [REQUEST],
  bad: [
    `{"client_name":"Demo",${REDIRECT},"grant_types":["authorization_code"],"response_types":⟦["token"]⟧}`,
    `{"client_name":"Demo",${REDIRECT},"grant_types":⟦["refresh_token"]⟧,"response_types":["code"]}`,
    `{"client_name":"Demo",${REDIRECT},"grant_types":⟦"authorization_code"⟧}`,
    `{"client_name":"Demo",${REDIRECT},"scope":⟦["a","b"]⟧}`,
    `{"client_name":"Demo",${REDIRECT},"token_endpoint_auth_method":⟦["none"]⟧}`,
  ],
});

const application = oauthRule('application-type', 'MUST', 'mcpClients', {
  title: 'A registration must have an `application_type`',
  why: 'Authorization servers treat native applications and websites differently, and revision 2026-07-28 requires it.',
  good: [REQUEST],
  bad: [`{"client_name":"Demo",${REDIRECT},"application_type":⟦"web"⟧}`],
});

const name = oauthRule('client-name', 'SHOULD', 'registration', {
  title: 'A client should have a `client_name`',
  why: 'The authorization server shows the name to the user, who otherwise sees only an id.',
  good: [REQUEST],
  bad: [`⟦{${REDIRECT},"grant_types":["authorization_code"]}⟧`],
});

const issued = oauthRule('registered-client-id', 'MUST', 'registered', {
  title: 'A registration response must have a `client_id`',
  why: 'The client identifies itself by this id in all later requests.',
  good: [RESPONSE],
  bad: [`⟦{${ISSUED},${REDIRECT}}⟧`],
});

const expiry = oauthRule('registered-secret-expiry', 'MUST', 'registered', {
  title: 'An issued secret must have its expiry',
  why: 'A value of 0 means that the secret does not expire, and without any value clients do not know when to register again.',
  good: [`{"client_id":"c1","client_secret":"s","client_secret_expires_at":0,${REDIRECT}}`],
  bad: [`⟦{"client_id":"c1","client_secret":"s",${ISSUED},${REDIRECT}}⟧`],
});

const times = oauthRule('registered-times', 'MUST', 'registered', {
  title: 'Times of a registration must be numbers of seconds',
  why: 'Clients compare them with the current time.',
  good: [RESPONSE],
  bad: [
    `{"client_id":"c1","client_id_issued_at":⟦"2026-01-01T00:00:00Z"⟧,${REDIRECT}}`,
    `{"client_id":"c1","client_id_issued_at":⟦1767225600000⟧,${REDIRECT}}`,
  ],
});

const echoed = oauthRule('registered-metadata', 'SHOULD', 'registered', {
  title: 'A response should repeat the registered metadata',
  why: 'The authorization server may replace values, and the client learns from the response what was registered.',
  good: [RESPONSE],
  bad: [`⟦{"client_id":"c1",${ISSUED}}⟧`],
});

/** A client metadata document, found at its own `client_id`. */
export const clientDocument = defineDocument({
  kind: 'oauth-client-id-metadata-document',
  rules: [complete, clientId, secret],
  recognize(subject) {
    const object = documentIn(subject)?.object;
    const id = object ? get(object, 'client_id') : undefined;
    if (!object || typeof id !== 'string' || !/^https:\/\/|^http:\/\/[^/]+\/.*\.json$/iu.test(id)) return null;
    if (isIssued(object) || !(has(object, 'redirect_uris') || has(object, 'client_name'))) return null;
    const because = 'Its `client_id` is a URL, and it has client metadata.';
    return { title: 'OAuth client ID metadata document', because };
  },
  judge(subject, _, report) {
    const document = documentIn(subject);
    if (!document) return;
    const reportAt = sayer(subject, document, 'The document', report);
    const { object, root } = document;
    const whole = !(root.type === 'object' && root.incomplete);
    for (const { requirement, what } of clientDocumentFaults(object, null))
      if (requirement === 'client-document-incomplete' && whole) reportAt(complete, `${what}.`);
    const id = get(object, 'client_id');
    const wrong = typeof id === 'string' && !isSlot(id) ? clientIdFault(id) : null;
    if (wrong) reportAt(clientId, `${wrong.what}.`, { member: 'client_id' });
    const method = get(object, 'token_endpoint_auth_method');
    if (typeof method === 'string' && method.startsWith('client_secret_'))
      reportAt(secret, `has the method ${code(method)}. Use \`none\` or \`private_key_jwt\`.`, {
        member: 'token_endpoint_auth_method',
      });
    for (const member of ['client_secret', 'client_secret_expires_at'])
      if (has(object, member)) reportAt(secret, `has \`${member}\`. Remove it.`, { member });
    if (has(object, 'redirect_uris')) judgeRedirects(document, reportAt);
    judgeTypes(document, reportAt);
  },
});

/** A request to register a client. */
export const registrationRequest = defineDocument({
  kind: 'oauth-registration-request',
  rules: [redirectUris, redirectHttps, types, registeredWords, application, name],
  recognize(subject) {
    const object = documentIn(subject)?.object;
    if (!object || has(object, 'client_id') || isIssued(object) || has(object, 'issuer')) return null;
    const known = METADATA.filter((member) => has(object, member));
    if (!has(object, 'redirect_uris') && known.length < 2) return null;
    return { title: 'OAuth client registration request', because: 'It has client metadata and no `client_id`.' };
  },
  judge(subject, _, report) {
    const document = documentIn(subject);
    if (!document) return;
    const reportAt = sayer(subject, document, 'The request', report);
    const { object } = document;
    const grants = get(object, 'grant_types');
    const byCode = !Array.isArray(grants) || grants.includes('authorization_code') || grants.includes('implicit');
    if (lacks(document, 'redirect_uris') && byCode)
      reportAt(redirectUris, 'has no `redirect_uris`. Add the URIs of the client.');
    judgeRedirects(document, reportAt);
    judgeTypes(document, reportAt);
    judgeWords(document, reportAt);
    const now = isSince(subject, '2026-07-28');
    for (const { requirement, what, member } of registrationFaults(object)) {
      if (requirement === 'registration-application-type' && now && lacks(document, 'application_type'))
        reportAt(application, `${what}.`);
      if (requirement === 'registration-type-web-localhost' && member !== undefined)
        reportAt(application, `${what}.`, { member, severity: now ? 'warning' : 'info' });
    }
    if (lacks(document, 'client_name')) reportAt(name, 'has no `client_name`.');
  },
});

/** The response to a registration. */
export const registrationResponse = defineDocument({
  kind: 'oauth-registration-response',
  rules: [issued, expiry, times, echoed],
  recognize(subject) {
    const object = documentIn(subject)?.object;
    if (!object || has(object, 'issuer') || has(object, 'access_token') || has(object, 'grant_type')) return null;
    const id = get(object, 'client_id');
    const isUrl = typeof id === 'string' && /^https?:/iu.test(id);
    // The credentials file of a vendor, whose client was registered by hand.
    if (['auth_uri', 'token_uri', 'project_id'].some((member) => has(object, member))) return null;
    const metadata = !isUrl && METADATA.some((member) => has(object, member));
    const bare = has(object, 'client_secret') && Object.keys(object).every((key) => key.startsWith('client_'));
    if (!(has(object, 'client_id') ? isIssued(object) || metadata || bare : isIssued(object))) return null;
    return { title: 'OAuth client registration response', because: 'It has an issued `client_id` or its times.' };
  },
  judge(subject, _, report) {
    const document = documentIn(subject);
    if (!document) return;
    const reportAt = sayer(subject, document, 'The response', report);
    const { object } = document;
    if (lacks(document, 'client_id')) reportAt(issued, 'has no `client_id`.');
    if (has(object, 'client_secret') && lacks(document, 'client_secret_expires_at')) {
      const what =
        'has `client_secret`, but no `client_secret_expires_at`. Add it; 0 means that the secret does not expire.';
      // Two members alone may be a file with known credentials.
      reportAt(expiry, what, Object.keys(object).length <= 2 ? { severity: 'warning' } : {});
    }
    for (const member of ['client_id_issued_at', 'client_secret_expires_at']) {
      const value = get(object, member);
      if (typeof value === 'number' && value >= MILLISECONDS)
        reportAt(times, `has ${code(value)} as \`${member}\`, which counts milliseconds. Divide it by 1,000.`, {
          member,
        });
      if (value === undefined || typeof value === 'number' || isUnread(document, member)) continue;
      if (typeof value !== 'string' || !isSlot(value))
        reportAt(times, `has ${whatIs(value)}, as \`${member}\`.`, { member });
    }
    if (!METADATA.some((member) => has(object, member)) && lacks(document, 'redirect_uris'))
      reportAt(echoed, 'has no registered metadata, such as `redirect_uris`.');
    judgeShortened(document, ['client_secret', 'registration_access_token'], reportAt);
    judgeScope(document, reportAt);
    judgeRedirects(document, reportAt);
  },
});

const METADATA = [
  'redirect_uris',
  'client_name',
  'grant_types',
  'response_types',
  'token_endpoint_auth_method',
  'client_uri',
  'logo_uri',
  'tos_uri',
  'policy_uri',
  'software_id',
  'software_version',
  'software_statement',
];

/** True if it has members that only a response has. */
function isIssued(object: JsonObject): boolean {
  return [
    'client_id_issued_at',
    'client_secret_expires_at',
    'registration_access_token',
    'registration_client_uri',
  ].some((member) => has(object, member));
}

/** A number of seconds like this is in the year 5138; as milliseconds it is in 1973. */
const MILLISECONDS = 1e11;

function judgeTypes(document: OAuthDocument, reportAt: ReportAt): void {
  const { object } = document;
  for (const member of ['grant_types', 'response_types', 'contacts']) {
    const value = get(object, member);
    if (value !== undefined && !Array.isArray(value) && !isUnread(document, member))
      reportAt(types, `has ${whatIs(value)}, as \`${member}\`. Write an array of strings.`, { member });
  }
  for (const member of ['token_endpoint_auth_method', 'application_type', 'client_name', 'client_uri', 'logo_uri']) {
    const value = get(object, member);
    if (value !== undefined && typeof value !== 'string' && !isUnread(document, member))
      reportAt(types, `has ${whatIs(value)}, as \`${member}\`. Write a string.`, { member });
  }
  judgeScope(document, reportAt);
  const scope = get(object, 'scope');
  if (scope !== undefined && typeof scope !== 'string' && !isUnread(document, 'scope'))
    reportAt(types, `has ${whatIs(scope)}, as \`scope\`. Write one string with spaces between the scopes.`, {
      member: 'scope',
    });
  if (get(object, 'scopes') !== undefined && scope === undefined)
    reportAt(types, 'has `scopes`, which servers ignore. Write `scope`, one string with spaces between the scopes.', {
      member: 'scopes',
      mark: 'key',
      severity: 'warning',
    });
  const grants = textsIn(get(object, 'grant_types'));
  const responses = textsIn(get(object, 'response_types'));
  if (grants.length === 0 || responses.length === 0 || [...grants, ...responses].some(isSlot)) return;
  const byCode = responses.some((one) => one.split(' ').includes('code'));
  if (grants.includes('authorization_code') && !byCode)
    reportAt(
      types,
      `has the response types ${listed(responses)}, but the grant \`authorization_code\` needs \`code\`.`,
      {
        member: 'response_types',
      },
    );
  else if (byCode && !grants.includes('authorization_code'))
    reportAt(
      types,
      `has the grant types ${listed(grants)}, but the response type \`code\` needs \`authorization_code\`.`,
      {
        member: 'grant_types',
      },
    );
}
