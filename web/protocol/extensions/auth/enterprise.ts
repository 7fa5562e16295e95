/** Enterprise-managed authorization: the login, the token exchange, the ID-JAG, and its redemption. */
import { code, listed, named } from '../../json/describe.ts';
import { get, has } from '../../json/object.ts';
import type { JsonValue } from '../../json/types.ts';
import { defineWireFaults, type Http, type ReportWire, type Wire } from '../define.ts';
import { secondsOf } from './credentials.ts';
import { readJwt, type Jwt } from './jwt.ts';
import { loginsIn } from './logins.ts';
import {
  authenticationOf,
  flowOf,
  isJag,
  JAG_TYPE,
  listIn,
  metadataIn,
  parametersOf,
  sameAddress,
  textIn,
  URN,
} from './tokens.ts';

const CLAIMS = ['iss', 'sub', 'aud', 'client_id', 'jti', 'exp', 'iat'];
const SUBJECTS: ReadonlySet<string> = new Set([URN.idToken, URN.saml, URN.refresh]);
const PERSONAL = [
  'email',
  'name',
  'given_name',
  'family_name',
  'phone_number',
  'address',
  'birthdate',
  'preferred_username',
];
/** A lifetime of an ID-JAG that is not short, in seconds. */
const LONG = 24 * 3600;

type Tell = (requirement: string, what: string, place?: 'body' | 'line' | { header: string }) => void;
const teller =
  (at: Http, report: ReportWire): Tell =>
  (requirement, what, place = 'body') =>
    report(at, place, { requirement: `auth-ext/enterprise-${requirement}`, what: `${at.name} ${what}.` });

const audiences = (value: JsonValue | undefined): string[] =>
  [value].flat().filter((one): one is string => typeof one === 'string');

/** The identifiers of MCP servers, as their metadata states them. */
function resourcesIn({ messages }: Wire): string[] {
  return messages.flatMap(({ json }) => (has(json, 'authorization_servers') ? (textIn(json, 'resource') ?? []) : []));
}

function judgeLogins(wire: Wire, report: ReportWire): void {
  for (const at of loginsIn(wire)) {
    const tell = teller(at, report);
    if (!at.query.has('state')) tell('login-state', 'has no `state`', 'line');
    if (!at.query.has('nonce')) tell('login-nonce', 'has no `nonce`', 'line');
    if (!at.query.has('code_challenge')) tell('login-pkce', 'has no `code_challenge`', 'line');
  }
}

function judgeExchange(at: Http, wire: Wire, report: ReportWire): void {
  const tell = teller(at, report);
  const sent = parametersOf(at);
  const grant = sent.get('grant_type');
  if (grant !== URN.exchange)
    tell('exchange-grant-type', `has ${grant === undefined ? 'no grant' : `the grant ${code(grant, 90)}`}`);
  if (sent.get('requested_token_type') !== URN.idJag)
    tell(
      'requested-token-type',
      `requests ${sent.has('requested_token_type') ? code(sent.get('requested_token_type') ?? '', 90) : 'no type of token'}`,
    );
  const audience = sent.get('audience');
  const resource = sent.get('resource');
  const issuers = metadataIn(wire.messages).flatMap(({ json }) => textIn(json, 'issuer') ?? []);
  if (audience === undefined) tell('audience-missing', 'has no `audience`');
  else if (
    (resource !== undefined && sameAddress(audience, resource)) ||
    resourcesIn(wire).some((one) => sameAddress(one, audience)) ||
    /\/(?:oauth2?\/)?token\/?$/u.test(audience) ||
    (issuers.length > 0 && !issuers.some((one) => sameAddress(one, audience)))
  )
    tell('audience-issuer', `has the audience ${code(audience, 90)}`);
  const known = resourcesIn(wire);
  if (resource === undefined) tell('resource-absent', 'has no `resource`');
  else if (
    (known.length > 0 && !known.includes(resource)) ||
    !/^https?:\/\//iu.test(resource) ||
    resource.includes('#') ||
    (audience !== undefined && sameAddress(resource, audience))
  )
    tell('resource-identifier', `has the resource ${code(resource, 90)}`);
  if (!sent.has('subject_token') || !sent.has('subject_token_type'))
    tell(
      'subject-token',
      `has no ${listed(['subject_token', 'subject_token_type'].filter((name) => !sent.has(name)).map(named))}`,
    );
  const type = sent.get('subject_token_type');
  if (type !== undefined && !SUBJECTS.has(type))
    tell('subject-token-type', `has the subject token type ${code(type, 90)}`);
  const ways = authenticationOf(at);
  if (ways.length === 0 && !at.partial) tell('exchange-client-auth', 'does not authenticate the client');
  judgeSecrets(at, tell);
  const response = at.other;
  if (response && response.status >= 200 && response.status < 300) judgeIssued(response, at, wire, report);
}

