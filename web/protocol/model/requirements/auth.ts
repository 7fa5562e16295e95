/** Authorization on the wire. */
import type { RequirementRows } from './define.ts';

/** The requirements of authorization. */
export const auth: RequirementRows = {
  'auth/challenge-missing': {
    says: 'A 401 says with `WWW-Authenticate` what is needed.',
    scope: 'http',
    in: {
      '2025-06-18': ['MUST', 'basic/authorization#authorization-server-location'],
      '2025-11-25': ['INFO', 'basic/authorization#protected-resource-metadata-discovery-requirements'],
      '2026-07-28': [
        'INFO',
        'basic/authorization/authorization-server-discovery#protected-resource-metadata-discovery-requirements',
      ],
    },
  },
  'auth/challenge-offline-access': {
    says: 'A challenge does not ask for `offline_access`.',
    scope: 'http',
    in: { '2026-07-28': ['SHOULD NOT', 'basic/authorization#refresh-tokens'] },
  },
  'auth/challenge-scope-ignored': {
    says: 'A client asks for the scopes that the challenge names.',
    scope: 'http',
    in: { '2025-11-25': ['SHOULD', 'basic/authorization#scope-selection-strategy'] },
  },
  'auth/challenge-without-resource-metadata': {
    says: 'The challenge of a 401 leads to the metadata of the resource.',
    scope: 'http',
    in: {
      '2025-06-18': ['MUST', 'basic/authorization#authorization-server-location'],
      '2025-11-25': ['INFO', 'basic/authorization#protected-resource-metadata-discovery-requirements'],
      '2026-07-28': [
        'INFO',
        'basic/authorization/authorization-server-discovery#protected-resource-metadata-discovery-requirements',
      ],
    },
  },
  'auth/challenge-without-scope': {
    says: 'The challenge of a 401 names the scopes that are needed.',
    scope: 'http',
    in: {
      '2025-11-25': ['SHOULD', 'basic/authorization#protected-resource-metadata-discovery-requirements'],
      '2026-07-28': ['SHOULD', 'basic/authorization#scope-selection-strategy'],
    },
  },
  'auth/client-document-id-mismatch': {
    says: 'The `client_id` in a client’s document is the address of the document.',
    scope: 'http',
    in: {
      '2025-11-25': ['MUST', 'basic/authorization#implementation-requirements'],
      '2026-07-28': ['MUST', 'basic/authorization/client-registration#implementation-requirements'],
    },
  },
  'auth/client-document-incomplete': {
    says: 'A client’s document has `client_id`, `client_name` and `redirect_uris`.',
    scope: 'http',
    in: {
      '2025-11-25': ['MUST', 'basic/authorization#implementation-requirements'],
      '2026-07-28': ['MUST', 'basic/authorization/client-registration#implementation-requirements'],
    },
  },
  'auth/client-id-url-form': {
    says: 'A `client_id` that is an address begins with `https` and has a path.',
    scope: 'http',
    in: {
      '2025-11-25': ['MUST', 'basic/authorization#implementation-requirements'],
      '2026-07-28': ['MUST', 'basic/authorization/client-registration#implementation-requirements'],
    },
  },
  'auth/code-redeemed-after-iss-mismatch': {
    says: 'A code that came with a wrong `iss` is not traded.',
    scope: 'http',
    in: { '2026-07-28': ['MUST', 'basic/authorization#authorization-response-validation'] },
  },
  'auth/credentials-reused-across-servers': {
    says: 'An id that one authorization server gave out is used there alone.',
    scope: 'http',
    in: { '2026-07-28': ['MUST NOT', 'basic/authorization/client-registration#authorization-server-binding'] },
  },
  'auth/custom-token-header': {
    says: 'The token stands in `Authorization` and in no header of its own.',
    scope: 'http',
    in: { '2025-03-26': ['MUST', 'basic/authorization#token-requirements'] },
  },
  'auth/default-paths': {
    says: 'Without metadata the paths are `/authorize`, `/token` and `/register`.',
    scope: 'http',
    in: {
      '2025-03-26': ['MUST', 'basic/authorization#fallbacks-for-servers-without-metadata-discovery'],
      '2025-06-18': null,
    },
  },
  'auth/endpoint-not-https': {
    says: 'The endpoints of an authorization server begin with `https`.',
    scope: 'http',
    in: {
      '2025-03-26': ['MUST', 'basic/authorization#security-considerations'],
      '2025-06-18': ['MUST', 'basic/authorization#communication-security'],
      '2026-07-28': ['MUST', 'basic/authorization/security-considerations#communication-security'],
    },
  },
  'auth/error-in-body-only': {
    says: 'A missing or bad token shows in the status, not in a body alone.',
    scope: 'http',
    in: { '2025-03-26': ['MUST', 'basic/authorization#error-handling'] },
  },
  'auth/insufficient-scope-challenge': {
    says: 'A 403 for too few scopes says `error="insufficient_scope"`.',
    scope: 'http',
    in: { '2025-11-25': ['SHOULD', 'basic/authorization#runtime-insufficient-scope-errors'] },
  },
  'auth/insufficient-scope-status': {
    says: 'Too few scopes are answered with 403.',
    scope: 'http',
    in: { '2025-03-26': ['MUST', 'basic/authorization#error-handling'] },
  },
  'auth/insufficient-scope-without-metadata': {
    says: 'The challenge for more scopes repeats `resource_metadata`.',
    scope: 'http',
    in: { '2025-11-25': ['SHOULD', 'basic/authorization#runtime-insufficient-scope-errors'] },
  },
  'auth/insufficient-scope-without-scope': {
    says: 'The challenge for more scopes names them.',
    scope: 'http',
    in: { '2025-11-25': ['SHOULD', 'basic/authorization#runtime-insufficient-scope-errors'] },
  },
  'auth/invalid-token-status': {
    says: 'A bad or expired token is answered with 401.',
    scope: 'http',
    in: { '2025-03-26': ['MUST', 'basic/authorization#token-handling'] },
  },
  'auth/iss-absent': {
    says: 'The way back from an authorization names its server in `iss`.',
    scope: 'http',
    in: { '2026-07-28': ['SHOULD', 'basic/authorization#authorization-response-validation'] },
  },
  'auth/iss-mismatch': {
    says: '`iss` is the issuer, letter by letter.',
    scope: 'http',
    in: { '2026-07-28': ['MUST', 'basic/authorization#authorization-response-validation'] },
  },
  'auth/iss-missing': {
    says: 'A server that announces `iss` sends it.',
    scope: 'http',
    in: { '2026-07-28': ['MUST', 'basic/authorization#authorization-response-validation'] },
  },
  'auth/iss-not-advertised': {
    says: 'A server that sends `iss` announces it.',
    scope: 'http',
    in: { '2026-07-28': ['MUST', 'basic/authorization#authorization-response-validation'] },
  },
  'auth/issuer-mismatch': {
    says: 'The `issuer` in the metadata is the one that its address stands for.',
    scope: 'http',
    in: {
      '2026-07-28': [
        'MUST',
        'basic/authorization/authorization-server-discovery#authorization-server-metadata-discovery',
      ],
    },
  },
  'auth/malformed-request-status': {
    says: 'A malformed request for authorization is answered with 400.',
    scope: 'http',
    in: { '2025-03-26': ['MUST', 'basic/authorization#error-handling'] },
  },
  'auth/metadata-base-url': {
    says: 'Metadata is fetched from the root of the host, without the path of the endpoint.',
    scope: 'http',
    in: {
      '2025-03-26': ['MUST', 'basic/authorization#authorization-base-url'],
      '2025-06-18': null,
    },
  },
  'auth/metadata-before-defaults': {
    says: 'Metadata is asked for before default paths are used.',
    scope: 'http',
    in: {
      '2025-03-26': ['MUST', 'basic/authorization#fallbacks-for-servers-without-metadata-discovery'],
      '2025-06-18': null,
    },
  },
  'auth/metadata-empty-servers': {
    says: '`authorization_servers` names at least one server.',
    scope: 'http',
    in: {
      '2025-06-18': ['MUST', 'basic/authorization#authorization-server-location'],
      '2026-07-28': ['MUST', 'basic/authorization/authorization-server-discovery#authorization-server-location'],
    },
  },
  'auth/metadata-offline-access': {
    says: '`scopes_supported` of a resource does not list `offline_access`.',
    scope: 'http',
    in: { '2026-07-28': ['SHOULD NOT', 'basic/authorization#refresh-tokens'] },
  },
  'auth/metadata-request-version-header': {
    says: 'The request for metadata has an `MCP-Protocol-Version` header.',
    scope: 'http',
    in: {
      '2025-03-26': ['SHOULD', 'basic/authorization#server-metadata-discovery-headers'],
      '2025-06-18': null,
    },
  },
  'auth/metadata-without-pkce': {
    says: 'The metadata of a provider lists `code_challenge_methods_supported`.',
    scope: 'http',
    in: {
      '2025-11-25': ['MUST', 'basic/authorization#authorization-code-protection'],
      '2026-07-28': ['MUST', 'basic/authorization/security-considerations#authorization-code-protection'],
    },
  },
  'auth/metadata-without-servers': {
    says: 'The metadata of a resource has `authorization_servers`.',
    scope: 'http',
    in: {
      '2025-06-18': ['MUST', 'basic/authorization#authorization-server-location'],
      '2026-07-28': ['MUST', 'basic/authorization/authorization-server-discovery#authorization-server-location'],
    },
  },
  'auth/missing-token-status': {
    says: 'A request without a token to a protected server is answered with 401.',
    scope: 'http',
    in: {
      '2025-03-26': ['MUST', 'basic/authorization#example-authorization-code-grant'],
      '2025-06-18': ['MUST', 'basic/authorization#error-handling'],
    },
  },
  'auth/not-yet-defined': {
    says: 'MCP defines authorization from 2025-03-26 on.',
    scope: 'http',
    in: {
      '2024-11-05': ['INFO', 'basic/index#auth'],
      '2025-03-26': null,
    },
  },
  'auth/pkce-challenge-missing': {
    says: 'An authorization request has a `code_challenge`.',
    scope: 'http',
    in: {
      '2025-03-26': ['MUST', 'basic/authorization#implementation-requirements'],
      '2025-06-18': ['MUST', 'basic/authorization#authorization-code-protection'],
      '2026-07-28': ['MUST', 'basic/authorization/security-considerations#authorization-code-protection'],
    },
  },
  'auth/pkce-not-s256': {
    says: 'The `code_challenge_method` is `S256`.',
    scope: 'http',
    in: {
      '2025-11-25': ['MUST', 'basic/authorization#authorization-code-protection'],
      '2026-07-28': ['MUST', 'basic/authorization/security-considerations#authorization-code-protection'],
    },
  },
  'auth/pkce-verifier-missing': {
    says: 'Trading a code takes its `code_verifier`.',
    scope: 'http',
    in: {
      '2025-03-26': ['MUST', 'basic/authorization#implementation-requirements'],
      '2025-06-18': ['MUST', 'basic/authorization#authorization-code-protection'],
      '2026-07-28': ['MUST', 'basic/authorization/security-considerations#authorization-code-protection'],
    },
  },
  'auth/proceeds-without-pkce': {
    says: 'Without `code_challenge_methods_supported` a client goes no further.',
    scope: 'http',
    in: {
      '2025-11-25': ['MUST', 'basic/authorization#authorization-code-protection'],
      '2026-07-28': ['MUST', 'basic/authorization/security-considerations#authorization-code-protection'],
    },
  },
  'auth/redirect-loopback-address': {
    says: '`localhost` is the name that the text gives for redirects to the machine itself.',
    scope: 'http',
    in: {
      '2025-11-25': ['INFO', 'basic/authorization#communication-security'],
      '2026-07-28': ['INFO', 'basic/authorization/security-considerations#communication-security'],
    },
  },
  'auth/redirect-not-https': {
    says: 'A redirect goes over `https`, or to `localhost`.',
    scope: 'http',
    in: {
      '2025-03-26': ['MUST', 'basic/authorization#security-considerations'],
      '2025-06-18': ['MUST', 'basic/authorization#communication-security'],
      '2026-07-28': ['MUST', 'basic/authorization/security-considerations#communication-security'],
    },
  },
  'auth/redirect-not-in-document': {
    says: 'The redirect is listed in the client’s document.',
    scope: 'http',
    in: {
      '2025-11-25': ['MUST', 'basic/authorization#implementation-requirements'],
      '2026-07-28': ['MUST', 'basic/authorization/client-registration#implementation-requirements'],
    },
  },
  'auth/registration-application-type': {
    says: 'A registration states `application_type`.',
    scope: 'http',
    in: {
      '2026-07-28': ['MUST', 'basic/authorization/client-registration#application-type-and-redirect-uri-constraints'],
    },
  },
  'auth/registration-deprecated': {
    says: 'Registering clients is on its way out from 2026-07-28 on.',
    scope: 'http',
    in: { '2026-07-28': ['INFO', 'deprecated#deprecated'] },
  },
  'auth/registration-type-web-localhost': {
    says: 'A client with a redirect to the machine itself is `native`.',
    scope: 'http',
    in: {
      '2026-07-28': ['SHOULD', 'basic/authorization/client-registration#application-type-and-redirect-uri-constraints'],
    },
  },
  'auth/resource-metadata-ignored': {
    says: 'A client fetches the very address that the challenge names.',
    scope: 'http',
    in: {
      '2025-11-25': ['MUST', 'basic/authorization#protected-resource-metadata-discovery-requirements'],
      '2026-07-28': [
        'MUST',
        'basic/authorization/authorization-server-discovery#protected-resource-metadata-discovery-requirements',
      ],
    },
  },
  'auth/resource-metadata-order': {
    says: 'Without an address in the challenge the path of the endpoint is tried first.',
    scope: 'http',
    in: {
      '2025-11-25': ['MUST', 'basic/authorization#protected-resource-metadata-discovery-requirements'],
      '2026-07-28': [
        'MUST',
        'basic/authorization/authorization-server-discovery#protected-resource-metadata-discovery-requirements',
      ],
    },
  },
  'auth/resource-missing-authorize': {
    says: 'An authorization request names the MCP server as `resource`.',
    scope: 'http',
    in: { '2025-06-18': ['MUST', 'basic/authorization#resource-parameter-implementation'] },
  },
  'auth/resource-missing-token': {
    says: 'A token request names the MCP server as `resource`.',
    scope: 'http',
    in: { '2025-06-18': ['MUST', 'basic/authorization#resource-parameter-implementation'] },
  },
  'auth/resource-no-scheme': {
    says: 'The value of `resource` begins with a scheme.',
    scope: 'http',
    in: { '2025-06-18': ['MUST', 'basic/authorization#canonical-server-uri'] },
  },
  'auth/resource-not-canonical': {
    says: 'The value of `resource` has no fragment.',
    scope: 'http',
    in: { '2025-06-18': ['MUST', 'basic/authorization#canonical-server-uri'] },
  },
  'auth/resource-trailing-slash': {
    says: 'The value of `resource` has no slash at its end.',
    scope: 'http',
    in: { '2025-06-18': ['SHOULD', 'basic/authorization#canonical-server-uri'] },
  },
  'auth/scheme-not-bearer': {
    says: 'The token stands behind `Bearer`.',
    scope: 'http',
    in: { '2025-03-26': ['MUST', 'basic/authorization#token-requirements'] },
  },
  'auth/scopes-one-by-one': {
    says: 'One challenge names all scopes that a call needs.',
    scope: 'http',
    in: { '2026-07-28': ['SHOULD', 'basic/authorization#runtime-insufficient-scope-errors'] },
  },
  'auth/scopes-supported-ignored': {
    says: 'Without scopes in the challenge a client asks for all that are supported.',
    scope: 'http',
    in: { '2025-11-25': ['SHOULD', 'basic/authorization#scope-selection-strategy'] },
  },
  'auth/server-metadata-order-path': {
    says: 'For an issuer with a path the three well-known addresses are tried in order.',
    scope: 'http',
    in: {
      '2025-11-25': ['MUST', 'basic/authorization#authorization-server-metadata-discovery'],
      '2026-07-28': [
        'MUST',
        'basic/authorization/authorization-server-discovery#authorization-server-metadata-discovery',
      ],
    },
  },
  'auth/server-metadata-order-root': {
    says: 'For an issuer without a path OAuth metadata is tried before OpenID’s.',
    scope: 'http',
    in: {
      '2025-11-25': ['MUST', 'basic/authorization#authorization-server-metadata-discovery'],
      '2026-07-28': [
        'MUST',
        'basic/authorization/authorization-server-discovery#authorization-server-metadata-discovery',
      ],
    },
  },
  'auth/state-missing': {
    says: 'An authorization request has a `state`.',
    scope: 'http',
    in: {
      '2025-06-18': ['SHOULD', 'basic/authorization#open-redirection'],
      '2026-07-28': ['SHOULD', 'basic/authorization/security-considerations#open-redirection'],
    },
  },
  'auth/step-up-drops-scopes': {
    says: 'Whoever asks for more scopes keeps the old ones.',
    scope: 'http',
    in: { '2026-07-28': ['SHOULD', 'basic/authorization#step-up-authorization-flow'] },
  },
  'auth/token-in-query': {
    says: 'A token never stands in an address.',
    scope: 'http',
    in: { '2025-03-26': ['MUST NOT', 'basic/authorization#token-requirements'] },
  },
  'auth/token-not-on-every-request': {
    says: 'The token is sent with every request.',
    scope: 'http',
    in: { '2025-03-26': ['MUST', 'basic/authorization#token-requirements'] },
  },
};
