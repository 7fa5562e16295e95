/** All kinds of OAuth documents, in the order of recognition: the kind with the more specific members comes first. */
import type { DocumentKind } from '../define.ts';
import { authorizationRequest } from './authorize.ts';
import { challenge } from './challenge.ts';
import { accessTokenClaims } from './claims.ts';
import { clientDocument, registrationRequest, registrationResponse } from './clients.ts';
import { errorResponse } from './error.ts';
import { authorizationResponse } from './redirect.ts';
import { protectedResource } from './resource.ts';
import { authorizationServer } from './server.ts';
import { tokenRequest, tokenResponse } from './token.ts';

/** The kinds. At most one should recognize a text; the first that does wins. */
export const oauthKinds: readonly DocumentKind[] = [
  challenge,
  authorizationServer,
  protectedResource,
  clientDocument,
  tokenRequest,
  tokenResponse,
  registrationResponse,
  registrationRequest,
  errorResponse,
  authorizationRequest,
  authorizationResponse,
  accessTokenClaims,
];
