/**
 * Findings as annotations of a GitHub workflow
 * (https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands). One command a line.
 */
import { LineIndex } from '../../../protocol/json/lines.ts';
import type { Diagnostic, Severity } from '../../../protocol/types.ts';
import type { Judged, Printer } from './judged.ts';

const COMMAND: Readonly<Record<Severity, string>> = { error: 'error', warning: 'warning', info: 'notice' };

/** One annotation for each finding, at its place in the file. */
export function annotations(): Printer {
  return {
    add({ name, report, text }: Judged): string {
      const lines = new LineIndex(text);
      return report.diagnostics.map((one) => `${commandOf(one, name, lines)}\n`).join('');
    },
    end: () => '',
  };
}

function commandOf(diagnostic: Diagnostic, name: string, lines: LineIndex): string {
  const { severity, span, title, what, why, fix, spec, rule } = diagnostic;
  const start = lines.at(span.start);
  const end = lines.at(span.end);
  // GitHub takes columns only for a place on one line.
  const columns =
    start.line === end.line ? [`col=${start.column}`, `endColumn=${Math.max(end.column, start.column + 1)}`] : [];
  const place = [`file=${inProperty(name)}`, `line=${start.line}`, `endLine=${end.line}`, ...columns];
  const says = [what, `Why: ${why}`, ...(fix ? [`Fix: ${fix.says}`] : []), `${rule}, ${spec}`];
  return `::${COMMAND[severity]} ${place.join(',')},title=${inProperty(title)}::${inMessage(says.join('\n'))}`;
}

/** A line end would end the command, so that a text could add one of its own. */
function inMessage(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function inProperty(text: string): string {
  return inMessage(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
