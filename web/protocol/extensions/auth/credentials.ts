/** Client credentials: the token request of a client without a user, its response, and the metadata. */
import { code, listed, named } from '../../json/describe.ts';
import { get, has } from '../../json/object.ts';
import { defineWireFaults, type Http, type ReportWire, type Wire } from '../define.ts';
import { readJwt } from './jwt.ts';
import { authenticationOf, flowOf, listIn, metadataIn, parametersOf, sameAddress, textIn, URN } from './tokens.ts';

const METHODS = ['private_key_jwt', 'client_secret_basic'];

/** Seconds since 1970 of an HTTP date in its preferred form; null for others. */
export function secondsOf(date: string | null): number | null {
  const match = /^\w{3}, (\d\d) (\w{3}) (\d{4}) (\d\d):(\d\d):(\d\d) GMT$/u.exec(date ?? '');
  if (!match) return null;
  const month = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'].indexOf(
    match[2] ?? '',
  );
  const [day, year, hours, minutes, seconds] = [1, 3, 4, 5, 6].map((at) => Number(match[at]));
  if (month < 0 || day === undefined || year === undefined) return null;
  // Days from civil, after Howard Hinnant: years begin in March, so that leap days are at their end.
  const shifted = month < 2 ? year - 1 : year;
  const era = Math.floor(shifted / 400);
  const ofEra = shifted - era * 400;
  const ofYear = Math.floor((153 * ((month + 10) % 12) + 2) / 5) + day - 1;
  const days = era * 146_097 + ofEra * 365 + Math.floor(ofEra / 4) - Math.floor(ofEra / 100) + ofYear - 719_468;
  return days * 86_400 + (hours ?? 0) * 3600 + (minutes ?? 0) * 60 + (seconds ?? 0);
}

function judgeAssertion(at: Http, wire: Wire, report: ReportWire): void {
  const sent = parametersOf(at);
  const jwt = readJwt(sent.get('client_assertion'));
  const tell = (requirement: string, what: string): void =>
    report(at, 'body', { requirement: `auth-ext/client-credentials-${requirement}`, what: `${at.name} ${what}.` });
  if (sent.has('client_assertion') && sent.get('client_assertion_type') !== URN.assertion)
    tell(
      'assertion-type',
      `has ${sent.has('client_assertion_type') ? `${code(sent.get('client_assertion_type') ?? '', 90)} as` : 'no'} \`client_assertion_type\``,
    );
  if (!jwt) return;
  const { header, claims } = jwt;
  const alg = textIn(header, 'alg');
  if (alg?.toLowerCase() === 'none') tell('assertion-alg-none', 'has a client assertion with the algorithm `none`');
  const missing = ['iss', 'sub', 'aud', 'exp'].filter((name) => !has(claims, name));
  if (missing.length > 0) tell('assertion-claims', `has a client assertion without ${listed(missing.map(named))}`);
  const [issuer, subject] = [textIn(claims, 'iss'), textIn(claims, 'sub')];
  if (issuer !== null && subject !== null && issuer !== subject)
    tell(
      'assertion-iss-sub',
      `has a client assertion with the issuer ${code(issuer)} and the subject ${code(subject)}`,
    );
  const client = sent.get('client_id');
  if (client !== undefined && subject !== null && client !== subject)
    tell(
      'client-id-mismatch',
      `has the \`client_id\` ${code(client)} and a client assertion with the subject ${code(subject)}`,
    );
  const now = secondsOf(at.header('date')) ?? secondsOf(at.other?.header('date') ?? null);
  const [until, from] = [get(claims, 'exp'), get(claims, 'iat')];
  const isExpired =
    typeof until === 'number' && ((now !== null && until < now) || (typeof from === 'number' && until <= from));
  if (isExpired || (now !== null && typeof from === 'number' && from > now + 60))
    tell('assertion-expired', 'has a client assertion that is not valid at this time');
  for (const { json } of metadataIn(wire.messages)) {
    if (textIn(json, 'token_endpoint') !== at.origin + at.path) continue;
    const algorithms = listIn(json, 'token_endpoint_auth_signing_alg_values_supported');
    if (alg !== null && algorithms && !algorithms.includes(alg))
      tell(
        'alg-not-advertised',
        `has a client assertion with the algorithm ${code(alg)}; the metadata lists ${listed(algorithms.map(named))}`,
      );
  }
  const audience = [get(claims, 'aud')].flat().filter((one): one is string => typeof one === 'string');
  const known = metadataIn(wire.messages).find(({ json }) => textIn(json, 'token_endpoint') === at.origin + at.path);
  const issuerOf = known ? textIn(known.json, 'issuer') : null;
  const isEndpoint = audience.some((one) => one.startsWith(`${at.origin}/`) && sameAddress(one, at.origin + at.path));
  if (audience.length > 0 && (isEndpoint || (issuerOf !== null && !audience.some((one) => sameAddress(one, issuerOf)))))
    tell('assertion-aud', `has a client assertion for ${listed(audience.map(named))}`);
}

