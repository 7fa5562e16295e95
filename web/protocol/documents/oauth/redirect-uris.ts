/** The redirect URIs of a client, in its metadata, its registration and the response to it (RFC 7591, RFC 6749). */
import { code, whatIs } from '../../json/describe.ts';
import { get } from '../../json/object.ts';
import { isUnread, oauthRule, type OAuthDocument, type ReportAt } from './rule.ts';
import { isPlainRemote, isSlot, partsOf } from './values.ts';

const REQUEST =
  '{"client_name":"Demo","redirect_uris":["http://localhost:3000/callback"],"grant_types":["authorization_code","refresh_token"],"response_types":["code"]}';

/** A client lists its redirect URIs. */
export const redirectUris = oauthRule('redirect-uris', 'MUST', 'registration', {
  title: 'A client must list its redirect URIs',
  why: 'Authorization servers send codes only to listed URIs.',
  good: [REQUEST, '{"client_name":"Job","grant_types":["client_credentials"]}'],
  bad: [
    '⟦{"client_name":"Demo","grant_types":["authorization_code"]}⟧',
    '{"client_name":"Demo","redirect_uris":⟦[]⟧}',
    '{"client_name":"Demo","redirect_uris":⟦"http://localhost:3000/callback"⟧}',
    '{"client_name":"Demo","redirect_uris":[⟦"/callback"⟧]}',
    '{"client_name":"Demo","redirect_uris":[⟦"https://app.example.com/callback#done"⟧]}',
    '{"client_name":"Demo","redirect_uris":[⟦"https://app.example.com/*"⟧]}',
  ],
});

/** Redirect URIs use `https` or `localhost`. */
export const redirectHttps = oauthRule('redirect-https', 'MUST', 'mcp', {
  title: 'Redirect URIs must use `https` or `localhost`',
  why: 'The authorization code is in the URI, which others on the network can read over `http`.',
  good: [REQUEST, '{"client_name":"Demo","redirect_uris":["com.example.app:/callback"]}'],
  bad: ['{"client_name":"Demo","redirect_uris":[⟦"http://app.example.com/callback"⟧]}'],
});

/** Reports what is wrong with `redirect_uris`. */
export function judgeRedirects(document: OAuthDocument, reportAt: ReportAt): void {
  const list = get(document.object, 'redirect_uris');
  const member = 'redirect_uris';
  if (list === undefined || isUnread(document, member)) return;
  if (!Array.isArray(list))
    return reportAt(redirectUris, `has ${whatIs(list)}, as \`redirect_uris\`. Write an array of URIs.`, { member });
  const { root } = document;
  const node = root.type === 'object' ? root.members.findLast(({ key }) => key === member)?.value : undefined;
  if (list.length === 0 && !(node?.type === 'array' && node.incomplete))
    reportAt(redirectUris, 'has an empty array as `redirect_uris`.', { member });
  list.forEach((item, index) => {
    if (item === null) return;
    if (typeof item !== 'string')
      return reportAt(redirectUris, `has ${whatIs(item)}, as a redirect URI.`, { member, index });
    if (/^https?:\/\/[^\s<>{}$]*\*[^\s<>{}$]*$/iu.test(item.slice(0, 2000)))
      return reportAt(
        redirectUris,
        `has the redirect URI ${code(item)} with \`*\`. Servers compare whole URIs; list each one.`,
        { member, index, severity: 'warning' },
      );
    if (isSlot(item)) return;
    if (isPlainRemote(item))
      reportAt(redirectHttps, `has the redirect URI ${code(item)}, which is not \`https\`.`, { member, index });
    else if (!partsOf(item) && !/^[a-z][a-z\d+.-]*:/iu.test(item))
      reportAt(redirectUris, `has the redirect URI ${code(item)}, which is not absolute.`, { member, index });
    else if (partsOf(item)?.hash === true)
      reportAt(redirectUris, `has the redirect URI ${code(item)} with a fragment. Remove it.`, { member, index });
  });
}
