/** The token exchange at an identity provider, and the ID-JAG that it issues. */
import { code, listed, named } from '../../json/describe.ts';
import { get, has } from '../../json/object.ts';
import type { JsonValue } from '../../json/types.ts';
import type { Http, ReportWire, Wire } from '../define.ts';
import { readJwt, type Jwt } from './jwt.ts';
import { authenticationOf, JAG_TYPE, metadataIn, parametersOf, sameAddress, textIn, URN } from './tokens.ts';

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

/** Reports a fault of one HTTP message. */
export type Tell = (requirement: string, what: string, place?: 'body' | 'line' | { header: string }) => void;
/** Reports faults of a message, by the end of their requirement’s id. */
export const teller =
  (at: Http, report: ReportWire): Tell =>
  (requirement, what, place = 'body') =>
    report(at, place, { requirement: `auth-ext/enterprise-${requirement}`, what: `${at.name} ${what}.` });

/** The audiences of a token, whether one or several. */
export const audiences = (value: JsonValue | undefined): string[] =>
  [value].flat().filter((one): one is string => typeof one === 'string');

/** The identifiers of MCP servers, as their metadata states them. */
function resourcesIn({ messages }: Wire): string[] {
  return messages.flatMap(({ json }) => (has(json, 'authorization_servers') ? (textIn(json, 'resource') ?? []) : []));
}

/** Judges a token exchange and its response. */
export function judgeExchange(at: Http, wire: Wire, report: ReportWire): void {
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

/** Judges whether tokens are in the URL. */
export function judgeSecrets(at: Http, tell: Tell): void {
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
export function judgeJag({ header, claims }: Jwt, tell: Tell): void {
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