function judgeSecrets(at: Http, tell: Tell): void {
  const key = ['assertion', 'subject_token', 'access_token', 'id_token', 'client_assertion'].find((name) =>
    at.query.has(name),
  );
  if (key !== undefined) tell('jag-in-url', `has ${named(key)} in its URL`, 'line');
}

function judgeIssued(at: Http, request: Http, wire: Wire, report: ReportWire): void {
  const tell = teller(at, report);
  const { json } = at;
  if (Object.keys(json).length === 0) return;
  const issued = textIn(json, 'issued_token_type');
  if (issued !== URN.idJag)
    tell('exchange-issued-type', `has ${issued === null ? 'no' : code(issued, 90)} \`issued_token_type\``);
  const type = textIn(json, 'token_type');
  if (type?.toUpperCase() !== 'N_A') tell('exchange-token-type', `has ${code(type)} as its \`token_type\``);
  if (!at.partial && !/\bno-store\b/iu.test(at.header('cache-control') ?? ''))
    tell('exchange-no-store', 'has no `Cache-Control: no-store`', 'line');
  const jwt = readJwt(textIn(json, 'access_token'));
  if (!jwt) return;
  judgeJag(jwt, tell);
  const sent = parametersOf(request);
  const [audience, resource] = [sent.get('audience'), sent.get('resource')];
  const own = audiences(get(jwt.claims, 'aud'));
  if (audience !== undefined && own.length === 1 && !sameAddress(own[0] ?? '', audience))
    tell('jag-aud-mismatch', `has an ID-JAG for ${listed(own.map(named))}; ${code(audience, 90)} was requested`);
  const claim = textIn(jwt.claims, 'resource');
  const known = resourcesIn(wire);
  const differs =
    claim !== null &&
    ((resource !== undefined && !sameAddress(claim, resource)) ||
      (known.length > 0 && !known.some((one) => sameAddress(one, claim))));
  if (differs || (claim !== null && audience !== undefined && sameAddress(claim, audience)))
    tell('jag-resource', `has an ID-JAG for the resource ${code(claim, 90)}`);
}

/** The ID-JAG itself. */
function judgeJag({ header, claims }: Jwt, tell: Tell): void {
  if (textIn(header, 'typ') !== JAG_TYPE)
    tell(
      'jag-typ',
      `has an ID-JAG with ${has(header, 'typ') ? `the type ${code(get(header, 'typ') ?? null)}` : 'no type'}`,
    );
  if (textIn(header, 'alg')?.toLowerCase() === 'none') tell('jag-alg-none', 'has an ID-JAG with the algorithm `none`');
  const missing = CLAIMS.filter((name) => !has(claims, name));
  if (missing.length > 0) tell('jag-claims', `has an ID-JAG without ${listed(missing.map(named))}`);
  if (audiences(get(claims, 'aud')).length > 1) tell('jag-aud-single', 'has an ID-JAG with several audiences');
  const personal = PERSONAL.find((name) => has(claims, name));
  if (personal !== undefined) tell('jag-email', `has an ID-JAG with the claim ${named(personal)}`);
  const [until, from] = [get(claims, 'exp'), get(claims, 'iat')];
  if (typeof until === 'number' && typeof from === 'number' && until - from >= LONG)
    tell('jag-lifetime', `has an ID-JAG that is valid for ${Math.round((until - from) / 3600)} hours`);
}

/** The redemption of an ID-JAG at the authorization server. */
function judgeRedeem(at: Http, wire: Wire, seen: Map<string, Http>, report: ReportWire): void {
  const tell = teller(at, report);
  const sent = parametersOf(at);
  const assertion = sent.get('assertion') ?? at.query.get('assertion');
  const jwt = readJwt(assertion);
  // An assertion of a client about itself belongs to client credentials.
  const isOfClient = jwt !== null && textIn(jwt.claims, 'iss') === textIn(jwt.claims, 'sub');
  if (isOfClient && !isJag(jwt)) return;
  const grant = sent.get('grant_type') ?? at.query.get('grant_type');
  const elsewhere = ['subject_token', 'client_assertion', 'id_jag', 'token'].find((name) =>
    isJag(readJwt(sent.get(name))),
  );
  if (grant !== URN.bearer) tell('token-grant-type', `redeems an ID-JAG with the grant ${code(grant ?? null, 90)}`);
  else if (assertion === undefined)
    tell(
      'assertion-missing',
      `has no \`assertion\`${elsewhere === undefined ? '' : `, and an ID-JAG in ${named(elsewhere)}`}`,
    );
  const type = at.header('content-type');
  if (!at.partial && at.body.trim() !== '' && !/^application\/x-www-form-urlencoded\b/iu.test(type ?? ''))
    tell('redeem-content-type', `has ${type === null ? 'no content type' : `the content type ${code(type)}`}`, 'line');
  judgeSecrets(at, tell);
  const ways = authenticationOf(at);
  const client = sent.get('client_id');
  const isDocument = client !== undefined && /^https:\/\//iu.test(client);
  if (ways.length === 0 && !isDocument && !at.partial && !at.query.has('assertion'))
    tell('redeem-client-auth', 'does not authenticate the client');
  if (jwt) judgeRedeemed(at, jwt, wire, seen, report);
}

