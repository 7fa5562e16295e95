/** Causes that the text names itself: error lines of the catalog of complaints. */
import { CATALOG } from '../documents/complaints/catalog.ts';
import type { Complaint, ComplaintGroup } from '../documents/complaints/define.ts';
import { recognizeComplaints } from '../documents/complaints/recognize.ts';
import { get, isObject, objectAt } from '../json/object.ts';
import type { JsonObject, JsonValue } from '../json/types.ts';
import { remediesOf } from './advice/index.ts';
import { candidate, type Candidate, type CauseSource, RANK } from './define.ts';
import { emitterIn } from './emitters.ts';
import { isQuoted } from './quoted-in-code.ts';
import { isRecovered } from './recovered.ts';
import { quoted, quotedWhole } from './quote.ts';
import { partAt, placeAt } from './reading.ts';
import { searchedRanges } from './searched.ts';
import { type ExplainedComplaint, hasHttp, withoutHttp } from './without-http.ts';
import { unwrapped } from './wrapped.ts';
import type { Severity, Span } from '../types.ts';

/** The rank of a group. */
const GROUPS: Readonly<Record<ComplaintGroup, number>> = {
  start: RANK.notStarted,
  stdout: RANK.stdout,
  http: RANK.http,
  oauth: RANK.oauth,
  config: RANK.config,
  order: RANK.order,
  methods: RANK.capability,
  tools: RANK.tools,
  result: RANK.report,
  jsonrpc: RANK.report,
  time: RANK.time,
  'llm-api': RANK.tools,
  registry: RANK.tools,
  bundle: RANK.config,
};

/** Ids of complaints that are a consequence: the reason is elsewhere in the log, or not in it. */
export const ENDED: ReadonlySet<string> = new Set([
  'connection-closed-32000',
  'claude-could-not-attach',
  'claude-transport-closed-unexpectedly',
  'claude-server-disconnected',
  'codex-handshake-closed',
  'vscode-exited-before-initialize',
  'vscode-waiting-initialize',
  'supergateway-child-exit',
  'gemini-discovery-error',
  'cursor-client-closed',
  'cursor-no-tools',
  'py-connection-closed',
  'csharp-exited',
  'fastmcp-client-failed',
  'java-client-failed-init',
  'py-task-group-exception',
  'sse-unknown-error',
  'max-reconnect',
  'socket-hang-up',
  'not-connected',
  'session-terminated',
  'error-executing-tool',
  'mcp-remote-fallback-giveup',
  'inspector-connection-error',
]);
/** Outer complaints: what they quote is the better answer. */
const OUTER: ReadonlySet<string> = new Set([
  'fetch-failed',
  'failed-to-open-sse',
  'error-posting-400',
  'codex-handshake-send-error',
  'openai-424-tool-list',
]);
/** The question of `npx` and its answer `y`. */
const CONSENT = /^[^?]{0,400}\? \(y\) {1,2}y/u;
/** Normal behavior that is logged as an error, or a hint. */
const HARMLESS: ReadonlySet<string> = new Set([
  'method-not-allowed',
  'tool-name-warning',
  'unknown-progress-token',
  'tool-already-exists-py',
  'claude-code-config-not-found',
]);
/** The rank of those that are nearer to the root than their group. */
const OWN_RANK: Readonly<Record<string, number>> = {
  'npx-needs-consent': RANK.crashed,
  eaddrinuse: RANK.crashed,
  'docker-not-interactive': RANK.crashed,
  'docker-daemon': RANK.notStarted,
  'codex-startup-timeout': RANK.time,
  'unexpected-token-html': RANK.http,
  'sse-conn-refused': RANK.network,
  'tls-self-signed': RANK.network,
  enotfound: RANK.network,
  'claude-code-result-too-large': RANK.tools,
  'www-authenticate-401': RANK.oauth + 1,
  // What the parser rejected says more.
  'claude-config-unreadable': RANK.config + 1,
  // What the body quotes says more.
  'error-posting-500': RANK.lastWord + 1,
};

