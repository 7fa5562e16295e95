/** Which requirements are about one message, and which about several or about what carries them. For tests. */
import { SESSION_AREAS } from '../model/requirements/index.ts';
import { sessionRules } from '../rules/session/index.ts';

const across = new Set([
  ...Object.values(SESSION_AREAS).flatMap((rows) => Object.keys(rows)),
  ...sessionRules.flatMap(({ requirements }) => requirements),
]);

/** True where one message alone shows it. */
export function isOfOneMessage(id: string): boolean {
  return !across.has(id);
}

const rules = new Set(sessionRules.map(({ id }) => id));

/** True for what a rule about one message says; rules about several have tests of their own. */
export function isSaidOfOne({ rule }: { readonly rule: string }): boolean {
  return !rules.has(rule);
}
