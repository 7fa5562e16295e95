/** Lists what could not be judged: not observed does not mean valid. */
import type { CheckOptions, NotObserved, RevisionId, SessionSummary } from '../types.ts';
import type { Present } from './row-list.ts';

/** A result whose type cannot be determined from the text. */
export interface Guess {
  entry: number;
  type: string;
  because: string;
}

/** Reported for text that looks like a log while the log parsers are loading. */
export const STILL_WAITING: NotObserved = {
  what: 'The contents of this log',
  because: 'The log parsers are still loading; until then, only whole messages on separate lines are judged.',
};

/** What was included in the judgment. */
export interface Reached {
  revision: RevisionId;
  deep: boolean;
  guesses: readonly Guess[];
  unjudged: readonly NotObserved[];
}

/** The list for a report with this number of messages. `sessions` are the followed ones. */
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
      what: 'The contents of `params` and `result`',
      because:
        'The types of this revision are not loaded yet; only the envelope, `_meta` and error objects are judged.',
    });
  }
  for (const { entry, type, because } of judged.guesses) {
    out.push({
      what: `Which request message ${entry + 1} answers`,
      because: `It is treated as ${/^[AEIOU]/u.test(type) ? 'an' : 'a'} \`${type}\`, because ${because}.`,
    });
  }
  out.push(...judged.unjudged);
  if (count > 1) out.push(...betweenMessages(judged, sessions));
  if (unsure) {
    out.push({
      what: 'Whether the correct side sent the message',
      because: 'The text does not show who sent the message; select the sender to have it judged.',
    });
  }
  if (!options.transport) {
    out.push({
      what: 'Framing on the wire',
      because: 'The text does not show the transport of the messages (stdio, HTTP or SSE).',
    });
  }
  return out;
}

/** Maximum number of unanswered requests listed. */
const NAMED = 6;

/** What several messages leave open: what came before the text, what follows it, and how its sessions relate. */
function betweenMessages({ deep, revision }: Reached, sessions: readonly SessionSummary[]): NotObserved[] {
  if (!deep) {
    return [
      {
        what: 'How the messages relate to each other',
        because: 'The handshake, ids, responses and capabilities are followed once the types are loaded.',
      },
    ];
  }
  const out: NotObserved[] = [];
  const excerpts = sessions.filter((one) => beginsInTheMiddle(one, sessions.length === 1 ? revision : one.revision));
  if (excerpts.length > 0) {
    const which = sessions.length === 1 ? 'The text' : `${excerpts.length} of ${sessions.length} sessions`;
    const [shows, its] = excerpts.length === 1 || sessions.length === 1 ? ['shows', 'its'] : ['show', 'their'];
    out.push({
      what: 'The messages before the first one',
      because: `${which} ${shows} no \`initialize\`, so the handshake and the capabilities are unknown, and ${its} responses may belong to earlier requests.`,
    });
  }
  if (sessions.length > 1) {
    out.push({
      what: 'How the sessions relate to each other',
      because: `The text contains ${sessions.length} sessions, and each is judged separately.`,
    });
  }
  if (sessions.some(({ mixed }) => mixed)) {
    out.push({
      what: 'Which session some messages belong to',
      because:
        'Messages of two handshakes are interleaved, and nothing names their session. Duplicate ids and requests that seem unanswered are not judged there.',
    });
  }
  const open = sessions.reduce((sum, { unansweredCount }) => sum + unansweredCount, 0);
  if (open > 0) {
    const named = sessions.flatMap(({ unanswered }) => unanswered).toSorted((one, other) => one - other);
    out.push({
      what: open === 1 ? 'Whether one request is ever answered' : `Whether ${open} requests are ever answered`,
      because: `The text contains no response to ${listOf(named.slice(0, NAMED), open)}; it may end too early.`,
    });
  }
  return out;
}

function beginsInTheMiddle({ state }: SessionSummary, revision: RevisionId): boolean {
  return state === 'excerpt' && revision !== 'jsonrpc-2.0' && revision !== '2026-07-28';
}

/** “message 3”, “messages 3 and 5”, “messages 1, 2, 3 and 4 more”. */
function listOf(entries: readonly number[], count: number): string {
  const names = entries.map((entry) => String(entry + 1));
  if (count > entries.length) names.push(`${count - entries.length} more`);
  const last = names.pop() ?? '';
  return names.length === 0 ? `message ${last}` : `messages ${names.join(', ')} and ${last}`;
}