/** Groups of complaints about a message or a stream that breaks the protocol. */
const BREACHES: ReadonlySet<ComplaintGroup> = new Set(['stdout', 'order', 'methods', 'tools', 'result', 'jsonrpc']);
/** Refusals over HTTP whose request breaks the protocol. */
const HTTP_BREACHES =
  /^(?:not-acceptable-|unsupported-media-type|invalid-content-type-header|parse-error-|bad-request-|header-mismatch|host-protocol-version-header)/u;

/** True if the line proves that a side broke the protocol; a program that does not start breaks none. */
function isBreach(id: string, group: ComplaintGroup): boolean {
  return BREACHES.has(group) || (group === 'http' && HTTP_BREACHES.test(id));
}

/** Maximum number of places of one cause. */
const PLACES = 5;
/** One cause for each complaint of the text, at its first place. */
export function complaintCauses(source: CauseSource): Candidate[] {
  const { text, records } = source;
  const found = complaintsIn(source);
  if (found.length === 0) return [];
  const entries = spansOf(source);
  const byId = new Map<string, { complaint: Complaint; entry: number; places: Span[]; loud: boolean }>();
  for (const complaint of found) {
    if (isQuoted(source, complaint.span)) continue;
    const entry = entryAt(entries, complaint.span.start);
    if (entry >= 0 && !reports(records.entries.valueAt(entry), complaint, isLone(source, entry))) continue;
    const isValue =
      entry < 0 && partAt(source.intake.parts, complaint.span.start)?.kind.startsWith('fragment-') === true;
    const isError = isValue || (entry >= 0 && isLone(source, entry));
    const loud = isError
      ? !EXPLAINED.has(complaint.id) || isBeside(found, complaint)
      : entry < 0 || !isFailedCall(source, entry);
    const known = byId.get(complaint.id);
    if (known) known.places.push(complaint.span);
    // One place outside of failed calls makes it the failure of the session.
    if (known && (known.loud || !loud)) continue;
    byId.set(complaint.id, { complaint, entry, places: known?.places ?? [], loud });
  }
  const overHttp = hasHttp(source);
  return [...byId.values()].map(({ complaint, entry, places, loud }) => {
    const cause = causeOf(text, overHttp ? complaint : withoutHttp(complaint), entry, places);
    // Another transport does not help a request without a token.
    const isOver =
      complaint.group === 'http' &&
      !complaint.id.endsWith('-401') &&
      isRecovered(text, complaint.span, places.at(-1), byId.size > 1);
    const isAnswered = complaint.id === 'npx-needs-consent' && CONSENT.test(text.slice(complaint.span.end));
    return loud && !isOver && !isAnswered ? cause : { ...cause, rank: RANK.aside - 1, severity: 'info' };
  });
}

/** True if the text has the complaint of a host outside of this one: something failed. */
function isBeside(found: readonly Complaint[], one: Complaint): boolean {
  return found.some(({ id, span }) => ENDED.has(id) && (span.end <= one.span.start || one.span.end <= span.start));
}

/** The complaints of a text; those whose wording is broken into lines are last. */
function complaintsIn(source: CauseSource): readonly Complaint[] {
  const { text } = source;
  const found = searchedRanges(source).flatMap((range) => recognizeComplaints(text, range));
  const joined = unwrapped(text);
  if (!joined) return found;
  const known = new Set(found.map(({ id }) => id));
  const broken = recognizeComplaints(joined.text, { start: 0, end: joined.text.length })
    .filter(({ id }) => !known.has(id))
    .map((one) => ({
      ...one,
      span: joined.placeOf(one.span),
      payloads: one.payloads.map((span) => joined.placeOf(span)),
    }));
  // What is recognized across the break may be more special.
  const general = new Set(broken.flatMap(({ id }) => CATALOG.find((one) => one.id === id)?.over ?? []));
  return [...found.filter(({ id }) => !general.has(id)), ...broken];
}

/** True for a call of a tool that failed in a session that goes on: the model reads the error, and nothing is broken. */
function isFailedCall({ records, sessions }: CauseSource, entry: number): boolean {
  if (sessions[records.session(entry)]?.state !== 'running') return false;
  const value = records.entries.valueAt(entry);
  const isError = isObject(value) && get(objectAt(value, 'result'), 'isError') === true;
  return isError || records.method(records.answers(entry)) === 'tools/call';
}

