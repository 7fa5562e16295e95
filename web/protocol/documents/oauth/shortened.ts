/** Tokens and secrets that documentation shortens or replaces. */
import { get } from '../../json/object.ts';
import { oauthRule, type OAuthDocument, type ReportAt } from './rule.ts';
import { isSlot } from './values.ts';

/** A token that is not shown in full. */
export const shortened = oauthRule('token-shortened', 'INFO', 'issued', {
  title: 'The token is shortened or a placeholder',
  why: 'Its content is not judged.',
  good: ['{"access_token":"abc","token_type":"Bearer"}'],
  bad: ['{"access_token":⟦"eyJhbGc..."⟧,"token_type":"Bearer"}', '{"access_token":⟦"<token>"⟧,"token_type":"Bearer"}'],
});

/** Reports shortened values and placeholders of members that hold a token or a secret. */
export function judgeShortened({ object }: OAuthDocument, members: readonly string[], reportAt: ReportAt): void {
  for (const member of members) {
    const value = get(object, member);
    if (typeof value !== 'string') continue;
    if (/\.{3}|\u2026/u.test(value.slice(0, 5000)))
      reportAt(shortened, `The value of \`${member}\` is shortened.`, { member });
    else if (isSlot(value)) reportAt(shortened, `The value of \`${member}\` is a placeholder.`, { member });
  }
}
