/** What is wrong with progress for a token that no request of the other side gave. */
import type { Report, SessionView, Step } from '../define.ts';
import { code } from '../../../json/describe.ts';
import { taskOfOtherToken } from '../rounds/task-token.ts';
import { opposite, told } from './reading.ts';
import type { ProgressTokens, Token } from './progress-tokens.ts';

const PATH = ['params', 'progressToken'];

/** Says what is wrong with a token that no request of the other side gave; false where the text does not show enough. */
export function blameStray(
  session: SessionView,
  report: Report,
  step: Step,
  token: Token,
  tokens: ProgressTokens,
): boolean {
  const { ref: at, name, from, inferred } = step;
  const asker = from === 'unknown' ? null : opposite(from);
  const meant = tokens.near(token, asker);
  const bare = tokens.bare(asker);
  const own = from === 'unknown' || inferred ? null : tokens.of(token, from);
  if (meant) {
    const right = meant.token;
    report({
      requirement: 'progress/token-type-changed',
      at,
      path: PATH,
      title: 'A progress token keeps its JSON type',
      what: `${name} names the token ${code(token)}, a ${typeof token}; ${told(session, meant.call)} gave ${code(right)}, a ${typeof right}. They are different tokens.`,
      fix: { says: `Use ${code(right)}.`, safety: 'safe', steps: [{ do: 'replace', path: PATH, value: right }] },
      ties: [{ at: meant.call.ref }],
    });
  } else if (own && session.whole) {
    report({
      requirement: 'progress/sent-by-requester',
      at,
      title: 'Progress comes from the side that does the work',
      what: `${name} and ${told(session, own)}, which gave the token ${code(token)}, both come from the ${from}. Only the other side knows how far the work is.`,
      ties: [{ at: own.ref }],
      unless: ['methods/client-progress-in-stateless'],
    });
  } else if (bare && (String(bare.id) === String(token) || (session.whole && !tokens.active(asker)))) {
    report({
      requirement: 'progress/not-requested',
      at,
      path: PATH,
      title: 'Who gives no token gets no progress',
      what: `${name} names the token ${code(token)}, but ${told(session, bare)} with the id ${code(bare.id)} gave none: there is no \`progressToken\` in its \`_meta\`.`,
      ties: [{ at: bare.ref }],
    });
  } else if (session.whole && !taskOfOtherToken(session, step)) {
    report({
      requirement: 'progress/unknown-token',
      at,
      path: PATH,
      title: 'A progress token is one that a request gave',
      what: `${name} names the token ${code(token)}, and no request ${asker === null ? '' : `of the ${asker} `}before it gave that token.`,
    });
  } else return false;
  return true;
}
