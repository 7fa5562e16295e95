/** Scopes in OAuth documents and requests: one string with spaces between the scopes, or a list with one scope in each item. */
import { code } from '../../json/describe.ts';
import { get } from '../../json/object.ts';
import type { DocumentFinding } from '../define.ts';
import type { Parameter } from './form.ts';
import { oauthRule, type OAuthDocument, type ReportAt } from './rule.ts';

const SERVER =
  '"issuer":"https://auth.example.com","authorization_endpoint":"https://auth.example.com/authorize","token_endpoint":"https://auth.example.com/token","registration_endpoint":"https://auth.example.com/register","response_types_supported":["code"],"code_challenge_methods_supported":["S256"]';

/** Scopes joined by commas. */
export const scopeSeparator = oauthRule('scope-separator', 'SHOULD', 'scope', {
  title: 'Scopes should be separated by spaces',
  why: 'A comma is an allowed character of a scope, so the other side reads one long scope that it does not know.',
  good: ['{"access_token":"<token>","token_type":"Bearer","scope":"files:read files:write"}'],
  bad: ['{"access_token":"<token>","token_type":"Bearer","scope":⟦"files:read,files:write"⟧}'],
});

/** Several scopes in one item of a list. */
export const scopeItems = oauthRule('scope-items', 'SHOULD', 'scope', {
  title: 'Each item of `scopes_supported` should be one scope',
  why: 'A scope has no spaces, so a client that looks for one of these scopes in the list does not find it.',
  good: [`{${SERVER},"scopes_supported":["files:read","files:write"]}`],
  bad: [`{${SERVER},"scopes_supported":[⟦"files:read files:write"⟧]}`],
});

/** What is wrong with a scope string, as a predicate; null if it has no commas. */
export function scopeProblem(scope: string): string | null {
  return /[^,\s],+\s*[^,\s]/u.test(scope.slice(0, 2000))
    ? `has commas in the \`scope\` ${code(scope)}. Separate the scopes by spaces.`
    : null;
}

/** Reports commas in the member `scope`. */
export function judgeScope({ object }: OAuthDocument, reportAt: ReportAt): void {
  const scope = get(object, 'scope');
  const wrong = typeof scope === 'string' ? scopeProblem(scope) : null;
  if (wrong !== null) reportAt(scopeSeparator, wrong, { member: 'scope' });
}

/** Reports commas in the parameter `scope` of a URL or form. */
export function judgeScopeParameter(
  parameters: readonly Parameter[],
  report: (finding: DocumentFinding) => void,
): void {
  const scope = parameters.find(({ name }) => name === 'scope');
  const wrong = scope ? scopeProblem(scope.value) : null;
  if (scope && wrong !== null) report({ rule: scopeSeparator, what: `The request ${wrong}`, span: scope.span });
}

/** Reports items of `scopes_supported` that contain several scopes. */
export function judgeScopeItems({ object }: OAuthDocument, reportAt: ReportAt): void {
  const items = get(object, 'scopes_supported');
  if (!Array.isArray(items)) return;
  items.forEach((item, index) => {
    if (typeof item !== 'string' || !/[\w:./-]\s+[\w:./-]/u.test(item.slice(0, 2000)) || /[<>{}]/u.test(item)) return;
    const what = `has ${code(item)} as one scope. Write each scope as an item of its own.`;
    reportAt(scopeItems, what, { member: 'scopes_supported', index });
  });
}
