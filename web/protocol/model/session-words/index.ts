/** The words of requirements about sessions and transports. Apart from the ledger: findings and reference pages read them, judging does not. */
import type { RequirementWords } from '../schema.ts';
import { core } from './core.ts';
import { features } from './features.ts';
import { rounds } from './rounds.ts';
import { http } from './http.ts';
import { headers } from './headers.ts';
import { auth } from './auth.ts';
import { streams } from './streams.ts';
import { framing } from './framing.ts';

/** Words by ledger id. */
export const SESSION_WORDS: Readonly<Record<string, RequirementWords>> = {
  ...core,
  ...features,
  ...rounds,
  ...http,
  ...headers,
  ...auth,
  ...streams,
  ...framing,
};
