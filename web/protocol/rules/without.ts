/** Requirements that nothing here reports, each with the reason. */
import { withoutRule as base } from './shape/base/without.ts';
import { withoutRule as elicitation } from './shape/elicitation/without.ts';
import { withoutRule as flows } from './shape/flows/without.ts';
import { withoutRule as resources } from './shape/resources/without.ts';
import { withoutRule as sampling } from './shape/sampling/without.ts';
import { withoutRule as tools } from './shape/tools/without.ts';

/** Reasons by ledger id. */
export const WITHOUT_RULE: Readonly<Record<string, string>> = {
  ...base,
  ...tools,
  ...resources,
  ...sampling,
  ...elicitation,
  ...flows,
};

/** Reasons by scope, for what no single message can show. */
export const LATER: Readonly<Record<string, string>> = {
  exchange: 'later: a request and its answer are not compared yet',
  session: 'later: sessions are not followed from message to message yet',
  http: 'later: HTTP requests and responses are not judged yet',
  stdio: 'later: lines on stdin and stdout are not judged yet',
  sse: 'later: event streams are not judged yet',
};

/** Why no rule and no type reports an entry, or null when nobody has written it down. */
export function reasonWithout(id: string, scope: string): string | null {
  if (Object.hasOwn(WITHOUT_RULE, id)) return WITHOUT_RULE[id] ?? null;
  return Object.hasOwn(LATER, scope) ? (LATER[scope] ?? null) : null;
}
