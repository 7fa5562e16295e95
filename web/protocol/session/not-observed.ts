/** What could not be judged, said plainly: not observed is not the same as right. */
import type { CheckOptions, NotObserved, RevisionId, SessionSummary } from '../types.ts';
import type { Present } from './row-list.ts';

/** A result whose type nothing in the text names. */
export interface Guess {
  entry: number;
  type: string;
  because: string;
}

/** Said of what looks like a log before the readers of logs are there. */
export const STILL_WAITING: NotObserved = {
  what: 'What this log holds',
  because: 'The readers of logs are still loading; until then only whole messages on lines of their own are judged.',
};

/** How far the judgement went. */
export interface Reached {
  revision: RevisionId;
  deep: boolean;
  guesses: readonly Guess[];
  unjudged: readonly NotObserved[];
}

/** The list for a report on so many messages. `sessions` are those that were followed. */
export function notObserved(
  count: number,
  { kinds, unsure }: Present,
  options: CheckOptions,
  judged: Reached,
  sessions: readonly SessionSummary[],
): NotObserved[] {
  const out: NotObserved[] = [];
  if ([...kinds].every((kind) => kind === 'invalid')) return out;
  if (!judged.deep) {
    out.push({
      what: 'What stands inside `params` and `result`',
      because: 'The types of this revision are not loaded yet; the envelope, `_meta` and error objects are judged.',
    });
  }
  for (const { entry, type, because } of judged.guesses) {
    out.push({
      what: `What message ${entry + 1} answers`,
      because: `It is taken for ${/^[AEIOU]/u.test(type) ? 'an' : 'a'} \`${type}\`, since ${because}.`,
    });
  }
  out.push(...judged.unjudged);
  if (count > 1) out.push(...betweenMessages(judged, sessions));
  if (unsure) {
    out.push({
      what: 'Whether the right side speaks',
      because: 'The text does not show who sent the message; choose the sender to have it judged.',
    });
  }
  if (!options.transport) {
    out.push({
      what: 'Framing on the wire',
      because: 'The text does not show how the messages travelled (stdio, HTTP or SSE).',
    });
  }
  return out;
}

/** Requests without an answer that are named. */
const NAMED = 6;

/** What several messages leave open: what came before the text, what comes behind it, and between its sessions. */
function betweenMessages({ deep, revision }: Reached, sessions: readonly SessionSummary[]): NotObserved[] {
  if (!deep) {
    return [
      {
        what: 'What the messages are to each other',
        because: 'Handshake, ids, answers and capabilities are followed once the types are loaded.',
      },
    ];
  }
  const out: NotObserved[] = [];
  const excerpts = sessions.filter((one) => beginsInTheMiddle(one, sessions.length === 1 ? revision : one.revision));
  if (excerpts.length > 0) {
    const which = sessions.length === 1 ? 'The text' : `${excerpts.length} of ${sessions.length} sessions`;
    const [shows, its] = excerpts.length === 1 || sessions.length === 1 ? ['shows', 'its'] : ['show', 'their'];
    out.push({
      what: 'What came before the first message',
      because: `${which} ${shows} no \`initialize\`, so the handshake and the capabilities are unknown, and ${its} answers may belong to requests from before.`,
    });
  }
  if (sessions.length > 1) {
    out.push({
      what: 'What one session has to do with another',
      because: `The text holds ${sessions.length} sessions, and each is followed by itself.`,
    });
  }
  if (sessions.some(({ mixed }) => mixed)) {
    out.push({
      what: 'Which session some messages belong to',
      because:
        'Messages of two handshakes are mixed, and nothing names their session: ids that come twice, and requests that seem to lack an answer, are not judged there.',
    });
  }
  const open = sessions.reduce((sum, { unansweredCount }) => sum + unansweredCount, 0);
  if (open > 0) {
    const named = sessions.flatMap(({ unanswered }) => unanswered).toSorted((one, other) => one - other);
    out.push({
      what: open === 1 ? 'Whether one request is ever answered' : `Whether ${open} requests are ever answered`,
      because: `The text shows no answer to ${listOf(named.slice(0, NAMED), open)}; it may end too early.`,
    });
  }
  return out;
}

function beginsInTheMiddle({ state }: SessionSummary, revision: RevisionId): boolean {
  return state === 'excerpt' && revision !== 'jsonrpc-2.0' && revision !== '2026-07-28';
}

/** «message 3», «messages 3 and 5», «messages 1, 2, 3 and 4 more». */
function listOf(entries: readonly number[], count: number): string {
  const names = entries.map((entry) => String(entry + 1));
  if (count > entries.length) names.push(`${count - entries.length} more`);
  const last = names.pop() ?? '';
  return names.length === 0 ? `message ${last}` : `messages ${names.join(', ')} and ${last}`;
}
