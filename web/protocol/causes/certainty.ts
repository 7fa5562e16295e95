/** How sure a cause is: evidence that proves only a symptom leaves several causes open, and is never stated as certain. */
import { type Candidate, RANK } from './define.ts';

/** What the lines of a client that stopped waiting leave open. */
const WAITED =
  'The text does not decide between these: the program still starts or downloads, the handler waits for something, or the response is lost on its way.';
/** What a connection that failed leaves open. */
const UNREACHED =
  'The text does not decide between these: nothing listens at this address, the client runs where it has another meaning, or a proxy or certificate is in between.';
/** What a notification that was not accepted leaves open. */
const NOT_ACCEPTED =
  'The line does not decide between these: the server answers with an error, with a body that is not a message, or does not know its own session id.';
/** What 400 without a reason leaves open. */
const REFUSED =
  'The status does not decide between these: a missing session id or header, a body that is not a JSON-RPC message, or another transport. The body of the response names it.';
/** What 404 alone leaves open. */
const NOT_THERE =
  'The status does not decide between these: the path is wrong, the session is lost, or an OAuth endpoint is missing. The address of the request decides.';
/** What 405 alone leaves open. */
const NOT_TAKEN =
  'The status does not decide between these: for a POST, client and server use different transports; for a GET, the server only has no stream, which is allowed.';
/** What 403 alone leaves open. */
const NOT_ALLOWED =
  'The status does not decide between these: the token lacks a scope, the server refuses the `Origin`, or a firewall is in front of it. The body of the response names it.';

/** The causes that are only symptoms, with what is open; null keeps the reason of the cause itself. */
const OPEN: Readonly<Record<string, string | null>> = {
  'request-timed-out': WAITED,
  'py-timed-out-waiting': WAITED,
  'codex-startup-timeout': null,
  'maximum-total-timeout': WAITED,
  'fetch-failed': UNREACHED,
  'failed-to-open-sse': null,
  'error-posting-400': REFUSED,
  'error-posting-500': null,
  'sse-400': REFUSED,
  'sse-body-timeout': null,
  'notification-refused': NOT_ACCEPTED,
  'mcp-go-status': null,
  'mcp-go-not-initialized': null,
  'error-response': null,
  'error-reported': null,
};

/** What a bare status leaves open; null keeps the reason of its meaning. */
const STATUSES: Readonly<Record<string, string | null>> = {
  '400': REFUSED,
  '403': NOT_ALLOWED,
  '404': NOT_THERE,
  '405': NOT_TAKEN,
  '500': null,
};

/** Words with which people guess, and programs do not. */
const OWN_GUESS =
  /\b(?:not (?:really |quite )?sure (?:if|whether|why)|I (?:think|guess|suspect|assume|suppose|believe)|I['’]m guessing|my (?:guess|theory|suspicion))\b/iu;
/** Words of a guess that programs print too. */
const GUESS = /\b(?:(?:might|may|could) (?:be|have)|maybe|perhaps|possibly|probably|presumably)\b/iu;
/** How much of a text before and after its evidence is read for its sentence, UTF-16 units. */
const NEAR = 300;

/** The cause of a status that a text names without its request. */
export function byStatusOnly(status: number, one: Candidate): Candidate {
  const open = STATUSES[String(status)];
  return open === undefined ? one : { ...one, severity: 'info', why: open ?? one.why };
}

/** The cause, an info if its evidence is only a symptom. An address that does not answer is more than a request that failed. */
export function settledCause(one: Candidate): Candidate {
  const open = OPEN[one.id];
  const isMore = one.id === 'fetch-failed' && one.rank < RANK.order;
  if (open === undefined || one.severity !== 'warning' || isMore) return one;
  return { ...one, severity: 'info', why: open ?? one.why };
}

/** The cause, an info if only a guess in a sentence names it. `isProse`: its place is in a sentence that a person wrote. */
export function guessedCause(text: string, one: Candidate, isProse: (at: number) => boolean): Candidate {
  if (one.severity === 'info') return one;
  const sentence = sentenceAround(text, one.span.start);
  const isGuess = OWN_GUESS.test(sentence) || (GUESS.test(sentence) && isProse(one.span.start));
  return isGuess ? { ...one, severity: 'info' } : one;
}

/** An example of several failures, in brackets: none of them happened. */
const EXAMPLES =
  /\((?:e\.g\.|for example|such as|like|because of|due to)[^()\n]{0,200}(?:,|\/| or )[^()\n]{0,200}\)/giu;

/** True for a place inside of examples. */
export function isExample(text: string, at: number): boolean {
  const from = text.lastIndexOf('\n', at) + 1;
  if (at - from > 2000) return false;
  const line = text.slice(from, Math.min(text.length, at + NEAR));
  return [...line.matchAll(EXAMPLES)].some(
    ({ 0: found, index }) => from + index < at && at < from + index + found.length,
  );
}

/** The sentence at an offset, without its quotations. */
function sentenceAround(text: string, at: number): string {
  const before = text.slice(Math.max(0, at - NEAR), at);
  const after = text.slice(at, at + NEAR);
  const from = Math.max(before.lastIndexOf('\n'), before.lastIndexOf('. '), before.lastIndexOf('? ')) + 1;
  const end = /[.!?](?:\s|$)|\n/u.exec(after)?.index ?? after.length;
  return `${before.slice(from)}${after.slice(0, end)}`.replace(/`[^`\n]{0,300}`|"[^"\n]{0,300}"/gu, ' ');
}
