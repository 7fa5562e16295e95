/** Why does it not work? The causes that a text shows, the answer first. */
import { CATALOG } from '../documents/complaints/catalog.ts';
import { remediesOf } from './advice/index.ts';
import { answerCauses } from './answers.ts';
import { guessedCause, isExample, settledCause } from './certainty.ts';
import { complaintCauses, ENDED } from './complaints.ts';
import { crashCauses } from './crash.ts';
import { configCauses } from './config-causes.ts';
import type { Candidate, Cause, CauseSource } from './define.ts';
import { RANK } from './define.ts';
import { evidenceCauses } from './evidence.ts';
import { EVIDENCE } from './evidence-classes.ts';
import { framingCauses } from './framing.ts';
import { innermostFirst, isAnswered } from './innermost.ts';
import { causeOfStatus, httpCauses } from './http.ts';
import { type Line, linesBetween, recordLines, valueLines } from './lines.ts';
import { moreComplaints } from './more-complaints.ts';
import { laterFirst } from './overcome.ts';
import { asReport } from './printed.ts';
import { byVersion } from './renamed.ts';
import { reportCauses } from './reports/causes.ts';
import { sessionCauses } from './session.ts';
import { stdoutCauses } from './stdout.ts';
import { byAnswer, byStream } from './streams.ts';
import { symptomsOf } from './symptoms.ts';
import { unknownError } from './unknown.ts';
import { garbledLines, joinedLines } from './wrapped.ts';

/** Maximum number of causes that are returned. */
const MAX_LENGTH = 12;

/**
 * The causes, likeliest first: the first one answers “why does it not work?”. Empty if the text shows no failure. What is only a
 * consequence of a known cause comes last, as an info. Never throws.
 */
export function causesOf(source: CauseSource): Cause[] {
  const report = asReport(source);
  return report ? causesOfReport(report) : [];
}

function causesOfReport(source: CauseSource): Cause[] {
  const lines = linesBetween(source);
  const joined = joinedLines(source.text, lines);
  const known = complaintCauses(source);
  const isProse = (at: number): boolean =>
    lines.some(({ prose, span }) => prose && span.start <= at && !source.text.slice(span.end, at).includes('\n'));
  const first = [...known, ...moreComplaints(source, [...lines, ...joined, ...recordLines(source)], known)].map((one) =>
    guessedCause(source.text, byVersion(source.text, byFile(source.text, byStatus(source.text, one))), isProse),
  );
  const all = first.flatMap((one) => withSession(source.text, one));
  const answers = answerCauses(source, lines, all);
  // The parser of an answer of OAuth writes the same words as one that reads stdout.
  const oauth = answers.find(({ id }) => id === 'oauth-error-not-json');
  const meant = all.filter(
    (one) =>
      !isDescription(source.text, one) &&
      !isSourceCode(source.text, one) &&
      !isAnswered(source.text, one) &&
      !(isProse(one.span.start) && isExample(source.text, one.span.start)),
  );
  const named = oauth ? meant.filter(({ span }) => span.start > oauth.span.end || span.end < oauth.span.start) : meant;
  const found = [
    ...stdoutCauses(source, lines, joined, named),
    ...reportCauses(source, named),
    ...named,
    ...framingCauses(source),
    ...namedEnds(sessionCauses(source), named),
    ...httpCauses(source, lines, named),
    ...answers,
  ];
  // A program prints errors in good sessions too.
  const failed = isFailed(source, found);
  if (failed)
    found.push(
      ...crashCauses(source, [...lines, ...looseLines(source), ...garbledLines(lines)], found, hasEnd(source, found)),
    );
  found.push(
    ...evidenceCauses(
      source,
      [...lines, ...joined, ...recordLines(source), ...valueLines(source)],
      found,
      failed,
    ).filter((one) => !isSourceCode(source.text, one)),
  );
  const symptoms = found.length === 0 ? symptomsOf(source, [...lines, ...looseLines(source)]) : [];
  const isMessagesAlone = lines.length === 0 && source.records.length > 0;
  if (!isMessagesAlone) found.push(...configCauses(source, [...found, ...symptoms]));
  const unknown = found.length === 0 ? unknownError(source, lines) : null;
  // A description says more than an error that someone only quotes.
  const told =
    unknown &&
    symptoms[0]?.id !== 'error-reported' &&
    lines.some((one) => one.prose && one.span.start === unknown.span.start)
      ? symptoms
      : [];
  found.push(...(unknown ? [...told.map((one) => ({ ...one, rank: unknown.rank - 1 })), unknown] : symptoms));
  const sure = laterFirst(source.text, innermostFirst(source.text, found)).map((one) =>
    guessedCause(source.text, byStream(source.text, byAnswer(source.text, one, found)), isProse),
  );
  return ranked(sure).slice(0, MAX_LENGTH).map(published);
}

