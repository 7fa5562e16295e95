/** Draws findings in the editor: squiggles, margin icons, the current message, the highlighted member. */
import type { PlaceRange, ShownDiagnostic, ShownReport } from '../engine/types.ts';
import type { Severity, Span } from '../../protocol/types.ts';
import { monaco } from './monaco.ts';
import type { CodeEditor, Model } from './monaco.ts';
import { rangeAt } from './editor-handle.ts';

const OWNER = 'checker';
const SEVERITY: Record<Severity, monaco.MarkerSeverity> = {
  error: monaco.MarkerSeverity.Error,
  warning: monaco.MarkerSeverity.Warning,
  info: monaco.MarkerSeverity.Info,
};
const RANK: Record<Severity, number> = { error: 2, warning: 1, info: 0 };
/** Maximum number of skipped parts drawn in muted color. */
const MAX_SKIPPED = 200;

/** Converts lines and columns to a Monaco range. */
export function rangeOf(place: PlaceRange): monaco.Range {
  return new monaco.Range(place.startLine, place.startColumn, place.endLine, place.endColumn);
}

/** Converts a severity to Monaco’s. */
export function severityOf(severity: Severity): monaco.MarkerSeverity {
  return SEVERITY[severity];
}

function bare(text: string): string {
  return text.replaceAll('`', '');
}

/** Draws decorations in one editor. */
export interface Painter {
  /** Markers and margin icons of a report. */
  report(report: ShownReport): void;
  /** Replaces the findings of one line until the next complete report. */
  line(line: number, findings: readonly ShownDiagnostic[]): void;
  /** The current message; no highlight when there is just one. */
  current(span: Span | null): void;
  lit(span: Span | null): void;
}

/** Creates the painter of an editor that shows `model`. */
export function painter(code: CodeEditor, model: Model): Painter {
  const signs = code.createDecorationsCollection();
  const current = code.createDecorationsCollection();
  const lit = code.createDecorationsCollection();
  let marked: monaco.editor.IMarkerData[] = [];
  function mark(markers: monaco.editor.IMarkerData[]): void {
    marked = markers;
    monaco.editor.setModelMarkers(model, OWNER, markers);
  }
  return {
    report(report) {
      // A blank text has no findings.
      mark(report.blank ? [] : report.diagnostics.map((finding) => markerOf(finding, model)));
      if (report.blank) signs.clear();
      else signs.set([...signsOf(report), ...skippedOf(report, model)]);
    },
    line(line, findings) {
      const others = marked.filter((one) => one.startLineNumber !== line);
      mark([...others, ...findings.map((finding) => markerOf(finding, model))]);
    },
    current(span) {
      if (!span || span.end > model.getValueLength()) {
        current.clear();
        return;
      }
      const options = { isWholeLine: true, className: 'mp-current', marginClassName: 'mp-current-margin' };
      current.set([{ range: rangeAt(model, span), options }]);
    },
    lit(span) {
      if (!span || span.end > model.getValueLength()) lit.clear();
      else lit.set([{ range: rangeAt(model, span), options: { className: 'mp-lit' } }]);
    },
  };
}

function markerOf(finding: ShownDiagnostic, model: Model): monaco.editor.IMarkerData {
  const { range, severity, title, what, why } = finding;
  return {
    severity: SEVERITY[severity],
    message: `${bare(title)}\n${bare(what)}\n${bare(why)}`,
    code: { value: finding.rule, target: monaco.Uri.parse(finding.spec) },
    startLineNumber: range.startLine,
    startColumn: range.startColumn,
    endLineNumber: range.endLine,
    endColumn: range.endColumn,
    relatedInformation: finding.related.map((place) => {
      const { startLineNumber, startColumn, endLineNumber, endColumn } = rangeAt(model, place.span);
      const message = place.entry < 0 ? 'Related position' : `Message ${place.entry + 1} ${place.pointer}`.trimEnd();
      return { resource: model.uri, message, startLineNumber, startColumn, endLineNumber, endColumn };
    }),
  };
}

function signsOf(report: ShownReport): monaco.editor.IModelDeltaDecoration[] {
  const worst = new Map<number, Severity>();
  for (const { range, severity } of report.diagnostics) {
    const known = worst.get(range.startLine);
    if (!known || RANK[severity] > RANK[known]) worst.set(range.startLine, severity);
  }
  return [...worst].map(([line, severity]) => ({
    range: new monaco.Range(line, 1, line, 1),
    options: { glyphMarginClassName: `mp-sign mp-sign-${severity}` },
  }));
}

function skippedOf(report: ShownReport, model: Model): monaco.editor.IModelDeltaDecoration[] {
  return report.skipped.slice(0, MAX_SKIPPED).map((span) => ({
    range: rangeAt(model, span),
    options: { inlineClassName: 'mp-skipped' },
  }));
}