function causeOf(text: string, complaint: ExplainedComplaint, entry: number, places: readonly Span[]): Candidate {
  const { id, group, title, span, says, causes, next, how } = complaint;
  const { emitter, isOpen } = emitterIn(text, complaint);
  const consequence = ENDED.has(id);
  const harmless = HARMLESS.has(id);
  const severity: Severity = harmless || consequence || isOpen ? 'info' : isBreach(id, group) ? 'error' : 'warning';
  const rank = harmless
    ? RANK.aside
    : consequence
      ? RANK.ended
      : OUTER.has(id)
        ? RANK.time - 2
        : (OWN_RANK[id] ?? GROUPS[group]);
  const [likely = ''] = causes;
  const inside = complaint.payloads[0];
  const shows = inside ? ` It quotes ${quoted(text.slice(inside.start, inside.end))}.` : '';
  return candidate({
    id,
    rank,
    severity,
    title,
    what: `${emitter || 'The error'}: ${quotedWhole(text, span, entry < 0)}. ${says}${shows}`,
    why: consequence
      ? 'This line names the end, not the reason. The reason is in the output of the server before it, which is not observed here.'
      : `The usual cause: ${likely}`,
    how: how ?? remediesOf(id),
    ask: next,
    span,
    more: places.slice(0, PLACES),
    entry,
  });
}

/** The spans of the messages, in text order, with their index. */
function spansOf({ records }: CauseSource): readonly (Span & { index: number })[] {
  const out: (Span & { index: number })[] = [];
  for (let index = 0; index < records.length; index++) {
    out.push({ ...placeAt(records, index), index });
  }
  return out.sort((a, b) => a.start - b.start);
}

/** The message at an offset; -1 outside of messages. */
function entryAt(spans: readonly (Span & { index: number })[], at: number): number {
  let low = 0;
  let high = spans.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle]?.start ?? 0) <= at) low = middle + 1;
    else high = middle;
  }
  const found = spans[low - 1];
  return found && at < found.end ? found.index : -1;
}

/** Wordings that a message contains in good sessions: a client that tries what a server does not offer. */
const ORDINARY: ReadonlySet<string> = new Set([
  'method-not-found',
  'unknown-tool',
  'tool-not-found-ts',
  'insufficient-scope',
  'missing-client-capability',
  'requeststate-invalid',
  'parse-error-32700',
  'csharp-method-not-available',
  'unsupported-protocol-32022',
]);

/** Error responses that are valid and may be expected: alone, they are explained, and nothing is broken. */
const EXPLAINED: ReadonlySet<string> = new Set([
  ...ORDINARY,
  'header-mismatch',
  'py-invalid-request-params',
  'parse-error-not-jsonrpc',
]);

/** True for an error without the session it is from: the question is about this message. */
function isLone({ records, sessions }: CauseSource, entry: number): boolean {
  const session = sessions[records.session(entry)];
  return records.answers(entry) < 0 && session?.state !== 'running' && records.length <= 50;
}

/** True for the error that names the capabilities it needs: it explains itself. */
function namesCapabilities(message: JsonObject): boolean {
  return get(objectAt(objectAt(message, 'error'), 'data'), 'requiredCapabilities') !== undefined;
}

/** True for a message that reports a failure of the session itself: an error, a failed call, a cancellation, a log message. */
function reports(value: JsonValue | undefined, { id, wire }: Complaint, lone: boolean): boolean {
  for (const one of Array.isArray(value) ? value : [value]) {
    if (!isObject(one)) continue;
    if (get(one, 'error') !== undefined || get(objectAt(one, 'result'), 'isError') === true)
      return (lone && !namesCapabilities(one)) || !ORDINARY.has(id);
    const method = get(one, 'method');
    // A record of a logger, which only looks like a message.
    if (method === undefined && get(one, 'jsonrpc') === undefined && get(one, 'result') === undefined) return true;
    if (method === 'notifications/cancelled') return true;
    if (method === 'notifications/message' && !wire) {
      const level = get(objectAt(one, 'params'), 'level');
      return level === 'error' || level === 'critical' || level === 'alert' || level === 'emergency';
    }
  }
  return false;
}
