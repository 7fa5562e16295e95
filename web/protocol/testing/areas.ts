/** Which requirements concern one message, and which concern several messages or their transport. For tests. */
import { SESSION_AREAS } from '../model/requirements/index.ts';
import { sessionRules } from '../rules/session/index.ts';

const across = new Set([
  ...Object.values(SESSION_AREAS).flatMap((rows) => Object.keys(rows)),
  ...sessionRules.flatMap(({ requirements }) => requirements),
]);

/** True if one message alone is enough evidence. */
export function isOfOneMessage(id: string): boolean {
  return !across.has(id);
}

const rules = new Set(sessionRules.map(({ id }) => id));

/** True if a rule about one message reports it; rules about several messages have their own tests. */
export function isAboutOneMessage({ rule }: { readonly rule: string }): boolean {
  return !rules.has(rule);
}