/** True for the description of an error of OAuth, which is about a sign-in, whatever its words. */
function isDescription(text: string, { id, span }: Candidate): boolean {
  if (id !== 'session-not-found-ts' && id !== 'invalid-or-expired-session') return false;
  const before = text.slice(Math.max(0, span.start - 120), span.start);
  return /"error\\{0,4}"\s{0,4}:\s{0,4}\\{0,4}"(?:invalid_|unauthorized_|access_)[^\n]{0,90}$/u.test(before);
}

/** Complaints about a line that is not JSON. */
const NOT_JSON: ReadonlySet<string> = new Set([
  'unexpected-token-not-valid-json',
  'unexpected-end-of-json',
  'extra-data-python',
]);
/** The frames of a runtime that compiles a file. */
const COMPILES =
  /^[^\n]{0,300}\n\s{0,12}at (?:compileSourceTextModule|wrapSafe|ModuleLoader\.|Loader\.moduleStrategy)/u;

/** True for an error of a file of the program: nobody read a message. */
function isSourceCode(text: string, { id, span }: Candidate): boolean {
  return NOT_JSON.has(id) && COMPILES.test(text.slice(span.start, span.end + 400));
}

/** The name of a configuration before the error, on its line. */
const OF_CONFIG = /(?:config\w{0,10}|settings|\bmcp)\.json\b[^\n]{0,40}$/iu;

/** A parser that rejected the file of a configuration did not read stdout. */
function byFile(text: string, one: Candidate): Candidate {
  if (!NOT_JSON.has(one.id)) return one;
  const { start } = one.span;
  if (!OF_CONFIG.test(text.slice(Math.max(0, text.lastIndexOf('\n', start - 1), start - 160), start))) return one;
  const isSecond = /after JSON|[Ee]xtra data/u.test(text.slice(start, one.span.end + 60));
  const file = EVIDENCE.find(({ id }) => id === 'roo-json-syntax');
  const id = isSecond ? 'claude-desktop-two-documents' : 'roo-json-syntax';
  return {
    ...one,
    id,
    rank: RANK.config - 1,
    severity: 'warning',
    title: (isSecond ? CATALOG.find((known) => known.id === id)?.title : file?.title) ?? one.title,
    why: file?.says ?? '',
    how: file?.how ?? [],
    ask: [],
  };
}

/** What the body of a refusal says about a session. */
const NO_SESSION = /\bno valid session\b/iu;

/** The cause that the body of a refusal names, and the refusal. */
function withSession(text: string, one: Candidate): Candidate[] {
  const id = 'bad-request-no-valid-session';
  const known = CATALOG.find((entry) => entry.id === id);
  if (!known || one.id !== 'error-posting-400' || !NO_SESSION.test(text.slice(one.span.start, one.span.end + 300)))
    return [one];
  const { title, says, next } = known;
  return [{ ...one, id, rank: RANK.http, title, why: says, how: remediesOf(id), ask: next }, one];
}

/** A complaint that only names a status has the meaning of that status. */
function byStatus(text: string, one: Candidate): Candidate {
  const isToken = one.id === 'sse-401' || one.id === 'error-posting-401';
  const isDown = one.id === 'error-posting-500';
  if (one.id !== 'mcp-go-status' && one.id !== 'http-error-status' && !isToken && !isDown) return one;
  const status = statusIn(text.slice(one.span.start, one.span.end));
  // What is between the client and the server answers with 502 and above.
  if (isDown)
    return Number(status) > 501 ? (causeOfStatus(Number(status), { ...one, id: 'http-error-status' }) ?? one) : one;
  if (isToken) return status === '403' ? (causeOfStatus(403, one) ?? one) : one;
  const meant = status === undefined ? null : causeOfStatus(Number(status), one);
  // Another complaint about the body says more.
  return { ...(meant ?? one), rank: Math.max(one.rank, RANK.http + 1) };
}

/** The last status in a wording, or what its words mean. */
function statusIn(wording: string): string | undefined {
  const found = [...wording.matchAll(/\b\d{3}\b/gu)].at(-1)?.[0];
  return found ?? (/too[ _]?large/iu.test(wording) ? '413' : undefined);
}