function judgeRedeemed(at: Http, jwt: Jwt, wire: Wire, seen: Map<string, Http>, report: ReportWire): void {
  const { claims, header } = jwt;
  const response = at.other;
  const sent = parametersOf(at);
  const isIssued = wire.messages.some(
    (one) => one.index < at.index && textIn(one.json, 'access_token') === sent.get('assertion'),
  );
  const accepts = response !== null && response.status >= 200 && response.status < 300;
  const tellRequest = teller(at, report);
  if (!isIssued) judgeJag(jwt, tellRequest);
  const key = textIn(claims, 'jti');
  const own = audiences(get(claims, 'aud'));
  const isForeign = own.length > 0 && !own.some((one) => isOwnIssuer(one, at, wire));
  const client = sent.get('client_id');
  if (!response) {
    if (client !== undefined && textIn(claims, 'client_id') !== null && client !== textIn(claims, 'client_id'))
      tellRequest(
        'client-id-mismatch',
        `has the \`client_id\` ${code(client)} and an ID-JAG for ${code(get(claims, 'client_id') ?? null)}`,
      );
    return;
  }
  const tell = teller(response, report);
  if (accepts) {
    if (key !== null && seen.has(key)) tell('replay', 'accepts an ID-JAG that was redeemed before');
    if (client !== undefined && textIn(claims, 'client_id') !== null && client !== textIn(claims, 'client_id'))
      tell(
        'client-id-mismatch',
        `accepts an ID-JAG for ${code(get(claims, 'client_id') ?? null)} from the client ${code(client)}`,
      );
    if (isForeign) tell('aud-not-checked', `accepts an ID-JAG for ${listed(own.map(named))}`);
    if (textIn(header, 'alg')?.toLowerCase() === 'none') tell('alg-none-accepted', 'accepts an unsigned ID-JAG');
    const now = secondsOf(response.header('date')) ?? secondsOf(at.header('date'));
    const until = get(claims, 'exp');
    if (now !== null && typeof until === 'number' && until < now)
      tell('jag-redeemed-expired', 'accepts an ID-JAG that has expired');
    const granted = (textIn(response.json, 'scope') ?? '').split(' ').filter((one) => one !== '');
    const allowed = (textIn(claims, 'scope') ?? '').split(' ');
    const extra = has(claims, 'scope') ? granted.find((one) => !allowed.includes(one)) : undefined;
    if (extra !== undefined) tell('scope-subset', `grants the scope ${code(extra)}, which the ID-JAG lacks`);
    judgeAccessToken(response, claims, tell);
    if (key !== null) seen.set(key, at);
  } else if (response.status >= 400) {
    const error = textIn(response.json, 'error');
    const isReplay = key !== null && seen.has(key);
    if (error !== null && error !== 'invalid_grant' && (isForeign || isReplay) && error !== 'invalid_client')
      tell('error-code', `refuses the ID-JAG with ${code(error)}`);
  }
}

function judgeAccessToken(at: Http, claims: Jwt['claims'], tell: Tell): void {
  const token = readJwt(textIn(at.json, 'access_token'));
  const resource = textIn(claims, 'resource');
  const own = token ? audiences(get(token.claims, 'aud')) : [];
  if (token && resource !== null && !own.some((one) => sameAddress(one, resource)))
    tell(
      'access-token-audience',
      `has an access token for ${listed(own.map(named)) || 'no audience'}; the ID-JAG is for ${code(resource, 90)}`,
    );
}

/** True if an audience is the issuer of the server that a request is sent to. */
function isOwnIssuer(audience: string, at: Http, wire: Wire): boolean {
  const issuers = metadataIn(wire.messages).flatMap(({ json }) =>
    textIn(json, 'token_endpoint') === at.origin + at.path ? (textIn(json, 'issuer') ?? []) : [],
  );
  if (issuers.length > 0) return issuers.some((one) => sameAddress(one, audience));
  return at.origin === '' || audience.toLowerCase().startsWith(at.origin);
}

