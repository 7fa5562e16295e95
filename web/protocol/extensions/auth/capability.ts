/** Declarations of the extensions of authorization, which need none. */
import { named } from '../../json/describe.ts';
import { get, isObject, objectAt } from '../../json/object.ts';
import { clientCredentials, enterprise } from '../../model/extensions/authorization.ts';
import { clientCapabilities } from '../apps/capability.ts';
import { defineMessageRule } from '../define.ts';

const OWN = [
  [enterprise, 'auth-ext/enterprise-capability'],
  [clientCredentials, 'auth-ext/client-credentials-capability'],
] as const;

/** Settings that the extensions do not define. */
export const authorizationDeclared = defineMessageRule({
  id: 'auth-ext/declared',
  requirements: OWN.map(([, requirement]) => requirement),
  judge(at, report) {
    const found = clientCapabilities(at);
    if (!found) return;
    for (const [{ id, title }, requirement] of OWN) {
      const settings = get(objectAt(found.capabilities, 'extensions'), id);
      if (!isObject(settings) || Object.keys(settings).length === 0) continue;
      report(at, {
        requirement,
        path: [...found.path, 'extensions', id],
        mark: 'key',
        what: `${at.name} declares ${named(id)} with settings; ${title} defines none.`,
      });
    }
  },
});
