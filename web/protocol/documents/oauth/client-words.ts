/** The words that client metadata may have for its methods and types. */
import { code } from '../../json/describe.ts';
import { get } from '../../json/object.ts';
import { oauthRule, type OAuthDocument, type ReportAt } from './rule.ts';
import { isSlot } from './values.ts';

const REDIRECT = '"redirect_uris":["http://localhost:3000/callback"]';

/** Members of a client whose values are registered. */
export const registeredWords = oauthRule('registration-words', 'SHOULD', 'registration', {
  title: 'Methods and types of a client should be registered words',
  why: 'Authorization servers refuse words that they do not know, or use their default without a notice.',
  good: [`{"client_name":"Demo",${REDIRECT},"token_endpoint_auth_method":"none","application_type":"native"}`],
  bad: [
    `{"client_name":"Demo",${REDIRECT},"token_endpoint_auth_method":⟦"basic"⟧}`,
    `{"client_name":"Demo",${REDIRECT},"application_type":⟦"desktop"⟧}`,
  ],
});

/** Registered words: RFC 7591, section 2, OpenID Connect Dynamic Client Registration, and RFC 8705. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  token_endpoint_auth_method: [
    'none',
    'client_secret_basic',
    'client_secret_post',
    'client_secret_jwt',
    'private_key_jwt',
    'tls_client_auth',
    'self_signed_tls_client_auth',
  ],
  application_type: ['native', 'web'],
};

/** Reports other words. */
export function judgeWords({ object }: OAuthDocument, reportAt: ReportAt): void {
  for (const [member, known] of Object.entries(WORDS)) {
    const word = get(object, member);
    if (typeof word !== 'string' || isSlot(word) || /[:/]/u.test(word) || known.includes(word)) continue;
    const near = known.find((one) => one.includes(word)) ?? known[0];
    reportAt(registeredWords, `has ${code(word)} as \`${member}\`. Use a registered word, such as \`${near}\`.`, {
      member,
    });
  }
}