function judgeMetadata(wire: Wire, report: ReportWire): void {
  for (const { at, json } of metadataIn(wire.messages)) {
    const tell = teller(at, report);
    const profiles = get(json, 'authorization_grant_profiles_supported');
    const grants = listIn(json, 'grant_types_supported');
    const redeems = grants?.includes(URN.bearer) ?? false;
    if (profiles !== undefined && (!Array.isArray(profiles) || profiles.some((one) => typeof one !== 'string')))
      tell('profiles-array', `has ${code(profiles, 90)} as \`authorization_grant_profiles_supported\``);
    const offers = profiles === URN.profile || (Array.isArray(profiles) && profiles.includes(URN.profile));
    if (offers && !redeems)
      tell(
        'grant-type-not-advertised',
        `lists the ID-JAG profile and ${grants ? listed(grants.map(named)) : 'no grants'}`,
      );
    if (redeems && !offers) tell('discovery', 'lists the JWT bearer grant and no ID-JAG profile');
    if (!offers && !redeems) continue;
    const open = ['token_endpoint', 'authorization_endpoint', 'jwks_uri', 'issuer'].find((name) =>
      /^http:\/\/(?!localhost|127\.0\.0\.1|\[::1\])/iu.test(textIn(json, name) ?? ''),
    );
    if (open !== undefined) tell('endpoint-https', `has ${code(textIn(json, open), 90)} as ${named(open)}`);
  }
}

/** ID-JAGs that are used as access tokens; logins at the server that the profile makes unnecessary. */
function judgeUse(wire: Wire, report: ReportWire): void {
  const profiled = metadataIn(wire.messages).filter(({ json }) =>
    (listIn(json, 'authorization_grant_profiles_supported') ?? []).includes(URN.profile),
  );
  for (const at of wire.requests) {
    const tell = teller(at, report);
    const token = /^bearer\s+(\S+)$/iu.exec(at.header('authorization') ?? '')?.[1];
    if (isJag(readJwt(token)) && textIn(readJwt(token)?.header ?? {}, 'typ') === JAG_TYPE)
      tell('jag-as-access-token', 'has an ID-JAG as its access token', { header: 'Authorization' });
    if (
      flowOf(at) === null &&
      ['assertion', 'access_token', 'id_token'].some(
        (name) => at.query.has(name) && readJwt(at.query.get(name)) !== null,
      )
    )
      judgeSecrets(at, tell);
    const target = at.origin + at.path;
    const usesFlow = wire.requests.some((one) => flowOf(one) === 'exchange');
    if (
      at.query.has('response_type') &&
      usesFlow &&
      profiled.some(({ json }) => textIn(json, 'authorization_endpoint') === target)
    )
      tell('redirect-to-as', 'sends the user to an authorization server of this profile', 'line');
  }
}

/** Enterprise-managed authorization. */
export const enterpriseFaults = defineWireFaults({
  id: 'auth-ext/enterprise',
  requirements: [
    'login-state',
    'login-nonce',
    'login-pkce',
    'exchange-grant-type',
    'requested-token-type',
    'audience-missing',
    'audience-issuer',
    'resource-absent',
    'resource-identifier',
    'subject-token',
    'subject-token-type',
    'exchange-client-auth',
    'jag-in-url',
    'exchange-issued-type',
    'exchange-token-type',
    'exchange-no-store',
    'jag-typ',
    'jag-alg-none',
    'jag-claims',
    'jag-aud-single',
    'jag-email',
    'jag-lifetime',
    'jag-aud-mismatch',
    'jag-resource',
    'token-grant-type',
    'assertion-missing',
    'redeem-content-type',
    'redeem-client-auth',
    'client-id-mismatch',
    'replay',
    'aud-not-checked',
    'alg-none-accepted',
    'jag-redeemed-expired',
    'scope-subset',
    'access-token-audience',
    'error-code',
    'profiles-array',
    'grant-type-not-advertised',
    'discovery',
    'endpoint-https',
    'jag-as-access-token',
    'redirect-to-as',
  ].map((name) => `auth-ext/enterprise-${name}`),
  judge(wire, report) {
    const redeemed = new Map<string, Http>();
    judgeLogins(wire, report);
    for (const at of wire.requests) {
      const flow = flowOf(at);
      if (flow === 'exchange') judgeExchange(at, wire, report);
      else if (flow === 'redeem') judgeRedeem(at, wire, redeemed, report);
    }
    judgeMetadata(wire, report);
    judgeUse(wire, report);
  },
});
