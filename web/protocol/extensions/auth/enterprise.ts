/** Enterprise-managed authorization: the login, the token exchange, the ID-JAG, and its redemption. */
import { code, listed, named } from '../../json/describe.ts';
import { get, has } from '../../json/object.ts';
import { defineWireFaults, type Http, type ReportWire, type Wire } from '../define.ts';
import { secondsOf } from './credentials.ts';
import { readJwt, type Jwt } from './jwt.ts';
import { loginsIn } from './logins.ts';
import { audiences, judgeExchange, judgeJag, judgeSecrets, teller, type Tell } from './exchange.ts';
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

function judgeLogins(wire: Wire, report: ReportWire): void {
  for (const at of loginsIn(wire)) {
    const tell = teller(at, report);
    if (!at.query.has('state')) tell('login-state', 'has no `state`', 'line');
    if (!at.query.has('nonce')) tell('login-nonce', 'has no `nonce`', 'line');
    if (!at.query.has('code_challenge')) tell('login-pkce', 'has no `code_challenge`', 'line');
  }
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
    if (error === 'invalid_grant' && !has(claims, 'resource'))
      tell('resource-absent', 'refuses an ID-JAG that has no claim `resource`');
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
