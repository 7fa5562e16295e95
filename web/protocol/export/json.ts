/** A report as one JSON object, printed by the command and saved by the page. The README describes it. */
import { LineIndex } from '../json/lines.ts';
import { viewPartyOf, type Party } from '../session-types.ts';
import type { Diagnostic, EntryRow, Part, Report, SessionSummary, Span, WireRow } from '../types.ts';
import type {
  JsonDiagnostic,
  JsonMessage,
  JsonPart,
  JsonParty,
  JsonRange,
  JsonReport,
  JsonSession,
  JsonWire,
} from './json-types.ts';
import { RawJson, toJson } from './write.ts';

/** The object. Lines and columns are one-based, columns in UTF-16 units, ends are exclusive. */
export function reportObject(report: Report, text: string): JsonReport<RawJson> {
  const lines = new LineIndex(text);
  const range = (span: Span) => rangeOf(lines, span);
  const count = (severity: Diagnostic['severity']) =>
    report.diagnostics.filter((diagnostic) => diagnostic.severity === severity).length;
  return {
    revision: report.revision,
    revisionBecause: report.revisionBecause,
    format: report.format.id,
    formatBecause: report.format.because,
    formatAdvice: report.format.advice,
    summary: {
      messages: report.entries.length,
      errors: count('error'),
      warnings: count('warning'),
      infos: count('info'),
    },
    verdicts: verdictsOf(report),
    messages: report.entries.map((entry) => messageObject(entry, report.sessions[entry.session], range)),
    sessions: report.sessions.map(sessionObject),
    wire: report.wire.map((row) => wireObject(row, range)),
    parts: report.parts.map((part) => partObject(part, range)),
    skipped: report.skipped.map((part) => ({ range: range(part), because: part.because })),
    notObserved: report.notObserved.map(({ what, because }) => ({ what, because })),
    outcome: report.outcome?.map(({ kind, says, count, entry, span }) => ({
      kind,
      message: says,
      count,
      messageIndex: entry,
      range: range(span),
    })),
    diagnostics: report.diagnostics.map((diagnostic) => diagnosticObject(diagnostic, range)),
  };
}

/** The object as a file: one line with a line end. */
export function reportJson(report: Report, text: string): string {
  return `${toJson(reportObject(report, text))}\n`;
}

/** Errors and warnings by revision. */
export function verdictsOf(report: Report): JsonReport['verdicts'] {
  return Object.fromEntries(
    Object.entries(report.verdicts).map(([revision, { errors, warnings }]) => [revision, { errors, warnings }]),
  );
}

/** The span in lines and columns. */
export function rangeOf(lines: LineIndex, span: Span): JsonRange {
  const start = lines.at(span.start);
  const end = lines.at(span.end);
  return { startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column };
}

/** Turns a span into a place as it is written. */
export type RangeOf = (span: Span) => JsonRange;

/** One part, with its place as `range` returns it. */
export function partObject(part: Part, range: RangeOf): JsonPart {
  return {
    kind: part.kind,
    title: part.title,
    host: part.host,
    type: part.type,
    language: part.language,
    range: range(part.span),
    messages: part.messages,
    first: part.first,
    because: part.because,
  };
}

function messageObject(entry: EntryRow, session: SessionSummary | undefined, range: RangeOf): JsonMessage<RawJson> {
  const { from, trust } = entry;
  return {
    index: entry.index,
    kind: entry.kind,
    method: entry.method,
    id: entry.id === undefined ? undefined : new RawJson(entry.id),
    from: from === 'unknown' ? undefined : from,
    party: viewPartyOf(entry, session),
    inferred: from !== 'unknown' && entry.inferred ? true : undefined,
    trust: trust === 'verbatim' ? undefined : trust,
    session: entry.session,
    answers: entry.answers,
    answeredBy: entry.answeredBy,
    at: entry.at,
    took: entry.took,
    wire: entry.wire,
    range: range(entry.span),
    items: entry.items?.map((item) => ({
      pointer: item.pointer,
      kind: item.kind,
      method: item.method,
      id: item.id === undefined ? undefined : new RawJson(item.id),
    })),
  };
}

/** One session, with what both sides declared about themselves. */
export function sessionObject(session: SessionSummary): JsonSession {
  const party = ({ name, version, capabilities, extensions }: Party): JsonParty => ({
    name,
    version,
    capabilities,
    extensions,
  });
  return {
    index: session.index,
    label: session.label === '' ? undefined : session.label,
    because: session.because,
    first: session.first,
    last: session.last,
    messages: session.messages,
    counts: { ...session.counts },
    revision: session.revision,
    revisionHow: session.revisionHow,
    revisionBecause: session.revisionBecause,
    state: session.state,
    view: session.view,
    client: party(session.client),
    server: party(session.server),
    unanswered: session.unanswered,
    unansweredCount: session.unansweredCount,
    slowest: session.slowest.map(({ entry, took }) => ({ messageIndex: entry, took })),
  };
}

function wireObject(row: WireRow, range: RangeOf): JsonWire {
  return {
    kind: row.kind,
    line: row.line,
    range: range(row.span),
    answers: row.answers,
    messages: row.entries,
  };
}

/** One finding. */
export function diagnosticObject(diagnostic: Diagnostic, range: RangeOf): JsonDiagnostic {
  const { fix } = diagnostic;
  return {
    rule: diagnostic.rule,
    requirement: diagnostic.requirement,
    class: diagnostic.class,
    hosts: diagnostic.hosts,
    severity: diagnostic.severity,
    // A rule’s headline is on its page; what is no rule has only this one.
    title: diagnostic.class === 'cause' || diagnostic.hosts ? diagnostic.title : undefined,
    message: diagnostic.what,
    why: diagnostic.why,
    messageIndex: diagnostic.entry,
    partIndex: diagnostic.part,
    pointer: diagnostic.pointer,
    range: range(diagnostic.span),
    related: diagnostic.related.map((place) => ({
      messageIndex: place.entry,
      pointer: place.pointer,
      range: range(place.span),
    })),
    remedies: diagnostic.remedies?.map(({ for: of, says }) => ({ for: of, says })),
    ask: diagnostic.ask,
    spec: diagnostic.spec,
    fix: fix && {
      says: fix.says,
      safety: fix.safety,
      edits: fix.edits.map((edit) => ({ range: range(edit), text: edit.text })),
    },
  };
}
