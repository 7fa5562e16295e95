/** A report as the JSON object that `check` prints: the README describes it. */
import { LineIndex } from '../protocol/json/lines.ts';
import type { Diagnostic, EntryRow, Report, Span } from '../protocol/types.ts';
import { RawJson, type Writable } from './json.ts';

/** The object. Lines and columns count from 1, columns in UTF-16 units, ends are exclusive. */
export function reportObject(report: Report, text: string): { readonly [key: string]: Writable } {
  const lines = new LineIndex(text);
  const range = (span: Span) => rangeOf(lines, span);
  const count = (severity: Diagnostic['severity']) =>
    report.diagnostics.filter((diagnostic) => diagnostic.severity === severity).length;
  return {
    revision: report.revision,
    revisionBecause: report.revisionBecause,
    format: report.format.id,
    formatBecause: report.format.because,
    summary: {
      messages: report.entries.length,
      errors: count('error'),
      warnings: count('warning'),
      infos: count('info'),
    },
    verdicts: Object.fromEntries(
      Object.entries(report.verdicts).map(([revision, { errors, warnings }]) => [revision, { errors, warnings }]),
    ),
    messages: report.entries.map((entry) => messageObject(entry, range)),
    skipped: report.skipped.map((part) => ({ range: range(part), because: part.because })),
    notObserved: report.notObserved.map(({ what, because }) => ({ what, because })),
    diagnostics: report.diagnostics.map((diagnostic) => diagnosticObject(diagnostic, range)),
  };
}

type RangeOf = (span: Span) => Writable;

function rangeOf(lines: LineIndex, span: Span): Writable {
  const start = lines.at(span.start);
  const end = lines.at(span.end);
  return { startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column };
}

function messageObject(entry: EntryRow, range: RangeOf): Writable {
  const known = entry.from !== 'unknown';
  return {
    index: entry.index,
    kind: entry.kind,
    method: entry.method,
    id: entry.id === undefined ? undefined : new RawJson(entry.id),
    from: known ? entry.from : undefined,
    inferred: known && entry.inferred ? true : undefined,
    range: range(entry.span),
    items: entry.items?.map((item) => ({
      pointer: item.pointer,
      kind: item.kind,
      method: item.method,
      id: item.id === undefined ? undefined : new RawJson(item.id),
    })),
  };
}

function diagnosticObject(diagnostic: Diagnostic, range: RangeOf): Writable {
  const { fix } = diagnostic;
  return {
    rule: diagnostic.rule,
    requirement: diagnostic.requirement,
    class: diagnostic.class,
    severity: diagnostic.severity,
    message: diagnostic.what,
    why: diagnostic.why,
    messageIndex: diagnostic.entry,
    pointer: diagnostic.pointer,
    range: range(diagnostic.span),
    related: diagnostic.related.map((place) => ({
      messageIndex: place.entry,
      pointer: place.pointer,
      range: range(place.span),
    })),
    spec: diagnostic.spec,
    fix: fix && {
      says: fix.says,
      safety: fix.safety,
      edits: fix.edits.map((edit) => ({ range: range(edit), text: edit.text })),
    },
  };
}
