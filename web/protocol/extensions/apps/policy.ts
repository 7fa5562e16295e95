/** The policy of a view: its declared domains and permissions. */
import { code, named } from '../../json/describe.ts';
import { get, isObject } from '../../json/object.ts';
import type { JsonObject } from '../../json/types.ts';
import type { Path } from '../../json/plan.ts';
import type { ReportFault, Sent } from '../define.ts';

/** The lists of a policy. */
export const DOMAIN_LISTS = ['connectDomains', 'resourceDomains', 'frameDomains', 'baseUriDomains'] as const;
const PERMISSIONS = new Set(['camera', 'microphone', 'geolocation', 'clipboardWrite']);
/** Scheme, host and port, without a path; `*.` may stand for subdomains. */
const ORIGIN = /^[a-z][a-z0-9+.-]*:\/\/(?:\*\.)?[^\s/*?#]+\/?$/iu;
const KEYWORD = /^(?:\*|'[^']*'|[a-z][a-z0-9+.-]*:(?:\/\/\*?)?)$/iu;
/** Characters that end a source in a policy, apart from control characters. */
const SEPARATOR = /[;,"'\s]/u;

function hasControl(text: string): boolean {
  return Array.from(text).some((letter) => letter < ' ' || letter === '\u007F');
}

/** What is wrong with a declared domain; null for an origin. */
export function domainFault(domain: string): { requirement: string; says: string } | null {
  if (KEYWORD.test(domain)) return { requirement: 'apps/csp-domain-keyword', says: 'is no origin' };
  if (SEPARATOR.test(domain) || hasControl(domain))
    return { requirement: 'apps/csp-domain-injection', says: 'contains a character that ends a source in a policy' };
  if (ORIGIN.test(domain)) return null;
  return {
    requirement: 'apps/csp-domain-origin',
    says: /^[a-z][a-z0-9+.-]*:\/\//iu.test(domain) ? 'is no origin: it has a path or a wildcard' : 'has no scheme',
  };
}

/** Judges `csp` and `permissions` of a holder at `path`. Their types are judged elsewhere. */
export function judgePolicy(at: Sent, holder: JsonObject, path: Path, report: ReportFault): void {
  const csp = get(holder, 'csp');
  if (isObject(csp)) {
    for (const [key, list] of Object.entries(csp)) {
      if (!DOMAIN_LISTS.some((name) => name === key)) {
        report(at, {
          requirement: 'apps/csp-unknown-member',
          path: [...path, 'csp', key],
          mark: 'key',
          what: `In ${at.name.toLowerCase()}, \`csp\` has ${named(key)}, which MCP Apps does not define.`,
        });
        continue;
      }
      if (!Array.isArray(list)) continue;
      list.forEach((domain, index) => {
        const fault = typeof domain === 'string' ? domainFault(domain) : null;
        if (fault)
          report(at, {
            requirement: fault.requirement,
            path: [...path, 'csp', key, index],
            what: `In ${at.name.toLowerCase()}, ${code(domain)} in ${named(key)} ${fault.says}.`,
          });
      });
    }
  }
  const permissions = get(holder, 'permissions');
  if (!isObject(permissions)) return;
  for (const key of Object.keys(permissions)) {
    if (PERMISSIONS.has(key)) continue;
    report(at, {
      requirement: 'apps/permissions-unknown',
      path: [...path, 'permissions', key],
      mark: 'key',
      what: `In ${at.name.toLowerCase()}, \`permissions\` has ${named(key)}, which MCP Apps does not define.`,
    });
  }
}
