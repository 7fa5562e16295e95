/** Event streams that failed: the request whose status it is, and whether the server was reached. */
import { type Candidate, RANK } from './define.ts';

/** What Spring’s `WebClient` prints of such a request. */
const GET = /\bfrom GET https?:\S{1,200}\/sse\b/u;
/** Ktor’s error of a stream. A status that means another transport is then about the stream; any path can be wrong. */
const KTOR = /\bSSEClientException\b/u;
/** A status that is taken for that of a POST. */
const POSTED = /^error-posting-(40[0145])$/u;
/** How much around the status is read, UTF-16 units. */
const NEAR = 200;

/** What Bun prints for any failure of a stream, also for an answer with an error. */
const BUN = /^Unable to connect\. Is the computer able/u;

/** The cause, an aside if the server was reached after all: `all` has a reason that only its answer can have. */
export function byAnswer(text: string, one: Candidate, all: readonly Candidate[]): Candidate {
  if (!BUN.test(text.slice(one.span.start, one.span.end + 40))) return one;
  const isAnswered = all.some(
    ({ id, rank, severity }) => id !== one.id && severity !== 'info' && rank >= RANK.http && rank <= RANK.order,
  );
  return isAnswered ? { ...one, rank: RANK.aside - 1, severity: 'info' } : one;
}

/** The cause with the id of the stream, if the text around it names the request for one. */
export function byStream(text: string, one: Candidate): Candidate {
  const status = POSTED.exec(one.id)?.[1];
  const { start, end } = one.span;
  if (status === undefined || /\bPOST/u.test(text.slice(start, end))) return one;
  const near = text.slice(Math.max(0, start - NEAR), end + NEAR);
  return GET.test(near) || (status !== '404' && KTOR.test(near)) ? { ...one, id: `sse-${status}` } : one;
}