function judgeRequest(at: Http, wire: Wire, report: ReportWire): void {
  const sent = parametersOf(at);
  const tell = (requirement: string, what: string, place: 'body' | 'line' = 'body'): void =>
    report(at, place, { requirement: `auth-ext/client-credentials-${requirement}`, what: `${at.name} ${what}.` });
  const type = at.header('content-type');
  if (!at.partial && at.body.trim() !== '' && !/^application\/x-www-form-urlencoded\b/iu.test(type ?? ''))
    tell('content-type', `has ${type === null ? 'no content type' : `the content type ${code(type)}`}`);
  if (at.query.has('client_secret')) tell('secret-in-url', 'has the secret in its URL', 'line');
  const ways = authenticationOf(at);
  if (ways.length > 1) tell('two-methods', `authenticates the client in ${ways.length} ways`);
  const isElsewhere = readJwt(sent.get('assertion')) !== null && !sent.has('client_assertion');
  if (isElsewhere) tell('assertion-in-wrong-field', 'has its client assertion in `assertion`');
  else if (ways.length === 0 && !at.query.has('client_secret') && !at.partial)
    tell('client-auth-missing', 'does not authenticate the client');
  const resource = sent.get('resource');
  if (resource !== undefined && /^stdio:/iu.test(resource)) tell('stdio', `requests a token for ${code(resource)}`);
  const servers = metadataIn(wire.messages).filter(
    ({ json }) => textIn(json, 'token_endpoint') === at.origin + at.path,
  );
  const supported = servers.flatMap(({ json }) => listIn(json, 'token_endpoint_auth_methods_supported') ?? []);
  if (ways.includes('secret') && supported.length > 0 && !supported.includes('client_secret_post'))
    tell('secret-in-body', 'has the secret in its body; the metadata does not list `client_secret_post`');
  judgeAssertion(at, wire, report);
}

function judgeResponse(request: Http, report: ReportWire): void {
  const at = request.other;
  if (!at) return;
  const tell = (requirement: string, what: string, place: 'body' | 'line' = 'body'): void =>
    report(at, place, { requirement: `auth-ext/client-credentials-${requirement}`, what: `${at.name} ${what}.` });
  const { json } = at;
  if (at.status >= 200 && at.status < 300 && Object.keys(json).length > 0) {
    if (textIn(json, 'access_token') === null || textIn(json, 'token_type')?.toLowerCase() !== 'bearer')
      tell(
        'token-type',
        `has ${textIn(json, 'access_token') === null ? 'no `access_token`' : `${code(get(json, 'token_type') ?? null)} as its \`token_type\``}`,
      );
    if (has(json, 'refresh_token')) tell('refresh-token', 'has a refresh token');
    if (!at.partial && !/\bno-store\b/iu.test(at.header('cache-control') ?? ''))
      tell('no-store', 'has no `Cache-Control: no-store`', 'line');
  }
  const error = textIn(json, 'error');
  const description = textIn(json, 'error_description') ?? '';
  const isAboutClient =
    /client (?:authentication|assertion|secret|credentials?|not found)|unknown client|invalid (?:client|signature|assertion|secret)|bad (?:secret|signature)|signature/iu.test(
      description,
    );
  if (
    at.status >= 400 &&
    error !== null &&
    error !== 'invalid_client' &&
    (isAboutClient || (at.status === 401 && description === ''))
  )
    tell('error-invalid-client', `reports a failed authentication as ${code(error)}`);
}

/** A machine client that uses another grant with its assertion. */
function judgeGrant(at: Http, report: ReportWire): void {
  const sent = parametersOf(at);
  const grant = sent.get('grant_type');
  const jwt = readJwt(sent.get('client_assertion')) ?? readJwt(sent.get('assertion'));
  const isOwn =
    jwt !== null && textIn(jwt.claims, 'iss') !== null && textIn(jwt.claims, 'iss') === textIn(jwt.claims, 'sub');
  if (
    grant === undefined ||
    grant === 'client_credentials' ||
    !isOwn ||
    sent.has('code') ||
    sent.has('refresh_token') ||
    sent.has('subject_token')
  )
    return;
  const isJagGrant = readJwt(sent.get('assertion')) !== null && sent.has('client_assertion');
  if (isJagGrant) return;
  report(at, 'body', {
    requirement: 'auth-ext/client-credentials-grant-type',
    what: `${at.name} has the grant ${code(grant, 90)} and an assertion of the client about itself.`,
  });
  if (sent.has('assertion') && !sent.has('client_assertion'))
    report(at, 'body', {
      requirement: 'auth-ext/client-credentials-assertion-in-wrong-field',
      what: `${at.name} has its client assertion in \`assertion\`.`,
    });
}

