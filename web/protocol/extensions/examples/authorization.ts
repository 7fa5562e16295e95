/** Texts that keep and break the requirements of the extensions of authorization. */
import { answered, jwt, posted, wire, type Pair } from './build.ts';

const R = '2025-11-25';
const AS = 'https://auth.shop.example';
const IDP = 'https://login.corp.example';
const MCP = 'https://mcp.shop.example/mcp';
const URN = 'urn:ietf:params:oauth:';
type Fields = Parameters<typeof jwt>[0];
type Form = Readonly<Record<string, string | null>>;

const enterprise = (id: string, good: string, bad: string): Pair => ({
  id: `auth-ext/enterprise-${id}`,
  good,
  bad,
  revision: R,
});
const machine = (id: string, good: string, bad: string): Pair => ({
  id: `auth-ext/client-credentials-${id}`,
  good,
  bad,
  revision: R,
});

const CLAIMS = {
  iss: IDP,
  sub: 'u-1',
  aud: `${AS}/`,
  client_id: 'agent',
  jti: 'a-1',
  exp: 1_795_430_300,
  iat: 1_795_430_000,
  resource: MCP,
  scope: 'read',
};
const HEADER = { alg: 'RS256', typ: 'oauth-id-jag+jwt' };
const jag = (claims: Fields = {}, header: Fields = HEADER): string => jwt(header, { ...CLAIMS, ...claims });
const without = (name: keyof typeof CLAIMS): string =>
  jwt(HEADER, Object.fromEntries(Object.entries(CLAIMS).filter(([key]) => key !== name)));
const ID_TOKEN = jwt({ alg: 'RS256' }, { iss: IDP, sub: 'u-1', aud: 'agent', exp: 1_795_430_300, iat: 1_795_430_000 });
const exchange = (change: Form = {}): string =>
  posted(`${IDP}/token`, {
    grant_type: `${URN}grant-type:token-exchange`,
    requested_token_type: `${URN}token-type:id-jag`,
    audience: `${AS}/`,
    resource: MCP,
    scope: 'read',
    subject_token: ID_TOKEN,
    subject_token_type: `${URN}token-type:id_token`,
    client_id: 'agent',
    client_secret: 'x1',
    ...change,
  });
const issued = (token = jag(), change: Fields = {}, headers?: string[]): string =>
  answered(
    {
      issued_token_type: `${URN}token-type:id-jag`,
      access_token: token,
      token_type: 'N_A',
      expires_in: 300,
      ...change,
    },
    '200 OK',
    headers,
  );
const redeem = (token: string | null = jag(), change: Form = {}): string =>
  posted(`${AS}/token`, {
    grant_type: `${URN}grant-type:jwt-bearer`,
    assertion: token,
    client_id: 'agent',
    client_secret: 'x2',
    ...change,
  });
const granted = (change: Fields = {}): string =>
  answered({ access_token: 'opaque', token_type: 'Bearer', expires_in: 60, scope: 'read', ...change });
const metadata = (change: Fields): string =>
  wire(
    `GET /.well-known/oauth-authorization-server HTTP/1.1\nHost: auth.shop.example\n`,
    answered({
      issuer: `${AS}/`,
      token_endpoint: `${AS}/token`,
      authorization_endpoint: `${AS}/authorize`,
      response_types_supported: ['code'],
      code_challenge_methods_supported: ['S256'],
      ...change,
    }),
  );
const PROFILE = {
  grant_types_supported: ['authorization_code', `${URN}grant-type:jwt-bearer`],
  authorization_grant_profiles_supported: [`${URN}grant-profile:id-jag`],
};
const login = (leave: string): string =>
  `GET /authorize?${['response_type=code', 'scope=openid', 'client_id=agent', 'redirect_uri=https%3A%2F%2Fapp.example%2Fcb', 'state=s1', 'nonce=n1', 'code_challenge=E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM', 'code_challenge_method=S256'].filter((one) => !one.startsWith(`${leave}=`)).join('&')} HTTP/1.1\nHost: login.corp.example\n`;
const whole = wire(exchange(), issued());

const CLIENT = { iss: 'job', sub: 'job', aud: AS, exp: 1_795_430_300, iat: 1_795_430_000, jti: 'c-1' };
const assertion = (claims: Fields = {}, header: Fields = { alg: 'RS256' }): string =>
  jwt(header, { ...CLIENT, ...claims });
const asks = (change: Form = {}): string =>
  posted(`${AS}/token`, {
    grant_type: 'client_credentials',
    client_assertion_type: `${URN}client-assertion-type:jwt-bearer`,
    client_assertion: assertion(),
    resource: MCP,
    ...change,
  });
const OFFERS = {
  grant_types_supported: ['client_credentials'],
  token_endpoint_auth_methods_supported: ['private_key_jwt'],
  token_endpoint_auth_signing_alg_values_supported: ['RS256'],
};
const half = (claims: Fields): string => jwt({ alg: 'RS256' }, claims);

