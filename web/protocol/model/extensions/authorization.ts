/** The extensions of authorization: enterprise-managed authorization, and client credentials. */
import type { Extension } from './define.ts';
import { requirements as ofCredentials } from './client-credentials-requirements.ts';
import { requirements as ofEnterprise } from './enterprise-requirements.ts';

const ROOT = 'https://github.com/modelcontextprotocol/ext-auth/blob/main/specification/';
const MATRIX = 'https://modelcontextprotocol.io/extensions/client-matrix';

const shared: Pick<
  Extension,
  | 'revisions'
  | 'methods'
  | 'formerMethods'
  | 'types'
  | 'coreTypes'
  | 'metaKeys'
  | 'uriSchemes'
  | 'mediaTypes'
  | 'errorCodes'
> = {
  revisions: ['2025-11-25', '2026-07-28'],
  methods: [],
  formerMethods: [],
  types: {},
  coreTypes: '2025-11-25',
  metaKeys: [],
  uriSchemes: [],
  mediaTypes: [],
  errorCodes: [],
};
const found = 'No side has to declare it; the metadata of the authorization server shows it.';

/** Enterprise-managed authorization, `io.modelcontextprotocol/enterprise-managed-authorization`. */
export const enterprise: Extension = {
  ...shared,
  id: 'io.modelcontextprotocol/enterprise-managed-authorization',
  title: 'Enterprise-managed authorization',
  says: 'A client gets access tokens for MCP servers through the identity provider of an enterprise, without a login for each.',
  versions: [{ id: 'stable', status: 'stable', url: `${ROOT}stable/enterprise-managed-authorization.mdx` }],
  negotiation: {
    by: 'metadata',
    declares: ['authorization-server'],
    handshake: found,
    stateless: found,
    settings: {},
  },
  requirements: ofEnterprise,
  supported: { by: ['Archestra', 'mcpc'], seenOn: '2026-11-23', source: MATRIX },
};

/** Client credentials, `io.modelcontextprotocol/oauth-client-credentials`. */
export const clientCredentials: Extension = {
  ...shared,
  id: 'io.modelcontextprotocol/oauth-client-credentials',
  title: 'OAuth client credentials',
  says: 'A client without a user gets access tokens with credentials of its own.',
  versions: [{ id: 'draft', status: 'draft', url: `${ROOT}draft/oauth-client-credentials.mdx` }],
  negotiation: {
    by: 'metadata',
    declares: ['authorization-server'],
    handshake: found,
    stateless: found,
    settings: {},
  },
  requirements: ofCredentials,
  supported: { by: ['mcpc'], seenOn: '2026-11-23', source: MATRIX },
};