/** What was taken for a message and is a line of a program: it begins with a quotation mark. */
function looseLines(source: CauseSource): Line[] {
  return source.records.length > 3 ? [] : recordLines(source).filter(({ text }) => !/^[[{]/u.test(text));
}

/** True if the text shows an end, a failed start, or nothing but output. */
function isFailed(source: CauseSource, found: readonly Candidate[]): boolean {
  return (
    source.records.length === looseLines(source).length ||
    found.some(({ rank }) => rank >= RANK.time) ||
    hasEnd(source, found)
  );
}

/** True if the text shows that a process or a connection ended. */
function hasEnd(
  { outcome, sessions, records }: Pick<CauseSource, 'outcome' | 'sessions' | 'records'>,
  found: readonly Candidate[],
): boolean {
  return (
    found.some(({ rank, id }) => rank >= RANK.ended || rank <= RANK.crashed || id === 'handshake-unanswered') ||
    outcome.some(({ kind }) => kind === 'stopped' || kind === 'unanswered') ||
    sessions.some(({ state }) => state === 'asked') ||
    (records.length === 1 && records.method(0) === 'initialize')
  );
}

/** A handshake without a response takes the id of the line by which the host reports its end. */
function namedEnds(found: readonly Candidate[], named: readonly Candidate[]): Candidate[] {
  const end = named.find(({ id, rank }) => ENDED.has(id) && rank === RANK.ended && id !== 'socket-hang-up');
  return found.map((one) =>
    one.id === 'handshake-unanswered' && one.rank === RANK.ended - 1 && end
      ? { ...one, id: end.id, more: [end.span, ...one.more].slice(0, 5) }
      : one,
  );
}

/** Ordered by rank and place, each id once. Once the reason is known, the end of a process is only an aside. */
function ranked(found: readonly Candidate[]): Candidate[] {
  const ids = new Set<string>();
  // A client whose sign-in failed tries the older transport next.
  const isRefused = found.some(
    ({ rank, id }) => id.endsWith('registration-failed') || id.startsWith('no-dynamic') || rank === RANK.oauth - 1,
  );
  // The token that was sent is more than that the request was refused.
  const isReason = found.some(({ id }) => id === 'token-has-expired' || id === 'invalid-authorization-format');
  const isUnaccepted = found.some(({ id }) => id.startsWith('not-acceptable-'));
  const isMissing = found.some(({ id }) => id === 'output-schema-no-structured');
  // What an API says about a tool is more than the place of the tool.
  const isSaid = found.some(({ id }) => id !== 'anthropic-api-error' && /^(?:openai|anthropic)-/u.test(id));
  const isConnection = found.some(({ id }) => CONNECTIONS.has(id));
  const settled = found
    .map((one) => {
      // Servers write the heading of the one before the other.
      if (isMissing && one.id === 'structured-mismatch') return { ...one, rank: one.rank + 1 };
      if (isSaid && one.id === 'model-tool-refused') return { ...one, rank: RANK.tools + 1 };
      if (isConnection && one.id === 'npm-network') return { ...one, rank: RANK.network + 1 };
      // Without a network, a key says nothing.
      if (isConnection && one.id === 'environment-variable-missing' && /invalid api key/iu.test(one.what))
        return { ...one, rank: RANK.network + 1 };
      // A client that parses the text of a refusal fails too.
      if (isUnaccepted && one.id === 'extra-data-python') return { ...one, rank: RANK.http + 1 };
      if (isReason && one.id.endsWith('-401')) return { ...one, rank: Math.max(one.rank, RANK.oauth + 1) };
      return isRefused && /^sse-40\d$/u.test(one.id) ? { ...one, rank: RANK.time } : one;
    })
    .map(settledCause);
  // What leaves several causes open says less than what decides.
  const isDecided = settled.some(({ rank, severity }) => rank < RANK.lastWord && severity !== 'info');
  const order = ({ rank, severity }: Candidate): number =>
    isDecided && severity === 'info' ? Math.max(rank, RANK.lastWord - 2) : rank;
  const roots = settled
    .toSorted((a, b) => order(a) - order(b) || a.rank - b.rank || a.span.start - b.span.start)
    .filter(({ id }) => !ids.has(id) && ids.add(id));
  const known = roots.some(({ rank, severity }) => rank < RANK.lastWord && severity !== 'info');
  return known ? roots.map((one) => (one.rank >= RANK.lastWord ? { ...one, severity: 'info' as const } : one)) : roots;
}

/** Why a registry of packages is not reached: more than that it is not. */
const CONNECTIONS: ReadonlySet<string> = new Set(['tls-self-signed', 'enotfound', 'sse-conn-refused']);

function published(found: Candidate): Cause {
  const { id, severity, title, what, why, how, ask, span, more, entry, pointer } = found;
  return { id, severity, title, what, why, how, ask, span, more, entry, pointer };
}
