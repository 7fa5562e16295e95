/** Rules about authorization over HTTP, in the order of reporting. */
import type { WireRule } from '../define.ts';
import { authorizeRequest } from './authorize.ts';
import { challenges } from './challenges.ts';
import { clients } from './clients.ts';
import { discovery } from './discovery.ts';
import { documents } from './documents.ts';
import { grants } from './grants.ts';
import { scopes } from './scopes.ts';
import { tokenStatus } from './token-status.ts';
import { tokens } from './tokens.ts';

/** All rules of this area. */
export const authRules: readonly WireRule[] = [
  tokens,
  challenges,
  tokenStatus,
  documents,
  discovery,
  authorizeRequest,
  scopes,
  clients,
  grants,
];
