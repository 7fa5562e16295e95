/** The authorization response: the redirect URI with a code or an error, as in the address bar (RFC 6749, RFC 9207). */
import { named } from '../../json/describe.ts';
import type { Span } from '../../types.ts';
import { defineDocument, type DocumentSubject } from '../define.ts';
import { queryIn, readForm, type Parameter } from './form.ts';
import { readHead } from './head.ts';
import { oauthRule } from './rule.ts';
import { isLoopback, partsOf } from './values.ts';

const GOOD = 'http://localhost:3000/callback?code=SplxlOBeZQQYbYS6WxSbIA&state=xyz';

const token = oauthRule('redirect-token', 'MUST NOT', 'authorize', {
  title: 'The redirect must carry a code, not a token',
  why: 'A token in a URL is stored in histories and logs, and OAuth 2.1, which MCP follows, has no such response.',
  good: [GOOD],
  bad: ['http://localhost:3000/callback#⟦access_token=abc⟧&token_type=bearer&state=xyz'],
});

const place = oauthRule('redirect-fragment', 'MUST', 'authorize', {
  title: 'The code must be in the query of the redirect URI',
  why: 'Browsers do not send the part after `#` to the server that receives the redirect.',
  good: [GOOD],
  bad: ['https://app.example.com/callback#⟦code=abc⟧&state=xyz'],
});

const plain = oauthRule('redirect-plain', 'MUST', 'mcp', {
  title: 'A redirect URI must be `localhost` or use `https`',
  why: 'Without encryption others on the network can read the code and redeem it.',
  good: [GOOD, 'cursor://anysphere.cursor-retrieval/oauth/callback?code=abc&state=xyz'],
  bad: ['⟦http://app.example.com/callback⟧?code=abc&state=xyz'],
});

const state = oauthRule('redirect-state', 'INFO', 'authorize', {
  title: 'The redirect has no `state`',
  why: 'A client recognizes by it that a redirect belongs to its own request.',
  good: [GOOD],
  bad: ['⟦http://localhost:3000/callback?code=abc&iss=https%3A%2F%2Fauth.example.com⟧'],
});

/** A redirect to the client with the result of an authorization. */
export const authorizationResponse = defineDocument({
  kind: 'oauth-authorization-response',
  rules: [token, place, plain, state],
  recognize(subject) {
    const found = redirectIn(subject);
    if (!found) return null;
    const because = `It is a URL with the ${found.error ? 'error' : 'result'} of an authorization.`;
    return { title: 'OAuth authorization response', because };
  },
  judge(subject, _, report) {
    const found = redirectIn(subject);
    if (!found) return;
    const { parameters, span, address, isFragment, error } = found;
    const of = (name: string): Parameter | undefined => parameters.find((one) => one.name === name);
    const parts = partsOf(address);
    if (parts?.scheme === 'http' && !isLoopback(parts.host))
      report({
        rule: plain,
        what: `The redirect URI ${named(address)} is not \`https\`.`,
        span: { start: span.start, end: span.start + address.length },
      });
    const issued = of('access_token');
    const code = of('code');
    if (issued)
      report({
        rule: token,
        what: 'The redirect carries an `access_token`. Use `response_type=code`.',
        span: issued.span,
      });
    else if (isFragment && code)
      report({ rule: place, what: 'The `code` is after `#`. Put it into the query.', span: code.span });
    if (!of('state') && !error) report({ rule: state, what: 'The redirect has no `state`.', span });
  },
});

interface Redirect {
  readonly parameters: readonly Parameter[];
  /** The URL, and its part before the parameters. */
  readonly span: Span;
  readonly address: string;
  readonly isFragment: boolean;
  readonly error: boolean;
}

const LONGEST = 16_384;
const LINK = /^\s*(?:Location:\s*|GET\s+|\$ ?open\s+)?["'<]?(?=[a-z][a-z\d+.-]{1,40}:\/\/|\/)/iu;

function redirectIn({ text, span, tree, syntax }: DocumentSubject): Redirect | null {
  if (tree || (syntax !== 'header' && syntax !== 'url')) return null;
  const location = readHead(text, span)?.fields.find(({ name }) => name === 'location');
  const range = location ? location.span : span;
  const shown = text.slice(range.start, Math.min(range.end, range.start + LONGEST));
  const head = LINK.exec(shown);
  if (!head) return null;
  const link = /^[^\s"'<>]+/u.exec(shown.slice(head[0].length))?.[0] ?? '';
  const mark = link.search(/[?#]/u);
  if (mark < 0) return null;
  const start = range.start + head[0].length;
  const parameters = readForm(text, { start: start + mark + 1, end: start + link.length });
  if (!parameters) return null;
  const query = queryIn(parameters);
  const isRequest = query('response_type') !== null || query('grant_type') !== null || query('client_id') !== null;
  const result = query('code') ?? query('access_token');
  const error = query('error') !== null && query('state') !== null;
  const address = link.slice(0, mark);
  const known = query('state') !== null || query('iss') !== null || /callback|redirect|oauth/iu.test(address);
  if (isRequest || !known || (result === null && !error)) return null;
  return { parameters, span: { start, end: start + link.length }, address, isFragment: link[mark] === '#', error };
}
