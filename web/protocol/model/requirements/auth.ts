/** Authorization on the wire. */
import type { RequirementRows } from './define.ts';

/** The requirements of authorization. */
export const auth: RequirementRows = {
  'auth/challenge-missing': {
    says: 'A 401 response explains in `WWW-Authenticate` what is required.',
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
    says: 'A `WWW-Authenticate` challenge does not include the `offline_access` scope.',
    scope: 'http',
    in: { '2026-07-28': ['SHOULD NOT', 'basic/authorization#refresh-tokens'] },
  },
  'auth/challenge-scope-ignored': {
    says: 'A client requests the scopes from the challenge.',
    scope: 'http',
    in: { '2025-11-25': ['SHOULD', 'basic/authorization#scope-selection-strategy'] },
  },
  'auth/challenge-without-resource-metadata': {
    says: 'The challenge of a 401 response contains the URL of the resource metadata.',
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
    says: 'The challenge of a 401 response contains the required scopes.',
    scope: 'http',
    in: {
      '2025-11-25': ['SHOULD', 'basic/authorization#protected-resource-metadata-discovery-requirements'],
      '2026-07-28': ['SHOULD', 'basic/authorization#scope-selection-strategy'],
    },
  },
  'auth/client-document-id-mismatch': {
    says: 'The `client_id` in a client metadata document is the URL of the document.',
    scope: 'http',
    in: {
      '2025-11-25': ['MUST', 'basic/authorization#implementation-requirements'],
      '2026-07-28': ['MUST', 'basic/authorization/client-registration#implementation-requirements'],
    },
  },
  'auth/client-document-incomplete': {
    says: 'A client metadata document has `client_id`, `client_name` and `redirect_uris`.',
    scope: 'http',
    in: {
      '2025-11-25': ['MUST', 'basic/authorization#implementation-requirements'],
      '2026-07-28': ['MUST', 'basic/authorization/client-registration#implementation-requirements'],
    },
  },
  'auth/client-id-url-form': {
    says: 'A `client_id` in URL form has the scheme `https` and a path.',
    scope: 'http',
    in: {
      '2025-11-25': ['MUST', 'basic/authorization#implementation-requirements'],
      '2026-07-28': ['MUST', 'basic/authorization/client-registration#implementation-requirements'],
    },
  },
  'auth/code-redeemed-after-iss-mismatch': {
    says: 'An authorization code from a response with a wrong `iss` is not exchanged for a token.',
    scope: 'http',
    in: { '2026-07-28': ['MUST', 'basic/authorization#authorization-response-validation'] },
  },
  'auth/credentials-reused-across-servers': {
    says: 'A client id issued by one authorization server is used only with that server.',
    scope: 'http',
    in: { '2026-07-28': ['MUST NOT', 'basic/authorization/client-registration#authorization-server-binding'] },
  },
  'auth/custom-token-header': {
    says: 'The access token is in the `Authorization` header, not in a custom header.',
    scope: 'http',
    in: { '2025-03-26': ['MUST', 'basic/authorization#token-requirements'] },
  },
  'auth/default-paths': {
    says: 'Without metadata, the default paths are `/authorize`, `/token` and `/register`.',
    scope: 'http',
    in: {
      '2025-03-26': ['MUST', 'basic/authorization#fallbacks-for-servers-without-metadata-discovery'],
      '2025-06-18': null,
    },
  },
  'auth/endpoint-not-https': {
    says: 'The endpoints of an authorization server use `https`.',
    scope: 'http',
    in: {
      '2025-03-26': ['MUST', 'basic/authorization#security-considerations'],
      '2025-06-18': ['MUST', 'basic/authorization#communication-security'],
      '2026-07-28': ['MUST', 'basic/authorization/security-considerations#communication-security'],
    },
  },
  'auth/error-in-body-only': {
    says: 'A missing or invalid token is reported by the status code, not only in the body.',
    scope: 'http',
    in: { '2025-03-26': ['MUST', 'basic/authorization#error-handling'] },
  },
  'auth/insufficient-scope-challenge': {
    says: 'A 403 response for insufficient scopes contains `error="insufficient_scope"`.',
    scope: 'http',
    in: { '2025-11-25': ['SHOULD', 'basic/authorization#runtime-insufficient-scope-errors'] },
  },
  'auth/insufficient-scope-status': {
    says: 'A request with insufficient scopes gets a 403 response.',
    scope: 'http',
    in: { '2025-03-26': ['MUST', 'basic/authorization#error-handling'] },
  },
  'auth/insufficient-scope-without-metadata': {
    says: 'The challenge for insufficient scopes includes `resource_metadata`.',
    scope: 'http',
    in: { '2025-11-25': ['SHOULD', 'basic/authorization#runtime-insufficient-scope-errors'] },
  },
  'auth/insufficient-scope-without-scope': {
    says: 'The challenge for insufficient scopes lists the required ones.',
    scope: 'http',
    in: { '2025-11-25': ['SHOULD', 'basic/authorization#runtime-insufficient-scope-errors'] },
  },
  'auth/invalid-token-status': {
    says: 'A request with an invalid or expired token gets a 401 response.',
    scope: 'http',
    in: { '2025-03-26': ['MUST', 'basic/authorization#token-handling'] },
  },
  'auth/iss-absent': {
    says: 'An authorization response identifies its server in `iss`.',
    scope: 'http',
    in: { '2026-07-28': ['SHOULD', 'basic/authorization#authorization-response-validation'] },
  },
  'auth/iss-mismatch': {
    says: 'The `iss` parameter is identical to the issuer.',
    scope: 'http',
    in: { '2026-07-28': ['MUST', 'basic/authorization#authorization-response-validation'] },
  },
  'auth/iss-missing': {
    says: 'A server that advertises support for `iss` includes it.',
    scope: 'http',
    in: { '2026-07-28': ['MUST', 'basic/authorization#authorization-response-validation'] },
  },
  'auth/iss-not-advertised': {
    says: 'A server that includes `iss` advertises its support.',
    scope: 'http',
    in: { '2026-07-28': ['MUST', 'basic/authorization#authorization-response-validation'] },
  },
  'auth/issuer-mismatch': {
    says: 'The `issuer` in the metadata is identical to the one that its URL was built from.',
    scope: 'http',
    in: {
      '2026-07-28': [
        'MUST',
        'basic/authorization/authorization-server-discovery#authorization-server-metadata-discovery',
      ],
    },
  },
  'auth/malformed-request-status': {
    says: 'A malformed authorization request gets a 400 response.',
    scope: 'http',
    in: { '2025-03-26': ['MUST', 'basic/authorization#error-handling'] },
  },
  'auth/metadata-base-url': {
    says: 'Clients fetch metadata from the root of the host, without the path of the endpoint.',
    scope: 'http',
    in: {
      '2025-03-26': ['MUST', 'basic/authorization#authorization-base-url'],
      '2025-06-18': null,
    },
  },
  'auth/metadata-before-defaults': {
    says: 'Clients request the metadata before they use the default paths.',
    scope: 'http',
    in: {
      '2025-03-26': ['MUST', 'basic/authorization#fallbacks-for-servers-without-metadata-discovery'],
      '2025-06-18': null,
    },
  },
  'auth/metadata-empty-servers': {
    says: '`authorization_servers` lists at least one server.',
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
    says: 'The metadata request has an `MCP-Protocol-Version` header.',
    scope: 'http',
    in: {
      '2025-03-26': ['SHOULD', 'basic/authorization#server-metadata-discovery-headers'],
      '2025-06-18': null,
    },
  },
  'auth/metadata-without-pkce': {
    says: 'The metadata of an authorization server lists `code_challenge_methods_supported`.',
    scope: 'http',
    in: {
      '2025-11-25': ['MUST', 'basic/authorization#authorization-code-protection'],
      '2026-07-28': ['MUST', 'basic/authorization/security-considerations#authorization-code-protection'],
    },
  },
  'auth/metadata-without-servers': {
    says: 'The metadata of a protected resource has `authorization_servers`.',
    scope: 'http',
    in: {
      '2025-06-18': ['MUST', 'basic/authorization#authorization-server-location'],
      '2026-07-28': ['MUST', 'basic/authorization/authorization-server-discovery#authorization-server-location'],
    },
  },
  'auth/missing-token-status': {
    says: 'A request without a token to a protected server gets a 401 response.',
    scope: 'http',
    in: {
      '2025-03-26': ['MUST', 'basic/authorization#example-authorization-code-grant'],
      '2025-06-18': ['MUST', 'basic/authorization#error-handling'],
    },
  },
  'auth/not-yet-defined': {
    says: 'MCP defines authorization since 2025-03-26.',
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
    says: 'A token request for an authorization code contains its `code_verifier`.',
    scope: 'http',
    in: {
      '2025-03-26': ['MUST', 'basic/authorization#implementation-requirements'],
      '2025-06-18': ['MUST', 'basic/authorization#authorization-code-protection'],
      '2026-07-28': ['MUST', 'basic/authorization/security-considerations#authorization-code-protection'],
    },
  },
  'auth/proceeds-without-pkce': {
    says: 'Without `code_challenge_methods_supported`, a client does not proceed.',
    scope: 'http',
    in: {
      '2025-11-25': ['MUST', 'basic/authorization#authorization-code-protection'],
      '2026-07-28': ['MUST', 'basic/authorization/security-considerations#authorization-code-protection'],
    },
  },
  'auth/redirect-loopback-address': {
    says: 'The specification names `localhost` for redirects to the local machine.',
    scope: 'http',
    in: {
      '2025-11-25': ['INFO', 'basic/authorization#communication-security'],
      '2026-07-28': ['INFO', 'basic/authorization/security-considerations#communication-security'],
    },
  },
  'auth/redirect-not-https': {
    says: 'A redirect URI uses `https` or points to `localhost`.',
    scope: 'http',
    in: {
      '2025-03-26': ['MUST', 'basic/authorization#security-considerations'],
      '2025-06-18': ['MUST', 'basic/authorization#communication-security'],
      '2026-07-28': ['MUST', 'basic/authorization/security-considerations#communication-security'],
    },
  },
  'auth/redirect-not-in-document': {
    says: 'The redirect URI is listed in the client metadata document.',
    scope: 'http',
    in: {
      '2025-11-25': ['MUST', 'basic/authorization#implementation-requirements'],
      '2026-07-28': ['MUST', 'basic/authorization/client-registration#implementation-requirements'],
    },
  },
  'auth/registration-application-type': {
    says: 'A client registration contains `application_type`.',
    scope: 'http',
    in: {
      '2026-07-28': ['MUST', 'basic/authorization/client-registration#application-type-and-redirect-uri-constraints'],
    },
  },
  'auth/registration-deprecated': {
    says: 'Dynamic client registration is deprecated since 2026-07-28.',
    scope: 'http',
    in: { '2026-07-28': ['INFO', 'deprecated#deprecated'] },
  },
  'auth/registration-type-web-localhost': {
    says: 'A client with a redirect URI on the local machine registers as `native`.',
    scope: 'http',
    in: {
      '2026-07-28': ['SHOULD', 'basic/authorization/client-registration#application-type-and-redirect-uri-constraints'],
    },
  },
  'auth/resource-metadata-ignored': {
    says: 'A client fetches exactly the metadata URL from the challenge.',
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
    says: 'Without a metadata URL in the challenge, a client tries the path of the endpoint first.',
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
    says: 'An authorization request identifies the MCP server in `resource`.',
    scope: 'http',
    in: { '2025-06-18': ['MUST', 'basic/authorization#resource-parameter-implementation'] },
  },
  'auth/resource-missing-token': {
    says: 'A token request identifies the MCP server in `resource`.',
    scope: 'http',
    in: { '2025-06-18': ['MUST', 'basic/authorization#resource-parameter-implementation'] },
  },
  'auth/resource-no-scheme': {
    says: 'The value of `resource` starts with a scheme.',
    scope: 'http',
    in: { '2025-06-18': ['MUST', 'basic/authorization#canonical-server-uri'] },
  },
  'auth/resource-not-canonical': {
    says: 'The value of `resource` has no fragment.',
    scope: 'http',
    in: { '2025-06-18': ['MUST', 'basic/authorization#canonical-server-uri'] },
  },
  'auth/resource-trailing-slash': {
    says: 'The value of `resource` has no trailing slash.',
    scope: 'http',
    in: { '2025-06-18': ['SHOULD', 'basic/authorization#canonical-server-uri'] },
  },
  'auth/scheme-not-bearer': {
    says: 'The token follows the scheme `Bearer`.',
    scope: 'http',
    in: { '2025-03-26': ['MUST', 'basic/authorization#token-requirements'] },
  },
  'auth/scopes-one-by-one': {
    says: 'One challenge lists all scopes that a call needs.',
    scope: 'http',
    in: { '2026-07-28': ['SHOULD', 'basic/authorization#runtime-insufficient-scope-errors'] },
  },
  'auth/scopes-supported-ignored': {
    says: 'Without scopes in the challenge, a client requests all supported scopes.',
    scope: 'http',
    in: { '2025-11-25': ['SHOULD', 'basic/authorization#scope-selection-strategy'] },
  },
  'auth/server-metadata-order-path': {
    says: 'For an issuer with a path, clients try the three well-known URLs in order.',
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
    says: 'For an issuer without a path, clients try OAuth metadata before OpenID metadata.',
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
    says: 'A client that requests more scopes keeps the previous ones.',
    scope: 'http',
    in: { '2026-07-28': ['SHOULD', 'basic/authorization#step-up-authorization-flow'] },
  },
  'auth/token-in-query': {
    says: 'A token is never part of a URL.',
    scope: 'http',
    in: { '2025-03-26': ['MUST NOT', 'basic/authorization#token-requirements'] },
  },
  'auth/token-not-on-every-request': {
    says: 'Every request carries the token.',
    scope: 'http',
    in: { '2025-03-26': ['MUST', 'basic/authorization#token-requirements'] },
  },
};