/** One pair for each requirement. */
export const authorizationPairs: readonly Pair[] = [
  enterprise(
    'access-token-audience',
    wire(redeem(), granted({ access_token: jwt({ alg: 'RS256' }, { aud: MCP }) })),
    wire(redeem(), granted({ access_token: jwt({ alg: 'RS256' }, { aud: 'https://other.example' }) })),
  ),
  enterprise(
    'alg-none-accepted',
    wire(redeem(), granted()),
    wire(redeem(jag({}, { alg: 'none', typ: 'oauth-id-jag+jwt' })), granted()),
  ),
  enterprise('assertion-missing', redeem(), redeem(null, { id_jag: jag() })),
  enterprise(
    'aud-not-checked',
    wire(redeem(), granted()),
    wire(redeem(jag({ aud: 'https://other.example/' })), granted()),
  ),
  enterprise('audience-issuer', whole, exchange({ audience: MCP })),
  enterprise('audience-missing', whole, exchange({ audience: null })),
  enterprise('discovery', metadata(PROFILE), metadata({ grant_types_supported: [`${URN}grant-type:jwt-bearer`] })),
  enterprise('exchange-client-auth', whole, exchange({ client_secret: null })),
  enterprise('exchange-grant-type', whole, exchange({ grant_type: 'authorization_code' })),
  enterprise(
    'exchange-issued-type',
    whole,
    wire(exchange(), issued(jag(), { issued_token_type: `${URN}token-type:access_token` })),
  ),
  enterprise('exchange-no-store', whole, wire(exchange(), issued(jag(), {}, []))),
  enterprise('exchange-token-type', whole, wire(exchange(), issued(jag(), { token_type: 'Bearer' }))),
  enterprise('jag-alg-none', whole, wire(exchange(), issued(jag({}, { alg: 'none', typ: 'oauth-id-jag+jwt' })))),
  enterprise(
    'jag-as-access-token',
    redeem(),
    `POST /mcp HTTP/1.1\nHost: mcp.shop.example\nAuthorization: Bearer ${jag()}\nContent-Type: application/json\n\n{}`,
  ),
  enterprise('jag-claims', whole, wire(exchange(), issued(without('jti')))),
  enterprise('jag-resource', whole, wire(exchange(), issued(jag({ resource: 'https://other.example' })))),
  enterprise('jag-typ', whole, wire(exchange(), issued(jag({}, { alg: 'RS256', typ: 'JWT' })))),
  enterprise('login-nonce', login(''), login('nonce')),
  enterprise('login-pkce', login(''), login('code_challenge')),
  enterprise('login-state', login(''), login('state')),
  enterprise('redeem-client-auth', redeem(), redeem(jag(), { client_secret: null })),
  enterprise('requested-token-type', whole, exchange({ requested_token_type: `${URN}token-type:access_token` })),
  enterprise('resource-absent', whole, exchange({ resource: null })),
  enterprise('resource-identifier', whole, exchange({ resource: 'mcp.shop.example' })),
  enterprise('subject-token-type', whole, exchange({ subject_token_type: `${URN}token-type:access_token` })),
  enterprise(
    'redirect-to-as',
    wire(metadata(PROFILE), exchange(), issued()),
    wire(
      metadata(PROFILE),
      exchange(),
      issued(),
      `GET /authorize?response_type=code&client_id=agent&state=s&code_challenge=E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM&code_challenge_method=S256&resource=${encodeURIComponent(MCP)}&redirect_uri=https%3A%2F%2Fapp.example%2Fcb HTTP/1.1\nHost: auth.shop.example\n`,
    ),
  ),
  enterprise('endpoint-https', metadata(PROFILE), metadata({ ...PROFILE, jwks_uri: 'http://auth.shop.example/keys' })),
  enterprise('replay', wire(redeem(), granted()), wire(redeem(), granted(), redeem(), granted())),
  machine('assertion-alg-none', asks(), asks({ client_assertion: assertion({}, { alg: 'none' }) })),
  machine('assertion-aud', asks(), asks({ client_assertion: assertion({ aud: `${AS}/token` }) })),
  machine('assertion-claims', asks(), asks({ client_assertion: half({ iss: 'job', sub: 'job', aud: AS }) })),
  machine(
    'assertion-expired',
    wire(asks(), granted()),
    wire(asks({ client_assertion: assertion({ exp: 1_795_429_000, iat: 1_795_429_500 }) }), granted()),
  ),
  machine(
    'assertion-in-wrong-field',
    asks(),
    asks({ client_assertion: null, client_assertion_type: null, assertion: assertion() }),
  ),
  machine(
    'error-invalid-client',
    wire(asks(), answered({ error: 'invalid_client' }, '401 Unauthorized')),
    wire(
      asks(),
      answered({ error: 'invalid_request', error_description: 'Client authentication failed' }, '400 Bad Request'),
    ),
  ),
  machine('grant-type', asks(), asks({ grant_type: `${URN}grant-type:jwt-bearer` })),
  machine(
    'metadata-auth-methods',
    metadata(OFFERS),
    metadata({ ...OFFERS, token_endpoint_auth_methods_supported: ['none'] }),
  ),
  machine(
    'no-store',
    wire(asks(), granted()),
    wire(asks(), answered({ access_token: 'opaque', token_type: 'Bearer' }, '200 OK', [])),
  ),
  machine(
    'secret-in-body',
    wire(
      metadata({ ...OFFERS, token_endpoint_auth_methods_supported: ['client_secret_post', 'private_key_jwt'] }),
      asks(),
    ),
    wire(
      metadata({ ...OFFERS, token_endpoint_auth_methods_supported: ['client_secret_basic'] }),
      posted(`${AS}/token`, { grant_type: 'client_credentials', client_id: 'job', client_secret: 'x', resource: MCP }),
    ),
  ),
  machine(
    'signing-alg-none',
    metadata(OFFERS),
    metadata({ ...OFFERS, token_endpoint_auth_signing_alg_values_supported: ['none', 'RS256'] }),
  ),
  machine(
    'client-auth-missing',
    asks(),
    asks({ client_assertion: null, client_assertion_type: null, client_id: 'job' }),
  ),
  machine('two-methods', asks(), asks({ client_secret: 'x' })),
];
