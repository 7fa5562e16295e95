/** Results as programs receive them: the object that the command prints, as plain data. */
import type {
  JsonDiagnostic,
  JsonEdit,
  JsonFix,
  JsonMessage,
  JsonRange,
  JsonRelated,
  JsonReport,
} from '../protocol/export/json-types.ts';
import { LineIndex } from '../protocol/json/lines.ts';

/** The report of a check: README.md describes each member under “JSON output”. */
export type CheckResult = JsonReport;
/** One message in a report. */
export type CheckedMessage = JsonMessage;
/** One finding. */
export type Finding = JsonDiagnostic;
/** A change that removes a finding. */
export type Fix = JsonFix;
/** One replacement of a fix. */
export type Edit = JsonEdit;
/** A place: lines and columns from 1, columns in UTF-16 units, ends exclusive. */
export type Range = JsonRange;

/** Another message that a finding of a session is based on. */
export type SessionRelated = Omit<JsonRelated, 'range'>;

/** A finding of a session: its places are in the JSON text of its own message. */
export type SessionFinding = Omit<JsonDiagnostic, 'range' | 'related' | 'partIndex'> & {
  /** Null if the message is no longer held. */
  readonly range: JsonRange | null;
  readonly related: readonly SessionRelated[];
  /** Findings returned earlier that no longer hold, because this one knows the cause. Absent if there are none. */
  readonly replaces?: readonly Pick<JsonDiagnostic, 'rule' | 'messageIndex' | 'pointer'>[];
};

/** The text with the edits of one fix applied. Edits of several fixes must not overlap; overlapping ones are left out. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  const lines = new LineIndex(text);
  const placed = edits
    .map(({ range, text: replacement }) => ({
      start: lines.offset(range.startLine, range.startColumn),
      end: lines.offset(range.endLine, range.endColumn),
      replacement,
    }))
    .toSorted((a, b) => a.start - b.start || a.end - b.end);
  let out = '';
  let at = 0;
  for (const { start, end, replacement } of placed) {
    if (start < at) continue;
    out += text.slice(at, start) + replacement;
    at = end;
  }
  return out + text.slice(at);
}
