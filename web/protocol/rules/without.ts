/** Requirements that nothing here reports, each with the reason. */
import { withoutRule as base } from './shape/base/without.ts';
import { withoutRule as elicitation } from './shape/elicitation/without.ts';
import { withoutRule as flows } from './shape/flows/without.ts';
import { withoutRule as resources } from './shape/resources/without.ts';
import { withoutRule as sampling } from './shape/sampling/without.ts';
import { withoutRule as tools } from './shape/tools/without.ts';
import { withoutRule as core } from './session/core/without.ts';
import { withoutRule as features } from './session/features/without.ts';
import { withoutRule as rounds } from './session/rounds/without.ts';
import { withoutRule as auth } from './transport/auth/without.ts';
import { withoutRule as framing } from './transport/framing/without.ts';
import { withoutRule as headers } from './transport/headers/without.ts';
import { withoutRule as http } from './transport/http/without.ts';
import { withoutRule as streams } from './transport/streams/without.ts';

/** Reasons by ledger id. */
export const WITHOUT_RULE: Readonly<Record<string, string>> = {
  'direction/change-notification-from-client':
    'The same is found as `methods/client-sends-server-notification`, by the sender in the method table.',
  ...base,
  ...tools,
  ...resources,
  ...sampling,
  ...elicitation,
  ...flows,
  ...core,
  ...features,
  ...rounds,
  ...http,
  ...headers,
  ...auth,
  ...streams,
  ...framing,
};

/** Why no rule and no type reports an entry, or null when nobody has written it down. */
export function reasonWithout(id: string): string | null {
  return Object.hasOwn(WITHOUT_RULE, id) ? (WITHOUT_RULE[id] ?? null) : null;
}