function judgeMetadata(wire: Wire, report: ReportWire): void {
  const usesGrant = wire.requests.some((one) => flowOf(one) === 'credentials');
  for (const { at, json } of metadataIn(wire.messages)) {
    const tell = (requirement: string, what: string): void =>
      report(at, 'body', { requirement: `auth-ext/client-credentials-${requirement}`, what: `${at.name} ${what}.` });
    const grants = listIn(json, 'grant_types_supported');
    const methods = listIn(json, 'token_endpoint_auth_methods_supported');
    const algorithms = listIn(json, 'token_endpoint_auth_signing_alg_values_supported');
    const offers = grants?.includes('client_credentials') ?? false;
    const signs = methods?.includes('private_key_jwt') ?? false;
    if (algorithms?.some((one) => one.toLowerCase() === 'none'))
      tell('signing-alg-none', 'lists the signing algorithm `none`');
    if (!offers && !has(json, 'authorization_grant_profiles_supported') && (usesGrant || signs))
      tell('grant-not-advertised', `lists ${grants ? listed(grants.map(named)) : 'no grants'}`);
    if (!offers && !usesGrant && !signs) continue;
    if (offers && methods === null)
      tell('metadata-auth-methods-missing', 'has no `token_endpoint_auth_methods_supported`');
    else if (offers && methods && !methods.some((one) => METHODS.includes(one)))
      tell('metadata-auth-methods', `lists the methods ${listed(methods.map(named)) || 'none'}`);
    if (signs && algorithms === null)
      tell('metadata-signing-algs', 'lists `private_key_jwt` and no signing algorithms');
  }
}

function judgeRegistration({ requests }: Wire, report: ReportWire): void {
  for (const at of requests) {
    const grants = listIn(at.json, 'grant_types');
    if (at.method.toUpperCase() === 'POST' && grants?.includes('client_credentials'))
      report(at, 'body', {
        requirement: 'auth-ext/client-credentials-dynamic-registration',
        what: `${at.name} registers a client for the grant \`client_credentials\`.`,
      });
  }
}

/** Client credentials. */
export const clientCredentialFaults = defineWireFaults({
  id: 'auth-ext/client-credentials',
  requirements: [
    'assertion-type',
    'assertion-alg-none',
    'assertion-claims',
    'assertion-iss-sub',
    'client-id-mismatch',
    'assertion-expired',
    'alg-not-advertised',
    'assertion-aud',
    'content-type',
    'secret-in-url',
    'two-methods',
    'assertion-in-wrong-field',
    'client-auth-missing',
    'stdio',
    'secret-in-body',
    'token-type',
    'refresh-token',
    'no-store',
    'error-invalid-client',
    'grant-type',
    'signing-alg-none',
    'grant-not-advertised',
    'metadata-auth-methods-missing',
    'metadata-auth-methods',
    'metadata-signing-algs',
    'dynamic-registration',
  ].map((name) => `auth-ext/client-credentials-${name}`),
  judge(wire, report) {
    for (const at of wire.requests) {
      if (flowOf(at) === 'credentials') {
        judgeRequest(at, wire, report);
        judgeResponse(at, report);
      } else judgeGrant(at, report);
    }
    judgeMetadata(wire, report);
    judgeRegistration(wire, report);
  },
});
